"""Chapter 6: end of the game."""

import pytest
from tests.games.cubosaurs.tables import (
    FABIEN,
    GAETAN,
    KRISTIAAN,
    dealing,
    last_round,
    play,
    table_of,
)
from tests.support import rule

from pangaea.games.cubosaurs import GAME
from pangaea.testing.answers import final


@rule("cubosaurs/6.1")
def test_the_highest_total_of_all_rounds_wins() -> None:
    """Fabien: 3 + 4. Kristiaan: 9 - 3."""
    table = last_round(fabien="", kristiaan="bronto", earlier="fabien:3 kristiaan:9")

    play(table, "keep")

    assert final(table).winners == [FABIEN]
    assert (final(table).score(FABIEN), final(table).score(KRISTIAAN)) == (7, 6)
    assert final(table).rule == "cubosaurs/6.1"


@rule("cubosaurs/6.1")
def test_the_game_goes_on_until_the_last_round_is_scored() -> None:
    table = table_of(fabien="", kristiaan="trex", gaetan="stego", hand="ptero", pile=0)

    play(table, "keep", luck=dealing(table, "ptero*4", drawn="trex"))

    assert GAME.outcome(table) is None
    assert not table.is_over()


@rule("cubosaurs/6.2")
def test_a_tie_is_broken_by_the_last_round() -> None:
    """Six each; Fabien made 4 of his in the last round, Gaëtan 2, Kristiaan none."""
    earlier = "fabien:2 kristiaan:6 gaetan:4"
    table = last_round(fabien="", kristiaan="", gaetan="stego", earlier=earlier)

    play(table, "keep")

    assert [standing.total for standing in final(table).standings] == [6, 6, 6]
    assert [standing.seat for standing in final(table).standings] == [FABIEN, GAETAN, KRISTIAAN]
    assert [standing.rank for standing in final(table).standings] == [1, 2, 3]
    assert final(table).winners == [FABIEN]


@rule("cubosaurs/6.2")
def test_the_last_round_matters_only_in_a_tie() -> None:
    table = last_round(fabien="", kristiaan="ptero", earlier="fabien:2 kristiaan:9")

    play(table, "keep")

    assert final(table).winners == [KRISTIAAN]


@rule("cubosaurs/6.3")
def test_who_is_still_tied_shares_the_victory() -> None:
    earlier = "fabien:2 kristiaan:2 gaetan:1"
    table = last_round(fabien="", kristiaan="trex", gaetan="ptero", earlier=earlier)

    play(table, "keep")

    assert final(table).winners == [FABIEN, KRISTIAAN]
    assert [standing.rank for standing in final(table).standings] == [1, 1, 3]


@rule("cubosaurs/6.1", "cubosaurs/6.3")
@pytest.mark.parametrize("earlier", ["fabien:5", "kristiaan:9"])
def test_the_standings_add_up_to_their_lines(earlier: str) -> None:
    table = last_round(fabien="bronto*3", kristiaan="stego ptero", earlier=earlier)

    play(table, "keep")

    for standing in final(table).standings:
        assert standing.total == sum(line.points for line in standing.lines)
