const LONGEST = 24; // signs as a reader counts them: a joined emoji is one

const signs = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** As much of a name as a seat can bear; never half an emoji. */
export function cut(name: string): string {
  return Array.from(signs.segment(name), ({ segment }) => segment).slice(0, LONGEST).join("");
}
