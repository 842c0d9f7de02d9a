"""Taking back: freely while nothing new has come out, beyond that by consent of the others."""

from msgspec import Struct

from pangaea.core.match import Step
from pangaea.server.ledger import Ledger


class UndoWish(Struct):
    """Somebody's wish to take an answer back, and who has still to agree."""

    id: str
    seat: int
    person: str
    target: int  # the position to go back to
    waiting: set[str]


def target(ledger: Ledger, seat: int | None) -> int | None:
    """Return the position before a seat's last choice; what left no choice is passed over."""
    match = ledger.match
    if seat is None or ledger.row.state != "running" or ledger.problem is not None:
        return None
    for number in range(len(match.steps) - 1, -1, -1):
        if _chose(match.steps[number], seat):
            return match.base + number
    return None


def _chose(step: Step, seat: int) -> bool:
    return step.seat == seat and step.choices > 1


def may_undo(ledger: Ledger, seat: int | None) -> bool:
    """Tell whether a seat has an answer that could be taken back."""
    return target(ledger, seat) is not None


def others(ledger: Ledger, person: str) -> set[str]:
    """Return the other people at the table; bots always agree."""
    return ledger.row.people() - {person}


def needs_consent(ledger: Ledger, seat: int | None, person: str) -> bool:
    """Tell whether the others must agree: somebody answered since, or something came out."""
    if not others(ledger, person):
        return False
    match = ledger.match
    return target(ledger, seat) != match.position - 1 or match.reveals()
