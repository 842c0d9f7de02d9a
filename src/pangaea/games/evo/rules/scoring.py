"""Points for survivors (chapter 7), the final count, ties and the end of a game (chapter 11)."""

from mypy_extensions import i64

from pangaea.core.outcome import Outcome, Points, ranked
from pangaea.games.evo import events
from pangaea.games.evo.rules.names import BY_DIE, DINOS, UNEXPECTED, UNEXPECTED_VALUE
from pangaea.games.evo.rules.table import Table


def score_survivors(table: Table) -> None:
    """Give everybody a point for each dinosaur on the island, newborns included [evo 7.4]."""
    for place in range(table.seats):
        seat = table.order[place]
        points = table.dinos[seat]
        table.points[seat] += points
        if table.listener is not None:
            table.listener.hear(events.Scored(seat=seat, points=points))


def total(table: Table, seat: i64) -> i64:
    """Return a seat's points in the final count, Unexpected gene included [evo 10.24, 11.2]."""
    bonus: i64 = UNEXPECTED_VALUE if table.active[UNEXPECTED] == seat else 0
    return table.points[seat] + bonus


def tie_break(table: Table, seat: i64) -> i64:
    """Return what decides between equals: dinosaurs on the island [evo 11.2]."""
    return table.dinos[seat]


def standing(table: Table, seat: i64) -> float:
    """Return a number that ranks a seat: its points, and less than one for the tie-break."""
    return float(total(table, seat)) + float(tie_break(table, seat)) / float(DINOS + 1)


def outcome(table: Table) -> Outcome:
    """Rank by points, then by dinosaurs; who is still equal shares [evo 1.1, 11.1, 11.2]."""
    seats = range(table.seats)
    reason = "outcome-die" if table.ending == BY_DIE else "outcome-impact"
    totals = [int(total(table, seat)) for seat in seats]
    tie_breaks = [[int(tie_break(table, seat))] for seat in seats]
    lines = [explained(table, seat) for seat in seats]
    return Outcome(reason, "evo/11.1", ranked(totals, tie_breaks, lines))


def explained(table: Table, seat: i64) -> list[Points]:
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
