"""DNA tokens: earned from the supply, or taken from an opponent once it is empty (chapter 8)."""

from mypy_extensions import i64

from pangaea.games.cubosaurs import events
from pangaea.games.cubosaurs.names import CREDITOR
from pangaea.games.cubosaurs.table import Table


def earn(table: Table, seat: i64, cards: list[int]) -> None:
    """Pay a token for each card with an icon that enters a collection, while the supply lasts."""
    icons: i64 = 0
    for kind in cards:
        icons += table.setup.icons >> kind & 1
    paid = icons if icons < table.supply else table.supply
    table.supply -= paid
    table.tokens[seat] += paid
    table.owed[seat] += icons - paid
    if paid > 0 and table.listener is not None:
        table.listener.hear(events.TokensGained(seat=seat, tokens=paid))


def must_settle(table: Table) -> bool:
    """Ask for the next token owed, if there is one that an opponent can give."""
    seat = table.turn
    looked: i64 = 0
    while looked < table.seats:
        if table.owed[seat] > 0:
            if creditors(table, seat):
                table.phase = CREDITOR
                return True
            table.owed[seat] = 0
        seat = table.next_seat[seat]
        looked += 1
    return False


def claimant(table: Table) -> i64:
    """Return the seat that takes the next token owed: from the player in turn on."""
    seat = table.turn
    while table.owed[seat] == 0:
        seat = table.next_seat[seat]
    return seat


def creditors(table: Table, seat: i64) -> list[int]:
    """List the opponents that have a token to give."""
    return [other for other in range(table.seats) if other != seat and table.tokens[other] > 0]


def take_token(table: Table, seat: i64, owner: i64) -> None:
    """Take a token owed from an opponent."""
    table.owed[seat] -= 1
    table.tokens[owner] -= 1
    table.tokens[seat] += 1
    if table.listener is not None:
        table.listener.hear(events.TokenTaken(seat=seat, owner=owner))
