import { areaOf } from "./grouping";
import type { Area, Ask, Pointer, Scene } from "./wire";

/** The parts of a table that a narrow screen shows one at a time. */
export type Tab = "board" | "mine" | "others" | "more";

/** Where on such a screen an area is found. */
export function tabsOf(scene: Scene): Map<string, Tab> {
  const areas = new Map(scene.areas.map((area) => [area.id, area]));
  return new Map(scene.areas.map((area) => [area.id, tabOf(outermost(area, areas), scene.seat)]));
}

function outermost(area: Area, areas: ReadonlyMap<string, Area>): Area {
  const parent = area.parent ? areas.get(area.parent) : undefined;
  return parent ? outermost(parent, areas) : area;
}

function tabOf(area: Area, seat: number | null | undefined): Tab {
  if (area.place !== "seat") return "board";
  return area.owner === seat ? "mine" : "others";
}

/** Cards in the middle of the table that are being decided on: they are seen beside one's own, too. */
export function inPlay(scene: Scene): Area[] {
  return scene.areas.filter(
    ({ featured, kind, place }) => featured && kind === "row" && place !== "seat",
  );
}

const ORDER: readonly Tab[] = ["mine", "board", "others"];

/** The part that a question is about; null where nothing on the table stands for its answers. */
export function askedTab(scene: Scene, ask: Ask, current: Tab): Tab | null {
  const tabs = tabsOf(scene);
  const tabAt = (thing: Pointer) => tabs.get(areaOf(scene, thing));
  const shown = ask.choices
    .map((choice) => [choice, ...(choice.also ?? [])].map(tabAt).filter((tab) => tab !== undefined))
    .filter((found) => found.length > 0);
  if (shown.length === 0) return null;
  const times = (tab: Tab) => shown.filter((found) => found.includes(tab)).length;
  const most = Math.max(...ORDER.map(times));
  if (times(current) === most) return current;
  return ORDER.find((tab) => times(tab) === most) ?? null;
}

/** What lies in each part, as one text: another text means that something happened there. */
export function traces(scene: Scene): Record<Tab, string> {
  const tabs = tabsOf(scene);
  const traced = { board: "", mine: "", others: "", more: "" };
  for (const { id, area, spot, count, faded } of scene.pieces) {
    const tab = tabs.get(area);
    if (tab) traced[tab] += `${id} ${area} ${spot ?? ""} ${count ?? 1} ${faded ?? ""};`;
  }
  for (const { seat, score } of scene.players)
    traced[seat === scene.seat ? "mine" : "others"] += `${seat} ${score ?? ""};`;
  return traced;
}
