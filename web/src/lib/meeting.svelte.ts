import { api } from "./api";
import type { Known, Language, Meeting } from "./wire";

const WAITING = 3; // what is older is no longer about what one sees
const FIRST_GAMES = 3;
const QUESTIONS = 3; // one has tried alone before a hint is offered
const GLANCE = 3; // seconds to notice a card
const READING = 12; // characters a second, for somebody who plays meanwhile

export interface RuleCard {
  rule: string;
  text: string;
}

/** Rules that come up for the first time and show themselves, one at a time, each once. */
export class Meetings {
  card = $state.raw<RuleCard | null>(null);
  pinned = $state(false);
  held = $state(false); // somebody points at it
  offering = $state(false); // of a hint, once a game, in the first games
  private known: readonly string[] = [];
  private gists: Record<string, string> = {};
  private waiting: string[] = [];
  private mayOffer = false;
  private due = false; // a hint offers itself as soon as no card stands in its place
  private questions = 0;
  private ready = false;
  private language: Language = "en";
  private timer: ReturnType<typeof setTimeout> | undefined;

  async load(game: string, language: Language): Promise<void> {
    this.language = language;
    const known = await api.known(game);
    this.begin(known, known.off ? {} : await api.gists(game, language));
  }

  begin({ rules, off, games }: Known, gists: Record<string, string>): void {
    this.known = rules;
    this.gists = gists;
    this.ready = !off;
    this.mayOffer = games <= FIRST_GAMES;
    this.advance();
  }

  /** A rule has come up; what is asked or refused comes before what happened. */
  meet(rule: string | undefined, first = false): void {
    if (!rule || this.known.includes(rule) || this.card?.rule === rule) return;
    const others = this.waiting.filter((one) => one !== rule);
    this.waiting = first ? [rule, ...others].slice(0, WAITING) : [...others, rule].slice(-WAITING);
    this.advance();
  }

  /** A question with a choice: after a few, a hint offers itself where the table allows any. */
  ask(): void {
    this.questions += 1;
    this.due = this.mayOffer && this.questions >= QUESTIONS;
    this.advance();
  }

  /** Nothing is asked any more: a hint would come too late. */
  rest(): void {
    this.due = false;
  }

  close(): void {
    clearTimeout(this.timer);
    this.card = null;
    this.offering = false;
    this.pinned = false;
    this.advance();
  }

  pin(): void {
    this.pinned = !this.pinned;
    if (!this.pinned) this.leaveLater();
  }

  turnOff(): void {
    this.ready = this.due = false;
    this.close();
    this.tell({ rules: [], off: true });
  }

  stop(): void {
    clearTimeout(this.timer);
    this.ready = this.mayOffer = this.due = false;
  }

  private advance(): void {
    if (this.card || this.offering) return;
    if (this.due) {
      this.due = this.mayOffer = false;
      this.offering = true;
      return;
    }
    if (!this.ready) return;
    const rule = this.waiting.shift();
    const text = rule && this.gists[rule];
    if (!rule || !text) return;
    this.card = { rule, text };
    this.known = [...this.known, rule];
    this.tell({ rules: [rule], off: null });
    this.leaveLater();
  }

  /** What is not kept shows itself once more another time. */
  private tell(wish: Meeting): void {
    void api.meet(wish, this.language).catch(() => undefined);
  }

  private leaveLater(): void {
    clearTimeout(this.timer);
    const seconds = GLANCE + (this.card?.text.length ?? 0) / READING;
    this.timer = setTimeout(() => this.leave(), seconds * 1000);
  }

  private leave(): void {
    if (this.held) this.leaveLater();
    else if (!this.pinned) this.close();
  }
}
