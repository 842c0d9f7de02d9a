import type { Act, Count, Large, Manner } from "./acts";
import { play, soundOf } from "./sound";
import { settings } from "./settings.svelte";

const SHORTEST = 600; // milliseconds that a moment lasts
const LONGEST = 2000;
const PER_SECOND = 1125; // for every second that bots take: 0.9 s at the usual pace

/** How long a moment lasts at the pace of this player; who wants no waiting gets none. */
export function momentTime(hasty = false): number {
  if (settings.pace <= 0) return 0;
  return hasty ? SHORTEST : Math.min(LONGEST, Math.max(SHORTEST, PER_SECOND * settings.pace));
}

/** Where things are shown large. */
export interface StagePlace {
  box: DOMRect;
  speaks: boolean; // nothing else reads out what is said there
}

/** The middle of the table while something is shown there large. */
export class Spotlight {
  things = $state.raw<readonly Large[]>([]); // those in line, seen or not yet
  drawn = $state.raw<readonly string[]>([]); // their keys, once they may be drawn
  seen = $state.raw<readonly string[]>([]); // and once their turn has come
  now = $state.raw<readonly string[]>([]); // those that the sentence is about
  text = $state("");
  count = $state.raw<Count | undefined>(undefined); // points that are counted
  manner = $state<Manner>("");
  manners = $state.raw<Readonly<Record<string, Manner>>>({}); // what happens to each that is seen
  open = $state(false);
  place = $state.raw<StagePlace | null>(null);
  private skipped = false;
  private end: () => void = () => undefined;

  lay(things: readonly Large[], place: StagePlace): void {
    this.skipped = false;
    this.place = place;
    this.open = true;
    this.drawn = [];
    this.seen = [];
    this.manners = {};
    this.things = things;
    this.text = "";
    this.count = undefined;
  }

  /** Draw some of the things in line, which still nobody sees. */
  draw(things: readonly Large[]): void {
    this.drawn = [...this.drawn, ...things.map((thing) => thing.key)];
  }

  show(act: Act): void {
    this.text = act.text;
    this.count = settings.scores ? act.count : undefined;
    this.manner = act.manner;
    const sound = settings.sound ? soundOf(act.manner, []) : null;
    if (sound) void play(sound);
    const keys = act.things.map((thing) => thing.key);
    this.seen = [...this.seen, ...keys];
    this.manners = { ...this.manners, ...Object.fromEntries(keys.map((key) => [key, act.manner])) };
    if (keys.length > 0) this.now = keys;
  }

  clear(): void {
    this.open = false;
    this.things = [];
    this.text = "";
    this.count = undefined;
    this.manner = "";
  }

  /** Lets people look; a click ends it early. */
  async look(milliseconds: number): Promise<void> {
    if (this.skipped) return;
    const over = new Promise<void>((resolve) => (this.end = resolve));
    const timer = setTimeout(this.end, milliseconds);
    await over;
    clearTimeout(timer);
  }

  get isSkipped(): boolean {
    return this.skipped;
  }

  skip(): void {
    if (!this.open) return;
    this.skipped = true;
    this.end();
  }
}
