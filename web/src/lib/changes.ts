import type { Piece, Scene } from "./wire";

/** Where something lies. */
export interface Place {
  area: string;
  spot: string;
}

/** A piece that a step moved, turned over, brought or took away. */
export interface Change {
  piece: Piece; // as it is now; as it was, where it is gone
  from: Place | undefined; // undefined: nobody saw it before
  to: Place | undefined; // undefined: it is gone
}

const at = (piece: Piece): Place => ({ area: piece.area, spot: piece.spot ?? "" });

function isElsewhere(old: Piece, piece: Piece): boolean {
  return (
    old.area !== piece.area ||
    (old.spot ?? "") !== (piece.spot ?? "") ||
    Boolean(old.look.down) !== Boolean(piece.look.down)
  );
}

/** What moved from one scene to the next; what stays as it was is the same object in both. */
export function changesOf(before: Scene, scene: Scene): Change[] {
  const old = new Map(before.pieces.map((piece) => [piece.id ?? "", piece]));
  const found: Change[] = [];
  for (const piece of scene.pieces) {
    const known = old.get(piece.id ?? "");
    if (known === piece) continue;
    if (!known) found.push({ piece, from: cameFrom(piece), to: at(piece) });
    else if (isElsewhere(known, piece)) found.push({ piece, from: at(known), to: at(piece) });
  }
  for (const gone of scene.departures ?? []) {
    const piece = old.get(gone.piece);
    const to = gone.area ? { area: gone.area, spot: "" } : undefined;
    if (piece) found.push({ piece, from: at(piece), to });
  }
  return found;
}

function cameFrom(piece: Piece): Place | undefined {
  return piece.came ? { area: piece.came, spot: "" } : undefined;
}

/** Whether a place is the one that is pointed at: an area means everything in it. */
export function isAt(place: Place | undefined, area: string, spot: string): boolean {
  return place !== undefined && place.area === area && (!spot || place.spot === spot);
}
