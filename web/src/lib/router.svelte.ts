/** The page's address, split into what the pages need. */
export type Route =
  | { page: "home" }
  | { page: "table"; table: string }
  | { page: "join"; table: string; token: string }
  | { page: "replay"; table: string }
  | { page: "rules"; game: string }
  | { page: "lesson"; game: string; lesson: string }
  | { page: "report"; game: string } // no game: how strong the bots are
  | { page: "device"; token: string }
  | { page: "me" }
  | { page: "party"; table: string } // no table: one is to be made
  | { page: "unknown" };

type Made = (first: string, second: string) => Route;

const ROUTES: readonly (readonly [RegExp, Made])[] = [
  [/^$/, () => ({ page: "home" })],
  [/^table\/([^/]+)$/, (table) => ({ page: "table", table })],
  [/^table\/([^/]+)\/replay$/, (table) => ({ page: "replay", table })],
  [/^table\/([^/]+)\/join\/([^/]+)$/, (table, token) => ({ page: "join", table, token })],
  [/^rules\/([^/]+)$/, (game) => ({ page: "rules", game })],
  [/^learn\/([^/]+)\/([^/]+)$/, (game, lesson) => ({ page: "lesson", game, lesson })],
  [/^learn(?:\/[^/]+)?$/, () => ({ page: "home" })], // where every game names its lessons
  [/^me$/, () => ({ page: "me" })],
  [/^device\/([^/]+)$/, (token) => ({ page: "device", token })],
  [/^party(?:\/([^/]+))?$/, (table) => ({ page: "party", table })],
  [/^strength$/, () => ({ page: "report", game: "" })],
  [/^balance\/([^/]+)$/, (game) => ({ page: "report", game })],
];

export function routeOf(path: string): Route {
  const plain = path.split("/").filter(Boolean).join("/");
  for (const [form, made] of ROUTES) {
    const found = form.exec(plain);
    const [first = "", second = ""] =
      found?.slice(1).map((part) => decodeURIComponent(part ?? "")) ?? [];
    if (found) return made(first, second);
  }
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
