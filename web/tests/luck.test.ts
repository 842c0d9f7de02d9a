import { beforeEach, describe, expect, it } from "vitest";
import {
  hasMine,
  isUnchanged,
  ownBytes,
  readAgain,
  recalled,
  remember,
  takeBack,
  wasSwapped,
} from "../src/lib/luck";
import { TableStore } from "../src/lib/table.svelte";
import type { LuckInfo, Said, SeatInfo, TableInfo } from "../src/lib/wire";

const SEAL = "5e".repeat(32);
const luck = (...sent: string[]): LuckInfo => ({
  seal: SEAL,
  proof: "page",
  shares: sent.map((one, seat) => ({ seats: [seat], sent: one })),
});

const watched = (id: string, luck: LuckInfo) => ({
  id,
  luck,
  state: "running" as const,
  seats: [],
});

beforeEach(() => {
  localStorage.clear();
  readAgain();
});

describe("what a browser remembers of a table's luck", () => {
  it("is its own bytes, made once and the same after a reload", () => {
    const bytes = ownBytes("t", luck());
    readAgain();

    expect(bytes).toMatch(/^[0-9a-f]{32}$/);
    expect(ownBytes("t", luck("aa"))).toBe(bytes);
    expect(ownBytes("other", luck())).not.toBe(bytes);
  });

  it("is the seal and what others sent, and a change of either is noticed", () => {
    remember({ id: "t", luck: luck("aa") });
    remember({ id: "t", luck: luck("aa", "bb") });
    readAgain();

    expect(wasSwapped(watched("t", luck("aa", "bb", "cc")))).toBe(false);
    expect(wasSwapped(watched("t", luck("aa", "cc")))).toBe(true);
    expect(wasSwapped(watched("t", luck("aa")))).toBe(true);
    expect(wasSwapped(watched("t", { ...luck("aa", "bb"), seal: "00" }))).toBe(true);
    expect(wasSwapped(watched("unknown", luck()))).toBe(false);
  });

  it("is also that its own bytes must be there once the cards are dealt, if it has a seat", () => {
    const mine = ownBytes("t", luck());
    const seats = [
      {
        seat: 0,
        name: "Ada",
        kind: "person" as const,
        level: "",
        online: true,
        mine: true,
        invite: "",
        awaited: false,
      },
    ];

    expect(wasSwapped({ id: "t", luck: luck("aa"), state: "waiting", seats })).toBe(false);
    expect(wasSwapped({ id: "t", luck: luck("aa"), state: "running", seats })).toBe(true);
    expect(wasSwapped({ id: "t", luck: luck("aa", mine), state: "running", seats })).toBe(false);
    takeBack("t");
    expect(wasSwapped({ id: "t", luck: luck("aa"), state: "running", seats })).toBe(false);
  });

  it("does not follow a change: the first sight stays", () => {
    remember({ id: "t", luck: luck("aa") });
    remember({ id: "t", luck: { ...luck("bb"), seal: "00" } });

    expect(recalled("t", "")).toMatchObject({ seal: SEAL, shares: ["aa"] });
  });

  it("knows a record that somebody brings by its seal", () => {
    const mine = ownBytes("t", luck());
    const seen = recalled("", SEAL)!;

    expect(isUnchanged(seen, luck(mine))).toBe(true);
    expect(hasMine(seen, luck("aa", mine).shares)).toBe(true);
    expect(hasMine(seen, luck("aa").shares)).toBe(false);
    expect(recalled("", "00")).toBeUndefined();
  });
});

describe("a table that waits for this device", () => {
  const seat: SeatInfo = {
    seat: 0,
    name: "Ada",
    kind: "person",
    level: "",
    online: true,
    mine: true,
    invite: "",
    awaited: true,
  };
  const table: TableInfo = {
    id: "t",
    game: "sample",
    title: "Sample",
    seats: [seat],
    state: "waiting",
    position: 0,
    options: {},
    maker: true,
    my_turn: false,
    updated: 0,
    rematch: "",
    problem: "",
    luck: luck(),
  };

  function met(...tables: TableInfo[]): { said: Said[]; store: TableStore } {
    const said: Said[] = [];
    const store = new TableStore("t", "en", undefined, {
      send: (message) => said.push(message) > 0,
      close: () => {},
    });
    for (const one of tables)
      void store.hear({ type: "welcome", table: one, held: [0], hides: false });
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
});
