/** Colours and shapes a scene may name; anything else is drawn in the neutral one. */
export const COLOURS = [
  "orange",
  "blue",
  "purple",
  "red",
  "green",
  "black",
  "grey",
  "yellow",
  "white",
  "pink",
  "brown",
  "teal",
  "sand",
  "gold",
  "sky",
  "lime",
  "water",
  "forest",
  "desert",
  "mountain",
  "snow",
  "lava",
  "rainbow",
  "amber",
  "violet",
  "rose",
  "shallows",
  "surf",
  "shore",
] as const;

const known: ReadonlySet<string> = new Set(COLOURS);

/** The CSS class that sets `--tint` and `--on-tint`. */
export function tint(colour: string | undefined): string {
  return `c-${colour !== undefined && known.has(colour) ? colour : "neutral"}`;
}
