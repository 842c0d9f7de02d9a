import { tick } from "svelte";
import { breath, frame } from "./frames";
import type { Act } from "./acts";
import { areaBox, within } from "./boxes";
import type { Change } from "./changes";
import {
  appear,
  copyOf,
  fly,
  isDown,
  leave,
  slide,
  placed,
  sameBox,
  setAway,
  tumble,
  turn,
} from "./flights";
import { play, soundOf } from "./sound";
import { settings, still } from "./settings.svelte";
import { Staging } from "./staging";
import type { Spotlight } from "./spotlight.svelte";
import type { Scene } from "./wire";

/** A piece as it lay on the page before a change. */
export interface Seen {
  box: DOMRect;
  down: boolean;
  face: string | undefined;
  copy: HTMLElement | null;
}

/** How a change of the scene is shown beside what moves. */
export interface Showing {
  changes?: readonly Change[]; // what the step moved
  acts?: readonly Act[]; // what is shown large, one after the other
  hasty?: boolean; // others wait to be shown
}

/** Moves pieces on the page from where they lay to where they lie. */
export class Glide {
  constructor(
    private readonly root: () => HTMLElement | null | undefined,
    private readonly spotlight?: Spotlight,
  ) {}

  /** Apply a change of the scene and let every piece that moved glide there; true if it was staged. */
  async run(
    scene: Scene,
    apply: () => void,
    moving: boolean,
    { changes = [], acts = [], hasty = false }: Showing = {},
  ): Promise<boolean> {
    const root = this.root();
    if (!moving) this.spotlight?.skip();
    if (!root || !moving || document.hidden) return this.atOnce(apply);
    const stage = this.stageFor(root, scene, acts, hasty);
    this.sound(scene, changes, acts);
    if (still()) await this.atOnce(apply);
    else await this.gliding(root, scene, apply, changes, stage);
    await stage?.play();
    for (const left of root.querySelectorAll("[data-away]")) setAway(left, false); // nothing stays hidden
    return stage !== null;
  }

  /** What is staged sounds when it is shown; everything else with the step. */
  private sound(scene: Scene, changes: readonly Change[], acts: readonly Act[]): void {
    if (!settings.sound || !this.spotlight || acts.some((act) => act.manner)) return;
    const manner = (scene.log ?? []).find((line) => line.manner)?.manner ?? "";
    const sound = soundOf(manner, changes);
    if (sound) play(sound);
  }

  private stageFor(
    root: HTMLElement,
    scene: Scene,
    acts: readonly Act[],
    hasty: boolean,
  ): Staging | null {
    const plays = this.spotlight && acts.length > 0 && settings.pace > 0;
    return plays ? new Staging(this.spotlight, root, scene, acts, hasty) : null;
  }

  private async atOnce(apply: () => void): Promise<boolean> {
    apply();
    await tick();
    return false;
  }

  private async gliding(
    root: HTMLElement,
    scene: Scene,
    apply: () => void,
    changes: readonly Change[],
    stage: Staging | null,
  ): Promise<void> {
    const moved = new Map(changes.map((change) => [change.piece.id ?? "", change]));
    const departing = new Map((scene.departures ?? []).map((gone) => [gone.piece, gone.area]));
    await breath();
    const before = seenIn(root, scene, (id) => moved.has(id) || departing.has(id));
    apply();
    await tick();
    await frame(); // nothing has been painted yet: all is measured at once, then held
    const flights = new Flights(root, scene, before, moved, stage);
    stage?.hold(before, departing);
    flights.hold();
    await settled(flights.elements);
    await Promise.allSettled([
      ...departures(root, scene, departing, before, stage),
      ...flights.start(),
    ]);
  }
}

const MOST_FRAMES = 6;

/** Waits until what will fly there stays where it is: sizes follow one another from frame to frame. */
async function settled(elements: readonly HTMLElement[]): Promise<void> {
  let last = "";
  for (let count = 0; elements.length > 0 && count < MOST_FRAMES; count++) {
    await frame();
    const now = layoutOf(elements);
    if (now === last && count > 1) return;
    last = now;
  }
}

function layoutOf(elements: readonly HTMLElement[]): string {
  return elements
    .map((element) => {
      const { x, y, width } = element.getBoundingClientRect();
      return `${Math.round(x)} ${Math.round(y)} ${Math.round(width)}`;
    })
    .join();
}

function piecesIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("[data-piece]")];
}

function seenIn(root: HTMLElement, scene: Scene, goes: (id: string) => boolean): Map<string, Seen> {
  const open = new Set(scene.pieces.filter((one) => !one.look.down).map((one) => one.id));
  const seen = new Map<string, Seen>();
  for (const element of piecesIn(root)) {
    const id = element.dataset.piece ?? "";
    const box = element.getBoundingClientRect();
    if (seen.has(id) || box.width === 0) continue; // drawn twice, or not shown
    const down = isDown(element);
    const copied = goes(id) || (down && open.has(id));
    const face = element.dataset.die;
    seen.set(id, { box, down, face, copy: copied ? copyOf(element) : null });
  }
  return seen;
}

interface Flight {
  element: HTMLElement;
  from: DOMRect;
  copy?: HTMLElement; // that seems to lie there, until it flies
}

/**
 * What begins at once with a change and ends in flights, once everything has found its place.
 *
 * All is read before anything is written: otherwise the page is laid out anew for every piece.
 */
class Flights {
  private readonly going: Flight[] = [];
  private readonly turning: (Flight & { back: HTMLElement })[] = [];
  private readonly sliding: (Flight & { to: DOMRect })[] = [];
  private slides: Promise<unknown>[] = [];
  private readonly came: ReadonlyMap<string, string>;
  private readonly others: ((index: number) => Promise<unknown>)[] = [];

  constructor(
    private readonly root: HTMLElement,
    private readonly scene: Scene,
    private readonly before: ReadonlyMap<string, Seen>,
    private readonly moved: ReadonlyMap<string, Change>,
    stage: Staging | null,
  ) {
    this.came = new Map(scene.pieces.map((piece) => [piece.id ?? "", piece.came ?? ""]));
    for (const element of piecesIn(root))
      if (!stage?.concerns(element.dataset.piece ?? "")) this.add(element);
  }

  private add(element: HTMLElement): void {
    const id = element.dataset.piece ?? "";
    const old = this.before.get(id);
    const box = element.getBoundingClientRect();
    if (box.width === 0) this.hide(id, old);
    else if (wasRolled(element, old)) this.others.push((index) => tumble(element, index));
    else this.bring(element, box, old, this.moved.get(id)?.from?.area ?? this.came.get(id));
  }

  private bring(
    element: HTMLElement,
    to: DOMRect,
    old: Seen | undefined,
    came: string | undefined,
  ): void {
    const from = old?.box ?? within(areaBox(this.root, this.scene, came), to);
    const back = old && old.down !== isDown(element) ? old.copy : null;
    if (!from) {
      if (turnsOver(element, this.before)) this.others.push(() => appear(element));
    } else if (back) this.turning.push({ element, back, from });
    else if (sameBox(from, to)) return;
    else if (old && !this.moved.has(element.dataset.piece ?? ""))
      this.sliding.push({ element, from, to });
    else this.going.push({ element, from });
  }

  /** What lies where nothing shows it goes to what stands for that place. */
  private hide(id: string, old: Seen | undefined): void {
    const area = this.moved.get(id)?.to?.area;
    const to = old && within(areaBox(this.root, this.scene, area), old.box);
    const copy = old?.copy;
    if (copy && to) this.others.push((index) => leave(copy, old.box, to, index));
  }

  /** Until it flies, a piece seems to lie where it lay. */
  hold(): void {
    for (const flight of this.going) {
      flight.copy = placed(copyOf(flight.element), flight.from);
      setAway(flight.element, true);
    }
    this.slides = this.sliding.map(({ element, from, to }) => slide(element, from, to));
  }

  get elements(): HTMLElement[] {
    return [...this.going, ...this.turning].map((flight) => flight.element);
  }

  start(): Promise<unknown>[] {
    const boxes = new Map(this.elements.map((one) => [one, one.getBoundingClientRect()]));
    return [
      ...this.slides,
      ...this.going.map(({ element, from, copy }, index) =>
        fly(element, from, boxes.get(element) ?? from, index, copy),
      ),
      ...this.turning.map(({ element, back, from }) =>
        turn(element, back, from, boxes.get(element) ?? from),
      ),
      ...this.others.map((start, index) => start(index)),
    ];
  }
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

/** A die that is new or shows another face has been rolled. */
function wasRolled(element: HTMLElement, old: Seen | undefined): boolean {
  return element.dataset.die !== undefined && old?.face !== element.dataset.die;
}

function departures(
  root: HTMLElement,
  scene: Scene,
  departing: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, Seen>,
  stage: Staging | null,
): Promise<unknown>[] {
  const leaving = [...departing].flatMap(([id, area], index) => {
    const old = stage?.concerns(id) ? undefined : before.get(id);
    const to = old && within(areaBox(root, scene, area), old.box);
    return old?.copy && to ? [{ copy: old.copy, from: old.box, to, index }] : [];
  });
  return leaving.map(({ copy, from, to, index }) => leave(copy, from, to, index));
}
