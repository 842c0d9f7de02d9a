import type { Large } from "./acts";

/** The room of a moment, of which its sentence takes a part. */
interface Room {
  width: number;
  height: number;
}

const SENTENCE = 160;
const EDGES = 48;
const NAME = 34;
const ROWS = [1, 2, 3];
const CARD = 1.4;
const TOKEN = 0.62; // of the width of a card
const LARGEST = 190;
const LEAST = 64;
export const GAP = 14;

/** Whether a thing is read like a card; all others are drawn smaller beside one. */
export function isRead({ piece }: Large): boolean {
  return piece?.look.shape === "card" || piece?.look.shape === "tile";
}

/** How wide a thing is drawn where a card is so wide. */
export function widthOf(thing: Large, card: number): number {
  return Math.round(isRead(thing) ? card : card * TOKEN);
}

/** How wide a card may be so that all things stand in as many rows as make them largest. */
export function cardWidth(things: readonly Large[], room: Room): number {
  const count = Math.max(1, things.length);
  const [wide, high] = things.length === 0 || things.some(isRead) ? [1, CARD] : [TOKEN, TOKEN];
  const fitting = (rows: number) => {
    const across = (room.width - EDGES) / Math.ceil(count / rows) - GAP;
    const down = (room.height - SENTENCE) / rows - NAME;
    return Math.min(LARGEST, across / wide, down / high);
  };
  return Math.max(LEAST, ...ROWS.map(fitting));
}
