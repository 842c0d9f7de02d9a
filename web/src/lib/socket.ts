import type { Heard, Said } from "./wire";

export type Line = "connecting" | "open" | "lost" | "unknown"; // unknown: there is no such table

/** What a line tells whoever uses it. */
export interface Listener {
  opened: () => void;
  heard: (message: Heard) => void;
  changed: (line: Line) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 2_500;
const SILENCE_ALLOWED = 4_000; // after a ping
const CONNECTING_ALLOWED = 10_000;
const WAKING_ALLOWED = 800; // a line that slept says something soon, or is dead
const NO_TABLE = 4404;

/** How long to wait before the next attempt: longer each time, never too long. */
export function backOff(attempt: number): number {
  return Math.min(FIRST_WAIT * 2 ** attempt, LONGEST_WAIT);
}

/** A WebSocket that comes back by itself. */
export class Socket {
  private socket: WebSocket | undefined;
  private attempt = 0;
  private closed = false;
  private beaten = Date.now(); // when the heart last beat
  private due: number | undefined; // when the other side must have said something
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly heart: ReturnType<typeof setInterval>;
  private readonly wake = () => this.reconnectNow();
  private readonly offline = () => this.abandon();

  constructor(
    private readonly path: string,
    private readonly listener: Listener,
  ) {
    this.connect();
    this.heart = setInterval(() => this.beat(), PING_EVERY);
    addEventListener("online", this.wake);
    addEventListener("offline", this.offline);
    document.addEventListener("visibilitychange", this.wake);
  }

  send(message: Said): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.heart);
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.offline);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }

  private connect(): void {
    clearTimeout(this.retry);
    const socket = new WebSocket(this.path.replace(/^/, location.origin.replace(/^http/, "ws")));
    this.socket = socket;
    this.due = Date.now() + CONNECTING_ALLOWED;
    socket.onopen = () => {
      this.due = undefined;
      this.listener.changed("open");
      this.listener.opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.due = undefined;
      this.attempt = 0;
      this.listener.heard(JSON.parse(event.data) as Heard);
    };
    socket.onclose = (event) => (event.code === NO_TABLE ? this.giveUp() : this.lost());
  }

  private lost(): void {
    if (this.closed) return;
    this.forget();
    this.listener.changed("lost");
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), backOff(this.attempt++));
  }

  /** Trying again would not bring a table that does not exist. */
  private giveUp(): void {
    this.close();
    this.listener.changed("unknown");
  }

  /** A laptop that wakes up, or a network that comes back, need not wait. */
  private reconnectNow(): void {
    if (document.visibilityState === "hidden" || this.closed) return;
    if (this.socket?.readyState === WebSocket.OPEN) return this.probe();
    this.forget();
    this.connect();
  }

  /** A phone that wakes up has lines that look open and are dead: nobody waits long to find out. */
  private probe(): void {
    if (!this.send({ type: "ping" })) return;
    const asked = this.socket;
    this.due = Date.now() + WAKING_ALLOWED;
    setTimeout(() => {
      if (this.closed || this.due === undefined || this.socket !== asked) return;
      this.forget();
      this.connect();
    }, WAKING_ALLOWED);
  }

  private beat(): void {
    const slept = Date.now() - this.beaten > PING_EVERY + SILENCE_ALLOWED;
    this.beaten = Date.now();
    if (slept && document.visibilityState !== "hidden") this.reconnectNow();
    else if (this.due !== undefined && Date.now() > this.due) this.abandon();
    else if (this.send({ type: "ping" })) this.due ??= Date.now() + SILENCE_ALLOWED;
  }

  /** A line that died without saying so (sleep, tunnel) closes late: do not wait for it. */
  private abandon(): void {
    if (this.socket) this.lost();
  }

  private forget(): void {
    const dead = this.socket;
    this.socket = this.due = undefined;
    if (!dead) return;
    dead.onopen = dead.onmessage = dead.onclose = null;
    dead.close();
  }
}
