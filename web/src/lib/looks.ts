import type { Look } from "./wire";

const HEIGHTS: Partial<Record<Look["shape"], number>> = { card: 1.4, tile: 1.05, plaque: 0.35 };

/** Whether a piece lies flat and is read, like a card. */
export function isFlat(look: Look): boolean {
  return HEIGHTS[look.shape] !== undefined;
}

/** How high a piece of width 1 is. */
export function heightOf(look: Look): number {
  return HEIGHTS[look.shape] ?? 1;
}
