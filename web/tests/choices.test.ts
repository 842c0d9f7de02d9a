import { describe, expect, it } from "vitest";
import { Choices, isButton } from "../src/lib/choices";
import { cardTable } from "../src/lib/fixtures/cards";
import { mapTable } from "../src/lib/fixtures/boards";

describe("choices", () => {
  const scene = cardTable();
  const choices = new Choices(scene.ask);

  it("are found by the piece that stands for them", () => {
    expect(choices.piece("t1").choices.map((choice) => choice.label)).toEqual(["Buy: Draw a card"]);
  });

  it("may be several for one piece", () => {
    expect(choices.piece("t3").choices).toHaveLength(2);
  });

  it("belong to a whole stack of equal pieces", () => {
    const stack = scene.pieces.filter(
      (piece) => piece.area === "seat0" && piece.look.title === "Stegosaurus",
    );

    expect(choices.stack([...stack].reverse()).choices).toHaveLength(1);
  });

  it("are found by everything that stands for them, once in a stack", () => {
    const also = scene.pieces
      .filter((piece) => piece.area === "seat0")
      .map((piece) => ({ piece: piece.id ?? "" }));
    const pass = {
      option: 1,
      label: "Pass",
      notation: "pass",
      ...also[0],
      also: [...also.slice(1), { area: "island", spot: "z1" }],
    };
    const wide = new Choices({ ...scene.ask!, choices: [pass], refusals: [] });

    expect(also.map((at) => wide.piece(at.piece).choices)).toEqual(also.map(() => [pass]));
    expect(wide.spot("island", "z1").choices).toEqual([pass]);
    expect(wide.stack(scene.pieces.filter((piece) => piece.area === "seat0")).choices).toEqual([
      pass,
    ]);
  });

  it("say why a piece cannot be chosen", () => {
    expect(choices.piece("t2").refusal?.rule).toBe("sample/8.9");
    expect(choices.piece("t2").choices).toEqual([]);
  });

  it("are found by spot", () => {
    const island = new Choices(mapTable().ask);

    expect(island.spot("island", "z9").choices).toHaveLength(1);
    expect(island.spot("island", "z8").choices).toEqual([]);
  });

  it("without anything on the table are buttons", () => {
    expect(scene.ask?.choices.filter(isButton).map((choice) => choice.notation)).toEqual(["keep"]);
  });

  it("are none when nothing is asked", () => {
    expect(new Choices(null).piece("t1").choices).toEqual([]);
  });
});
