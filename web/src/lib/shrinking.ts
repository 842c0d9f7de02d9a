import type { Attachment } from "svelte/attachments";
import { beforeFrame } from "./frames";

const NEARLY = 2;

/** Shows less and less of a summary until nothing of it is cut off; `about` names what lies there. */
export function shrinking(about: () => unknown): Attachment<HTMLElement> {
  return (box) => {
    about();
    let callOff = () => {};
    const fit = () => {
      callOff();
      callOff = beforeFrame(() => shrink(box));
    };
    const watcher = new ResizeObserver(fit);
    watcher.observe(box.parentElement ?? box);
    fit();
    return () => {
      callOff();
      watcher.disconnect();
      showAll(box);
    };
  };
}

function showAll(box: HTMLElement): void {
  box.dataset.shown = "all";
  for (const part of box.children) part.removeAttribute("data-left-out");
}

/** All of it; else one sign with a count for what is alike; else without the last areas. */
function shrink(box: HTMLElement): void {
  const parts = [...box.children];
  const show = (step: string, kept: number) => {
    box.dataset.shown = step;
    parts.forEach((part, index) => part.toggleAttribute("data-left-out", index >= kept));
    return !isCut(box);
  };
  if (show("all", parts.length)) return;
  for (let kept = parts.length; kept >= 0; kept -= 1) if (show("stacks", kept)) return;
}

/** Whether a thing leaves the frame it lies in; a sign that only sticks out does not count. */
function isCut(box: HTMLElement): boolean {
  const things = [...box.querySelectorAll(".stack, .cell, .area, .portrait")];
  return things.some((one) => leaves(one.getBoundingClientRect(), frameOf(one, box)));
}

/** What flows into its surroundings has no box of its own. */
function frameOf(thing: Element, box: HTMLElement): DOMRect {
  const frame = thing.closest(".strip, .cells, .frame")?.getBoundingClientRect();
  return frame?.width ? frame : box.getBoundingClientRect();
}

function leaves(one: DOMRect, frame: DOMRect): boolean {
  return (
    one.width > 0 &&
    (one.bottom > frame.bottom + NEARLY ||
      one.top < frame.top - NEARLY ||
      one.right > frame.right + NEARLY ||
      one.left < frame.left - NEARLY)
  );
}
