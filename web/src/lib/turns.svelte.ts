import type { Route } from "./router.svelte";
import { Socket } from "./socket";
import type { Heard } from "./wire";

const PATH = "/api/turns";

/** The tables at which this person is awaited, told live as long as somebody looks. */
class Turns {
  tables = $state.raw<readonly string[]>([]);
  private socket: Socket | null = null;

  listen(): void {
    document.addEventListener("visibilitychange", () => this.follow());
    this.follow();
  }

  /** Where else than on this page one is awaited. */
  elsewhere(route: Route): readonly string[] {
    return route.page === "table" ? this.tables.filter((id) => id !== route.table) : this.tables;
  }

  /** A page that nobody looks at needs no line. */
  private follow(): void {
    if (document.visibilityState === "hidden") {
      this.socket?.close();
      this.socket = null;
    } else
      this.socket ??= new Socket(PATH, {
        opened: () => undefined,
        heard: (message) => this.hear(message),
        changed: () => undefined,
      });
  }

  private hear(message: Heard): void {
    if (message.type === "turns") this.tables = message.tables;
  }
}

export const turns = new Turns();
