import { describe, expect, it } from "vitest";
import { Choices } from "../src/lib/choices";
import { cardTable } from "../src/lib/fixtures/cards";
import { Steady } from "../src/lib/fit";
import type { Drawn } from "../src/lib/context";
import { Panel, Panels, seenThrough } from "../src/lib/panels.svelte";
import type { Ask } from "../src/lib/wire";

const none = new Choices(null);

describe("the panels of a table", () => {
  const [first, next] = [cardTable(), cardTable()];

  it("follow it together", () => {
    const panels = new Panels();
    const panel = new Panel(first, none);
    panels.add(panel);

    panels.show(next, none);

    expect(panel.scene).toBe(next);
  });

  it("wait for their turn where they are held, and none is left behind", () => {
    const panels = new Panels();
    const [one, other] = [new Panel(first, none), new Panel(first, none)];
    panels.add(one);
    panels.add(other);
    panels.hold();
    panels.show(next, none);
    expect([one.scene, other.scene]).toEqual([first, first]);

    panels.follow(one);
    expect(one.scene).toBe(next);
    expect(other.scene).toBe(first);

    panels.release();
    expect(other.scene).toBe(next);
  });

  it("have their turn where an area comes, and none where it goes", () => {
    const panels = new Panels();
    const [middle, going, coming] = [first, first, next].map((scene) => new Panel(scene, none));
    panels.add(middle!);
    const gone = panels.add(going!);

    const followed: Panel[] = [];
    for (const panel of panels.inTurn()) {
      followed.push(panel);
      if (panel !== middle) continue;
      gone();
      panels.add(coming!);
    }

    expect(followed.map((panel) => [middle, going, coming].indexOf(panel))).toEqual([0, 2]);
  });
});

describe("what a panel offers that has not followed yet", () => {
  const asked = cardTable().ask!;
  const other = { ...asked, choices: asked.choices.slice(1) };
  const panel = new Panel(cardTable(), new Choices(asked));
  const chosen = (now: Ask | null) => {
    const options: number[] = [];
    const choose = (option: number) => options.push(option);
    const whole = { choices: new Choices(now), choose } as unknown as Drawn;
    seenThrough(panel, whole).choose(7);
    return options;
  };

  it("is chosen as long as the same is asked", () => {
    expect(chosen({ ...asked })).toEqual([7]);
  });

  it("answers no other question", () => {
    expect(chosen(other)).toEqual([]);
    expect(chosen(null)).toEqual([]);
  });
});

describe("sizes that stay", () => {
  it("shrink where more must fit, and do not grow a little again in the same room", () => {
    const steady = new Steady();
    steady.enter("300 200");
    expect([90, 70, 90].map((size) => steady.least("size", size))).toEqual([90, 70, 70]);

    expect(steady.least("size", 110)).toBe(110); // so much larger is worth it
    steady.enter("600 200");
    expect(steady.least("size", 90)).toBe(90);
  });
});
