import { applied, Misfit } from "./differences";
import type { Difference, Scene, Show } from "./wire";

/** What the server has shown this page: one whole scene, then differences, none left out. */
export class Sight {
  private scene: Scene | null = null;
  private number = 0;

  /** The scenes that a message shows; none where one before is missing or does not fit. */
  follow(show: Show): Scene[] {
    if (!show.whole && show.number !== this.number + 1) this.scene = null;
    const scenes = show.whole ? [show.whole] : this.rebuilt(show.steps ?? []);
    this.scene = scenes.at(-1) ?? null;
    this.number = show.number;
    return scenes;
  }

  private rebuilt(steps: readonly Difference[]): Scene[] {
    const scenes: Scene[] = [];
    try {
      for (const step of steps) {
        const before = scenes.at(-1) ?? this.scene;
        if (!before) return [];
        scenes.push(applied(before, step));
      }
    } catch (error) {
      if (error instanceof Misfit) return [];
      throw error;
    }
    return scenes;
  }
}
