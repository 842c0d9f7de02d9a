"""What cards of the movement phase are worth, by who stands beside whom."""

from mypy_extensions import i64

from pangaea.games.evo.rules import herds, movement
from pangaea.games.evo.rules.names import BIG_BROTHER, EMPTY, HORN, LEG, PEACE_GAS, SUPER_SIZE
from pangaea.games.evo.rules.table import Table


def combat_value(table: Table, seat: i64, card: i64) -> float:
    """What a card of the movement phase brings, by who stands beside whom."""
    if card == SUPER_SIZE:
        targets = float(kept_to(table.trait(seat, LEG), contacts(table, seat)))
        return 0.35 * targets
    feared = 0.0
    worst = 0.0
    for other in range(table.seats):
        found = threat(table, other, seat) if other != seat else 0.0
        feared += found
        worst = found if found > worst else worst
    if card == PEACE_GAS:
        return 0.8 * worst
    return feared if card == BIG_BROTHER else 0.7 * feared


def contacts(table: Table, seat: i64) -> i64:
    """Count the rival dinosaurs beside one's own."""
    found: i64 = 0
    for zone in herds.zones_of(table, seat):
        for beside in herds.neighbours(table, zone):
            if table.occupant[beside] != EMPTY and table.occupant[beside] != seat:
                found += 1
    return found


def kept_to(most: i64, number: i64) -> i64:
    """Return a number, or what it is limited to."""
    return number if number < most else most


def threat(table: Table, attacker: i64, seat: i64) -> float:
    """Return what an attacker's dinosaurs beside one's own may cost."""
    beside: i64 = 0
    for zone in herds.zones_of(table, seat):
        for other in herds.neighbours(table, zone):
            if table.occupant[other] == attacker:
                beside += 1
    ahead = table.trait(attacker, HORN) - table.trait(seat, HORN)
    chance = float(movement.wins_up_to(table, ahead)) / 6.0
    attacks = float(kept_to(table.trait(attacker, LEG), beside))
    return attacks * (chance - 0.3) if chance > 0.3 else 0.0
