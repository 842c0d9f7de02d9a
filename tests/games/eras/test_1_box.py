"""Chapter 1: what is in the box, and corrected box files."""

from collections import Counter

import pytest
from tests.games.eras.tables import ANN, path_of, setup_of, table_of
from tests.support import rule

from pangaea import shelf
from pangaea.core.errors import BadBox
from pangaea.core.words import words_for
from pangaea.games.eras import GAME
from pangaea.games.eras.box import CARDS, SLOT_CODES, SLOT_NAMES, Box
from pangaea.games.eras.rules.names import ERUPTIONS, THUNDERBOLTS
from pangaea.testing.answers import choices


def codes() -> list[str]:
    return [code for spaces in CARDS.values() for code in spaces.split()]


@rule("eras/1.2")
def test_there_are_42_era_cards_of_eight_eras() -> None:
    counted = Counter(name[0] for name in CARDS)

    assert counted == {"1": 6, "2": 6, "3": 6, "4": 6, "5": 5, "6": 5, "7": 4, "8": 4}
    assert list(CARDS) == sorted(CARDS)


@rule("eras/1.3")
def test_every_card_has_three_spaces_and_a_rock_among_them() -> None:
    assert all(len(spaces.split()) == 3 for spaces in CARDS.values())
    assert all("R" in spaces for spaces in CARDS.values())


@rule("eras/1.3")
def test_a_piece_enters_every_kind_of_space_but_a_volcano() -> None:
    """Centre lane of rock, swamp, cave, water hole, sea, ravine and volcano, with an open path."""
    for card in ("1-2", "1-4", "2-2", "1-1", "1-6", "7-4"):
        assert f"{card[0]}C" in choices(table_of(ann=card, ben="", cy=""))
    assert "1C" not in choices(table_of(ann="1-3", ben="", cy=""))


@rule("eras/1.4", "eras/1.7")
def test_14_cards_are_premium_18_unstable_and_10_plain() -> None:
    setup = setup_of(3)
    plain = ~(setup.premium | setup.unstable) & ((1 << 42) - 1)

    assert int(setup.premium).bit_count() == 14
    assert int(setup.unstable).bit_count() == 18
    assert int(plain).bit_count() == 10
    assert setup.premium & setup.unstable == 0


@rule("eras/1.4")
def test_a_zone_counts_for_the_whole_card() -> None:
    setup = setup_of(3)

    assert int(setup.quakes).bit_count() == 6
    assert int(setup.storms).bit_count() == 6
    assert int(setup.fires).bit_count() == 6
    assert "1L" in choices(table_of(ann="1-4 @0L", ben="", cy="")), "its rock is a plain rock"


@rule("eras/1.7")
def test_the_spaces_are_spread_over_the_lanes() -> None:
    kinds = Counter(code[0] for code in codes())
    lanes = [Counter(spaces.split()[lane][0] for spaces in CARDS.values()) for lane in range(3)]

    assert kinds == {"R": 69, "S": 25, "C": 7, "W": 7, "V": 6, "M": 6, "G": 6}
    assert [lane["R"] for lane in lanes] == [23, 23, 23]
    assert [lane["V"] for lane in lanes] == [2, 2, 2]
    assert [lane["S"] for lane in lanes] == [9, 7, 9]


SPOKEN = {"q": ("earthquake", "tremblement de terre"), "h": ("hurricane", "ouragan")}


def spoken(code: str, language: str) -> str:
    """Name a space as the rulebook does: in words, with the zone of a rock in brackets."""
    kind = SLOT_NAMES[SLOT_CODES.index(code[0])]
    name = words_for("eras", language).say(f"kind-{kind}")
    zone = SPOKEN[code[1]][language == "fr"] if len(code) > 1 else ""
    return f"{name} ({zone})" if zone else name


@rule("eras/1.7")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_cards_of_the_book_are_those_of_the_box_in_words(language: str) -> None:
    paragraph = shelf.rulebook("eras", language).paragraph("1.7")
    assert paragraph is not None
    lines = [line for line in paragraph.text.splitlines() if line.startswith("|")][2:]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    say = words_for("eras", language).say

    assert rows == [
        [name, say("era-name", era=int(name[0])), say(f"label-{name}"),
         *(spoken(code, language) for code in spaces.split())]
        for name, spaces in CARDS.items()
    ]  # fmt: skip


@rule("eras/1.5")
def test_the_evolution_deck_has_56_cards() -> None:
    table = table_of(ann="", ben="", cy="")

    assert int(table.deck).bit_count() == 42
    assert (table.deck_eruptions, table.deck_thunder) == (ERUPTIONS, THUNDERBOLTS) == (8, 6)
    assert table.setup.bolt_count == sum(table.setup.bolts) == 12


@rule("eras/1.6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_board_has_six_sectors_and_some_may_stay_empty(seats: int) -> None:
    sectors = list(setup_of(seats).sectors)

    assert len(set(sectors)) == len(sectors) == (4 if seats == 2 else seats)
    assert set(sectors) <= set(range(6))


# -- corrected box files -------------------------------------------------------------------------


def test_a_corrected_card_is_played_with() -> None:
    box = shelf.box_from_text(GAME, '[cards]\n"1-1" = "V R C"\n')
    assert isinstance(box, Box)

    table = table_of(ann="1-1", ben="", cy="", box=box)

    assert path_of(table, ANN) == "1-1"
    assert "1C" in choices(table)
    assert "0C" not in choices(table)
    assert int(table.setup.fires).bit_count() == 7


def test_corrected_thunderbolts_are_counted() -> None:
    box = GAME.read_box({"thunderbolts": {"lightning": 3}})
    assert isinstance(box, Box)

    assert setup_of(3, box=box).bolt_count == 14


@pytest.mark.parametrize(
    ("plain", "key"),
    [
        ({"game": "chess"}, "error-box-game"),
        ({"cards": {"9-1": "R R R"}}, "error-box-name"),
        ({"cards": {"1-1": "R R"}}, "error-box-value"),
        ({"cards": {"1-1": "R X R"}}, "error-box-space"),
        ({"cards": {"1-1": "Sq R R"}}, "error-box-space"),
        ({"cards": {"1-1": "S V C"}}, "error-box-value"),
        ({"cards": {"1-1": 3}}, "error-box-shape"),
        ({"thunderbolts": {"hail": 1}}, "error-box-name"),
        ({"thunderbolts": {"fault": -1}}, "error-box-value"),
        ({"volcanoes": 3}, "error-box-shape"),
    ],
)
def test_a_wrong_box_file_is_refused_with_a_reason(plain: object, key: str) -> None:
    with pytest.raises(BadBox) as caught:
        GAME.read_box(plain)

    assert caught.value.key == key
    assert caught.value.text("en") != caught.value.text("fr")


def test_a_box_without_any_thunderbolt_is_refused() -> None:
    nothing = dict.fromkeys(Box().thunderbolts, 0)

    with pytest.raises(BadBox):
        GAME.read_box({"thunderbolts": nothing})


def test_the_page_says_what_is_reconstructed_until_all_is_corrected() -> None:
    other = dict.fromkeys(CARDS, "R R R")
    bolts = {name: number + 1 for name, number in Box().thunderbolts.items()}

    assert GAME.notes(Box()) == ["note-reconstructed"]
    assert GAME.notes(GAME.read_box({"cards": other})) == ["note-reconstructed"]
    assert GAME.notes(GAME.read_box({"cards": other, "thunderbolts": bolts})) == []
