import { describe, expect, it } from "vitest";
import { placeAfter, placeOn, ringIn, turnAt } from "../src/lib/ring";

const ring = ringIn(700, 500, { x: 100, y: 40 });

describe("a ring", () => {
  it("begins at the bottom and goes on clockwise: left, top, right", () => {
    const [own, left, top, right] = [0, 1, 2, 3].map((number) => placeOn(ring, number, 4));

    expect(own!.y).toBeCloseTo(480);
    expect(left!.x).toBeCloseTo(50);
    expect(top!.y).toBeCloseTo(20);
    expect(right!.x).toBeCloseTo(650);
  });

  it("points its arrows along the way things travel", () => {
    expect(Math.abs(turnAt(ring, 0, 4, "clockwise"))).toBeCloseTo(180); // to the left, at the bottom
    expect(Math.abs(turnAt(ring, 0, 4, "anticlockwise") % 360)).toBeCloseTo(0);
  });

  it("knows who comes next", () => {
    expect(placeAfter(4, 5, "clockwise")).toBe(0);
    expect(placeAfter(0, 5, "anticlockwise")).toBe(4);
  });
});
