"""Points at the end, ties, and how the game ended (chapter 11)."""

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.bits import count, lowest, without_lowest
from pangaea.core.outcome import Outcome, Points, ranked
from pangaea.games.holotype.rules.demands import is_met
from pangaea.games.holotype.rules.names import BY_TRACK, NONE, TRACES
from pangaea.games.holotype.rules.table import Table


def total_points(table: Table, seat: i64) -> i64:
    """Return a seat's final points, which may be below zero [holotype 1.1, 11.8]."""
    total = holotype_points(table, seat) + trace_points(table, seat)
    total += contribution_points(table, seat) - penalty(table, seat)
    goal = table.goal[seat]
    return total if goal <= NONE else total + goal_points(table, seat, goal)


def added_up(figures: vec[i64], cards: i64) -> i64:
    """Add up a figure of each card of a set."""
    total: i64 = 0
    while cards:
        total += figures[lowest(cards)]
        cards = without_lowest(cards)
    return total


def holotype_points(table: Table, seat: i64) -> i64:
    """Add up the points printed on a seat's holotypes [holotype 1.3, 11.4]."""
    return added_up(table.setup.points, table.published[seat])


def trace_points(table: Table, seat: i64) -> i64:
    """Add up the points of a seat's published trace fossils [holotype 11.4]."""
    total: i64 = 0
    for kind in range(TRACES):
        laid = count(table.published[seat] & table.attached[kind])
        total += laid * table.setup.trace_points[kind]
    return total


def contribution_points(table: Table, seat: i64) -> i64:
    """Return the rightmost number that a seat's missing discs uncover [holotype 11.5]."""
    return table.setup.contributions[count(table.discs[seat])]


def goal_points(table: Table, seat: i64, goal: i64) -> i64:
    """Return what a personal objective gives for a seat's own holotypes [holotype 11.6, 11.7]."""
    return goal_points_with(table, goal, table.published[seat])


def goal_points_with(table: Table, goal: i64, cards: i64) -> i64:
    """Return what a personal objective gives for holotypes: a step, or all [holotype 11.6]."""
    setup = table.setup
    if setup.goal_counts[goal] != 0:
        reached = count(cards & setup.goal_counts[goal])
        if reached > setup.most_steps:
            reached = setup.most_steps
        return setup.goal_steps[goal * (setup.most_steps + 1) + reached]
    return setup.set_worth[goal] if is_met(table, setup.sets, goal, cards) else i64(0)


def penalty(table: Table, seat: i64) -> i64:
    """Add up the research cost of the specimens still in hand [holotype 4.7, 11.8]."""
    return added_up(table.setup.research, table.hands[seat])


def tie_break(table: Table, seat: i64) -> i64:
    """Return what decides between equal points: the research cubes left [holotype 11.9]."""
    return table.research[seat]


def outcome(table: Table) -> Outcome:
    """Rank by points, then by research cubes; who is still tied shares [holotype 11.9]."""
    seats = range(table.seats)
    totals = [int(total_points(table, seat)) for seat in seats]
    tie_breaks = [[int(tie_break(table, seat))] for seat in seats]
    lines = [explained(table, seat) for seat in seats]
    by_track = table.ending == BY_TRACK
    reason = "outcome-track" if by_track else "outcome-objectives"
    rule = "holotype/11.1" if by_track else "holotype/11.2"
    return Outcome(reason, rule, ranked(totals, tie_breaks, lines))


def explained(table: Table, seat: i64) -> list[Points]:
    """List where a seat's points come from."""
    published, left = int(count(table.published[seat])), int(count(table.hands[seat]))
    points = int(holotype_points(table, seat))
    found = [Points("points-holotypes", points, "holotype/11.4", {"cards": published})]
    if traces := int(trace_points(table, seat)):
        found.append(Points("points-traces", traces, "holotype/11.4"))
    if not table.setup.elementary:
        found += explained_objectives(table, seat)
    if left:
        lost = -int(penalty(table, seat))
        found.append(Points("points-unpublished", lost, "holotype/11.8", {"cards": left}))
    return found


def explained_objectives(table: Table, seat: i64) -> list[Points]:
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
