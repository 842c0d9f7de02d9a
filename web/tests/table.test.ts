import { beforeEach, describe, expect, it, vi } from "vitest";
import { afterKeeping, cardTable } from "../src/lib/fixtures/cards";
import { TableStore } from "../src/lib/table.svelte";
import type { Answer, Said, Scene, Show, TableInfo } from "../src/lib/wire";

const TABLE: TableInfo = {
  id: "t", game: "sample", title: "Sample", seats: [], state: "running", position: 17, options: {}, maker: true, my_turn: true, updated: 0, rematch: "",
};

function shows(scene: Scene, more: Partial<Show> = {}): Show {
  return { type: "show", seat: scene.seat, steps: [scene], fresh: false, may_undo: false, undo_needs_consent: false, next: null, ...more };
}

let said: Said[];
let store: TableStore;

beforeEach(() => {
  said = [];
  store = new TableStore("t", "en", undefined, { send: (message) => said.push(message) > 0, close: () => {} });
});

const welcome = (held: number[], hides = false) => store.hear({ type: "welcome", table: TABLE, held, hides });
const answers = () => said.filter((message): message is Answer => message.type === "answer");

describe("a table", () => {
  it("answers for the position on the page, once", async () => {
    await welcome([0]);
    await store.hear(shows(cardTable(), { fresh: true }));

    store.answer(0);
    store.answer(0);

    expect(answers()).toMatchObject([{ seat: 0, position: 17, option: 0 }]);
    expect(store.asking).toBeNull();
  });

  it("asks again after a refusal, and says why", async () => {
    await store.hear(shows(cardTable(), { fresh: true }));
    store.answer(0);

    await store.hear({ type: "refused", id: store.pending!.id, text: "No.", rule: "sample/1.1", position: 17, stale: false });

    expect(store.asking).not.toBeNull();
    expect(store.refused?.text).toBe("No.");
  });

  it("sends an unacknowledged answer again, with the same id, if the table still waits for it", async () => {
    await store.hear(shows(cardTable(), { fresh: true }));
    store.answer(0);

    await store.hear(shows(cardTable(), { fresh: true }));

    expect(answers()).toHaveLength(2);
    expect(answers()[0]).toEqual(answers()[1]);
  });

  it("does not repeat an answer that is on disk or that came too late", async () => {
    await store.hear(shows(cardTable(), { fresh: true }));
    store.answer(0);
    await store.hear({ type: "done", id: store.pending!.id, position: 18 });

    await store.hear(shows(afterKeeping(), { fresh: true }));

    expect(answers()).toHaveLength(1);
    expect(store.pending).toBeNull();
  });

  it("stays a while at a moment on the way, unless it is told to skip", async () => {
    vi.useFakeTimers();
    await store.hear(shows(cardTable(), { fresh: true }));
    const [moment, end] = [{ ...cardTable(), status: "all cards lie open" }, afterKeeping()];

    const slow = store.hear(shows(end, { steps: [moment, end] }));
    await vi.advanceTimersByTimeAsync(500);
    const held = store.scene?.status;
    await vi.runAllTimersAsync();
    await slow;
    const quick = store.hear(shows(end, { steps: [{ ...moment }, { ...end }] }));
    await vi.advanceTimersByTimeAsync(10);
    store.skip();
    await quick;
    vi.useRealTimers();

    expect(held).toBe("all cards lie open");
    expect(store.scene?.status).toBe(end.status);
  });

  it("shows the steps in order and ends at the last", async () => {
    await store.hear(shows(cardTable(), { fresh: true }));
    await store.hear(shows(afterKeeping(), { steps: [cardTable(), afterKeeping()] }));

    expect(store.scene?.position).toBe(18);
    expect(store.waiting).toBe(0);
    expect(store.log.at(-1)?.text).toBe("Diplo draws a Stegosaurus.");
  });
});

describe("several people on one device", () => {
  it("get a curtain between them when the game hides something", async () => {
    await welcome([0, 1], true);
    await store.hear(shows(cardTable(), { fresh: true }));
    expect(store.curtain).toBe(0);
    store.lift();
    expect(store.curtain).toBeNull();

    await store.hear(shows(afterKeeping()));

    expect(store.curtain).toBe(1);
    store.lift();
    expect(said.at(-1)).toMatchObject({ type: "look", seat: 1 });
    await store.hear(shows({ ...afterKeeping(), seat: 1 }, { fresh: true, seat: 1 }));
    expect(store.curtain).toBeNull();
  });

  it("learn whose turn it is where the scene names nobody", async () => {
    await welcome([0, 1], true);
    await store.hear(shows(cardTable(), { fresh: true }));
    store.lift();
    const players = afterKeeping().players.map((player) => ({ ...player, turn: false }));

    await store.hear(shows({ ...afterKeeping(), players }, { next: 1 }));

    expect(store.curtain).toBe(1);
  });

  it("take turns without a curtain when everything lies open", async () => {
    await welcome([0, 1]);
    await store.hear(shows(cardTable(), { fresh: true }));
    await store.hear(shows(afterKeeping()));

    expect(store.curtain).toBeNull();
    expect(said.at(-1)).toMatchObject({ type: "look", seat: 1 });
  });
});
