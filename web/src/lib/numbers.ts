/** A number as cards print it: with a true minus. */
export function plain(points: number): string {
  return String(points).replace("-", "−");
}

/** A gain or a loss, its sign always told. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : plain(points);
}
