import type { Player, SeatInfo } from "./wire";

/** What everybody may know of a person at a seat. */
export type Presence = "here" | "away" | "thinking" | "replaced";

/** How each person at a table stands; bots, and who gave up, have no presence. */
export function presences(
  seats: readonly SeatInfo[],
  players: readonly Player[],
): ReadonlyMap<number, Presence> {
  const awaited = new Set(players.filter((player) => player.turn).map((player) => player.seat));
  const people = seats.filter((seat) => seat.kind === "person" && !seat.resigned);
  return new Map(people.map((seat) => [seat.seat, presenceOf(seat, awaited.has(seat.seat))]));
}

function presenceOf({ online, stand_in }: SeatInfo, awaited: boolean): Presence {
  if (stand_in) return "replaced";
  if (!online) return "away";
  return awaited ? "thinking" : "here";
}
