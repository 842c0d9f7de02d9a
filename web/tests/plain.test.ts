import { describe, expect, it } from "vitest";
import { fittingWidth } from "../src/lib/fit";
import { roomOf } from "../src/lib/ground";
import { History } from "../src/lib/history";
import { routeOf } from "../src/lib/router.svelte";
import { rulePath, ruleReference } from "../src/lib/rules";
import { backOff } from "../src/lib/socket";
import { stacked } from "../src/lib/stacks";
import { cardTable } from "../src/lib/fixtures/cards";
import type { LogLine } from "../src/lib/wire";

const line = (text: string): LogLine => ({ text, event: "sample" });

describe("stacks", () => {
  const own = cardTable().pieces.filter((piece) => piece.area === "seat0");

  it("hold pieces of one look, in the order they lie", () => {
    expect(stacked(own).map((stack) => stack.count)).toEqual([1, 2, 3, 1, 2, 1, 1, 1]);
  });

  it("count pieces that stand for many", () => {
    expect(stacked([{ ...own[0]!, count: 14 }])[0]?.count).toBe(14);
  });
});

describe("fitting", () => {
  const box = { stacks: [1, 1, 1, 1], most: 120, least: 40, ratio: 1.4, gap: 10, fan: 0.2 };

  it("takes the widest pieces that fit", () => {
    expect(fittingWidth({ ...box, width: 1000, height: 400 })).toBe(120);
  });

  it("shrinks pieces into a low box, but not below what can be read", () => {
    expect(fittingWidth({ ...box, width: 1000, height: 100 })).toBeLessThan(73);
    expect(fittingWidth({ ...box, width: 100, height: 20 })).toBe(40);
  });
});

describe("signs on a spot", () => {
  const spot = (outline: number[]) => ({ id: "s", label: "", x: 0, y: 0, outline });

  it("fill the box of an upright rectangle", () => {
    expect(roomOf(spot([0, 0, 0, 10, 40, 10, 40, 0]), 1)).toMatchObject({ width: 40, height: 10 });
  });

  it("keep to the shorter side of one that lies aslant", () => {
    const { width, height } = roomOf(spot([0, 0, 30, 40, 22, 46, -8, 6]), 1);
    expect(width).toBeCloseTo(10);
    expect(height).toBeCloseTo(10);
  });
});

describe("the log", () => {
  const telling = (...texts: string[]) => ({ ...cardTable(), log: texts.map(line) });

  it("begins with the whole past and goes on, keeping lines that read the same", () => {
    const history = new History();
    const [first, second, third] = [telling("a", "b", "b"), telling("b"), telling("b", "c")];

    history.begin(first);
    history.goOn([second, third]);

    expect(history.upTo(second).map((one) => one.text)).toEqual(["a", "b", "b", "b"]);
    expect(history.upTo(third).map((one) => one.text)).toEqual(["a", "b", "b", "b", "b", "c"]);
  });

  it("forgets nothing however long it gets, until it begins anew", () => {
    const history = new History();
    const long = telling(...Array.from({ length: 2000 }, (_, number) => `line ${number}`));

    history.begin(long);
    expect(history.upTo(long)).toHaveLength(2000);
    history.begin(telling("a"));
    expect(history.upTo(telling())).toHaveLength(1);
  });
});

describe("addresses", () => {
  it("lead to pages", () => {
    expect(routeOf("/")).toEqual({ page: "home" });
    expect(routeOf("/table/ab")).toEqual({ page: "table", table: "ab" });
    expect(routeOf("/table/ab/join/xyz")).toEqual({ page: "join", table: "ab", token: "xyz" });
    expect(routeOf("/table/ab/replay")).toEqual({ page: "replay", table: "ab" });
    expect(routeOf("/rules/some")).toEqual({ page: "rules", game: "some" });
    expect(routeOf("/learn/some")).toEqual({ page: "home" });
    expect(routeOf("/learn/some/first")).toEqual({ page: "lesson", game: "some", lesson: "first" });
    expect(routeOf("/elsewhere")).toEqual({ page: "unknown" });
  });

  it("point at paragraphs", () => {
    expect(ruleReference("some/3.2")).toEqual({ game: "some", paragraph: "3.2" });
    expect(rulePath("some/3.2")).toBe("/rules/some#3.2");
  });
});

describe("a lost line", () => {
  it("is tried again ever later, never too late", () => {
    expect([0, 1, 2].map(backOff)).toEqual([500, 1000, 2000]);
    expect(backOff(30)).toBe(10_000);
  });
});
