import { describe, expect, it } from "vitest";
import { leadersOf } from "../src/lib/leading";
import type { Player } from "../src/lib/wire";

const seats = (...players: Partial<Player>[]) =>
  leadersOf(players.map((one, seat) => ({ seat, ...one }) as Player)).map(({ seat }) => seat);

describe("who leads", () => {
  it("is whoever has most points, several if they share them", () => {
    expect(seats({ score: 3 }, { score: -1 }, { score: 7 })).toEqual([2]);
    expect(seats({ score: 7 }, { score: 0 }, { score: 7 })).toEqual([0, 2]);
  });

  it("is nobody as long as all have the same", () => {
    expect(seats({ score: 0 }, { score: 0 })).toEqual([]);
    expect(seats({ score: 4 })).toEqual([]);
    expect(seats()).toEqual([]);
  });

  it("is not guessed where some scores are hidden, nor in a race", () => {
    const progress = { done: 2, goal: 6, label: "" };

    expect(seats({ score: 3 }, { score: null })).toEqual([]);
    expect(seats({ score: 3 }, {})).toEqual([]);
    expect(seats({ score: 3, progress }, { score: 1, progress })).toEqual([]);
  });
});
