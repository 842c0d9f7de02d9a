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

function forged(change: (lines: Line[]) => unknown) {
  const lines = read();
  change(lines);
  return prove(tied(lines)).verdict;
}

const LAST = read().length;
const DRAWING = read().findIndex((line, index) => index > 0 && line.luck !== undefined);

describe("a record, proven by the browser", () => {
  it("is proven when it is what was played", () => {
    const proof = prove(RECORD);

    expect(proof.verdict).toEqual({ kind: "proven" });
    expect(proof.names).toEqual(["Ada", "Bo", "Cy"]);
    expect(proof.contributions).toEqual([
      { seats: [0, 1], sent: "00112233445566778899aabbccddeeff" },
      { seats: [2], sent: "" },
    ]);
    expect(proof.picks).toBe(read().reduce((sum, line) => sum + (line.luck?.length ?? 0), 0));
  });

  it("says what docs/fairness.md describes", () => {
    const seed = hash("pangaea seed x/0a/");
    const first = BigInt(`0x${hash(`${seed}/7/0`).slice(0, 16)}`);

    expect(sealOf("x")).toBe(hash("pangaea seal x"));
    expect(mixed("x", ["0a", ""])).toBe(seed);
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

  it("says what it cannot prove", () => {
    expect(forged((lines) => (lines[LAST - 1]!.seed = ""))).toEqual({ kind: "unrevealed" });
    expect(forged((lines) => (lines[0]!.format = "pangaea/2"))).toEqual({ kind: "former" });
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
