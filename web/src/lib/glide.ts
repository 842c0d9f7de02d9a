import { tick } from "svelte";
import { still } from "./settings.svelte";
import type { Scene } from "./wire";

interface Seen {
  box: DOMRect;
  down: boolean;
  face: string | undefined;
  copy: HTMLElement | null;
}

const DURATION = 460;
const TURN = 720;
const STAGGER = 45;
const LONGEST_STAGGER = 400;
const EASING = "cubic-bezier(.3,.9,.3,1)";
const NEARLY_STILL = 3;

/** Moves pieces on the page from where they lay to where they lie. */
export class Glide {
  constructor(private readonly root: () => HTMLElement | null | undefined) {}

  /** Apply a change of the scene and let every piece that moved glide there. */
  async run(scene: Scene, apply: () => void, moving: boolean): Promise<void> {
    const root = this.root();
    if (!root || !moving || still() || document.hidden) return this.atOnce(apply);
    const departing = new Map((scene.departures ?? []).map((gone) => [gone.piece, gone.area]));
    const before = seenIn(root, departing);
    apply();
    await tick();
    await Promise.allSettled([
      ...arrivals(root, scene, before),
      ...departures(root, departing, before),
    ]);
  }

  private async atOnce(apply: () => void): Promise<void> {
    apply();
    await tick();
  }
}

function seenIn(root: HTMLElement, departing: ReadonlyMap<string, string>): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const id = element.dataset.piece ?? "";
    const copy = departing.has(id) || isDown(element) ? copyOf(element) : null;
    seen.set(id, {
      box: element.getBoundingClientRect(),
      down: isDown(element),
      face: element.dataset.die,
      copy,
    });
  }
  return seen;
}

function arrivals(
  root: HTMLElement,
  scene: Scene,
  before: ReadonlyMap<string, Seen>,
): Promise<unknown>[] {
  const came = new Map(scene.pieces.map((piece) => [piece.id ?? "", piece.came ?? ""]));
  const flights: Promise<unknown>[] = [];
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const id = element.dataset.piece ?? "";
    const old = before.get(id);
    if (wasRolled(element, old)) {
      flights.push(tumble(element, flights.length));
      continue;
    }
    const to = element.getBoundingClientRect();
    const from = old?.box ?? within(areaBox(root, came.get(id)), to);
    if (!from) {
      if (turnsOver(element, before)) flights.push(appear(element));
      continue;
    }
    const turned = old !== undefined && old.down !== isDown(element);
    if (turned && old.copy) flights.push(turn(element, old.copy, from, to));
    else if (!sameBox(from, to)) flights.push(fly(element, from, to, flights.length));
  }
  return flights;
}

/** Tells whether other pieces beside this new one are being turned over. */
function turnsOver(element: HTMLElement, before: ReadonlyMap<string, Seen>): boolean {
  const beside =
    element.closest("[data-area]")?.querySelectorAll<HTMLElement>("[data-piece]") ?? [];
  return [...beside].some((other) => {
    const old = before.get(other.dataset.piece ?? "");
    return old?.down === true && !isDown(other);
  });
}

/** What nobody knew of shows itself when what lies beside it has been turned. */
async function appear(element: HTMLElement): Promise<void> {
  await element.animate([{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 1 }], {
    duration: TURN,
    easing: "ease-out",
  }).finished;
}

function departures(
  root: HTMLElement,
  departing: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, Seen>,
): Promise<unknown>[] {
  return [...departing].flatMap(([id, area], index) => {
    const old = before.get(id);
    const to = old && within(areaBox(root, area), old.box);
    return old?.copy && to ? [leave(old.copy, old.box, to, index)] : [];
  });
}

function areaBox(root: HTMLElement, area: string | undefined): DOMRect | undefined {
  if (!area) return undefined;
  const element = root.querySelector(`[data-area="${CSS.escape(area)}"]`);
  return (element?.querySelector("[data-anchor]") ?? element)?.getBoundingClientRect();
}

/** A large area is where a piece comes from, not how large it was. */
function within(area: DOMRect | undefined, piece: DOMRect): DOMRect | undefined {
  if (!area || (area.width <= piece.width && area.height <= piece.height)) return area;
  const { x, y, width, height } = area;
  return new DOMRect(
    x + (width - piece.width) / 2,
    y + (height - piece.height) / 2,
    piece.width,
    piece.height,
  );
}

function isDown(element: HTMLElement): boolean {
  return element.dataset.down !== undefined;
}

function sameBox(a: DOMRect, b: DOMRect): boolean {
  return (
    Math.abs(a.x - b.x) < NEARLY_STILL &&
    Math.abs(a.y - b.y) < NEARLY_STILL &&
    Math.abs(a.width - b.width) < NEARLY_STILL
  );
}

/** A die that is new or shows another face has been rolled. */
function wasRolled(element: HTMLElement, old: Seen | undefined): boolean {
  return element.dataset.die !== undefined && old?.face !== element.dataset.die;
}

const ROLL = 720;
const HOPS: Keyframe[] = [
  { transform: "translate(-70%, -160%) rotate(-540deg) scale(1.5)", opacity: 0.4 },
  { transform: "translate(-30%, 0) rotate(-220deg) scale(1.2)", opacity: 1, offset: 0.45 },
  { transform: "translate(-12%, -45%) rotate(-90deg) scale(1.25)", offset: 0.65 },
  { transform: "translate(0, 0) rotate(12deg) scale(1.1)", offset: 0.88 },
  { transform: "none" },
];

async function tumble(element: HTMLElement, index: number): Promise<void> {
  element.classList.add("rolling");
  try {
    await element.animate(HOPS, { ...timing(index), duration: ROLL, easing: "ease-out" }).finished;
  } finally {
    element.classList.remove("rolling");
  }
}

/** A copy flies above everything, so that no scrolling box cuts it off. */
function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-piece");
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  return copy;
}

function placed(copy: HTMLElement, box: DOMRect): void {
  copy.classList.add("flying");
  copy.style.setProperty("--size", `${box.width}px`);
  copy.style.left = `${box.x}px`;
  copy.style.top = `${box.y}px`;
  copy.style.width = `${box.width}px`;
  copy.style.height = `${box.height}px`;
  document.body.append(copy);
}

function shift(from: DOMRect, to: DOMRect): string {
  const scale = Math.min(from.width / to.width, from.height / to.height) || 1;
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

function timing(index: number): KeyframeAnimationOptions {
  const delay = Math.min(index * STAGGER, LONGEST_STAGGER);
  return { duration: DURATION, delay, easing: EASING, fill: "both" };
}

/** The copy is as large as the larger of both ends, so that its face stays readable on the way. */
async function fly(element: HTMLElement, from: DOMRect, to: DOMRect, index: number): Promise<void> {
  const copy = copyOf(element);
  const shrinks = from.width > to.width;
  const [start, end] = shrinks ? ["none", shift(to, from)] : [shift(from, to), "none"];
  placed(copy, shrinks ? from : to);
  element.classList.add("away");
  try {
    await copy.animate([{ transform: start }, { transform: end }], timing(index)).finished;
  } finally {
    element.classList.remove("away");
    copy.remove();
  }
}

/** All cards that are turned over turn at the same time: first the back, then the face. */
async function turn(
  element: HTMLElement,
  back: HTMLElement,
  from: DOMRect,
  to: DOMRect,
): Promise<void> {
  const face = copyOf(element);
  placed(back, from);
  placed(face, to);
  element.classList.add("away");
  const [flat, lifted] = [
    "perspective(900px) translateY(0) scale(1)",
    "perspective(900px) translateY(-14px) scale(1.25)",
  ];
  const half = { duration: TURN / 2, fill: "both" } as const;
  try {
    face.style.visibility = "hidden";
    await back.animate(
      [{ transform: `${flat} rotateY(0deg)` }, { transform: `${lifted} rotateY(90deg)` }],
      { ...half, easing: "ease-in" },
    ).finished;
    back.style.visibility = "hidden";
    face.style.visibility = "";
    const frames = [
      { transform: `${lifted} rotateY(-90deg)` },
      { transform: `${flat} rotateY(0deg)` },
    ];
    await face.animate(frames, { ...half, easing: "ease-out" }).finished;
  } finally {
    element.classList.remove("away");
    back.remove();
    face.remove();
  }
}

async function leave(copy: HTMLElement, from: DOMRect, to: DOMRect, index: number): Promise<void> {
  placed(copy, from);
  const frames = [{ transform: "none" }, { transform: shift(to, from), opacity: 0.4 }];
  try {
    await copy.animate(frames, timing(index)).finished;
  } finally {
    copy.remove();
  }
}

/** End every flight now. */
export function land(): void {
  for (const copy of document.querySelectorAll(".flying, .rolling")) {
    for (const flight of copy.getAnimations()) flight.finish();
  }
}
