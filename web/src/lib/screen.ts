import { MediaQuery } from "svelte/reactivity";

/** The one place that knows widths of screens; style sheets ask for `data-screen`, `data-width`. */
const PHONE = "(max-width: 860px)";
const SMALL = "(max-width: 520px)";
const TIGHT = "(max-width: 1100px)";
const LARGE = "(min-width: 1600px)";

/** A narrow screen: one part of the table at a time, and the question as a sheet below. */
export const phone = new MediaQuery(PHONE, false);

/** The least size, in pixels, of letters that one decides by; tokens.css says the same. */
export const legible = (): number => (phone.current ? 12 : 11);

/** Write on the page how wide its screen is, before anything is drawn and whenever it changes. */
export function markScreen(page: HTMLElement = document.documentElement): void {
  const narrow = matchMedia(PHONE);
  const widths = { small: matchMedia(SMALL), tight: matchMedia(TIGHT), large: matchMedia(LARGE) };
  const mark = () => {
    const width = Object.entries(widths).find(([, query]) => query.matches);
    page.dataset.screen = narrow.matches ? "phone" : "desk";
    page.dataset.width = width?.[0] ?? "usual";
  };
  for (const query of [narrow, ...Object.values(widths)]) query.addEventListener("change", mark);
  mark();
}
