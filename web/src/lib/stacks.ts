import { lyingOn } from "./lying";
import type { Piece, Scene } from "./wire";

/** Pieces that look the same and lie together. */
export interface Stack {
  key: string;
  pieces: Piece[];
  count: number;
}

const looks = new WeakMap<Piece, string>();
const known = new WeakMap<readonly Piece[], Stack[]>();
const latest = new WeakMap<Piece, Stack>(); // by the first piece

/** Group equal pieces, in the order their first one lies; stacks that stay are the same objects. */
export function stacked(pieces: readonly Piece[]): Stack[] {
  let stacks = known.get(pieces);
  if (!stacks) known.set(pieces, (stacks = grouped(pieces).map(asBefore)));
  return stacks;
}

/** What lies on a spot, equal pieces together. */
export function stacksOn(scene: Scene, area: string, spot: string): Stack[] {
  return stacked(lyingOn(scene, area, spot));
}

export const idsOf = (stack: Stack): string[] => stack.pieces.map((piece) => piece.id ?? "");

/** Equal pieces together; a stack keeps its place on the page for as long as its first piece stays. */
function grouped(pieces: readonly Piece[]): Stack[] {
  const groups = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const look = lookOf(piece);
    const group = groups.get(look);
    if (group) group.push(piece);
    else groups.set(look, [piece]);
  }
  return [...groups.values()].map((group, index) => ({
    key: group[0]?.id || `stack ${index}`,
    pieces: group,
    count: group.reduce((sum, piece) => sum + (piece.count ?? 1), 0),
  }));
}

function lookOf(piece: Piece): string {
  let look = looks.get(piece);
  if (look === undefined) {
    const { badges, faded, owner, ribbon, spot } = piece;
    look = JSON.stringify([piece.look, spot, owner, badges, faded, ribbon]);
    looks.set(piece, look);
  }
  return look;
}

function asBefore(stack: Stack): Stack {
  const [first] = stack.pieces;
  if (!first) return stack;
  const before = latest.get(first);
  const stays =
    before?.key === stack.key &&
    before.pieces.length === stack.pieces.length &&
    before.pieces.every((piece, index) => piece === stack.pieces[index]);
  if (before && stays) return before;
  latest.set(first, stack);
  return stack;
}
