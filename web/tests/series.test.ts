import { describe, expect, it } from "vitest";
import { aboutSeries, cardSize, fanSize, fansOf, isPassed } from "../src/lib/series";
import type { Area, Piece, Value } from "../src/lib/wire";

const piece = (id: string, series: string): Piece => ({
  id,
  area: "mine",
  name: id,
  look: { shape: "card" },
  series,
});
const area: Area = {
  id: "mine",
  kind: "row",
  label: "Mine",
  series: [
    { id: "a", label: "A" },
    { id: "b", label: "B" },
  ],
};
const steps: Value[] = [{ text: "+4" }, { text: "+1", lit: true }, { text: "−2", due: true }];
const room = {
  width: 600,
  height: 180,
  most: 150,
  least: 40,
  ladder: 110,
  below: 46,
  gap: 10,
  fan: 0.2,
};

const of = (...counts: number[]) => counts.map((cards) => ({ cards, values: 0 }));
const one = { cards: 1, values: 0 };

describe("series", () => {
  it("gathers the pieces of each, whatever lies between them", () => {
    const fans = fansOf(area, [piece("1", "b"), piece("2", "a"), piece("3", "b")]);

    expect(fans.map((fan) => fan.pieces.map((one) => one.id))).toEqual([["2"], ["1", "3"]]);
  });

  it("has passed the steps before the one that counts", () => {
    expect(steps.map((_, index) => isPassed(steps, index))).toEqual([true, false, false]);
  });

  it("has passed nothing where each value stands for a piece", () => {
    const eggs: Value[] = [
      { text: "−2", icon: "x" },
      { text: "+4", icon: "y", lit: true },
    ];

    expect(isPassed(eggs, 0)).toBe(false);
  });

  it("leaves room for ladders below the cards", () => {
    expect(fanSize([one], room) * 1.4 + room.below).toBeLessThanOrEqual(room.height);
  });

  it("makes cards smaller where many stand side by side", () => {
    expect(fanSize(of(5, 5, 4, 4), room)).toBeLessThan(fanSize(of(1, 1), room));
    expect(fanSize(of(9, 9, 9, 9, 9, 9, 9), room)).toBe(room.least);
  });

  it("leaves room for several rows of values, one for each card", () => {
    const tall = { ...room, height: 140 };
    const size = fanSize([one], tall);

    expect(cardSize(one, size, tall)).toBe(size);
    expect(cardSize({ cards: 6, values: 6 }, size, tall)).toBeLessThan(size);
  });
});

describe("what is said of a series", () => {
  const series = { id: "a", label: "A", next: "3rd: +1", tip: "Outlined: if it were kept." };

  it("explains a change where there is one", () => {
    expect(aboutSeries({ ...series, change: "+4 → +1" }).tip).toBe(
      "3rd: +1 · +4 → +1 · Outlined: if it were kept.",
    );
    expect(aboutSeries(series).tip).toBe("3rd: +1");
  });
});
