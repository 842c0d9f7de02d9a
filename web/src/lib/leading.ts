import type { Player } from "./wire";

/** Who is ahead where everybody has points: nobody as long as all have the same, nor in a race. */
export function leadersOf(players: readonly Player[]): Player[] {
  const scores = players.map(({ score, progress }) => (progress ? NaN : (score ?? NaN)));
  const best = Math.max(...scores); // not a number where one of them is none
  return Math.min(...scores) < best ? players.filter(({ score }) => score === best) : [];
}
