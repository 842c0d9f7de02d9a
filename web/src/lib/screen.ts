import { MediaQuery } from "svelte/reactivity";

/** The one place that knows sizes of screens; style sheets ask for `data-screen`, `data-width`
 * and `data-height`. Paper is no narrow screen. */
const PHONE = "screen and (max-width: 860px)";
const SMALL = "screen and (max-width: 520px)";
const TIGHT = "screen and (max-width: 1100px)";
const LARGE = "(min-width: 1600px)";
const LOW = "screen and (max-height: 760px)";

/** A narrow screen: one part of the table at a time, and the question as a sheet below. */
export const phone = new MediaQuery(PHONE, false);

/** What a big screen is drawn as, in pixels, before it is magnified to fill the wall. */
export const WALL = { width: 891, height: 501, letters: 13 };

/** The least size, in pixels, of letters that one decides by; tokens.css says the same. */
export const legible = (wall: boolean): number => (wall ? WALL.letters : phone.current ? 12 : 11);

let remark = () => {}; // tells the page again what its screen is
let onWall = false;

/** Write on the page how large its screen is, before anything is drawn and whenever it changes. */
export function markScreen(page: HTMLElement = document.documentElement): void {
  const narrow = matchMedia(PHONE);
  const low = matchMedia(LOW);
  const widths = { small: matchMedia(SMALL), tight: matchMedia(TIGHT), large: matchMedia(LARGE) };
  remark = () => {
    const width = onWall ? undefined : Object.entries(widths).find(([, query]) => query.matches);
    page.dataset.screen = onWall ? "wall" : narrow.matches ? "phone" : "desk";
    page.dataset.width = width?.[0] ?? "usual";
    page.dataset.height = low.matches ? "low" : "usual";
  };
  for (const query of [narrow, low, ...Object.values(widths)])
    query.addEventListener("change", () => remark());
  remark();
}

/** Draw for a big screen on the wall, whatever its width, until the returned function is called. */
export function hangOnWall(): () => void {
  onWall = true;
  remark();
  return () => {
    onWall = false;
    remark();
  };
}
