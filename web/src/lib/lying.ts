import type { Area, Piece, Scene } from "./wire";

/** Sorts things by a name; a list in which nothing changed is the same object as before. */
class Sorted<Thing> {
  private readonly known = new WeakMap<readonly Thing[], Map<string, Thing[]>>();
  private latest = new Map<string, Thing[]>();

  constructor(private readonly nameOf: (thing: Thing) => string) {}

  under(things: readonly Thing[], name: string): Thing[] {
    return (this.known.get(things) ?? this.sort(things)).get(name) ?? (NONE as Thing[]);
  }

  private sort(things: readonly Thing[]): Map<string, Thing[]> {
    const lists = new Map<string, Thing[]>();
    for (const thing of things) {
      const name = this.nameOf(thing);
      const list = lists.get(name);
      if (list) list.push(thing);
      else lists.set(name, [thing]);
    }
    for (const [name, list] of lists) lists.set(name, unchanged(this.latest.get(name), list));
    this.latest = lists;
    this.known.set(things, lists);
    return lists;
  }
}

const NONE: readonly unknown[] = Object.freeze([]);

/** The list from before, if it says the same: whoever draws it has nothing to do. */
function unchanged<Thing>(before: Thing[] | undefined, now: Thing[]): Thing[] {
  const same =
    before?.length === now.length && before.every((thing, index) => thing === now[index]);
  return same ? before : now;
}

/** Hands on the list from before for as long as the new one says the same. */
export function asBefore<Thing>(): (now: Thing[]) => Thing[] {
  let before: Thing[] | undefined;
  return (now) => (before = unchanged(before, now));
}

const pieces = new Sorted<Piece>((piece) => piece.area);
const onSpots = new Sorted<Piece>((piece) => `${piece.area} ${piece.spot ?? ""}`);
const ofSeats = new Sorted<Area>(({ owner, parent, place }) =>
  place === "seat" && !parent ? String(owner) : "",
);
const areas = new Sorted<Area>((area) => `${area.parent ?? ""} ${area.spot ?? ""}`);

/** What lies in an area, on its spots or beside them. */
export function lyingIn(scene: Scene, area: string): Piece[] {
  return pieces.under(scene.pieces, area);
}

/** What lies on a spot of an area; no spot: what lies beside all of them. */
export function lyingOn(scene: Scene, area: string, spot = ""): Piece[] {
  return onSpots.under(scene.pieces, `${area} ${spot}`);
}

/** The areas of a seat, without those inside others. */
export function areasOf(scene: Scene, seat: number): Area[] {
  return ofSeats.under(scene.areas, String(seat));
}

/** What lies in some areas and in those inside them, area by area. */
export function contentsOf(scene: Scene, areas: readonly Area[]): Piece[][] {
  return areas.flatMap(({ id }) => [lyingIn(scene, id), ...contentsOf(scene, areasIn(scene, id))]);
}

/** The areas inside another one, on a spot of it or beside them. */
export function areasIn(scene: Scene, parent: string, spot = ""): Area[] {
  return areas.under(scene.areas, `${parent} ${spot}`);
}
