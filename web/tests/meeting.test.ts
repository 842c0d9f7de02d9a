import { beforeEach, expect, test, vi } from "vitest";
import { Meetings } from "../src/lib/meeting.svelte";
import { api } from "../src/lib/api";

const GISTS = { "g/1": "One.", "g/2": "Two.", "g/3": "Three.", "g/4": "Four.", "g/5": "Five." };
const NEW = { rules: [], off: false, games: 1 };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(api, "meet").mockResolvedValue({});
});

test("one card at a time, what is asked before what happened, each once", () => {
  const meetings = new Meetings();
  meetings.begin(NEW, GISTS);

  meetings.meet("g/1");
  meetings.meet("g/2");
  meetings.meet("g/3", true);
  expect(meetings.card?.rule).toBe("g/1");

  vi.advanceTimersByTime(5_000);
  expect(meetings.card?.rule).toBe("g/3");
  meetings.close();
  expect(meetings.card?.rule).toBe("g/2");
  meetings.close();
  meetings.meet("g/1");
  expect(meetings.card).toBeNull();
});

test("a pinned card stays, and what waits too long is dropped", () => {
  const meetings = new Meetings();
  meetings.begin(NEW, GISTS);
  meetings.meet("g/1");
  meetings.pin();

  for (const rule of ["g/2", "g/3", "g/4", "g/5"]) meetings.meet(rule);
  vi.advanceTimersByTime(60_000);
  expect(meetings.card?.rule).toBe("g/1");

  meetings.close();
  expect(meetings.card?.rule).toBe("g/3");
});

test("nothing shows itself to whoever wants none, or knows it", () => {
  const meetings = new Meetings();
  meetings.begin({ rules: ["g/1"], off: false, games: 9 }, GISTS);
  meetings.meet("g/1");
  expect(meetings.card).toBeNull();

  meetings.meet("g/2");
  meetings.turnOff();
  meetings.meet("g/3");
  expect(meetings.card).toBeNull();
  expect(api.meet).toHaveBeenLastCalledWith({ rules: [], off: true }, "en");
});

test("a hint offers itself once a game, in the first three games only", () => {
  const offers = (games: number, off = false) => {
    const meetings = new Meetings();
    meetings.begin({ rules: [], off, games }, GISTS);
    const found = [1, 2, 3, 4, 5, 6].map(() => {
      meetings.ask();
      const offering = meetings.offering;
      meetings.close();
      return offering;
    });
    return found.filter(Boolean).length;
  };

  expect([1, 3, 4].map((games) => offers(games))).toEqual([1, 1, 0]);
});

test("an offer waits for the card in its place, and not for the next question", () => {
  const meetings = new Meetings();
  meetings.begin(NEW, GISTS);
  meetings.meet("g/1");
  meetings.meet("g/2");
  for (let question = 0; question < 3; question++) meetings.ask();
  expect([meetings.card?.rule, meetings.offering]).toEqual(["g/1", false]);

  meetings.rest();
  meetings.close();
  expect([meetings.card?.rule, meetings.offering]).toEqual(["g/2", false]);

  meetings.ask();
  meetings.close();
  expect([meetings.card, meetings.offering]).toEqual([null, true]);
});
