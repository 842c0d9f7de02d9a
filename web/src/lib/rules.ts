import type { Chapter, CodePlace } from "./wire";

/** A rule as scenes cite it: "game/3.2" is paragraph 3.2 of that game's rulebook. */
export interface RuleReference {
  game: string;
  paragraph: string;
}

export function ruleReference(rule: string): RuleReference {
  const slash = rule.indexOf("/");
  return { game: rule.slice(0, Math.max(slash, 0)), paragraph: rule.slice(slash + 1) };
}

/** Where the rulebook page shows it. */
export function rulePath(rule: string): string {
  const { game, paragraph } = ruleReference(rule);
  return `/rules/${game}#${paragraph}`;
}

const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, " ")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase();

/** The paragraphs that hold every word sought, in any case and without minding accents. */
export function chaptersWith(chapters: readonly Chapter[], sought: string): Chapter[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...chapters];
  return chapters
    .map((chapter) => ({
      ...chapter,
      paragraphs: chapter.paragraphs.filter(({ number, html }) => {
        const text = `${number} ${plain(html)}`;
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
}

/** Where the code carries out a chapter, paragraph by paragraph. */
export function codeByParagraph(
  places: readonly CodePlace[],
): { number: string; places: CodePlace[] }[] {
  const found = new Map<string, CodePlace[]>();
  for (const place of places) found.set(place.number, [...(found.get(place.number) ?? []), place]);
  return [...found].map(([number, its]) => ({ number, places: its }));
}
