import { describe, expect, it } from "vitest";
import { boundsOf, isUpright, outlined, shaped } from "../src/lib/ground";
import type { Area } from "../src/lib/wire";

const path: Area = {
  id: "path",
  kind: "map",
  label: "A path",
  width: 300,
  height: 100,
  elastic: 2,
  spots: [{ id: "a", label: "A", x: 150, y: 50, outline: [100, 0, 200, 0, 200, 100, 100, 100] }],
  pictures: [{ name: "meadow", x: 30, y: 10, width: 60, height: 80 }],
};

describe("a board that stretches", () => {
  it("becomes as wide as its frame, and nothing in it grows higher", () => {
    const drawn = shaped(path, 900, 200);

    expect(boundsOf(drawn)).toEqual({ x: 0, y: 0, width: 450, height: 100 });
    expect(drawn.spots?.[0]).toMatchObject({ x: 225, y: 50 });
    expect(drawn.spots?.[0]?.outline).toEqual([150, 0, 300, 0, 300, 100, 150, 100]);
    expect(drawn.pictures?.[0]).toEqual({ name: "meadow", x: 45, y: 10, width: 90, height: 80 });
  });

  it("stretches no farther than it may, either way", () => {
    expect(shaped(path, 5000, 100).width).toBe(600);
    expect(shaped(path, 100, 5000).width).toBe(150);
  });

  it("keeps its shape where it may not stretch, or before its frame is known", () => {
    const stiff: Area = { ...path, elastic: 0 };

    expect(shaped(stiff, 900, 200)).toBe(stiff);
    expect(shaped(path, 0, 0)).toBe(path);
  });
});

describe("four corners", () => {
  it("are upright if they follow a box from its upper left", () => {
    expect(isUpright([0, 0, 9, 0, 9, 5, 0, 5])).toBe(true);
    expect(isUpright([9, 0, 9, 5, 0, 5, 0, 0])).toBe(false);
    expect(isUpright([0, 0, 9, 1, 8, 6, -1, 5])).toBe(false);
    expect(isUpright([0, 0, 9, 0, 9, 5])).toBe(false);
  });
});

describe("spots of one shape", () => {
  it("are drawn around their middles, unless they have a shape of their own", () => {
    const own = [0, 0, 9, 0, 9, 9];
    const area: Area = {
      ...path,
      outline: [-1, 0, 0, -2, 1, 0],
      spots: [
        { id: "a", label: "A", x: 10, y: 20 },
        { id: "b", label: "B", x: 30, y: 40, outline: own },
      ],
    };

    const [first, second] = outlined(area).spots ?? [];

    expect(first?.outline).toEqual([9, 20, 10, 18, 11, 20]);
    expect(second?.outline).toEqual(own);
    expect(outlined(path)).toBe(path);
  });
});
