import { describe, expect, it } from "vitest";
import { actsOf, type Large } from "../src/lib/acts";
import { cardWidth, widthOf } from "../src/lib/enlarging";
import type { Look, Piece, Scene } from "../src/lib/wire";

const large = (shape: Look["shape"]): Large => ({
  key: shape,
  name: shape,
  piece: { id: shape, area: "there", name: shape, look: { shape } },
  icon: "",
  seat: undefined,
  area: "there",
  spot: "",
});
const room = { width: 728, height: 524 };
const many = (shape: Look["shape"], count: number) => new Array<Large>(count).fill(large(shape));

describe("what is shown large", () => {
  it("is as large beside others of its kind as the room allows: a figure is lower than a card", () => {
    const figures = many("figure", 7);
    const cards = many("card", 7);

    const figure = widthOf(figures[0]!, cardWidth(figures, room));
    const card = widthOf(cards[0]!, cardWidth(cards, room));

    expect(figure).toBeGreaterThan(100);
    expect(card).toBeLessThan(figure);
    expect(2 * (card * 1.4 + 34) + 160).toBeLessThanOrEqual(room.height + 2);
  });

  it("is smaller beside a card than a card", () => {
    const card = cardWidth([large("card"), large("figure")], room);

    expect(widthOf(large("figure"), card)).toBeLessThan(widthOf(large("card"), card));
  });
});

const gene = (id: string, area: string, name: string): Piece => ({
  id,
  area,
  name,
  look: { shape: "token", icon: name },
});
const told = {
  event: "bought",
  text: "Ada gets a gene.",
  staged: "all",
  manner: "coin",
  seat: 0,
} as const;
const scene = (score: number, pieces: Piece[], after: Partial<Scene> = {}): Scene => ({
  game: "sample",
  language: "en",
  status: "",
  seat: null,
  position: 0,
  areas: [{ id: "genes0", kind: "row", label: "Genes", owner: 0 }],
  pieces,
  players: [{ seat: 0, name: "Ada", colour: "amber", shape: "circle", score }],
  ...after,
});

describe("points that are counted", () => {
  const before = scene(5, [gene("1", "genes0", "leg"), gene("2", "sale", "fur")]);
  const shows = [{ area: "genes0" }];

  it("bring out all that counts", () => {
    const after = scene(9, before.pieces.slice(0, 1), { log: [{ ...told, shows }] });

    expect(actsOf(before, after, false)[0]!.things.map(({ name }) => name)).toEqual(["leg"]);
  });

  it("bring out what they were spent on, not all that lies there", () => {
    const bought = { ...before.pieces[1]!, area: "genes0" };
    const after = scene(4, [before.pieces[0]!, bought], { log: [{ ...told, shows }] });
    const [act] = actsOf(before, after, false);

    expect(act!.things.map(({ name }) => name)).toEqual(["fur"]);
    expect(act!.count).toEqual({ seat: 0, from: 5, to: 4 });
  });
});
