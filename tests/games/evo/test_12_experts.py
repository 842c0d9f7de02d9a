"""Chapter 12: the experts' variant."""

import pytest
from tests.games.evo.tables import ANNA, APART, BRUNO, CHLOE, genes_of, play, points_of, table_of
from tests.support import rule

from pangaea.core.luck import Dice
from pangaea.games.evo.rules import prices
from pangaea.games.evo.rules.names import AUCTION, BEFORE_AUCTION, NO_ROW
from pangaea.games.evo.rules.table import Table
from pangaea.testing.answers import asked_what, choices


def sale(points: str = "", hands: str = "") -> Table:
    return table_of(
        APART, at=AUCTION, genes="leg egg", points=points, hands=hands, variants={"experts": True}
    )


@rule("evo/12.1")
def test_one_gene_fewer_is_drawn() -> None:
    assert sale().rows == 2


@rule("evo/12.1")
def test_only_who_is_outbid_may_drop_out() -> None:
    table = sale()

    assert choices(table) == {"row1", "row2"}
    play(table, "row1", "0", "row2", "0")
    assert choices(table) == {"row1", "row2"}  # Chloe must outbid somebody
    play(table, "row1", "1")
    assert (table.first_asked(), choices(table)) == (ANNA, {"row1", "row2", "drop"})

    play(table, "drop", luck=Dice(1))

    assert genes_of(table, ANNA)["leg"] == 1
    assert genes_of(table, CHLOE)["leg"] == 2
    assert points_of(table) == [10, 10, 9]


@rule("evo/12.2")
def test_who_cannot_pay_any_bid_is_out() -> None:
    """Two rows are taken for 1; Chloe has nothing and is not asked."""
    table = sale(points="anna:9 bruno:9 chloe:0")

    play(table, "row1", "1", "row2", "1", luck=Dice(1))

    assert table.turn == 4
    assert points_of(table) == [8, 8, 0]


@rule("evo/12.2")
def test_several_may_drop_out_and_genes_nobody_took_go_back() -> None:
    table = sale()
    before = sum(int(number) for number in table.bag)

    play(table, "row1", "0", "row1", "1", "drop", "row1", "2", "drop", luck=Dice(1))

    assert [sum(genes_of(table, seat).values()) for seat in (ANNA, BRUNO, CHLOE)] == [5, 5, 6]
    assert sum(int(number) for number in table.bag) == before + 1 - (2 if table.rows else 0)


@rule("evo/12.2", "evo/10.16")
def test_with_a_dud_two_genes_fewer_are_drawn() -> None:
    table = table_of(APART, hands="anna:dud", at=BEFORE_AUCTION, variants={"experts": True})

    play(table, "dud", genes="leg")

    assert table.rows == 1
    assert choices(table) == {"row1", "drop"}


@rule("evo/12.2", "evo/10.25")
@pytest.mark.parametrize(("held", "found"), [("spurt", {"drop", "spurt"}), ("flood", {"drop"})])
def test_who_can_pay_nothing_is_asked_as_long_as_a_spurt_could_help(
    held: str, found: set[str]
) -> None:
    """Two rows are taken for 1 and Chloe has no point: all can see that a spurt would do."""
    table = sale(points="anna:9 bruno:9 chloe:0", hands=f"chloe:{held}")

    play(table, "row1", "1", "row2", "1")

    assert (table.first_asked(), choices(table)) == (CHLOE, found)


@rule("evo/12.2", "evo/10.25")
def test_a_spurt_lets_a_poor_player_bid() -> None:
    table = sale(points="anna:9 bruno:9 chloe:0", hands="chloe:spurt")

    play(table, "row1", "1", "row2", "1", "spurt")
    assert choices(table) == {"row1", "row2"}
    play(table, "row1", "3", "drop", luck=Dice(1))

    assert genes_of(table, CHLOE)["leg"] == 2
    assert points_of(table) == [9, 8, 0]


@rule("evo/12.2", "evo/10.25")
def test_who_can_pay_nothing_even_with_a_spurt_is_not_asked() -> None:
    table = sale(points="anna:9 bruno:9 chloe:0", hands="chloe:spurt")

    play(table, "row1", "3", "row2", "3", luck=Dice(1))

    assert asked_what(table) == "card"  # the moment of payment
    assert prices.row_of(table, CHLOE) == NO_ROW
