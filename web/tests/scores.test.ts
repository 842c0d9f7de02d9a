import { describe, expect, it } from "vitest";
import { sourcesOf } from "../src/lib/scores";

const line = (label: string, points: number, source = "") => ({ label, points, rule: "r", source });
const row = (seat: number, ...lines: ReturnType<typeof line>[]) => ({
  seat,
  rank: seat + 1,
  total: lines.reduce((sum, one) => sum + one.points, 0),
  lines,
});

describe("scores side by side", () => {
  it("name every source once, in the order in which seats tell them", () => {
    const sources = sourcesOf([
      row(0, line("Round 1: eggs", 3), line("Round 2: eggs", 1)),
      row(1, line("Round 1: eggs", 2), line("Round 1: T-Rex", -5), line("Round 2: eggs", 4)),
    ]);

    expect(sources.map((one) => one.name)).toEqual([
      "Round 1: eggs",
      "Round 1: T-Rex",
      "Round 2: eggs",
    ]);
    expect(sources[1]?.cells.map((cell) => cell?.points)).toEqual([undefined, -5]);
  });

  it("bring together what each seat tells in its own words", () => {
    const [cards, goal] = sourcesOf([
      row(0, line("One card", 2, "Cards"), line("Goal: north", 0, "Goal")),
      row(1, line("3 cards", 6, "Cards"), line("Goal: south", 9, "Goal")),
    ]);

    expect(cards?.cells).toEqual([
      { points: 2, notes: ["One card"] },
      { points: 6, notes: ["3 cards"] },
    ]);
    expect(goal?.cells.map((cell) => cell?.notes)).toEqual([["north"], ["south"]]);
  });

  it("leave no point out", () => {
    const rows = [row(0, line("a", 1), line("a", 2), line("b", -4)), row(1)];

    const points = sourcesOf(rows).flatMap((one) => one.cells.map((cell) => cell?.points ?? 0));
    expect(points.reduce((sum, one) => sum + one, 0)).toBe(rows[0]?.total);
  });
});
