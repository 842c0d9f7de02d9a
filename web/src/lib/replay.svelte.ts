import { api } from "./api";
import type { Mover } from "./table.svelte";
import type { Language, Scene, TableInfo } from "./wire";

/** Walks through a table's past. */
export class ReplayStore {
  table = $state.raw<TableInfo | null>(null);
  scene = $state.raw<Scene | null>(null);
  at = $state(0);
  seat = $state<number | null>(null);
  problem = $state("");
  private wanted = 0;

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
      await this.go(at);
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
    await this.go(this.at);
  }

  /** Show a moment; only a step forward glides. A faster hand overtakes a slow answer. */
  async go(at: number): Promise<void> {
    const wish = ++this.wanted;
    const moving = at === this.at + 1;
    this.at = Math.max(0, Math.min(this.last, at));
    try {
      const scene = await api.scene(this.id, this.at, this.seat, this.language);
      if (wish !== this.wanted) return;
      this.problem = "";
      await this.mover(scene, () => (this.scene = scene), moving);
    } catch (error) {
      this.problem = error instanceof Error ? error.message : "";
    }
  }
}
