"""Bonuses (chapter 9), points and how a game ends (chapter 10)."""

from mypy_extensions import i64

from pangaea.core.outcome import Outcome, Points, ranked
from pangaea.games.dino_twist import events
from pangaea.games.dino_twist.rules import names
from pangaea.games.dino_twist.rules.table import Table

# -- bonuses ---------------------------------------------------------------------------------


def award_island_bonuses(table: Table) -> None:
    """Give who filled an island this turn the best bonus that is left [dino_twist 9.1, 9.2, 9.3]"""
    if table.bonuses_gone >= names.BONUSES:
        return
    points = table.setup.bonuses[table.bonuses_gone]
    winners: i64 = 0
    for seat in range(table.seats):
        if table.bonus[seat] == 0 and is_full(table, seat):
            table.bonus[seat] = points
            winners += 1
            if table.listener is not None:
                table.listener.hear(events.BonusWon(seat=seat, points=points))
    if winners > 0:
        table.bonuses_gone += winners if table.setup.by_rank else i64(1)


def is_full(table: Table, seat: i64) -> bool:
    """Tell whether a dinosaur lives on every land of an island [dino_twist 9.1]."""
    return all(table.resident(seat, land) != names.NO_CARD for land in range(names.LANDS))


def claws(table: Table, seat: i64) -> i64:
    """Count the Long Claws on an island [dino_twist 9.4]."""
    found: i64 = 0
    for land in range(names.LANDS):
        kind = table.resident(seat, land)
        if kind != names.NO_CARD:
            found += table.setup.claws[kind]
    return found


def claw_points(table: Table, seat: i64) -> i64:
    """Return the claw bonus of a seat: full for all who tie, if they have any [dino_twist 9.4]."""
    mine = claws(table, seat)
    for other in range(table.seats):
        if claws(table, other) > mine:
            return 0
    return names.CLAW_BONUS if mine > 0 else 0


# -- points ----------------------------------------------------------------------------------


def island_points(table: Table, seat: i64) -> i64:
    """Add up the strengths on an island, a baby's 1 too [dino_twist 7.3, 10.2]."""
    total: i64 = 0
    for land in range(names.LANDS):
        total += table.living(seat, land)
    return total


def grave_points(table: Table, seat: i64) -> i64:
    """Return the points of a cemetery [dino_twist 5.3]."""
    return names.GRAVE_POINTS * table.graves[seat]


def score(table: Table, seat: i64) -> i64:
    """Return what a seat would score if the game ended now [dino_twist 1.1, 10.2]."""
    return (
        island_points(table, seat)
        + table.bonus[seat]
        + claw_points(table, seat)
        + grave_points(table, seat)
    )


# -- the end ---------------------------------------------------------------------------------


def outcome(table: Table) -> Outcome:
    """Rank the players by their points; equal ones share the victory [dino_twist 10.3]."""
    seats = range(table.seats)
    totals = [int(score(table, seat)) for seat in seats]
    lines = [explained(table, seat) for seat in seats]
    no_tie_breaks: list[list[int]] = [[] for _ in seats]
    standings = ranked(totals, no_tie_breaks, lines)
    return Outcome("outcome-rock-fell", "dino_twist/10.3", standings)


def explained(table: Table, seat: i64) -> list[Points]:
    """List where a seat's points come from."""
    dinos = sum([int(table.resident(seat, land) != names.NO_CARD) for land in range(names.LANDS)])
    island, grave = int(island_points(table, seat)), int(grave_points(table, seat))
    bonus, most = int(table.bonus[seat]), int(claw_points(table, seat))
    buried, sharp = int(table.graves[seat]), int(claws(table, seat))
    lines = [Points("points-island", island, "dino_twist/10.2", {"dinos": dinos})]
    if bonus:
        lines.append(Points("points-island-bonus", bonus, "dino_twist/9.1"))
    lines.append(Points("points-cemetery", grave, "dino_twist/5.3", {"cards": buried}))
    if most:
        lines.append(Points("points-claws", most, "dino_twist/9.4", {"claws": sharp}))
    return lines
