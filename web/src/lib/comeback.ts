import { api } from "./api";
import { Memory } from "./memory.svelte";
import { questionKey } from "./question";
import type { Language, Scene } from "./wire";

const MOST = 24; // positions looked at again: what happened before them stands in the log

/** What happened while no page of one's own was open. */
export interface Missed {
  since: number; // the position after one's last answer
  pieces: readonly string[]; // that lie elsewhere since then
}

/** Look once more at what led to a first sight, from one's last answer on. */
export async function missed(id: string, scene: Scene): Promise<Missed> {
  const seat = scene.seat ?? null;
  const stretch = { first: Math.max(0, scene.position - MOST + 1), last: scene.position, seat };
  const language = scene.language as Language;
  const scenes = await api.scenes(id, stretch, language, new AbortController().signal);
  return missedIn(scenes, scene);
}

export function missedIn(scenes: readonly Scene[], scene: Scene): Missed {
  const [first = scene, ...others] = scenes.slice(lastAnswer(scenes));
  const memory = new Memory();
  let last = first;
  for (const next of others) {
    memory.follow(last, next);
    last = next;
  }
  return { since: first.position, pieces: renamed(memory.moved, last, scene) };
}

/** After which of these scenes one's own question was another, or none: one has answered it. */
function lastAnswer(scenes: readonly Scene[]): number {
  const keys = scenes.map((scene) => questionKey(scene.ask));
  return Math.max(
    0,
    keys.findLastIndex((key, at) => at > 0 && keys[at - 1] && key !== keys[at - 1]),
  );
}

/** Pieces have other names in what is drawn again, and lie in the same order. */
function renamed(ids: readonly string[], drawn: Scene, scene: Scene): string[] {
  const order = new Map(drawn.pieces.map((piece, at) => [piece.id, at]));
  return ids.flatMap((id) => {
    const at = order.get(id) ?? -1;
    const [there, here] = [drawn.pieces[at], scene.pieces[at]];
    const same = there && here?.id && there.area === here.area && there.spot === here.spot;
    return same && here.id ? [here.id] : [];
  });
}
