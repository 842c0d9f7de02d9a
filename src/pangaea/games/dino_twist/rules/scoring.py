"""Bonuses and points (chapters 9 and 10)."""

from mypy_extensions import i64

from pangaea.games.dino_twist import events
from pangaea.games.dino_twist.rules.names import BONUSES, CLAW_BONUS, GRAVE_POINTS, LANDS, NO_CARD
from pangaea.games.dino_twist.rules.table import Table


def is_full(table: Table, seat: i64) -> bool:
    """Tell whether a dinosaur lives on every land of an island."""
    land: i64 = 0
    while land < LANDS:
        if table.islands[seat * LANDS + land] == NO_CARD:
            return False
        land += 1
    return True


def award_island_bonuses(table: Table) -> None:
    """Give those who have filled their island this turn the best bonus that is left."""
    if table.bonuses_gone >= BONUSES:
        return
    points = table.setup.bonuses[table.bonuses_gone]
    winners: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        if table.bonus[seat] == 0 and is_full(table, seat):
            table.bonus[seat] = points
            winners += 1
            if table.listener is not None:
                table.listener.hear(events.BonusWon(seat=seat, points=points))
        seat += 1
    if winners > 0:
        table.bonuses_gone += winners if table.setup.by_rank else 1


def claws(table: Table, seat: i64) -> i64:
    """Count the Long Claws on an island."""
    found: i64 = 0
    land: i64 = 0
    while land < LANDS:
        kind = table.islands[seat * LANDS + land]
        if kind != NO_CARD:
            found += table.setup.claws[kind]
        land += 1
    return found


def claw_points(table: Table, seat: i64) -> i64:
    """Return the claw bonus of a seat: full for all who tie."""
    mine = claws(table, seat)
    other: i64 = 0
    while other < table.seats:
        if claws(table, other) > mine:
            return 0
        other += 1
    return CLAW_BONUS if mine > 0 else 0


def island_points(table: Table, seat: i64) -> i64:
    """Add up the strengths on an island."""
    total: i64 = 0
    land: i64 = 0
    while land < LANDS:
        total += table.living(seat, land)
        land += 1
    return total


def grave_points(table: Table, seat: i64) -> i64:
    """Return the points of a cemetery."""
    return GRAVE_POINTS * table.graves[seat]


def score(table: Table, seat: i64) -> i64:
    """Return what a seat would score if the game ended now."""
    return (
        island_points(table, seat)
        + table.bonus[seat]
        + claw_points(table, seat)
        + grave_points(table, seat)
    )
