"""How a game of Eras ends (chapters 12 and 14)."""

from pangaea.core.bits import count
from pangaea.core.outcome import Outcome, Points, ranked
from pangaea.games.eras.rules.names import NO_ANIMAL, OVER
from pangaea.games.eras.rules.rewards import best_progress, cards_passed, progress
from pangaea.games.eras.rules.table import Table


def outcome(table: Table) -> Outcome | None:
    """Name the winner; only a limit of turns compares how far the players came."""
    if table.phase != OVER:
        return None
    if table.winner == NO_ANIMAL:
        return outcome_at_limit(table)
    winner = table.owner(table.winner)
    totals = [int(seat == winner) for seat in range(table.seats)]
    lines = [[won_line()] if seat == winner else [] for seat in range(table.seats)]
    return Outcome("outcome-won", "eras/12.2", ranked(totals, [[] for _ in totals], lines))


def won_line() -> Points:
    """The one point there is."""
    return Points("points-won", 1, "eras/12.2")


def outcome_at_limit(table: Table) -> Outcome:
    """Rank the players by how far they came."""
    seats = range(table.seats)
    totals = [int(best_progress(table, seat)) for seat in seats]
    lines = [progress_lines(table, seat) for seat in seats]
    return Outcome("outcome-turn-cap", "eras/14.1", ranked(totals, [[] for _ in seats], lines))


def progress_lines(table: Table, seat: int) -> list[Points]:
    """Explain how far the better of a seat's animals came."""
    animals = range(seat, table.setup.animals, table.seats)
    animal = max(animals, key=lambda number: int(progress(table, number)))
    cards, passed = int(count(table.eras[animal])), int(cards_passed(table, animal))
    return [
        Points("points-cards", cards, "eras/14.1", {"cards": cards}),
        Points("points-passed", passed, "eras/14.1", {"cards": passed}),
    ]
