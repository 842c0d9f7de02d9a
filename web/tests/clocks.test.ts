import { describe, expect, it } from "vitest";
import { clockText, isShort, leftNow } from "../src/lib/clocks";
import { controlOf } from "../src/lib/time_controls";

const DAY = 86_400;

describe("a clock", () => {
  it("goes on by itself while it runs, and never below nothing", () => {
    expect(leftNow({ left: 90, runs: true }, 1_000, 31_000)).toBe(60);
    expect(leftNow({ left: 90, runs: false }, 1_000, 31_000)).toBe(90);
    expect(leftNow({ left: 5, runs: true }, 0, 60_000)).toBe(0);
  });

  it("shows the two units that matter", () => {
    expect(clockText(0)).toBe("0:00");
    expect(clockText(64.2)).toBe("1:05");
    expect(clockText(3_661)).toBe("1:01:01");
    expect(clockText(2 * DAY + 3 * 3_600)).toBe("2 d 3 h");
  });

  it("is short at the end only", () => {
    expect([isShort(29.9), isShort(30)]).toEqual([true, false]);
  });
});

describe("a wish", () => {
  const wish = { kind: "none" as const, minutes: 15, seconds: 20, days: 3, most: 1 };

  it("is told in seconds, and keeps no less than a turn adds", () => {
    expect(controlOf(wish)).toBe(null);
    expect(controlOf({ ...wish, kind: "live" })).toEqual({
      kind: "live",
      bank: 900,
      increment: 20,
    });
    expect(controlOf({ ...wish, kind: "days" })).toEqual({
      kind: "days",
      bank: 3 * DAY,
      increment: 3 * DAY,
      cap: 3 * DAY,
    });
  });
});
