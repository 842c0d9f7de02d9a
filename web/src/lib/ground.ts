import type { Area, Spot } from "./wire";

/** A box in the units of a board. */
export interface Ground {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MARGIN = 0.012;
const USUAL_SPOTS = 6;
const UPRIGHT = 0.95; // a rectangle fills the box around it, or nearly

/** How large a spot without an outline is drawn. */
export function usualRadius(area: Area): number {
  return (
    Math.sqrt(
      ((area.width || 100) * (area.height || 100)) / Math.max(area.spots?.length ?? 0, USUAL_SPOTS),
    ) * 0.3
  );
}

/** The box a spot fills. */
export function groundOf(spot: Spot, radius: number): Ground {
  const outline = spot.outline ?? [];
  if (outline.length < 6) {
    return {
      x: (spot.x ?? 0) - radius,
      y: (spot.y ?? 0) - radius,
      width: 2 * radius,
      height: 2 * radius,
    };
  }
  return around(
    outline.filter((_, index) => index % 2 === 0),
    outline.filter((_, index) => index % 2 === 1),
  );
}

/** The room for signs on a spot: a rectangle that lies aslant has less than the box around it. */
export function roomOf(spot: Spot, radius: number): Ground {
  const box = groundOf(spot, radius);
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = spot.outline ?? [];
  if (spot.outline?.length !== 8) return box;
  const sides = [Math.hypot(bx - ax, by - ay), Math.hypot(cx - bx, cy - by)] as const;
  if (sides[0] * sides[1] > box.width * box.height * UPRIGHT) return box;
  const side = Math.min(...sides);
  return { x: (spot.x ?? 0) - side / 2, y: (spot.y ?? 0) - side / 2, width: side, height: side };
}

/** A board whose spots all know their outline: the area's own, where they have none. */
export function outlined(area: Area): Area {
  const { outline = [], spots = [] } = area;
  if (outline.length === 0) return area;
  const shifted = ({ x = 0, y = 0 }: Spot): number[] =>
    outline.map((number, index) => number + (index % 2 ? y : x));
  return {
    ...area,
    spots: spots.map((spot) => (spot.outline?.length ? spot : { ...spot, outline: shifted(spot) })),
  };
}

/** A board that may be drawn wider or higher than its own shape, as it best fills a frame. */
export function shaped(area: Area, width: number, height: number): Area {
  const { elastic = 0, width: wide = 0, height: high = 0 } = area;
  if (!elastic || !wide || !high || !width || !height) return area;
  const needed = ((width / height) * high) / wide;
  const by = Math.max(1 / elastic, Math.min(elastic, needed));
  const broad = (spot: Spot): Spot => ({
    ...spot,
    x: (spot.x ?? 0) * by,
    outline: (spot.outline ?? []).map((number, index) => (index % 2 ? number : number * by)),
  });
  return {
    ...area,
    width: wide * by,
    spots: (area.spots ?? []).map(broad),
    pictures: (area.pictures ?? []).map((one) => ({
      ...one,
      x: one.x * by,
      width: one.width * by,
    })),
  };
}

/** Whether four corners are those of an upright box, the first one at its upper left. */
export function isUpright(outline: readonly number[]): boolean {
  const [ax = 0, ay, bx, by, cx, cy, dx, dy = 0] = outline;
  return (
    outline.length === 8 && ay === by && bx === cx && cy === dy && dx === ax && ax < bx! && ay! < dy
  );
}

/** An outline as seen from the corner of its box. */
export function outlineIn({ x, y }: Ground, outline: readonly number[]): number[] {
  return outline.map((number, index) => number - (index % 2 ? y : x));
}

/** The part of a board where spots are: nothing of the frame is left empty; a drawn board is whole. */
export function boundsOf(area: Area): Ground {
  const drawn = area.backdrop || area.elastic || area.stretches?.length;
  if (drawn && area.width && area.height)
    return { x: 0, y: 0, width: area.width, height: area.height };
  const boxes = (area.spots ?? []).map((spot) => groundOf(spot, usualRadius(area)));
  const found = around(
    boxes.flatMap((box) => [box.x, box.x + box.width]),
    boxes.flatMap((box) => [box.y, box.y + box.height]),
  );
  const margin = Math.max(found.width, found.height) * MARGIN;
  return {
    x: found.x - margin,
    y: found.y - margin,
    width: found.width + 2 * margin,
    height: found.height + 2 * margin,
  };
}

/** Lays a drawing of 100 by 100 into four corners, turned as they are. */
export function laidInto(outline: readonly number[]): string {
  const [ax = 0, ay = 0, bx = 0, by = 0, , , dx = 0, dy = 0] = outline;
  const across = [(bx - ax) / 100, (by - ay) / 100];
  const down = [(dx - ax) / 100, (dy - ay) / 100];
  return `matrix(${[...across, ...down, ax, ay].join(" ")})`;
}

function around(xs: readonly number[], ys: readonly number[]): Ground {
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
