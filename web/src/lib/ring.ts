import type { Area, Spot } from "./wire";

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

const TURN = 2 * Math.PI;
const BOTTOM = Math.PI / 2;
const LEFT = Math.PI;
const RISE = Math.PI / 12; // how far above the middle the lowest of the others sit

/** A ring that leaves room at the edges for the places on it. */
export function ringIn(width: number, height: number, place: Point): Ring {
  return {
    width,
    height,
    rx: Math.max(0, (width - place.x) / 2),
    ry: Math.max(0, (height - place.y) / 2),
  };
}

/** The places clockwise from one's own on; who has none sees them as they are listed. */
export function fromOwn(spots: readonly Spot[], seat: number | null): readonly Spot[] {
  const own = spots.findIndex((spot) => seat !== null && spot.owner === seat);
  return own < 0 ? spots : [...spots.slice(own), ...spots.slice(0, own)];
}

/**
 * Where so many places stand: the first at the bottom, then clockwise. Where there is little room
 * all others sit above the middle, so that the lower half is free.
 */
export function anglesOf(places: number, narrow: boolean): number[] {
  const even = Array.from({ length: places }, (_, number) => BOTTOM + (number * TURN) / places);
  if (!narrow || places < 3) return even;
  const step = (Math.PI - 2 * RISE) / (places - 2);
  return even.map((own, number) => (number === 0 ? own : LEFT + RISE + (number - 1) * step));
}

/** The middle of the way from each place to the one after it, clockwise. */
export function between(angles: readonly number[]): number[] {
  return angles.map((angle, number) => {
    const next = angles[number + 1] ?? (angles[0] ?? 0) + TURN;
    return (angle + next) / 2;
  });
}

export function pointAt(ring: Ring, angle: number): Point {
  return {
    x: ring.width / 2 + ring.rx * Math.cos(angle),
    y: ring.height / 2 + ring.ry * Math.sin(angle),
  };
}

/** How far an arrow at this point of the ring is turned, in degrees. */
export function turnAt(ring: Ring, angle: number, way: Area["way"]): number {
  const along = Math.atan2(ring.ry * Math.cos(angle), -ring.rx * Math.sin(angle));
  return (along * 180) / Math.PI + (way === "anticlockwise" ? 180 : 0);
}

/** The number of the place that comes after this one. */
export function placeAfter(number: number, places: number, way: Area["way"]): number {
  return (number + (way === "anticlockwise" ? places - 1 : 1)) % places;
}
