"""Chapter 13: the tables of the rulebook and the box say the same."""

from collections import Counter

import pytest
from tests.support import rule

from pangaea import shelf
from pangaea.core.words import words_for
from pangaea.games.holotype.box import (
    DICE,
    DICE_PER_COLOUR,
    FIELD_CARDS,
    GOALS,
    OBJECTIVES,
    SPECIMENS,
    TRACES,
    TRACKS,
    Box,
)
from pangaea.games.holotype.wants import Want, read_wants

both = pytest.mark.parametrize("language", ["en", "fr"])


def rows(language: str, number: str) -> list[list[str]]:
    """Read the table of a paragraph, without its head."""
    paragraph = shelf.rulebook("holotype", language).paragraph(number)
    assert paragraph is not None
    lines = [line for line in paragraph.text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


@rule("holotype/13.1")
@both
def test_the_specimens_of_the_book_are_those_of_the_box(language: str) -> None:
    say = words_for("holotype", language).say
    expected = [
        [card.genus, say(f"period-{card.period}"), say(f"clade-{card.clade}"),
         say(f"diet-{card.diet}"), str(card.fossils), str(card.research), str(card.points)]
        for card in SPECIMENS.values()
    ]  # fmt: skip

    assert rows(language, "13.1") == expected


@rule("holotype/13.1")
def test_points_follow_the_effort_of_a_publication() -> None:
    """How we chose them: 0.65 for each research cube's worth, three more for the publication."""
    worth = {"triassic": 2, "jurassic": 1, "cretaceous": 2 / 3}

    for card in SPECIMENS.values():
        effort = card.research + card.fossils * worth[card.period]
        assert card.points == int(0.65 * (effort + 3) + 0.5)
        assert card.fossils < 8  # with a trace fossil it still fits into storage


@rule("holotype/13.2")
@both
def test_the_field_cards_of_the_book_are_those_of_the_box(language: str) -> None:
    say = words_for("holotype", language).say
    yes = "yes" if language == "en" else "oui"

    for row, (key, card) in zip(rows(language, "13.2"), FIELD_CARDS.items(), strict=True):
        name, period, dice, rerolls, trace = row
        assert name == say(f"field-{key}")
        assert period == ("–" if card.period == "erosion" else say(f"period-{card.period}"))
        assert dice == (str(card.dice) if card.dice else "–")
        assert rerolls == (str(card.rerolls) if card.rerolls else "–")
        assert trace == (yes if card.trace else "–")


@rule("holotype/13.3")
@both
def test_the_dice_of_the_book_are_those_of_the_box(language: str) -> None:
    say = words_for("holotype", language).say
    expected = [
        [say(f"period-{period}"), ", ".join(say(f"face-{face}") for face in faces)]
        for period, faces in DICE.items()
    ]

    assert rows(language, "13.3") == expected
    assert DICE_PER_COLOUR * len(DICE) == 12
    assert all(len(faces) == 6 for faces in DICE.values())


@rule("holotype/13.4")
@both
def test_the_trace_fossils_of_the_book_are_those_of_the_box(language: str) -> None:
    say = words_for("holotype", language).say
    expected = [
        [say(f"trace-{name}"), str(trace.copies), str(trace.points)]
        for name, trace in TRACES.items()
    ]

    assert rows(language, "13.4") == expected


@rule("holotype/13.5")
@both
def test_the_global_objectives_of_the_book_are_those_of_the_box(language: str) -> None:
    say = words_for("holotype", language).say

    for row, (key, card) in zip(rows(language, "13.5"), OBJECTIVES.items(), strict=True):
        assert row[0] == say(f"objective-{key}")
        assert [numbers_in(cell) for cell in row[1:]] == [
            [want.need for want in read_wants(slot)] for slot in card.slots
        ]


def numbers_in(cell: str) -> list[int]:
    """Read how many of each kind a cell wants."""
    return [int(part.split()[0]) for part in cell.split("+")]


@rule("holotype/13.5")
def test_the_card_printed_in_the_rulebook() -> None:
    expected = ("2 jurassic theropod", "2 jurassic genasaur", "3 jurassic sauropod")

    assert OBJECTIVES["g01"].slots == expected
    assert len(OBJECTIVES) == 15


@rule("holotype/13.6")
@both
def test_the_personal_objectives_of_the_book_are_those_of_the_box(language: str) -> None:
    say = words_for("holotype", language).say

    for row, (key, goal) in zip(rows(language, "13.6"), GOALS.items(), strict=True):
        assert row[0] == say(f"goal-{key}")
        if goal.counts:
            last = row[2].split("→")[-1].strip()
            assert int(last) == goal.steps[-1]
        else:
            assert row[2] == str(goal.worth)
            assert numbers_in(row[1]) == [want.need for want in read_wants(goal.needs)]
    assert len(GOALS) == 16


@rule("holotype/13.7")
def test_the_deck_keeps_to_the_bands() -> None:
    cards = SPECIMENS.values()

    assert Counter(card.period for card in cards) == Counter(
        triassic=10, jurassic=20, cretaceous=30
    )
    assert Counter(card.clade for card in cards) == Counter(
        theropod=21, genasaur=17, sauropod=11, marine=11
    )
    assert Counter(card.diet for card in cards) == Counter(herbivore=28, carnivore=28, omnivore=4)


@rule("holotype/13.7")
@pytest.mark.parametrize("key", list(GOALS))
def test_what_personal_objectives_want_is_10_to_54_percent_of_the_deck(key: str) -> None:
    goal = GOALS[key]
    wants = [Want(1, [goal.counts])] if goal.counts else read_wants(goal.needs)

    for want in wants:
        assert 10 <= round(100 * sum(want.fits(card) for card in SPECIMENS.values()) / 60) <= 54


@rule("holotype/13.8")
@both
def test_the_strips_of_the_book_are_those_of_the_box(language: str) -> None:
    expected = [
        [name, str(strip.length), ", ".join(map(str, strip.resets)),
         ", ".join(map(str, strip.milestones))]
        for name, strip in TRACKS.items()
    ]  # fmt: skip

    assert rows(language, "13.8") == expected


@rule("holotype/2.1")
@both
def test_the_worker_spaces_of_the_book_are_those_of_the_box(language: str) -> None:
    expected = [
        [name, *map(str, (row.lab, row.field, row.library, row.journal, row.museum))]
        for name, row in Box().spaces.items()
    ]

    assert rows(language, "2.1") == expected
