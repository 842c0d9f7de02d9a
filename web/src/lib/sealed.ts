import { t } from "./words.svelte";
import type { LogLine, LuckInfo } from "./wire";

const SHOWN = 16; // digits of a seal that tell it from others

/** What the log tells before the first card: under which seal the game is played. */
export function sealLine(luck: LuckInfo): LogLine[] {
  if (!luck.seal) return [];
  const seal = luck.seal.slice(0, SHOWN);
  const devices = luck.shares.filter((share) => share.sent).length;
  const text =
    luck.proof === "page" ? t("luck-log", { seal, devices }) : t("luck-log-former", { seal });
  return [{ text, event: "" }];
}
