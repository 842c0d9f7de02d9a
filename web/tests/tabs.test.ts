import { describe, expect, it } from "vitest";
import { askedTab, inPlay, tabsOf, traces } from "../src/lib/tabs";
import type { Ask, Choice, Scene } from "../src/lib/wire";

const scene = {
  seat: 0,
  players: [{ seat: 0 }, { seat: 1 }],
  areas: [
    { id: "map", place: "centre" },
    { id: "hand", place: "seat", owner: 0, spots: [{ id: "first" }] },
    { id: "grave", place: "seat", owner: 0, parent: "hand" },
    { id: "theirs", place: "seat", owner: 1 },
  ],
  pieces: [
    { id: "card", area: "hand" },
    { id: "dino", area: "map" },
    { id: "other", area: "theirs" },
  ],
} as unknown as Scene;

const asking = (...choices: Partial<Choice>[]) => ({ choices }) as unknown as Ask;

describe("the parts of a table on a narrow screen", () => {
  it("are the board, one's own things and those of the others", () => {
    expect(Object.fromEntries(tabsOf(scene))).toEqual({
      map: "board",
      hand: "mine",
      grave: "mine",
      theirs: "others",
    });
  });

  it("shows the cards in play beside one's own", () => {
    const featured = { featured: true, kind: "row" };
    const areas = [
      { id: "middle", ...featured, place: "centre" },
      { id: "hall", ...featured, place: "centre", kind: "rooms" },
      { id: "own", ...featured, place: "seat" },
    ];

    expect(inPlay({ ...scene, areas } as unknown as Scene).map(({ id }) => id)).toEqual(["middle"]);
  });

  it("turns to what a question is about", () => {
    expect(askedTab(scene, asking({ piece: "card" }), "board")).toBe("mine");
    expect(askedTab(scene, asking({ piece: "other" }), "board")).toBe("others");
    expect(askedTab(scene, asking({ spot: "first" }), "board")).toBe("mine");
    expect(askedTab(scene, asking({ area: "map", spot: "a" }, { piece: "dino" }), "mine")).toBe(
      "board",
    );
  });

  it("stays where all answers are in sight already", () => {
    const both = asking({ piece: "card", also: [{ piece: "dino" }] });

    expect(askedTab(scene, both, "board")).toBe("board");
    expect(askedTab(scene, both, "others")).toBe("mine");
  });

  it("turns nowhere for answers that nothing on the table stands for", () => {
    expect(askedTab(scene, asking({ label: "Pass" }), "others")).toBeNull();
  });

  it("notices what happened in each part", () => {
    const moved = { ...scene, pieces: scene.pieces.map((one) => ({ ...one, area: "map" })) };
    const [before, after] = [traces(scene), traces(moved)];

    expect(after.mine).not.toBe(before.mine);
    expect(traces({ ...scene })).toEqual(before);
  });
});
