"""Names stand beside what is tied: one can be taken out, and the record still proves itself."""

import pytest
from tests.core.matches import play, play_out
from tests.support import FIXTURES

import pangaea
from pangaea.core.errors import DamagedRecord
from pangaea.core.match import Match
from pangaea.core.record import named, parted, read_record, without_name
from pangaea.core.sealed import Sealed
from pangaea.shelf import game

NAMES = ["Ada", 'B"o]\\,', "Zoé 🦕"]


def finished() -> Match:
    return play_out(Match(game("cubosaurs"), 3, Sealed("seed"), {"rounds": "1"}, names=NAMES))


def test_names_come_back_whatever_is_in_them() -> None:
    text = finished().record()

    assert [seat.name for seat in read_record(text).seats] == NAMES
    assert list(pangaea.loads(text).names) == NAMES
    assert pangaea.loads(text).record() == text


def test_what_is_tied_does_not_know_the_names() -> None:
    match = finished()
    other = play_out(
        Match(game("cubosaurs"), 3, Sealed("seed"), {"rounds": "1"}, names=["a", "b", "c"])
    )

    assert match.head() == other.head()
    assert match.rows() == other.rows()
    assert match.last_row() == other.last_row()


@pytest.mark.parametrize("names", [["x", "y", "z"], []])
def test_a_record_with_other_names_or_none_is_still_proven(names: list[str]) -> None:
    first, rest = finished().record().split("\n", 1)
    _, head = parted(first)
    text = f"{named(head, names) if names else head}\n{rest}"

    assert pangaea.verify(text)
    assert list(pangaea.loads(text).names) == (names or ["1", "2", "3"])


@pytest.mark.parametrize("names", ['["x"]', "[1,2,3]", '"x"', "[[[["])
def test_names_that_cannot_be_are_refused(names: str) -> None:
    first, rest = finished().record().split("\n", 1)
    _, head = parted(first)

    with pytest.raises(DamagedRecord):
        read_record(f'{{"names":{names},{head[1:]}\n{rest}')


def test_a_header_that_says_names_is_tied_anew_without_one() -> None:
    """As the last format had it: what luck said and what proves it stays."""
    rows = (FIXTURES / "luck" / "proven.jsonl").read_text("utf-8").splitlines()
    before = read_record("\n".join(rows))
    assert before.header.format in ("pangaea/3", "pangaea/4")

    text = "\n".join(without_name(rows[0], rows[1:], 0, "somebody"))

    after = read_record(text)
    assert pangaea.verify(text)
    assert after.seats[0].name == "somebody"
    assert after.seats[1:] == before.seats[1:]
    assert after.lines == before.lines
    assert before.seats[0].name not in text


def test_a_game_that_goes_on_keeps_its_names() -> None:
    match = play(pangaea.new("cubosaurs", 3, seed=1, names=NAMES), 4)

    again = pangaea.loads(match.record())

    assert list(again.names) == NAMES
    assert NAMES[2] in again.scene().players[2].name
