import type { LogLine } from "./wire";

/** The lines of `next` that `past` does not end with already. */
export function newLines(past: readonly LogLine[], next: readonly LogLine[]): LogLine[] {
  for (let overlap = Math.min(past.length, next.length); overlap > 0; overlap--) {
    const tail = past.slice(past.length - overlap);
    if (tail.every((line, index) => line.text === next[index]?.text)) return next.slice(overlap);
  }
  return [...next];
}

const LINES_KEPT = 300;

/** The log with what happened since; the oldest lines go. */
export function continued(past: readonly LogLine[], next: readonly LogLine[]): LogLine[] {
  return [...past, ...newLines(past, next)].slice(-LINES_KEPT);
}
