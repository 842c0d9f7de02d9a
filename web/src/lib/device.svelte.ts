import type { Scene } from "./wire";

/** One device, perhaps shared by several people: whose side of the table may be seen on it. */
export class Device {
  held = $state.raw<readonly number[]>([]);
  hides = $state(false); // the game hides something: a curtain falls between people
  next = $state<number | null>(null); // who is asked, among those who share it
  private lifted = $state<number | null>(null); // the seat somebody took it for, by hand

  /** Somebody has the device, and says who. */
  lift(seat: number): void {
    this.lifted = seat;
  }

  /** Who may lift the curtain; null while there is none. Only a hand lifts it, and for one seat. */
  curtain(scene: Scene | null): readonly number[] | null {
    if (!scene || !this.isShared(scene) || this.isSeenBy(scene.seat)) return null;
    return this.next === null ? this.held : [this.next];
  }

  /** The seat to look from; where there is a curtain, nobody's until it is lifted. */
  seat(scene: Scene | null): number | null {
    return this.isShared(scene) ? this.lifted : (scene?.seat ?? null);
  }

  /** Hand the device on if somebody else on it is asked: says whom to show the table to, if so. */
  pass(scene: Scene): { seat: number | null } | null {
    if (scene.ask || this.next === null || this.next === scene.seat || this.held.length < 2)
      return null;
    if (!this.hides) return { seat: this.next };
    if (!this.isSeenBy(scene.seat)) return null;
    this.lifted = null;
    return { seat: null };
  }

  private isShared(scene: Scene | null): boolean {
    return this.hides && this.held.length > 1 && !scene?.ending;
  }

  private isSeenBy(seat: number | null): boolean {
    return this.lifted !== null && this.lifted === seat;
  }
}
