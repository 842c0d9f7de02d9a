import { areOfPeople, type Contribution } from "./parts";
import { keep, kept } from "./settings.svelte";
import type { LuckInfo, SeatInfo, TableInfo } from "./wire";

/** What this browser saw of a table's luck: nobody can change it behind its back. */
export interface Seen {
  table: string;
  seal: string;
  mine: string; // what this device sent, "" if nothing
  shares: string[]; // what all devices sent, as far as it was shown
  seats: number[]; // those held here, also if the table no longer says so
  early: boolean; // first seen while the table was waiting, before the deal
}

type Shown = Pick<TableInfo, "id" | "luck" | "state" | "seats">;
type Sealed = Pick<LuckInfo, "seal" | "shares">;

const MOST = 200; // tables, the latest first
const BYTES = 16;
const NOTHING: Seen = { table: "", seal: "", mine: "", shares: [], seats: [], early: false };
let unkept: Seen[] = []; // what the browser refused to keep

/** Always what is kept now: another tab may have added to it. */
function all(): Seen[] {
  const held = unkept.map((one) => one.table);
  return [...unkept, ...read().filter((one) => !held.includes(one.table))];
}

function read(): Seen[] {
  try {
    const found: unknown = JSON.parse(kept("luck") ?? "[]");
    return Array.isArray(found) ? found.map((one) => ({ ...NOTHING, ...(one as Seen) })) : [];
  } catch {
    return [];
  }
}

function write(entry: Seen): void {
  const seen = [entry, ...all().filter((one) => one.table !== entry.table)].slice(0, MOST);
  const text = JSON.stringify(seen);
  keep("luck", text);
  unkept = kept("luck") === text ? [] : seen;
}

const known = (table: string): Seen | undefined => all().find((one) => one.table === table);

/** Forget what is in memory; what the browser keeps stays. */
export function readAgain(): void {
  unkept = [];
}

/** What was seen of a table; a record that somebody brings is known by its seal. */
export function recalled(table: string, seal: string): Seen | undefined {
  return known(table) ?? all().find((one) => one.seal === seal);
}

/** Whether everything that was seen before is still so; more may have been added since. */
export function isUnchanged(before: Seen, luck: Sealed): boolean {
  const sent = luck.shares.map((share) => share.sent);
  return before.seal === luck.seal && before.shares.every((share, index) => share === sent[index]);
}

function firstSight({ id, luck, state }: Shown): Seen {
  const early = state === "waiting";
  return { ...NOTHING, table: id, seal: luck.seal, early };
}

/** Keep what is shown of a table's luck, if nothing that was seen before has changed. */
export function remember(table: Shown): void {
  if (!table.luck.seal || wasSwapped(table)) return;
  const before = known(table.id);
  const shares = table.luck.shares.map((share) => share.sent);
  const seats = [...new Set([...(before?.seats ?? []), ...heldHere(table.seats)])];
  if (before?.shares.length === shares.length && before.seats.length === seats.length) return;
  write({ ...(before ?? firstSight(table)), shares, seats });
}

/** The bytes this device sends to a table: made once, and the same if they must be sent again. */
export function ownBytes(table: Shown): string {
  remember(table);
  const before = known(table.id) ?? firstSight(table);
  if (before.mine) return before.mine;
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const mine = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  write({ ...before, mine });
  return mine;
}

/** Whether seal or bytes are not those that this browser saw, or sent, or belong to nobody. */
export function wasSwapped({ id, luck, state, seats }: Shown): boolean {
  const begun = state !== "waiting";
  if (begun && !areOfPeople(luck.shares, seatsOfPeople(seats))) return true;
  const before = known(id);
  if (!before) return false;
  const held = heldHere(seats);
  const leftOut = begun && !hasMine(before, luck.shares, held);
  return leftOut || hasForeign(before, luck.shares, held) || !isUnchanged(before, luck);
}

/** Whether a table's seal is not the one that this browser saw first. */
export function isSealedAnew({ id, luck }: Pick<TableInfo, "id" | "luck">): boolean {
  return (known(id)?.seal ?? luck.seal) !== luck.seal;
}

/** Whether the record of a game is of what was seen; a former format knows of no parts. */
export function fitsRecord(
  before: Seen,
  seal: string,
  shares: readonly Contribution[],
  former = false,
): boolean {
  if (former && (before.early || before.mine !== "" || before.shares.length > 0)) return false;
  const luck = { seal, shares: [...shares] };
  const mine = hasMine(before, shares, before.seats);
  return mine && !hasForeign(before, shares, before.seats) && isUnchanged(before, luck);
}

/** Whether the seats held here, if any, have the bytes that this device sent, if it sent any. */
export function hasMine(
  before: Seen,
  shares: readonly Contribution[],
  held: readonly number[],
): boolean {
  if (before.mine === "" || held.length === 0) return true;
  return shares.some((share) => share.sent === before.mine && isOf(share, held));
}

/** Whether seats held here have bytes that this device did not send. */
function hasForeign(
  before: Seen,
  shares: readonly Contribution[],
  held: readonly number[],
): boolean {
  // Who forgot what was sent, and finds it there at first sight, has nothing to compare it with.
  const compared = (index: number) =>
    before.mine !== "" || (before.early && index >= before.shares.length);
  return shares.some(
    (share, index) =>
      share.sent !== "" && share.sent !== before.mine && isOf(share, held) && compared(index),
  );
}

const isOf = (share: Contribution, held: readonly number[]): boolean =>
  share.seats.some((seat) => held.includes(seat));

const heldHere = (seats: readonly SeatInfo[]): number[] =>
  seats.filter((seat) => seat.mine).map((seat) => seat.seat);

const seatsOfPeople = (seats: readonly SeatInfo[]): number[] =>
  seats.filter((seat) => seat.kind !== "bot").map((seat) => seat.seat);

/** The seats whose devices have not added to the luck yet; somebody must still come there. */
export function awaitedSeats(seats: readonly SeatInfo[]): number[] {
  return seats.filter((seat) => seat.awaited || seat.kind === "open").map((seat) => seat.seat);
}
