import { heightOf } from "./looks";
import type { Piece, Spot } from "./wire";

const SMALLEST = 12;
const LARGEST = 130;

/** How wide pieces may be so that the fullest cell holds all of its own. */
export function fittingCell(
  width: number,
  height: number,
  spots: readonly Spot[],
  pieces: readonly Piece[],
): number {
  const ratio = Math.max(1, ...pieces.map((piece) => heightOf(piece.look)));
  const crowd = Math.max(
    1,
    ...spots.map((spot) => looks(pieces.filter((piece) => piece.spot === spot.id))),
  );
  const across = Math.ceil(Math.sqrt(crowd));
  const down = Math.ceil(crowd / across);
  const fitting = Math.min((width * 0.88) / across, (height * 0.82) / (down * ratio));
  return Math.min(LARGEST, Math.max(SMALLEST, fitting));
}

function looks(pieces: readonly Piece[]): number {
  return new Set(pieces.map((piece) => JSON.stringify([piece.look, piece.owner, piece.badges])))
    .size;
}
