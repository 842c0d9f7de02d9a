import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { mixed, pickOf, prove, sealOf } from "../src/lib/proof";

const RECORD = readFileSync("../tests/fixtures/luck/proven.jsonl", "utf8"); // Python proves it, too
const hash = (text: string) => createHash("sha256").update(text).digest("hex");

type Line = Record<string, unknown> & { luck?: number[]; of?: number[] };

/** Tie lines to one another, as somebody who forges a record would. */
function tied(lines: readonly Line[]): string {
  let before = "";
  return lines
    .map(({ chain: _, ...line }) => {
      const text = JSON.stringify(line);
      before = hash(before + text).slice(0, 16);
      return `${text.slice(0, -1)},"chain":"${before}"}\n`;
    })
    .join("");
}

const read = (): Line[] =>
  RECORD.trimEnd()
    .split("\n")
    .map((row) => JSON.parse(row) as Line);

/** The pick that docs/fairness.md describes, told apart from the page's own. */
function rightPick(seed: string, number: number, of: number): number {
  const width = 2n ** 64n;
  for (let attempt = 0; ; attempt += 1) {
    const value = BigInt(`0x${hash(`${seed}/${number}/${attempt}`).slice(0, 16)}`);
    if (value < width - (width % BigInt(of))) return Number(value % BigInt(of));
  }
}

/** The lines of a house that mixes these parts, in this order, and picks accordingly. */
function dealt(lines: Line[], ...parts: string[]): Line[] {
  const footer = lines.at(-1)!;
  const seed = hash(["pangaea seed " + String(footer.seed), ...parts].join("/"));
  let used = 0;
  for (const line of lines) line.luck = line.of?.map((of) => rightPick(seed, used++, of));
  footer.mixed = seed;
  return lines;
}

const SENT = "00112233445566778899aabbccddeeff";

function forged(change: (lines: Line[]) => unknown) {
  const lines = read();
  change(lines);
  return prove(tied(lines)).verdict;
}

/** The first line as it is written today: names are no part of it. */
function nameless(line: Line): Line {
  const seats = (line.seats as { bot?: string }[]).map(({ bot }) => (bot ? { bot } : {}));
  return { ...line, format: "pangaea/5", seats };
}

const LAST = read().length;
const DRAWING = read().findIndex((line, index) => index > 0 && line.luck !== undefined);

describe("a record, proven by the browser", () => {
  it("is proven when it is what was played", () => {
    const proof = prove(RECORD);

    expect(proof.verdict).toEqual({ kind: "proven" });
    expect(proof.names).toEqual(["Ada", "Bo", "Cy"]);
    expect(proof.contributions).toEqual([
      { seats: [0], sent: SENT },
      { seats: [1], sent: "" },
      { seats: [2], sent: "ffeeddccbbaa99887766554433221100" },
    ]);
    expect(proof.picks).toBe(read().reduce((sum, line) => sum + (line.luck?.length ?? 0), 0));
  });

  it("says what docs/fairness.md describes", () => {
    const seed = hash("pangaea seed x//0a/ff");
    const first = BigInt(`0x${hash(`${seed}/7/0`).slice(0, 16)}`);

    expect(sealOf("x")).toBe(hash("pangaea seal x"));
    expect(mixed("x", ["ff", "0a", ""])).toBe(seed);
    expect(mixed("x", ["", "0a", "ff"])).toBe(seed);
    expect(pickOf(seed, 7, 10)).toBe(Number(first % 10n));
  });

  it("names the first pick that fails, and what it should have been", () => {
    const [said, of] = [read()[DRAWING]!.luck![0]!, read()[DRAWING]!.of![0]!];
    const pick = read()[0]!.luck!.length + 1;

    const verdict = forged((lines) => (lines[DRAWING]!.luck![0] = (said + 1) % of));

    expect(verdict).toEqual({
      kind: "failed",
      what: "pick",
      line: DRAWING + 1,
      pick,
      said: (said + 1) % of,
      of,
      right: said,
    });
  });

  it("finds a seal, a seed, or bytes that were changed, each in its line", () => {
    expect(forged((lines) => (lines[0]!.seal = hash("other")))).toEqual({
      kind: "failed",
      what: "seal",
      line: 1,
    });
    expect(forged((lines) => (lines[LAST - 1]!.seed = "other"))).toEqual({
      kind: "failed",
      what: "seal",
      line: LAST,
    });
    expect(forged((lines) => (lines[LAST - 1]!.mixed = hash("other")))).toEqual({
      kind: "failed",
      what: "mixed",
      line: LAST,
    });
    expect(forged((lines) => (lines[0]!.contributions = []))).toEqual({
      kind: "failed",
      what: "mixed",
      line: 1,
    });
  });

  it("finds parts that belong to nobody, to two, or leave somebody out", () => {
    const parts = { kind: "failed", what: "parts", line: 1 };
    const other = "ff".repeat(16);
    /** A house that deals with these parts, and ties all of it as it should be. */
    const verdict = (...contributions: { seats: number[]; sent: string }[]) =>
      forged((lines) => {
        lines[0]!.contributions = contributions;
        dealt(lines, ...contributions.map((one) => one.sent).sort());
      });

    expect(verdict({ seats: [0, 1, 2], sent: SENT })).toEqual({ kind: "proven" });
    expect(verdict({ seats: [2], sent: other }, { seats: [1, 0], sent: SENT })).toEqual({
      kind: "proven",
    });
    expect(verdict({ seats: [0, 1, 2], sent: SENT }, { seats: [], sent: other })).toEqual(parts);
    expect(verdict({ seats: [0, 1, 2], sent: SENT }, { seats: [2], sent: other })).toEqual(parts);
    expect(verdict({ seats: [0, 1, 2], sent: SENT }, { seats: [3], sent: other })).toEqual(parts);
    expect(verdict({ seats: [0, 1], sent: SENT })).toEqual(parts);
    expect(verdict({ seats: [0, 1, 2], sent: "0a" })).toEqual(parts);
    expect(verdict({ seats: [0, 1, 2], sent: SENT.toUpperCase() })).toEqual(parts);
  });

  it("finds a part that is said to be a bot's", () => {
    const seat = (bot: string) => [{ name: "Ada" }, { name: "Bo" }, { name: "Cy", bot }];

    expect(forged((lines) => (lines[0]!.seats = seat("")))).toEqual({ kind: "proven" });
    expect(forged((lines) => (lines[0]!.seats = seat("easy")))).toEqual({
      kind: "failed",
      what: "parts",
      line: 1,
    });
  });

  it("finds parts that were mixed in an order of somebody's choice", () => {
    expect(
      forged((lines) => dealt(lines, SENT, "", "ffeeddccbbaa99887766554433221100")),
    ).toMatchObject({
      kind: "failed",
      what: "mixed",
    });
  });

  it("finds picks that do not say out of how many", () => {
    expect(forged((lines) => delete lines[DRAWING]!.of)).toEqual({
      kind: "failed",
      what: "counts",
      line: DRAWING + 1,
    });
  });

  it("finds a line that was changed, and an end that is missing", () => {
    const rows = RECORD.trimEnd().split("\n");
    const changed = rows.with(2, rows[2]!.replace('"seat":', '"seat":1'));

    expect(prove(changed.join("\n")).verdict).toEqual({ kind: "failed", what: "chain", line: 3 });
    expect(prove(rows.slice(0, 5).join("\n")).verdict).toEqual({
      kind: "failed",
      what: "cut",
      line: 5,
    });
  });

  it("lets names stand beside what is tied, whatever they say", () => {
    const [head = "", ...rest] = tied(read().map((line, at) => (at ? line : nameless(line)))).split(
      "\n",
    );
    for (const names of [["Ada", "Bo"], ['a"]', "b\\"], []]) {
      const beside = `{"names":${JSON.stringify(names)},${head.slice(1)}`;
      const proof = prove([beside, ...rest].join("\n"));
      expect(proof.verdict).toEqual({ kind: "proven" });
      expect(proof.names.slice(0, 2)).toEqual(names.length > 0 ? names : ["1", "2"]);
    }
  });

  it.each(["pangaea/3", "pangaea/4"])("proves a record of the format %s", (format) => {
    expect(forged((lines) => (lines[0]!.format = format))).toEqual({ kind: "proven" });
  });

  it("says what it cannot prove", () => {
    expect(forged((lines) => (lines[LAST - 1]!.seed = ""))).toEqual({ kind: "unrevealed" });
    expect(forged((lines) => (lines[0]!.format = "pangaea/2"))).toEqual({ kind: "former" });
    for (const contributions of [7, [null], [{ seats: 0, sent: "" }], [{ seats: [0] }]])
      expect(forged((lines) => (lines[0]!.contributions = contributions))).toEqual({
        kind: "unreadable",
      });
    for (const text of ["", "junk", "[]", "null", '{"type":"header"}'])
      expect(prove(text).verdict).toEqual({ kind: "unreadable" });
  });

  it("takes at most a second, also for a very long game", () => {
    const seed = mixed("x", []);
    const picks = Array.from({ length: 5_000 }, (_, index) => index);
    const lines: Line[] = [
      { type: "header", format: "pangaea/3", seal: sealOf("x"), contributions: [], seats: [] },
      ...picks.map((number) => ({ type: "answer", luck: [pickOf(seed, number, 54)], of: [54] })),
      { type: "footer", seed: "x", mixed: seed },
    ];
    const text = tied(lines);

    const start = performance.now();
    const proof = prove(text);

    expect(proof).toMatchObject({ verdict: { kind: "proven" }, picks: 5_000 });
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
