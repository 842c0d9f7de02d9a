import { readFileSync, readdirSync, statSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { t, words } from "../src/lib/words.svelte";

const source = (language: string) => readFileSync(`src/words/${language}.ftl`, "utf8");
const ids = (language: string) => new FluentResource(source(language)).body.map((message) => message.id);

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

describe("the page's words", () => {
  it("are the same in both languages", () => {
    expect(ids("fr")).toEqual(ids("en"));
  });

  it("hold every word the page uses", () => {
    const known = new Set(ids("en"));
    const code = files("src").filter((path) => /\.(svelte|ts)$/.test(path)).map((path) => readFileSync(path, "utf8"));
    const used = code.flatMap((text) => [...text.matchAll(/\bt\(\s*["']([a-z-]+)["']/g)].map((match) => match[1]!));

    expect(used.filter((id) => !known.has(id))).toEqual([]);
  });

  it("change with the language", () => {
    words.choose("fr");
    expect(t("your-turn")).toBe("À vous de jouer");
    words.choose("en");
    expect(t("points", { points: 1 })).toBe("1 point");
  });
});
