"""Questions, domains, and answers as text."""

import pytest

from pangaea.core.errors import BadNotation
from pangaea.core.notation import read, written
from pangaea.core.question import Domain, Question, Thing, numbers

ZONES = Domain("zone", [Thing("swamp", "zone-swamp"), Thing("hill/2", "zone-hill", number=2)])
WALK = Question("cubosaurs.walk", ZONES, "cubosaurs/3.1")


def test_a_question_knows_its_verb_and_its_things() -> None:
    assert WALK.verb == "walk"
    assert len(ZONES) == 2
    assert ZONES.index == {"swamp": 0, "hill/2": 1}
    assert not WALK.secret
    assert Question("evo.bid", ZONES, "evo/1.1", secret=True).secret


def test_numbers_make_a_domain() -> None:
    seats = numbers("seat", "seat", 3, first=1)

    assert [thing.token for thing in seats.things] == ["1", "2", "3"]
    assert [thing.values for thing in seats.things] == [{"number": n} for n in (1, 2, 3)]


def test_an_answer_is_written_with_its_verb() -> None:
    assert [written(WALK, option) for option in range(2)] == ["walk swamp", "walk hill/2"]


@pytest.mark.parametrize("text", ["walk hill/2", "hill/2", "  walk   hill/2 "])
def test_an_answer_is_read_with_or_without_its_verb(text: str) -> None:
    assert read(WALK, text) == 1


@pytest.mark.parametrize("text", ["run swamp", "walk to swamp"])
def test_another_verb_is_refused_with_the_right_one(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        read(WALK, text)

    assert caught.value.key == "error-notation-verb"
    assert caught.value.rule == "cubosaurs/3.1"
    assert "walk" in caught.value.text("en")
    assert "walk" in caught.value.text("fr")


@pytest.mark.parametrize("text", ["walk lake", "lake", "", "walk"])
def test_an_unknown_thing_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        read(WALK, text)

    assert caught.value.key == "error-notation-token"
    assert "walk swamp" in caught.value.text("en")
    assert str(caught.value).endswith("[cubosaurs/3.1]")
