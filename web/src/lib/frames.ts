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

/**
 * Does something that looks at the page's layout before the next frame: in a task of its own, if the
 * browser can help it, so that the frame has less to do. Returns how to call it off.
 */
export function beforeFrame(act: () => void): () => void {
  let open = true;
  const once = () => {
    if (open) act();
    open = false;
  };
  const next = requestAnimationFrame(once);
  void breath().then(once);
  return () => {
    open = false;
    cancelAnimationFrame(next);
  };
}
