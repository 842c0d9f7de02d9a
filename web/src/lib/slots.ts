/**
 * Places in a row that things keep: who leaves leaves a gap, and the next newcomer takes it.
 *
 * A thing is known by the names of what it is made of: one that is left of a stack lies where it lay.
 */
export class Slots {
  private taken: (readonly string[])[] = [];
  private room = "";

  /** In another room everything begins anew, in the order given. */
  enter(room: string): void {
    if (room !== this.room) this.taken = [];
    this.room = room;
  }

  clear(): void {
    this.taken = [];
  }

  /** The things in their places; where nothing lies any more there is a gap. */
  placed<Thing>(
    things: readonly Thing[],
    namesOf: (thing: Thing) => readonly string[],
  ): (Thing | null)[] {
    const places: (Thing | null)[] = [];
    const newcomers = things.filter((thing) => {
      const place = this.placeOf(namesOf(thing));
      const stays = place >= 0 && !places[place];
      if (stays) places[place] = thing;
      return !stays;
    });
    for (const thing of newcomers) places[firstGap(places)] = thing;
    const found = Array.from(places, (thing) => thing ?? null);
    this.taken = found.map((thing) => (thing ? namesOf(thing) : []));
    return found;
  }

  private placeOf(names: readonly string[]): number {
    return this.taken.findIndex((known) => known.some((name) => names.includes(name)));
  }
}

function firstGap(places: readonly unknown[]): number {
  const gap = Array.from(places).findIndex((thing) => !thing);
  return gap < 0 ? places.length : gap;
}
