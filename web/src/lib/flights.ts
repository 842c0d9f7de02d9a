const DURATION = 460;
const TURN = 720;
const ROLL = 720;
const STAGGER = 45;
const LONGEST_STAGGER = 400;
const EASING = "cubic-bezier(.3,.9,.3,1)";
const NEARLY_STILL = 3;

export function isDown(element: HTMLElement): boolean {
  return element.dataset.down !== undefined;
}

export function sameBox(a: DOMRect, b: DOMRect): boolean {
  return (
    Math.abs(a.x - b.x) < NEARLY_STILL &&
    Math.abs(a.y - b.y) < NEARLY_STILL &&
    Math.abs(a.width - b.width) < NEARLY_STILL
  );
}

/** A copy flies above everything, so that no scrolling box cuts it off. */
export function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.dataset.flight = element.dataset.piece ?? "";
  copy.removeAttribute("data-piece");
  copy.removeAttribute("data-away");
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  return copy;
}

export function placed(copy: HTMLElement, box: DOMRect): HTMLElement {
  copy.classList.add("flying");
  copy.style.setProperty("--size", `${box.width}px`);
  copy.style.left = `${box.x}px`;
  copy.style.top = `${box.y}px`;
  copy.style.width = `${box.width}px`;
  copy.style.height = `${box.height}px`;
  if (!copy.isConnected) document.body.append(copy);
  return copy;
}

/** What makes a box look as if it were another one, exactly. */
export function shift(from: DOMRect, to: DOMRect): string {
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  const wide = from.width / to.width || 1;
  const high = from.height / to.height || 1;
  return `translate(${x}px, ${y}px) scale(${wide}, ${high})`;
}

export function timing(index: number): KeyframeAnimationOptions {
  const delay = Math.min(index * STAGGER, LONGEST_STAGGER);
  return { duration: DURATION, delay, easing: EASING, fill: "both" };
}

const ENTERING = 320;
const LASTING = 30_000; // longer than anything is looked at

/** Comes from where it lay and stays: at the end of an animation all layers are sorted anew. */
export function enter(element: HTMLElement, from: DOMRect | undefined, to: DOMRect): Animation {
  const start = from
    ? { transform: shift(from, to), opacity: 1, easing: EASING }
    : { transform: "scale(.6)", opacity: 0, easing: EASING };
  const there = { transform: "none", opacity: 1 };
  const frames = [start, { ...there, offset: ENTERING / LASTING }, there];
  return element.animate(frames, { duration: LASTING, fill: "both" });
}

/** Hide a piece on the table while its copy is on the way. */
export function setAway(element: Element, away: boolean): void {
  element.toggleAttribute("data-away", away);
}

export function isAway(element: Element): boolean {
  return element.hasAttribute("data-away");
}

/** What is done once everything else has landed, too. */
export type Landing = () => void;

/** Everything lands together: the page is painted anew once, not for every piece. */
export async function landed(flights: readonly Promise<Landing>[]): Promise<void> {
  for (const landing of await Promise.allSettled(flights))
    if (landing.status === "fulfilled") landing.value();
}

/** Waits for the end of a movement, or for its being called off. */
async function over(movement: Animation): Promise<void> {
  await movement.finished.catch(() => undefined);
}

/** Where things lie once nothing on the page finds another place any more. */
export type Settled = Promise<ReadonlyMap<HTMLElement, DOMRect>>;

/** Something that goes from where it lay to where it seems to lie, as soon as that is settled. */
export interface Flight {
  element: HTMLElement;
  from: DOMRect;
  to: DOMRect;
}

/** The copy is as large as the larger of both ends, so that its face stays readable on the way. */
function way(from: DOMRect, to: DOMRect): { largest: DOMRect; frames: Keyframe[] } {
  const shrinks = from.width > to.width;
  const [start, end] = shrinks ? ["none", shift(to, from)] : [shift(from, to), "none"];
  return { largest: shrinks ? from : to, frames: [{ transform: start }, { transform: end }] };
}

function isSame(one: DOMRect, other: DOMRect): boolean {
  const { x, y, width, height } = other;
  return one.x === x && one.y === y && one.width === width && one.height === height;
}

/** The copy that will fly lies where the thing lay until it is settled where it goes. */
export async function fly(
  { element, from, to }: Flight,
  index: number,
  settled: Settled,
): Promise<Landing> {
  const guess = way(from, to);
  const copy = placed(copyOf(element), guess.largest);
  setAway(element, true);
  const movement = copy.animate(guess.frames, timing(index));
  movement.pause();
  const end = (await settled).get(element) ?? to;
  if (!isSame(to, end)) {
    const found = way(from, end);
    placed(copy, found.largest);
    (movement.effect as KeyframeEffect).setKeyframes(found.frames);
  }
  movement.play();
  await over(movement);
  return () => {
    setAway(element, false);
    copy.remove();
  };
}

/** What only makes room moves itself: no copy is needed, nothing lies over it. */
export async function slide(element: HTMLElement, from: DOMRect, to: DOMRect): Promise<Landing> {
  const frames = [{ transform: shift(from, to) }, { transform: "none" }];
  await over(element.animate(frames, { ...timing(0), fill: "none" }));
  return () => undefined;
}

/** All cards that are turned over turn at the same time: first the back, then the face. */
export async function turn(
  { element, from, to }: Flight,
  back: HTMLElement,
  settled: Settled,
): Promise<Landing> {
  const face = placed(copyOf(element), to);
  placed(back, from);
  delete back.dataset.flight; // it is the face that lands
  setAway(element, true);
  const [flat, lifted] = [
    "perspective(900px) translateY(0) scale(1)",
    "perspective(900px) translateY(-14px) scale(1.25)",
  ];
  const half = { duration: TURN / 2, fill: "both" } as const;
  face.style.opacity = "0";
  const end = (await settled).get(element) ?? to;
  if (!isSame(to, end)) placed(face, end);
  await over(
    back.animate(
      [{ transform: `${flat} rotateY(0deg)` }, { transform: `${lifted} rotateY(90deg)` }],
      { ...half, easing: "ease-in" },
    ),
  );
  back.style.opacity = "0";
  face.style.opacity = "";
  const frames = [
    { transform: `${lifted} rotateY(-90deg)` },
    { transform: `${flat} rotateY(0deg)` },
  ];
  await over(face.animate(frames, { ...half, easing: "ease-out" }));
  return () => {
    setAway(element, false);
    back.remove();
    face.remove();
  };
}

export async function leave(
  copy: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  index: number,
  settled: Settled,
): Promise<Landing> {
  placed(copy, from);
  delete copy.dataset.flight; // it lands nowhere
  await settled;
  const frames = [{ transform: "none" }, { transform: shift(to, from), opacity: 0.4 }];
  await over(copy.animate(frames, timing(index)));
  return () => copy.remove();
}

/** What nobody knew of shows itself when what lies beside it has been turned. */
export async function appear(element: HTMLElement): Promise<Landing> {
  const frames = [{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 1 }];
  await over(element.animate(frames, { duration: TURN, easing: "ease-out" }));
  return () => undefined;
}

const HOPS: Keyframe[] = [
  { transform: "translate(-70%, -160%) rotate(-540deg) scale(1.5)", opacity: 0.4 },
  { transform: "translate(-30%, 0) rotate(-220deg) scale(1.2)", opacity: 1, offset: 0.45 },
  { transform: "translate(-12%, -45%) rotate(-90deg) scale(1.25)", offset: 0.65 },
  { transform: "translate(0, 0) rotate(12deg) scale(1.1)", offset: 0.88 },
  { transform: "none" },
];

export async function tumble(element: HTMLElement, index: number): Promise<Landing> {
  element.classList.add("rolling");
  await over(element.animate(HOPS, { ...timing(index), duration: ROLL, easing: "ease-out" }));
  return () => element.classList.remove("rolling");
}

/** End every flight now. */
export function land(): void {
  for (const copy of document.querySelectorAll(".flying, .rolling, [data-large]")) {
    for (const flight of copy.getAnimations()) flight.finish();
  }
}
