import type { Ask } from "./wire";

/** What makes a question the same while others answer: who is asked what, and may answer what. */
export function questionKey(ask: Ask | null | undefined): string {
  return ask
    ? JSON.stringify([ask.seat, ask.question, ask.choices.map((choice) => choice.option)])
    : "";
}
