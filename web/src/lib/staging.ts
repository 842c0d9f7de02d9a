import { tick } from "svelte";
import type { Act, Large } from "./acts";
import { enter, landed, placed, setAway, shift, timing } from "./flights";
import { areaBox, drawnOf, piecesSeen, stagePlace, within } from "./boxes";
import { breath, frame } from "./frames";
import type { Seen } from "./glide";
import { still } from "./settings.svelte";
import { momentTime, type Spotlight, type StagePlace } from "./spotlight.svelte";
import type { Scene } from "./wire";

const FEW = 2; // things that are drawn in one task
const ROOM = 84; // pixels that a thing in line takes at least

/** Plays what a step shows large: to the middle one after the other, then all to where they belong. */
export class Staging {
  private readonly ids = new Set<string>();
  private readonly held = new Map<string, HTMLElement>(); // copies that lie where things lay
  private readonly started = new Map<string, DOMRect>(); // where things came from
  private readonly entrances: Animation[] = [];
  private departing: ReadonlyMap<string, string> = new Map();

  constructor(
    private readonly spotlight: Spotlight,
    private readonly root: HTMLElement,
    private readonly scene: Scene,
    private readonly acts: readonly Act[],
    private readonly hasty: boolean,
  ) {
    for (const { piece } of acts.flatMap((act) => act.things))
      if (piece) this.ids.add(piece.id ?? "");
  }

  concerns(id: string): boolean {
    return this.ids.has(id);
  }

  /** Until its turn comes, everything seems to lie where it lay. */
  hold(before: ReadonlyMap<string, Seen>, departing: ReadonlyMap<string, string>): void {
    this.departing = departing;
    for (const id of this.ids) {
      const old = before.get(id);
      if (old) this.started.set(id, old.box);
      if (old?.copy) this.held.set(id, below(placed(old.copy, old.box)));
    }
  }

  async play(): Promise<void> {
    try {
      await frame(); // what the step changed is painted by itself
      await breath();
      const place = stagePlace(this.root);
      const most = Math.max(3, Math.floor((place.box.width - 32) / ROOM));
      for (const line of inLines(this.acts, most)) await this.playLine(line, place);
    } finally {
      this.spotlight.clear();
      this.release(this.ids);
    }
  }

  private async playLine(acts: readonly Act[], place: StagePlace): Promise<void> {
    const things = acts.flatMap((act) => act.things);
    this.spotlight.lay(things, place);
    await tick();
    await this.draw(things);
    for (const act of acts) {
      if (!still()) await (act === acts[0] ? breath() : frame());
      this.spotlight.show(act);
      await tick();
      this.enter(act.things);
      await this.spotlight.look(momentTime(this.hasty));
      if (this.spotlight.isSkipped) break;
    }
    if (!this.spotlight.isSkipped && !still()) await this.goHome(things);
  }

  /** All of a line is drawn and laid out before any of it is seen, a few at a time. */
  private async draw(things: readonly Large[]): Promise<void> {
    if (still()) {
      this.spotlight.draw(things);
      return tick();
    }
    for (let at = 0; at < things.length; at += FEW) {
      await breath();
      this.spotlight.draw(things.slice(at, at + FEW));
      await tick();
      for (const thing of things.slice(at, at + FEW)) this.large(thing)?.getBoundingClientRect();
    }
  }

  private enter(things: readonly Large[]): void {
    const lying = this.lying(things);
    const entering = things.map((thing) => {
      const large = this.large(thing);
      const from = this.source(thing, lying.get(thing.piece?.id ?? "")?.[1]);
      return { thing, large, from, to: large?.getBoundingClientRect() };
    });
    for (const { thing, large, from, to } of entering) {
      const id = thing.piece?.id ?? "";
      const [home] = lying.get(id) ?? [];
      if (home) setAway(home, true);
      this.held.get(id)?.remove();
      if (large && to && !still()) this.entrances.push(enter(large, from, to));
    }
  }

  private lying(things: readonly Large[]): Map<string, [HTMLElement, DOMRect]> {
    return piecesSeen(this.root, new Set(things.flatMap(({ piece }) => piece?.id ?? [])));
  }

  private source(thing: Large, lies: DOMRect | undefined): DOMRect | undefined {
    const known = this.started.get(thing.piece?.id ?? "");
    if (known) return known;
    const box = thing.piece ? lies : this.spot(thing)?.getBoundingClientRect();
    const came = thing.piece?.came;
    return box && came ? (within(areaBox(this.root, this.scene, came), box) ?? box) : box;
  }

  /** What is still on the table flies there; what left it to where it went, or fades. */
  private async goHome(things: readonly Large[]): Promise<void> {
    await frame();
    for (const entrance of this.entrances.splice(0)) entrance.cancel(); // boxes would not be their own
    const lying = this.lying(things);
    const going = things.flatMap((thing) => {
      const large = this.large(thing);
      const home = lying.get(thing.piece?.id ?? "")?.[1];
      return large ? [{ thing, large, ...this.wayHome(thing, large, home) }] : [];
    });
    await landed(
      going.map(async ({ thing, large, lands, end }, index) => {
        const id = thing.piece?.id ?? "";
        hide(large.nextElementSibling as HTMLElement | null);
        if (lands) large.dataset.flight = id;
        await large.animate([{ transform: "none", opacity: 1 }, end], timing(index)).finished;
        return () => {
          this.release([id]);
          hide(large);
        };
      }),
    );
  }

  private wayHome(
    thing: Large,
    large: HTMLElement,
    home: DOMRect | undefined,
  ): { lands: boolean; end: Keyframe } {
    const from = large.getBoundingClientRect();
    const end = home ? { transform: shift(home, from), opacity: 1 } : this.away(thing, from);
    return { lands: home !== undefined, end };
  }

  private away(thing: Large, from: DOMRect): Keyframe {
    const id = thing.piece?.id ?? "";
    const gone = within(areaBox(this.root, this.scene, this.departing.get(id) ?? thing.area), from);
    const to = thing.piece ? gone : this.spot(thing)?.getBoundingClientRect();
    return to
      ? { transform: shift(to, from), opacity: 0.3 }
      : { transform: "scale(.7)", opacity: 0 };
  }

  private release(ids: Iterable<string>): void {
    const released = new Set(ids);
    for (const id of released) this.held.get(id)?.remove();
    for (const element of drawnOf(this.root, released)) setAway(element, false);
  }

  private spot({ area, spot }: Large): Element | null {
    return this.root.querySelector(`[data-spot="${CSS.escape(`${area} ${spot}`)}"]`);
  }

  private large({ key }: Large): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(`.moment [data-large="${CSS.escape(key)}"]`);
  }
}

/** Without styling all that is in it; an animation does not show it again. */
function hide(element: HTMLElement | null): void {
  element?.style.setProperty("opacity", "0", "important");
}

/** What waits for its turn lies on the table, below what is shown. */
function below(copy: HTMLElement): HTMLElement {
  copy.style.zIndex = "40";
  return copy;
}

/** Acts that stand in one line together, as far as there is room. */
function inLines(acts: readonly Act[], most: number): Act[][] {
  const lines: Act[][] = [];
  let taken = most;
  for (const act of acts) {
    if (taken + act.things.length > most || act.things.length === 0) {
      lines.push([]);
      taken = 0;
    }
    lines.at(-1)?.push(act);
    taken += Math.max(1, act.things.length);
  }
  return lines;
}
