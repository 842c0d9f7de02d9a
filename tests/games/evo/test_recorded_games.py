"""Whole recorded games, one for each way a game of EVO can end; what they show."""

from tests.games import recorded
from tests.support import rule

from pangaea.core.match import Match
from pangaea.core.outcome import Outcome
from pangaea.games.evo.rules import dice
from pangaea.games.evo.rules.names import UNEXPECTED
from pangaea.games.evo.rules.table import Table

NAMES = (
    "die",
    "last_space",
    "shared_victory",
    "tie_broken_by_dinosaurs",
    "won_by_the_unexpected_gene",
)


def replayed(name: str) -> Match:
    return recorded.replayed("evo", name)


def end_of(match: Match) -> tuple[Table, Outcome]:
    assert isinstance(match.state, Table)
    return match.state, recorded.end_of(match)


def test_every_record_in_the_folder_is_replayed() -> None:
    assert [path.stem for path in recorded.records_of("evo")] == sorted(NAMES)


@rule("evo/11.1", "evo/8.2")
def test_a_game_ended_by_the_die_on_a_space_with_faces() -> None:
    table, outcome = end_of(replayed("die"))

    assert outcome.reason == "outcome-die"
    assert table.setup.meteor_faces[table.meteor] >> dice.face(table.dice[0]) & 1


@rule("evo/11.1", "evo/12.1")
def test_a_game_of_experts_that_lasted_to_the_last_space() -> None:
    table, outcome = end_of(replayed("last_space"))

    assert outcome.reason == "outcome-impact"
    assert table.setup.experts
    assert table.turn == 14


@rule("evo/11.2")
def test_a_tie_broken_by_dinosaurs() -> None:
    table, outcome = end_of(replayed("tie_broken_by_dinosaurs"))
    first, second = outcome.standings[:2]

    assert first.total == second.total
    assert table.dinos[first.seat] > table.dinos[second.seat]
    assert outcome.winners == [first.seat]


@rule("evo/11.2")
def test_a_shared_victory() -> None:
    _, outcome = end_of(replayed("shared_victory"))

    assert len(outcome.winners) > 1
    assert len({standing.total for standing in outcome.standings if standing.rank == 1}) == 1


@rule("evo/10.24")
def test_a_game_decided_by_the_unexpected_gene() -> None:
    table, outcome = end_of(replayed("won_by_the_unexpected_gene"))
    winner, second = outcome.standings[:2]

    assert table.active[UNEXPECTED] == winner.seat
    assert winner.total - 2 <= second.total
