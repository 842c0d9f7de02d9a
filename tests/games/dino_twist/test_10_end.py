"""Chapter 10: the end, and every point explained."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.dino_twist.tables import *
from tests.support import played_on, rule

from pangaea.core.flow import OVER
from pangaea.core.luck import Dice
from pangaea.core.state import NOBODY
from pangaea.games.dino_twist import GAME
from pangaea.games.dino_twist.events import EventTurned, RockFell, TurnBegan
from pangaea.games.dino_twist.rules.names import LANDS, NO_CARD
from pangaea.games.dino_twist.rules.scoring import score
from pangaea.games.dino_twist.rules.table import Table
from pangaea.testing.answers import final

FULL = "mountain=9 cliff=8 jungle=2 desert=4 river=10 hill=7 "
FULL += "beach=5 sea=baby:aqua"


@rule("dino_twist/10.1")
def test_the_big_rock_ends_the_game_at_once() -> None:
    table = table_of(lise="voli:3 carni:9", celian="aqua:5", events_left=0)
    play(table, lise="voli:3", celian="aqua:5")
    play(table, lise="cliff")

    happened = told(table, celian="sea")

    assert isinstance(happened[-1], RockFell)
    assert not any(isinstance(event, EventTurned) for event in happened)
    assert table.asked() == []
    assert table.first_asked() == NOBODY


@rule("dino_twist/10.1")
def test_while_an_event_is_left_the_game_goes_on() -> None:
    table = revealed(lise="voli:3", celian="aqua:5", events_left=2)

    play(table, lise="cliff", celian="sea")

    assert GAME.outcome(table) is None
    assert table.asked()


@rule("dino_twist/10.2")
def test_every_point_is_explained() -> None:
    """9 + 8 + 2 + 4 + 10 + 7 + 5 + 1 = 46, +10 for the island, +7 for claws, three buried cards."""
    table = table_of(
        lise="voli:3 herbi:8", celian="aqua:5", events_left=0, islands={"lise": FULL},
        bonus="lise:10", graves="lise:3", bonuses_gone=1, pile="",
    )  # fmt: skip
    play(table, lise="voli:3", celian="aqua:5")
    play(table, lise="cliff decline", celian="sea")

    best = final(table).standings[0]

    assert {line.source: line.points for line in best.lines} == {
        "points-island": 46, "points-island-bonus": 10, "points-cemetery": 6, "points-claws": 7,
    }  # fmt: skip
    assert best.total == 69


@rule("dino_twist/10.2")
def test_hands_are_discarded_for_no_points() -> None:
    table = table_of(lise="voli:3 herbi:8*2", celian="aqua:5", events_left=0, pile="")
    play(table, lise="voli:3", celian="aqua:5")

    play(table, lise="cliff", celian="sea")

    assert not hand_of(table, LISE)
    assert discards_of(table) == counted("herbi:8*2")
    assert final(table).score(LISE) == 1


@rule("dino_twist/10.1", "dino_twist/3.3")
def test_no_turn_begins_with_the_big_rock() -> None:
    """The page of a finished game shows the number of turns that were played."""
    table = revealed(event="carnage", lise="voli:3", celian="aqua:5", events_left=0)

    happened = told(table, lise="cliff", celian="sea")

    assert not any(isinstance(event, TurnBegan) for event in happened)
    assert table.turn == 2


@rule("dino_twist/10.3")
def test_the_highest_score_wins() -> None:
    table = table_of(
        lise="voli:3", celian="aqua:5", marilys="herbi:7", events_left=0, graves="marilys:4"
    )
    play(table, lise="voli:3", celian="aqua:5", marilys="herbi:7")
    play(table, lise="cliff", celian="sea", marilys="hill")

    assert final(table).winners == [MARILYS]
    assert [standing.rank for standing in final(table).standings] == [1, 2, 2]


@rule("dino_twist/10.3")
def test_players_with_the_same_score_share_the_victory() -> None:
    table = revealed(lise="voli:3", celian="aqua:5", events_left=0)
    play(table, lise="cliff", celian="sea")

    assert final(table).winners == [LISE, CELIAN]
    assert [standing.rank for standing in final(table).standings] == [1, 1]


@rule("dino_twist/10.3")
@pytest.mark.parametrize(
    ("points", "worth"), [(0, [0.5, 0.5]), (20, [0.875, 0.125]), (40, [1, 0]), (60, [1, 0])]
)
def test_victory_is_half_of_all_and_the_lead_the_rest(points: int, worth: list[float]) -> None:
    """A lead of forty points is as good as any longer one."""
    table = table_of(lise="voli:3", celian="aqua:5", bonus=f"lise:{points}")

    assert table.rewards() == pytest.approx(worth)


# -- properties ------------------------------------------------------------------------------


def ended(seed: int, seats: int) -> Table:
    """Play a game to its end at random."""
    luck = Dice(seed)
    table = GAME.start(setup_of(seats), luck)
    assert isinstance(table, Table)
    played_on(table, luck, 10_000)
    assert table.step == OVER
    return table


games = given(seed=st.integers(0, 5000), seats=st.integers(2, 6))


@rule("dino_twist/10.2")
@games
def test_the_lines_of_a_score_add_up_to_it(seed: int, seats: int) -> None:
    outcome = final(ended(seed, seats))

    for standing in outcome.standings:
        assert sum(line.points for line in standing.lines) == standing.total


@rule("dino_twist/10.2")
@games
def test_a_score_is_what_lies_there(seed: int, seats: int) -> None:
    """Counted again the plain way, from the cards on the table."""
    table = ended(seed, seats)
    rows = table.setup.kind_rows
    islands = [
        [rows[kind] for kind in table.islands[seat * LANDS : (seat + 1) * LANDS] if kind != NO_CARD]
        for seat in range(seats)
    ]
    most = max(sum(row.claws for row in island) for island in islands)
    for seat, island in enumerate(islands):
        clawed = sum(row.claws for row in island)
        expected = sum(row.strength for row in island) + 2 * int(table.graves[seat])
        expected += int(table.bonus[seat]) + (7 if clawed == most > 0 else 0)
        assert score(table, seat) == expected
        assert (table.bonus[seat] > 0) <= (len(island) == 8)


@rule("dino_twist/10.3")
@games
def test_winners_have_the_highest_score_and_the_best_reward(seed: int, seats: int) -> None:
    table = ended(seed, seats)
    totals = [int(score(table, seat)) for seat in range(seats)]

    assert final(table).winners == [s for s in range(seats) if totals[s] == max(totals)]
    rewards = table.rewards()
    assert all(rewards[seat] == max(rewards) for seat in final(table).winners)
    assert all(0.0 <= reward <= 1.0 for reward in rewards)
