import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** What a browser gives to a page that asks for light; it takes it back from who is hidden. */
class Sentinel {
  released = false;
  release = async (): Promise<void> => void (this.released = true);
}

const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
let given: Sentinel[];
let refuses: boolean;

function request(): Promise<Sentinel> {
  if (refuses) return Promise.reject(new Error("the battery is low"));
  const sentinel = new Sentinel();
  given.push(sentinel);
  return Promise.resolve(sentinel);
}

/** Let a phone be laid aside, or taken up again. */
async function become(state: "visible" | "hidden"): Promise<void> {
  page.visibilityState = state;
  if (state === "hidden") for (const one of given) one.released = true;
  page.dispatchEvent(new Event("visibilitychange"));
  await settled();
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const lit = () => given.filter((one) => !one.released).length;

async function awake(able = true): Promise<typeof import("../src/lib/awake")> {
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", able ? { wakeLock: { request } } : {});
  return import("../src/lib/awake");
}

beforeEach(() => {
  vi.resetModules();
  page.visibilityState = "visible";
  given = [];
  refuses = false;
});
afterEach(() => vi.unstubAllGlobals());

describe("a screen at a game night", () => {
  it("stays lit until the page is left", async () => {
    const sleep = (await awake()).stayAwake();
    await settled();
    expect(lit()).toBe(1);

    sleep();
    await settled();
    await become("visible");
    expect(lit()).toBe(0);
    expect(given).toHaveLength(1);
  });

  it("is lit again when the phone is taken up, once", async () => {
    const sleep = (await awake()).stayAwake();
    await settled();
    await become("hidden");
    expect(lit()).toBe(0);

    await become("visible");
    await become("visible");
    expect(lit()).toBe(1);
    expect(given).toHaveLength(2);
    sleep();
  });

  it("asks for nothing while it is hidden, and lets go what comes too late", async () => {
    page.visibilityState = "hidden";
    const sleep = (await awake()).stayAwake();
    await settled();
    expect(given).toHaveLength(0);

    page.visibilityState = "visible";
    page.dispatchEvent(new Event("visibilitychange"));
    sleep();
    await settled();
    expect(given).toHaveLength(1);
    expect(lit()).toBe(0);
  });

  it("goes dark without a word where the browser refuses or knows nothing of it", async () => {
    refuses = true;
    const sleep = (await awake()).stayAwake();
    await settled();
    refuses = false;
    await become("visible");
    expect(lit()).toBe(1);
    sleep();
    vi.resetModules();

    const without = await awake(false);
    expect(without.canStayAwake).toBe(false);
    without.stayAwake()();
  });
});
