import { keep, kept } from "./settings.svelte";
import type { LogLine, TalkLine } from "./wire";
import { t } from "./words.svelte";

/** The log with what people said and what is told of them, each at the moment it happened. */
export function withTalk(log: readonly LogLine[], talk: readonly TalkLine[]): readonly LogLine[] {
  if (talk.length === 0) return log;
  const found: LogLine[] = [];
  let next = 0;
  const tell = (before: number) => {
    for (let line = talk[next]; line && line.position < before; line = talk[next]) {
      found.push({ text: inWords(line), event: line.kind, seat: line.seat, at: line.position });
      next += 1;
    }
  };
  for (const line of log) {
    tell(line.at ?? 0);
    found.push(line);
  }
  tell(Infinity);
  return found;
}

const inWords = ({ kind, name, text }: TalkLine): string =>
  kind === "said" ? t("talk-said", { name, text }) : text;

/** What was said, without those whom this person does not want to hear, by name. */
export function audible(talk: readonly TalkLine[], muted: readonly string[]): readonly TalkLine[] {
  return talk.filter(({ name, kind }) => kind === "notice" || !muted.includes(name));
}

/** The names of those who only watched, and said something; not one's own. */
export function speakersWhoWatched(talk: readonly TalkLine[]): readonly string[] {
  const said = talk.filter(({ seat, kind, mine }) => seat === null && kind === "said" && !mine);
  return [...new Set(said.map(({ name }) => name))];
}

const place = (table: string): string => `muted.${table}`;

/** Whom this browser does not hear at a table; nobody there has the name of another. */
export function mutedAt(table: string): readonly string[] {
  return (kept(place(table)) ?? "").split("\n").filter(Boolean);
}

export function keepMuted(table: string, names: readonly string[]): void {
  keep(place(table), names.join("\n"));
}
