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

/** Hide a piece on the table while its copy is on the way. */
export function setAway(element: Element, away: boolean): void {
  element.toggleAttribute("data-away", away);
}

/** The copy is as large as the larger of both ends, so that its face stays readable on the way. */
export async function fly(
  element: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  index: number,
  copy = copyOf(element),
): Promise<void> {
  const shrinks = from.width > to.width;
  const [start, end] = shrinks ? ["none", shift(to, from)] : [shift(from, to), "none"];
  placed(copy, shrinks ? from : to);
  setAway(element, true);
  try {
    await copy.animate([{ transform: start }, { transform: end }], timing(index)).finished;
  } finally {
    setAway(element, false);
    copy.remove();
  }
}

/** What only makes room moves itself: no copy is needed, nothing lies over it. */
export async function slide(element: HTMLElement, from: DOMRect, to: DOMRect): Promise<void> {
  const frames = [{ transform: shift(from, to) }, { transform: "none" }];
  await element.animate(frames, { ...timing(0), fill: "none" }).finished;
}

/** All cards that are turned over turn at the same time: first the back, then the face. */
export async function turn(
  element: HTMLElement,
  back: HTMLElement,
  from: DOMRect,
  to: DOMRect,
): Promise<void> {
  const face = placed(copyOf(element), to);
  placed(back, from);
  delete back.dataset.flight; // it is the face that lands
  setAway(element, true);
  const [flat, lifted] = [
    "perspective(900px) translateY(0) scale(1)",
    "perspective(900px) translateY(-14px) scale(1.25)",
  ];
  const half = { duration: TURN / 2, fill: "both" } as const;
  try {
    face.style.visibility = "hidden";
    await back.animate(
      [{ transform: `${flat} rotateY(0deg)` }, { transform: `${lifted} rotateY(90deg)` }],
      { ...half, easing: "ease-in" },
    ).finished;
    back.style.visibility = "hidden";
    face.style.visibility = "";
    const frames = [
      { transform: `${lifted} rotateY(-90deg)` },
      { transform: `${flat} rotateY(0deg)` },
    ];
    await face.animate(frames, { ...half, easing: "ease-out" }).finished;
  } finally {
    setAway(element, false);
    back.remove();
    face.remove();
  }
}

export async function leave(
  copy: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  index: number,
): Promise<void> {
  placed(copy, from);
  delete copy.dataset.flight; // it lands nowhere
  const frames = [{ transform: "none" }, { transform: shift(to, from), opacity: 0.4 }];
  try {
    await copy.animate(frames, timing(index)).finished;
  } finally {
    copy.remove();
  }
}

/** What nobody knew of shows itself when what lies beside it has been turned. */
export async function appear(element: HTMLElement): Promise<void> {
  await element.animate([{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 1 }], {
    duration: TURN,
    easing: "ease-out",
  }).finished;
}

const HOPS: Keyframe[] = [
  { transform: "translate(-70%, -160%) rotate(-540deg) scale(1.5)", opacity: 0.4 },
  { transform: "translate(-30%, 0) rotate(-220deg) scale(1.2)", opacity: 1, offset: 0.45 },
  { transform: "translate(-12%, -45%) rotate(-90deg) scale(1.25)", offset: 0.65 },
  { transform: "translate(0, 0) rotate(12deg) scale(1.1)", offset: 0.88 },
  { transform: "none" },
];

export async function tumble(element: HTMLElement, index: number): Promise<void> {
  element.classList.add("rolling");
  try {
    await element.animate(HOPS, { ...timing(index), duration: ROLL, easing: "ease-out" }).finished;
  } finally {
    element.classList.remove("rolling");
  }
}

/** End every flight now. */
export function land(): void {
  for (const copy of document.querySelectorAll(".flying, .rolling, [data-large]")) {
    for (const flight of copy.getAnimations()) flight.finish();
  }
}
