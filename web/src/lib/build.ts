const RELOADED = "pangaea.reloaded"; // the build this browser tab was last reloaded for

/** Which build of the page runs here: the name of its program; "" while it is being developed. */
function ownBuild(): string {
  const program = document.querySelector<HTMLScriptElement>('script[src*="/assets/"]');
  return program?.src.split("/").at(-1) ?? "";
}

/** Whether the server serves another page than this one, and reloading has not been tried. */
export function isOutdated(served: string): boolean {
  const own = ownBuild();
  return own !== "" && served !== "" && own !== served && remembered() !== served;
}

export function reload(served: string): void {
  try {
    sessionStorage.setItem(RELOADED, served);
  } catch {
    return; // what cannot be remembered would be tried for ever
  }
  location.reload();
}

/** Nobody reads, writes or decides anything in a dialog. */
export function hasDialog(): boolean {
  return document.querySelector("dialog[open]") !== null;
}

function remembered(): string | null {
  try {
    return sessionStorage.getItem(RELOADED);
  } catch {
    return null;
  }
}
