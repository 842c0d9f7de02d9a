import type { ScoreLine, ScoreRow } from "./wire";

/** What one seat got from a source: points, and how they came about where that is its own story. */
export interface Cell {
  points: number;
  notes: string[];
}

/** One source of points, across all seats. */
export interface Source {
  name: string;
  rule: string;
  cells: (Cell | undefined)[]; // in the order of the seats
}

/** Scores side by side: every source once, in the order in which seats name them. */
export function sourcesOf(rows: readonly ScoreRow[]): Source[] {
  const found = new Map<string, Source>();
  rows.forEach((row, seat) => {
    let after = "";
    for (const line of row.lines) {
      const name = nameOf(line);
      if (!found.has(name)) insert(found, name, after, line.rule ?? "", rows.length);
      add(found.get(name), seat, line);
      after = name;
    }
  });
  return [...found.values()];
}

const nameOf = (line: ScoreLine): string => line.source || line.label;

/** A source that only a later seat has stands where that seat tells it. */
function insert(
  found: Map<string, Source>,
  name: string,
  after: string,
  rule: string,
  seats: number,
): void {
  const others = [...found];
  const at = others.findIndex(([known]) => known === after) + 1;
  const cells = Array.from<Cell | undefined>({ length: seats }).fill(undefined);
  others.splice(at, 0, [name, { name, rule, cells }]);
  found.clear();
  for (const [key, source] of others) found.set(key, source);
}

/** What a label says beyond the name of its source: the name itself need not be repeated. */
function withoutName(label: string, name: string): string {
  if (!label.startsWith(name)) return label;
  return label.slice(name.length).replace(/^[\s\u00a0\u202f]*:?[\s\u00a0\u202f]*/, "");
}

function add(source: Source | undefined, seat: number, line: ScoreLine): void {
  if (!source) return;
  const cell = (source.cells[seat] ??= { points: 0, notes: [] });
  cell.points += line.points;
  const note = withoutName(line.label, source.name);
  if (note) cell.notes.push(note);
}
