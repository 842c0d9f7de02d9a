import type { LogLine, Scene } from "./wire";

/** Everything that was told since the beginning, and how much of it each scene on its way knows. */
export class History {
  private lines: LogLine[] = [];
  private readonly told = new WeakMap<Scene, number>();

  /** A first sight tells the whole past. */
  begin(scene: Scene): void {
    this.lines = [];
    this.goOn([scene]);
  }

  /** Scenes that follow tell what is new, each in its turn, also when nobody waits to see it. */
  goOn(scenes: readonly Scene[]): void {
    for (const scene of scenes) {
      this.lines.push(...(scene.log ?? []));
      this.told.set(scene, this.lines.length);
    }
  }

  upTo(scene: Scene): LogLine[] {
    return this.lines.slice(0, this.told.get(scene));
  }
}
