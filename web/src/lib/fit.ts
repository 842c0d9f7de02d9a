/** How wide pieces may be so that all of them fit a box in rows. */
export interface Fitting {
  width: number;
  height: number;
  stacks: readonly number[]; // how many pieces lie in each stack
  most: number;
  least: number;
  ratio: number; // height of a piece for a width of 1
  gap: number;
  fan: number; // how far the next piece of a stack sticks out, as a part of the width
}

const STEP = 2;

export function fittingWidth(fitting: Fitting): number {
  for (let width = fitting.most; width > fitting.least; width -= STEP) {
    if (heightNeeded(fitting, width) <= fitting.height) return width;
  }
  return fitting.least;
}

function heightNeeded(fitting: Fitting, piece: number): number {
  const rows = rowsNeeded(fitting, piece);
  return rows * piece * fitting.ratio + (rows - 1) * fitting.gap;
}

export function rowsNeeded(
  { width, stacks, gap, fan }: Pick<Fitting, "width" | "stacks" | "gap" | "fan">,
  piece: number,
): number {
  return rowsOf(
    stacks.map((count) => piece * (1 + (count - 1) * fan)),
    width,
    gap,
  );
}

/** In how many rows things of such widths stand. */
export function rowsOf(widths: readonly number[], room: number, gap: number): number {
  let rows = 1;
  let used = 0;
  for (const wide of widths) {
    if (wide > room) return Infinity;
    if (used > 0 && used + wide > room) {
      rows += 1;
      used = 0;
    }
    used += wide + gap;
  }
  return rows;
}

/** How wide rows of equal length are: as narrow as can be, but not one row more for it. */
export function evenWidth(widths: readonly number[], room: number, gap: number): number {
  const rows = rowsOf(widths, room, gap);
  if (!Number.isFinite(rows)) return room;
  const ends = widths.flatMap((_, first) => sums(widths.slice(first), gap));
  const enough = ends.filter((wide) => wide <= room && rowsOf(widths, wide, gap) === rows);
  return Math.min(room, ...enough);
}

function sums(widths: readonly number[], gap: number): number[] {
  let sum = -gap;
  return widths.map((wide) => (sum += wide + gap));
}

const LARGER = 1.3; // by so much something is larger that is worth a jump

/** Keeps sizes while the room is the same: nothing is drawn a little larger, and jumps, because something left. */
export class Steady {
  private room = "";
  private readonly known = new Map<string, number>();

  /** In another room everything begins anew. */
  enter(room: string): void {
    if (room !== this.room) this.known.clear();
    this.room = room;
  }

  least(name: string, now: number): number {
    const known = this.known.get(name) ?? now;
    return this.keep(name, now > known * LARGER ? now : Math.min(known, now));
  }

  most(name: string, now: number): number {
    return this.keep(name, Math.max(this.known.get(name) ?? now, now));
  }

  private keep(name: string, value: number): number {
    this.known.set(name, value);
    return value;
  }
}
