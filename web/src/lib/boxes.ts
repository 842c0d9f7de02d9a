import type { StagePlace } from "./spotlight.svelte";
import type { Scene } from "./wire";

const NARROW = 500;
const LOW = 220;

const isShown = (box: DOMRect | undefined): box is DOMRect => box !== undefined && box.width > 0;

/** Where on the page an area is: itself, or what stands for it where it is folded away. */
export function areaBox(
  root: HTMLElement,
  scene: Scene,
  area: string | undefined,
): DOMRect | undefined {
  if (!area) return undefined;
  const drawn = [...root.querySelectorAll(`[data-area="${CSS.escape(area)}"]`)]
    .map((one) => (one.querySelector("[data-anchor]") ?? one).getBoundingClientRect())
    .find(isShown);
  if (drawn) return drawn;
  const owner = scene.areas.find((one) => one.id === area)?.owner ?? null;
  const tab = owner === null ? "board" : owner === scene.seat ? "mine" : "others";
  return [`[data-seat="${owner}"] header, [data-seat="${owner}"]`, `[data-tab="${tab}"]`]
    .map((place) => root.querySelector(place)?.getBoundingClientRect())
    .find(isShown);
}

/** A large area is where a piece comes from, not how large it was. */
export function within(area: DOMRect | undefined, piece: DOMRect): DOMRect | undefined {
  if (!area || (area.width <= piece.width && area.height <= piece.height)) return area;
  const { x, y, width, height } = area;
  return new DOMRect(
    x + (width - piece.width) / 2,
    y + (height - piece.height) / 2,
    piece.width,
    piece.height,
  );
}

/** All that is drawn of some pieces: one may be drawn twice, or nowhere. */
export function drawnOf(root: HTMLElement, ids: ReadonlySet<string>): HTMLElement[] {
  const drawn = [...root.querySelectorAll<HTMLElement>("[data-piece]")];
  return drawn.filter((element) => ids.has(element.dataset.piece ?? ""));
}

/** Some pieces on the page, by their ids, and where they can be seen. */
export function piecesSeen(
  root: HTMLElement,
  ids: ReadonlySet<string>,
): Map<string, [HTMLElement, DOMRect]> {
  const seen = new Map<string, [HTMLElement, DOMRect]>();
  for (const element of drawnOf(root, ids)) {
    const id = element.dataset.piece ?? "";
    const box = element.getBoundingClientRect();
    if (!seen.has(id) && isShown(box)) seen.set(id, [element, box]);
  }
  return seen;
}

/** Where moments are shown, and whether they are read out there: not where the log does it. */
export function stagePlace(root: HTMLElement): StagePlace {
  const log = root.querySelector<HTMLElement>("[role=log]");
  return { box: stageBox(root), speaks: !log?.checkVisibility() };
}

/** The middle of the table, never the question. */
function stageBox(root: HTMLElement): DOMRect {
  const stage = root.querySelector("[data-stage]")?.getBoundingClientRect();
  if (stage && stage.width > NARROW && stage.height > LOW) return stage;
  const ask = root.querySelector(".ask")?.getBoundingClientRect();
  const top = Math.max(0, root.getBoundingClientRect().top);
  const bottom = ask && ask.top > innerHeight / 3 ? ask.top : innerHeight;
  return new DOMRect(0, top, innerWidth, Math.max(LOW, bottom - top));
}
