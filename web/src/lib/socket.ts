import type { Heard, Said } from "./wire";

export type Line = "connecting" | "open" | "lost";

/** What a line tells whoever uses it. */
export interface Listener {
  opened: () => void;
  heard: (message: Heard) => void;
  changed: (line: Line) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const SILENCE_ALLOWED = 45_000;

/** How long to wait before the next attempt: longer each time, never too long. */
export function backOff(attempt: number): number {
  return Math.min(FIRST_WAIT * 2 ** attempt, LONGEST_WAIT);
}

/** A WebSocket that comes back by itself. */
export class Socket {
  private socket: WebSocket | undefined;
  private attempt = 0;
  private closed = false;
  private lastHeard = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly heart: ReturnType<typeof setInterval>;
  private readonly wake = () => this.reconnectNow();

  constructor(private readonly path: string, private readonly listener: Listener) {
    this.connect();
    this.heart = setInterval(() => this.beat(), PING_EVERY);
    addEventListener("online", this.wake);
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
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }

  private connect(): void {
    const socket = new WebSocket(this.path.replace(/^/, location.origin.replace(/^http/, "ws")));
    this.socket = socket;
    socket.onopen = () => {
      this.attempt = 0;
      this.lastHeard = Date.now();
      this.listener.changed("open");
      this.listener.opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.lastHeard = Date.now();
      this.listener.heard(JSON.parse(event.data) as Heard);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  private lost(): void {
    if (this.closed) return;
    this.listener.changed("lost");
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), backOff(this.attempt++));
  }

  /** A laptop that wakes up, or a network that comes back, need not wait. */
  private reconnectNow(): void {
    if (document.visibilityState === "hidden" || this.closed) return;
    if (this.socket?.readyState === WebSocket.CLOSED) {
      clearTimeout(this.retry);
      this.connect();
    } else this.beat();
  }

  private beat(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.lastHeard > SILENCE_ALLOWED) this.abandon();
    else this.send({ type: "ping" });
  }

  /** A line that died without saying so (sleep, tunnel) closes late: do not wait for it. */
  private abandon(): void {
    const dead = this.socket;
    this.socket = undefined;
    dead?.close();
    this.lost();
  }
}
