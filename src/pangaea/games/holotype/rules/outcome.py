"""How a game of Holotype ends (chapter 11)."""

from pangaea.core.bits import count
from pangaea.core.outcome import Outcome, Points, ranked
from pangaea.games.holotype.rules.names import BY_TRACK, NONE, OVER
from pangaea.games.holotype.rules.scoring import (
    contribution_points,
    goal_points,
    holotype_points,
    penalty,
    total_points,
    trace_points,
)
from pangaea.games.holotype.rules.table import Table


def outcome(table: Table) -> Outcome | None:
    """Rank the players by points, then by research cubes; who is still tied shares the place."""
    if table.phase != OVER:
        return None
    seats = range(table.seats)
    totals = [int(total_points(table, seat)) for seat in seats]
    tie_breaks = [[int(table.research[seat])] for seat in seats]
    lines = [explained(table, seat) for seat in seats]
    by_track = table.ending == BY_TRACK
    reason = "outcome-track" if by_track else "outcome-objectives"
    rule = "holotype/11.1" if by_track else "holotype/11.2"
    return Outcome(reason, rule, ranked(totals, tie_breaks, lines))


def explained(table: Table, seat: int) -> list[Points]:
    """List where a seat's points come from."""
    holotypes = int(count(table.published[seat]))
    left = int(count(table.hands[seat]))
    found = [
        Points(
            "points-holotypes",
            int(holotype_points(table, seat)),
            "holotype/11.4",
            {"cards": holotypes},
        )
    ]
    if traces := int(trace_points(table, seat)):
        found.append(Points("points-traces", traces, "holotype/11.4"))
    if not table.setup.elementary:
        found += explained_objectives(table, seat)
    if left:
        lost = -int(penalty(table, seat))
        found.append(Points("points-unpublished", lost, "holotype/11.8", {"cards": left}))
    return found


def explained_objectives(table: Table, seat: int) -> list[Points]:
    """List the points of contributions and of the personal objective."""
    discs = int(count(table.discs[seat]))
    points = int(contribution_points(table, seat))
    found = [Points("points-contributions", points, "holotype/11.5", {"discs": discs})]
    goal = int(table.goal[seat])
    if goal > NONE:
        key = list(table.setup.box.goals)[goal]
        own = table.setup.box.goals[key].name
        words = "points-goal-named" if own else f"points-goal-{key}"
        values: dict[str, int | str] = {"name": own} if own else {}
        found.append(Points(words, int(goal_points(table, seat, goal)), "holotype/11.6", values))
    return found
