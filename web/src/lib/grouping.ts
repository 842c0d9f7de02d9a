import { isButton } from "./choices";
import type { Choice, Pointer, Scene } from "./wire";

/** Answers that lie at one place of the table. */
export interface Group {
  label: string;
  choices: Choice[];
}

/** A list of answers as it is read: what matters, the places where the others lie, what is left. */
export interface Listed {
  first: Choice[];
  groups: Group[];
  last: Choice[];
}

const LONG = 12; // answers that one still reads as a list
const TELLING = 9; // of them those that say what they do, beside places
const FEW = 2; // answers at a place that need no heading

/** The area in which something lies; a spot may be named without its area. */
export function areaOf(scene: Scene, { piece, area, spot }: Pointer): string {
  if (piece) return scene.pieces.find((one) => one.id === piece)?.area ?? "";
  const holder = scene.areas.find((one) => one.spots?.some(({ id }) => id === spot));
  return area || (spot ? (holder?.id ?? "") : "");
}

/** A long list is put in order by the places on the table that its answers stand for. */
export function listed(scene: Scene, choices: readonly Choice[]): Listed {
  const plain = { first: [...choices], groups: [], last: [] };
  if (choices.length <= LONG) return plain;
  const placed = choices.filter((choice) => !isButton(choice));
  const telling = placed.filter((choice) => choice.hint);
  const first = telling.length <= TELLING ? telling : [];
  const others = placed.filter((choice) => !first.includes(choice));
  const byArea = grouped(others, (choice) => areaOf(scene, choice));
  const places = byArea.size > 1 ? byArea : grouped(others, thingOf);
  const groups = [...places.values()].filter((group) => group.length > FEW);
  if (groups.length === 0) return plain;
  const alone = others.filter((choice) => !groups.some((group) => group.includes(choice)));
  return {
    first: [...first, ...alone],
    groups: groups.map((group) => ({
      label: labelOf(scene, group[0]!, byArea.size > 1),
      choices: group,
    })),
    last: choices.filter(isButton),
  };
}

function grouped(
  choices: readonly Choice[],
  place: (choice: Choice) => string,
): Map<string, Choice[]> {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const key = place(choice);
    groups.set(key, [...(groups.get(key) ?? []), choice]);
  }
  return groups;
}

const thingOf = ({ piece, area, spot }: Choice): string => `${piece} ${area} ${spot}`;

function labelOf(scene: Scene, choice: Choice, byArea: boolean): string {
  const area = scene.areas.find((one) => one.id === areaOf(scene, choice));
  const spot = area?.spots?.find((one) => one.id === choice.spot);
  const piece = scene.pieces.find((one) => one.id === choice.piece);
  const thing = byArea ? "" : piece?.name || spot?.label;
  return thing || area?.label || "";
}
