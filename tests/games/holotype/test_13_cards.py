"""Chapter 13: the tables of the rulebook and the box say the same."""

from collections import Counter

import pytest
from msgspec.structs import replace
from tests.games.holotype.tables import ANA, table_of
from tests.support import rule, table_in

from pangaea.core.game import SeatView
from pangaea.core.words import words_for
from pangaea.games.holotype import GAME
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
from pangaea.games.holotype.box.wants import Want, read_wants

both = pytest.mark.parametrize("language", ["en", "fr"])


@rule("holotype/13.1")
@both
def test_the_specimens_of_the_book_are_those_of_the_box(language: str) -> None:
    say = words_for("holotype", language).say
    expected = [
        [card.genus, say(f"period-{card.period}"), say(f"clade-{card.clade}"),
         say(f"diet-{card.diet}"), str(card.fossils), str(card.research), str(card.points)]
        for card in SPECIMENS.values()
    ]  # fmt: skip

    assert table_in("holotype", "13.1", language) == expected


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

    for row, (key, card) in zip(
        table_in("holotype", "13.2", language), FIELD_CARDS.items(), strict=True
    ):
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

    assert table_in("holotype", "13.3", language) == expected
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

    assert table_in("holotype", "13.4", language) == expected


@rule("holotype/13.5")
@both
def test_the_global_objectives_of_the_book_are_those_of_the_box(language: str) -> None:
    say = words_for("holotype", language).say

    for row, (key, card) in zip(
        table_in("holotype", "13.5", language), OBJECTIVES.items(), strict=True
    ):
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

    for row, (key, goal) in zip(table_in("holotype", "13.6", language), GOALS.items(), strict=True):
        assert row[0] == say(f"goal-{key}")
        if goal.counts:
            last = row[3].split("→")[-1].strip()
            assert int(last) == goal.steps[-1]
        else:
            assert row[3] == str(goal.worth)
            assert numbers_in(row[1]) == [want.need for want in read_wants(goal.needs)]
    assert len(GOALS) == 16


# The bands of the published cards: 1 is 10-23 %, 2 is 24-38 %, 3 is 39-54 % of the specimens.
BANDS_OF = {
    "p01": [2], "p02": [2], "p03": [1], "p04": [1], "p05": [1], "p06": [2], "p07": [3], "p08": [3],
    "p09": [3], "p10": [1, 2, 3], "p11": [2, 2, 1, 1], "p12": [2, 1], "p13": [1, 1], "p14": [1, 1],
    "p15": [3, 3], "p16": [1, 2],
}  # fmt: skip
SHARES = {1: "10–23", 2: "24–38", 3: "39–54"}


def percents(key: str, language: str) -> list[str]:
    """Write the bands of a personal objective the way a language does."""
    unit = "%" if language == "en" else "\u00a0%"
    return [f"{SHARES[band]}{unit}" for band in BANDS_OF[key]]


@rule("holotype/13.6", "holotype/13.7")
@both
def test_the_book_says_how_common_each_wanted_kind_is(language: str) -> None:
    for row, key in zip(table_in("holotype", "13.6", language), GOALS, strict=True):
        assert row[2].split(" + ") == percents(key, language)


@rule("holotype/13.7")
@both
@pytest.mark.parametrize("key", list(GOALS))
def test_the_cards_say_how_common_each_wanted_kind_is(key: str, language: str) -> None:
    table = table_of(ana=f"goal {key}", bo="")
    names = ("Ana", "Bo")
    scene = GAME.scene(table, SeatView(ANA, words_for("holotype", language), names))
    (card,) = [piece for piece in scene.pieces if piece.area == "goal0"]
    printed = [card.look.text] if GOALS[key].counts else [tab.label for tab in card.look.tabs]

    for shown, band in zip(printed, percents(key, language), strict=True):
        assert band in shown
        assert band in card.tip


@rule("holotype/13.7")
@both
def test_a_box_of_its_own_may_lie_outside_the_bands(language: str) -> None:
    """All but one specimen are Triassic."""
    cards = {key: replace(card, period="triassic") for key, card in SPECIMENS.items()}
    cards["s60"] = SPECIMENS["s60"]
    box = replace(Box(), specimens=cards)

    texts = []
    for key in ("p05", "p07"):
        table = table_of(ana=f"goal {key}", bo="", box=box)
        view = SeatView(ANA, words_for("holotype", language), ("Ana", "Bo"))
        texts += [p.look.text for p in GAME.scene(table, view).pieces if p.area == "goal0"]

    over, under = {"en": ("over 54%", "under 10%"), "fr": ("plus de 54", "moins de 10")}[language]
    assert over in texts[0]
    assert under in texts[1]


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

    assert table_in("holotype", "13.8", language) == expected


@rule("holotype/2.1")
@both
def test_the_worker_spaces_of_the_book_are_those_of_the_box(language: str) -> None:
    expected = [
        [name, *map(str, (row.lab, row.field, row.library, row.journal, row.museum))]
        for name, row in Box().spaces.items()
    ]

    assert table_in("holotype", "2.1", language) == expected
