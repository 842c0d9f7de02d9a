"""What can be bid on a gene, and what is paid for it (chapter 8)."""

from mypy_extensions import i64

from pangaea.games.evo.rules import names
from pangaea.games.evo.rules.table import Table


def limit(table: Table, seat: i64) -> i64:
    """Return the highest bid a player can pay [evo 8.6]."""
    return table.points[seat] + discount(table, seat)


def discount(table: Table, seat: i64) -> i64:
    """Return how much less than the bid a player pays: mutants, Genetic spurt [evo 8.7, 10.25]."""
    spurt: i64 = (
        names.SPURT_VALUE if table.laid_by == seat or table.active[names.SPURT] == seat else 0
    )
    return table.trait(seat, names.MUTANT) + spurt


def least(table: Table, row: i64) -> i64:
    """Return the lowest bid on a gene: 0 if it is free, else more than there [evo 8.4, 10.17]."""
    owner = table.row_seat[row]
    if owner == names.EMPTY:
        return 0
    step: i64 = names.SEPARATE_STEP if table.active[names.SEPARATE] == owner else 1
    return table.row_bid[row] + step


def row_of(table: Table, seat: i64) -> i64:
    """Return the gene a player's bid lies on, or NO_ROW."""
    for row in range(table.rows):
        if table.row_seat[row] == seat:
            return row
    return names.NO_ROW


def price(table: Table, seat: i64) -> i64:
    """Return what a player owes for the gene bid on, never below 0 [evo 8.7, 10.25]."""
    row = row_of(table, seat)
    if row == names.NO_ROW:
        return 0
    owed = table.row_bid[row] - discount(table, seat)
    return owed if owed > 0 else i64(0)


def somebody_owes(table: Table) -> bool:
    """Tell whether anybody has something to pay."""
    return any(price(table, seat) > 0 for seat in range(table.seats))
