import { changesOf, isAt, type Change } from "./changes";
import type { LogLine, Pointer, Scene } from "./wire";

const MANY = 12; // pieces that move in one step: the table was laid anew, and nothing of it stands out

/** What has moved since one's last turn, and which line of the log moved what. */
export class Memory {
  moved = $state.raw<readonly string[]>([]); // pieces that lie elsewhere than at one's last turn
  trail = $state.raw<readonly Change[]>([]); // the newest of them, once they have come to rest
  since = $state.raw<number | null>(null); // the position of one's last turn, for who has come back
  private newest: readonly Change[] = [];
  private othersMoved = false;
  private readonly pieces = new WeakMap<LogLine, readonly string[]>();

  /** Take note of a step. */
  follow(before: Scene, scene: Scene): void {
    const changes = changesOf(before, scene);
    for (const line of scene.log ?? []) this.pieces.set(line, concerned(line, scene, changes));
    this.trail = [];
    if (this.isOthers(scene)) this.othersMoved = true;
    const lying = changes.filter(
      (change) => change.to && change.piece.id && !isGone(scene, change),
    );
    if (lying.length === 0 || lying.length > MANY) return;
    const ids = lying.map((change) => change.piece.id ?? "");
    this.newest = lying;
    this.moved =
      scene.seat == null ? ids : [...this.moved.filter((id) => !ids.includes(id)), ...ids];
  }

  private isOthers(scene: Scene): boolean {
    return (scene.log ?? []).some((line) => line.seat != null && line.seat !== scene.seat);
  }

  /** One's own turn begins with an answer: what happened before it has been seen. */
  answer(): void {
    this.trail = [];
    if (!this.othersMoved) return;
    this.forget();
  }

  /** Learn what moved while one was away. */
  recall({ since, pieces }: { since: number; pieces: readonly string[] }): void {
    this.othersMoved = true;
    this.since = since;
    this.moved = pieces;
  }

  forget(): void {
    this.othersMoved = false;
    this.since = null;
    this.moved = [];
    this.newest = [];
    this.trail = [];
  }

  rest(): void {
    this.trail = this.newest;
  }

  /** What a line of the log is about, as far as it lies on the table. */
  about(line: LogLine): readonly Pointer[] {
    const pieces = this.pieces.get(line) ?? [];
    return pieces.length > 0 ? pieces.map((piece) => ({ piece })) : (line.shows ?? []);
  }
}

function isGone(scene: Scene, { piece }: Change): boolean {
  return (scene.departures ?? []).some((gone) => gone.piece === piece.id);
}

function concerned(line: LogLine, scene: Scene, changes: readonly Change[]): string[] {
  const shows = line.shows ?? [];
  const alone = (scene.log ?? []).length === 1;
  return changes
    .filter(
      ({ from, to }) =>
        (alone && shows.length === 0) ||
        shows.some(
          ({ area = "", spot = "" }) => isAt(to, area, spot) || (spot && isAt(from, area, spot)),
        ),
    )
    .map((change) => change.piece.id ?? "");
}
