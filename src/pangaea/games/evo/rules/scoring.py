"""How a game of EVO ends (chapter 11)."""

from pangaea.core.outcome import Outcome, Points, ranked
from pangaea.games.evo.rules.names import BY_DIE, OVER, UNEXPECTED, UNEXPECTED_VALUE
from pangaea.games.evo.rules.rewards import total
from pangaea.games.evo.rules.table import Table


def outcome(table: Table) -> Outcome | None:
    """Rank the players by points, then by dinosaurs on the island; equals share the place."""
    if table.phase != OVER:
        return None
    seats = range(table.seats)
    reason = "outcome-die" if table.ending == BY_DIE else "outcome-impact"
    totals = [total(table, seat) for seat in seats]
    tie_breaks = [[int(table.dinos[seat])] for seat in seats]
    lines = [explained(table, seat) for seat in seats]
    return Outcome(reason, "evo/11.1", ranked(totals, tie_breaks, lines))


def explained(table: Table, seat: int) -> list[Points]:
    """List where a seat's points come from."""
    start, paid, fined = table.setup.start_points, table.paid[seat], table.fined[seat]
    earned = table.points[seat] - start + paid + fined
    lines = [
        Points("points-start", int(start), "evo/2.1"),
        Points("points-survivors", int(earned), "evo/7.4"),
        Points("points-genes", -int(paid), "evo/8.7"),
    ]
    if fined:
        lines.append(Points("points-fined", -int(fined), "evo/10.19"))
    if table.active[UNEXPECTED] == seat:
        lines.append(Points("points-unexpected", UNEXPECTED_VALUE, "evo/10.24"))
    return lines
