import type { ClockFace, ClocksTold } from "./wire";
import { t } from "./words.svelte";

/** The clocks of a table, and when this page heard of them. */
export interface Clocks extends Pick<ClocksTold, "seats" | "own"> {
  readonly heard: number; // milliseconds since 1970
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SOON = 30; // seconds

/** What a clock shows now. */
export function leftNow({ left, runs }: ClockFace, heard: number, now: number): number {
  return Math.max(0, runs ? left - (now - heard) / 1000 : left);
}

/** Whether it is time to hurry. */
export function isShort(seconds: number): boolean {
  return seconds < SOON;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}

/** A time as a clock shows it: days and hours, hours and minutes, minutes and seconds. */
export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole >= DAY)
    return t("clock-left-days", {
      days: Math.floor(whole / DAY),
      hours: Math.floor((whole % DAY) / HOUR),
    });
  const [hours, minutes] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE)];
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(whole % MINUTE)}`
    : `${minutes}:${two(whole % MINUTE)}`;
}
