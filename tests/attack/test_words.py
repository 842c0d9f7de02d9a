"""A refusal always arrives, whatever it has to tell; what the library is asked wrongly it says."""

import pickle
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.support import ROOT

import pangaea
from pangaea import bots, shelf
from pangaea.core.errors import (
    BadBox,
    BadName,
    BadSeats,
    IllegalAnswer,
    PangaeaError,
    UnknownGame,
    UnknownLanguage,
    UnknownPosition,
    UnknownSeat,
    UnreadableFile,
)
from pangaea.core.match import Match
from pangaea.core.words import words_for

MONSTERS: list[str | int] = [
    10**24, 10**28, -(10**40), 10**4_299, 10**5_000, "x" * 2_501, "x" * 600_000, "{ $name }",
    "\x1b[31m", "\ud800", "a\nb",
]  # fmt: skip


@pytest.mark.parametrize("value", MONSTERS, ids=lambda value: type(value).__name__)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_any_detail_can_be_said(value: str | int, language: str) -> None:
    for error in (
        BadBox("error-box-value", where="a", value=value, least=1, most=2),
        BadSeats("error-seats", seats=value, least=1, most=2),
    ):
        text = error.text(language)

        assert len(text) < 2_000
        assert text.isprintable() or "\xa0" in text or "\u202f" in text
        assert "\x1b" not in text
        assert str(error)
        text.encode()


def test_an_error_without_words_is_still_said() -> None:
    assert "nothing-of-this" in str(PangaeaError("nothing-of-this", game="chess", what=3))
    assert "what=3" in PangaeaError("nothing-of-this", what=3).text("de")


def test_an_error_travels_between_processes() -> None:
    error = IllegalAnswer("error-not-asked", game="evo", rule="evo/1.1", seat=3, asked="0")

    back = pickle.loads(pickle.dumps(error))

    assert str(back) == str(error)
    assert (back.game, back.rule, back.details) == (error.game, error.rule, error.details)


def test_every_error_in_the_code_has_words_in_both_languages() -> None:
    """Errors fall back to their key, so a missing sentence would go unnoticed."""
    source = ROOT / "src" / "pangaea"
    for path in source.rglob("*.py"):
        keys = re.findall(r'"((?:error|refused)-[a-z-]+[a-z])"', path.read_text(encoding="utf-8"))
        for key in keys:
            for language in ("en", "fr"):
                assert words_for(_game_of(path), language).has(key), (path.name, key, language)


def _game_of(path: Path) -> str:
    rooms = path.parts
    return rooms[rooms.index("games") + 1] if "games" in rooms else ""


def match() -> Match:
    return pangaea.new("evo", 3, seed=1)


WRONG: dict[str, tuple[Callable[[], object], type[PangaeaError]]] = {
    "a game": (lambda: pangaea.new("chess", 2), UnknownGame),
    "a game with a long name": (lambda: pangaea.new("x" * 10_000, 2), UnknownGame),
    "a rulebook": (lambda: shelf.rulebook("chess", "en"), UnknownGame),
    "a rulebook's language": (lambda: shelf.rulebook("evo", "de"), UnknownLanguage),
    "a path as language": (lambda: shelf.rulebook("evo", "../words/en"), UnknownLanguage),
    "drawings": (lambda: shelf.art("../server"), UnknownGame),
    "a number of seats": (lambda: pangaea.new("evo", 10**30), BadSeats),
    "seats in words": (lambda: pangaea.new("evo", "three"), BadSeats),  # type: ignore[arg-type]
    "half a seat": (lambda: pangaea.new("evo", 3.0), BadSeats),  # type: ignore[arg-type]
    "too few names": (lambda: pangaea.new("evo", 3, names=["Ada"]), BadName),
    "a long name": (lambda: pangaea.new("evo", 3, names=["A", "B", "x" * 300]), BadName),
    "a name that rings": (lambda: pangaea.new("evo", 3, names=["A", "B", "\x07"]), BadName),
    "a nameless number": (
        lambda: pangaea.new("evo", 3, names=["A", "B", 3]),  # type: ignore[list-item]
        BadName,
    ),
    "another game's box": (
        lambda: pangaea.new("evo", 3, box=shelf.game("eras").default_box()),
        BadBox,
    ),
    "a box file": (lambda: pangaea.new("evo", 3, box="/nowhere/box.toml"), BadBox),
    "a record file": (lambda: pangaea.load("/nowhere/game.jsonl"), UnreadableFile),
    "a language": (lambda: match().scene(0, "de"), UnknownLanguage),
    "a language to tell in": (lambda: match().log(0, "de"), UnknownLanguage),
    "a seat": (lambda: match().scene(7), UnknownSeat),
    "a seat below": (lambda: match().scene(-1), UnknownSeat),
    "a seat to tell": (lambda: match().log(7), UnknownSeat),
    "a seat to veil for": (lambda: match().veiled(10**30), UnknownSeat),
    "a position": (lambda: match().scene(0, "en", 99), UnknownPosition),
    "a position below": (lambda: match().scene(0, "en", -1), UnknownPosition),
    "a position to rebuild": (lambda: match().position_at(10**30), UnknownPosition),
    "events": (lambda: match().events(5), UnknownPosition),
    "an option": (lambda: match().answer(match().asked[0], 10**30), IllegalAnswer),
    "no option": (lambda: match().answer(match().asked[0], None), IllegalAnswer),  # type: ignore[arg-type]
    "half an option": (lambda: match().answer(match().asked[0], 0.5), IllegalAnswer),  # type: ignore[arg-type]
    "a long answer": (lambda: match().answer(match().asked[0], "x" * 10**6), PangaeaError),
    "a seat that is not asked": (lambda: match().answer(10**30, 0), IllegalAnswer),
    "a level": (lambda: bots.bot("x" * 10_000), PangaeaError),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_the_library_is_asked_wrongly_it_refuses_in_words(what: str) -> None:
    ask, kind = WRONG[what]

    with pytest.raises(kind) as caught:
        ask()

    assert caught.value.text("en") != caught.value.text("fr")
    assert len(str(caught.value)) < 3_000


def test_a_seat_that_is_not_there_takes_nothing_back() -> None:
    playing = match()
    playing.answer(playing.asked[0], playing.options(playing.asked[0])[0])

    with pytest.raises(UnknownSeat):
        playing.undo(99)

    assert playing.position == 1
