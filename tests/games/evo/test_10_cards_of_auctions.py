"""Chapter 10, cards 16, 17 and 25: the auction; one test or more for each."""

import pytest
from tests.games.evo.tables import ANNA, APART, BRUNO, cards_of, play, points_of, table_of, told
from tests.support import rule

from pangaea.core.luck import Dice
from pangaea.games.evo import events
from pangaea.games.evo.box import CARD_NAMES
from pangaea.games.evo.rules.names import AUCTION, BEFORE_AUCTION
from pangaea.testing.answers import asked_what, choices

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

    assert table.first_asked() == ANNA
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
    assert (asked_what(table), table.first_asked()) == ("card", ANNA)
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

    assert table.first_asked() == ANNA
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
    assert outbid.first_asked() == ANNA
    assert cards_of(outbid, ANNA) == {"spurt"}
    assert "spurt" not in choices(outbid)
