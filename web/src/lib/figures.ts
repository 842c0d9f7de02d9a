import { stacked } from "./stacks";
import type { Area, Piece, Scene } from "./wire";

/** The areas that a figure shows, without those that are drawn inside another. */
export function topAreas(scene: Scene): Area[] {
  return scene.areas.filter((area) => !area.parent);
}

/** Each thing that lies there, once. */
export function kindsOf(scene: Scene): Piece[] {
  return stacked(scene.pieces.filter((piece) => !piece.look.down)).map(({ pieces }) => pieces[0]!);
}

/** What a figure shows, for who cannot see it: each area with what lies there. */
export function spokenFigure(scene: Scene): string {
  return scene.areas
    .map((area) => ({ area, lying: lyingOn(area, scene.pieces) }))
    .filter(({ lying }) => lying.length > 0)
    .map(({ area, lying }) => `${area.label}: ${lying.join(", ")}`)
    .join(". ");
}

function lyingOn(area: Area, pieces: readonly Piece[]): string[] {
  const lying = pieces.filter((piece) => piece.area === area.id);
  return stacked(lying).map(({ pieces: alike }) => {
    const count = alike.reduce((sum, piece) => sum + (piece.count ?? 1), 0);
    return count > 1 ? `${count} × ${alike[0]!.name}` : alike[0]!.name;
  });
}
