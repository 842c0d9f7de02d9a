import { describe, expect, it } from "vitest";
import { audible, keepMuted, mutedAt, speakersWhoWatched, withTalk } from "../src/lib/talk";
import type { LogLine, TalkLine } from "../src/lib/wire";

const line = (text: string, at: number): LogLine => ({ text, event: "e", at });
const spoken = (kind: TalkLine["kind"], text: string, position: number, seat = 1): TalkLine => ({
  seat,
  name: seat === 1 ? "Bo" : "Ada",
  text,
  kind,
  position,
  time: 0,
  mine: false,
});
const watched = (name: string, text: string, mine = false): TalkLine => ({
  ...spoken("said", text, 9),
  seat: null,
  name,
  mine,
});

describe("what people say, and what is told of them", () => {
  it("stands in the log where it happened", () => {
    const log = [line("one", 1), line("two", 2), line("three", 3)];
    const talk = [
      spoken("notice", "away", 2),
      spoken("said", "hello", 2),
      spoken("notice", "back", 3),
    ];

    expect(withTalk(log, talk).map(({ text }) => text)).toEqual([
      "one",
      "two",
      "away",
      "Bo: “hello”",
      "three",
      "back",
    ]);
  });

  it("leaves the log as it is where nobody said anything", () => {
    const log = [line("one", 1)];

    expect(withTalk(log, [])).toBe(log);
  });
});

describe("those who watched", () => {
  it("stand in the log by their names, and are listed once each, but for oneself", () => {
    const talk = [spoken("said", "hi", 1), watched("Zoe", "one"), watched("Zoe", "two")];
    const removal: TalkLine = { ...watched("Xu", "Xu was removed"), kind: "notice" };

    expect(withTalk([], talk.slice(1)).map(({ text, seat }) => [text, seat])).toEqual([
      ["Zoe: “one”", null],
      ["Zoe: “two”", null],
    ]);
    expect(speakersWhoWatched([...talk, watched("Me", "three", true), removal])).toEqual(["Zoe"]);
    expect(audible(talk, ["Zoe"]).map(({ text }) => text)).toEqual(["hi"]);
  });
});

describe("somebody who is muted", () => {
  it("is not heard, but what happens to the seat is told", () => {
    const talk = [
      spoken("said", "blah", 1),
      spoken("notice", "away", 2),
      spoken("said", "hi", 3, 0),
    ];

    expect(audible(talk, ["Bo"]).map(({ text }) => text)).toEqual(["away", "hi"]);
  });

  it("stays so when the page is opened again, at that table", () => {
    keepMuted("t1", ["Bo", "Cy"]);

    expect(mutedAt("t1")).toEqual(["Bo", "Cy"]);
    expect(mutedAt("t2")).toEqual([]);
  });
});
