"""Whole recorded games, one for each way a game of Holotype can end; what they show."""

from tests.games import recorded
from tests.support import rule

from pangaea.core.match import Match
from pangaea.core.outcome import Outcome


def replayed(name: str) -> Match:
    return recorded.replayed("holotype", name)


def end_of(name: str) -> Outcome:
    return recorded.end_of(replayed(name))


def test_every_way_to_end_has_its_record() -> None:
    ways = {"by_track", "by_objectives", "elementary", "shared_victory", "tie_broken_by_research"}

    assert {path.stem for path in recorded.records_of("holotype")} == ways


@rule("holotype/11.1")
def test_an_end_by_the_track() -> None:
    match = replayed("by_track")

    assert match.state.plain()["track"] == 14
    assert end_of("by_track").reason == "outcome-track"
    assert len(end_of("by_track").winners) == 1


@rule("holotype/11.2")
def test_an_end_by_objectives() -> None:
    match = replayed("by_objectives")

    assert match.state.plain()["track"] != 30
    assert end_of("by_objectives").reason == "outcome-objectives"


@rule("holotype/12.1")
def test_an_elementary_game_scores_holotypes_and_hands_only() -> None:
    sources = {
        line.source for standing in end_of("elementary").standings for line in standing.lines
    }

    assert sources <= {"points-holotypes", "points-traces", "points-unpublished"}


@rule("holotype/11.9")
def test_a_tie_broken_by_research() -> None:
    first, second = end_of("tie_broken_by_research").standings

    assert first.total == second.total
    assert first.tie_break > second.tie_break
    assert (first.rank, second.rank) == (1, 2)


@rule("holotype/11.9")
def test_a_shared_victory() -> None:
    assert sorted(end_of("shared_victory").winners) == [0, 1]
