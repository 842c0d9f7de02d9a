import { keep, kept } from "./settings.svelte";
import type { LuckInfo, SeatInfo, TableInfo } from "./wire";

/** What this browser saw of a table's luck before the deal: nobody can change it behind its back. */
export interface Seen {
  table: string;
  seal: string;
  mine: string; // what this device sent, "" if nothing
  shares: string[]; // what all devices sent, as far as it was shown
}

const MOST = 200; // tables, the latest first
const BYTES = 16;
let seen: Seen[] | undefined;

function all(): Seen[] {
  return (seen ??= read());
}

function read(): Seen[] {
  try {
    const found: unknown = JSON.parse(kept("luck") ?? "[]");
    return Array.isArray(found) ? (found as Seen[]) : [];
  } catch {
    return [];
  }
}

function write(entry: Seen): void {
  seen = [entry, ...all().filter((one) => one.table !== entry.table)].slice(0, MOST);
  keep("luck", JSON.stringify(seen));
}

/** Forget what is in memory; what the browser keeps stays. */
export function readAgain(): void {
  seen = undefined;
}

/** What was seen of a table; a record that somebody brings is known by its seal. */
export function recalled(table: string, seal: string): Seen | undefined {
  return all().find((one) => one.table === table) ?? all().find((one) => one.seal === seal);
}

/** Whether everything that was seen before is still so; more may have been added since. */
export function isUnchanged(before: Seen, luck: Pick<LuckInfo, "seal" | "shares">): boolean {
  const sent = luck.shares.map((share) => share.sent);
  return before.seal === luck.seal && before.shares.every((share, index) => share === sent[index]);
}

/** Keep what is shown of a table's luck, if nothing that was seen before has changed. */
export function remember({ id, luck }: Pick<TableInfo, "id" | "luck">): void {
  if (!luck.seal) return;
  const before = all().find((one) => one.table === id);
  if (before && !isUnchanged(before, luck)) return;
  const shares = luck.shares.map((share) => share.sent);
  if (before?.shares.length === shares.length) return;
  write({ table: id, seal: luck.seal, mine: before?.mine ?? "", shares });
}

/** The bytes this device sends to a table: made once, and the same if they must be sent again. */
export function ownBytes(id: string, luck: LuckInfo): string {
  remember({ id, luck });
  const before = all().find((one) => one.table === id);
  if (before?.mine) return before.mine;
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const mine = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  write({ table: id, seal: luck.seal, mine, shares: before?.shares ?? [] });
  return mine;
}

/** Whether seal or bytes of a table are not those that this browser has seen, and sent, before. */
export function wasSwapped({
  id,
  luck,
  state,
  seats,
}: Pick<TableInfo, "id" | "luck" | "state" | "seats">): boolean {
  const before = all().find((one) => one.table === id);
  if (!before) return false;
  const leftOut =
    state !== "waiting" && seats.some((seat) => seat.mine) && !hasMine(before, luck.shares);
  return leftOut || !isUnchanged(before, luck);
}

/** Forget the bytes of this device: they were refused together with the seat. */
export function takeBack(id: string): void {
  const before = all().find((one) => one.table === id);
  if (before) write({ ...before, mine: "" });
}

/** Whether the bytes of this device are among those the seed was made of. */
export function hasMine(before: Seen, shares: readonly { sent: string }[]): boolean {
  return before.mine === "" || shares.some((share) => share.sent === before.mine);
}

/** The seats whose devices have not added to the luck yet; somebody must still come there. */
export function awaitedSeats(seats: readonly SeatInfo[]): number[] {
  return seats.filter((seat) => seat.awaited || seat.kind === "open").map((seat) => seat.seat);
}
