import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  fitsRecord,
  hasMine,
  isUnchanged,
  ownBytes,
  readAgain,
  recalled,
  remember,
  wasSwapped,
} from "../src/lib/luck";
import { TableStore } from "../src/lib/table.svelte";
import type { LuckInfo, Said, SeatInfo, ShareInfo, TableInfo } from "../src/lib/wire";
import { seatInfo, tableInfo } from "./samples";

const SEAL = "5e".repeat(32);
const [AA, BB, CC] = ["aa".repeat(16), "bb".repeat(16), "cc".repeat(16)];
const luck = (...sent: string[]): LuckInfo => ({
  seal: SEAL,
  proof: "page",
  shares: sent.map((one, seat) => ({ seats: [seat], sent: one })),
});

const person = (seat: number, mine = false): SeatInfo => seatInfo(seat, { mine });
const bot = (seat: number): SeatInfo => ({ ...person(seat), kind: "bot", level: "easy" });

type Shown = Pick<TableInfo, "id" | "luck" | "state" | "seats">;
/** A table where seat `mine` is held here, -1 for none; every seat has a part. */
const shown = (state: TableInfo["state"], luck: LuckInfo, mine = -1, id = "t"): Shown => ({
  id,
  luck,
  state,
  seats: luck.shares.map((_, seat) => person(seat, seat === mine)),
});
const waiting = (luck: LuckInfo, mine = -1, id = "t") => ({
  ...shown("waiting", luck, mine, id),
  seats: [0, 1, 2].map((seat) => person(seat, seat === mine)),
});
const running = (luck: LuckInfo, mine = -1, id = "t") => shown("running", luck, mine, id);

beforeEach(() => {
  localStorage.clear();
  readAgain();
});
afterEach(() => vi.restoreAllMocks());

describe("what a browser remembers of a table's luck", () => {
  it("is its own bytes, made once and the same after a reload", () => {
    const bytes = ownBytes(waiting(luck()));
    readAgain();

    expect(bytes).toMatch(/^[0-9a-f]{32}$/);
    expect(ownBytes(waiting(luck(AA)))).toBe(bytes);
    expect(ownBytes(waiting(luck(), -1, "other"))).not.toBe(bytes);
  });

  it("is the seal and what others sent, and a change of either is noticed", () => {
    remember(waiting(luck(AA)));
    remember(waiting(luck(AA, BB)));
    readAgain();

    expect(wasSwapped(running(luck(AA, BB, CC)))).toBe(false);
    expect(wasSwapped(running(luck(AA, CC)))).toBe(true);
    expect(wasSwapped(running(luck(AA)))).toBe(true);
    expect(wasSwapped(running({ ...luck(AA, BB), seal: "00" }))).toBe(true);
    expect(wasSwapped(running(luck(), -1, "unknown"))).toBe(false);
  });

  it("is also that its own bytes must be there once the cards are dealt, if it has a seat", () => {
    const mine = ownBytes(waiting(luck()));

    expect(wasSwapped(waiting(luck(AA), 1))).toBe(false);
    expect(wasSwapped(running(luck(AA, ""), 1))).toBe(true);
    expect(wasSwapped(running(luck(AA, mine), 1))).toBe(false);
    expect(wasSwapped(running(luck(AA, BB)))).toBe(false);
  });

  it("is compared with the part of its own seat, not with that of another", () => {
    const mine = ownBytes(waiting(luck(), 0));

    expect(wasSwapped(waiting(luck(BB), 0))).toBe(true);
    expect(wasSwapped(running(luck(BB, mine), 0))).toBe(true);
    expect(wasSwapped(running(luck(mine, BB), 0))).toBe(false);
  });

  it("is that it sent nothing: bytes that come for its seat are not its own", () => {
    remember(waiting(luck(), 0));

    expect(wasSwapped(waiting(luck(BB), 0))).toBe(true);
    expect(wasSwapped(running(luck(BB, AA), 0))).toBe(true);
    expect(wasSwapped(running(luck("", AA), 0))).toBe(false);
    remember(running(luck(BB, AA), 0));
    expect(recalled("t", "")!.shares).toEqual([]);
  });

  it("accuses nobody of bytes that were there when the table was first seen", () => {
    remember(waiting(luck(BB), 0));
    expect(wasSwapped(running(luck(BB, AA), 0))).toBe(false);

    remember(running(luck(BB, AA), 0, "late"));
    expect(wasSwapped(running(luck(BB, AA), 0, "late"))).toBe(false);
  });

  it("does not follow a change: the first sight stays", () => {
    remember(waiting(luck(AA)));
    remember(waiting({ ...luck(BB), seal: "00" }));
    ownBytes(waiting({ ...luck(AA), seal: "00" }));

    expect(recalled("t", "")).toMatchObject({ seal: SEAL, shares: [AA] });
    expect(wasSwapped(waiting({ ...luck(AA), seal: "00" }))).toBe(true);
  });

  it("is whether the table was still waiting at first sight", () => {
    remember(waiting(luck()));
    remember(running(luck(AA)));
    remember(running(luck(AA), -1, "late"));

    expect(recalled("t", "")!.early).toBe(true);
    expect(recalled("late", "")!.early).toBe(false);
  });

  it("knows a record that somebody brings by its seal", () => {
    const mine = ownBytes(waiting(luck(), 1));
    const seen = recalled("", SEAL)!;

    expect(isUnchanged(seen, luck(mine))).toBe(true);
    expect(hasMine(seen, luck(AA, mine).shares, [1])).toBe(true);
    expect(hasMine(seen, luck(AA, BB).shares, [1])).toBe(false);
    expect(hasMine(seen, luck(AA, BB).shares, [])).toBe(true);
    expect(recalled("", "00")).toBeUndefined();
  });

  it("reads what was kept by an earlier page", () => {
    const kept = { table: "t", seal: SEAL, mine: AA, shares: [AA] };
    localStorage.setItem("pangaea.luck", JSON.stringify([kept]));

    expect(recalled("t", "")).toEqual({ ...kept, seats: [], early: false });
    expect(wasSwapped(running(luck(AA, BB), 0))).toBe(false);
  });
});

describe("a record, against what was seen", () => {
  it("fits if the own part is at the own seat", () => {
    const mine = ownBytes(waiting(luck(), 0));
    const seen = recalled("t", "")!;

    expect(fitsRecord(seen, SEAL, luck(mine, BB).shares)).toBe(true);
    expect(fitsRecord(seen, SEAL, luck(BB, mine).shares)).toBe(false);
    expect(fitsRecord(seen, "00", luck(mine, BB).shares)).toBe(false);
  });

  it("does not fit without the own part, also if the table says that the seat is not held", () => {
    ownBytes(waiting(luck(), 0));
    remember(waiting(luck()));
    remember(waiting(luck("", AA)));

    expect(fitsRecord(recalled("t", "")!, SEAL, luck("", AA).shares)).toBe(false);
  });

  it("fits without the bytes of a seat that was refused", () => {
    ownBytes(waiting(luck()));

    expect(fitsRecord(recalled("t", "")!, SEAL, luck(AA, BB).shares)).toBe(true);
  });

  it("is of no former format if the table waited for parts", () => {
    remember(running(luck(), -1, "former"));
    remember(running(luck(AA), -1, "parts"));
    remember(waiting(luck(), -1, "waited"));
    const former = (id: string) => fitsRecord(recalled(id, "")!, SEAL, [], true);

    expect(["former", "parts", "waited"].map(former)).toEqual([true, false, false]);
  });
});

describe("the parts of a table that has begun", () => {
  const dealt = (shares: ShareInfo[]): Shown => ({
    id: "t",
    luck: { ...luck(), shares },
    state: "running",
    seats: [person(0), person(1), bot(2)],
  });

  it("belong to people, each to one part", () => {
    const swapped = (...shares: ShareInfo[]) => wasSwapped(dealt(shares));

    expect(swapped({ seats: [0, 1], sent: AA })).toBe(false);
    expect(swapped({ seats: [1], sent: AA }, { seats: [0], sent: "" })).toBe(false);
    expect(swapped({ seats: [0, 1], sent: AA }, { seats: [], sent: BB })).toBe(true);
    expect(swapped({ seats: [0, 1], sent: AA }, { seats: [2], sent: BB })).toBe(true);
    expect(swapped({ seats: [0, 1], sent: AA }, { seats: [1], sent: BB })).toBe(true);
    expect(swapped({ seats: [0], sent: AA })).toBe(true);
  });
});

describe("two tabs of one browser", () => {
  /** Another tab: the same storage, a memory of its own. */
  async function tab(): Promise<typeof import("../src/lib/luck")> {
    vi.resetModules();
    return import("../src/lib/luck");
  }

  it("send the same bytes to one table", async () => {
    const [one, other] = [await tab(), await tab()];
    one.remember(waiting(luck(), 0));
    other.remember(waiting(luck(), 0));

    const mine = one.ownBytes(waiting(luck(), 0));

    expect(other.ownBytes(waiting(luck(), 0))).toBe(mine);
    expect(other.wasSwapped(running(luck(mine), 0))).toBe(false);
  });

  it("keep what the other has kept", async () => {
    const [one, other] = [await tab(), await tab()];
    other.recalled("", "");
    const mine = one.ownBytes(waiting(luck(), 0));
    other.remember(waiting({ ...luck(), seal: "00" }, 0, "other"));

    expect((await tab()).recalled("t", "")!.mine).toBe(mine);
  });

  it("remember as long as they are open where the browser keeps nothing", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("refused");
    });
    const mine = ownBytes(waiting(luck(), 0));

    expect(ownBytes(waiting(luck(), 0))).toBe(mine);
    expect(wasSwapped(running(luck(BB), 0))).toBe(true);
  });
});

describe("a table that waits for this device", () => {
  const seat = seatInfo(0, { name: "Ada", mine: true, awaited: true });
  const table = tableInfo({ seats: [seat], state: "waiting", position: 0, luck: luck() });

  function met(...tables: TableInfo[]): { said: Said[]; store: TableStore } {
    const said: Said[] = [];
    const store = new TableStore("t", "en", undefined, {
      send: (message) => said.push(message) > 0,
      close: () => {},
    });
    for (const one of tables)
      void store.hear({
        type: "welcome",
        table: one,
        held: [0],
        hides: false,
        build: "",
        site: "",
      });
    return { said, store };
  }

  it("is sent the bytes once the seal is seen, and the same ones again if it still waits", () => {
    const { said } = met(table, table);

    expect(said).toHaveLength(2);
    expect(said[0]).toEqual({ type: "share", sent: recalled("t", SEAL)!.mine });
    expect(said[1]).toEqual(said[0]);
  });

  it("is sent nothing where others are awaited, or the seal is not the one seen before", () => {
    expect(met({ ...table, seats: [{ ...seat, mine: false }] }).said).toEqual([]);
    const { said, store } = met({ ...table, luck: { ...luck(), seal: "00" } });

    expect(said).toEqual([]);
    expect(store.swapped).toBe(true);
  });

  it("is sent the same bytes where the parts of others have changed, but not the seal", () => {
    const other = { ...seat, seat: 1, mine: false, awaited: false };
    const seats = [seat, other];
    const shared = (sent: string) => ({ ...luck(), shares: [{ seats: [1], sent }] });
    const { said, store } = met(
      { ...table, seats, luck: shared(AA) },
      { ...table, seats, luck: shared(BB) },
    );

    expect(store.swapped).toBe(true);
    expect(said).toHaveLength(2);
    expect(said[1]).toEqual(said[0]);
  });
});
