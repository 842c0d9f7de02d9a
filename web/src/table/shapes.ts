/** A sign per player, so that colour never stands alone. */
export const SHAPES: Record<string, string> = {
  circle: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z",
  square: "M3 3h18v18H3z",
  triangle: "M12 2l11 19H1z",
  diamond: "M12 1l11 11-11 11L1 12z",
  star: "M12 1l3.2 7.2 7.8.8-5.9 5.2 1.7 7.7L12 18l-6.8 3.9 1.7-7.7L1 9l7.8-.8z",
  hexagon: "M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z",
  pentagon: "M12 1.5l11 8-4.2 13H5.2L1 9.5z",
  cross: "M8 2h8v6h6v8h-6v6H8v-6H2V8h6z",
};

export function shapePath(shape: string): string {
  return SHAPES[shape] ?? SHAPES.circle!;
}
