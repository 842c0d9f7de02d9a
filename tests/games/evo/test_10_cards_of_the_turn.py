"""Chapter 10, cards 21 to 24: cards about cards, order and the end; one test or more for each."""

import pytest
from tests.games.evo.tables import *
from tests.support import rule

from pangaea.core.luck import Dice, Script
from pangaea.games.evo import events
from pangaea.games.evo.box import CARD_NAMES
from pangaea.games.evo.rules import moments, names
from pangaea.testing.answers import asked_what, choices, final, refusal

# -- 21 Encore -------------------------------------------------------------------------------


@rule("evo/10.21")
def test_encore_takes_the_card_just_played_for_a_later_turn() -> None:
    table = table_of(APART, hands="anna:super_size bruno:encore", at=names.BEFORE_MOVEMENT)

    play(table, "super_size")
    assert (asked_what(table), table.first_asked()) == ("encore", BRUNO)
    assert choices(table) == {"pass", "rest", "encore"}
    play(table, "encore")

    assert cards_of(table, BRUNO) == {"super_size"}
    assert refusal(table, "super_size").rule == "evo/10.21"
    assert table.active[CARD_NAMES.index("super_size")] == ANNA  # its effect stands


@rule("evo/10.21")
def test_everybody_knows_the_card_that_was_taken_back() -> None:
    table = table_of(APART, hands="anna:super_size bruno:encore+dud", at=names.BEFORE_MOVEMENT)

    play(table, "super_size", "encore")

    assert cards_of(table.veiled(CHLOE), BRUNO) == {"super_size"}
    assert table.held[BRUNO] == 2


@rule("evo/10.21")
def test_a_card_taken_back_is_playable_in_the_next_turn() -> None:
    table = table_of(APART, hands="anna:super_size bruno:encore", at=names.BEFORE_MOVEMENT)
    play(table, "super_size", "encore")
    luck = Dice(5)
    while table.turn == 3 or table.stage < names.BEFORE_MOVEMENT:
        seat = table.first_asked()
        table.answer(seat, table.options(seat)[0], luck)

    assert (asked_what(table), table.first_asked()) == ("card", BRUNO)
    assert "super_size" in choices(table)


@rule("evo/10.21")
def test_encore_cannot_fetch_itself_and_nobody_is_asked_once_it_is_gone() -> None:
    table = table_of(
        APART, hands="anna:super_size bruno:encore+vegetarian chloe:dud", at=names.BEFORE_MOVEMENT
    )

    play(table, "super_size", "encore")
    assert asked_what(table) == "card"
    play(table, "vegetarian")

    assert asked_what(table) != "encore"


@rule("evo/10.21", "evo/10.4")
def test_encore_comes_after_the_effect() -> None:
    table = table_of(
        APART, hands="anna:weather bruno:encore", climate="plain", at=names.BEFORE_CLIMATE
    )

    play(table, "weather", "back")

    assert (asked_what(table), table.climate) == ("encore", 0)


@rule("evo/10.21")
def test_the_players_own_card_can_be_taken_back() -> None:
    table = table_of(APART, hands="anna:super_size+encore", at=names.BEFORE_MOVEMENT)

    play(table, "super_size", "encore")

    assert cards_of(table, ANNA) == {"super_size"}


@rule("evo/10.21", "evo/10.25")
def test_encore_fetches_a_spurt_that_was_laid_once_it_has_paid() -> None:
    table = table_of(
        APART, hands="anna:spurt bruno:encore", at=names.AUCTION, genes="leg egg fur",
        points="anna:9",
    )  # fmt: skip

    play(table, "spurt", "row1", "4", "row2", "0", "row3", "0")
    assert (asked_what(table), table.first_asked()) == ("encore", BRUNO)
    assert points_of(table)[ANNA] == 8
    play(table, "encore", luck=Dice(1))

    assert cards_of(table, BRUNO) == {"spurt"}


# -- 22 Me first -----------------------------------------------------------------------------


@rule("evo/10.22")
def test_me_first_moves_its_player_to_the_front_for_the_rest_of_the_turn() -> None:
    table = table_of(APART, hands="chloe:me_first", at=names.BEFORE_MOVEMENT)

    play(table, "me_first")

    assert [int(seat) for seat in table.order] == [CHLOE, ANNA, BRUNO]
    assert (asked_what(table), table.first_asked()) == ("walk", CHLOE)


@rule("evo/10.22")
def test_me_first_rolls_the_climate_die() -> None:
    table = table_of(APART, hands="chloe:me_first", climate="beach", at=names.BEFORE_CLIMATE)

    happened = told(table, "me_first", dice=[2])

    rolled = [event for event in happened if isinstance(event, events.ClimateRolled)]
    assert [event.seat for event in rolled] == [CHLOE]


@rule("evo/10.22")
def test_me_first_rolls_the_meteor_die() -> None:
    table = table_of(APART, hands="chloe:me_first", meteor=10, at=names.BEFORE_METEOR)

    happened = told(table, "me_first", dice=[1])

    struck = [event for event in happened if isinstance(event, events.MeteorStruck)]
    assert [event.seat for event in struck] == [CHLOE]


@rule("evo/10.22", "evo/9.2")
def test_after_me_first_the_poll_begins_with_its_player() -> None:
    table = table_of(
        APART, hands="anna:flood bruno:me_first+weather chloe:catastrophe", at=names.BEFORE_CLIMATE
    )

    play(table, "pass", "me_first", "pass", "pass", "pass")

    assert (asked_what(table), table.first_asked()) == ("card", BRUNO)
    assert "weather" in choices(table)


@rule("evo/10.22")
@pytest.mark.parametrize(
    "stage",
    [
        names.BEFORE_CLIMATE,
        names.BEFORE_MOVEMENT,
        names.BEFORE_BIRTHS,
        names.BEFORE_SURVIVAL,
        names.BEFORE_METEOR,
    ],
)
def test_me_first_fits_the_start_of_phases_two_to_six(stage: int) -> None:
    assert moments.FITTING[stage] >> CARD_NAMES.index("me_first") & 1


# -- 23 Quiet eon ----------------------------------------------------------------------------


@rule("evo/10.23")
def test_after_a_quiet_eon_no_card_is_played_this_turn() -> None:
    table = table_of(
        APART, hands="anna:super_size+dud bruno:quiet_eon chloe:vegetarian",
        at=names.BEFORE_MOVEMENT,
    )  # fmt: skip

    play(table, "super_size", "pass", "pass", "pass", "quiet_eon")

    assert asked_what(table) == "walk"
    assert table.is_active(CARD_NAMES.index("super_size"))
    assert not table.cards_allowed()


@rule("evo/10.23", "evo/10.21")
def test_a_quiet_eon_blocks_encore() -> None:
    table = table_of(
        APART, hands="anna:super_size bruno:quiet_eon chloe:encore", at=names.BEFORE_MOVEMENT
    )

    play(table, "super_size")
    assert (asked_what(table), choices(table)) == ("encore", {"pass", "rest", "quiet_eon"})
    play(table, "quiet_eon")

    assert asked_what(table) == "walk"
    assert cards_of(table, CHLOE) == {"encore"}


@rule("evo/10.23")
@pytest.mark.parametrize(
    ("stage", "genes"),
    [
        (names.BEFORE_CLIMATE, ""),
        (names.MOVEMENT, ""),
        (names.BIRTHS, ""),
        (names.AUCTION, "leg egg fur"),
    ],
)
def test_a_quiet_eon_fits_any_moment(stage: int, genes: str) -> None:
    table = table_of(APART, hands="anna:quiet_eon", at=stage, genes=genes)

    assert "quiet_eon" in choices(table)


# -- 24 Unexpected gene ----------------------------------------------------------------------


@rule("evo/10.24")
def test_the_unexpected_gene_is_worth_two_points_at_the_end() -> None:
    table = table_of(
        APART, hands="bruno:unexpected", points="anna:21 bruno:20 chloe:5", meteor=13,
        at=names.BEFORE_METEOR,
    )  # fmt: skip

    play(table, "pass", luck=Script([]))

    assert final(table).winners == [BRUNO]
    assert final(table).score(BRUNO) == 22
    assert points_of(table)[BRUNO] == 20


@rule("evo/10.24", "evo/10.23")
def test_a_quiet_eon_does_not_stop_the_unexpected_gene() -> None:
    table = table_of(
        APART, hands="anna:quiet_eon bruno:unexpected", points="anna:20 bruno:20 chloe:5",
        meteor=13, at=names.BEFORE_METEOR,
    )  # fmt: skip

    play(table, "quiet_eon")

    assert final(table).score(BRUNO) == 22


@rule("evo/10.24")
def test_the_unexpected_gene_cannot_be_played_before_the_end() -> None:
    table = table_of(APART, hands="bruno:unexpected", at=names.BEFORE_CLIMATE)

    assert refusal(table, "unexpected").rule == "evo/10.24"
