import { describe, expect, it } from "vitest";
import { applied, Misfit } from "../src/lib/differences";
import { cardTable } from "../src/lib/fixtures/cards";
import type { Scene } from "../src/lib/wire";

describe("a difference", () => {
  it("leaves what stays as it was, and the scene before", () => {
    const before = cardTable();
    const untouched = structuredClone(before);

    const after = applied(before, { new: { position: before.position + 1 } });

    expect(after).toEqual({ ...before, position: before.position + 1, log: undefined });
    expect(after.pieces).toBe(before.pieces);
    expect(before).toEqual(untouched);
  });

  it("tells what just happened, which is over with the next step", () => {
    const began = { text: "It began.", event: "began" };
    const before: Scene = { ...cardTable(), log: [began], departures: [{ piece: "a", area: "" }] };

    const after = applied(before, {});

    expect(after.log).toBeUndefined();
    expect(after.departures).toBeUndefined();
    expect(applied(after, { new: { log: [began] } }).log).toEqual([began]);
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
    const [a, b, c, d] = ["a", "b", "c", "d"].map((id) => ({ ...cardTable().pieces[0]!, id }));
    const before: Scene = { ...cardTable(), pieces: [a!, b!, c!, d!] };

    const after = applied(before, {
      lists: { pieces: [[2, 2], [1, { new: { area: "map" } }], { item: { ...a, id: "e" } }] },
    });

    expect(after.pieces).toEqual([c, d, { ...b, area: "map" }, { ...a, id: "e" }]);
    expect(after.pieces[0]).toBe(c);
  });

  it("that does not fit is no table at all", () => {
    const before = cardTable();

    for (const lists of [{ pieces: [[0, 900]] }, { nowhere: [[0, 1]] }, { pieces: [[900, {}]] }])
      expect(() => applied(before, { lists } as never)).toThrow(Misfit);
    expect(() => applied(before, { parts: { ending: {} } })).toThrow(Misfit);
  });
});
