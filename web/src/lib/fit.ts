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

function rowsNeeded({ width, stacks, gap, fan }: Fitting, piece: number): number {
  let rows = 1;
  let used = 0;
  for (const count of stacks) {
    const wide = piece * (1 + (count - 1) * fan);
    if (wide > width) return Infinity;
    if (used > 0 && used + wide > width) {
      rows += 1;
      used = 0;
    }
    used += wide + gap;
  }
  return rows;
}
