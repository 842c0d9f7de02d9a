import { onDestroy } from "svelte";
import type { Choices } from "./choices";
import { drawn, setDrawn, type Drawn } from "./context";
import { questionKey } from "./question";
import type { Scene } from "./wire";

/** A part of the table that is drawn by itself, and what it shows at present. */
export class Panel {
  scene = $state.raw<Scene>()!;
  choices = $state.raw<Choices>()!;
  element: HTMLElement | null = null;

  constructor(scene: Scene, choices: Choices) {
    this.show(scene, choices);
  }

  show(scene: Scene, choices: Choices): void {
    this.scene = scene;
    this.choices = choices;
  }

  /** Says which element it is drawn as. */
  readonly here = (element: HTMLElement): void => {
    this.element = element;
  };
}

/** The panels of a table: they follow it together, or one after the other, each in a task of its own. */
export class Panels {
  private all: readonly Panel[] = [];
  private latest: [Scene, Choices] | null = null;
  private held = false;

  add(panel: Panel): () => void {
    this.all = [...this.all, panel];
    return () => {
      this.all = this.all.filter((one) => one !== panel);
    };
  }

  show(scene: Scene, choices: Choices): void {
    this.latest = [scene, choices];
    if (!this.held) this.release();
  }

  /** From now on every panel waits until its turn has come. */
  hold(): void {
    this.held = true;
  }

  /** One after the other: also those that come with one before them, and none that goes with it. */
  *inTurn(): Generator<Panel> {
    const past: Panel[] = [];
    for (let panel = this.all[0]; panel; panel = this.all.find((one) => !past.includes(one))) {
      past.push(panel);
      yield panel;
    }
  }

  follow(panel: Panel): void {
    if (this.latest) panel.show(...this.latest);
  }

  /** All follow at once again, also those that still waited. */
  release(): void {
    this.held = false;
    for (const panel of this.all) this.follow(panel);
  }
}

/** Make a component and all in it a panel: its table may be shown a little later than the others'. */
export function inPanel(): { panel: Panel; table: Drawn } {
  const whole = drawn();
  const panel = new Panel(whole.scene, whole.choices);
  onDestroy(whole.panels.add(panel));
  return { panel, table: setDrawn(seenThrough(panel, whole)) };
}

/** The table as a panel shows it: what it still offers, but is no longer asked, cannot be chosen. */
export function seenThrough(panel: Panel, whole: Drawn): Drawn {
  const choose = (option: number) => {
    if (questionKey(panel.choices.ask) === questionKey(whole.choices.ask)) whole.choose(option);
  };
  return Object.create(whole, {
    scene: { get: () => panel.scene },
    choices: { get: () => panel.choices },
    choose: { value: choose },
  }) as Drawn;
}
