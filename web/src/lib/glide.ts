import { tick } from "svelte";
import type { Act } from "./acts";
import { areaBox, within } from "./boxes";
import type { Change } from "./changes";
import {
  appear,
  copyOf,
  fly,
  isDown,
  leave,
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
    const before = seenIn(root, scene, (id) => moved.has(id) || departing.has(id));
    apply();
    await tick();
    stage?.hold(before, departing);
    const flights = new Flights(root, scene, before, moved, stage);
    await settled(root);
    await Promise.allSettled([
      ...flights.start(),
      ...departures(root, scene, departing, before, stage),
    ]);
  }
}

const MOST_FRAMES = 6;

/** Waits until pieces stay where they are: sizes follow one another from frame to frame. */
async function settled(root: HTMLElement): Promise<void> {
  let last = "";
  for (let frame = 0; frame < MOST_FRAMES; frame++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = layoutOf(root);
    if (now === last && frame > 1) return;
    last = now;
  }
}

function layoutOf(root: HTMLElement): string {
  return piecesIn(root)
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

/** What begins at once with a change and ends in flights, once everything has found its place. */
class Flights {
  private readonly going: [HTMLElement, DOMRect, HTMLElement][] = [];
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
    if (element.getBoundingClientRect().width === 0) this.hide(id, old);
    else if (wasRolled(element, old)) this.others.push((index) => tumble(element, index));
    else this.bring(element, old, this.moved.get(id)?.from?.area ?? this.came.get(id));
  }

  private bring(element: HTMLElement, old: Seen | undefined, came: string | undefined): void {
    const to = element.getBoundingClientRect();
    const from = old?.box ?? within(areaBox(this.root, this.scene, came), to);
    const back = old && old.down !== isDown(element) ? old.copy : null;
    if (!from) {
      if (turnsOver(element, this.before)) this.others.push(() => appear(element));
    } else if (back)
      this.others.push(() => turn(element, back, from, element.getBoundingClientRect()));
    else if (!sameBox(from, to)) this.hold(element, from);
  }

  /** What lies where nothing shows it goes to what stands for that place. */
  private hide(id: string, old: Seen | undefined): void {
    const area = this.moved.get(id)?.to?.area;
    const to = old && within(areaBox(this.root, this.scene, area), old.box);
    const copy = old?.copy;
    if (copy && to) this.others.push((index) => leave(copy, old.box, to, index));
  }

  /** Until it flies, a piece seems to lie where it lay. */
  private hold(element: HTMLElement, from: DOMRect): void {
    this.going.push([element, from, placed(copyOf(element), from)]);
    setAway(element, true);
  }

  start(): Promise<unknown>[] {
    return [
      ...this.going.map(([element, from, copy], index) =>
        fly(element, from, element.getBoundingClientRect(), index, copy),
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
  return [...departing].flatMap(([id, area], index) => {
    const old = stage?.concerns(id) ? undefined : before.get(id);
    const to = old && within(areaBox(root, scene, area), old.box);
    return old?.copy && to ? [leave(old.copy, old.box, to, index)] : [];
  });
}
