import { api } from "./api";
import type { Language } from "./wire";

/** Whether this browser is told of turns; otherwise why it cannot be. */
export type Standing =
  "asking" | "off" | "on" | "insecure" | "unable" | "denied" | "unserved" | "failed";

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** What a browser is able to do, before anybody is asked. */
function firstStanding(): Standing {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return "unable";
  return Notification.permission === "denied" ? "denied" : "asking";
}

/** Notices of one's turn, shown by the browser while no page is open. */
class Notices {
  standing = $state<Standing>(firstStanding());

  /** Every page brings the worker that shows notices, and says so when there is no connection. */
  async register(): Promise<void> {
    if (!isSecureContext || !("serviceWorker" in navigator)) return;
    await navigator.serviceWorker.register("/sw.js");
  }

  /** Find out how things stand; a browser that is told is told in the language of now. */
  async look(language: Language): Promise<void> {
    if (this.standing !== "asking") return;
    const known = await this.subscription();
    if (known) await this.tell(known, language);
    this.standing = known ? "on" : "off";
  }

  async switchOn(language: Language): Promise<void> {
    try {
      if ((await Notification.requestPermission()) !== "granted") this.standing = "denied";
      else this.standing = await this.subscribe(language);
    } catch {
      this.standing = "failed";
    }
  }

  async switchOff(): Promise<void> {
    const known = await this.subscription();
    if (known) await Promise.all([api.forgetPush(known.endpoint), known.unsubscribe()]);
    this.standing = "off";
  }

  private async subscription(): Promise<PushSubscription | null> {
    const found = await navigator.serviceWorker.getRegistration();
    return (await found?.pushManager.getSubscription()) ?? null;
  }

  private async subscribe(language: Language): Promise<Standing> {
    const { key } = await api.pushKey();
    if (!key) return "unserved";
    const worker = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: bytes(key) };
    await this.tell(await worker.pushManager.subscribe(options), language);
    return "on";
  }

  private async tell(known: PushSubscription, language: Language): Promise<void> {
    const { endpoint, keys } = known.toJSON();
    if (endpoint && keys?.p256dh && keys.auth)
      await api.push({ endpoint, p256dh: keys.p256dh, auth: keys.auth, language });
  }
}

export const notices = new Notices();
