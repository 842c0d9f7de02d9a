"""Whole recorded games, one for each way a game of Holotype can end, replayed and proven."""

import pytest
from tests.support import FIXTURES, rule, told_by

import pangaea
from pangaea.core.match import Match
from pangaea.core.outcome import Outcome

FOLDER = FIXTURES / "holotype"
NAMES = sorted(path.stem for path in FOLDER.glob("*.jsonl"))


def replayed(name: str) -> Match:
    return pangaea.load(str(FOLDER / f"{name}.jsonl"))


def end_of(name: str) -> Outcome:
    outcome = replayed(name).outcome
    assert outcome is not None
    return outcome


def test_every_way_to_end_has_its_record() -> None:
    ways = {"by_track", "by_objectives", "elementary", "shared_victory", "tie_broken_by_research"}

    assert set(NAMES) == ways


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_is_replayed_and_proven(name: str) -> None:
    text = (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")

    assert pangaea.verify(text)
    assert told_by(pangaea.loads(text).record()) == told_by(text)


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_is_told_in_both_languages(name: str) -> None:
    match = replayed(name)

    for language in ("en", "fr"):
        assert match.log(None, language)
        assert match.scene(None, language).ending is not None


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
