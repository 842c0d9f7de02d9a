import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Socket, type Line } from "../src/lib/socket";

/** A line to nowhere: the test says what happens on it. */
class FakeWebSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static made: FakeWebSocket[] = [];
  readyState = FakeWebSocket.CONNECTING;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeWebSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = FakeWebSocket.CLOSED;
  }

  opens(): void {
    this.readyState = FakeWebSocket.OPEN;
    this.onopen?.();
  }

  says(): void {
    this.onmessage?.({ data: '{"type":"pong"}' });
  }

  ends(code: number): void {
    this.readyState = FakeWebSocket.CLOSED;
    this.onclose?.({ code });
  }
}

let lines: Line[];
let socket: Socket;
const last = () => FakeWebSocket.made.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeWebSocket);
  FakeWebSocket.made = [];
  lines = [];
  socket = new Socket("/socket", {
    opened: () => {},
    heard: () => {},
    changed: (line) => lines.push(line),
  });
  last().opens();
  last().says();
});

afterEach(() => {
  socket.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a line", () => {
  it("that answers stays open", () => {
    for (let beat = 0; beat < 100; beat++) {
      vi.advanceTimersByTime(1000);
      last().says();
    }

    expect(lines).toEqual(["open"]);
    expect(FakeWebSocket.made).toHaveLength(1);
  });

  it("that falls silent is lost within ten seconds, and tried again", () => {
    vi.advanceTimersByTime(10_000);

    expect(lines).toEqual(["open", "lost"]);
    expect(FakeWebSocket.made.length).toBeGreaterThan(1);
  });

  it("whose page slept is not given up before it could answer", () => {
    vi.setSystemTime(Date.now() + 600_000);
    vi.advanceTimersByTime(2_600);

    expect(lines).toEqual(["open"]);
  });

  it("that died while its page slept is replaced within a second of waking", () => {
    vi.setSystemTime(Date.now() + 600_000);
    document.dispatchEvent(new Event("visibilitychange"));
    vi.advanceTimersByTime(1_000);

    expect(FakeWebSocket.made).toHaveLength(2);
    last().opens();
    expect(lines).toEqual(["open", "open"]);
  });

  it("that lives while its page slept is kept", () => {
    vi.setSystemTime(Date.now() + 600_000);
    document.dispatchEvent(new Event("visibilitychange"));
    last().says();
    vi.advanceTimersByTime(1_000);

    expect(FakeWebSocket.made).toHaveLength(1);
  });

  it("is lost as soon as the network is", () => {
    dispatchEvent(new Event("offline"));

    expect(lines).toEqual(["open", "lost"]);
  });

  it("comes back as soon as the network does", () => {
    dispatchEvent(new Event("offline"));
    vi.advanceTimersByTime(60_000);
    const before = FakeWebSocket.made.length;

    dispatchEvent(new Event("online"));
    last().opens();

    expect(FakeWebSocket.made).toHaveLength(before + 1);
    expect(lines.at(-1)).toBe("open");
  });

  it("that never opens is tried again", () => {
    last().ends(1006);
    vi.advanceTimersByTime(30_000);

    expect(FakeWebSocket.made.length).toBeGreaterThan(2);
  });

  it("that was given up says nothing any more", () => {
    const dead = last();
    dispatchEvent(new Event("offline"));
    dead.ends(1006);
    dead.says();

    expect(lines).toEqual(["open", "lost"]);
  });

  it("to a table that does not exist is not tried again", () => {
    last().ends(4404);
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event("online"));

    expect(lines).toEqual(["open", "unknown"]);
    expect(FakeWebSocket.made).toHaveLength(1);
  });
});
