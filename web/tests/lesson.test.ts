import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cardTable } from "../src/lib/fixtures/cards";
import { LessonStore } from "../src/lib/lesson.svelte";
import type { Mover } from "../src/lib/table.svelte";
import type { LessonRequest, LessonStep } from "../src/lib/wire";
import { seatInfo, tableInfo } from "./samples";

const AT_ONCE: Mover = async (_scene, apply) => apply();
const PLACE = "pangaea.lesson.sample.1-first";

function step({ answers }: LessonRequest): LessonStep {
  const scene = { ...cardTable(), seat: 0, position: answers.length };
  return {
    table: tableInfo({ seats: [seatInfo(0, { mine: true })] }),
    answers,
    shows: [{ type: "show", seat: 0, number: 0, whole: scene }],
    position: answers.length,
    notes: [],
    refused: null,
    over: false,
    sections: [],
    section: 0,
    following: null,
  };
}

describe("a lesson", () => {
  let asked: { wish: LessonRequest; language: string }[];
  let broken: (wish: LessonRequest) => boolean;
  let over: (wish: LessonRequest) => boolean;
  const opened = () => new LessonStore("sample", "1-first", "en", AT_ONCE);
  const settled = (store: LessonStore) => vi.waitFor(() => expect(store.busy).toBe(false));

  beforeEach(() => {
    asked = [];
    broken = over = () => false;
    localStorage.clear();
    vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
      const wish = JSON.parse(body) as LessonRequest;
      asked.push({ wish, language: path.split("lang=")[1] ?? "" });
      if (broken(wish)) throw new TypeError("no line");
      return new Response(JSON.stringify({ ...step(wish), over: over(wish) }));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("begins anew where what was remembered does not fit any more", async () => {
    localStorage.setItem(PLACE, "[99]");
    broken = ({ answers }) => answers.includes(99);
    const store = opened();
    await settled(store);

    expect(store.step?.answers).toEqual([]);
    expect(store.problem).toBe("");
  });

  it("lets an answer be given again that did not arrive", async () => {
    const store = opened();
    await settled(store);
    const option = store.table.asking!.choices[0]!.option;
    broken = () => true;
    store.table.answer(option);
    await settled(store);
    expect(store.table.refused?.text).toBeTruthy();
    expect(store.table.asking).not.toBeNull();

    broken = () => false;
    store.table.answer(option);
    await settled(store);
    expect(store.step?.answers).toEqual([option]);
  });

  it("keeps an answer under way when the language changes meanwhile", async () => {
    const store = opened();
    await settled(store);
    const option = store.table.asking!.choices[0]!.option;

    store.table.answer(option);
    store.speak("fr");
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    await settled(store);

    expect(store.step?.answers).toEqual([option]);
    expect(asked.map(({ language }) => language)).toEqual(["en", "en", "fr"]);
  });

  it("asks for nothing once it is over, and begins anew the next time", async () => {
    localStorage.setItem(PLACE, "[0]");
    over = ({ answers }) => answers.length > 1;
    const store = opened();
    await settled(store);
    expect([store.isAsked, store.isOver]).toEqual([true, false]);

    store.table.answer(store.table.asking!.choices[0]!.option);
    await settled(store);
    expect([store.isAsked, store.isOver]).toEqual([false, true]);

    const again = opened();
    await settled(again);
    expect(again.step?.answers).toEqual([]);
  });
});
