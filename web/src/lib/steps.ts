import { settings } from "./settings.svelte";
import type { Scene } from "./wire";

/** Where scenes are shown. */
export interface Stage {
  /** Shows one scene; the promise ends when everything has come to rest. */
  present: (scene: Scene, moving: boolean) => Promise<void>;
  counted: (waiting: number) => void;
  announce: () => Promise<void>; // before a moment
  rested: () => void; // nothing is on its way any more
}

const MOMENT = 1800; // milliseconds for every second that bots take

/** Lets people look; the second function ends it early. */
function looking(): [Promise<void>, () => void] {
  let end: () => void = () => undefined;
  const over = new Promise<void>((resolve) => (end = resolve));
  setTimeout(end, MOMENT * Math.min(settings.pace, 1));
  return [over, end];
}

/** Shows scenes one after the other, as fast as they can be followed, or at once when told. */
export class StepQueue {
  private readonly steps: Scene[] = [];
  private readonly moments = new Set<Scene>();
  private running = false;
  private hurried = false;
  private lookedEnough: () => void = () => undefined;

  constructor(private readonly stage: Stage) {}

  /** First sight, or after an undo: nothing to glide from, and what was on its way is over. */
  async jump(scene: Scene): Promise<void> {
    this.steps.length = 0;
    this.moments.clear();
    this.lookedEnough();
    this.stage.counted(0);
    await this.stage.present(scene, false);
    if (!this.running) this.stage.rested();
  }

  /** Scenes that come together belong together: all but the last are moments on the way to it. */
  async push(scenes: readonly Scene[]): Promise<void> {
    this.steps.push(...scenes);
    for (const scene of scenes.slice(0, -1)) this.moments.add(scene);
    this.stage.counted(this.steps.length);
    if (this.running) return;
    this.running = true;
    try {
      await this.run();
    } finally {
      this.running = false;
      this.hurried = false;
    }
    this.stage.rested();
  }

  /** Go to the last scene at once. */
  skip(): void {
    this.hurried = true;
    this.lookedEnough();
  }

  private async run(): Promise<void> {
    for (let scene = this.next(); scene; scene = this.next()) {
      if (!this.moments.has(scene)) await this.stage.present(scene, !this.hurried);
      else await this.dwell(scene);
      this.stage.counted(this.steps.length);
    }
  }

  /** A moment lasts, also where nothing moves; one that a jump has overtaken is not shown. */
  private async dwell(scene: Scene): Promise<void> {
    await this.stage.announce();
    if (!this.moments.delete(scene)) return;
    await this.stage.present(scene, !this.hurried);
    if (this.hurried || document.hidden) return;
    const [over, end] = looking();
    this.lookedEnough = end;
    await over;
  }

  private next(): Scene | undefined {
    if (!this.hurried) return this.steps.shift();
    const last = this.steps.pop();
    this.steps.length = 0;
    this.moments.clear();
    return last;
  }
}
