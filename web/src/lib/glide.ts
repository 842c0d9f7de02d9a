import { tick } from "svelte";
import { breath, frame } from "./frames";
import type { Act } from "./acts";
import { areaBox, within } from "./boxes";
import type { Change } from "./changes";
import {
  appear,
  copyOf,
  type Flight,
  fly,
  isAway,
  isDown,
  landed,
  type Landing,
  leave,
  slide,
  placed,
  sameBox,
  setAway,
  type Settled,
  tumble,
  turn,
} from "./flights";
import { Panels } from "./panels.svelte";
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
  element: HTMLElement;
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
    private readonly panels: Panels = new Panels(),
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
    if (sound) void play(sound);
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

  /** Whatever moves seems to lie where it lay until every panel has followed; then all of it goes. */
  private async gliding(
    root: HTMLElement,
    scene: Scene,
    apply: () => void,
    changes: readonly Change[],
    stage: Staging | null,
  ): Promise<void> {
    const moved = new Map(changes.map((change) => [change.piece.id ?? "", change]));
    const departing = new Map((scene.departures ?? []).map((gone) => [gone.piece, gone.area]));
    const began = performance.now();
    root.toggleAttribute(SETTLING, true);
    await breath();
    const before = seenIn(root, scene, (id) => moved.has(id) || departing.has(id));
    const flights = new Flights(root, scene, before, moved, departing, stage);
    const frames = new Frames(root, began, () => flights.hold());
    try {
      await frames.mayCome();
      await this.followed(root, apply, flights, frames);
      frames.end();
      stage?.hold(before, departing);
      const boxes = settled(flights.elements);
      void boxes.then(() => root.toggleAttribute(SETTLING, false));
      const landings = landed(flights.start(boxes));
      await laidOut(root);
      await landings;
    } finally {
      frames.end();
      root.toggleAttribute(SETTLING, false);
      flights.clear();
    }
  }

  /** Every panel follows in a task of its own and is laid out in one, so that none holds up taps and keys. */
  private async followed(
    root: HTMLElement,
    apply: () => void,
    flights: Flights,
    frames: Frames,
  ): Promise<void> {
    this.panels.hold();
    try {
      await breath();
      apply();
      await tick();
      await laidOut(root);
      await frames.mayCome();
      for (const panel of this.panels.inTurn()) {
        await breath();
        this.panels.follow(panel);
        await tick();
        if (panel.element) flights.veil(panel.element);
        await laidOut(root);
        if (panel.element) flights.take(panel.element);
        await frames.mayCome();
      }
    } finally {
      this.panels.release();
    }
  }
}

/** Has the page laid out in a task of its own: what is left for the frame is painting. */
async function laidOut(root: HTMLElement): Promise<void> {
  await breath();
  root.getBoundingClientRect();
}

const MUCH = 65; // milliseconds of work

/** Does something with every frame until the end, and lets one come where much was done since the last. */
class Frames {
  private next = 0;

  constructor(
    private readonly root: HTMLElement,
    private last: number, // when one came, or the work began
    private readonly act: () => void,
  ) {
    this.expect();
  }

  private expect(): void {
    this.next = requestAnimationFrame(() => {
      this.last = performance.now();
      this.act();
      this.expect();
    });
  }

  /** On a slow machine no frame has everything to paint; on others one has. */
  async mayCome(): Promise<void> {
    if (performance.now() - this.last < MUCH || document.hidden) return;
    await laidOut(this.root);
    await frame();
    await breath();
  }

  end(): void {
    cancelAnimationFrame(this.next);
  }
}

const SETTLING = "data-settling"; // on a table whose panels follow one after the other
const MOST_FRAMES = 6;

/** Waits until what will fly there stays where it is: sizes follow one another from frame to frame. */
async function settled(elements: readonly HTMLElement[]): Settled {
  let boxes = new Map<HTMLElement, DOMRect>();
  let last = "";
  for (let count = 0; elements.length > 0 && count < MOST_FRAMES; count++) {
    await frame();
    boxes = boxesOf(elements);
    const now = layoutOf(boxes);
    if (now === last && count > 1) break;
    last = now;
  }
  return boxes;
}

function boxesOf(elements: readonly HTMLElement[]): Map<HTMLElement, DOMRect> {
  return new Map(elements.map((element) => [element, element.getBoundingClientRect()]));
}

function layoutOf(boxes: ReadonlyMap<HTMLElement, DOMRect>): string {
  return [...boxes.values()]
    .map(({ x, y, width }) => `${Math.round(x)} ${Math.round(y)} ${Math.round(width)}`)
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
    seen.set(id, { box, down, face, element, copy: copied ? copyOf(element) : null });
  }
  return seen;
}

/**
 * What begins with a change and ends in flights, once everything has found its place.
 *
 * All is read before anything is written: otherwise the page is laid out anew for every piece.
 */
class Flights {
  private readonly going: Flight[] = [];
  private readonly turning: (Flight & { back: HTMLElement })[] = [];
  private readonly sliding: Flight[] = [];
  private readonly awaited: HTMLElement[] = []; // not to be seen before it is its turn
  private readonly slides: Promise<Landing>[] = [];
  private readonly came: ReadonlyMap<string, string>;
  private readonly others: ((index: number) => Promise<Landing>)[] = [];
  private readonly leaving: { copy: HTMLElement; from: DOMRect; to: DOMRect }[] = [];

  constructor(
    private readonly root: HTMLElement,
    private readonly scene: Scene,
    private readonly before: ReadonlyMap<string, Seen>,
    private readonly moved: ReadonlyMap<string, Change>,
    private readonly departing: ReadonlyMap<string, string>, // and where to
    private readonly stage: Staging | null,
  ) {
    this.came = new Map(scene.pieces.map((piece) => [piece.id ?? "", piece.came ?? ""]));
  }

  /** A frame comes before all panels have followed: copies lie where something is gone already. */
  hold(): void {
    for (const [id, { element, copy, box }] of this.before) {
      const lies = element.isConnected && element.dataset.piece === id && !isAway(element);
      if (copy && !lies) placed(copy, box);
    }
  }

  /** Should a frame come, nothing that moved is seen where it will lie. */
  veil(panel: HTMLElement): void {
    for (const element of piecesIn(panel))
      if (this.moved.has(element.dataset.piece ?? "")) setAway(element, true);
  }

  /** See what has come to lie in a panel that has followed; what only makes room slides at once. */
  take(panel: HTMLElement): void {
    const lying = piecesIn(panel);
    for (const element of lying) this.add(element);
    const awaited = new Set(this.awaited.splice(0));
    for (const element of lying) {
      if (awaited.has(element)) setAway(element, true);
      else if (this.moved.has(element.dataset.piece ?? "")) setAway(element, false);
    }
    for (const { element, from, to } of this.sliding.splice(0))
      this.slides.push(slide(element, from, to));
  }

  private add(element: HTMLElement): void {
    const id = element.dataset.piece ?? "";
    const old = this.before.get(id);
    const box = element.getBoundingClientRect();
    if (this.stage?.concerns(id)) this.awaitStaged(element, old);
    else if (box.width === 0) this.hide(id, old);
    else if (wasRolled(element, old)) this.others.push((index) => tumble(element, index));
    else this.bring(element, box, old, this.moved.get(id)?.from?.area ?? this.came.get(id));
  }

  private awaitStaged(element: HTMLElement, old: Seen | undefined): void {
    if (old?.copy || !old) this.awaited.push(element);
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
      return;
    }
    if (back) this.turning.push({ element, back, from, to });
    else if (sameBox(from, to)) return;
    else if (old && !this.moved.has(element.dataset.piece ?? ""))
      return void this.sliding.push({ element, from, to });
    else this.going.push({ element, from, to });
    this.awaited.push(element);
  }

  /** What lies where nothing shows it goes to what stands for that place. */
  private hide(id: string, old: Seen | undefined): void {
    const area = this.moved.get(id)?.to?.area;
    const to = old && within(areaBox(this.root, this.scene, area), old.box);
    if (old?.copy && to) this.leaving.push({ copy: old.copy, from: old.box, to });
  }

  private depart(): void {
    for (const [id, area] of this.departing) {
      const old = this.stage?.concerns(id) ? undefined : this.before.get(id);
      const to = old && within(areaBox(this.root, this.scene, area), old.box);
      if (old?.copy && to) this.leaving.push({ copy: old.copy, from: old.box, to });
    }
  }

  /** What seemed to lie where it lay is no longer needed, but for what goes on from there. */
  clear(goingOn: readonly HTMLElement[] = []): void {
    for (const [id, { copy }] of this.before)
      if (copy && !this.stage?.concerns(id) && !goingOn.includes(copy)) copy.remove();
  }

  get elements(): HTMLElement[] {
    return [...this.going, ...this.turning].map((flight) => flight.element);
  }

  start(settled: Settled): Promise<Landing>[] {
    this.depart();
    this.clear([...this.turning.map(({ back }) => back), ...this.leaving.map(({ copy }) => copy)]);
    return [
      ...this.slides,
      ...this.going.map((flight, index) => fly(flight, index, settled)),
      ...this.turning.map((flight) => turn(flight, flight.back, settled)),
      ...this.others.map((start, index) => start(index)),
      ...this.leaving.map(({ copy, from, to }, index) => leave(copy, from, to, index, settled)),
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
