import { changesOf, isAt, type Change } from "./changes";
import type { LogLine, Piece, Pointer, Scene } from "./wire";

export type Manner = NonNullable<LogLine["manner"]>;

/** Something that is shown large: a piece, or a place where nothing lies. */
export interface Large {
  key: string;
  name: string;
  piece: Piece | undefined;
  icon: string;
  seat: number | undefined; // whose it is
  area: string;
  spot: string;
}

/** Points that are counted in front of everybody. */
export interface Count {
  seat: number;
  from: number;
  to: number;
}

/** One thing to look at: what is large, and the sentence below it. */
export interface Act {
  text: string;
  manner: Manner;
  things: Large[];
  count?: Count | undefined;
}

const MOST = 8; // things that one act shows
const LYING = 4; // of those that only lie where something happened

/** What a step shows large, in order; a step that the rules paused at always shows something. */
export function actsOf(before: Scene, scene: Scene, paused: boolean): Act[] {
  const finder = new Finder(before, scene);
  const lines = scene.log ?? [];
  const staged = lines.filter((line) => isStagedFor(line, scene.seat ?? null));
  const focus = paused ? (scene.focus ?? []) : [];
  if (focus.length > 0) return [told(staged.length > 0 ? staged : lines, finder.at(focus))];
  if (staged.length > 0) return staged.map((line) => finder.act(line, staged.length === 1));
  return paused ? summary(lines, finder) : [];
}

function isStagedFor(line: LogLine, seat: number | null): boolean {
  return line.staged === "all" || (line.staged === "others" && line.seat !== seat);
}

function summary(lines: readonly LogLine[], finder: Finder): Act[] {
  const important = lines.filter((line) => line.important);
  const telling = important.length > 0 ? important : lines;
  const pointed = finder.at(telling.flatMap((line) => line.shows ?? []));
  const things = pointed.length > 0 ? pointed : finder.moved();
  return telling.length > 0 || things.length > 0 ? [told(telling, things)] : [];
}

const MOST_SENTENCES = 3;

function told(lines: readonly LogLine[], things: Large[]): Act {
  return {
    text: lines
      .slice(-MOST_SENTENCES)
      .map((line) => line.text)
      .join(" "),
    manner: lines.find((line) => line.manner)?.manner ?? "",
    things,
  };
}

/** Finds what a step is about; nothing is shown twice. */
class Finder {
  private readonly changes: Change[];
  private readonly taken = new Set<string>();

  constructor(
    private readonly before: Scene,
    private readonly scene: Scene,
  ) {
    this.changes = changesOf(before, scene);
  }

  act(line: LogLine, alone: boolean): Act {
    if (line.manner === "coin") return this.counting(line);
    const pointed = this.at(line.shows ?? []);
    return told([line], pointed.length > 0 || !alone ? pointed : this.moved());
  }

  /** What brings points is shown whole; of what costs some, what one got for them. */
  private counting(line: LogLine): Act {
    const count = this.count(line);
    const bought = count && count.to <= count.from ? this.arrived(line) : [];
    return { ...told([line], bought.length > 0 ? bought : this.counted(line)), count };
  }

  private arrived({ shows = [] }: LogLine): Large[] {
    const there = this.changes.filter(({ to }) =>
      shows.some(({ area = "" }) => isAt(to, area, "")),
    );
    return this.large(there.map((change) => change.piece));
  }

  /** One of each kind, whether it moved or not. */
  private counted(line: LogLine): Large[] {
    const areas = (line.shows ?? []).map((pointer) => pointer.area);
    const lying = this.scene.pieces.filter((piece) => areas.includes(piece.area));
    const kinds = new Map(lying.map((piece) => [piece.name, piece]));
    return this.large([...kinds.values()]);
  }

  private count({ seat }: LogLine): Count | undefined {
    const [from, to] = [this.before, this.scene].map(
      ({ players }) => players.find((player) => player.seat === seat)?.score,
    );
    return typeof seat === "number" && typeof to === "number"
      ? { seat, from: from ?? 0, to }
      : undefined;
  }

  moved(): Large[] {
    return this.large(this.changes.map((change) => change.piece));
  }

  at(pointers: readonly Pointer[]): Large[] {
    return pointers.flatMap((pointer) => this.things(pointer)).slice(0, MOST);
  }

  private things({ piece = "", area = "", spot = "" }: Pointer): Large[] {
    if (piece) return this.large(this.scene.pieces.filter((one) => one.id === piece));
    const arrived = this.changes.filter(({ to }) => isAt(to, area, spot));
    const left = this.changes.filter(({ from }) => isAt(from, area, spot));
    const concerned = arrived.length > 0 && this.isPile(area) ? arrived : [...arrived, ...left];
    if (concerned.length > 0) return this.large(concerned.map((change) => change.piece));
    const lying = this.scene.pieces.filter(
      (one) => one.area === area && (!spot || one.spot === spot),
    );
    return lying.length > 0 ? this.large(lying.slice(-LYING)) : this.place(area, spot);
  }

  private large(pieces: readonly Piece[]): Large[] {
    const fresh = pieces.filter((piece) => !this.taken.has(piece.id ?? "")).slice(0, MOST);
    for (const piece of fresh) this.taken.add(piece.id ?? "");
    return fresh.map((piece) => ({
      key: `piece ${piece.id ?? ""}`,
      name: piece.name,
      piece,
      icon: "",
      seat: this.ownerOf(piece.area) ?? piece.owner ?? undefined,
      area: piece.area,
      spot: piece.spot ?? "",
    }));
  }

  /** What something else was laid upon has not gone away. */
  private isPile(area: string): boolean {
    return this.scene.areas.some((one) => one.id === area && one.kind === "pile");
  }

  private ownerOf(area: string): number | undefined {
    return this.scene.areas.find((one) => one.id === area)?.owner ?? undefined;
  }

  /** A place where nothing lies is shown as itself, if it has a picture. */
  private place(id: string, spot: string): Large[] {
    const area = this.scene.areas.find((one) => one.id === id);
    const found = area?.spots?.find((one) => one.id === spot);
    const key = `place ${id} ${spot}`;
    const icon = found?.icon ?? "";
    if (!area || !icon || this.taken.has(key)) return [];
    this.taken.add(key);
    const name = found?.label ?? area.label;
    return [{ key, name, piece: undefined, icon, seat: area.owner ?? undefined, area: id, spot }];
  }
}
