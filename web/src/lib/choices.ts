import type { Ask, Choice, Piece, WhyNot } from "./wire";

/** What an ask says about one thing on the table. */
export interface Standing {
  choices: Choice[];
  refusal: WhyNot | undefined;
}

const NOTHING: Standing = { choices: [], refusal: undefined };

/** Finds, for a piece, a spot or an area, the answers it stands for and why it cannot be chosen. */
export class Choices {
  private readonly byThing = new Map<string, Standing>();

  constructor(readonly ask: Ask | null | undefined) {
    for (const choice of ask?.choices ?? []) {
      for (const pointing of [choice, ...(choice.also ?? [])])
        this.at(keyOf(pointing)).choices.push(choice);
    }
    for (const refusal of ask?.refusals ?? []) this.at(keyOf(refusal)).refusal ??= refusal;
  }

  private at(key: string): Standing {
    let standing = this.byThing.get(key);
    if (standing === undefined)
      this.byThing.set(key, (standing = { choices: [], refusal: undefined }));
    return standing;
  }

  piece(id: string): Standing {
    return this.byThing.get(`piece ${id}`) ?? NOTHING;
  }

  /** Equal pieces are one choice, which all of them stand for. */
  stack(pieces: readonly Piece[]): Standing {
    const standings = pieces
      .map((piece) => this.piece(piece.id ?? ""))
      .filter((standing) => standing !== NOTHING);
    if (standings.length < 2) return standings[0] ?? NOTHING;
    const choices = [...new Set(standings.flatMap((standing) => standing.choices))];
    return { choices, refusal: standings.find((standing) => standing.refusal)?.refusal };
  }

  spot(area: string, spot: string): Standing {
    return this.byThing.get(`spot ${area} ${spot}`) ?? this.byThing.get(`spot  ${spot}`) ?? NOTHING;
  }

  area(id: string): Standing {
    return this.byThing.get(`area ${id}`) ?? NOTHING;
  }
}

interface Pointing {
  piece?: string;
  area?: string;
  spot?: string;
}

function keyOf(thing: Pointing): string {
  if (thing.piece) return `piece ${thing.piece}`;
  if (thing.spot) return `spot ${thing.area ?? ""} ${thing.spot}`;
  return thing.area ? `area ${thing.area}` : "button";
}

/** A choice as it is read out: what it does apart from what it is called. */
export function spokenChoice({ label, hint }: Choice): string {
  return hint ? `${label}, ${hint}` : label;
}

const KEYS = 9;

/** The digit that gives an answer: the number it stands for, otherwise its place in the list. */
export function keyed(choices: readonly Choice[], index: number): string {
  if (choices.some((choice) => choice.key)) return choices[index]?.key ?? "";
  return index < KEYS ? String(index + 1) : "";
}

/** Whether nothing on the table stands for this choice. */
export function isButton(choice: Choice): boolean {
  return keyOf(choice) === "button";
}
