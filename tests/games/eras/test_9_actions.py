"""Chapters 9 and 10: eruptions and thunderbolts."""

import pytest
from tests.games.eras.tables import *
from tests.support import rule

from pangaea.core.events import Journal
from pangaea.core.telling import Teller
from pangaea.core.words import words_for
from pangaea.games.eras import GAME, events
from pangaea.games.eras.rules.table import Table
from pangaea.testing.answers import asked_what, choices, refusal

# -- eruptions -------------------------------------------------------------------------------


def erupting(ann: str = "", ben: str = "", cy: str = "", cone: str = "") -> Table:
    """Ann turns over an eruption, then an ordinary card."""
    return begin(table_of(ann=ann, ben=ben, cy=cy, cone=cone), "eruption")


@rule("eras/9.1", "eras/9.2")
@pytest.mark.parametrize("half", ["2C", "2C+"])
def test_a_piece_on_either_half_of_a_swamp_beside_a_volcano_goes_back_to_the_rock(
    half: str,
) -> None:
    """The worked example: eruption beside a swamp."""
    table = erupting(ben=f"1-2 2-3 @{half}")

    assert asked_what(table) == "erupt"
    assert choices(table) == {"nobody", "2"}
    play(table, "erupt 2", drawn="8-4")

    assert where(table, BEN) == "1C"
    assert top_of(table) == "eruption"
    assert asked_what(table) == "place"


@rule("eras/9.1", "eras/8.4")
def test_the_cone_erupts_like_a_volcano() -> None:
    table = erupting(ben="4-1 @4C", cone="ben/4L")

    assert where(play(table, "erupt 2", drawn="8-4"), BEN) == "0C"


@rule("eras/9.1")
def test_one_piece_of_any_path_may_be_sent_back_or_none() -> None:
    table = erupting(ben="2-3 @2C", cy="3-3 @3C")

    assert choices(table) == {"nobody", "2", "3"}
    play(table, "erupt nobody", drawn="8-4")
    assert (where(table, BEN), where(table, CY)) == ("2C", "3C")


@rule("eras/9.2")
def test_two_lanes_away_or_on_another_card_is_no_flank() -> None:
    """Left of a volcano on the right; and in front of a volcano of the next card."""
    for path in ("2-3 @2L", "2-6 3-3 @2L", "3-3 4-1 @4L"):
        table = begin(table_of(ann="", ben=path, cy=""), "eruption 8-4")
        assert asked_what(table) == "place"


@rule("eras/9.3")
def test_a_cave_is_safe() -> None:
    table = erupting(ben="2-2 @2C", cy="2-3 @2C", cone="ben/2L")

    assert choices(table) == {"nobody", "3"}
    assert refusal(table, "erupt 2").rule == "eras/9.3"


@rule("eras/9.4")
def test_one_s_own_piece_is_never_harmed() -> None:
    table = erupting(ann="2-3 @2C", ben="3-3 @3C")

    assert choices(table) == {"nobody", "2"}
    assert refusal(table, "erupt 1").rule == "eras/9.4"


@rule("eras/9.4", "eras/4.1")
def test_without_a_target_nobody_is_asked() -> None:
    table = begin(table_of(ann="", ben="2-6 @2R", cy=""), "eruption 8-4")

    assert asked_what(table) == "place"
    assert top_of(table) == "eruption"


@rule("eras/9.4", "eras/9.3")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_eruption_that_passes_does_not_say_that_nobody_is_beside_a_volcano(
    language: str,
) -> None:
    """Ann's own piece stands beside a volcano, and Ben's in a cave beside the cone."""
    table = table_of(ann="2-3 @2C", ben="2-2 @2C", cy="", cone="ben/2L")
    journal = Journal()
    table.listener = journal
    begin(table, "eruption 8-4")
    teller = Teller(words_for("eras", language), ("Ann", "Ben", "Cy"), GAME.domains(table.setup))

    (line,) = [teller.line(e) for e in journal.taken() if isinstance(e, events.NobodyExposed)]

    assert "volca" not in line.text
    assert {"en": "opponent", "fr": "adverse"}[language] in line.text


@rule("eras/9.2", "eras/9.4")
def test_refusals_of_an_eruption() -> None:
    table = erupting(ben="2-3 @2C", cy="2-6 @2R")

    assert refusal(table, "erupt 3").words == "why-not-flank"
    assert refusal(erupting(ben="2-3 @2C"), "erupt 3").words == "why-not-in-sector"


@rule("eras/9.2", "eras/9.3")
def test_a_cave_shelters_only_beside_a_volcano() -> None:
    """Cy's cave is beside nothing that could erupt: that is the reason, not the cave."""
    table = erupting(ben="2-3 @2C", cy="1-2 @1L")

    assert refusal(table, "erupt 3").words == "why-not-flank"


@rule("eras/13.2")
def test_one_s_other_animal_is_refused_by_the_rule_for_two() -> None:
    table = table_of(ann="", ben="2-3 @2C", ann2="3-3 @3C", ben2="", two=True)

    begin(table, "eruption")

    assert refusal(table, "erupt 1a").rule == "eras/9.4"
    assert refusal(table, "erupt 1b").rule == "eras/13.2"


# -- thunderbolts ----------------------------------------------------------------------------


def struck(
    bolt: str, ann: str = "", ben: str = "", cy: str = "", *, turn_of: str = "ann", cone: str = "",
    tokens: str = "",
) -> Table:  # fmt: skip
    """A thunderbolt strikes, then an ordinary card is turned over unless somebody is asked."""
    table = table_of(ann=ann, ben=ben, cy=cy, turn_of=turn_of, cone=cone, tokens=tokens)
    return begin(table, f"thunderbolt {bolt}" + ("" if bolt == "lightning" else " 8-4"))


@rule("eras/10.1")
def test_the_thunderbolt_card_is_discarded_and_the_next_card_turned() -> None:
    table = struck("unrest")

    assert top_of(table) == "thunderbolt"
    assert asked_what(table) == "place"


@rule("eras/10.1")
def test_the_order_of_thunderbolts_repeats() -> None:
    names = "tremor fault ash_fall caldera gusts storm_eye unrest lightning"
    every = f"{names} water_hole water_hole water_hole water_hole"
    table = table_of(ann="1-4", ben="", cy="", bolts=every)

    begin(table, "thunderbolt thunderbolt 8-4")

    assert table.tokens[ANN] == 9, "the tremor came round again"
    assert path_of(table, ANN) == "", "and the fault after it"


@rule("eras/10.1")
def test_a_thunderbolt_seen_does_not_come_again_before_all_have() -> None:
    table = table_of(ann="", ben="", cy="", bolts="tremor")

    assert table.bolt_bag[0] == 0
    assert sum(table.bolt_bag) == 11


@rule("eras/10.2")
def test_thunder_looks_at_the_whole_path_and_not_at_the_cone() -> None:
    table = struck("ash_fall", ann="1-5 2-3 @0C", ben="4-2", cone="ben/4L")

    assert list(table.tokens) == [9, 10, 10]


@rule("eras/10.2")
def test_all_are_dealt_with_clockwise_from_the_player() -> None:
    """The last card lost lies right below the thunderbolt card."""
    table = struck("fault", turn_of="ben", ann="1-4", ben="2-4", cy="3-4")

    assert top_of(table) == "thunderbolt"
    assert table.second == 3, "Ann's card, for she comes last"


@rule("eras/10.3")
def test_nobody_loses_more_tokens_than_there_are() -> None:
    table = struck("tremor", ann="1-4 2-4 3-4", tokens="ann:2")

    assert table.tokens[ANN] == 0


@rule("eras/10.5")
def test_tremor_takes_a_token_for_each_earthquake_card() -> None:
    table = struck("tremor", ann="1-4 2-4 3-4", ben="4-4 5-3", cy="2-3")

    assert list(table.tokens) == [7, 9, 10]


@rule("eras/10.6", "eras/10.4")
def test_fault_takes_the_outermost_earthquake_card_and_the_gap_closes() -> None:
    table = struck("fault", ann="1-4 3-4 5-3 @5L", ben="4-4", cy="2-3")

    assert [path_of(table, seat) for seat in (ANN, BEN, CY)] == ["1-4 5-3", "", "2-3"]
    assert where(table, ANN) == "5L"
    assert {"3-4", "4-4"} <= discarded(table)


@rule("eras/10.4")
def test_a_piece_on_a_lost_card_is_sent_back_first_and_the_cone_goes_home() -> None:
    table = struck("fault", ann="1-2 3-4 @3C", cone="ann/3R")

    assert where(table, ANN) == "1C"
    assert cone_of(table) == "home"


@rule("eras/10.4")
def test_lost_cards_are_discarded_before_the_thunderbolt_card() -> None:
    table = struck("fault", ann="1-4")

    assert top_of(table) == "thunderbolt"
    assert table.second == 3


@rule("eras/10.7", "eras/10.9", "eras/10.11")
@pytest.mark.parametrize(
    ("bolt", "ann", "ben", "cy", "left"),
    [
        ("ash_fall", "1-3 2-3", "7-2", "1-4", [8, 9, 10]),
        ("gusts", "2-5 3-5 4-5", "8-3", "1-4", [7, 9, 10]),
        ("unrest", "1-3 2-4 3-5", "4-5", "1-1 2-6", [9, 9, 10]),
    ],
    ids=["one for each volcano card", "one for each hurricane card", "one for any unstable card"],
)
def test_some_thunderbolts_take_tokens(
    bolt: str, ann: str, ben: str, cy: str, left: list[int]
) -> None:
    assert list(struck(bolt, ann=ann, ben=ben, cy=cy).tokens) == left


@rule("eras/10.8")
def test_caldera_takes_the_outermost_volcano_card() -> None:
    table = struck("caldera", ann="1-3 2-3 5-3", ben="7-2 @7C", cy="1-4")

    assert [path_of(table, seat) for seat in (ANN, BEN, CY)] == ["1-3 5-3", "", "1-4"]
    assert where(table, BEN) == "0C"


@rule("eras/10.10")
def test_the_eye_of_the_storm_sends_back_every_piece_on_a_hurricane_card() -> None:
    table = struck("storm_eye", ann="1-2 2-5 @2C", ben="5-3 @5R+", cy="5-4 @5L")

    assert [where(table, seat) for seat in (ANN, BEN, CY)] == ["1C", "0R", "5L"]


@rule("eras/10.12")
def test_lightning_strikes_a_cave_too() -> None:
    table = struck("lightning", ann="1-5 @1C", ben="1-2 2-2 @2C")

    assert asked_what(table) == "lightning"
    assert choices(table) == {"nobody", "2"}
    assert refusal(table, "lightning 1").rule == "eras/10.12"
    assert refusal(table, "lightning 3").words == "why-not-in-sector"
    play(table, "lightning 2", drawn="8-4")

    assert where(table, BEN) == "1C"
    assert asked_what(table) == "place"


@rule("eras/10.12")
def test_lightning_may_spare_everybody_and_needs_a_piece_on_a_card() -> None:
    table = struck("lightning", ben="2-6 @2R")
    play(table, "lightning nobody", drawn="8-4")
    idle = table_of(ann="2-6 @2R", ben="", cy="")
    begin(idle, "thunderbolt lightning 8-4")

    assert where(table, BEN) == "2R"
    assert asked_what(idle) == "place"


@rule("eras/10.13")
@pytest.mark.parametrize(("tokens", "after"), [(5, 7), (9, 10), (10, 10), (0, 2)])
def test_a_water_hole_gives_two_tokens_back_or_what_the_box_has(tokens: int, after: int) -> None:
    table = struck("water_hole", ann="1-1 2-1", ben="3-1", tokens=f"ann:{tokens} ben:3")

    assert table.tokens[ANN] == after
    assert table.tokens[BEN] == 3, "only who turned the card profits"


@rule("eras/10.13")
def test_without_a_water_hole_nothing_comes_back() -> None:
    table = struck("water_hole", ann="1-2", tokens="ann:5")

    assert table.tokens[ANN] == 5
