import { readFileSync, readdirSync, statSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { afterEach, describe, expect, it, vi } from "vitest";
import { elided, t, words } from "../src/lib/words.svelte";

const source = (language: string) => readFileSync(`src/words/${language}.ftl`, "utf8");
const ids = (language: string) =>
  new FluentResource(source(language)).body.map((message) => message.id);

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

/** The first argument of every call of `t` in a piece of code. */
function asked(code: string): string[] {
  return [...code.matchAll(/(?<![\w.])t\(/g)].map(({ index }) => {
    const start = index + 2;
    let depth = 0;
    for (let end = start; end < code.length; end++) {
      if ("([{".includes(code[end]!)) depth += 1;
      if (depth === 0 && ",)".includes(code[end]!)) return code.slice(start, end);
      if (")]}".includes(code[end]!)) depth -= 1;
    }
    return "";
  });
}

const CODE = files("src")
  .filter((path) => /\.(svelte|ts)$/.test(path))
  .flatMap((path) => asked(readFileSync(path, "utf8")));
const named = CODE.flatMap((argument) =>
  [...argument.matchAll(/["']([a-z-]+)["']/g)].map((match) => match[1]!),
);
const begun = CODE.flatMap((argument) =>
  [...argument.matchAll(/`([a-z-]+)\$\{/g)].map((match) => match[1]!),
);

afterEach(() => vi.restoreAllMocks());

describe("the page's words", () => {
  it("are the same in both languages", () => {
    expect(ids("fr")).toEqual(ids("en"));
  });

  it("hold every word the page uses", () => {
    const known = new Set(ids("en"));
    const constant = CODE.flatMap(
      (argument) => /^\s*["']([a-z-]+)["']\s*$/.exec(argument)?.[1] ?? [],
    );

    expect(constant.filter((id) => !known.has(id))).toEqual([]);
  });

  it("are all used", () => {
    expect(
      ids("en").filter((id) => !named.includes(id) && !begun.some((start) => id.startsWith(start))),
    ).toEqual([]);
  });

  it("change with the language", async () => {
    await words.choose("fr");
    expect(t("your-turn")).toBe("À vous de jouer");
    await words.choose("en");
    expect(t("position", { position: 1 })).toBe("1 move");
  });

  it("elide before the names put into them", async () => {
    await words.choose("fr");
    expect(t("curtain-hint", { name: "Ada" })).toContain("avant qu’Ada soit là");
    expect(t("curtain-hint", { name: "Bo" })).toContain("avant que Bo soit là");
    await words.choose("en");
  });

  it("elide before a name only, whatever is in it", () => {
    expect(elided("le monde Ada et de Ada (1+1)", { name: "Ada (1+1)" })).toBe(
      "le monde Ada et d’Ada (1+1)",
    );
    expect(elided("de Éon", { name: "Éon" })).toBe("d’Éon");
  });

  it("put a no-break space before a French colon", async () => {
    await words.choose("fr");
    expect(t("named", { label: t("replay"), name: "EVO" })).toBe("Revoir\u00a0: EVO");
    await words.choose("en");
    expect(t("named", { label: t("replay"), name: "EVO" })).toBe("Replay: EVO");
  });

  it("call taking back and hurrying by names that mean nothing else", async () => {
    await words.choose("fr");
    expect(t("undo")).toBe("Annuler le coup");
    expect(t("skip")).toBe("Avance rapide");
    await words.choose("en");
  });
});

describe("dates", () => {
  const NOON = Date.UTC(2026, 2, 9, 12);
  const written = () =>
    new Intl.DateTimeFormat(words.locale, { dateStyle: "short", timeZone: "UTC" }).format(NOON);
  const reading = (...languages: string[]) =>
    vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);

  it("are written as the reader's country does", () => {
    reading("en-US", "en");
    expect(written()).toBe("3/9/26");
    reading("en", "en-GB");
    expect(written()).toBe("09/03/2026");
  });

  it("are written as usual where the browser names a country that is none", () => {
    reading("en-US@posix", "en");
    expect(written()).toBe("09/03/2026");
  });

  it("follow the language of the page where the browser speaks another", async () => {
    reading("fr-CA");
    expect(words.locale).toBe("en-GB");
    await words.choose("fr");
    expect(words.locale).toBe("fr-CA");
    await words.choose("en");
  });
});
