/** What this browser remembers; a browser that refuses to remember still works. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`pangaea.${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`pangaea.${name}`, value);
  } catch {
    // Private windows may refuse: the choice then lasts as long as the page.
  }
}

export type Theme = "light" | "dark";

function firstTheme(): Theme {
  const before = kept("theme");
  if (before === "light" || before === "dark") return before;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

const USUAL_PACE = 0.8;

class Settings {
  theme = $state<Theme>(firstTheme());
  sound = $state(kept("sound") === "on");
  forced = $state(kept("forced") === "on"); // a question with one answer answers itself
  scores = $state(kept("scores") !== "hidden");
  pace = $state(Number(kept("pace") ?? USUAL_PACE));
  name = $state(kept("name") ?? "");
  standIn = $state(kept("stand-in") ?? "casual"); // the level of a bot that plays for somebody

  switchTheme(): void {
    this.theme = this.theme === "dark" ? "light" : "dark";
    keep("theme", this.theme);
  }

  switchSound(): void {
    this.sound = !this.sound;
    keep("sound", this.sound ? "on" : "off");
  }

  switchForced(): void {
    this.forced = !this.forced;
    keep("forced", this.forced ? "on" : "off");
  }

  switchScores(): void {
    this.scores = !this.scores;
    keep("scores", this.scores ? "shown" : "hidden");
  }

  setPace(seconds: number): void {
    this.pace = seconds;
    keep("pace", String(seconds));
  }

  setStandIn(level: string): void {
    this.standIn = level;
    keep("stand-in", level);
  }

  setName(name: string): void {
    this.name = name;
    keep("name", name);
  }
}

export const settings = new Settings();

/** Whether the reader asked for stillness. */
export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
