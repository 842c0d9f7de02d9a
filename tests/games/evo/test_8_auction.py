"""Chapter 8: meteor and auction."""

import pytest
from tests.games.evo.tables import *
from tests.support import rule

from pangaea.core.luck import Dice, Script
from pangaea.games.evo import GAME
from pangaea.games.evo.box import Box
from pangaea.games.evo.events import BidPlaced, WasOutbid
from pangaea.games.evo.rules import auction, prices
from pangaea.games.evo.rules.names import AUCTION, BEFORE_METEOR, EGG, LEG
from pangaea.games.evo.rules.table import Table
from pangaea.testing.answers import asked_what, choices, refusal


def sale(
    genes: str = "leg egg fur", *, points: str = "", traits: str = "", order: str = ""
) -> Table:
    return table_of(APART, at=AUCTION, genes=genes, points=points, traits=traits, order=order)


def bought(table: Table, *answers: str) -> Table:
    """Play an auction to its end, and on to the first question of the next turn."""
    return play(table, *answers, luck=Dice(1))


# -- the meteor ------------------------------------------------------------------------------


@rule("evo/8.1")
@pytest.mark.parametrize(("space", "faces"), [(11, {1, 2}), (12, {1, 2, 3}), (13, {1, 2, 3, 4})])
def test_the_faces_on_a_space_end_the_game(space: int, faces: set[int]) -> None:
    for die in range(1, 7):
        table = blank(setup_of(3))
        table.step = table.stage = BEFORE_METEOR
        table.meteor, table.turn = space - 1, 1
        luck = Script([die - 1, *gene_picks(table, "leg leg leg")])
        table.go_on(luck)
        assert table.is_over() == (die in faces)


@rule("evo/8.1", "evo/8.2")
def test_no_die_is_rolled_on_a_space_without_faces() -> None:
    table = table_of(APART, at=BEFORE_METEOR, meteor=5, genes="leg egg fur")

    assert table.meteor == 6
    assert asked_what(table) == "gene"


@rule("evo/8.2")
def test_the_last_space_ends_the_game_without_a_roll_or_an_auction() -> None:
    table = table_of(APART, at=BEFORE_METEOR, meteor=13)

    assert table.asked() == []
    assert table.rows == 0


@rule("evo/8.1")
@pytest.mark.parametrize(("seats", "least"), [(3, 11), (4, 10), (5, 9)])
def test_a_game_lasts_as_long_as_the_track_says(seats: int, least: int) -> None:
    setup = setup_of(seats)

    first_danger = min(n for n, faces in enumerate(setup.meteor_faces) if faces)

    assert first_danger - setup.meteor_start == least
    assert setup.impact - setup.meteor_start == least + 3


# -- bidding ---------------------------------------------------------------------------------


@rule("evo/8.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_as_many_genes_as_players_are_drawn(seats: int) -> None:
    table = blank(setup_of(seats))

    auction.draw_genes(table, Dice(1))

    assert table.rows == seats
    assert auction.genes_left(table) == 62 - seats


@rule("evo/8.3")
def test_a_species_without_dinosaurs_bids_too() -> None:
    table = table_of(anna="", bruno="D18", chloe="B13", at=AUCTION, genes="leg egg fur")

    assert (table.first_asked(), asked_what(table)) == (ANNA, "gene")


@rule("evo/8.4")
def test_bids_go_in_turn_order_on_free_genes_or_above_a_bid() -> None:
    table = sale(order="chloe anna bruno")

    assert (table.first_asked(), choices(table)) == (CHLOE, {"row1", "row2", "row3"})
    play(table, "row1", "2")
    assert table.first_asked() == ANNA
    play(table, "row1")
    assert min(table.options(ANNA)) == 3
    assert refusal(table, "2").rule == "evo/8.4"
    assert refusal(table, "0").words == "why-not-too-little"


@rule("evo/8.4")
def test_nobody_may_pass() -> None:
    table = sale()

    assert "drop" not in choices(table)
    assert refusal(table, "drop").rule == "evo/8.4"


@rule("evo/8.4")
def test_more_than_six_may_be_bid() -> None:
    table = sale(points="anna:25")

    play(table, "row1")

    assert choices(table) == {str(amount) for amount in range(26)}


@rule("evo/8.4")
def test_equal_genes_that_are_free_are_one_choice() -> None:
    table = sale("leg leg fur")

    assert choices(table) == {"row1", "row3"}
    assert GAME.alike(table, ANNA, 1) == 0
    play(table, "row1", "1")
    assert choices(table) == {"row1", "row2", "row3"}


@rule("evo/8.5")
def test_who_is_outbid_bids_again_before_anybody_else() -> None:
    table = sale()

    happened = told(table, "row1", "1", "row1", "2")

    assert table.first_asked() == ANNA
    assert happened == [
        BidPlaced(seat=ANNA, gene=LEG, amount=1),
        BidPlaced(seat=BRUNO, gene=LEG, amount=2),
        WasOutbid(seat=ANNA),
    ]
    assert choices(table) == {"row1", "row2", "row3"}
    play(table, "row2", "0")
    assert table.first_asked() == CHLOE


@rule("evo/8.5")
def test_outbidding_can_go_on_in_a_chain() -> None:
    """Chloe outbids Bruno, who outbids Anna, who outbids Bruno, who takes what is free."""
    table = sale()
    asked = []

    for answers in (
        ("row1", "0"),
        ("row2", "0"),
        ("row2", "1"),
        ("row1", "1"),
        ("row1", "2"),
        ("row3", "0"),
    ):
        asked.append(int(table.first_asked()))
        bought(table, *answers)

    assert asked == [ANNA, BRUNO, CHLOE, BRUNO, ANNA, BRUNO]
    assert table.turn == 4


@rule("evo/8.6")
def test_nobody_bids_more_than_they_can_pay() -> None:
    table = sale(points="anna:2 bruno:3", traits="anna:mutant1")

    play(table, "row1")

    assert choices(table) == {"0", "1", "2", "3"}
    assert refusal(table, "4").rule == "evo/8.6"


@rule("evo/8.6")
def test_a_gene_out_of_reach_cannot_be_bid_on() -> None:
    table = sale(points="anna:5 bruno:5")

    play(table, "row1", "5")

    assert choices(table) == {"row2", "row3"}
    assert refusal(table, "row1").rule == "evo/8.6"


# -- paying ----------------------------------------------------------------------------------


@rule("evo/8.7")
@pytest.mark.parametrize(("bid", "pays"), [("5", 3), ("1", 0), ("2", 0)])
def test_the_rulebook_example_of_two_mutants(bid: str, pays: int) -> None:
    table = sale(points="anna:10", traits="anna:mutant2")

    bought(table, "row1", bid, "row2", "0", "row3", "0")

    assert points_of(table)[ANNA] == 10 - pays
    assert genes_of(table, ANNA)["leg"] == 2


@rule("evo/8.7")
def test_all_pay_at_the_same_time_and_take_their_genes() -> None:
    table = sale(points="anna:10 bruno:10 chloe:10")

    play(table, "row1", "1", "row2", "2")
    assert points_of(table) == [10, 10, 10]
    bought(table, "row3", "3")

    assert points_of(table) == [9, 8, 7]
    assert [genes_of(table, seat)[gene] for seat, gene in enumerate(("leg", "egg", "fur"))] == [
        2,
        2,
        2,
    ]


@rule("evo/8.7")
def test_a_mutant_bought_now_helps_from_the_next_auction_on() -> None:
    table = sale("mutant egg fur", points="anna:10")

    bought(table, "row1", "3", "row2", "0", "row3", "0")

    assert points_of(table)[ANNA] == 7
    assert genes_of(table, ANNA)["mutant"] == 1


@rule("evo/8.8")
def test_a_card_gene_brings_a_card_and_leaves_the_game() -> None:
    table = sale("card egg fur")
    before = sum(int(number) for number in table.bag)

    bought(table, "row1", "1", "row2", "0", "row3", "0")

    assert len(cards_of(table, ANNA)) == 1
    assert table.held[ANNA] == 1
    assert "card" not in genes_of(table, ANNA)
    assert sum(int(number) for number in table.bag) == before


@rule("evo/8.8")
def test_only_the_buyer_sees_the_card_drawn() -> None:
    table = sale("card egg fur")

    bought(table, "row1", "1", "row2", "0", "row3", "0")

    assert cards_of(table.veiled(BRUNO), ANNA) == set()
    assert cards_of(table.veiled(ANNA), ANNA) == cards_of(table, ANNA)


@rule("evo/8.9")
def test_with_too_few_genes_those_left_are_drawn_and_players_may_pass() -> None:
    table = blank(setup_of(3))
    for gene in range(8):
        table.bag[gene] = 2 if gene == EGG else 0

    auction.draw_genes(table, Dice(1))

    assert table.rows == 2
    assert auction.may_pass(table)


@rule("evo/8.9")
def test_the_genes_of_the_box_last_until_the_end() -> None:
    """The longest game has one auction fewer than turns."""
    for seats in (3, 4, 5):
        setup = GAME.setup(seats, {}, Box())
        assert setup.seats * (setup_of(seats).impact - setup_of(seats).meteor_start - 1) <= 62


@rule("evo/8.7")
def test_the_price_is_shown_before_it_is_paid() -> None:
    table = sale(points="anna:10", traits="anna:mutant2")

    play(table, "row1", "5")

    assert prices.price(table, ANNA) == 3
    assert prices.price(table, BRUNO) == 0
