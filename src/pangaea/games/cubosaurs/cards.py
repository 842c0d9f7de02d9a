"""Cards on their way: into the Hand, into a collection, out of it."""

from mypy_extensions import i64

from pangaea.games.cubosaurs.table import Table


def add_to_hand(table: Table, kind: i64) -> None:
    """Put a card into the Hand."""
    table.hand[kind] += 1
    table.hand_kinds |= 1 << kind
    table.hand_types |= 1 << table.setup.type_of[kind]


def enter_collection(table: Table, seat: i64, kind: i64) -> None:
    """Put a card into a collection."""
    table.cards[seat * table.setup.kinds + kind] += 1
    table.held[seat] |= 1 << kind


def leave_collection(table: Table, seat: i64, kind: i64) -> None:
    """Take a card out of a collection."""
    place = seat * table.setup.kinds + kind
    table.cards[place] -= 1
    if table.cards[place] == 0:
        table.held[seat] &= ~(1 << kind)
