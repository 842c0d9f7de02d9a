import { api } from "./api";
import { continued } from "./history";
import { Socket, type Line } from "./socket";
import { StepQueue } from "./steps";
import type { Answer, Heard, Language, LogLine, Refused, Said, Scene, Show, TableInfo, UndoAsked } from "./wire";

/** Puts a change of the scene on the page, gliding or at once. */
export type Mover = (scene: Scene, apply: () => void, moving: boolean) => Promise<void>;

/** What the store needs of a line to the server. */
export interface Wire {
  send: (message: Said) => boolean;
  close: () => void;
}

const AT_ONCE: Mover = async (_scene, apply) => apply();

function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** One live table: the only thing on the page that talks to the socket. */
export class TableStore {
  table = $state.raw<TableInfo | null>(null);
  held = $state.raw<readonly number[]>([]);
  hides = $state(false);
  scene = $state.raw<Scene | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  waiting = $state(0);
  line = $state<Line>("connecting");
  mayUndo = $state(false);
  undoNeedsConsent = $state(false);
  undoWished = $state(false);
  refused = $state.raw<Refused | null>(null);
  wish = $state.raw<UndoAsked | null>(null);
  curtain = $state<number | null>(null);
  pending = $state.raw<Answer | null>(null);
  asking = $derived(this.pending || this.waiting > 0 || this.curtain !== null ? null : (this.scene?.ask ?? null));

  private acknowledged = false;
  private greeted = false;
  private next: number | null = null;
  private readonly wire: Wire;
  private readonly queue: StepQueue;

  constructor(
    readonly id: string,
    private language: Language,
    private readonly mover: Mover = AT_ONCE,
    wire?: Wire,
  ) {
    this.queue = new StepQueue(
      (scene, moving) => this.mover(scene, () => this.put(scene), moving),
      (waiting) => (this.waiting = waiting),
    );
    this.wire = wire ?? new Socket(api.socketPath(id), {
      opened: () => this.greet(),
      heard: (message) => void this.hear(message),
      changed: (line) => (this.line = line),
    });
  }

  close(): void {
    this.wire.close();
  }

  greet(): void {
    this.wire.send({ type: "hello", language: this.language, seat: this.scene?.seat ?? null });
  }

  speak(language: Language): void {
    if (language === this.language) return;
    this.language = language;
    this.look(this.scene?.seat ?? null);
  }

  look(seat: number | null): void {
    this.wire.send({ type: "look", language: this.language, seat });
  }

  answer(option: number): void {
    const ask = this.asking;
    if (!ask || !this.scene) return;
    const position = this.scene.position;
    this.refused = null;
    this.acknowledged = false;
    this.pending = { type: "answer", id: freshId(), seat: ask.seat, position, option };
    this.wire.send(this.pending);
  }

  undo(): void {
    const { scene } = this;
    if (!scene || scene.seat === null) return;
    this.undoWished = this.undoNeedsConsent;
    this.wire.send({ type: "undo", id: freshId(), seat: scene.seat, position: scene.position });
  }

  consent(agree: boolean): void {
    if (!this.wish || this.scene?.seat == null) return;
    this.wire.send({ type: "consent", id: this.wish.id, seat: this.scene.seat, agree });
    this.wish = null;
  }

  pace(seconds: number, skip = false): void {
    this.wire.send({ type: "pace", seconds, skip });
  }

  skip(): void {
    this.queue.skip();
  }

  /** The person named on the curtain has the device. */
  lift(): void {
    if (this.curtain === this.scene?.seat) this.curtain = null;
    else this.look(this.curtain);
  }

  async hear(message: Heard): Promise<void> {
    switch (message.type) {
      case "welcome":
        this.table = message.table;
        this.held = message.held;
        this.hides = message.hides;
        break;
      case "show":
        return this.shown(message);
      case "done":
        if (message.id === this.pending?.id) this.acknowledged = true;
        break;
      case "refused":
        this.refuse(message);
        break;
      case "undo_asked":
        this.wish = message;
        break;
      case "table":
        this.table = message.table;
    }
  }

  private refuse(message: Refused): void {
    this.undoWished = false;
    if (message.id === this.pending?.id) this.pending = null;
    this.refused = message;
  }

  private async shown(show: Show): Promise<void> {
    const last = show.steps.at(-1);
    if (!last) return;
    this.mayUndo = show.may_undo;
    this.undoNeedsConsent = show.undo_needs_consent;
    this.next = show.next ?? null;
    this.undoWished = false;
    this.wish = null;
    this.coverFirstSight(last);
    if (show.fresh || show.seat !== this.scene?.seat) {
      this.log = [];
      await this.queue.jump(last);
    } else await this.queue.push(show.steps);
    this.afterwards(last);
  }

  /** Somebody else's cards may be on the first scene of a shared device. */
  private coverFirstSight(scene: Scene): void {
    if (!this.greeted && this.hides && this.held.length > 1) this.curtain = this.nextHeld(scene) ?? scene.seat;
    this.greeted = true;
    if (this.curtain !== null && this.curtain === scene.seat && this.scene) this.curtain = null;
  }

  private put(scene: Scene): void {
    if (this.scene?.position !== scene.position) {
      if (this.pending && this.pending.position !== scene.position) this.pending = null;
      this.refused = null;
    }
    this.scene = scene;
    this.log = continued(this.log, scene.log ?? []);
  }

  private afterwards(scene: Scene): void {
    if (this.queue.busy || this.scene !== scene) return;
    this.sendAgain(scene);
    this.passTheDevice(scene);
  }

  /** After a lost line: the same answer with the same id, if the table still waits for it. */
  private sendAgain(scene: Scene): void {
    const { pending } = this;
    if (!pending || this.acknowledged) return;
    const fits = scene.ask?.seat === pending.seat && scene.position === pending.position;
    if (fits && scene.ask?.choices.some((choice) => choice.option === pending.option)) this.wire.send(pending);
    else this.pending = null;
  }

  private nextHeld(scene: Scene): number | null {
    return this.next ?? scene.players.find((player) => player.turn && this.held.includes(player.seat))?.seat ?? null;
  }

  private passTheDevice(scene: Scene): void {
    const next = this.nextHeld(scene);
    if (scene.ask || next === null || next === scene.seat || this.held.length < 2) return;
    if (this.hides) this.curtain = next;
    else this.look(next);
  }
}
