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
    const stack = scene.pieces.filter((piece) => piece.area === "seat0" && piece.look.title === "Stegosaurus");

    expect(choices.stack([...stack].reverse()).choices).toHaveLength(1);
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
