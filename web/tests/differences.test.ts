import { describe, expect, it } from "vitest";
import { applied, Misfit } from "../src/lib/differences";
import { cardTable } from "../src/lib/fixtures/cards";

describe("a difference", () => {
  it("leaves what stays as it was, and the scene before", () => {
    const before = cardTable();
    const untouched = structuredClone(before);

    const after = applied(before, { new: { position: before.position + 1 } });

    expect(after).toEqual({ ...before, position: before.position + 1 });
    expect(after.pieces).toBe(before.pieces);
    expect(before).toEqual(untouched);
  });

  it("takes away what is no longer said", () => {
    const before = cardTable();

    expect("ask" in applied(before, { gone: ["ask"] })).toBe(false);
  });

  it("changes a part and nothing else of it", () => {
    const before = cardTable();

    const after = applied(before, { parts: { ask: { new: { text: "What now?" } } } });

    expect(after.ask).toEqual({ ...before.ask, text: "What now?" });
    expect(after.ask?.choices).toBe(before.ask?.choices);
  });

  it("lays a list anew from stretches, what changed and what is new", () => {
    const before = { things: [{ id: "a" }, { id: "b", is: 1 }, { id: "c" }, { id: "d" }] };

    const after = applied(before, {
      lists: { things: [[2, 2], [1, { new: { is: 2 } }], { item: { id: "e" } }] },
    });

    expect(after.things).toEqual([{ id: "c" }, { id: "d" }, { id: "b", is: 2 }, { id: "e" }]);
    expect(after.things[0]).toBe(before.things[2]);
  });

  it("that does not fit is no table at all", () => {
    const before = cardTable();

    for (const lists of [{ pieces: [[0, 900]] }, { nowhere: [[0, 1]] }, { pieces: [[900, {}]] }])
      expect(() => applied(before, { lists } as never)).toThrow(Misfit);
    expect(() => applied(before, { parts: { ending: {} } })).toThrow(Misfit);
  });
});
