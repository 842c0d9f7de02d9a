import { api } from "./api";
import type { Mover } from "./table.svelte";
import type { Language, LogLine, Scene, TableInfo } from "./wire";

const CHUNK = 40;

/** Walks through a table's past, a chunk of moments at a time: within one, pieces keep their ids. */
export class ReplayStore {
  table = $state.raw<TableInfo | null>(null);
  scene = $state.raw<Scene | null>(null);
  log = $state.raw<LogLine[]>([]);
  at = $state(0);
  seat = $state<number | null>(null);
  problem = $state("");
  private wanted = 0;
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

  async open(at: number): Promise<void> {
    try {
      this.table = await api.table(this.id, this.language);
      await this.anew(at);
    } catch (error) {
      this.problem = error instanceof Error ? error.message : "";
    }
  }

  async speak(language: Language): Promise<void> {
    if (language === this.language) return;
    this.language = language;
    await this.open(this.at);
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

  /** Show a moment; only a step forward glides. A faster hand overtakes a slow answer. */
  async go(at: number): Promise<void> {
    const wish = ++this.wanted;
    const moving = at === this.at + 1 && this.scene !== null;
    this.at = Math.max(0, Math.min(this.last, at));
    try {
      const joined = await this.load(moving ? this.at - 1 : this.at, this.at);
      if (wish !== this.wanted) return;
      this.problem = "";
      if (moving && joined) this.put(this.at - 1);
      await this.mover(this.chunk[this.at - this.start]!, () => this.put(this.at), moving);
    } catch (error) {
      this.problem = error instanceof Error ? error.message : "";
    }
  }

  /** Have these moments at hand; says whether a new chunk was fetched. */
  private async load(from: number, to: number): Promise<boolean> {
    if (this.start >= 0 && from >= this.start && to < this.start + this.chunk.length) return false;
    const first = Math.max(0, from === to ? from - CHUNK / 4 : from);
    const chunk = await api.scenes(this.id, first, Math.min(this.last, first + CHUNK), this.seat, this.language);
    [this.start, this.chunk] = [first, chunk];
    return true;
  }

  private put(at: number): void {
    const index = at - this.start;
    this.scene = this.chunk[index] ?? null;
    this.log = this.chunk.slice(0, index + 1).flatMap((scene) => scene.log ?? []);
  }
}
