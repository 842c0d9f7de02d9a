import { describe, expect, it } from "vitest";
import { areaOf, listed } from "../src/lib/grouping";
import type { Choice, Scene } from "../src/lib/wire";

const spots = (area: string) =>
  Array.from({ length: 20 }, (_, at) => ({ id: `${area}${at}`, label: `Spot ${at}` }));
const scene = {
  areas: [
    { id: "left", label: "Left path", spots: spots("l") },
    { id: "right", label: "Right path", spots: spots("r") },
  ],
  pieces: [{ id: "card", area: "left", name: "Card" }],
} as unknown as Scene;
const at = (spot: string, option: number, hint = "") =>
  ({ option, label: spot, spot, hint }) as Choice;
const places = (area: string, count: number, from: number) =>
  Array.from({ length: count }, (_, index) => at(`${area}${index}`, from + index));
const LEAVE = { option: 99, label: "Leave it" } as Choice;

describe("a long list of answers", () => {
  it("stays a list while it is short", () => {
    const choices = [...places("l", 6, 0), ...places("r", 5, 6), LEAVE];

    expect(listed(scene, choices)).toEqual({ first: choices, groups: [], last: [] });
  });

  it("is put in order by places, after what says what it does and before what stands nowhere", () => {
    const telling = at("l9", 50, "Bars the way");
    const found = listed(scene, [telling, ...places("l", 8, 0), ...places("r", 7, 10), LEAVE]);

    expect(found.first).toEqual([telling]);
    expect(found.groups.map(({ label, choices }) => [label, choices.length])).toEqual([
      ["Left path", 8],
      ["Right path", 7],
    ]);
    expect(found.last).toEqual([LEAVE]);
  });

  it("is put in order by things where all of it lies at one place", () => {
    const raised = Array.from({ length: 12 }, (_, more) => at("l7", 20 + more, "you pay it"));
    const found = listed(scene, [...places("l", 7, 0), ...raised]);

    expect(found.first).toHaveLength(7);
    expect(found.groups.map(({ label, choices }) => [label, choices.length])).toEqual([
      ["Spot 7", 12],
    ]);
  });

  it("loses no answer", () => {
    const choices = [...places("l", 9, 0), ...places("r", 2, 20), at("r5", 40, "hint"), LEAVE];
    const { first, groups, last } = listed(scene, choices);
    const all = [...first, ...groups.flatMap((group) => group.choices), ...last];

    expect(new Set(all)).toEqual(new Set(choices));
    expect(all).toHaveLength(choices.length);
  });
});

describe("where something lies", () => {
  it("is found by its spot alone, too", () => {
    expect(areaOf(scene, { spot: "r3" })).toBe("right");
    expect(areaOf(scene, { piece: "card" })).toBe("left");
    expect(areaOf(scene, {})).toBe("");
  });
});
