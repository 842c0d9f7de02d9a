import { describe, expect, test } from "vitest";
import { applied } from "../src/lib/differences";
import { Choices } from "../src/lib/choices";
import { areasOf, asBefore, contentsOf, lyingIn, lyingOn } from "../src/lib/lying";
import { stacked, stacksOn } from "../src/lib/stacks";
import type { Piece, Scene } from "../src/lib/wire";

const piece = (id: string, area: string, spot = ""): Piece =>
  ({ id, area, spot, name: id, look: { shape: "card", title: "alike" } }) as Piece;

const scene = {
  areas: [
    { id: "mine", kind: "row", label: "", place: "seat", owner: 0 },
    { id: "theirs", kind: "row", label: "", place: "seat", owner: 1 },
    { id: "inner", kind: "row", label: "", parent: "theirs" },
  ],
  pieces: [piece("a", "mine"), piece("b", "mine"), piece("c", "theirs"), piece("d", "inner", "s")],
} as unknown as Scene;

/** The next scene: the first piece lies elsewhere, all others as they lay. */
const next = applied(scene, {
  lists: { pieces: [[0, { new: { area: "inner" } }] as never, [1, 3] as never] },
});

describe("what a step left alone is the same object, so that nothing draws it again", () => {
  test("lists of pieces", () => {
    const theirs = lyingIn(scene, "theirs");
    const mine = lyingIn(scene, "mine");
    const onSpot = lyingOn(scene, "inner", "s");

    expect(lyingIn(next, "theirs")).toBe(theirs);
    expect(lyingOn(next, "inner", "s")).toBe(onSpot);
    expect(lyingIn(next, "mine")).not.toBe(mine);
    expect(lyingIn(next, "mine").map(({ id }) => id)).toEqual(["b"]);
  });

  test("stacks of equal pieces", () => {
    const [theirs] = stacked(lyingIn(scene, "theirs"));
    const [mine] = stacked(lyingIn(scene, "mine"));

    expect(mine?.count).toBe(2);
    expect(stacked(lyingIn(next, "theirs"))[0]).toBe(theirs);
    expect(stacked([...lyingIn(next, "theirs")])[0]).toBe(theirs);
    expect(stacked(lyingIn(next, "mine"))[0]?.count).toBe(1);
    expect(stacksOn(next, "inner", "s")).toHaveLength(1);
  });

  test("what lies at a seat, in areas inside others too", () => {
    const steady = asBefore<Piece[]>();
    const others = areasOf(scene, 1);
    const before = steady(contentsOf(scene, others));

    expect(others.map(({ id }) => id)).toEqual(["theirs"]);
    expect(steady([...before])).toBe(before);
    expect(steady(contentsOf(next, others))).not.toBe(before);
  });

  test("what an ask says of things it does not name", () => {
    const [one, other] = [new Choices(null), new Choices(null)];

    expect(one.stack(scene.pieces)).toBe(other.stack(scene.pieces));
  });
});
