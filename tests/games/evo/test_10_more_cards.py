"""Chapter 10, cards 13 to 27: births, the auction, and cards about cards."""

import pytest
from tests.games.evo.tables import (
    ANNA,
    APART,
    BRUNO,
    CHLOE,
    cards_of,
    choices,
    final,
    play,
    points_of,
    question,
    refusal,
    spaces_of,
    table_of,
    told,
)
from tests.support import rule

from pangaea.core.luck import Dice, Script
from pangaea.games.evo import events, windows
from pangaea.games.evo.box import CARD_NAMES
from pangaea.games.evo.names import (
    AUCTION,
    BEFORE_AUCTION,
    BEFORE_BIRTHS,
    BEFORE_CLIMATE,
    BEFORE_METEOR,
    BEFORE_MOVEMENT,
    BIRTHS,
)
from pangaea.games.evo.play import Evo

FIVE = "D16 D17 D18 D19 D20"
FOUR = "D16 D17 D18 D19"


# -- 13 Cuckoo -------------------------------------------------------------------------------


def hatched(herd: str, anna: str = "B02") -> Evo:
    """Bruno has just laid a newborn on D10, the last of the phase; Anna holds Cuckoo."""
    return play(
        table_of(
            anna=anna, bruno=herd, chloe="", hands="anna:cuckoo", order="anna chloe bruno",
            at=BIRTHS,
        ),
        *(["B03"] if anna else []), "D10",
    )  # fmt: skip


@rule("evo/10.13")
def test_a_cuckoo_replaces_a_newborn_of_a_herd_of_five() -> None:
    """Newborns count: four and one make five."""
    table = hatched(FOUR)

    assert choices(table) == {"pass", "rest", "cuckoo"}
    play(table, "cuckoo")
    assert choices(table) == {"D10"}
    assert refusal(table, "D17").words == "why-not-newborn"
    play(table, "D10")

    assert "D10" in spaces_of(table, ANNA)
    assert spaces_of(table, BRUNO) == set(FOUR.split())


@rule("evo/10.13")
def test_a_cuckoo_needs_a_herd_of_five() -> None:
    table = hatched("D16 D17 D18")

    assert "cuckoo" not in choices(table)


@rule("evo/10.13")
def test_a_cuckoo_may_come_from_an_extinct_species() -> None:
    table = hatched(FOUR, anna="")

    play(table, "cuckoo", "D10")

    assert spaces_of(table, ANNA) == {"D10"}


@rule("evo/10.13")
def test_a_cuckoo_needs_a_dinosaur_in_reserve() -> None:
    ten = "B01 B02 B03 B04 B05 B06 B07 B08 B09 B10"
    table = table_of(
        anna=ten, bruno=FOUR, chloe="", hands="anna:cuckoo", order="bruno anna chloe", at=BIRTHS
    )

    play(table, "D10")

    assert "cuckoo" not in choices(table)


# -- 14 and 15: laying -----------------------------------------------------------------------


@rule("evo/10.14")
@pytest.mark.parametrize(("die", "wins"), [(4, True), (5, False)])
def test_killer_babies_attack_with_one_more_horn(die: int, wins: bool) -> None:
    table = table_of(anna="B02", bruno="B03", chloe="D18", hands="anna:killer_babies", at=BIRTHS)

    play(table, "killer_babies")
    assert choices(table) == {"B01", "B03", "B08", "B09"}
    play(table, "B03", dice=[die])

    assert spaces_of(table, ANNA) == ({"B02", "B03"} if wins else {"B02"})
    assert spaces_of(table, BRUNO) == (set() if wins else {"B03"})
    assert table.asking != ANNA  # the egg is spent


@rule("evo/10.14")
def test_killer_babies_spare_their_own_and_those_with_three_horns_more() -> None:
    table = table_of(
        anna="B02 B08", bruno="B03", chloe="B01", hands="anna:killer_babies",
        traits="bruno:horn3 chloe:horn2", at=BIRTHS,
    )  # fmt: skip

    play(table, "killer_babies")

    assert {"B03", "B08"} & choices(table) == set()
    assert "B01" in choices(table)
    assert refusal(table, "B03").words == "why-not-horns"
    assert refusal(table, "B08").words == "why-not-occupied"


@rule("evo/10.14")
def test_cards_of_the_movement_phase_do_not_count_for_killer_babies() -> None:
    """Super size, Big brother and Peace gas are over: equal horns and one more win up to 4."""
    for die, wins in ((4, True), (5, False)):
        table = table_of(
            anna="B02", bruno="B03", chloe="D18",
            hands="anna:super_size+killer_babies+peace_gas bruno:big_brother", at=BEFORE_MOVEMENT,
        )  # fmt: skip
        play(table, "super_size", "pass", "pass", "big_brother", "pass", "peace_gas", "2", "pass")
        play(table, "pass", "done", "done", "done", "pass")
        play(table, "killer_babies", "B03", dice=[die])
        assert ("B03" in spaces_of(table, ANNA)) == wins


@rule("evo/10.14", "evo/10.10")
def test_a_vegetarian_diet_also_stops_killer_babies() -> None:
    table = table_of(
        anna="B02", bruno="B03", chloe="", hands="anna:killer_babies bruno:vegetarian",
        at=BEFORE_MOVEMENT,
    )  # fmt: skip

    play(table, "pass", "vegetarian", "pass", "pass", "done", "done")
    while question(table) == "card":
        play(table, "pass")
    play(table, "killer_babies")

    assert choices(table) == {"B01", "B08", "B09"}


@rule("evo/10.15")
def test_a_long_range_layer_reaches_three_steps_over_any_land() -> None:
    """From B02: B10 is two steps away, B11 three, B12 four; Bruno's dinosaurs do not hinder."""
    table = table_of(anna="B02", bruno="B03 B09", chloe="", hands="anna:long_range", at=BIRTHS)
    assert "B10" not in choices(table)

    play(table, "long_range")

    assert {"B01", "B10", "B11"} <= choices(table)
    assert {"B02", "B03", "B09", "B12"} & choices(table) == set()


@rule("evo/10.15", "evo/10.14")
def test_with_killer_babies_rivals_at_that_distance_are_open() -> None:
    table = table_of(
        anna="B02", bruno="B10 B12", chloe="", hands="anna:long_range+killer_babies", at=BIRTHS
    )

    play(table, "long_range", "pass", "killer_babies")

    assert "B10" in choices(table)
    assert "B12" not in choices(table)


@rule("evo/10.27")
def test_further_and_occupied_spaces_are_a_permission() -> None:
    """Nothing empty beside the adult: with both cards Anna may still stop."""
    table = table_of(
        anna="B01", bruno="B02 B07 B08", chloe="", hands="anna:long_range+killer_babies", at=BIRTHS
    )
    assert choices(table) == {"done", "killer_babies", "long_range"}

    play(table, "killer_babies", "pass", "long_range")

    assert "done" in choices(table)
    assert {"B02", "B03"} <= choices(table)


@rule("evo/10.27", "evo/6.3")
def test_an_empty_space_beside_an_adult_still_forces_a_birth() -> None:
    table = table_of(anna="B02", bruno="D18", chloe="", hands="anna:long_range", at=BIRTHS)

    play(table, "long_range")

    assert "done" not in choices(table)


# -- 26 No births ----------------------------------------------------------------------------


@rule("evo/10.26")
def test_no_births_means_none_of_any_kind() -> None:
    table = table_of(
        anna="B02", bruno="D18", chloe="", hands="anna:no_births", climate="beach",
        at=BEFORE_BIRTHS, options={"comes_back": True},
    )  # fmt: skip

    play(table, "no_births", genes="leg leg leg")

    assert question(table) == "gene"
    assert [int(number) for number in table.dinos] == [1, 1, 0]


# -- 16, 17, 25: the auction -----------------------------------------------------------------


@rule("evo/10.16")
def test_a_dud_draws_one_gene_fewer_and_lets_players_pass() -> None:
    table = table_of(APART, hands="anna:dud", at=BEFORE_AUCTION)

    play(table, "dud", genes="leg egg")

    assert table.rows == 2
    assert choices(table) == {"row1", "row2", "drop"}
    play(table, "drop", "drop")
    assert choices(table) == {"row1", "row2", "drop"}


@rule("evo/10.16")
def test_after_a_dud_genes_nobody_took_go_back_into_the_bag() -> None:
    table = table_of(APART, hands="anna:dud", at=BEFORE_AUCTION)
    before = [int(number) for number in table.bag]

    play(table, "dud", genes="leg egg")
    play(table, "drop", "drop", "drop", luck=Dice(1))

    assert [int(number) for number in table.bag] == before
    assert table.turn == 4


@rule("evo/10.16")
def test_after_a_dud_who_is_outbid_may_pass_too() -> None:
    table = table_of(APART, hands="anna:dud", at=BEFORE_AUCTION)

    play(table, "dud", genes="leg egg")
    play(table, "row1", "0", "row1", "1")

    assert table.asking == ANNA
    assert "drop" in choices(table)


@rule("evo/10.17")
@pytest.mark.parametrize("stage", [BEFORE_AUCTION, AUCTION])
def test_separate_evolution_is_outbid_by_three_or_not_at_all(stage: int) -> None:
    """Before the draw or with the bid, and for every later bid of its player."""
    genes = "" if stage == BEFORE_AUCTION else "leg egg fur"
    table = table_of(APART, hands="anna:separate", at=stage, genes=genes)

    play(table, "separate", genes="leg egg fur" if stage == BEFORE_AUCTION else "")
    play(table, "row1", "1", "row1")

    assert min(table.options(BRUNO)) == 4
    play(table, "4", "row1")
    assert min(table.options(ANNA)) == 5
    play(table, "5", "row1")
    assert min(table.options(BRUNO)) == 8


@rule("evo/10.25")
def test_a_genetic_spurt_pays_three_of_the_price() -> None:
    table = table_of(APART, hands="anna:spurt", at=AUCTION, genes="leg egg fur", points="anna:10")

    play(table, "row1", "5", "row2", "0", "row3", "0")
    assert (question(table), table.asking) == ("card", ANNA)
    play(table, "spurt", luck=Dice(1))

    assert points_of(table)[ANNA] == 8


@rule("evo/10.25")
def test_a_genetic_spurt_gives_no_change() -> None:
    table = table_of(APART, hands="anna:spurt", at=AUCTION, genes="leg egg fur", points="anna:10")

    play(table, "row1", "2", "row2", "0", "row3", "0")
    play(table, "spurt", luck=Dice(1))

    assert points_of(table)[ANNA] == 10


@rule("evo/10.25")
def test_without_a_price_nobody_is_asked_for_a_spurt() -> None:
    table = table_of(APART, hands="anna:spurt", at=AUCTION, genes="leg egg fur", turn=3)

    play(table, "row1", "0", "row2", "0", "row3", "0", luck=Dice(1))

    assert table.turn == 4


@rule("evo/10.25")
def test_a_spurt_laid_with_a_bid_raises_what_one_can_pay() -> None:
    table = table_of(APART, hands="anna:spurt", at=AUCTION, genes="leg egg fur", points="anna:2")

    happened = told(table, "spurt", "row1")
    assert happened == [events.CardLaid(seat=ANNA, card=CARD_NAMES.index("spurt"))]
    assert max(table.options(ANNA)) == 5
    play(table, "5", "row2", "0", "row3", "0", luck=Dice(1))

    assert points_of(table)[ANNA] == 0
    assert table.gone >> CARD_NAMES.index("spurt") & 1


@rule("evo/10.25")
def test_a_spurt_comes_back_when_its_bid_is_outbid() -> None:
    table = table_of(APART, hands="anna:spurt", at=AUCTION, genes="leg egg fur", points="anna:2")

    play(table, "spurt", "row1", "3", "row1", "4")

    assert table.asking == ANNA
    assert cards_of(table, ANNA) == {"spurt"}
    assert cards_of(table.veiled(BRUNO), ANNA) == {"spurt"}  # all have seen it
    assert "spurt" in choices(table)


@rule("evo/10.25", "evo/10.23")
def test_a_laid_spurt_stands_after_a_quiet_eon_but_is_not_laid_again() -> None:
    table = table_of(
        APART, hands="anna:spurt bruno:quiet_eon", at=AUCTION, genes="leg egg fur",
        points="anna:2 bruno:9",
    )  # fmt: skip
    play(table, "spurt", "row1", "5", "quiet_eon")

    paid = play(table.copy(), "row2", "0", "row3", "0", luck=Dice(1))
    outbid = play(table.copy(), "row1", "6")

    assert points_of(paid)[ANNA] == 0
    assert outbid.asking == ANNA
    assert cards_of(outbid, ANNA) == {"spurt"}
    assert "spurt" not in choices(outbid)


# -- 21 Encore -------------------------------------------------------------------------------


@rule("evo/10.21")
def test_encore_takes_the_card_just_played_for_a_later_turn() -> None:
    table = table_of(APART, hands="anna:super_size bruno:encore", at=BEFORE_MOVEMENT)

    play(table, "super_size")
    assert (question(table), table.asking) == ("encore", BRUNO)
    assert choices(table) == {"pass", "rest", "encore"}
    play(table, "encore")

    assert cards_of(table, BRUNO) == {"super_size"}
    assert refusal(table, "super_size").rule == "evo/10.21"
    assert table.active[CARD_NAMES.index("super_size")] == ANNA  # its effect stands


@rule("evo/10.21")
def test_everybody_knows_the_card_that_was_taken_back() -> None:
    table = table_of(APART, hands="anna:super_size bruno:encore+dud", at=BEFORE_MOVEMENT)

    play(table, "super_size", "encore")

    assert cards_of(table.veiled(CHLOE), BRUNO) == {"super_size"}
    assert table.held[BRUNO] == 2


@rule("evo/10.21")
def test_a_card_taken_back_is_playable_in_the_next_turn() -> None:
    table = table_of(APART, hands="anna:super_size bruno:encore", at=BEFORE_MOVEMENT)
    play(table, "super_size", "encore")
    luck = Dice(5)
    while table.turn == 3 or table.stage < BEFORE_MOVEMENT:
        seat = table.first_asked()
        table.answer(seat, table.options(seat)[0], luck)

    assert (question(table), table.asking) == ("card", BRUNO)
    assert "super_size" in choices(table)


@rule("evo/10.21")
def test_encore_cannot_fetch_itself_and_nobody_is_asked_once_it_is_gone() -> None:
    table = table_of(
        APART, hands="anna:super_size bruno:encore+vegetarian chloe:dud", at=BEFORE_MOVEMENT
    )

    play(table, "super_size", "encore")
    assert question(table) == "card"
    play(table, "vegetarian")

    assert question(table) != "encore"


@rule("evo/10.21", "evo/10.4")
def test_encore_comes_after_the_effect() -> None:
    table = table_of(APART, hands="anna:weather bruno:encore", climate="plain", at=BEFORE_CLIMATE)

    play(table, "weather", "back")

    assert (question(table), table.climate) == ("encore", 0)


@rule("evo/10.21")
def test_the_players_own_card_can_be_taken_back() -> None:
    table = table_of(APART, hands="anna:super_size+encore", at=BEFORE_MOVEMENT)

    play(table, "super_size", "encore")

    assert cards_of(table, ANNA) == {"super_size"}


@rule("evo/10.21", "evo/10.25")
def test_encore_fetches_a_spurt_that_was_laid_once_it_has_paid() -> None:
    table = table_of(
        APART, hands="anna:spurt bruno:encore", at=AUCTION, genes="leg egg fur", points="anna:9"
    )

    play(table, "spurt", "row1", "4", "row2", "0", "row3", "0")
    assert (question(table), table.asking) == ("encore", BRUNO)
    assert points_of(table)[ANNA] == 8
    play(table, "encore", luck=Dice(1))

    assert cards_of(table, BRUNO) == {"spurt"}


# -- 22 Me first -----------------------------------------------------------------------------


@rule("evo/10.22")
def test_me_first_moves_its_player_to_the_front_for_the_rest_of_the_turn() -> None:
    table = table_of(APART, hands="chloe:me_first", at=BEFORE_MOVEMENT)

    play(table, "me_first")

    assert [int(seat) for seat in table.order] == [CHLOE, ANNA, BRUNO]
    assert (question(table), table.asking) == ("walk", CHLOE)


@rule("evo/10.22")
def test_me_first_rolls_the_climate_die() -> None:
    table = table_of(APART, hands="chloe:me_first", climate="beach", at=BEFORE_CLIMATE)

    happened = told(table, "me_first", dice=[2])

    rolled = [event for event in happened if isinstance(event, events.ClimateRolled)]
    assert [event.seat for event in rolled] == [CHLOE]


@rule("evo/10.22")
def test_me_first_rolls_the_meteor_die() -> None:
    table = table_of(APART, hands="chloe:me_first", meteor=10, at=BEFORE_METEOR)

    happened = told(table, "me_first", dice=[1])

    struck = [event for event in happened if isinstance(event, events.MeteorStruck)]
    assert [event.seat for event in struck] == [CHLOE]


@rule("evo/10.22", "evo/9.2")
def test_after_me_first_the_poll_begins_with_its_player() -> None:
    table = table_of(
        APART, hands="anna:flood bruno:me_first+weather chloe:catastrophe", at=BEFORE_CLIMATE
    )

    play(table, "pass", "me_first", "pass", "pass", "pass")

    assert (question(table), table.asking) == ("card", BRUNO)
    assert "weather" in choices(table)


@rule("evo/10.22")
@pytest.mark.parametrize("stage", [0, 3, 5, 8, 12])
def test_me_first_fits_the_start_of_phases_two_to_six(stage: int) -> None:
    assert windows.cards_of_window(stage) >> CARD_NAMES.index("me_first") & 1


# -- 23 Quiet eon ----------------------------------------------------------------------------


@rule("evo/10.23")
def test_after_a_quiet_eon_no_card_is_played_this_turn() -> None:
    table = table_of(
        APART, hands="anna:super_size+dud bruno:quiet_eon chloe:vegetarian", at=BEFORE_MOVEMENT
    )

    play(table, "super_size", "pass", "pass", "pass", "quiet_eon")

    assert question(table) == "walk"
    assert table.is_active(CARD_NAMES.index("super_size"))
    assert not table.cards_allowed()


@rule("evo/10.23", "evo/10.21")
def test_a_quiet_eon_blocks_encore() -> None:
    table = table_of(
        APART, hands="anna:super_size bruno:quiet_eon chloe:encore", at=BEFORE_MOVEMENT
    )

    play(table, "super_size")
    assert (question(table), choices(table)) == ("encore", {"pass", "rest", "quiet_eon"})
    play(table, "quiet_eon")

    assert question(table) == "walk"
    assert cards_of(table, CHLOE) == {"encore"}


@rule("evo/10.23")
@pytest.mark.parametrize(
    ("stage", "genes"), [(BEFORE_CLIMATE, ""), (4, ""), (BIRTHS, ""), (AUCTION, "leg egg fur")]
)
def test_a_quiet_eon_fits_any_moment(stage: int, genes: str) -> None:
    table = table_of(APART, hands="anna:quiet_eon", at=stage, genes=genes)

    assert "quiet_eon" in choices(table)


# -- 24 Unexpected gene ----------------------------------------------------------------------


@rule("evo/10.24")
def test_the_unexpected_gene_is_worth_two_points_at_the_end() -> None:
    table = table_of(
        APART, hands="bruno:unexpected", points="anna:21 bruno:20 chloe:5", meteor=13,
        at=BEFORE_METEOR,
    )  # fmt: skip

    play(table, "pass", luck=Script([]))

    assert final(table).winners == [BRUNO]
    assert final(table).score(BRUNO) == 22
    assert points_of(table)[BRUNO] == 20


@rule("evo/10.24", "evo/10.23")
def test_a_quiet_eon_does_not_stop_the_unexpected_gene() -> None:
    table = table_of(
        APART, hands="anna:quiet_eon bruno:unexpected", points="anna:20 bruno:20 chloe:5",
        meteor=13, at=BEFORE_METEOR,
    )  # fmt: skip

    play(table, "quiet_eon")

    assert final(table).score(BRUNO) == 22


@rule("evo/10.24")
def test_the_unexpected_gene_cannot_be_played_before_the_end() -> None:
    table = table_of(APART, hands="bruno:unexpected", at=BEFORE_CLIMATE)

    assert refusal(table, "unexpected").rule == "evo/10.24"
