const THING = "[data-thing]";
const STOP = "data-stop";

/** Something on the table can always be reached by Tab, also by who only watches; arrows lead on from there. */
export function reachable(root: HTMLElement): () => void {
  const hold = () => {
    if (!root.querySelector(`${THING}[tabindex="0"]`)) stopAt(root, root.querySelector(THING));
  };
  const follow = ({ target }: FocusEvent) => {
    const thing =
      target instanceof Element && target.matches(`${THING}[tabindex="-1"]`) ? target : null;
    if (thing) stopAt(root, thing);
  };
  const watcher = new MutationObserver(hold);
  watcher.observe(root, { childList: true, subtree: true, attributeFilter: ["tabindex"] });
  root.addEventListener("focusin", follow);
  hold();
  return () => {
    watcher.disconnect();
    root.removeEventListener("focusin", follow);
  };
}

/** What may be chosen keeps its own place in the order of tabs. */
function stopAt(root: HTMLElement, thing: Element | null): void {
  for (const old of root.querySelectorAll(`[${STOP}]`)) {
    old.removeAttribute(STOP);
    if (!old.closest(".live")) old.setAttribute("tabindex", "-1");
  }
  thing?.setAttribute(STOP, "");
  thing?.setAttribute("tabindex", "0");
}
