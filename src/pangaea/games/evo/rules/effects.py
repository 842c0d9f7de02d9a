"""What event cards do to dinosaurs, peace and points (chapter 10)."""

from mypy_extensions import i64

from pangaea.core.luck import Luck
from pangaea.games.evo import events
from pangaea.games.evo.rules import dice, herds
from pangaea.games.evo.rules.names import FLOOD_KILLS_UP_TO, PARASOL
from pangaea.games.evo.rules.table import Table


def flood(table: Table, luck: Luck) -> None:
    """Roll for every dinosaur on the coast, species by species."""
    place: i64 = 0
    while place < table.seats:
        seat = table.order[place]
        for zone in herds.zones_of(table, seat):
            if table.setup.coast[zone]:
                roll_against_flood(table, seat, zone, luck)
        place += 1


def roll_against_flood(table: Table, seat: i64, zone: i64, luck: Luck) -> None:
    """Let a dinosaur die on a low total of die and parasols."""
    die = dice.throw(table, seat, dice.FLOOD_DIE, luck)
    drowns = die + table.trait(seat, PARASOL) <= FLOOD_KILLS_UP_TO
    if drowns:
        herds.remove(table, zone)
        dice.mark_fatal(table)
    if table.listener is not None:
        kind = events.Drowned if drowns else events.Escaped
        table.listener.hear(kind(seat=seat, zone=zone, die=die))


def strike(table: Table, seat: i64, zone: i64) -> None:
    """Remove a rival's dinosaur."""
    owner = table.occupant[zone]
    herds.remove(table, zone)
    if table.listener is not None:
        table.listener.hear(events.Struck(seat=seat, owner=owner, zone=zone))


def make_peace(table: Table, seat: i64, rival: i64) -> None:
    """Keep two players from attacking one another."""
    table.pacified = rival
    if table.listener is not None:
        table.listener.hear(events.PeaceMade(seat=seat, rival=rival))


def replace(table: Table, seat: i64, zone: i64) -> None:
    """Put a dinosaur from one's reserve in the place of a rival's newborn."""
    owner = table.occupant[zone]
    herds.remove(table, zone)
    herds.place(table, seat, zone)
    if table.listener is not None:
        table.listener.hear(events.Replaced(seat=seat, owner=owner, zone=zone))


def fine(table: Table) -> None:
    """Take a point for each dinosaur that died in this phase."""
    seat: i64 = 0
    while seat < table.seats:
        lost = table.lost[seat]
        fined = lost if lost < table.points[seat] else table.points[seat]
        table.points[seat] -= fined
        table.fined[seat] += fined
        if table.listener is not None and fined > 0:
            table.listener.hear(events.Fined(seat=seat, points=fined))
        seat += 1
