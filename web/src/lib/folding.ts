import type { Attachment } from "svelte/attachments";

const STEPS = ["none", "few", "some", "all"];

/** Folds the words of a bar into signs, step by step, until everything fits; `about` names what its words
 * depend on, `suits` says what a step must also be. */
export function folding(
  about: () => unknown,
  suits: (bar: HTMLElement) => boolean = () => true,
): Attachment<HTMLElement> {
  return (bar) => {
    about();
    const fit = () => {
      for (const step of STEPS) {
        bar.dataset.folded = step;
        if (bar.scrollWidth <= bar.clientWidth && suits(bar)) return;
      }
    };
    const watcher = new ResizeObserver(fit);
    watcher.observe(bar);
    document.fonts.addEventListener("loadingdone", fit); // words are as wide as their letters
    return () => {
      watcher.disconnect();
      document.fonts.removeEventListener("loadingdone", fit);
    };
  };
}
