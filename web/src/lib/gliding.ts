import { untrack } from "svelte";
import { Glide } from "./glide";
import { Panels } from "./panels.svelte";
import { Spotlight } from "./spotlight.svelte";
import type { Mover } from "./table.svelte";

/** Make a page's store, whose scenes glide into place on the table at `root`. */
export function gliding<Store>(
  root: () => HTMLElement | undefined,
  make: (mover: Mover) => Store,
): { spotlight: Spotlight; panels: Panels; store: Store } {
  const spotlight = new Spotlight();
  const panels = new Panels();
  const glide = new Glide(root, panels, spotlight);
  const mover: Mover = (scene, apply, moving, showing) => glide.run(scene, apply, moving, showing);
  return { spotlight, panels, store: untrack(() => make(mover)) };
}
