import { expect, test } from "vitest";
import { kindsOf, spokenFigure, topAreas } from "../src/lib/figures";
import type { Piece, Scene } from "../src/lib/wire";

const card = (name: string, area = "hand", down = false): Piece => ({
  area,
  name,
  look: { shape: "card", title: name, ...(down && { down }) },
});
const SCENE = {
  areas: [
    { id: "ring", kind: "ring", label: "Around" },
    { id: "hand", kind: "row", label: "Hand", parent: "ring" },
    { id: "pile", kind: "pile", label: "Pile", parent: "ring" },
  ],
  pieces: [
    card("T-Rex"),
    card("Egg"),
    card("T-Rex"),
    { ...card("a card", "pile", true), count: 7 },
  ],
} as unknown as Scene;

test("a figure is heard area by area, equal things counted", () => {
  expect(spokenFigure(SCENE)).toBe("Hand: 2 × T-Rex, Egg. Pile: 7 × a card");
});

test("a gallery shows each thing once, and nothing that lies face down", () => {
  expect(kindsOf(SCENE).map(({ name }) => name)).toEqual(["T-Rex", "Egg"]);
});

test("what lies within another area is drawn there", () => {
  expect(topAreas(SCENE).map(({ id }) => id)).toEqual(["ring"]);
});
