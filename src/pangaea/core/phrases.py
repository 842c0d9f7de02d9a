"""Plain Fluent sentences, said without Fluent's own machinery, which is slow.

Text, values, other sentences and choices by a value are said here, exactly as Fluent says them;
whatever else a sentence holds, or a value that Fluent would write in a way of its own, is left to
Fluent (None). A test says every sentence of every game both ways.
"""

from typing import Final

from fluent.syntax import ast
from mypy_extensions import mypyc_attr, trait

Value = str | int | float
Values = dict[str, Value]
Entries = dict[str, ast.Message]
LARGE: Final = 1000  # from here on numbers are written in groups, as each language does
LONG: Final = 2500  # characters of a value that Fluent refuses


class NotPlain(Exception):
    """A sentence, or a value, that only Fluent can say."""


def _text(value: Value) -> str:
    """Write a value as Fluent does."""
    if isinstance(value, str):
        if len(value) > LONG:
            raise NotPlain
        return value
    if type(value) is not int or not -LARGE < value < LARGE:
        raise NotPlain
    return str(value)


def plural(number: int, language: str) -> str:
    """Name the plural form of a number below a thousand."""
    size = abs(number)
    return "one" if size == 1 or (size == 0 and language == "fr") else "other"


@trait
@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A part of a sentence."""

    def said(self, values: Values) -> str:
        """Return it with these values; KeyError if one is missing."""
        raise NotImplementedError


class Text(Part):
    """Words that are always the same."""

    def __init__(self, text: str) -> None:
        self.text: Final = text

    def said(self, values: Values) -> str:
        return self.text


class Given(Part):
    """A value."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def said(self, values: Values) -> str:
        return _text(values[self.name])


class Chosen(Part):
    """One of several phrases, by a value: a number by itself or its plural form, a word by name."""

    def __init__(
        self, name: str, language: str, variants: list[tuple[str | int, Part]], other: Part
    ) -> None:
        self.name: Final = name
        self.language: Final = language
        self.variants: Final = variants
        self.other: Final = other

    def said(self, values: Values) -> str:
        value = values[self.name]
        _text(value)  # such as can be compared here
        for key, part in self.variants:
            if self._fits(value, key):
                return part.said(values)
        return self.other.said(values)

    def _fits(self, value: Value, key: str | int) -> bool:
        if isinstance(value, int) and isinstance(key, str):
            return plural(value, self.language) == key
        if isinstance(value, str) and isinstance(key, int):
            return plural(key, self.language) == value
        return value == key


class Phrase(Part):
    """Several parts, one after the other."""

    def __init__(self, parts: list[Part]) -> None:
        self.parts: Final = parts

    def said(self, values: Values) -> str:
        return "".join([part.said(values) for part in self.parts])


class Phrases:
    """The sentences of one language, read from Fluent's syntax when they are first said."""

    def __init__(self, language: str, entries: Entries) -> None:
        self.language: Final = language
        self.entries: Final = entries
        self._read: dict[str, Part | None] = {}

    def said(self, key: str, values: Values) -> str | None:
        """Say a sentence, or a form of a name (`card-trex.a`); None where only Fluent can."""
        if key not in self._read:
            self._read[key] = self._plain(key)
        part = self._read[key]
        try:
            return None if part is None else part.said(values)
        except (NotPlain, KeyError):
            return None

    def _plain(self, key: str) -> Part | None:
        try:
            return self._sentence(key, ())
        except NotPlain:
            return None

    def _sentence(self, key: str, around: tuple[str, ...]) -> Part:
        """Read a sentence that is said inside others."""
        name, _, form = key.partition(".")
        pattern = pattern_of(self.entries.get(name), form)
        if pattern is None or key in around:
            raise NotPlain
        return self._phrase(pattern, (*around, key))

    def _phrase(self, pattern: ast.Pattern, around: tuple[str, ...]) -> Part:
        parts = [self._part(element, around) for element in pattern.elements]
        return parts[0] if len(parts) == 1 else Phrase(parts)

    def _part(self, element: ast.TextElement | ast.Placeable, around: tuple[str, ...]) -> Part:
        if isinstance(element, ast.TextElement):
            return Text(element.value)
        inside = element.expression
        if isinstance(inside, ast.StringLiteral):
            return Text(inside.parse()["value"])
        if isinstance(inside, ast.VariableReference):
            return Given(inside.id.name)
        if isinstance(inside, ast.MessageReference):
            form = f".{inside.attribute.name}" if inside.attribute else ""
            return self._sentence(f"{inside.id.name}{form}", around)
        if isinstance(inside, ast.SelectExpression):
            return self._choice(inside, around)
        raise NotPlain

    def _choice(self, choice: ast.SelectExpression, around: tuple[str, ...]) -> Part:
        if not isinstance(choice.selector, ast.VariableReference):
            raise NotPlain
        variants = [(_key(one), self._phrase(one.value, around)) for one in choice.variants]
        usual = [one.default for one in choice.variants].index(True)
        name = choice.selector.id.name
        return Chosen(name, self.language, variants, variants[usual][1])


def pattern_of(message: ast.Message | None, form: str) -> ast.Pattern | None:
    """Return how a sentence, or a form of it, is written."""
    if message is None:
        return None
    if not form:
        return message.value
    return next((one.value for one in message.attributes if one.id.name == form), None)


def _key(variant: ast.Variant) -> str | int:
    key = variant.key
    if isinstance(key, ast.Identifier):
        return key.name
    if not key.value.isdecimal():
        raise NotPlain
    return int(key.value)
