import { untrack } from "svelte";
import { Glide } from "./glide";
import { Spotlight } from "./spotlight.svelte";
import type { Mover } from "./table.svelte";

/** Make a page's store, whose scenes glide into place on the table at `root`. */
export function gliding<Store>(
  root: () => HTMLElement | undefined,
  make: (mover: Mover) => Store,
): { spotlight: Spotlight; store: Store } {
  const spotlight = new Spotlight();
  const glide = new Glide(root, spotlight);
  const mover: Mover = (scene, apply, moving, showing) => glide.run(scene, apply, moving, showing);
  return { spotlight, store: untrack(() => make(mover)) };
}
