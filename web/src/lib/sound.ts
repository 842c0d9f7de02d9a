import type { Manner } from "./acts";
import type { Change } from "./changes";
import type { Look } from "./wire";

/** What can be heard when something happens. */
export type Sound = "card" | "die" | "token" | "fall" | "clash" | "coin" | "alarm" | "win";

/** What makes them comes with the first one: most people play in silence. */
const tones = () => import("./tones");

/** Two soft notes: it is your turn. */
export async function chime(): Promise<void> {
  (await tones()).chime();
}

export async function play(sound: Sound): Promise<void> {
  (await tones()).play(sound);
}

const BY_MANNER: Record<Exclude<Manner, "">, Sound> = {
  clash: "clash",
  fall: "fall",
  flash: "alarm",
  coin: "coin",
  roll: "die",
  win: "win",
};
const FLAT: readonly Look["shape"][] = ["card", "tile", "plaque"];

/** The sound of what happened in some manner; otherwise of what moved, if anything did. */
export function soundOf(manner: Manner, changes: readonly Change[]): Sound | null {
  if (manner) return BY_MANNER[manner];
  const shapes = changes.map((change) => change.piece.look.shape);
  if (shapes.length === 0) return null;
  if (shapes.includes("die")) return "die";
  return shapes.some((shape) => FLAT.includes(shape)) ? "card" : "token";
}
