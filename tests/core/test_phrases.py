"""Plain sentences are said as Fluent says them, without Fluent."""

from collections.abc import Iterator
from itertools import product

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from pangaea import shelf
from pangaea.core.phrases import Phrases, Value
from pangaea.core.words import LANGUAGES, LOCALES

NUMBERS: list[Value] = [0, 1, 2, 5, 11, 21, 100, 999, -1, -7, 1000, 1_234_567, 2.5, True]
WORDS: list[Value] = ["Ada", "", "one", "other"]


class Seen(Visitor):
    """Notes which values a sentence takes, and by which words it chooses."""

    def __init__(self, messages: dict[str, ast.Message]) -> None:
        self.messages = messages
        self.names: set[str] = set()
        self.keys: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's
        self.names.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier):
            self.keys.add(node.key.name)
        self.visit(node.value)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.visit(self.messages[node.id.name])


def read(texts: list[str], language: str) -> tuple[Phrases, FluentBundle]:
    """Read the same texts in both ways."""
    bundle = FluentBundle([LOCALES[language]], use_isolating=False)
    entries: dict[str, ast.Message] = {}
    for text in texts:
        resource = FluentResource(text)
        bundle.add_resource(resource, allow_overrides=True)
        entries |= {one.id.name: one for one in resource.body if isinstance(one, ast.Message)}
    return Phrases(language, entries), bundle


def by_fluent(bundle: FluentBundle, key: str, values: dict[str, Value]) -> str | None:
    """Say a sentence with Fluent; None if it cannot."""
    name, _, form = key.partition(".")
    message = bundle.get_message(name)
    pattern = message.attributes[form] if form else message.value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, values)
    return None if errors else str(text)


def keys_of(message: ast.Message) -> list[str]:
    """List a sentence and its forms."""
    forms = [f"{message.id.name}.{form.id.name}" for form in message.attributes]
    return ([message.id.name] if message.value else []) + forms


SLUGS = ["", *(game.slug for game in shelf.games())]
every_text = pytest.mark.parametrize(("game", "language"), [*product(SLUGS, LANGUAGES)])


def visited(phrases: Phrases) -> Iterator[tuple[ast.Message, Seen]]:
    """Go through the sentences, each with the values and choices that it depends on."""
    for message in phrases.entries.values():
        seen = Seen(phrases.entries)
        seen.visit(message)
        yield message, seen


@every_text
def test_every_sentence_is_said_as_fluent_says_it(game: str, language: str) -> None:
    phrases, bundle = read(shelf.texts(game, language), language)
    for message, seen in visited(phrases):
        values = [*NUMBERS, *WORDS, *sorted(seen.keys)]
        for key, value in product(keys_of(message), values):
            given = dict.fromkeys(seen.names, value)
            said = phrases.said(key, given)
            assert said is None or said == by_fluent(bundle, key, given), (key, given)


@every_text
def test_every_sentence_is_plain_enough(game: str, language: str) -> None:
    """Fluent needs a hundred times as long: a sentence that needs it should be told more simply."""
    phrases, _ = read(shelf.texts(game, language), language)
    for message, seen in visited(phrases):
        for key in keys_of(message):
            assert phrases.said(key, dict.fromkeys(seen.names, 2)) is not None, key


TEXT = """
greeting = Hello, { $name }!
cards = { $number ->
    [0] no card
    [one] one card
   *[other] { $number } cards
}
shared = { cards } for { $name }
price = { NUMBER($number, minimumFractionDigits: 2) }
-term = a term
with-term = This is { -term }.
around = { around }
"""


@pytest.mark.parametrize(
    ("key", "values", "said"),
    [
        ("greeting", {"name": "Ada"}, "Hello, Ada!"),
        ("cards", {"number": 0}, "no card"),
        ("cards", {"number": 1}, "one card"),
        ("cards", {"number": 999}, "999 cards"),
        ("cards", {"number": 1000}, None),  # 1,000, or 1 000
        ("cards", {"number": 1.5}, None),
        ("shared", {"number": 2, "name": "Ada"}, "2 cards for Ada"),
        ("greeting", {}, None),
        ("greeting", {"name": "x" * 3000}, None),
        ("price", {"number": 2}, None),
        ("with-term", {}, None),
        ("around", {}, None),
        ("nothing", {}, None),
    ],
)
def test_what_is_not_plain_is_left_to_fluent(
    key: str, values: dict[str, Value], said: str | None
) -> None:
    assert read([TEXT], "en")[0].said(key, values) == said
