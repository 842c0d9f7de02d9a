"""Wishes: granted at once while they concern nobody else, beyond that by consent of the others."""

from typing import Final, Literal

from msgspec import Struct, field

from pangaea.core.steps import Retreat
from pangaea.server.identity import fresh_token
from pangaea.server.ledger import Ledger

MANY_ANSWERS: Final = 3_000  # after which any game may be given up: several times the longest


class Wish(Struct):
    """Somebody's wish to take an answer back or to end the game, and who has still to agree."""

    said: str  # the id of the message that told it; its page is answered under that
    seat: int
    person: str
    waiting: set[str]
    retreat: Retreat | None = None  # None: the game is to end
    id: str = field(default_factory=fresh_token)  # ours: an old consent fits no other wish

    @property
    def kind(self) -> Literal["undo", "end"]:
        """What is wished, as words and messages name it."""
        return "end" if self.retreat is None else "undo"


def retreat(ledger: Ledger, seat: int | None) -> Retreat | None:
    """Say how a seat's last choice would be taken back, if it can be."""
    return ledger.match.retreat(seat) if seat is not None and _goes_on(ledger) else None


def may_undo(ledger: Ledger, seat: int | None) -> bool:
    """Tell whether a seat has an answer that could be taken back."""
    return retreat(ledger, seat) is not None


def may_end(ledger: Ledger, seat: int | None) -> bool:
    """Tell whether a seat may propose to end the game: where it might never end by itself."""
    if seat is None or not _goes_on(ledger):
        return False
    return ledger.game.may_not_end or ledger.match.settled >= MANY_ANSWERS


def _goes_on(ledger: Ledger) -> bool:
    return ledger.row.state == "running" and ledger.problem is None


def others(ledger: Ledger, person: str) -> set[str]:
    """Return the other people at the table; bots always agree."""
    return ledger.row.people() - {person}


def needs_consent(ledger: Ledger, seat: int | None, person: str) -> bool:
    """Tell whether the others must agree: somebody answered since, or something came out."""
    if seat is None or not others(ledger, person):
        return False
    return ledger.match.concerns_others(seat)
