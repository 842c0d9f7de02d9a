const CHOOSABLE = ".live[data-thing], .live > [data-thing]";
const TAKEN = "[data-thing], button, a, input, label";
const REACH = 30; // pixels: about half a thumb

/** A tap that hits nothing means the nearest thing that may be chosen, if a thumb could have meant it. */
export function snapping(root: HTMLElement): () => void {
  const snap = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest(TAKEN)) return;
    const nearest = nearestTo(event.clientX, event.clientY, root.querySelectorAll(CHOOSABLE));
    nearest?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  };
  root.addEventListener("click", snap);
  return () => root.removeEventListener("click", snap);
}

function nearestTo(x: number, y: number, things: Iterable<Element>): Element | null {
  const near = [...things]
    .map((thing) => ({ thing, away: distance(x, y, thing.getBoundingClientRect()) }))
    .filter(({ away }) => away <= REACH)
    .sort((one, other) => one.away - other.away);
  return near[0]?.thing ?? null;
}

function distance(x: number, y: number, { left, right, top, bottom, width }: DOMRect): number {
  if (width === 0) return Infinity;
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
