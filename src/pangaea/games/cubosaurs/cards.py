"""Cards on their way: into the Hand, into a collection, out of it."""

from mypy_extensions import i64

from pangaea.games.cubosaurs.table import Table


def enter_hand(table: Table, kind: i64) -> None:
    """Put a card into the Hand."""
    setup = table.setup
    table.hand += setup.one[kind]
    table.hand_kinds |= setup.bit[kind]
    table.fitting &= setup.other_types[kind]


def enter_collection(table: Table, seat: i64, kind: i64) -> None:
    """Put a card into a collection."""
    table.cards[seat] += table.setup.one[kind]
    table.held[seat] |= table.setup.bit[kind]


def leave_collection(table: Table, seat: i64, kind: i64) -> None:
    """Take a card out of a collection."""
    setup = table.setup
    left = table.cards[seat] - setup.one[kind]
    table.cards[seat] = left
    if not left & setup.counter[kind]:
        table.held[seat] ^= setup.bit[kind]
