"""Chapter 3: the turn and its order."""

from itertools import permutations

from tests.games.evo.tables import (
    ANNA,
    BRUNO,
    CHLOE,
    anna_at,
    gene_picks,
    play,
    spaces_of,
    table_of,
)
from tests.support import looks_fair, rule

from pangaea.core.events import Journal
from pangaea.core.luck import Dice, Script
from pangaea.games.evo.rules import initiative
from pangaea.games.evo.rules.names import BEFORE_CLIMATE, MOVEMENT
from pangaea.games.evo.rules.table import Table
from pangaea.testing.answers import asked_what


def ordered(table: Table, *picks: int) -> list[int]:
    luck = Script(list(picks))
    initiative.fix_order(table, luck)
    assert luck.left() == 0
    return [int(seat) for seat in table.order]


@rule("evo/3.1")
def test_the_phases_of_a_turn_follow_one_another() -> None:
    table = table_of(
        anna="B02", bruno="D18", chloe="B13", climate="beach", at=BEFORE_CLIMATE, luck=Script([1])
    )
    answers = [*["done"] * 3, "B03", "D17", "B12", *["row1", "0", "row2", "0", "row3", "0"]]
    lots, no_move = [0], [1]  # Chloe has lost her newborn on a hill: she is first without a lot
    luck = Script([*gene_picks(table, "leg egg fur"), *lots, *no_move])
    table.listener = journal = Journal()

    play(table, *answers, luck=luck)

    kinds = [type(event).__name__ for event in journal.taken()]
    assert list(dict.fromkeys(kinds)) == [
        "Born", "Died", "Scored", "MeteorMoved", "GenesDrawn", "BidPlaced", "GeneBought",
        "TurnBegan", "OrderFixed", "ClimateRolled",
    ]  # fmt: skip


@rule("evo/3.1")
def test_everybody_finishes_a_phase_before_the_next_begins() -> None:
    table = table_of(anna="B02", bruno="D18", chloe="B13", at=MOVEMENT)
    asked = []

    for _ in range(3):
        asked.append((asked_what(table), int(table.first_asked())))
        play(table, "done")

    assert asked == [("walk", ANNA), ("walk", BRUNO), ("walk", CHLOE)]
    assert (asked_what(table), table.first_asked()) == ("birth", ANNA)


@rule("evo/3.2")
def test_the_longest_tail_goes_first() -> None:
    table = table_of(anna="B02", bruno="D18", chloe="B13", traits="bruno:tail3 chloe:tail2")

    assert ordered(table) == [BRUNO, CHLOE, ANNA]


@rule("evo/3.3")
def test_of_equal_tails_the_smaller_herd_goes_first() -> None:
    table = table_of(anna="B02 B03 B04", bruno="D18", chloe="B13 B12")

    assert ordered(table) == [BRUNO, CHLOE, ANNA]


@rule("evo/3.3")
def test_a_species_without_dinosaurs_has_the_fewest() -> None:
    table = table_of(anna_at("B02"), traits="bruno:tail2")

    assert ordered(table) == [BRUNO, CHLOE, ANNA]


@rule("evo/3.4")
def test_lots_are_drawn_among_equals_only() -> None:
    table = table_of(anna="B02", bruno="D18", chloe="B13", traits="anna:tail2")

    assert ordered(table, 1) == [ANNA, CHLOE, BRUNO]
    assert ordered(table, 0) == [ANNA, BRUNO, CHLOE]


@rule("evo/3.4")
def test_in_the_first_turn_every_order_is_as_likely() -> None:
    table, luck = table_of(anna="B02", bruno="D18", chloe="B13"), Dice(3)
    orders = list(permutations(range(3)))
    seen = []

    for _ in range(1200):
        initiative.fix_order(table, luck)
        seen.append(orders.index(tuple(int(seat) for seat in table.order)))

    assert looks_fair(seen, dict.fromkeys(range(6), 1 / 6))


@rule("evo/3.5")
def test_the_order_stands_even_if_dinosaurs_die() -> None:
    """Bruno loses his only dinosaur in an attack, and still plays where he did."""
    table = table_of(
        anna="B02", bruno="D18", chloe="D17 B13", order="bruno chloe anna", at=MOVEMENT
    )

    play(table, "D18", "D17", dice=[6])

    assert spaces_of(table, BRUNO) == set()
    assert [int(seat) for seat in table.order] == [BRUNO, CHLOE, ANNA]
    assert table.first_asked() == CHLOE
