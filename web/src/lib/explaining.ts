import type { Attachment } from "svelte/attachments";
import type { About, Hint } from "./hint.svelte";

const LONG_PRESS = 450;

/** Explains a thing: on hover, on keyboard focus, and on a long press where there is no mouse. */
export function explaining(hint: Hint, about: () => About): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;

    function press(event: Event): void {
      held = false;
      if (!(event instanceof PointerEvent) || event.pointerType === "mouse") return;
      timer = setTimeout(() => {
        held = true;
        hint.describe(element, about, true);
      }, LONG_PRESS);
    }

    /** The end of a long press is not a choice. */
    function click(event: Event): void {
      if (!held) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    }

    function enter(event: Event): void {
      if (event instanceof PointerEvent && event.pointerType === "mouse")
        hint.hover(element, about);
    }

    function focus(): void {
      if (element.matches(":focus-visible")) hint.hover(element, about);
    }

    function leave(): void {
      clearTimeout(timer);
      hint.leave(element);
    }

    const release = () => clearTimeout(timer);
    const listeners: [string, (event: Event) => void, boolean][] = [
      ["pointerdown", press, false],
      ["pointerup", release, false],
      ["pointercancel", release, false],
      [
        "pointermove",
        (event) =>
          Math.hypot((event as PointerEvent).movementX, (event as PointerEvent).movementY) > 6 &&
          release(),
        false,
      ],
      ["contextmenu", (event) => held && event.preventDefault(), false],
      ["click", click, true],
      ["pointerenter", enter, false],
      ["pointerleave", leave, false],
      ["focus", focus, false],
      ["blur", leave, false],
    ];
    for (const [name, listener, capture] of listeners)
      element.addEventListener(name, listener, capture);
    return () => {
      for (const [name, listener, capture] of listeners)
        element.removeEventListener(name, listener, capture);
    };
  };
}
