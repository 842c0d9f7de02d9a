/** Whether this browser can be asked to keep its screen lit: not over plain http. */
export const canStayAwake = "wakeLock" in navigator;

/** Keep the screen lit while it is looked at; return what lets it sleep again. */
export function stayAwake(): () => void {
  if (!canStayAwake) return () => {};
  let lock: WakeLockSentinel | null = null;
  let asking = false;
  let over = false;

  /** The browser lets go whenever the page is hidden; a battery that is low may refuse. */
  async function ask(): Promise<void> {
    const lit = asking || (lock !== null && !lock.released);
    if (lit || document.visibilityState === "hidden") return;
    asking = true;
    lock = await navigator.wakeLock.request("screen").catch(() => null);
    asking = false;
    if (over) await lock?.release();
  }
  const again = () => void ask();
  document.addEventListener("visibilitychange", again);
  again();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
