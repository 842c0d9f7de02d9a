/** The page's address, split into what the pages need. */
export type Route =
  | { page: "home" }
  | { page: "table"; table: string }
  | { page: "join"; table: string; token: string }
  | { page: "replay"; table: string }
  | { page: "rules"; game: string }
  | { page: "report"; game: string } // no game: how strong the bots are
  | { page: "device"; token: string }
  | { page: "me" }
  | { page: "party"; table: string } // no table: one is to be made
  | { page: "unknown" };

export function routeOf(path: string): Route {
  const [first, second, third, fourth] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === undefined) return { page: "home" };
  if (first === "rules" && second && !third) return { page: "rules", game: second };
  if (first === "strength" && !second) return { page: "report", game: "" };
  if (first === "balance" && second && !third) return { page: "report", game: second };
  if (first === "me" && !second) return { page: "me" };
  if (first === "device" && second && !third) return { page: "device", token: second };
  if (first === "party" && !third) return { page: "party", table: second ?? "" };
  if (first === "table" && second) return tableRoute(second, third, fourth);
  return { page: "unknown" };
}

function tableRoute(table: string, what?: string, token?: string): Route {
  if (what === undefined) return { page: "table", table };
  if (what === "replay") return { page: "replay", table };
  if (what === "join" && token) return { page: "join", table, token };
  return { page: "unknown" };
}

class Router {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);
  route = $derived(routeOf(this.path));

  private read(): void {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }

  listen(): void {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(to: string): void {
    history.pushState(null, "", to);
    this.read();
    scrollTo(0, 0);
  }

  /** The same page, at another moment: no new entry in the browser's history. */
  replace(to: string): void {
    history.replaceState(null, "", to);
    this.read();
  }

  /** Follow our own links without loading a page anew. */
  private follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin)
      return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
