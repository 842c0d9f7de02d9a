import type { Badge, Choice, Look, Piece, Value, WhyNot } from "./wire";

/** What can be said about a thing. */
export interface About {
  name: string;
  piece?: Piece | undefined; // shown large
  look?: Look | undefined; // what is printed on it
  tip?: string | undefined;
  rule?: string | undefined;
  values?: Value[] | undefined;
  badges?: Badge[] | undefined;
}

export type Hinted =
  | {
      kind: "about";
      anchor: Element;
      about: About;
      now: () => About;
      pinned: boolean;
      choices?: Choice[]; // what a second tap would choose
    }
  | { kind: "refusal"; anchor: Element; about: About; refusal: WhyNot; pinned: true }
  | { kind: "menu"; anchor: Element; about: About; choices: Choice[]; pinned: true };

const HOVER_DELAY = 320;

/** The one small box that explains a thing, says why not, or offers several choices. */
export class Hint {
  now = $state.raw<Hinted | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  hover(anchor: Element, about: () => About): void {
    clearTimeout(this.timer);
    if (this.now?.pinned) return;
    this.timer = setTimeout(() => this.describe(anchor, about, false), HOVER_DELAY);
  }

  leave(anchor: Element): void {
    clearTimeout(this.timer);
    if (this.now?.anchor === anchor && !this.now.pinned) this.now = null;
  }

  describe(anchor: Element, about: () => About, pinned: boolean): void {
    if (anchor.isConnected)
      this.show({ kind: "about", anchor, about: about(), now: about, pinned });
  }

  /** Where there is no mouse to hover with: explain first, and offer to choose. */
  propose(anchor: Element, about: () => About, choices: Choice[]): void {
    this.show({ kind: "about", anchor, about: about(), now: about, pinned: true, choices });
  }

  /** Whether this thing has been explained and offered: the next tap means it. */
  hasProposed(anchor: Element): boolean {
    return this.now?.kind === "about" && this.now.anchor === anchor && !!this.now.choices;
  }

  refuse(anchor: Element, about: About, refusal: WhyNot): void {
    this.show({ kind: "refusal", anchor, about, refusal, pinned: true });
  }

  offer(anchor: Element, about: About, choices: Choice[]): void {
    this.show({ kind: "menu", anchor, about, choices, pinned: true });
  }

  /** What is shown now must not be replaced by a hover that began before. */
  private show(hinted: Hinted): void {
    clearTimeout(this.timer);
    this.now = hinted;
  }

  /** The table has changed: go on explaining what still lies there, as it is now. */
  follow(): void {
    const { now } = this;
    if (now && !now.anchor.isConnected) this.close();
    else if (now?.kind === "about") this.now = { ...now, about: now.now() };
  }

  /** Another question: what could be chosen or not before says nothing about it. */
  forgetChoices(): void {
    if (this.now && (this.now.kind !== "about" || this.now.choices)) this.close();
  }

  close(): void {
    clearTimeout(this.timer);
    this.now = null;
  }

  /** Close, and give the focus back to what the box was about. */
  dismiss(): void {
    const anchor = this.now?.anchor;
    this.close();
    if (anchor instanceof HTMLElement || anchor instanceof SVGElement) anchor.focus();
  }
}
