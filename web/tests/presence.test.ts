import { expect, it } from "vitest";
import { presences } from "../src/lib/presence";
import type { Player } from "../src/lib/wire";
import { seatInfo } from "./samples";

const players = [0, 1, 2, 3].map((seat) => ({ seat, turn: seat !== 1 })) as Player[];

it("tells who is here, thinks, is away, or is replaced; a bot has no presence", () => {
  const seats = [
    seatInfo(0),
    seatInfo(1),
    seatInfo(2, { online: false }),
    seatInfo(3, { stand_in: "casual" }),
    seatInfo(4, { kind: "bot" }),
    seatInfo(5, { resigned: true }),
  ];

  expect([...presences(seats, players)]).toEqual([
    [0, "thinking"],
    [1, "here"],
    [2, "away"],
    [3, "replaced"],
  ]);
});
