import { api, reason } from "./api";
import { setLearned } from "./learned";
import { keep, kept, settings } from "./settings.svelte";
import { type Mover, TableStore } from "./table.svelte";
import { t } from "./words.svelte";
import type { Answer, Language, LessonNote, LessonStep, LessonRequest, Said } from "./wire";

type Asked = Pick<LessonRequest, "answers" | "shown"> & Partial<LessonRequest>;

/** The answers given so far, as this browser remembers them. */
function remembered(place: string): number[] {
  try {
    const found: unknown = JSON.parse(kept(place) ?? "[]");
    return Array.isArray(found) && found.every(Number.isInteger) ? (found as number[]) : [];
  } catch {
    return [];
  }
}

/** A lesson: a table without a server's memory. The answers are kept here, and asked about whole. */
export class LessonStore {
  step = $state.raw<LessonStep | null>(null);
  at = $state(0); // the note that is read
  problem = $state("");
  busy = $state(false);
  readonly table: TableStore;
  private answers: number[];
  private closed = false;
  readonly notes = $derived(this.step?.notes ?? []);
  readonly note = $derived<LessonNote | undefined>(this.notes[this.at]);
  readonly isLast = $derived(this.at >= this.notes.length - 1);
  readonly isAsked = $derived(!this.step?.over); // what is said at the end asks for nothing
  readonly isOver = $derived(!this.isAsked && this.isLast);

  constructor(
    readonly game: string,
    readonly lesson: string,
    private language: Language,
    mover: Mover,
    section: number | null = null, // where to begin, counted from 0; else where one left it
  ) {
    this.answers = remembered(this.place);
    this.table = new TableStore("", language, mover, {
      send: (message) => this.send(message),
      close: () => (this.closed = true),
    });
    if (section === null) void this.show();
    else this.goTo(section);
  }

  private get place(): string {
    return `lesson.${this.game}.${this.lesson}`;
  }

  get mayGoBack(): boolean {
    return this.answers.length > 0;
  }

  read(): void {
    if (!this.isLast) this.at += 1;
  }

  readAgain(): void {
    if (this.at > 0) this.at -= 1;
  }

  /** Take the last answer back. */
  goBack(): void {
    void this.show({ answers: this.answers.slice(0, -1) });
  }

  /** Let the script answer until a section begins; one that lies behind begins anew. */
  goTo(section: number): void {
    void this.ask({ answers: [], shown: 0, section }, null);
  }

  speak(language: Language): void {
    if (language === this.language) return;
    this.language = language;
    if (!this.busy) void this.show();
  }

  private send(message: Said): boolean {
    if (message.type === "answer" && !this.busy)
      void this.ask(
        { answers: [...this.answers, message.option], shown: this.answers.length },
        message,
      );
    return true;
  }

  /** The table as it is after some answers, at once. */
  private show({ answers } = { answers: this.answers }): Promise<void> {
    return this.ask({ answers, shown: answers.length }, null);
  }

  private async ask(wish: Asked, answer: Answer | null): Promise<void> {
    const { language } = this;
    this.busy = true;
    try {
      const name = settings.name.trim() || t("guest");
      const wished = { section: -1, ...wish, name };
      await this.take(await api.lesson(this.game, this.lesson, wished, language), answer);
    } catch (error) {
      if (!this.step && this.answers.length) return this.beginAnew();
      this.fail(reason(error), answer);
    } finally {
      this.busy = false;
    }
    if (language !== this.language && !this.closed) void this.show();
  }

  /** What this browser remembers does not fit the lesson any more. */
  private beginAnew(): Promise<void> {
    this.answers = [];
    return this.show();
  }

  /** An answer that did not arrive can be given again. */
  private fail(text: string, answer: Answer | null): void {
    if (!answer) this.problem = text;
    else {
      const { id, position } = answer;
      void this.table.hear({ type: "refused", id, text, rule: "", position, stale: false });
    }
  }

  private async take(step: LessonStep, answer: Answer | null): Promise<void> {
    const { refused, shows, position, table } = step;
    this.problem = "";
    this.answers = step.answers;
    keep(this.place, JSON.stringify(step.over ? [] : step.answers)); // the next time, from the start
    if (refused && answer) {
      const said = { id: answer.id, text: refused.text, rule: refused.rule, position };
      void this.table.hear({ type: "refused", ...said, stale: false });
      return;
    }
    const held = table.seats.filter((seat) => seat.mine).map(({ seat }) => seat);
    const nothing = { hides: false, build: "", site: "" };
    void this.table.hear({ type: "welcome", table, held, ...nothing });
    await this.follow(shows, answer && { id: answer.id, position });
    this.step = step;
    this.at = 0;
    if (step.over) setLearned(this.game, this.lesson);
  }

  /** Show what happened at a pace that can be followed; a table that is shown at once needs none. */
  private async follow(
    shows: LessonStep["shows"],
    done: { id: string; position: number } | null,
  ): Promise<void> {
    for (const [index, show] of shows.entries()) {
      if (this.closed) return;
      if (index > 1) await new Promise((resolve) => setTimeout(resolve, settings.pace * 1000));
      void this.table.hear(show);
      if (index === 0 && done) void this.table.hear({ type: "done", ...done });
    }
  }
}
