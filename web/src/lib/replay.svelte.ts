import { api, reason } from "./api";
import { momentOf, seatOf, SPECTATOR, type Wished } from "./moment";
import type { Mover } from "./table.svelte";
import { t } from "./words.svelte";
import type { Language, LogLine, Scene, TableInfo } from "./wire";

const BEFORE = 10; // moments fetched around one that was jumped to
const AFTER = 10;
const AHEAD = 40; // moments fetched when somebody goes on step by step
const REST = 180; // milliseconds after which a dragging hand has found its moment

/** Walks through a table's past, a chunk of moments at a time: within one, pieces keep their ids. */
export class ReplayStore {
  table = $state.raw<TableInfo | null>(null);
  scene = $state.raw<Scene | null>(null);
  log = $state.raw<LogLine[]>([]);
  at = $state(0);
  shown = $state(-1); // the moment that lies on the table
  seat = $state<number | null>(null);
  problem = $state("");
  notice = $state(""); // why it is another moment, or another seat, than the link said
  private fetching = new AbortController();
  private resting: ReturnType<typeof setTimeout> | undefined;
  private chunk: Scene[] = [];
  private start = -1;

  constructor(
    readonly id: string,
    private language: Language,
    private readonly mover: Mover,
  ) {}

  get last(): number {
    return this.table?.position ?? 0;
  }

  /** Follow a link; one that names no moment or seat of this game leads to what there is. */
  async open(wish: Wished): Promise<void> {
    try {
      const table = (this.table = await api.table(this.id, this.language));
      const [at, seat] = [momentOf(wish.at, this.last), seatOf(wish.seat, table)];
      this.seat = seat ?? null;
      await this.anew(at ?? 0);
      if (seat === undefined) this.notice = t("replay-no-seat");
      if (at === undefined) this.notice = t("replay-no-moment", { text: wish.at, last: this.last });
    } catch (error) {
      this.problem = reason(error);
    }
  }

  async speak(language: Language): Promise<void> {
    if (language === this.language) return;
    this.language = language;
    await this.open({
      at: String(this.at),
      seat: this.seat === null ? SPECTATOR : String(this.seat),
    });
  }

  async lookFrom(seat: number | null): Promise<void> {
    this.seat = seat;
    await this.anew(this.at);
  }

  private async anew(at: number): Promise<void> {
    this.start = -1;
    this.scene = null;
    await this.go(at);
  }

  /** Follow a hand that drags: what is at hand shows at once, the rest where the hand rests. */
  drag(at: number): void {
    clearTimeout(this.resting);
    this.at = this.within(at);
    if (this.has(this.at)) void this.go(this.at);
    else this.resting = setTimeout(() => void this.go(this.at), REST);
  }

  /** Show a moment; only a step forward glides. A faster hand overtakes a slow answer. */
  async go(at: number): Promise<void> {
    clearTimeout(this.resting);
    this.notice = "";
    this.fetching.abort();
    const { signal } = (this.fetching = new AbortController());
    const moving = at === this.shown + 1 && this.scene !== null;
    this.at = this.within(at);
    try {
      const joined = await this.load(moving ? this.shown : this.at, this.at, signal);
      if (signal.aborted) return;
      this.problem = "";
      if (moving && joined) this.put(this.at - 1);
      await this.mover(this.chunk[this.at - this.start]!, () => this.put(this.at), moving);
    } catch (error) {
      if (!signal.aborted) this.problem = reason(error);
    }
  }

  private within(at: number): number {
    return Math.max(0, Math.min(this.last, at));
  }

  private has(at: number): boolean {
    return this.start >= 0 && at >= this.start && at < this.start + this.chunk.length;
  }

  /** Have these moments at hand; says whether a new chunk was fetched. */
  private async load(from: number, to: number, signal: AbortSignal): Promise<boolean> {
    if (this.has(from) && this.has(to)) return false;
    const jumped = from === to;
    const first = jumped ? Math.max(0, from - BEFORE) : from;
    const last = Math.min(this.last, jumped ? to + AFTER : from + AHEAD);
    const chunk = await api.scenes(
      this.id,
      { first, last, seat: this.seat },
      this.language,
      signal,
    );
    if (!signal.aborted) [this.start, this.chunk] = [first, chunk];
    return true;
  }

  private put(at: number): void {
    const index = at - this.start;
    this.scene = this.chunk[index] ?? null;
    this.shown = at;
    this.log = this.chunk.slice(0, index + 1).flatMap((scene) => scene.log ?? []);
  }
}
