import type { About } from "./hint.svelte";
import { t } from "./words.svelte";
import type { Badge, Look, Value } from "./wire";

const SOFT_HYPHEN = /\u00ad/g;

/** What is written on a thing besides its name, for who cannot see it: values, costs, effects. */
export function printed(about: About): string {
  const { look } = about;
  const parts = [
    titleOn(look, about.name),
    numberOn(look, about.name),
    look?.text,
    ...(look?.tabs ?? []).map(({ text, label }) => [text, label].filter(Boolean).join(" ")),
    ...(look?.figures ?? []).map(({ text, label }) => `${text} ${label ?? ""}`),
    ...(about.values ?? []).map(valueInWords),
    ...(about.badges ?? []).map(badgeInWords),
    about.tip,
  ];
  const told = parts
    .map((part) => sentence(part ?? ""))
    .filter((part) => part !== "" && part !== sentence(about.name));
  return [...new Set(told)].join(". ");
}

function sentence(text: string): string {
  return text.replace(SOFT_HYPHEN, "").trim().replace(/\.$/, "");
}

/** Most names begin with what is written at the top. */
function titleOn(look: Look | undefined, name: string): string {
  const title = sentence(look?.title ?? "");
  return name.toLowerCase().includes(title.toLowerCase()) ? "" : title;
}

/** Many names say the number already. */
function numberOn(look: Look | undefined, name: string): string {
  const number = look?.number ?? "";
  return name.split(/[^\p{L}\p{N}−+-]+/u).includes(number) ? "" : number;
}

function valueInWords({ label, text, lit }: Value): string {
  const value = label ? t("named", { label, name: text }) : text;
  return lit ? t("counts-now", { value }) : value;
}

function badgeInWords({ label, text }: Badge): string {
  return text && !label.includes(text) ? t("named", { label, name: text }) : label;
}
