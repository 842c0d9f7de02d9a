import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../words/en.ftl?raw";
import french from "../words/fr.ftl?raw";
import { kept, keep } from "./settings.svelte";
import type { Language } from "./wire";

export const LANGUAGES: readonly Language[] = ["en", "fr"];

function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

const bundles: Record<Language, FluentBundle> = {
  en: bundle("en", english),
  fr: bundle("fr", french),
};

function isLanguage(tag: string | undefined | null): tag is Language {
  return LANGUAGES.some((language) => language === tag);
}

/** The one chosen here before, else the browser's first that we speak. */
function firstLanguage(): Language {
  const before = kept("language");
  if (isLanguage(before)) return before;
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

class Words {
  language = $state<Language>(firstLanguage());

  choose(language: Language): void {
    this.language = language;
    keep("language", language);
  }

  /** A sentence of the page's own. */
  say(id: string, values?: Record<string, FluentVariable>): string {
    const spoken = bundles[this.language];
    const message = spoken.getMessage(id);
    return message?.value ? spoken.formatPattern(message.value, values) : id;
  }
}

export const words = new Words();
export const t = (id: string, values?: Record<string, FluentVariable>): string => words.say(id, values);
