import type { HintAnswer } from "./wire";

/** An answer that a strong bot thinks of: the best has rank 1. */
export interface Named {
  rank: number;
  chance: number | null; // to win, from 0 to 1
}

/** Answers by their option, in the order they were named. */
export function namedBy(answers: readonly HintAnswer[]): ReadonlyMap<number, Named> {
  return new Map(answers.map(({ option, chance }, index) => [option, { rank: index + 1, chance }]));
}

/** A chance as people read it: to the nearest twentieth, for it is a guess. */
export function roughly(chance: number): number {
  return Math.round(chance * 20) * 5;
}
