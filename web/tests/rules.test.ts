import { expect, test } from "vitest";
import { chaptersWith, codeByParagraph } from "../src/lib/rules";
import type { Chapter } from "../src/lib/wire";

const BOOK: Chapter[] = [
  {
    number: "1",
    title: "Eggs",
    paragraphs: [
      { number: "1.1", html: "<p>An <b>egg</b> earns points.</p>", figures: [] },
      { number: "1.2", html: "<p>Nobody loses an egg.</p>", figures: [] },
    ],
    lessons: [],
    code: [],
  },
  {
    number: "2",
    title: "The end",
    paragraphs: [{ number: "2.1", html: "<p>La météorite.</p>", figures: [] }],
    lessons: [],
    code: [],
  },
];
const found = (sought: string) =>
  chaptersWith(BOOK, sought).flatMap(({ paragraphs }) => paragraphs.map(({ number }) => number));

test("every word must be there, wherever it stands", () => {
  expect(found("points egg")).toEqual(["1.1"]);
  expect(found("egg")).toEqual(["1.1", "1.2"]);
});

test("case and accents do not matter, and tags are no text", () => {
  expect(found("METEOR")).toEqual(["2.1"]);
  expect(found("/b")).toEqual([]);
  expect(found("p")).not.toContain("2.1");
});

test("a paragraph is found by its number, and nothing sought is everything", () => {
  expect(found("1.2")).toEqual(["1.2"]);
  expect(found("  ")).toEqual(["1.1", "1.2", "2.1"]);
});

test("places in the code stand together by paragraph, in their order", () => {
  const place = (number: string, name: string) => ({ number, file: "rules/hand.py", name });

  const found = codeByParagraph([place("1.2", "keep"), place("1.1", "pass"), place("1.2", "add")]);

  expect(found.map(({ number, places }) => [number, places.map(({ name }) => name)])).toEqual([
    ["1.2", ["keep", "add"]],
    ["1.1", ["pass"]],
  ]);
});
