"""Recorded games: the fixtures of a game, replayed."""

from pathlib import Path

from tests.support import FIXTURES

import pangaea
from pangaea.core.match import Match
from pangaea.core.outcome import Outcome


def records_of(game: str) -> list[Path]:
    """List the recorded games of a game, in the order of their names."""
    return sorted((FIXTURES / game).glob("*.jsonl"))


def replayed(game: str, name: str) -> Match:
    """Replay a recorded game."""
    return pangaea.load(str(FIXTURES / game / f"{name}.jsonl"))


def end_of(match: Match) -> Outcome:
    """Tell how a recorded game ended."""
    assert match.outcome is not None
    return match.outcome
