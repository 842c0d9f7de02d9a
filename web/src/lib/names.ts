import { t, words } from "./words.svelte";

const LONGEST = 24; // signs as a reader counts them: a joined emoji is one

const signs = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** As much of a name as a seat can bear; never half an emoji. */
export function cut(name: string): string {
  return Array.from(signs.segment(name), ({ segment }) => segment)
    .slice(0, LONGEST)
    .join("");
}

/** The people on some seats, as a sentence lists them; an open seat has a number only. */
export function namesOf(seats: readonly number[], names: readonly string[]): string {
  return new Intl.ListFormat(words.locale).format(
    seats.map((seat) => names[seat] || t("seat-number", { number: seat + 1 })),
  );
}
