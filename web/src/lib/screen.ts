import { MediaQuery } from "svelte/reactivity";

/** The one place that says where a screen is narrow; style sheets ask for `data-screen`. */
const PHONE = "(max-width: 860px)";

/** A narrow screen: one part of the table at a time, and the question as a sheet below. */
export const phone = new MediaQuery(PHONE, false);

/** The least size, in pixels, of letters that one decides by; tokens.css says the same. */
export const legible = (): number => (phone.current ? 12 : 11);

/** Write on the page how wide its screen is, before anything is drawn and whenever it changes. */
export function markScreen(page: HTMLElement = document.documentElement): void {
  const narrow = matchMedia(PHONE);
  const mark = () => (page.dataset.screen = narrow.matches ? "phone" : "desk");
  narrow.addEventListener("change", mark);
  mark();
}
