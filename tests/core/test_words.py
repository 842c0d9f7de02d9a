"""Sentences from Fluent files, in both languages."""

import pytest

from pangaea.core.errors import UnknownGame
from pangaea.core.words import MissingWords, Words, words_for

TEXT = """
greeting = Hello, { $name }!
cards = { $number ->
    [one] one card
   *[other] { $number } cards
}
and-list = { $head } and { $last }
"""


def test_a_sentence_takes_its_values() -> None:
    assert Words("en", [TEXT]).say("greeting", name="Ada") == "Hello, Ada!"


def test_a_sentence_follows_the_number() -> None:
    words = Words("en", [TEXT])

    assert [words.say("cards", number=n) for n in (1, 2)] == ["one card", "2 cards"]


def test_french_counts_zero_as_one() -> None:
    words = Words("fr", [TEXT])

    assert [words.say("cards", number=n) for n in (0, 1, 2)] == ["one card", "one card", "2 cards"]


def test_a_missing_sentence_is_an_error() -> None:
    with pytest.raises(MissingWords, match="farewell"):
        Words("en", [TEXT]).say("farewell")

    assert not Words("en", [TEXT]).has("farewell")
    assert Words("en", [TEXT]).has("greeting")


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(MissingWords, match="greeting"):
        Words("en", [TEXT]).say("greeting")


@pytest.mark.parametrize(
    ("items", "said"),
    [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")],
)
def test_a_list_is_joined_as_the_language_does(items: list[str], said: str) -> None:
    assert Words("en", [TEXT]).list(items) == said


def test_a_game_adds_to_the_common_words_in_its_language() -> None:
    assert words_for("cubosaurs", "fr").list(["a", "b"]) == "a et b"
    assert words_for("cubosaurs", "fr").say("type-egg") == "Œuf"
    assert not words_for("", "fr").has("type-egg")


def test_a_later_text_overrides_an_earlier_one() -> None:
    assert Words("en", [TEXT, "greeting = Hi!"]).say("greeting") == "Hi!"


def test_an_error_speaks_both_languages() -> None:
    error = UnknownGame("error-unknown-game", slug="chess", known="cubosaurs")

    assert "chess" in error.text("en")
    assert "chess" in error.text("fr")
    assert error.text("en") != error.text("fr")
    assert str(error) == error.text("en")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Ada", "La main d’Ada ; plus qu’Ada."),
        ("émile", "La main d’émile ; plus qu’émile."),
        ("Bo", "La main de Bo ; plus que Bo."),
    ],
)
def test_french_elides_before_what_is_put_in(name: str, said: str) -> None:
    words = Words("fr", ["hand = La main de { $name } ; plus que { $name }."])

    assert words.say("hand", name=name) == said


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_number_below_nothing_has_a_true_minus(language: str) -> None:
    words = Words(language, ["total = Round { $round }, well-known 3-4: { $points } ({ $change })"])

    assert words.say("total", round=1, points=-2, change=-15) == (
        "Round 1, well-known 3-4: −2 (−15)"
    )
