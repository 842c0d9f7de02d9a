import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { areOfPeople, type Contribution } from "./parts";

/** What the browser says of a record. `line` and `pick` count from 1. */
export type Verdict =
  | { kind: "proven" }
  | { kind: "unrevealed" } // no seed: the game is not over, or went on with a luck of its own
  | { kind: "former" } // a format that only a server can prove
  | { kind: "unreadable" }
  | { kind: "failed"; what: "chain" | "cut" | "seal" | "parts" | "mixed" | "counts"; line: number }
  | {
      kind: "failed";
      what: "pick";
      line: number;
      pick: number;
      said: number;
      of: number;
      right: number;
    };

export interface Proof {
  verdict: Verdict;
  seal: string;
  contributions: Contribution[];
  names: string[];
  lines: number;
  picks: number;
}

interface Line {
  type: string;
  luck?: number[];
  of?: number[];
}

interface Header extends Line {
  format: string;
  seal: string;
  contributions?: Contribution[];
  seats: { name?: string; bot?: string }[];
}

interface Footer extends Line {
  seed: string;
  mixed?: string;
}

const FORMATS = ["pangaea/3", "pangaea/4", "pangaea/5"];
const NAMES = '{"names":['; // before the first line, and not tied to it
const FORMER = ["pangaea/1", "pangaea/2"];
const CHAIN = ',"chain":"';
const LINK = 16;
const WIDTH = 1n << 64n;

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

export const sealOf = (seed: string): string => hash(`pangaea seal ${seed}`);
/** The parts are sorted, so that nobody can choose by their order. */
export const mixed = (seed: string, sent: readonly string[]): string =>
  hash([`pangaea seed ${seed}`, ...sent.toSorted()].join("/"));

/** The pick with this number (from 0), out of so many: each is exactly as likely as the others. */
export function pickOf(seed: string, number: number, of: number): number {
  const many = BigInt(of);
  const bound = WIDTH - (WIDTH % many);
  for (let attempt = 0; ; attempt += 1) {
    const value = BigInt(`0x${hash(`${seed}/${number}/${attempt}`).slice(0, 16)}`);
    if (value < bound) return Number(value % many);
  }
}

/** Check a record with nothing but itself: the lines, the seal, the seed and every pick. */
export function prove(text: string): Proof {
  const rows = text.split("\n");
  if (rows.at(-1) === "") rows.pop();
  const beside = takeNames(rows);
  const nothing: Proof = {
    verdict: { kind: "unreadable" },
    seal: "",
    contributions: [],
    names: [],
    lines: rows.length,
    picks: 0,
  };
  const header = parsed<Header>(rows[0] ?? "");
  if (header?.type !== "header" || !Array.isArray(header.seats) || !hasParts(header))
    return nothing;
  const known = {
    ...nothing,
    seal: header.seal,
    contributions: header.contributions ?? [],
    names: header.seats.map((seat, number) => seat.name ?? beside[number] ?? `${number + 1}`),
  };
  if (FORMER.includes(header.format)) return { ...known, verdict: { kind: "former" } };
  if (!FORMATS.includes(header.format)) return nothing;
  return proven(rows, header, known);
}

/** Take the names out of the first line: what is tied begins after them. */
function takeNames(rows: string[]): string[] {
  const [row = ""] = rows;
  const names = row.startsWith(NAMES) ? parsed<{ names: unknown }>(row)?.names : null;
  if (!Array.isArray(names)) return [];
  let end = NAMES.length;
  for (let quoted = false; end < row.length && (quoted || row[end] !== "]"); end += 1) {
    if (row[end] === "\\") end += 1;
    else if (row[end] === '"') quoted = !quoted;
  }
  rows[0] = `{${row.slice(end + 2)}`;
  return names.map(String);
}

/** Whether its contributions, if any, can be read as such. */
function hasParts({ contributions = [] }: Header): boolean {
  return (
    Array.isArray(contributions) &&
    contributions.every((one) => Array.isArray(one?.seats) && typeof one.sent === "string")
  );
}

function proven(rows: readonly string[], header: Header, known: Proof): Proof {
  const broken = firstBroken(rows);
  if (broken > 0) return { ...known, verdict: { kind: "failed", what: "chain", line: broken } };
  const lines = rows.map((row) => parsed<Line>(row)).filter((line) => line !== null);
  const picks = lines.reduce((sum, line) => sum + (line.luck?.length ?? 0), 0);
  const last = lines.at(-1);
  if (last?.type !== "footer" && last?.type !== "break")
    return { ...known, picks, verdict: { kind: "failed", what: "cut", line: rows.length } };
  const footer = last as Footer;
  if (!footer.seed || !header.seal) return { ...known, picks, verdict: { kind: "unrevealed" } };
  return { ...known, picks, verdict: verdictOn(lines, header, footer) };
}

/** Seal, seed, then pick by pick; where two do not fit one another, the picks say which is wrong. */
function verdictOn(lines: readonly Line[], header: Header, footer: Footer): Verdict {
  const parts = header.contributions ?? [];
  const seed = mixed(
    footer.seed,
    parts.map((one) => one.sent),
  );
  const misfit = firstMisfit(lines, seed);
  if (sealOf(footer.seed) !== header.seal)
    return { kind: "failed", what: "seal", line: misfit ? lines.length : 1 };
  if (!areOfPeople(parts, peopleOf(header))) return { kind: "failed", what: "parts", line: 1 };
  if (seed !== footer.mixed)
    return { kind: "failed", what: "mixed", line: misfit ? 1 : lines.length };
  return misfit ?? { kind: "proven" };
}

/** The seats of people: where no bot sits. */
function peopleOf(header: Header): number[] {
  return header.seats.flatMap((seat, number) => (seat.bot ? [] : [number]));
}

function firstMisfit(lines: readonly Line[], seed: string): Verdict | null {
  let used = 0;
  for (const [index, { luck = [], of = [] }] of lines.entries()) {
    const line = index + 1;
    if (luck.length !== of.length || of.some((many) => !Number.isSafeInteger(many) || many < 1))
      return { kind: "failed", what: "counts", line };
    for (const [place, many] of of.entries()) {
      const [said, right] = [luck[place]!, pickOf(seed, used, many)];
      used += 1;
      if (said !== right)
        return { kind: "failed", what: "pick", line, pick: used, said, of: many, right };
    }
  }
  return null;
}

/** The first line that is not tied to the one before, 0 if all are. */
function firstBroken(rows: readonly string[]): number {
  let before = "";
  for (const [index, row] of rows.entries()) {
    const text = `${row.slice(0, Math.max(0, row.lastIndexOf(CHAIN)))}}`;
    const link = hash(before + text).slice(0, LINK);
    if (row !== `${text.slice(0, -1)}${CHAIN}${link}"}` || parsed(row) === null) return index + 1;
    before = link;
  }
  return 0;
}

function parsed<Kind>(row: string): Kind | null {
  try {
    const found: unknown = JSON.parse(row);
    return typeof found === "object" ? (found as Kind) : null;
  } catch {
    return null;
  }
}
