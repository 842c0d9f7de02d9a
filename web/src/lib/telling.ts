import { drawnAt } from "./lighting";
import type { Pointer } from "./wire";

const TOLD = "data-told";

/** Mark what is being explained, and nothing else. */
export function tellOf(root: HTMLElement, pointers: readonly Pointer[]): void {
  for (const element of root.querySelectorAll(`[${TOLD}]`)) element.removeAttribute(TOLD);
  for (const element of pointers.flatMap((at) => drawnAt(root, at))) element.setAttribute(TOLD, "");
}
