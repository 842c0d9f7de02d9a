import { namedBy, type Named } from "./advising";
import { api, reason } from "./api";
import type { Advice, Ask, Language, Scene } from "./wire";

/** What a strong bot would answer, as long as the question stands that it was asked for. */
export class Advisor {
  thinking = $state(false);
  problem = $state("");
  private found = $state.raw<Advice | null>(null);

  constructor(
    private readonly table: string,
    private readonly language: () => Language,
  ) {}

  /** The answers it named for this question; none for another one. */
  named(scene: Scene, ask: Ask | null): ReadonlyMap<number, Named> {
    const stands = ask && this.found?.position === scene.position;
    return namedBy(stands ? (this.found?.answers ?? []) : []);
  }

  async ask({ seat }: Ask, { position }: Scene): Promise<void> {
    this.thinking = true;
    this.problem = "";
    try {
      this.found = await api.hint(this.table, { seat, position }, this.language());
    } catch (error) {
      this.problem = reason(error);
    } finally {
      this.thinking = false;
    }
  }
}
