"""What describes a seat's position in Dino Twist to a learned model."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.model import Model
from pangaea.core.rewards import VICTORY, even_leads, with_victory
from pangaea.games.dino_twist.advice.worth import SURE, UNSURE, standings
from pangaea.games.dino_twist.rules.names import BONUSES, LANDS, NO_CARD
from pangaea.games.dino_twist.rules.scoring import claws, grave_points, island_points
from pangaea.games.dino_twist.rules.table import Table
from pangaea.games.dino_twist.rules.turn import WIDE_MARGIN

NAMES: Final = [
    "formula", "points", "points-late", "lands", "lacking-late", "claws", "claws-lead", "bonus",
    "bonuses-left", "graves", "held", "hand", "strongest", "weakest-land", "turns-left",
    "last-turns", "seats",
]  # fmt: skip
WIDTH: Final = len(NAMES)
FEW: Final = 2  # events that are few


def learned_worth(table: Table, model: Model) -> list[float]:
    """Share the victory out by what self-play taught, and weigh the lead that may be hoped for."""
    found, doubt = figures(table), SURE + UNSURE * float(table.events_left)
    hoped = [doubt * found[seat * WIDTH] for seat in range(table.seats)]
    shares = model.shares(found, table.seats)
    return with_victory(even_leads(hoped, WIDE_MARGIN), shares, VICTORY)


def figures(table: Table) -> vec[float]:
    """Describe every seat, one after the other."""
    hoped = standings(table)
    doubt = SURE + UNSURE * float(table.events_left)
    found = vec[float]([0.0] * (WIDTH * table.seats))
    for seat in range(table.seats):
        first = seat * WIDTH
        found[first] = hoped[seat] / doubt
        describe_island(table, seat, doubt, found, first)
        describe_hand(table, seat, found, first)
        found[first + 14] = float(table.events_left) / 5.0
        found[first + 15] = float(FEW - table.events_left) if table.events_left < FEW else 0.0
        found[first + 16] = float(table.seats) / 6.0
    return found


def describe_island(table: Table, seat: i64, doubt: float, found: vec[float], first: i64) -> None:
    """Write who lives on an island and what its bonuses promise."""
    points = float(island_points(table, seat) + table.bonus[seat] + grave_points(table, seat))
    lands: i64 = 0
    weakest: i64 = 10
    for land in range(LANDS):
        if table.resident(seat, land) != NO_CARD:
            lands += 1
        weakest = min(weakest, table.living(seat, land))
    found[first + 1] = points / 10.0
    found[first + 2] = points / doubt
    found[first + 3] = float(lands)
    is_open = table.bonus[seat] == 0 and table.bonuses_gone < BONUSES
    found[first + 4] = float(LANDS - lands) / float(1 + table.events_left) if is_open else 0.0
    found[first + 5] = float(claws(table, seat))
    found[first + 6] = float(claws_lead(table, seat)) / float(1 + table.events_left)
    found[first + 7] = float(table.bonus[seat])
    found[first + 8] = float(BONUSES - table.bonuses_gone) if is_open else 0.0
    found[first + 9] = float(table.graves[seat])
    found[first + 13] = float(weakest)


def claws_lead(table: Table, seat: i64) -> i64:
    """Return how many claws more than the best rival a seat has, within three."""
    rival: i64 = 0
    for other in range(table.seats):
        if other != seat:
            rival = max(rival, claws(table, other))
    return max(-3, min(3, claws(table, seat) - rival))


def describe_hand(table: Table, seat: i64, found: vec[float], first: i64) -> None:
    """Write how many cards a seat holds, and how strong they are."""
    strength: i64 = 0
    strongest: i64 = 0
    for kind in range(table.setup.kinds):
        number = table.in_hand(seat, kind)
        if number > 0:
            strength += number * table.setup.strength[kind]
            strongest = max(strongest, table.setup.strength[kind])
    found[first + 10] = float(table.held[seat])
    found[first + 11] = float(strength) / 10.0
    found[first + 12] = float(strongest)
