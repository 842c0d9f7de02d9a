import type { Choices } from "./choices";
import type { Choice, Pointer } from "./wire";

/** What can be asked about things on the page that belong together. */
export interface Meaning {
  choices: () => Choices;
  line: (index: number) => readonly Pointer[];
}

const LIT = "data-lit";
const ADVISED = "data-advised";
const SOURCE = "[data-option], [data-line], [data-thing]";

/** Whatever is pointed at or has the focus lights what belongs to it: a choice its things, and the reverse. */
export function lighting(root: HTMLElement, meaning: Meaning): () => void {
  let source: Element | null = null;

  function light(target: EventTarget | null): void {
    const now = target instanceof Element ? target.closest(SOURCE) : null;
    if (now === source) return;
    source = now;
    for (const element of root.querySelectorAll(`[${LIT}]`)) element.removeAttribute(LIT);
    if (now) for (const element of belonging(root, now, meaning)) element.setAttribute(LIT, "");
  }

  const over = (event: Event): void => light(event.target);
  const focus = (event: Event): void => {
    if (event.target instanceof Element && event.target.matches(":focus-visible"))
      light(event.target);
  };
  /** A finger has left at once: what it touched stays lit until it touches something else. */
  const leave = (event: Event): void => {
    if (!(event instanceof PointerEvent) || event.pointerType !== "touch") light(null);
  };
  const listeners = [
    ["pointerover", over],
    ["pointerleave", leave],
    ["focusin", focus],
    ["focusout", leave],
  ] as const;
  for (const [name, listener] of listeners) root.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of listeners) root.removeEventListener(name, listener);
  };
}

/** The things that advised answers stand for are marked while the advice is there. */
export function lightAdvised(root: HTMLElement, choices: readonly Choice[]): () => void {
  const things = choices.flatMap((choice) => thingsOf(root, choice));
  for (const thing of things) thing.setAttribute(ADVISED, "");
  return () => {
    for (const thing of things) thing.removeAttribute(ADVISED);
  };
}

function thingsOf(root: HTMLElement, choice: Choice): Element[] {
  return [choice, ...(choice.also ?? [])].flatMap((at) => drawnAt(root, at));
}

function belonging(root: HTMLElement, source: Element, meaning: Meaning): Element[] {
  const { option, line } = (source as HTMLElement).dataset;
  if (line !== undefined) return meaning.line(Number(line)).flatMap((at) => drawnAt(root, at));
  if (option === undefined) return meantBy(root, standingFor(source, meaning.choices()));
  const options = option.split(" ").map(Number); // a place may stand for several
  const chosen = meaning.choices().ask?.choices.filter((one) => options.includes(one.option)) ?? [];
  return chosen.flatMap((choice) => thingsOf(root, choice));
}

function meantBy(root: HTMLElement, choices: readonly Choice[]): Element[] {
  return choices.flatMap((choice) => [
    ...root.querySelectorAll(`[data-option~="${choice.option}"]`),
  ]);
}

/** The answers that a thing on the table stands for. */
function standingFor(thing: Element, choices: Choices): readonly Choice[] {
  const pieces = [...thing.querySelectorAll<HTMLElement>("[data-piece]")];
  const area = thing.closest<HTMLElement>("[data-area]")?.dataset.area ?? "";
  const [place = "", spot = ""] =
    thing.closest<HTMLElement>("[data-spot]")?.dataset.spot?.split(" ") ?? [];
  const found = pieces.flatMap((piece) => choices.piece(piece.dataset.piece ?? "").choices);
  if (found.length > 0) return found;
  return spot ? choices.spot(place, spot).choices : choices.area(area).choices;
}

/** What a pointer means on the page. */
export function drawnAt(root: HTMLElement, { piece, area, spot }: Pointer): Element[] {
  if (piece) return [...root.querySelectorAll(`[data-piece="${CSS.escape(piece)}"]`)];
  if (spot && area)
    return [...root.querySelectorAll(`[data-spot="${CSS.escape(`${area} ${spot}`)}"]`)];
  if (spot) return [...root.querySelectorAll(`[data-spot$=" ${CSS.escape(spot)}"]`)];
  return area ? [...root.querySelectorAll(`[data-area="${CSS.escape(area)}"]`)] : [];
}
