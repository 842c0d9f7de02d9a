"""Taking back: freely while it concerns nobody else, beyond that by consent of the others."""

from msgspec import Struct

from pangaea.core.steps import Retreat
from pangaea.server.ledger import Ledger


class UndoWish(Struct):
    """Somebody's wish to take an answer back, and who has still to agree."""

    id: str
    seat: int
    person: str
    retreat: Retreat
    waiting: set[str]


def retreat(ledger: Ledger, seat: int | None) -> Retreat | None:
    """Say how a seat's last choice would be taken back, if it can be."""
    if seat is None or ledger.row.state != "running" or ledger.problem is not None:
        return None
    return ledger.match.retreat(seat)


def may_undo(ledger: Ledger, seat: int | None) -> bool:
    """Tell whether a seat has an answer that could be taken back."""
    return retreat(ledger, seat) is not None


def others(ledger: Ledger, person: str) -> set[str]:
    """Return the other people at the table; bots always agree."""
    return ledger.row.people() - {person}


def needs_consent(ledger: Ledger, seat: int | None, person: str) -> bool:
    """Tell whether the others must agree: somebody answered since, or something came out."""
    if seat is None or not others(ledger, person):
        return False
    return ledger.match.concerns_others(seat)
