"""Chapter 12: variants."""

import pytest
from tests.games.holotype.tables import go, setup_of, table_of
from tests.support import rule

from pangaea.core.errors import BadVariant
from pangaea.core.luck import Dice
from pangaea.games.holotype import GAME
from pangaea.games.holotype.rules.names import WORKER
from pangaea.games.holotype.rules.table import Table

READY = "hand tawa | fossils 1T | research 3"


@rule("holotype/12.1")
def test_the_elementary_game_has_neither_objectives_nor_milestones() -> None:
    table = GAME.start(setup_of(3, elementary=True), Dice(1))

    assert isinstance(table, Table)
    assert (table.step, table.displayed) == (WORKER, 0)
    assert table.setup.milestones == 0
    assert table.setup.resets != 0


@rule("holotype/12.1")
def test_a_milestone_space_is_plain_in_the_elementary_game() -> None:
    table = table_of(ana=READY, bo="", track=3, variants={"elementary": True})

    go(table, "paleontologist", "journal", "tawa")

    assert (table.step, table.turn) == (WORKER, 1)


@rule("holotype/12.2")
@pytest.mark.parametrize(("strip", "length"), [("2", 14), ("3", 20), ("4", 25), ("5", 30)])
def test_a_strip_of_another_number_of_players(strip: str, length: int) -> None:
    setup = setup_of(3, track=strip)

    assert setup.length == length
    assert list(setup.spaces) == [1, 2, 2, 1, 1]


@rule("holotype/12.3")
def test_a_smaller_number_of_holotypes_keeps_the_symbols_before_it() -> None:
    """The strip for two has resets on 3, 6, 9 and 12, and milestones on 4, 7 and 10."""
    setup = setup_of(2, last_space=7)

    assert setup.length == 7
    assert setup.resets == 1 << 3 | 1 << 6
    assert setup.milestones == 1 << 4


@rule("holotype/12.3")
def test_a_larger_number_changes_nothing() -> None:
    assert setup_of(2, last_space=40).length == 14


@rule("holotype/12.3")
def test_a_number_that_makes_no_sense_is_refused() -> None:
    with pytest.raises(BadVariant, match="last_space"):
        setup_of(2, last_space=-1)
