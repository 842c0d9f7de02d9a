import type { LogLine, TalkLine } from "./wire";

/** The log with what is told of its people, each at the moment it happened. */
export function withNotices(
  log: readonly LogLine[],
  talk: readonly TalkLine[],
): readonly LogLine[] {
  const notices = talk.filter(({ kind }) => kind === "notice");
  if (notices.length === 0) return log;
  const found: LogLine[] = [];
  let next = 0;
  const tell = (before: number) => {
    for (let notice = notices[next]; notice && notice.position < before; notice = notices[next]) {
      found.push({ text: notice.text, event: "notice", seat: notice.seat, at: notice.position });
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

/** What was said, without those whom this person does not want to hear. */
export function audible(talk: readonly TalkLine[], muted: readonly number[]): readonly TalkLine[] {
  return talk.filter(({ seat, kind }) => kind === "notice" || !muted.includes(seat));
}
