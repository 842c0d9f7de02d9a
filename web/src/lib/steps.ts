import { momentTime } from "./spotlight.svelte";
import type { Scene } from "./wire";

/** How a scene comes to the page. */
export interface Going {
  moving: boolean;
  paused: boolean; // the rules let everybody look at it
  hasty: boolean; // many others wait behind it
}

/** Where scenes are shown. */
export interface Stage {
  /** Shows one scene; the promise ends when everything has come to rest: true if it was looked at. */
  present: (scene: Scene, going: Going) => Promise<unknown>;
  counted: (waiting: number) => void;
  rested: () => void; // nothing is on its way any more
}

const MANY = 3; // scenes that wait

/** Lets people look; the second function ends it early. */
function looking(): [Promise<void>, () => void] {
  let end: () => void = () => undefined;
  const over = new Promise<void>((resolve) => (end = resolve));
  setTimeout(end, momentTime());
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
    await this.stage.present(scene, { moving: false, paused: false, hasty: false });
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
      if (!this.moments.has(scene)) await this.stage.present(scene, this.going(false));
      else await this.dwell(scene);
      this.stage.counted(this.steps.length);
    }
  }

  /** A moment lasts, also where nothing moves. */
  private async dwell(scene: Scene): Promise<void> {
    this.moments.delete(scene);
    const looked = await this.stage.present(scene, this.going(true));
    if (looked === true || this.hurried || document.hidden) return;
    const [over, end] = looking();
    this.lookedEnough = end;
    await over;
  }

  private going(paused: boolean): Going {
    return { moving: !this.hurried, paused, hasty: this.steps.length > MANY };
  }

  private next(): Scene | undefined {
    if (!this.hurried) return this.steps.shift();
    const last = this.steps.pop();
    this.steps.length = 0;
    this.moments.clear();
    return last;
  }
}
