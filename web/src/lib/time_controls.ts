import type { TimeControl } from "./wire";

/** What is chosen for a new table, in the units people think in. */
export interface ClockWish {
  kind: "none" | "live" | "days";
  minutes: number;
  seconds: number;
  days: number;
  most: number;
}

export const LIVE_CHOICES = { minutes: [5, 10, 15, 20, 30, 60, 90], seconds: [0, 10, 20, 30, 60] };
export const DAY_CHOICES = { days: [1, 2, 3, 7], most: [1, 2, 3, 7, 14, 30] };
const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** The clock of a wish, in seconds; none where people think as long as they like. */
export function controlOf({ kind, minutes, seconds, days, most }: ClockWish): TimeControl | null {
  if (kind === "live") return { kind, bank: minutes * MINUTE, increment: seconds };
  if (kind === "days")
    return { kind, bank: days * DAY, increment: days * DAY, cap: Math.max(days, most) * DAY };
  return null;
}
