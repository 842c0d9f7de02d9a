import { describe, expect, it } from "vitest";
import { audible, keepMuted, mutedAt, withTalk } from "../src/lib/talk";
import type { LogLine, TalkLine } from "../src/lib/wire";

const line = (text: string, at: number): LogLine => ({ text, event: "e", at });
const spoken = (kind: TalkLine["kind"], text: string, position: number, seat = 1): TalkLine => ({
  seat,
  name: seat === 1 ? "Bo" : "Ada",
  text,
  kind,
  position,
  time: 0,
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
