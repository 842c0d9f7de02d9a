import { expect, test } from "vitest";
import { namedBy, roughly } from "../src/lib/advising";

test("the best answer has rank 1, and each keeps its chance", () => {
  const named = namedBy([
    { option: 7, chance: 0.62 },
    { option: 2, chance: null },
  ]);

  expect([...named]).toEqual([
    [7, { rank: 1, chance: 0.62 }],
    [2, { rank: 2, chance: null }],
  ]);
});

test("a chance is told to the nearest twentieth", () => {
  expect([0, 0.62, 0.63, 0.974, 1].map(roughly)).toEqual([0, 60, 65, 95, 100]);
});
