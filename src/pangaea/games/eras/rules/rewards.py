"""What the end of a game is worth to each seat: what search aims at, and progress (chapter 14)."""

from typing import Final

from mypy_extensions import i64

from pangaea.core.bits import count
from pangaea.games.eras.rules.names import NO_ANIMAL, OVER, PATH_LENGTH
from pangaea.games.eras.rules.outlook import turns_to_go
from pangaea.games.eras.rules.spaces import era_of
from pangaea.games.eras.rules.table import Table

VICTORY: Final = 0.8  # weight of winning; the rest goes to how far one came
HASTE: Final = 0.5  # turns added, so that being ready is not yet having won
FULL_PROGRESS: Final = 2 * PATH_LENGTH


def cards_passed(table: Table, animal: i64) -> i64:
    """Count the cards of its path up to the one a piece stands on."""
    era = era_of(table.piece[animal])
    return count(table.eras[animal] & ((2 << era) - 1)) if era >= 0 else 0


def progress(table: Table, animal: i64) -> i64:
    """Return the cards of a path and the cards its piece has passed, 12 at most."""
    return count(table.eras[animal]) + cards_passed(table, animal)


def best_progress(table: Table, seat: i64) -> i64:
    """Return how far the better of a seat's animals came."""
    best: i64 = 0
    for animal in range(seat, table.setup.animals, table.seats):
        best = max(best, progress(table, animal))
    return best


def has_won(table: Table, seat: i64) -> bool:
    """Tell whether a seat reached the end, or came farthest when a limit ended the game."""
    if table.winner != NO_ANIMAL:
        return table.owner(table.winner) == seat
    mine = best_progress(table, seat)
    return all(best_progress(table, other) <= mine for other in range(table.seats))


def rewards(table: Table) -> list[float]:
    """Say what the end is worth to each seat, or before it what the table promises."""
    return final_rewards(table) if table.phase == OVER else promises(table)


def promises(table: Table) -> list[float]:
    """Share the victory by the turns each seat is from it: half as many count four times."""
    weights = [1.0 / (nearest(table, seat) + HASTE) ** 2 for seat in range(table.seats)]
    total = sum(weights)
    return [VICTORY * weight / total for weight in weights]


def nearest(table: Table, seat: i64) -> float:
    """Return the turns the nearer of a seat's animals is from victory."""
    return min(
        [turns_to_go(table, animal) for animal in range(seat, table.setup.animals, table.seats)]
    )


def final_rewards(table: Table) -> list[float]:
    """Blend each seat's share of the victory with how far it came."""
    winners = [seat for seat in range(table.seats) if has_won(table, seat)]
    share = VICTORY / float(len(winners))
    return [
        (share if seat in winners else 0.0)
        + (1.0 - VICTORY) * float(best_progress(table, seat)) / float(FULL_PROGRESS)
        for seat in range(table.seats)
    ]
