import { t } from "./words.svelte";

const MINUTE = 60;

/** How long a table may wait for whoever gave an order with exceptions, in seconds. */
export const WAITS: readonly number[] = [10, 20, 30, 5 * MINUTE, 60 * MINUTE];
export const USUAL_WAIT = 20;

/** A waiting time in words. */
export function waitText(seconds: number): string {
  return seconds < MINUTE
    ? t("order-wait-seconds", { seconds })
    : t("order-wait-minutes", { minutes: Math.round(seconds / MINUTE) });
}
