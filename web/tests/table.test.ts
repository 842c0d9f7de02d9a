import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { afterKeeping, cardTable, ended } from "../src/lib/fixtures/cards";
import { TableStore } from "../src/lib/table.svelte";
import type { Answer, Difference, Said, Scene, Show } from "../src/lib/wire";
import { refusedAs, seatInfo, tableInfo } from "./samples";

vi.mock("../src/lib/comeback", () => ({ missed: () => Promise.reject(new Error("no server")) }));

const TABLE = tableInfo({ my_turn: true });

const UNSAID = ["facts", "ask", "log", "ending", "departures", "notes"];

/** What makes this scene of any other. */
const anew = (scene: Scene): Difference => ({
  new: { ...scene },
  gone: UNSAID.filter((name) => !(name in scene)),
});

type More = Partial<Omit<Show, "steps">> & { fresh?: boolean; steps?: Scene[] };
let shown = 0;

function shows(scene: Scene, { fresh = false, steps = [scene], ...more }: More = {}): Show {
  shown = fresh ? 0 : shown + 1;
  return {
    type: "show",
    seat: scene.seat,
    number: shown,
    whole: fresh ? scene : null,
    steps: fresh ? [] : steps.map(anew),
    may_undo: false,
    undo_needs_consent: false,
    next: null,
    may_end: false,
    ...more,
  };
}

let said: Said[];
let store: TableStore;

beforeEach(() => {
  said = [];
  store = new TableStore("t", "en", undefined, {
    send: (message) => said.push(message) > 0,
    close: () => {},
  });
});

const welcome = (held: number[], hides = false) =>
  store.hear({ type: "welcome", table: TABLE, held, hides, build: "", site: "" });
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

  it("ends at once where nobody else plays, and waits for the others where somebody does", async () => {
    const seat = seatInfo(0, { name: "Ada", mine: true });
    const waits: unknown[] = [];
    for (const other of [
      { ...seat, seat: 1, kind: "bot" as const, mine: false },
      { ...seat, seat: 1, mine: false },
    ]) {
      await store.hear({ type: "table", table: { ...TABLE, seats: [seat, other] } });
      await store.hear(shows(cardTable(), { fresh: true, may_end: true }));
      store.end();
      waits.push(store.proposed);
    }

    expect(store.mayEnd).toBe(true);
    expect(waits).toEqual([null, "end"]);
    expect(said.filter((message) => message.type === "end")).toMatchObject([
      { seat: 0, position: 17 },
      { seat: 0, position: 17 },
    ]);

    await store.hear(refusedAs("e"));
    expect(store.proposed).toBeNull();
  });

  it("says that nobody looks at it where it comes back behind other pages", () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    store.greet();
    vi.restoreAllMocks();
    store.greet();

    expect(said).toMatchObject([{ visible: false }, { visible: true }]);
  });

  it("counts what others say as new, but not of who is muted", async () => {
    await welcome([0]);
    const line = { text: "hi", kind: "said" as const, position: 0, time: 0 };
    const talk = (seat: number | null, name: string, mine = false) =>
      store.hear({ type: "talk", lines: [{ ...line, seat, name, mine }], whole: false });

    await talk(0, "Ada");
    await talk(null, "Ada 2", true);
    await talk(1, "Bo");
    store.mute("Bo");
    await talk(1, "Bo");
    await talk(2, "Cy");
    await talk(null, "Zoe");

    expect(store.heard).toBe(3);
    store.mute("Bo");
    expect(store.muted).toEqual([]);
  });

  it("asks again after a refusal, and says why", async () => {
    await store.hear(shows(cardTable(), { fresh: true }));
    store.answer(0);

    await store.hear(refusedAs(store.pending!.id, { rule: "sample/1.1" }));

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

/** Another player's answer, while this page is still asked the same. */
function others(position: number, more: Partial<Scene> = {}): Scene {
  return {
    ...cardTable(),
    position,
    status: `answer ${position}`,
    log: [{ text: "Diplo is ready.", event: "ready" }],
    ...more,
  };
}

/** Answer a question that the table has moved on from meanwhile, and return the answer's id. */
async function answeredElsewhere(): Promise<string> {
  await store.hear(shows(cardTable(), { fresh: true }));
  store.answer(0);
  const { id } = store.pending!;
  await store.hear(shows(afterKeeping()));
  return id;
}

describe("a question", () => {
  it("stays, with its choices, while the answers of others are shown", async () => {
    let land: () => void = () => undefined;
    const slow = new TableStore(
      "t",
      "en",
      (_scene, apply) =>
        new Promise<void>((resolve) => {
          apply();
          land = resolve;
        }),
      { send: (message) => said.push(message) > 0, close: () => {} },
    );
    const first = slow.hear(shows(cardTable(), { fresh: true }));
    land();
    await first;

    const flying = slow.hear(shows(others(18)));
    expect(slow.waiting).toBe(1);
    expect(slow.asking?.choices).toHaveLength(cardTable().ask!.choices.length);
    slow.answer(0);
    land();
    await flying;

    expect(answers()).toMatchObject([{ position: 18, option: 0 }]);
    expect(slow.questions).toBe(1);
  });

  it("is announced once, however many others answer and whatever is refused meanwhile", async () => {
    await store.hear(shows(cardTable(), { fresh: true }));
    await store.hear(shows(others(18)));
    store.answer(0);
    await store.hear(refusedAs(store.pending!.id, { position: 18 }));
    await store.hear(shows(others(19)));
    await store.hear(shows({ ...others(19), language: "fr" }, { fresh: true }));

    expect(store.questions).toBe(1);
    expect(store.asking).not.toBeNull();
    expect(store.refused?.text).toBe("No.");
  });

  it("does not come back between an answer and its place on the table", async () => {
    await store.hear(shows(cardTable(), { fresh: true }));
    store.answer(0);
    await store.hear(shows(others(18)));
    expect(store.asking).toBeNull();
    await store.hear({ type: "done", id: store.pending!.id, position: 19 });
    expect(store.asking).toBeNull();
    await store.hear(shows(others(19)));

    expect(store.pending).toBeNull();
    expect(store.questions).toBe(2); // the same words, asked anew
  });

  it("ends at once when the table has moved on", async () => {
    await store.hear(shows(cardTable(), { fresh: true }));
    await store.hear(shows(afterKeeping()));

    expect(store.asking).toBeNull();
  });

  it("that another window has answered is told, and stays told while the game goes on", async () => {
    const id = await answeredElsewhere();
    await store.hear(refusedAs(id, { text: "Answered already.", position: 18, stale: true }));
    await store.hear(shows({ ...afterKeeping(), position: 19 }));
    await store.hear(shows(others(20)));

    expect(store.refused?.text).toBe("Answered already.");
    expect(store.asking).not.toBeNull();
    store.answer(0);
    expect(store.refused).toBeNull();
  });

  it("is answered once though the same answer came from another window", async () => {
    const id = await answeredElsewhere();
    await store.hear({ type: "done", id, position: 18 });

    expect(store.pending).toBeNull();
  });
});

describe("the log on the page", () => {
  it("keeps what was told on the way, also when it is skipped", async () => {
    const tells = (position: number, ...texts: string[]) =>
      others(position, { log: texts.map((text) => ({ text, event: "e" })) });
    await store.hear(shows(tells(17, "a", "b"), { fresh: true }));
    store.skip();
    await store.hear(shows(tells(19), { steps: [tells(18, "b"), tells(19, "b", "c")] }));

    expect(store.log.map((line) => line.text)).toEqual(["a", "b", "b", "b", "c"]);
  });
});

describe("several people on one device", () => {
  const own = (seat: number | null, more: Partial<Scene> = {}): Scene => ({
    ...afterKeeping(),
    seat,
    ...more,
  });
  const asks = (seat: number): Scene => ({
    ...cardTable(),
    seat,
    ask: { ...cardTable().ask!, seat },
  });

  /** The public table, then Lise (seat 0) by hand. */
  async function lifted(): Promise<void> {
    await welcome([0, 1], true);
    await store.hear(shows(own(null), { fresh: true, next: 0 }));
    store.lift(0);
    await store.hear(shows(asks(0), { fresh: true, next: 0 }));
  }

  it("get a curtain between them when the game hides something", async () => {
    await welcome([0, 1], true);
    await store.hear(shows(own(null), { fresh: true, next: 0 }));
    expect(store.curtain).toEqual([0]);
    store.lift(0);
    expect(said.at(-1)).toMatchObject({ type: "look", seat: 0 });
    expect(store.curtain).toEqual([0]);
    await store.hear(shows(asks(0), { fresh: true, next: 0 }));
    expect(store.curtain).toBeNull();

    await store.hear(shows(own(0), { next: 1 }));

    expect(store.curtain).toEqual([1]);
    expect(said.at(-1)).toMatchObject({ type: "look", seat: null });
    await store.hear(shows(own(null), { fresh: true, next: 1 }));
    store.lift(1);
    await store.hear(shows(asks(1), { fresh: true, next: 1 }));
    expect(store.curtain).toBeNull();
  });

  it("find it closed whatever bots and others do, until somebody lifts it by hand", async () => {
    await lifted();
    await store.hear(shows(own(0), { next: 1 }));

    for (const position of [19, 20, 21]) await store.hear(shows(own(0, { position }), { next: 1 }));
    await store.hear(shows(own(null, { position: 22 }), { fresh: true, next: 1 }));
    await store.hear(shows(own(null, { position: 23 }), { next: 1 }));
    await store.hear(shows(asks(1), { fresh: true, next: 1 })); // though nobody asked for it

    expect(store.curtain).toEqual([1]);
    expect(store.asking).toBeNull();
  });

  it("find it closed after a burst of answers that ends with somebody else's turn", async () => {
    await lifted();

    await Promise.all(
      [18, 19, 20].map((position) =>
        store.hear(shows(own(0, { position }), { next: position === 20 ? 1 : null })),
      ),
    );

    expect(store.curtain).toEqual([1]);
  });

  it("keep the device while nobody else on it is asked", async () => {
    await lifted();
    await store.hear(shows(own(0), { next: null }));

    expect(store.curtain).toBeNull();
  });

  it("say who they are where nobody is asked", async () => {
    await welcome([0, 1], true);
    await store.hear(shows(own(null), { fresh: true }));

    expect(store.curtain).toEqual([0, 1]);
  });

  it("come back to the same hand after a lost line, and to none after the curtain fell", async () => {
    await lifted();
    store.greet();
    expect(said.at(-1)).toMatchObject({ type: "hello", seat: 0 });

    await store.hear(shows(own(0), { next: 1 }));
    store.greet();
    expect(said.at(-1)).toMatchObject({ type: "hello", seat: null });
  });

  it("may agree to an undo with the curtain closed", async () => {
    await welcome([0, 1], true);
    await store.hear(shows(own(null), { fresh: true }));
    await store.hear({ type: "proposed", id: "u", seat: 2, kind: "undo", text: "?" });

    store.consent(true);

    expect(said.at(-1)).toMatchObject({ type: "consent", id: "u", seat: 0, agree: true });
  });

  it("need no curtain at the end", async () => {
    await welcome([0, 1], true);
    await store.hear(shows({ ...ended(), seat: null }, { fresh: true }));

    expect(store.curtain).toBeNull();
  });

  it("take turns without a curtain when everything lies open", async () => {
    await welcome([0, 1]);
    await store.hear(shows(cardTable(), { fresh: true }));
    await store.hear(shows(afterKeeping(), { next: 1 }));

    expect(store.curtain).toBeNull();
    expect(said.at(-1)).toMatchObject({ type: "look", seat: 1 });
  });
});

describe("what a page is shown", () => {
  const looks = () => said.filter((message) => message.type === "look");

  it("is the same by differences as whole", async () => {
    await welcome([0]);
    await store.hear(shows(cardTable(), { fresh: true }));
    await store.hear(shows(afterKeeping()));

    expect(store.scene).toEqual(afterKeeping());
    expect(looks()).toEqual([]);
  });

  it("stays as it was where a step is missing, until the page has seen it whole again", async () => {
    await welcome([0]);
    await store.hear(shows(cardTable(), { fresh: true }));
    shown += 1;
    await store.hear(shows(others(19)));
    await store.hear(shows(others(20)));

    expect(store.scene).toEqual(cardTable());
    expect(looks()).toEqual([{ type: "look", language: "en", seat: 0 }]);

    await store.hear(shows(others(20), { fresh: true }));
    await store.hear(shows(others(21)));

    expect(store.scene).toEqual(others(21));
    expect(looks()).toHaveLength(1);
  });

  it("is asked for once however much comes meanwhile, and again if that was refused", async () => {
    await welcome([0]);
    await store.hear(shows(cardTable(), { fresh: true }));
    shown += 1;
    for (let position = 19; position < 60; position += 1) await store.hear(shows(others(position)));
    expect(looks()).toHaveLength(1);

    await store.hear(refusedAs("", { text: "Too fast", position: 60 }));
    await store.hear(shows(others(60)));
    expect(looks()).toHaveLength(2);

    store.greet();
    await store.hear(shows(others(61)));
    expect(looks()).toHaveLength(3);
  });

  it("stays as it was where a step does not fit", async () => {
    await welcome([0]);
    await store.hear(shows(cardTable(), { fresh: true }));
    const misfit = shows(others(18));
    await store.hear({ ...misfit, steps: [{ lists: { pieces: [[0, 999]] } }] });

    expect(store.scene).toEqual(cardTable());
    expect(looks()).toHaveLength(1);
  });
});

describe("a page of another build", () => {
  const reload = vi.fn();
  const idle = (position: number): Scene => {
    const scene = others(position);
    delete scene.ask;
    return scene;
  };

  beforeEach(() => {
    vi.stubGlobal("location", { reload, origin: "http://here" });
    reload.mockClear();
    sessionStorage.clear();
    document.body.innerHTML = '<script type="text/plain" src="/assets/index-old.js"></script>';
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    document.body.innerHTML = "";
  });

  const greeted = (build: string) =>
    store.hear({ type: "welcome", table: TABLE, held: [0], hides: false, build, site: "" });

  it("waits while a question is open, then reloads once", async () => {
    await greeted("index-new.js");
    await store.hear(shows(cardTable(), { fresh: true }));
    expect(reload).not.toHaveBeenCalled();

    await store.hear(shows(idle(18)));
    expect(reload).toHaveBeenCalledOnce();

    await greeted("index-new.js");
    await store.hear(shows(idle(19), { fresh: true }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it("waits while a dialog is open", async () => {
    document.body.insertAdjacentHTML("beforeend", "<dialog open></dialog>");
    await greeted("index-new.js");
    await store.hear(shows(idle(18), { fresh: true }));

    expect(reload).not.toHaveBeenCalled();
  });

  it("reloads at once rather than show what it cannot follow", async () => {
    await greeted("index-new.js");
    await store.hear(shows(cardTable(), { fresh: true }));
    await store.hear({ ...shows(others(18)), steps: [{ parts: { unheard: {} } }] });

    expect(reload).toHaveBeenCalledOnce();
  });

  it("is none where the builds are alike, or one is not known", async () => {
    for (const build of ["index-old.js", ""]) {
      await greeted(build);
      await store.hear(shows(idle(18), { fresh: true }));
    }

    expect(reload).not.toHaveBeenCalled();
  });
});
