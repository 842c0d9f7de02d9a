import { settings } from "./settings.svelte";
import type { Scene } from "./wire";

/** Shows one scene; the promise ends when everything has come to rest. */
export type Presenter = (scene: Scene, moving: boolean) => Promise<void>;

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

  constructor(
    private readonly present: Presenter,
    private readonly counted: (waiting: number) => void,
  ) {}

  get busy(): boolean {
    return this.running;
  }

  /** First sight, or after an undo: nothing to glide from. */
  async jump(scene: Scene): Promise<void> {
    this.steps.length = 0;
    this.counted(0);
    await this.present(scene, false);
  }

  /** Scenes that come together belong together: all but the last are moments on the way to it. */
  async push(scenes: readonly Scene[]): Promise<void> {
    this.steps.push(...scenes);
    for (const scene of scenes.slice(0, -1)) this.moments.add(scene);
    this.counted(this.steps.length);
    if (this.running) return;
    this.running = true;
    try {
      await this.run();
    } finally {
      this.running = false;
      this.hurried = false;
    }
  }

  /** Go to the last scene at once. */
  skip(): void {
    this.hurried = true;
    this.lookedEnough();
  }

  private async run(): Promise<void> {
    for (let scene = this.next(); scene; scene = this.next()) {
      await this.present(scene, !this.hurried);
      if (this.moments.delete(scene)) await this.look();
      this.counted(this.steps.length);
    }
  }

  /** A moment lasts, also where nothing moves. */
  private async look(): Promise<void> {
    if (this.hurried || document.hidden) return;
    const [over, end] = looking();
    this.lookedEnough = end;
    await over;
  }

  private next(): Scene | undefined {
    if (!this.hurried) return this.steps.shift();
    const last = this.steps.pop();
    this.steps.length = 0;
    return last;
  }
}
