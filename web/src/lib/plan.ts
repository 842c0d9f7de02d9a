import type { Area } from "./wire";

/** Where the shared areas lie on the stage. */
export interface Plan {
  main: Area[];
  beside: Area[]; // a column at its right
  below: Area[]; // a strip under it
  over: Area[]; // a tray laid upon it while it lasts
}

/** Areas that lie on the table itself, not before a player or inside another area. */
export function sharedAreas(areas: readonly Area[]): Area[] {
  return areas.filter((area) => area.place !== "seat" && !area.parent);
}

/** Put every shared area where its game wants it, or else where such a thing usually lies. */
export function planned(areas: readonly Area[]): Plan {
  const shared = sharedAreas(areas);
  const board = shared.some((area) => area.part === "main" || isBoard(area));
  const at = (part: string) => shared.filter((area) => (area.part || usual(area, board)) === part);
  return { main: at("main"), beside: at("beside"), below: at("below"), over: at("over") };
}

/** A board, and what the eyes should go to first, lie in the middle; the rest beside it. */
function usual(area: Area, board: boolean): string {
  if (area.place === "side") return "beside";
  return !board || isBoard(area) || area.featured ? "main" : "beside";
}

const isBoard = (area: Area) => (area.spots?.length ?? 0) > 0 && (area.width ?? 0) > 0;

const COLUMN = 150; // pixels: what one column of an area needs if its game does not say

/** The smallest width, in pixels, at which all of these areas can be read. */
export function leastWidth(areas: readonly Area[]): number {
  const needs = areas.map((area) => area.least || COLUMN * Math.max(1, inner(area)));
  return Math.max(COLUMN, ...needs);
}

/** An area without spots lays the areas inside it in columns. */
function inner(area: Area): number {
  return area.spots?.length ? 1 : (area.columns ?? 1);
}

/** Small things stand side by side in one row, anything else has a row of its own. */
export function rowsOf(areas: readonly Area[]): Area[][] {
  const rows: Area[][] = [];
  for (const area of areas) {
    const last = rows.at(-1);
    if (last && isSmall(area) && isSmall(last[0]!)) last.push(area);
    else rows.push([area]);
  }
  return rows;
}

const isSmall = (area: Area) => area.kind === "pile" || area.kind === "dice";

const NATURAL: readonly string[] = ["track", "auction", "rail", "plaque"];

/** Whether what lies there has a height of its own; cards take what there is. */
export function isNatural(area: Area): boolean {
  return isSmall(area) || NATURAL.includes(area.kind);
}
