import { describe, expect, it } from "vitest";
import { anglesOf, between, fromOwn, placeAfter, pointAt, ringIn, turnAt } from "../src/lib/ring";

const ring = ringIn(700, 500, { x: 100, y: 40 });
const points = (places: number, narrow: boolean) =>
  anglesOf(places, narrow).map((angle) => pointAt(ring, angle));

describe("a ring", () => {
  it("begins at the bottom and goes on clockwise: left, top, right", () => {
    const [own, left, top, right] = points(4, false);

    expect(own!.y).toBeCloseTo(480);
    expect(left!.x).toBeCloseTo(50);
    expect(top!.y).toBeCloseTo(20);
    expect(right!.x).toBeCloseTo(650);
  });

  it("is turned so that one's own place is the first; who watches sees it as it is listed", () => {
    const spots = [0, 1, 2].map((owner) => ({ id: `place${owner}`, label: "", owner }));
    const owners = (seat: number | null) => fromOwn(spots, seat).map((spot) => spot.owner);

    expect(owners(2)).toEqual([2, 0, 1]);
    expect(owners(0)).toEqual([0, 1, 2]);
    expect(owners(null)).toEqual([0, 1, 2]);
    expect(owners(5)).toEqual([0, 1, 2]);
  });

  it("leaves the lower half free where there is little room", () => {
    for (const places of [3, 4, 5, 6]) {
      const [own, ...others] = points(places, true);

      expect(own!.y).toBeCloseTo(480);
      expect(others.every((point) => point.y < 250)).toBe(true);
      expect(others.map((point) => point.x)).toEqual(
        others.map((point) => point.x).sort((a, b) => a - b),
      );
    }
  });

  it("has an arrow between each place and the next, the last one back to the first", () => {
    const angles = anglesOf(5, true);

    between(angles).forEach((middle, index) => {
      expect(middle).toBeGreaterThan(angles[index]!);
      expect(middle).toBeLessThan(angles[index + 1] ?? angles[0]! + 2 * Math.PI);
    });
  });

  it("points its arrows along the way things travel", () => {
    const bottom = Math.PI / 2;

    expect(Math.abs(turnAt(ring, bottom, "clockwise"))).toBeCloseTo(180); // to the left
    expect(Math.abs(turnAt(ring, bottom, "anticlockwise") % 360)).toBeCloseTo(0);
  });

  it("knows who comes next", () => {
    expect(placeAfter(4, 5, "clockwise")).toBe(0);
    expect(placeAfter(0, 5, "anticlockwise")).toBe(4);
  });
});
