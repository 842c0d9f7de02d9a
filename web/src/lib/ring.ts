import type { Area } from "./wire";

/** A point of a ring, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Where the places of a ring stand. */
export interface Ring {
  width: number;
  height: number;
  rx: number;
  ry: number;
}

const BOTTOM = Math.PI / 2;

/** A ring that leaves room at the edges for the places on it. */
export function ringIn(width: number, height: number, place: Point): Ring {
  return {
    width,
    height,
    rx: Math.max(0, (width - place.x) / 2),
    ry: Math.max(0, (height - place.y) / 2),
  };
}

/** The place with this number of so many: the first at the bottom, then clockwise. */
export function placeOn(ring: Ring, number: number, places: number): Point {
  const angle = BOTTOM + (number * 2 * Math.PI) / places;
  return {
    x: ring.width / 2 + ring.rx * Math.cos(angle),
    y: ring.height / 2 + ring.ry * Math.sin(angle),
  };
}

/** How far an arrow at this point of the ring is turned, in degrees. */
export function turnAt(ring: Ring, number: number, places: number, way: Area["way"]): number {
  const angle = BOTTOM + (number * 2 * Math.PI) / places;
  const along = Math.atan2(ring.ry * Math.cos(angle), -ring.rx * Math.sin(angle));
  return (along * 180) / Math.PI + (way === "anticlockwise" ? 180 : 0);
}

/** The number of the place that comes after this one. */
export function placeAfter(number: number, places: number, way: Area["way"]): number {
  return (number + (way === "anticlockwise" ? places - 1 : 1)) % places;
}
