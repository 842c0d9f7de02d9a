import { actsOf } from "./acts";
import { api } from "./api";
import type { Clocks } from "./clocks";
import { changesOf } from "./changes";
import { hasDialog, isOutdated, reload } from "./build";
import { Device } from "./device.svelte";
import type { Showing } from "./glide";
import { mayGoByItself } from "./forced";
import { History } from "./history";
import { isSealedAnew, ownBytes, remember, wasSwapped } from "./luck";
import { Memory } from "./memory.svelte";
import { questionKey } from "./question";
import { settings } from "./settings.svelte";
import { Sight } from "./sight";
import { Socket, type Line } from "./socket";
import { type Going, StepQueue } from "./steps";
import { audible, keepMuted, mutedAt } from "./talk";
import type {
  Answer,
  Ask,
  Done,
  Heard,
  Language,
  LogLine,
  Kept,
  OrderInfo,
  OrdersTold,
  Refused,
  Said,
  Scene,
  Show,
  TableInfo,
  Talk,
  TalkLine,
  Proposed,
} from "./wire";

/** Puts a change of the scene on the page, gliding or at once; true if it was looked at, large. */
export type Mover = (
  scene: Scene,
  apply: () => void,
  moving: boolean,
  showing?: Showing,
) => Promise<unknown>;

/** What the store needs of a line to the server. */
export interface Wire {
  send: (message: Said) => boolean;
  close: () => void;
}

const AT_ONCE: Mover = async (_scene, apply) => apply();

function seatsHeld({ seats }: TableInfo): number[] {
  return seats.filter((seat) => seat.mine).map((seat) => seat.seat);
}

function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** One live table: the only thing on the page that talks to the socket. */
export class TableStore {
  table = $state.raw<TableInfo | null>(null);
  scene = $state.raw<Scene | null>(null); // the table as it is shown, perhaps on the way to the present
  log = $state.raw<readonly LogLine[]>([]);
  waiting = $state(0);
  questions = $state(0); // how many were put to this page: each is announced once
  line = $state<Line>("connecting");
  mayUndo = $state(false);
  undoNeedsConsent = $state(false);
  mayEnd = $state(false);
  proposed = $state<Proposed["kind"] | null>(null); // what this page asked the others for
  refused = $state.raw<Refused | null>(null);
  proposal = $state.raw<Proposed | null>(null);
  pending = $state.raw<Answer | null>(null);
  private keptFor = $state(""); // the id of an answer that waits for the time of an order
  site = $state(""); // how others reach this server
  talk = $state.raw<readonly TalkLine[]>([]); // what the people here said
  heard = $state(0); // how many lines others said while this page looked
  muted = $state.raw<readonly string[]>([]); // the names of those whom this browser does not hear
  orders = $state.raw<readonly OrderInfo[]>([]); // what the server answers for this person
  clocks = $state.raw<Clocks | null>(null);
  swapped = $state(false); // the seal, or what devices sent, is not what this browser saw before
  private question = $state.raw<Ask | null>(null); // stays while the answers of others are shown
  private readonly device = new Device();
  othersPlay = $derived(
    this.table?.seats.some((seat) => seat.kind === "person" && !seat.mine) ?? false,
  );
  /** Whether an answer that leaves no choice may give itself here. */
  mayForce = $derived(mayGoByItself({ hides: this.device.hides, othersPlay: this.othersPlay }));
  curtain = $derived(this.device.curtain(this.scene));
  /** Whether the answer under way waits for the time of this person's own order. */
  kept = $derived(this.pending !== null && this.pending.id === this.keptFor);
  asking = $derived(this.pending || this.curtain ? null : this.question);

  private latest: Scene | null = null; // the table as it is
  private firstSight: Scene | null = null; // nothing led to it
  private returns = false; // the line has just been opened
  private readonly sight = new Sight();
  private awaitsWhole = false; // it was asked for, and neither came nor was refused
  private newer = ""; // another build of the page, which the server serves by now
  private acknowledged: number | null = null; // the position that the pending answer led to
  readonly memory = new Memory();
  private readonly history = new History();
  private readonly wire: Wire;
  private readonly queue: StepQueue;

  constructor(
    readonly id: string,
    private language: Language,
    private readonly mover: Mover = AT_ONCE,
    wire?: Wire,
  ) {
    this.muted = mutedAt(id);
    this.queue = new StepQueue({
      present: (scene, going) => this.present(scene, going),
      counted: (waiting) => (this.waiting = waiting),
      rested: () => this.rest(),
    });
    this.wire =
      wire ??
      new Socket(api.socketPath(id), {
        opened: () => this.greet(),
        heard: (message) => void this.hear(message),
        changed: (line) => (this.line = line),
      });
  }

  /** Whether this person talks here: who watches does so once the game is over. */
  get talks(): boolean {
    return this.held.length > 0 || this.table?.state === "over";
  }

  get held(): readonly number[] {
    return this.device.held;
  }

  /** Tell the server whether anybody looks: who does is sent no notices. */
  watch(visible: boolean): void {
    this.wire.send({ type: "watching", visible });
  }

  close(): void {
    this.wire.close();
  }

  greet(): void {
    this.awaitsWhole = false;
    this.wire.send({
      type: "hello",
      language: this.language,
      seat: this.device.seat(this.scene),
      shares: true,
      name: settings.name.trim(),
      visible: document.visibilityState === "visible",
    });
  }

  speak(language: Language): void {
    if (language === this.language) return;
    this.language = language;
    this.look(this.device.seat(this.scene));
  }

  look(seat: number | null): void {
    this.wire.send({ type: "look", language: this.language, seat });
  }

  answer(option: number): void {
    const ask = this.asking;
    if (!ask || !this.latest) return;
    this.refused = null;
    this.acknowledged = null;
    this.memory.answer();
    this.pending = {
      type: "answer",
      id: freshId(),
      seat: ask.seat,
      position: this.latest.position,
      option,
    };
    this.wire.send(this.pending);
  }

  undo(): void {
    this.propose("undo", this.undoNeedsConsent);
  }

  end(): void {
    this.propose("end", this.othersPlay);
  }

  private propose(type: "undo" | "end", asksOthers: boolean): void {
    const { latest } = this;
    if (!latest || latest.seat === null) return;
    this.refused = null;
    this.proposed = asksOthers ? type : null;
    this.wire.send({ type, id: freshId(), seat: latest.seat, position: latest.position });
  }

  consent(agree: boolean): void {
    const seat = this.scene?.seat ?? this.held[0];
    if (!this.proposal || seat === undefined) return;
    this.wire.send({ type: "consent", id: this.proposal.id, seat, agree });
    this.proposal = null;
  }

  pace(seconds: number, skip = false): void {
    this.wire.send({ type: "pace", seconds, skip });
  }

  skip(): void {
    this.queue.skip();
  }

  /** Somebody has the device, and says who. */
  lift(seat: number): void {
    this.device.lift(seat);
    this.refused = null;
    this.look(seat);
  }

  async hear(message: Heard): Promise<void> {
    switch (message.type) {
      case "welcome":
        this.returns = this.id !== ""; // a lesson has no past that could be asked for
        this.meet(message.table);
        this.device.held = message.held;
        this.site = message.site;
        this.device.hides = message.hides;
        this.newer = isOutdated(message.build) ? message.build : "";
        break;
      case "show":
        return this.shown(message);
      case "done":
        this.acknowledge(message);
        break;
      case "refused":
        this.refuse(message);
        break;
      case "proposed":
        this.proposal = message;
        break;
      case "talk":
        this.listen(message);
        break;
      case "orders":
      case "kept":
        this.heedOrders(message);
        break;
      case "clocks":
        this.clocks = { seats: message.seats, own: message.own ?? null, heard: Date.now() };
        break;
      case "table":
        this.meet(message.table);
        this.device.held = seatsHeld(message.table);
    }
  }

  private heedOrders(message: OrdersTold | Kept): void {
    if (message.type === "orders") {
      this.orders = message.orders;
      if (this.kept) this.pending = this.acknowledged = null;
    } else if (message.id === this.pending?.id && this.latest) {
      this.keptFor = message.id;
      this.acknowledged = this.latest.position + 1;
    }
  }

  private listen({ lines, whole }: Talk): void {
    this.talk = whole ? lines : [...this.talk, ...lines];
    const others = lines.filter(
      ({ seat, mine }) => !mine && (seat === null || !this.held.includes(seat)),
    );
    if (!whole) this.heard += audible(others, this.muted).length;
  }

  /** Hear somebody no more at this table, or again. */
  mute(name: string): void {
    const others = this.muted.filter((one) => one !== name);
    this.muted = others.length < this.muted.length ? others : [...others, name];
    keepMuted(this.id, this.muted);
  }

  /** Say something to the others at the table: in one's own words, or a phrase. */
  say(words: { text: string } | { phrase: string }): void {
    const name = this.held.length > 0 ? "" : settings.name.trim();
    this.refused = null;
    this.wire.send({ type: "say", ...words, name });
  }

  /** Let a bot play for a seat; no level: whoever holds it plays again. */
  handOver(seat: number, level: string, newcomer = false): void {
    this.refused = null;
    this.wire.send({ type: "hand", id: freshId(), seat, level, newcomer });
  }

  /** Let the server answer so from now on, unless one of these could be answered. */
  order(seat: number, option: number, unless: readonly number[], wait: number): void {
    this.refused = null;
    this.wire.send({ type: "order", id: freshId(), seat, option, unless: [...unless], wait });
  }

  revoke(seat: number, question: string): void {
    this.wire.send({ type: "revoke", id: freshId(), seat, question });
  }

  /** Keep what is shown of the table's luck, and add to it if this device is awaited. */
  private meet(table: TableInfo): void {
    this.table = table;
    this.swapped = wasSwapped(table);
    if (isSealedAnew(table)) return;
    remember(table);
    if (table.seats.some((seat) => seat.mine && seat.awaited))
      this.wire.send({ type: "share", sent: ownBytes(table) });
  }

  /** An answer is pending until the table on its way to the page contains it. */
  private acknowledge(message: Done): void {
    if (message.id !== this.pending?.id) return;
    if (this.latest && this.latest.position >= message.position) this.pending = null;
    else this.acknowledged = message.position;
  }

  private refuse(message: Refused): void {
    this.proposed = null;
    this.awaitsWhole = false;
    if (message.id === this.pending?.id) this.pending = null;
    this.refused = message;
  }

  private async shown(show: Show): Promise<void> {
    const scenes = this.sight.follow(show);
    const last = scenes.at(-1);
    if (!last) return this.lookAgain();
    this.awaitsWhole = false;
    this.latest = last;
    this.mayUndo = show.may_undo ?? false;
    this.undoNeedsConsent = show.undo_needs_consent ?? false;
    this.mayEnd = show.may_end ?? false;
    this.device.next = show.next ?? null;
    this.proposed = null;
    this.proposal = null;
    this.dropQuestion(last, Boolean(show.whole));
    if (show.whole || show.seat !== this.scene?.seat) {
      this.history.begin(last);
      this.memory.forget();
      this.firstSight = last;
      await this.queue.jump(last);
      this.sendAgain(last);
      if (show.whole) void this.recall(last);
    } else {
      this.history.goOn(scenes);
      await this.queue.push(scenes);
    }
  }

  /** Mark what happened while whoever sits here alone was away, on the table and in the log. */
  private async recall(scene: Scene): Promise<void> {
    const cameBack = this.returns && this.held.length === 1 && !scene.ending;
    this.returns = false;
    if (!cameBack || !scene.position || scene.position !== this.table?.position) return;
    const found = await import("./comeback")
      .then(({ missed }) => missed(this.id, scene))
      .catch(() => null); // the table is whole without it
    if (found && found.since < scene.position && this.latest === scene) this.memory.recall(found);
  }

  /** Something is missing or does not fit: no table rather than a wrong one. */
  private lookAgain(): void {
    if (this.newer) reload(this.newer);
    if (this.awaitsWhole) return;
    this.awaitsWhole = true;
    this.look(this.device.seat(this.scene));
  }

  /** A question that was answered or is no longer asked goes at once, before what follows is shown. */
  private dropQuestion(scene: Scene, fresh: boolean): void {
    const taken = this.acknowledged !== null && (fresh || scene.position >= this.acknowledged);
    if (taken) this.pending = this.acknowledged = null;
    if (!taken && questionKey(scene.ask) === questionKey(this.question)) return;
    this.question = null;
    if (!this.refused?.stale) this.refused = null;
  }

  private present(scene: Scene, { moving, paused, hasty }: Going): Promise<unknown> {
    const before = this.scene;
    const changes = before && moving ? changesOf(before, scene) : [];
    const acts = before && moving ? actsOf(before, scene, paused) : [];
    return this.mover(scene, () => this.put(scene), moving, { changes, acts, hasty });
  }

  private put(scene: Scene): void {
    if (this.scene && scene !== this.firstSight) this.memory.follow(this.scene, scene);
    this.scene = scene;
    this.log = this.history.upTo(scene);
    if (questionKey(scene.ask) === questionKey(this.question)) this.question = scene.ask ?? null;
    else if (scene === this.latest) this.ask(scene);
  }

  /** The table is as it is: a question is put with it, also while things still move or are looked at. */
  private ask(scene: Scene): void {
    if (scene.ask && !this.question) this.questions += 1;
    this.question = scene.ask ?? null;
  }

  /** Everything has been shown: a new question is put, or the device goes to somebody else. */
  private rest(): void {
    const scene = this.latest;
    if (!scene || this.scene !== scene) return;
    this.memory.rest();
    this.ask(scene);
    const passed = this.device.pass(scene);
    if (passed) this.look(passed.seat);
    else if (this.newer && this.isQuiet()) reload(this.newer);
  }

  private isQuiet(): boolean {
    return !(this.question || this.pending || this.proposal || this.proposed || hasDialog());
  }

  /** After a lost line: the same answer with the same id, if the table still waits for it. */
  private sendAgain(scene: Scene): void {
    const { pending } = this;
    if (!pending || this.acknowledged !== null) return;
    const asked = scene.ask?.seat === pending.seat && scene.position >= pending.position;
    if (asked && scene.ask?.choices.some((choice) => choice.option === pending.option))
      this.wire.send(pending);
    else this.pending = null;
  }
}
