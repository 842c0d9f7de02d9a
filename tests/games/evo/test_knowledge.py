"""What search knows of EVO: a policy that is always legal, the worth of a position, its horizon."""

import pytest
from tests.games.evo.tables import ANNA, APART, BRUNO, CHLOE, anna_at, play, table_of

from pangaea.core.luck import Dice
from pangaea.games.evo import GAME
from pangaea.games.evo.rules.names import (
    AUCTION,
    BEFORE_CLIMATE,
    BEFORE_SURVIVAL,
    BID,
    BIRTHS,
)
from pangaea.games.evo.rules.table import Table

ADVISOR = GAME.advisor


def likely(table: Table) -> str:
    """Say what the policy answers for the asked seat."""
    seat = int(table.first_asked())
    option = ADVISOR.policy(table.veiled(seat), seat, Dice(1))
    return table.question(seat).domain.things[option].token


def worth(table: Table) -> list[float]:
    """Say what a position promises each seat."""
    return ADVISOR.worth(table)


# -- the policy -------------------------------------------------------------------------------


def test_it_flees_deadly_ground_and_stays_on_good_ground() -> None:
    """On yellow the hill B09 is deadly; next to it are beaches."""
    table = table_of(anna_at("B09"), climate="beach")

    assert likely(table) == "B09"
    play(table, "B09")
    assert likely(table) in {"B02", "B03"}
    stays = table_of(anna_at("B03"), climate="plain", traits="anna:fur3")
    assert likely(stays) in {"done", "B03"}


def test_it_lays_where_newborns_survive() -> None:
    table = table_of(anna_at("B02 B03"), climate="beach", at=BIRTHS)

    assert likely(table) in {"B01", "B04"}


def test_it_bids_the_least_on_a_gene_and_goes_without_when_nothing_pays() -> None:
    table = table_of(APART, at=AUCTION, genes="tail egg tail", turn=1, meteor=1)

    assert likely(table) == "row2"
    play(table, "row2")
    assert table.step == BID
    assert likely(table) == "0"


def test_it_plays_a_card_that_saves_many_and_keeps_one_that_saves_nobody() -> None:
    cold = table_of(
        anna_at("B03 B07 B08 B14"), climate="beach", hands="anna:thermal", at=BEFORE_SURVIVAL
    )
    warm = table_of(anna_at("B02"), climate="beach", hands="anna:thermal+flood", at=BEFORE_SURVIVAL)

    assert likely(cold) == "thermal"
    assert likely(warm) in {"pass", "rest"}


def test_who_has_no_card_that_fits_lets_the_whole_turn_pass() -> None:
    """Motivation is for one's own steps, whoever is asked at the moments of the turn."""
    table = table_of(APART, hands="anna:motivation", at=BEFORE_CLIMATE)

    assert likely(table) == "rest"


# -- the worth --------------------------------------------------------------------------------


def test_more_points_are_worth_more_and_the_more_so_near_the_end() -> None:
    early = table_of(APART, at=AUCTION, genes="leg leg leg", points="anna:20", meteor=2)
    late = table_of(APART, at=AUCTION, genes="leg leg leg", points="anna:20", meteor=13)

    assert worth(early)[ANNA] > worth(early)[BRUNO]
    assert worth(late)[ANNA] > worth(early)[ANNA]
    assert worth(early)[BRUNO] == pytest.approx(worth(early)[CHLOE], abs=0.05)


def test_a_sure_victory_is_worth_nearly_as_much_as_one_at_the_end() -> None:
    table = table_of(APART, at=AUCTION, genes="leg leg leg", points="anna:70", meteor=13)

    assert worth(table)[ANNA] > 0.95
    assert worth(table)[BRUNO] < 0.05


def test_a_herd_on_good_ground_is_worth_more_than_one_that_will_die() -> None:
    """On yellow: four on beaches, or four on hills and mountains, both of four."""
    well = table_of(anna="B01 B02 B03 B04", bruno="D18", chloe="B13", climate="beach")
    badly = table_of(anna="B09 B14 B15 B16", bruno="D18", chloe="B13", climate="beach")

    assert worth(well)[ANNA] > worth(badly)[ANNA]


def test_genes_are_worth_more_the_more_turns_are_left() -> None:
    plain = {at: table_of(APART, at=AUCTION, genes="leg leg leg", meteor=at) for at in (4, 13)}
    horned = {
        at: table_of(APART, at=AUCTION, genes="leg leg leg", meteor=at, traits="anna:horn2")
        for at in (4, 13)
    }
    gains = {at: worth(horned[at])[ANNA] - worth(plain[at])[ANNA] for at in (4, 13)}

    assert gains[4] > gains[13] > 0.0


def test_neither_policy_nor_worth_knows_what_others_hold() -> None:
    """The same table, but for the cards in Bruno's hand and in the pile."""
    tables = [
        table_of(APART, at=BEFORE_SURVIVAL, hands=f"anna:thermal+scorcher bruno:{cards}")
        for cards in ("cold_snap+adaptable", "encore+spurt")
    ]

    assert worth(tables[0]) == worth(tables[1])
    assert ADVISOR.policy(tables[0], ANNA, Dice(3)) == ADVISOR.policy(tables[1], ANNA, Dice(3))


# -- the horizon ------------------------------------------------------------------------------


def test_the_pace_has_two_steps_a_turn() -> None:
    movement = table_of(APART, turn=4)
    auction = table_of(APART, turn=4, at=AUCTION, genes="leg leg leg")
    following = table_of(APART, turn=5)

    paces = [int(ADVISOR.pace(table, 0)) for table in (movement, auction, following)]

    assert paces == [paces[0], paces[0] + 1, paces[0] + 2]
    assert ADVISOR.depth(movement) > 0
