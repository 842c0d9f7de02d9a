import { describe, expect, it } from "vitest";
import { missedIn } from "../src/lib/comeback";
import type { Ask, Piece, Scene } from "../src/lib/wire";

const ASKED = { seat: 0, question: "walk", choices: [{ option: 1 }] } as unknown as Ask;
const NEXT = { seat: 0, question: "go", choices: [{ option: 2 }] } as unknown as Ask;

/** A scene in which pieces lie where they are said to; their names begin with a letter. */
function scene(position: number, spots: string, names: string, ask: Ask | null = null): Scene {
  const pieces = [...spots].map(
    (spot, at) => ({ id: `${names}${at}`, area: "board", spot, look: {} }) as unknown as Piece,
  );
  return { position, seat: 0, pieces, ask: ask ?? undefined } as unknown as Scene;
}

describe("who comes back", () => {
  it("finds what others moved since their last answer, under the names of the present", () => {
    const past = [
      scene(4, "abc", "p", ASKED),
      scene(5, "abd", "p"), // answered: one's own move is not news
      scene(6, "xbd", "p"),
      scene(7, "xbd", "p", ASKED),
    ];

    expect(missedIn(past, scene(7, "xbd", "q", ASKED))).toEqual({ since: 5, pieces: ["q0"] });
  });

  it("counts the last of several answers in a row, and none that is still owed", () => {
    const past = [
      scene(0, "ab", "p", ASKED),
      scene(1, "ac", "p", NEXT),
      scene(2, "ad", "p", NEXT), // somebody else's answer
    ];

    expect(missedIn(past, scene(2, "ad", "q", NEXT))).toEqual({ since: 1, pieces: ["q1"] });
  });

  it("finds nothing where nothing happened, or where the present has gone on", () => {
    const past = [scene(1, "a", "p", ASKED), scene(2, "b", "p")];

    expect(missedIn(past, scene(2, "b", "q"))).toEqual({ since: 2, pieces: [] });
    const longer = [...past, scene(3, "c", "p")];
    expect(missedIn(longer, scene(4, "d", "q")).pieces).toEqual([]);
  });
});
