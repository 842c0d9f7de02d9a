import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cardTable } from "../src/lib/fixtures/cards";
import { momentIn, momentOf, momentPath, seatOf } from "../src/lib/moment";
import { ReplayStore } from "../src/lib/replay.svelte";
import type { TableInfo } from "../src/lib/wire";
import { seatInfo, tableInfo } from "./samples";

function table(state: TableInfo["state"], ...mine: number[]): TableInfo {
  const seats = [0, 1, 2].map((seat) => seatInfo(seat, { mine: mine.includes(seat) }));
  return tableInfo({ seats, state, position: 300 });
}

describe("a link to a moment", () => {
  it("names the moment and the seat", () => {
    expect(momentPath("t", 5, 1)).toBe("/table/t/replay?at=5&seat=1");
    expect(momentIn("?at=5&seat=1")).toEqual({ at: "5", seat: "1" });
    expect(momentIn(momentPath("t", 5, null).split("replay")[1]!).seat).toBe("none");
  });

  it("leads no further than the game has come, and nowhere if it names no moment", () => {
    expect([momentOf("", 9), momentOf("4", 9), momentOf("12", 9)]).toEqual([0, 4, 9]);
    expect([momentOf("abc", 9), momentOf("-1", 9), momentOf("1.5", 9)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("without a seat means one's own", () => {
    expect(seatOf("", table("running", 1))).toBe(1);
    expect(seatOf("", table("over", 1, 2))).toBe(1);
    expect(seatOf("", table("over"))).toBeNull();
  });

  it("shows no hand of a game under way on a device that several share", () => {
    expect(seatOf("", table("running", 0, 1))).toBeNull();
  });

  it("leads to others' seats once the game is over", () => {
    expect(seatOf("2", table("over", 1))).toBe(2);
    expect(seatOf("2", table("unfinished"))).toBe(2);
    expect([
      seatOf("2", table("running", 1)),
      seatOf("7", table("over")),
      seatOf("abc", table("over")),
    ]).toEqual([undefined, undefined, undefined]);
    expect(seatOf("none", table("over", 1))).toBeNull();
  });
});

describe("a replay", () => {
  let asked: string[];
  let store: ReplayStore;

  beforeEach(async () => {
    asked = [];
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      const query = new URLSearchParams(path.split("?")[1]);
      const [from, to] = [Number(query.get("from")), Number(query.get("to"))];
      const scenes = Array.from({ length: to - from + 1 }, (_, index) => ({
        ...cardTable(),
        position: from + index,
      }));
      return new Response(JSON.stringify(path.includes("/scenes") ? scenes : table("over", 1)));
    });
    store = new ReplayStore("t", "en", async (_scene, apply) => apply());
    await store.open({ at: "0", seat: "" });
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const fetched = () => asked.filter((path) => path.includes("/scenes"));

  it("opens from one's own seat", () => {
    expect(store.seat).toBe(1);
    expect(fetched()).toEqual(["/api/tables/t/scenes?from=0&to=10&lang=en&seat=1"]);
  });

  it("fetches once for a whole drag, where the hand rests", async () => {
    for (let at = 20; at <= 250; at += 5) {
      store.drag(at);
      await vi.advanceTimersByTimeAsync(16);
    }
    expect(store.at).toBe(250);
    expect(fetched()).toHaveLength(1);

    await vi.advanceTimersByTimeAsync(1000);

    expect(fetched()).toHaveLength(2);
    expect([store.shown, store.scene?.position]).toEqual([250, 250]);
  });

  it("shows what it has while the hand still moves", async () => {
    store.drag(7);
    await vi.advanceTimersByTimeAsync(0);

    expect([store.shown, fetched().length]).toEqual([7, 1]);
  });

  it("says so where a link names no moment, and begins at the beginning", async () => {
    await store.open({ at: "abc", seat: "9" });

    expect(store.notice).toBe(
      "“abc” is not a moment of this game: they go from 0 to 300. Here is the beginning.",
    );
    expect([store.at, store.seat, store.problem]).toEqual([0, null, ""]);
    await store.go(1);
    expect(store.notice).toBe("");
  });
});
