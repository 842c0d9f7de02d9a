import { describe, expect, it } from "vitest";
import { audible, withNotices } from "../src/lib/talk";
import type { LogLine, TalkLine } from "../src/lib/wire";

const line = (text: string, at: number): LogLine => ({ text, event: "e", at });
const spoken = (kind: TalkLine["kind"], text: string, position: number, seat = 1): TalkLine => ({
  seat,
  name: "Bo",
  text,
  kind,
  position,
  time: 0,
});

describe("what is told of the people at a table", () => {
  it("stands in the log where it happened", () => {
    const log = [line("one", 1), line("two", 2), line("three", 3)];
    const talk = [
      spoken("notice", "away", 2),
      spoken("said", "hello", 2),
      spoken("notice", "back", 3),
    ];

    expect(withNotices(log, talk).map(({ text }) => text)).toEqual([
      "one",
      "two",
      "away",
      "three",
      "back",
    ]);
  });

  it("leaves a log without notices as it is", () => {
    const log = [line("one", 1)];

    expect(withNotices(log, [spoken("said", "hello", 0)])).toBe(log);
  });
});

describe("somebody who is muted", () => {
  it("is not heard, but what happens to the seat is told", () => {
    const talk = [
      spoken("said", "blah", 1),
      spoken("notice", "away", 2),
      spoken("said", "hi", 3, 0),
    ];

    expect(audible(talk, [1]).map(({ text }) => text)).toEqual(["away", "hi"]);
  });
});
