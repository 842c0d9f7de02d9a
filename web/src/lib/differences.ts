import type { Difference, Scene } from "./wire";

type Thing = Readonly<Record<string, unknown>>;
type Row = NonNullable<Difference["lists"]>[string][number];

/** A difference that does not fit what it is applied to. */
export class Misfit extends Error {}

/** What a difference makes of a scene; whatever stays as it was is the same object. */
export function applied(before: Scene, difference: Difference): Scene {
  const table = { ...before };
  delete table.log; // what just happened belongs to one step
  delete table.departures;
  return changed(table as unknown as Thing, difference) as unknown as Scene;
}

function changed(before: Thing, difference: Difference): Thing {
  const after: Record<string, unknown> = { ...before, ...difference.new };
  for (const name of difference.gone ?? []) Reflect.deleteProperty(after, name);
  for (const [name, part] of Object.entries(difference.parts ?? {}))
    after[name] = changed(thing(before[name]), part);
  for (const [name, rows] of Object.entries(difference.lists ?? {}))
    after[name] = rows.flatMap((row) => woven(before[name], row));
  return after;
}

/** What comes next in a list: some that stay as they were, one that changed, or a new one. */
function woven(before: unknown, row: Row): unknown[] {
  if (!Array.isArray(row)) return [row.item];
  if (!Array.isArray(before)) throw new Misfit("no list");
  const [at, told] = row;
  if (typeof told !== "number") return [changed(thing(before[at]), told)];
  if (at + told > before.length) throw new Misfit("too short a list");
  return before.slice(at, at + told);
}

function thing(part: unknown): Thing {
  if (typeof part !== "object" || part === null) throw new Misfit("no such thing");
  return part as Thing;
}
