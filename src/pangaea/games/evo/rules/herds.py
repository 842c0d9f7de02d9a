"""Dinosaurs come, go and are counted."""

from mypy_extensions import i64

from pangaea.games.evo.rules.names import DINOS, EMPTY, NO_ZONE
from pangaea.games.evo.rules.table import Table


def place(table: Table, seat: i64, zone: i64) -> None:
    """Put a dinosaur from the reserve on an empty space."""
    first = seat * DINOS
    at = first + table.dinos[seat]
    while at > first and table.places[at - 1] > zone:
        table.places[at] = table.places[at - 1]
        at -= 1
    table.places[at] = zone
    table.dinos[seat] += 1
    table.occupant[zone] = seat


def remove(table: Table, zone: i64) -> None:
    """Put the dinosaur on a space back into its owner's reserve."""
    seat = table.occupant[zone]
    at = seat * DINOS
    last = at + table.dinos[seat] - 1
    while table.places[at] != zone:
        at += 1
    for moved in range(at, last):
        table.places[moved] = table.places[moved + 1]
    table.places[last] = NO_ZONE
    table.dinos[seat] -= 1
    table.occupant[zone] = EMPTY
    table.newborn[zone] = 0


def zones_of(table: Table, seat: i64) -> list[int]:
    """List the spaces a species stands on."""
    first = seat * DINOS
    return [table.places[first + n] for n in range(table.dinos[seat])]


def reserve(table: Table, seat: i64) -> i64:
    """Count the dinosaurs a species has off the island."""
    return DINOS - table.dinos[seat]


def neighbours(table: Table, zone: i64) -> list[int]:
    """List the spaces next to one; the list belongs to the island, so nobody may change it."""
    return table.setup.island.neighbours[zone]
