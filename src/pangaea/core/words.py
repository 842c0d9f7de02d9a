"""Sentences in French and English, written in Fluent files beside the code that needs them."""

import re
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final, TypeGuard

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast

from pangaea.core.phrases import Phrases, Value

LANGUAGES: Final = ("en", "fr")
SENTENCES_KEPT: Final = 10_000  # a scene says the same few hundred again and again
VOWELS: Final = tuple("aeiouàâäéèêëîïôöùûüœæ")
HYPHEN_BEFORE_NUMBER: Final = re.compile(r"(?<!\w)-(?=\d)")
LOCALES: Final = {"en": "en-GB", "fr": "fr-FR"}


class MissingWords(LookupError):
    """A sentence was asked for that no file holds."""


class Words:
    """The sentences of one game, and the common ones, in one language."""

    def __init__(self, language: str, texts: list[str]) -> None:
        self.language = language
        self._constant: dict[str, str] = {}  # sentences without values: as many as the files hold
        self._said = lru_cache(maxsize=SENTENCES_KEPT)(self._formatted)
        self._bundle = FluentBundle([LOCALES[language]], use_isolating=False)
        self._entries: dict[str, ast.Message] = {}
        for text in texts:
            resource = FluentResource(text)
            self._bundle.add_resource(resource, allow_overrides=True)
            self._entries |= {one.id.name: one for one in resource.body if _is_sentence(one)}
        self._phrases = Phrases(language, self._entries)

    def has(self, key: str) -> bool:
        """Tell whether there is a sentence for this key."""
        return key in self._entries

    def forms(self, key: str) -> tuple[str, ...]:
        """Name the forms that a name has besides the plain one: `.a = un T-Rex` is one."""
        known = self._entries.get(key)
        return () if known is None else tuple([form.id.name for form in known.attributes])

    def _pattern(self, key: str) -> Pattern | None:
        name, _, form = key.partition(".")
        if not self.has(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(form) if form else message.value

    def say(self, key: str, **values: Value) -> str:
        """Return a sentence, or a form of a name (`card-trex.a`), with these values in it."""
        if values:
            return self._said(key, *values.items())
        if key not in self._constant:
            self._constant[key] = self._formatted(key)
        return self._constant[key]

    def _formatted(self, key: str, *values: tuple[str, Value]) -> str:
        given = dict(values)
        text = self._phrases.said(key, given)
        written = with_minus(self._by_fluent(key, given) if text is None else text, given)
        return elided(written, given) if self.language == "fr" else written

    def _by_fluent(self, key: str, values: dict[str, Value]) -> str:
        """Let Fluent say what is more than a plain sentence, or say what is wrong with it."""
        pattern = self._pattern(key)
        if pattern is None:
            raise MissingWords(f"no words for {key!r} in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise MissingWords(f"words for {key!r} in {self.language}: {errors[0]}")
        return str(text)

    def list(self, items: list[str]) -> str:
        """Join items the way the language does: commas, and a word before the last."""
        if len(items) < 2:
            return "".join(items)
        return self.say("and-list", head=", ".join(items[:-1]), last=items[-1])


def _is_sentence(entry: ast.EntryType) -> TypeGuard[ast.Message]:
    return isinstance(entry, ast.Message)


def elided(text: str, values: dict[str, Value]) -> str:
    """Write d’Alex for de Alex: a French sentence cannot know what will be put into it."""
    for value in values.values():
        if isinstance(value, str) and value.lower().startswith(VOWELS):
            if f"e {value.lower()}" not in text.lower():
                continue  # an expression costs more than a look
            text = re.sub(rf"\b(d|qu)e (?={re.escape(value)})", r"\1’", text, flags=re.IGNORECASE)
    return text


def with_minus(text: str, values: dict[str, Value]) -> str:
    """Write −2 as cards print it: Fluent puts a hyphen before a number."""
    if any(not isinstance(value, str) and value < 0 for value in values.values()):
        return HYPHEN_BEFORE_NUMBER.sub("−", text)
    return text


Reader = Callable[[str, str], list[str]]
_readers: list[Reader] = []


def read_words_with(reader: Reader) -> None:
    """Name the function that reads the Fluent texts of a game (\"\": the common ones only)."""
    _readers[:] = [reader]
    words_for.cache_clear()


@cache
def words_for(game: str, language: str) -> Words:
    """Return the sentences of a game in a language; MissingWords if there are none."""
    if language not in LANGUAGES or not _readers:
        raise MissingWords(f"no words in {language!r}")
    try:
        return Words(language, _readers[0](game, language))
    except (OSError, LookupError) as error:
        raise MissingWords(f"no words for {game!r} in {language}") from error
