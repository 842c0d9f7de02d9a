import type { TableInfo } from "./wire";

export const SPECTATOR = "none";

/** A moment of a game as its link names it, before anybody has checked it. */
export interface Wished {
  at: string;
  seat: string; // "" where the link does not say
}

export function momentIn(search: string): Wished {
  const asked = new URLSearchParams(search);
  return { at: asked.get("at") ?? "", seat: asked.get("seat") ?? "" };
}

export function momentPath(table: string, at: number, seat: number | null): string {
  return `/table/${table}/replay?at=${at}&seat=${seat ?? SPECTATOR}`;
}

/** The moment that a link means, no further than the game has come; undefined if it names none. */
export function momentOf(at: string, last: number): number | undefined {
  if (at === "") return 0;
  return /^\d+$/.test(at) ? Math.min(Number(at), last) : undefined;
}

/** The seats a reader may look from: while a game runs only their own. */
export function seatsToSee(table: TableInfo): TableInfo["seats"] {
  return table.seats.filter(
    (seat) => seat.mine || table.state === "over" || table.state === "unfinished",
  );
}

/** Whose eyes a link means; undefined if nobody's that the reader may borrow. */
export function seatOf(wish: string, table: TableInfo): number | null | undefined {
  if (wish === SPECTATOR) return null;
  if (wish === "") return usualSeat(table);
  return seatsToSee(table).find((seat) => String(seat.seat) === wish)?.seat;
}

/** One's own seat; on a device that several share, no hand shows unless somebody asks for it. */
function usualSeat(table: TableInfo): number | null {
  const [mine, another] = table.seats.filter((seat) => seat.mine);
  if (!mine || (another && table.state === "running")) return null;
  return mine.seat;
}
