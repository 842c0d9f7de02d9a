const [A, B, C] = [7, 15, 23];

/** Where the pips of a die lie, in a square of 30. */
export const PIPS: Record<number, [number, number][]> = {
  1: [[B, B]],
  2: [
    [A, A],
    [C, C],
  ],
  3: [
    [A, A],
    [B, B],
    [C, C],
  ],
  4: [
    [A, A],
    [A, C],
    [C, A],
    [C, C],
  ],
  5: [
    [A, A],
    [A, C],
    [B, B],
    [C, A],
    [C, C],
  ],
  6: [
    [A, A],
    [A, B],
    [A, C],
    [C, A],
    [C, B],
    [C, C],
  ],
};
