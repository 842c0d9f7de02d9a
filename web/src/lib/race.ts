/** Where a runner stands: pixels from the start, and which of the lanes. */
export interface Standing {
  x: number;
  lane: number;
}

/** Runners at these parts of the way stand so far apart that each is seen, nobody beyond an end. */
export function standings(
  parts: readonly number[],
  width: number,
  apart: number,
  lanes: number,
): Standing[] {
  const found: Standing[] = parts.map(() => ({ x: 0, lane: 0 }));
  const ends = Array<number>(lanes).fill(-Infinity);
  for (const runner of inOrder(parts)) {
    const wished = (parts[runner] ?? 0) * width;
    const places = ends.map((end) => Math.max(wished, end + apart));
    const lane = places.indexOf(Math.min(...places));
    found[runner] = { x: places[lane]!, lane };
    ends[lane] = places[lane]!;
  }
  for (const lane of ends.keys()) pushBack(found, lane, width, apart);
  return found;
}

/** The last ones first; of those who are equally far, as they are listed. */
function inOrder(parts: readonly number[]): number[] {
  return [...parts.keys()].sort((one, other) => parts[one]! - parts[other]! || one - other);
}

/** Whoever was moved beyond the end makes the others of the lane step back. */
function pushBack(all: Standing[], lane: number, width: number, apart: number): void {
  let most = width;
  const fromTheFront = all.filter((one) => one.lane === lane).sort((a, b) => b.x - a.x);
  for (const one of fromTheFront) {
    one.x = Math.min(one.x, most);
    most = one.x - apart;
  }
}
