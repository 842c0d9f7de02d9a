import type { About } from "./hint.svelte";
import { t } from "./words.svelte";
import type { Area, Piece, Series, Value } from "./wire";

/** The pieces of an area that count together, with what they are worth. */
export interface Fan {
  series: Series;
  pieces: Piece[];
}

/** Group the pieces of an area by the series they count in, in the order of the series. */
export function fansOf(area: Area, pieces: readonly Piece[]): Fan[] {
  return (area.series ?? []).map((series) => ({
    series,
    pieces: pieces.filter((piece) => piece.series === series.id),
  }));
}

/** Whether a step of a ladder has been passed: there is one further on that counts now. */
export function isPassed(steps: readonly Value[], index: number): boolean {
  const now = steps.findIndex((step) => step.lit);
  return isLadder(steps) && now > index;
}

/** On a ladder one step counts; otherwise each value stands for a piece. */
export function isLadder(steps: readonly Value[]): boolean {
  return steps.every((step) => !step.icon);
}

export interface FanRoom {
  width: number;
  height: number;
  most: number;
  least: number;
  ladder: number; // the width that a ladder needs at least
  below: number; // the height of a ladder of one row, with its words
  gap: number;
  fan: number;
}

/** How many pieces lie in a fan, and how many values stand below it, one for each piece. */
export interface FanNeeds {
  cards: number;
  values: number;
}

/** What a fan needs; a gap between fans, as much as a ladder. */
export function needsOf(fan: Fan | null): FanNeeds {
  const steps = fan?.series.steps ?? [];
  return { cards: fan?.pieces.length ?? 1, values: isLadder(steps) ? 0 : steps.length };
}

const STEP = 2;
const CARD = 1.4;
const VALUE = 44; // the width of a value that stands for a piece
const ACROSS = 3; // so many of them stand side by side
const WORDS = 104; // the width of what one would come to, in words
const ROW = 22;

/** How wide cards may be so that all fans with their ladders stand side by side. */
export function fanSize(fans: readonly FanNeeds[], room: FanRoom): number {
  for (let size = room.most; size > room.least; size -= STEP) {
    const wide = fans.reduce((sum, fan) => sum + fanWidth(fan, size, room) + room.gap, 0);
    if (wide - room.gap <= room.width && size * CARD + room.below <= room.height) return size;
  }
  return room.least;
}

export function fanWidth({ cards, values }: FanNeeds, size: number, room: FanRoom): number {
  const wide = size * (1 + (cards - 1) * room.fan);
  return Math.max(valuesWidth(values) || room.ladder, wide);
}

/** How wide the values of a fan stand that has one for each piece, and the words below them. */
export function valuesWidth(values: number): number {
  return values > 0 ? Math.max(WORDS, Math.min(values, ACROSS) * VALUE) : 0;
}

/** Above several rows of values the cards of a fan are smaller. */
export function cardSize(fan: FanNeeds, size: number, room: FanRoom): number {
  const across = Math.max(1, Math.floor(fanWidth(fan, size, room) / VALUE));
  const rows = Math.max(1, Math.ceil(fan.values / across));
  return Math.min(size, (room.height - room.below - ROW * (rows - 1)) / CARD);
}

/** What can be said about a series: what it is worth, its ladder, what would change it. */
export function aboutSeries(series: Series): About {
  const name = series.worth
    ? t("named", { label: series.label, name: series.worth })
    : series.label;
  const parts = [series.next, series.change, series.change && series.tip];
  const tip = parts.filter(Boolean).join(" · ");
  return { name, tip, rule: series.rule, values: series.steps };
}
