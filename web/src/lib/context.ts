import { createContext } from "svelte";
import type { Choices } from "./choices";
import type { Hint } from "./hint.svelte";
import type { Scene } from "./wire";

/** What every part of a drawn table may ask for. */
export interface Drawn {
  readonly scene: Scene;
  readonly choices: Choices;
  readonly hint: Hint;
  readonly art: string; // address of the game's drawings
  choose: (option: number) => void;
  openRule: (rule: string) => void;
}

export const [drawn, setDrawn] = createContext<Drawn>();
