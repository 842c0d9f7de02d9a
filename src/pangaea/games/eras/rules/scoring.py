"""Winning (chapter 12), and how far one came when a limit ends the game (chapter 14)."""

from typing import Final

from mypy_extensions import i64

from pangaea.core.bits import below, count
from pangaea.core.outcome import Outcome, Points, ranked
from pangaea.games.eras.rules.names import NO_ANIMAL, PATH_LENGTH
from pangaea.games.eras.rules.spaces import era_of, outermost
from pangaea.games.eras.rules.table import Table

FULL_PROGRESS: Final = 2 * PATH_LENGTH


def is_ready(table: Table, animal: i64) -> bool:
    """Tell whether a path is complete and its piece stands on the last card [eras 12.1]."""
    eras = table.eras[animal]
    return count(eras) == PATH_LENGTH and era_of(table.piece[animal]) == outermost(eras)


def cards_passed(table: Table, animal: i64) -> i64:
    """Count the cards of its path up to the one a piece stands on [eras 14.1]."""
    return count(table.eras[animal] & below(era_of(table.piece[animal]) + 1))


def progress(table: Table, animal: i64) -> i64:
    """Return the cards of a path and the cards its piece has passed, 12 at most [eras 14.1]."""
    return count(table.eras[animal]) + cards_passed(table, animal)


def best_progress(table: Table, seat: i64) -> i64:
    """Return how far the better of a seat's animals came [eras 13.2, 14.1]."""
    best: i64 = 0
    for animal in range(seat, table.setup.animals, table.seats):
        best = max(best, progress(table, animal))
    return best


def totals(table: Table) -> list[int]:
    """One point for the winner; without one, how far the seats came [eras 12.2, 13.2, 14.1]."""
    if table.winner == NO_ANIMAL:
        return [int(best_progress(table, seat)) for seat in range(table.seats)]
    winner = table.owner(table.winner)
    return [1 if seat == winner else 0 for seat in range(table.seats)]


def outcome(table: Table) -> Outcome:
    """Name the winner; only a limit of turns compares how far the players came [eras 14.1]."""
    points = totals(table)
    no_ties: list[list[int]] = [[] for _ in points]
    if table.winner == NO_ANIMAL:
        lines = [progress_lines(table, seat) for seat in range(table.seats)]
        return Outcome("outcome-turn-cap", "eras/14.1", ranked(points, no_ties, lines))
    lines = [[Points("points-won", 1, "eras/12.2")] if won else [] for won in points]
    return Outcome("outcome-won", "eras/12.2", ranked(points, no_ties, lines))


def progress_lines(table: Table, seat: i64) -> list[Points]:
    """Explain how far the better of a seat's animals came."""
    animals = range(seat, table.setup.animals, table.seats)
    animal = max(animals, key=lambda number: int(progress(table, number)))
    cards, passed = int(count(table.eras[animal])), int(cards_passed(table, animal))
    return [
        Points("points-cards", cards, "eras/14.1", {"cards": cards}),
        Points("points-passed", passed, "eras/14.1", {"cards": passed}),
    ]
