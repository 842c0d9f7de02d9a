import { createContext, type Snippet } from "svelte";
import type { Advisor } from "./advice.svelte";
import type { Named } from "./advising";
import type { Choices } from "./choices";
import type { Clocks } from "./clocks";
import type { Hint } from "./hint.svelte";
import type { Memory } from "./memory.svelte";
import type { Presence } from "./presence";
import type { Panels } from "./panels.svelte";
import type { LogLine, Pointer, Refused, Scene } from "./wire";

/** What every part of a drawn table may ask for. */
export interface Drawn {
  readonly scene: Scene;
  readonly choices: Choices;
  readonly hint: Hint;
  readonly panels: Panels; // which of its parts have followed
  readonly memory: Memory | undefined; // what moved since one's last turn
  readonly clocks: Clocks | null;
  readonly presence: ReadonlyMap<number, Presence>; // of the people at their seats
  readonly advisor: Advisor | undefined; // where a strong bot may be asked
  readonly named: ReadonlyMap<number, Named>; // the answers it thinks of
  readonly art: string; // address of the game's drawings
  readonly wall: boolean; // on a big screen, read from across the room
  choose: (option: number) => void;
  openRule: (rule: string) => void;
  order?: (() => void) | undefined; // give a standing order for what is asked
  momentPath?: ((at: number) => string) | undefined; // where a moment can be seen again
}

export const [drawn, setDrawn] = createContext<Drawn>();

/** What is shown around a drawn table, on a desk as on a phone. */
export interface TableParts {
  log: readonly LogLine[];
  refused: Refused | null;
  busy: string;
  tools: Snippet | undefined;
  guide?: Snippet | undefined; // who explains, beside the question
  told?: readonly Pointer[]; // what is being explained
}
