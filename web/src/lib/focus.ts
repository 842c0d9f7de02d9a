import { tick } from "svelte";

/** After an answer its button is gone: bring the focus to the question rather than nowhere. */
export async function keepFocus(): Promise<void> {
  await tick();
  const active = document.activeElement;
  if (active && active !== document.body && active.isConnected) return;
  document.getElementById("question")?.focus({ preventScroll: true });
}
