"""Chapters 7 and 8: moving the piece, and the cone."""

import pytest
from tests.games.eras.tables import ANN, BEN, begin, cone_of, play, table_of, told, where
from tests.support import rule

from pangaea.games.eras import events
from pangaea.games.eras.rules.movement import send_back
from pangaea.games.eras.rules.table import Table
from pangaea.testing.answers import asked_what, choices, refusal


def steps_of(path: str, cone: str = "", access: str = "forbids") -> set[str]:
    """Say where Ann may step."""
    table = table_of(ann=path, ben="", cy="", cone=cone, variants={"access": access})
    return choices(table) - {"stay"}


@rule("eras/7.1")
def test_a_piece_may_stay_or_move_one_step() -> None:
    table = table_of(ann="1-5", ben="", cy="")

    assert choices(table) == {"stay", "0L", "0R", "1C"}
    assert where(play(table, "step 1C"), ANN) == "1C"


@rule("eras/7.1")
def test_a_piece_without_a_step_is_not_asked() -> None:
    """A volcano ahead in the lane, the cone behind, no flank beside."""
    table = table_of(ann="1-5 2-1 4-3 @2C", ben="", cy="", cone="ann/1C", revealed="7-3")

    play(table, "place 1")

    assert asked_what(table) == "cone"


@rule("eras/7.2", "eras/7.3", "eras/7.4", "eras/7.5")
@pytest.mark.parametrize(
    ("path", "reached"),
    [
        ("1-1 2-6 6-2 @2R", {"1R", "6R"}),  # straight along the lane, both ways
        ("3-1 @3L", {"0L"}),
        ("1-5 8-4 @1C", {"0C", "8C"}),  # eras that lack are no distance
        ("1-5 4-3 @1L", {"0L", "1L+"}),  # a swamp takes two steps to cross
        ("1-5 4-3 @1L+", {"1L", "4L"}),
        ("1-5 4-1 @4L", {"1L+"}),  # from outside one enters its far half
        ("@0L", {"0C"}),  # sideways between the rocks of the sector
        ("@0C", {"0L", "0R"}),
        ("@0R", {"0C"}),
        ("2-3 @2L", {"0L", "2C"}),  # a volcano on the far side opens the way to the centre swamp
    ],
)
def test_where_one_step_leads(path: str, reached: set[str]) -> None:
    assert steps_of(path) == reached


@rule("eras/7.2")
def test_a_farther_space_is_refused() -> None:
    table = table_of(ann="1-5 8-4", ben="", cy="")

    assert refusal(table, "step 8C").rule == "eras/7.2"
    assert refusal(table, "step 5C").rule == "eras/7.2"


@rule("eras/7.3")
def test_the_first_step_into_a_swamp_leads_to_its_near_half() -> None:
    assert steps_of("1-5 4-3 @0L") >= {"1L"}


@rule("eras/7.5")
def test_sideways_needs_a_flank() -> None:
    table = table_of(ann="2-1 @2C", ben="", cy="")

    assert choices(table) == {"stay", "0C"}
    assert refusal(table, "step 2R").rule == "eras/7.5"


@rule("eras/7.5", "eras/8.4")
def test_the_cone_on_the_far_side_opens_the_way_too() -> None:
    assert "2C" not in steps_of("2-2 @2L")
    assert "2C" in steps_of("2-2 @2L", cone="ann/2R")


@rule("eras/7.5")
def test_sideways_into_a_swamp_leads_to_its_near_half() -> None:
    steps = steps_of("2-3 @2L")

    assert "2C" in steps
    assert "2C+" not in steps


@rule("eras/7.5")
def test_the_refusal_says_why_a_step_sideways_fails() -> None:
    """The far half of a flank, a flank two lanes away, and a space that is no flank."""
    swamp = table_of(ann="2-3 @2L", ben="", cy="")
    across = table_of(ann="8-4 @8L", ben="", cy="", cone="ann/8C")
    plain = table_of(ann="2-1 @2C", ben="", cy="")

    assert refusal(swamp, "step 2C+").words == "why-not-far-half"
    assert refusal(across, "step 8R").words == "why-not-one-step"
    assert refusal(plain, "step 2R").words == "why-not-sideways"


@rule("eras/7.2", "eras/7.3")
def test_a_space_that_does_not_exist_is_refused_as_such() -> None:
    """No third era in the path, and only a swamp has a far half: that of a flank is no swamp."""
    table = table_of(ann="4-3 @4R", ben="", cy="")
    rock = table_of(ann="7-2 @7C", ben="", cy="", cone="ann/7L")

    assert refusal(table, "step 3C").words == "why-not-no-space"
    assert refusal(table, "step 4R+").words == "why-not-no-space"
    assert refusal(rock, "step 7C+").words == "why-not-no-space"


@rule("eras/7.1")
def test_a_step_leads_away_from_where_the_piece_stands() -> None:
    on_card = table_of(ann="4-3 @4R", ben="", cy="")
    in_sector = table_of(ann="@0L", ben="", cy="")

    assert refusal(on_card, "step 4R").words == "why-not-standing"
    assert refusal(in_sector, "step 0L").words == "why-not-standing"


@rule("eras/7.4")
def test_across_the_sector_is_refused_by_its_own_rule() -> None:
    table = table_of(ann="@0L", ben="", cy="")

    assert refusal(table, "step 0R").rule == "eras/7.4"


@rule("eras/7.6")
def test_nobody_enters_a_volcano_or_the_cone() -> None:
    volcano = table_of(ann="1-3", ben="", cy="")
    cone = table_of(ann="1-5", ben="", cy="", cone="ann/1C")

    assert choices(volcano) == choices(cone) == {"stay", "0L", "0R"}
    assert refusal(volcano, "step 1C").words == "why-not-volcano"
    assert refusal(cone, "step 1C").words == "why-not-under-cone"


@rule("eras/7.7")
@pytest.mark.parametrize(
    ("path", "space", "closed_by"),
    [("1-6", "1C", "3-4"), ("7-4", "7C", "5-4"), ("8-3", "8C", "5-4"), ("5-5", "5C", "3-4")],
)
def test_fish_close_the_sea_and_birds_the_ravine(path: str, space: str, closed_by: str) -> None:
    other = f"{path} {closed_by}"
    place = " @0C" if path < closed_by else f" @{closed_by[0]}C"
    if closed_by == "5-4" and path > closed_by:
        place = " @5C+"

    assert space in steps_of(path)
    assert space not in steps_of(other + place)
    assert space not in steps_of(path, access="allows")
    assert space in steps_of(other + place, access="allows")


@rule("eras/7.7")
def test_the_refusal_says_which_reading_is_played() -> None:
    closed = table_of(ann="1-6 3-4", ben="", cy="")
    lacking = table_of(ann="1-6", ben="", cy="", variants={"access": "allows"})

    assert refusal(closed, "step 1C").words == "why-not-sea-forbids"
    assert refusal(lacking, "step 1C").words == "why-not-sea-needs"
    assert refusal(closed, "step 1C").rule == "eras/7.7"


@rule("eras/7.7")
def test_a_piece_in_a_sea_may_stay_and_walk_on_when_fish_come() -> None:
    table = table_of(ann="1-6 @1C", ben="", cy="", revealed="3-4")

    play(table, "place 1")

    assert where(table, ANN) == "1C"
    assert choices(table) == {"stay", "0C", "3C"}


@rule("eras/7.8")
def test_one_more_step_costs_a_token_and_there_is_only_one() -> None:
    table = table_of(ann="1-5 2-1 3-6", ben="", cy="")

    play(table, "step 1C", "extra 2C")

    assert where(table, ANN) == "2C"
    assert table.tokens[ANN] == 9
    assert asked_what(table) == "cone"


@rule("eras/7.8")
def test_the_extra_step_may_be_declined() -> None:
    table = play(table_of(ann="1-5 2-1", ben="", cy=""), "step 1C", "extra stay")

    assert where(table, ANN) == "1C"
    assert table.tokens[ANN] == 10


@rule("eras/7.8")
def test_without_a_first_step_or_a_token_there_is_no_extra_step() -> None:
    stayed = play(table_of(ann="4-1", ben="", cy=""), "step stay")
    poor = play(table_of(ann="4-1", ben="", cy="", tokens="ann:0"), "step 4C")

    assert asked_what(stayed) == asked_what(poor) == "cone"


def sent_back(path: str, cone: str = "") -> str:
    table = table_of(ann=path, ben="", cy="", cone=cone)
    send_back(table, ANN)
    return where(table, ANN)


@rule("eras/7.9")
def test_a_piece_sent_back_stops_on_the_first_rock_of_its_lane() -> None:
    assert sent_back("1-1 2-6 6-2 @6R") == "2R"
    assert sent_back("2-6 @2R") == "0R"
    assert sent_back("@0L") == "0L"


@rule("eras/7.9")
@pytest.mark.parametrize(
    "between", ["4-6 @8L", "1-2 @8L", "2-1 @8L", "2-4 @8L", "3-6 @8L", "3-3 @8L"]
)
def test_it_passes_over_all_that_is_no_rock(between: str) -> None:
    """Left lane: swamp, cave, water hole, sea, ravine, volcano; a piece on the swamp of 8-4."""
    assert sent_back(f"8-4 {between}") == "0L"


@rule("eras/7.9")
def test_it_passes_over_a_rock_under_the_cone() -> None:
    assert sent_back("1-1 2-6 6-2 @6R", cone="ann/2R") == "1R"


@rule("eras/7.9")
def test_a_rock_of_its_own_card_does_not_stop_it() -> None:
    assert sent_back("6-2 @6R") == "0R"


# -- the cone --------------------------------------------------------------------------------


def at_cone(ann: str, ben: str, cy: str, cone: str = "") -> Table:
    return play(table_of(ann=ann, ben=ben, cy=cy, cone=cone), "step stay")


@rule("eras/8.1", "eras/8.2")
def test_the_cone_goes_to_an_empty_rock_on_any_path() -> None:
    table = at_cone(ann="1-3", ben="3-6 @3C", cy="4-2")

    assert choices(table) == {"leave", "1/1L", "3/4L", "3/4R"}
    assert cone_of(play(table, "cone 3/4L")) == "3/4L"


@rule("eras/8.2")
def test_the_cone_leaves_its_rock_for_another_perhaps_on_the_same_card() -> None:
    table = at_cone(ann="4-2", ben="", cy="", cone="ann/4L")

    assert choices(table) == {"leave", "1/4R"}
    assert refusal(table, "cone 1/4L").rule == "eras/8.2"


@rule("eras/8.1", "eras/8.2")
def test_the_refusals_of_the_cone() -> None:
    table = at_cone(ann="4-2 @4R", ben="", cy="")

    assert refusal(table, "cone 1/4C").words == "why-not-cone-rock"
    assert refusal(table, "cone 1/4R").words == "why-not-cone-piece"
    assert refusal(table, "cone 2/4R").words == "why-not-cone-card"


@rule("eras/8.2")
def test_without_a_rock_for_the_cone_nobody_is_asked() -> None:
    table = play(table_of(ann="", ben="", cy=""), "step stay", drawn="3-4")

    assert table.turn == BEN


@rule("eras/8.3")
def test_the_cone_stays_until_somebody_moves_it() -> None:
    table = play(table_of(ann="4-2", ben="", cy=""), "step stay", "cone 1/4L", drawn="8-4")

    play(table, "place discard", "step stay", "cone leave", drawn="8-2")

    assert cone_of(table) == "1/4L"


@rule("eras/8.4")
def test_the_cone_makes_no_card_unstable() -> None:
    table = table_of(ann="4-2", ben="4-6", cy="", cone="ann/4L")

    begin(table, "thunderbolt unrest 8-4")

    assert list(table.tokens) == [10, 10, 10]


@rule("eras/7.1", "eras/8.1")
def test_steps_and_the_cone_are_told() -> None:
    heard = told(table_of(ann="4-2", ben="", cy=""), "step 4C", "extra stay", "cone 1/4L")

    kinds = [type(event) for event in heard]
    assert kinds[:2] == [events.Stepped, events.ConeMoved]
