"""How a game of Dino Twist ends (chapter 10)."""

from pangaea.core.outcome import Outcome, Points, ranked
from pangaea.games.dino_twist.rules.names import LANDS, NO_CARD, OVER
from pangaea.games.dino_twist.rules.scoring import (
    claw_points,
    claws,
    grave_points,
    island_points,
    score,
)
from pangaea.games.dino_twist.rules.table import Table


def outcome(table: Table) -> Outcome | None:
    """Rank the players by their points; equal ones share the victory."""
    if table.phase != OVER:
        return None
    seats = range(table.seats)
    totals = [int(score(table, seat)) for seat in seats]
    lines = [explained(table, seat) for seat in seats]
    standings = ranked(totals, [[] for _ in seats], lines)
    return Outcome("outcome-rock-fell", "dino_twist/10.3", standings)


def explained(table: Table, seat: int) -> list[Points]:
    """List where a seat's points come from."""
    lands = range(LANDS)
    dinos = sum(table.islands[seat * LANDS + land] != NO_CARD for land in lands)
    buried = int(table.graves[seat])
    island, grave = int(island_points(table, seat)), int(grave_points(table, seat))
    lines = [
        Points("points-island", island, "dino_twist/10.2", {"dinos": dinos}),
        Points("points-cemetery", grave, "dino_twist/5.3", {"cards": buried}),
    ]
    if table.bonus[seat]:
        bonus = int(table.bonus[seat])
        lines.insert(1, Points("points-island-bonus", bonus, "dino_twist/9.1"))
    most = int(claw_points(table, seat))
    if most:
        count = int(claws(table, seat))
        lines.append(Points("points-claws", most, "dino_twist/9.4", {"claws": count}))
    return lines
