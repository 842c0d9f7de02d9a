import type { Ask } from "./wire";

export const EVEN_DELAY = 1200; // milliseconds, whatever the question

/** What is known of a table when one asks whether an answer may give itself. */
export interface Company {
  hides: boolean; // the game hides something
  othersPlay: boolean; // other people sit at the table
}

/** Whether it betrays nothing that an answer without a choice comes by itself.
 *
 * Whoever sees that somebody answers after an even delay knows that there was no choice. Where
 * nothing is hidden everybody knows that anyway; and programs do not look at the clock.
 */
export function mayGoByItself({ hides, othersPlay }: Company): boolean {
  return !hides || !othersPlay;
}

/** The only answer of a question that leaves no choice. */
export function onlyAnswer(ask: Ask | null): number | null {
  const [only, another] = ask?.choices ?? [];
  return only && !another ? only.option : null;
}
