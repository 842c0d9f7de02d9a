import { spokenChoice, type Standing } from "./choices";
import type { Drawn } from "./context";
import type { About } from "./hint.svelte";
import { phone } from "./screen";
import { t } from "./words.svelte";
import type { Spot } from "./wire";

/** What a place says of itself. */
export function aboutSpot({ label, tip, rule, badges }: Spot): About {
  return { name: label, tip, rule, badges };
}

/** What a click on a thing does: answer, offer several answers, say why not, or explain. */
export function activate(table: Drawn, anchor: Element, about: About, standing: Standing): void {
  const [only, another] = standing.choices;
  if (only && phone.current && !table.hint.hasProposed(anchor))
    table.hint.propose(anchor, () => about, standing.choices);
  else if (only && another) table.hint.offer(anchor, about, standing.choices);
  else if (only) {
    table.hint.close();
    table.choose(only.option);
  } else if (standing.refusal) table.hint.refuse(anchor, about, standing.refusal);
  else table.hint.describe(anchor, () => about, true);
}

/** A thing's name, and what choosing it would do. */
export function spoken(about: About, standing: Standing, count = 1): string {
  const name = count > 1 ? `${t("count-times", { count })} ${about.name}` : about.name;
  const [only, another] = standing.choices;
  if (!only) return name;
  if (another) return `${name}, ${t("choosable-many", { count: standing.choices.length })}`;
  return `${name}, ${t("choosable", { label: spokenChoice(only) })}`;
}

/** Move the focus to the nearest thing in the direction of an arrow key. */
export function lookAround(root: HTMLElement, key: string): boolean {
  const direction = DIRECTIONS[key];
  const from = document.activeElement;
  if (!direction || !from || !root.contains(from) || !from.hasAttribute("data-thing")) return false;
  const nearest = nearestThing(root, from, direction);
  nearest?.focus();
  return nearest !== undefined;
}

type Direction = readonly [number, number];

const DIRECTIONS: Record<string, Direction | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function nearestThing(
  root: HTMLElement,
  from: Element,
  direction: Direction,
): HTMLElement | undefined {
  const start = centre(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const thing of root.querySelectorAll<HTMLElement>("[data-thing]")) {
    const distance = thing === from ? Infinity : distanceTowards(start, centre(thing), direction);
    if (distance < least) [best, least] = [thing, distance];
  }
  return best;
}

function centre(element: Element): Direction {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const SIDEWAYS_COSTS = 2.5;

function distanceTowards(start: Direction, end: Direction, [x, y]: Direction): number {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const ahead = dx * x + dy * y;
  const aside = Math.abs(dx * y) + Math.abs(dy * x);
  return ahead > 2 && aside < ahead * 3 ? ahead + aside * SIDEWAYS_COSTS : Infinity;
}
