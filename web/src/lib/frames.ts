/** The next frame, before the page is laid out and painted for it. */
export function frame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

/**
 * Lets taps and keys go first, so that long work comes in pieces; no frame, if the browser can help it.
 *
 * A frame would lay out and paint the page for every piece, and nothing of it is to be seen before
 * the last.
 */
export function breath(): Promise<unknown> {
  if (!("scheduler" in globalThis)) return new Promise((resolve) => setTimeout(resolve));
  return scheduler.postTask(() => undefined, { priority: "user-blocking" });
}
