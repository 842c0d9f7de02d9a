import { describe, expect, it } from "vitest";
import { mayGoByItself, onlyAnswer } from "../src/lib/forced";
import { soundOf } from "../src/lib/sound";
import { cardTable } from "../src/lib/fixtures/cards";

describe("an answer that leaves no choice", () => {
  const ask = cardTable().ask!;

  it("is known where there is only one", () => {
    expect(onlyAnswer(null)).toBeNull();
    expect(onlyAnswer({ ...ask, choices: ask.choices.slice(0, 2) })).toBeNull();
    expect(onlyAnswer({ ...ask, choices: ask.choices.slice(0, 1) })).toBe(ask.choices[0]?.option);
  });

  it("gives itself only where nobody can learn anything from that", () => {
    expect(mayGoByItself({ hides: true, othersPlay: true })).toBe(false);
    expect(mayGoByItself({ hides: true, othersPlay: false })).toBe(true);
    expect(mayGoByItself({ hides: false, othersPlay: true })).toBe(true);
  });
});

describe("a sound", () => {
  const piece = cardTable().pieces[0]!;
  const change = (shape: "card" | "die" | "meeple") => ({
    piece: { ...piece, look: { ...piece.look, shape } },
    from: undefined,
    to: undefined,
  });

  it("follows from the manner, then from what moved", () => {
    expect(soundOf("clash", [change("card")])).toBe("clash");
    expect(soundOf("", [change("meeple"), change("die")])).toBe("die");
    expect(soundOf("", [change("card")])).toBe("card");
    expect(soundOf("", [change("meeple")])).toBe("token");
    expect(soundOf("", [])).toBeNull();
  });
});
