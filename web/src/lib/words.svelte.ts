import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { kept, keep } from "./settings.svelte";
import type { Language } from "./wire";

export const LANGUAGES: readonly Language[] = ["en", "fr"];

function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

/** Only what is read is fetched. */
const sources: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../words/en.ftl?raw"),
  fr: () => import("../words/fr.ftl?raw"),
};
const bundles: Partial<Record<Language, FluentBundle>> = {};

async function learn(language: Language): Promise<void> {
  bundles[language] ??= bundle(language, (await sources[language]()).default);
}

function isLanguage(tag: string | undefined | null): tag is Language {
  return LANGUAGES.some((language) => language === tag);
}

/** The one chosen here before, else the browser's first that we speak. */
function firstLanguage(): Language {
  const before = kept("language");
  if (isLanguage(before)) return before;
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

/** How dates are written by a reader whose browser names no country for the language. */
const USUAL_LOCALES: Record<Language, string> = { en: "en-GB", fr: "fr-FR" };
/** Some browsers name what is no tag, as `en-US@posix`: nothing could be written by it. */
function isOf(language: Language, tag: string): boolean {
  return new RegExp(`^${language}(-[a-z0-9]+)+$`, "i").test(tag);
}
const VOWEL = /^[aeiouàâäéèêëîïôöùûüœæ]/i;

/** Write d’Alex for de Alex: a French sentence cannot know what will be put into it. */
export function elided(text: string, values: Record<string, FluentVariable>): string {
  return Object.values(values).reduce<string>((so, value) => {
    if (typeof value !== "string" || !VOWEL.test(value)) return so;
    const name = value.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return so.replace(new RegExp(`(?<!\\p{L})(d|qu)e (?=${name})`, "giu"), "$1’");
  }, text);
}

class Words {
  language = $state<Language>(firstLanguage());

  /** The reader's own English or French, so that dates and lists look as at home. */
  get locale(): string {
    return (
      navigator.languages.find((tag) => isOf(this.language, tag)) ?? USUAL_LOCALES[this.language]
    );
  }

  /** Speak another language, once its words are here. */
  async choose(language: Language): Promise<void> {
    await learn(language);
    this.language = language;
    keep("language", language);
  }

  /** A sentence of the page's own. */
  say(id: string, values?: Record<string, FluentVariable>): string {
    const spoken = bundles[this.language];
    const message = spoken?.getMessage(id);
    if (!spoken || !message?.value) return id;
    const text = spoken.formatPattern(message.value, values);
    return this.language === "fr" && values ? elided(text, values) : text;
  }
}

export const words = new Words();
await learn(words.language);
export const t = (id: string, values?: Record<string, FluentVariable>): string =>
  words.say(id, values);
