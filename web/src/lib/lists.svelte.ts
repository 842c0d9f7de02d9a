import { api } from "./api";
import type { Language, TableInfo } from "./wire";

const EVERY = 5_000; // milliseconds between two looks, while somebody looks at the page

/** One's own tables and those open to everybody, as they are now. */
export class Lists {
  mine = $state.raw<readonly TableInfo[]>([]);
  open = $state.raw<readonly TableInfo[]>([]);
  aside = $state(false); // show the tables that were put aside instead
  private language: Language = "en";

  /** Look again and again; returns what ends it. */
  follow(language: Language): () => void {
    this.language = language;
    void this.look();
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void this.look();
    }, EVERY);
    return () => clearInterval(timer);
  }

  async look(): Promise<void> {
    const asked = this.aside;
    try {
      const [mine, open] = await Promise.all([
        api.tables(this.language, asked),
        api.lobby(this.language),
      ]);
      if (asked === this.aside) [this.mine, this.open] = [mine, open];
    } catch {
      /* what is shown stays until the next look */
    }
  }

  turn(aside: boolean): void {
    this.aside = aside;
    void this.look();
  }
}
