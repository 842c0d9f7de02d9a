import { describe, expect, it } from "vitest";
import { standings } from "../src/lib/race";

const at = (parts: number[], lanes = 1) =>
  standings(parts, 300, 20, lanes).map(({ x, lane }) => [x, lane]);

describe("a race", () => {
  it("shows everybody where they are while there is room", () => {
    expect(at([0, 0.5, 1])).toEqual([
      [0, 0],
      [150, 0],
      [300, 0],
    ]);
  });

  it("sets those who are equally far beside each other", () => {
    expect(at([0.5, 0, 0.5])).toEqual([
      [150, 0],
      [0, 0],
      [170, 0],
    ]);
  });

  it("lets nobody stand beyond the end", () => {
    expect(at([1, 1, 0.99])).toEqual([
      [280, 0],
      [300, 0],
      [260, 0],
    ]);
  });

  it("uses a second lane before it moves anybody", () => {
    expect(at([0, 0, 0, 0.08], 2)).toEqual([
      [0, 0],
      [0, 1],
      [20, 0],
      [24, 1],
    ]);
  });
});
