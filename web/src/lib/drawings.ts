import { keepStills } from "./stills.svelte";

const hung = new Map<string, string>(); // sheets of drawings that are in the page, or on their way

/**
 * Hang a game's sheet of drawings into the page, once, and say how addresses of its drawings begin.
 *
 * Whatever shows a drawing of a sheet outside makes the browser look for the sheet, and read it
 * again when it has forgotten it: that is felt whenever many things move.
 */
export function drawingsOf(sheet: string): string {
  let prefix = hung.get(sheet);
  if (prefix === undefined) {
    prefix = `drawing-${hung.size}-`;
    hung.set(sheet, prefix);
    void hang(sheet, prefix);
  }
  return `#${prefix}`;
}

async function hang(sheet: string, prefix: string): Promise<void> {
  try {
    const answer = await fetch(sheet);
    if (!answer.ok) throw new Error(answer.statusText);
    document.body.append(named(await answer.text(), prefix));
  } catch {
    hung.delete(sheet); // the next table tries again
  }
}

function named(text: string, prefix: string): Element {
  const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  for (const drawing of root.children) drawing.id = prefix + drawing.id;
  keepStills(root);
  const wall = document.createElement("div");
  wall.hidden = true;
  wall.append(root);
  return wall;
}
