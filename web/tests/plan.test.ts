import { describe, expect, it } from "vitest";
import { leastWidth, planned, rowsOf } from "../src/lib/plan";
import type { Area } from "../src/lib/wire";

const area = (id: string, more: Partial<Area> = {}): Area => ({
  id,
  kind: "row",
  label: id,
  ...more,
});
const board = (id: string, more: Partial<Area> = {}) =>
  area(id, { kind: "map", width: 100, height: 100, spots: [{ id: "a", label: "A" }], ...more });
const ids = (areas: readonly Area[]) => areas.map((one) => one.id);

describe("the plan of the stage", () => {
  it("puts areas where their game wants them", () => {
    const plan = planned([
      area("a", { part: "below" }),
      area("b", { part: "beside" }),
      board("c", { part: "main" }),
      area("d", { part: "over" }),
    ]);

    expect([plan.main, plan.beside, plan.below, plan.over].map(ids)).toEqual([
      ["c"],
      ["b"],
      ["a"],
      ["d"],
    ]);
  });

  it("knows where things usually lie: a board in the middle, the rest beside it", () => {
    const plan = planned([
      board("map"),
      area("row"),
      area("pile", { kind: "pile", place: "side" }),
    ]);

    expect([ids(plan.main), ids(plan.beside)]).toEqual([["map"], ["row", "pile"]]);
  });

  it("lays everything in the middle where there is no board", () => {
    const plan = planned([area("hand"), area("row"), area("away", { place: "side" })]);

    expect([ids(plan.main), ids(plan.beside)]).toEqual([["hand", "row"], ["away"]]);
  });

  it("leaves out what lies before a player or inside another area", () => {
    const plan = planned([area("own", { place: "seat" }), area("inner", { parent: "hand" })]);

    expect([...plan.main, ...plan.beside, ...plan.below]).toEqual([]);
  });

  it("is as wide beside the board as its widest area needs", () => {
    expect(leastWidth([area("a", { least: 210 }), area("b", { least: 90 })])).toBe(210);
    expect(leastWidth([area("a", { columns: 2 })])).toBe(300);
  });

  it("stands piles and dice side by side", () => {
    const pile = (id: string) => area(id, { kind: "pile" });

    expect(rowsOf([pile("a"), pile("b"), area("c"), pile("d")]).map(ids)).toEqual([
      ["a", "b"],
      ["c"],
      ["d"],
    ]);
  });
});
