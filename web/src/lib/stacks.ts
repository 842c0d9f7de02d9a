import type { Piece } from "./wire";

/** Pieces that look the same and lie together. */
export interface Stack {
  key: string;
  pieces: Piece[];
  count: number;
}

/** Group equal pieces, in the order their first one lies. */
export function stacked(pieces: readonly Piece[]): Stack[] {
  const stacks = new Map<string, Stack>();
  for (const piece of pieces) {
    const look = JSON.stringify([
      piece.look,
      piece.spot,
      piece.owner,
      piece.badges,
      piece.faded,
      piece.ribbon,
    ]);
    const stack = stacks.get(look);
    if (stack === undefined) {
      stacks.set(look, { key: look, pieces: [piece], count: piece.count ?? 1 });
    } else {
      stack.pieces.push(piece);
      stack.count += piece.count ?? 1;
    }
  }
  return withStableKeys([...stacks.values()]);
}

/** A stack keeps its place on the page for as long as one of its pieces stays. */
function withStableKeys(stacks: Stack[]): Stack[] {
  return stacks.map((stack, index) => ({ ...stack, key: stack.pieces[0]?.id || `stack ${index}` }));
}
