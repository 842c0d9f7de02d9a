import type { Scene } from "./wire";

/** Shows one scene; the promise ends when everything has come to rest. */
export type Presenter = (scene: Scene, moving: boolean) => Promise<void>;

/** Shows scenes one after the other, as fast as they can be followed, or at once when told. */
export class StepQueue {
  private readonly steps: Scene[] = [];
  private running = false;
  private hurried = false;

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

  async push(scenes: readonly Scene[]): Promise<void> {
    this.steps.push(...scenes);
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
  }

  private async run(): Promise<void> {
    for (let scene = this.next(); scene; scene = this.next()) {
      await this.present(scene, !this.hurried);
      this.counted(this.steps.length);
    }
  }

  private next(): Scene | undefined {
    if (!this.hurried) return this.steps.shift();
    const last = this.steps.pop();
    this.steps.length = 0;
    return last;
  }
}
