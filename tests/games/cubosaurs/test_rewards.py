"""What the end of a game is worth to search: victory first, then the lead (chapter 6)."""

import pytest
from tests.games.cubosaurs.tables import play, table_of
from tests.support import rule

from pangaea.games.cubosaurs.rules.table import Table


def ended(earlier: str) -> Table:
    """A game of two in which Fabien makes 4 points in the last round, Kristiaan none."""
    table = table_of(
        fabien="", kristiaan="", hand="trex", pile=0, round_number=2, earlier=earlier,
        variants={"rounds": "2"},
    )  # fmt: skip
    return play(table, "keep")


@rule("cubosaurs/6.1")
@pytest.mark.parametrize("earlier", ["fabien:9", "kristiaan:4", "kristiaan:30", "fabien:60"])
def test_of_two_players_one_gains_what_the_other_loses(earlier: str) -> None:
    rewards = ended(earlier).rewards()

    assert sum(rewards) == pytest.approx(1)
    assert all(0 <= reward <= 1 for reward in rewards)


@rule("cubosaurs/6.1")
def test_a_wider_lead_is_worth_more() -> None:
    margins = [ended(f"fabien:{points}").rewards()[0] for points in (0, 3, 9, 20)]

    assert margins == sorted(set(margins))


@rule("cubosaurs/6.2")
def test_a_tie_won_by_the_last_round_is_a_victory() -> None:
    """Both have 4 points in all; only Fabien made them in the last round."""
    won, lost = ended("kristiaan:4").rewards()

    assert won > 0.5 > lost


@rule("cubosaurs/6.3")
def test_a_shared_victory_is_worth_half() -> None:
    table = table_of(fabien="", kristiaan="trex", hand="trex", pile=0, variants={"rounds": "1"})

    assert play(table, "keep").rewards() == pytest.approx([0.5, 0.5])
