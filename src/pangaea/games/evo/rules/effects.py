"""What event cards do when they are played; the others act by having been played (chapter 10)."""

from mypy_extensions import i64

from pangaea.core.bits import BIT
from pangaea.core.luck import Luck
from pangaea.games.evo import events
from pangaea.games.evo.rules import climate, dice, herds, initiative, names
from pangaea.games.evo.rules.table import Table


def take_effect(table: Table, seat: i64, card: i64, luck: Luck) -> None:
    """Do what a card does at once."""
    if card == names.FLOOD:
        flood(table, luck)
    elif card == names.CATASTROPHE:
        climate.move(table, 2)
    elif card == names.SEASONS:
        climate.swap(table)
    elif card == names.MOTIVATION:
        table.steps = table.dinos[seat]  # [evo 9.6, 10.6]
    elif card == names.SURVIVALIST:
        fine(table)
    elif card == names.ENCORE:
        take_back(table, seat)
    elif card == names.ME_FIRST:
        initiative.go_first(table, seat)


def flood(table: Table, luck: Luck) -> None:
    """Roll for every dinosaur on the coast, species by species [evo 1.4, 10.1]."""
    for place in range(table.seats):
        seat = table.order[place]
        for zone in herds.zones_of(table, seat):
            if table.setup.coast[zone]:
                roll_against_flood(table, seat, zone, luck)


def roll_against_flood(table: Table, seat: i64, zone: i64, luck: Luck) -> None:
    """Let a dinosaur die on a low total of die and parasols [evo 10.1]."""
    die = dice.throw(table, seat, dice.FLOOD_DIE, luck)
    drowns = die + table.trait(seat, names.PARASOL) <= names.FLOOD_KILLS_UP_TO
    if drowns:
        herds.remove(table, zone)
        dice.mark_fatal(table)
    if table.listener is not None:
        kind = events.Drowned if drowns else events.Escaped
        table.listener.hear(kind(seat=seat, zone=zone, die=die))


def strike(table: Table, seat: i64, zone: i64) -> None:
    """Remove a rival's dinosaur [evo 10.2]."""
    owner = table.occupant[zone]
    herds.remove(table, zone)
    if table.listener is not None:
        table.listener.hear(events.Struck(seat=seat, owner=owner, zone=zone))


def make_peace(table: Table, seat: i64, rival: i64) -> None:
    """Keep two players from attacking one another [evo 10.9]."""
    table.pacified = rival
    if table.listener is not None:
        table.listener.hear(events.PeaceMade(seat=seat, rival=rival))


def replace(table: Table, seat: i64, zone: i64) -> None:
    """Put a dinosaur from one's reserve in the place of a rival's newborn [evo 10.13]."""
    owner = table.occupant[zone]
    herds.remove(table, zone)
    herds.place(table, seat, zone)
    if table.listener is not None:
        table.listener.hear(events.Replaced(seat=seat, owner=owner, zone=zone))


def fine(table: Table) -> None:
    """Take a point for each dinosaur that died in this phase, down to 0 [evo 10.19]."""
    for seat in range(table.seats):
        lost, points = table.lost[seat], table.points[seat]
        fined = lost if lost < points else points
        table.points[seat] -= fined
        table.fined[seat] += fined
        if table.listener is not None and fined > 0:
            table.listener.hear(events.Fined(seat=seat, points=fined))


def take_back(table: Table, seat: i64) -> None:
    """Take the card just played into one's hand, until the next turn [evo 10.21]."""
    card = table.last_card
    table.gone &= ~BIT[card]
    table.locked |= BIT[card]
    table.come_to_hand(seat, card)
    if table.listener is not None:
        table.listener.hear(events.CardTakenBack(seat=seat, card=card))
