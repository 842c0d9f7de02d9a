import { keep, kept } from "./settings.svelte";

const place = (game: string, lesson: string) => `learned.${game}.${lesson}`;

/** Whether this browser has seen a lesson to its end. */
export const isLearned = (game: string, lesson: string): boolean =>
  kept(place(game, lesson)) !== null;

export const setLearned = (game: string, lesson: string): void => keep(place(game, lesson), "1");
