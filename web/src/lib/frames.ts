/** The next frame, before the page is laid out and painted for it. */
export function frame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Lets what waits go first, so that long work comes in pieces. */
export function breath(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve));
}
