"""What cards that bring flood or weather are worth: what they do to each herd."""

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.games.evo.advice import prospects
from pangaea.games.evo.rules import herds, survival
from pangaea.games.evo.rules.names import (
    CATASTROPHE,
    COLD,
    FLOOD_KILLS_UP_TO,
    HOT,
    LEG,
    PARASOL,
    SEASONS,
)
from pangaea.games.evo.rules.table import Table


def flood_value(table: Table, seat: i64) -> float:
    """Compare the dinosaurs the flood can be expected to take."""
    drowned = [drowning(table, other) for other in range(table.seats)]
    return prospects.balance(table, seat, [-prospects.LIFE * number for number in drowned])


def drowning(table: Table, seat: i64) -> float:
    """Return how many dinosaurs of a species the flood would take on average."""
    exposed: i64 = 0
    for zone in herds.zones_of(table, seat):
        exposed += table.setup.coast[zone]
    faces = FLOOD_KILLS_UP_TO - table.trait(seat, PARASOL)
    return float(exposed) * float(faces if faces > 0 else 0) / 6.0


def climate_value(table: Table, seat: i64, card: i64) -> float:
    """Compare the weather a card brings with what the die would bring."""
    if card == CATASTROPHE:
        return weather_gain(table, seat, 2)
    if card == SEASONS:
        return twin_gain(table, seat)
    return max(
        weather_gain(table, seat, 1), weather_gain(table, seat, 0), weather_gain(table, seat, -1)
    )


def weather_gain(table: Table, seat: i64, steps: i64) -> float:
    """What it brings to move the marker this far for sure."""
    setup = table.setup
    place = (table.climate + steps) % setup.climates
    gains: list[float] = []
    for other in range(table.seats):
        herd = prospects.herd(table, other)
        sure = settled(table, other, herd, place)
        gains.append(sure - prospects.expected(table, other, herd, table.climate))
    return prospects.LIFE * prospects.balance(table, seat, gains)


def settled(table: Table, seat: i64, herd: vec[i64], place: i64) -> float:
    """Return how many survive with the marker at a place, legs included."""
    cold, hot = survival.protection(table, seat, COLD), survival.protection(table, seat, HOT)
    safe = prospects.alive(table, herd, place, cold, hot)
    lost = prospects.size(herd) - safe
    return float(safe) + prospects.RESCUE * float(prospects.kept(lost, table.trait(seat, LEG)))


def twin_gain(table: Table, seat: i64) -> float:
    """What it brings to roll from the other space of the same colour."""
    place = table.setup.twin[table.climate]
    gains: list[float] = []
    for other in range(table.seats):
        herd = prospects.herd(table, other)
        there = prospects.expected(table, other, herd, place)
        gains.append(there - prospects.expected(table, other, herd, table.climate))
    return prospects.LIFE * prospects.balance(table, seat, gains)
