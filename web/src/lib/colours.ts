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

const seen: Record<string, string> = {};

/** What a colour is on this page: a drawing that is shown as a picture takes none from around it. */
export function shade(colour: string | undefined, name: "--tint" | "--deep"): string {
  return (seen[`${tint(colour)} ${name}`] ??= look(tint(colour), name));
}

function look(tinted: string, name: string): string {
  const probe = document.createElement("i");
  probe.className = tinted;
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}

/** The CSS class that sets `--tint` and `--on-tint`. */
export function tint(colour: string | undefined): string {
  return `c-${colour !== undefined && known.has(colour) ? colour : "neutral"}`;
}
