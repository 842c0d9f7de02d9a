"""What lies before each player: hand, objective, holotypes, Lounge and stores."""

from pangaea.core.bits import BIT, count, members
from pangaea.core.flow import OVER
from pangaea.core.scene import Area, Fact, Player
from pangaea.core.stage import Offer
from pangaea.games.holotype.rules.names import (
    DISCARD,
    DISCS,
    GOAL,
    LOCKED,
    LOUNGE,
    MILESTONE,
    NONE,
    PAPER,
    PERIODS,
    RESEARCH,
    STORE,
    TRACE,
    TRACES,
    WORKER,
    WORKERS,
)
from pangaea.games.holotype.rules.scoring import (
    contribution_points,
    goal_points,
    goal_points_with,
    holotype_points,
    penalty,
    total_points,
    trace_points,
)
from pangaea.games.holotype.rules.storage import storage
from pangaea.games.holotype.rules.track import milestones_left
from pangaea.games.holotype.scene import looks
from pangaea.games.holotype.scene.stage import HolotypeStage


def show_seat(stage: HolotypeStage, seat: int) -> None:
    """Show everything that lies before a player."""
    show_hand(stage, seat)
    show_mat(stage, seat)
    show_goal(stage, seat)
    show_holotypes(stage, seat)


def seat_area(
    stage: HolotypeStage, seat: int, area: str, rule: str, tip: str = "", **values: int
) -> str:
    """Add an area of a player's own."""
    words, name = f"area-{area}", stage.view.names[seat]
    say = stage.words.say
    label = say(words, **values) if seat == stage.me else say(f"{words}-of", name=name, **values)
    empty = say(f"{words}-empty")
    return stage.area(
        Area(
            f"{area}{seat}", "row", label, place="seat", owner=seat, empty=empty, tip=tip, rule=rule
        )
    )


def show_mat(stage: HolotypeStage, seat: int) -> None:
    """Show workers at home, fossils and how many fit, research and milestones."""
    table = stage.table
    stored, room = int(table.stored(seat)), int(storage(table, seat))
    tip = stage.words.say("area-mat-tip", room=room)
    area = seat_area(stage, seat, "mat", "holotype/5.8", tip, stored=stored, room=room)
    for kind in range(WORKERS):
        show_worker(stage, area, seat, kind)
    for cube in range(PERIODS):
        show_fossils(stage, area, seat, cube)
    if table.research[seat]:
        looks.lay_cubes(stage, area, RESEARCH, int(table.research[seat]))
    for milestone in members(table.milestones[seat]):
        looks.lay_milestone(stage, area, milestone, "token")


def show_worker(stage: HolotypeStage, area: str, seat: int, kind: int) -> None:
    """Show a worker that is at home, or the locked Graduate Student."""
    where = stage.table.workers[seat * WORKERS + kind]
    if where > LOUNGE:
        return
    if where == LOCKED:
        piece = looks.lay_locked_student(stage, area, seat)
    else:
        piece = looks.lay_worker(stage, area, seat, kind)
    if stage.asks(WORKER) and seat == stage.me:
        stage.offer(kind, Offer(stage.teller.things("worker", kind), piece))


def show_fossils(stage: HolotypeStage, area: str, seat: int, cube: int) -> None:
    """Show a player's fossils of one colour; they may stand for giving one up."""
    number = int(stage.table.fossils[seat * PERIODS + cube])
    if not number:
        return
    piece = looks.lay_cubes(stage, area, cube, number)
    if stage.asks(STORE) and seat == stage.me:
        thing = stage.teller.things("cube", cube)
        stage.offer(cube, Offer(stage.words.say("choice-store", thing=thing), piece))


def show_hand(stage: HolotypeStage, seat: int) -> None:
    """Show specimens and trace fossils in hand: one's own, and what all have seen of others'."""
    table, say = stage.table, stage.words.say
    area = seat_area(stage, seat, "hand", "holotype/1.7")
    for card in members(table.hands[seat]):
        piece = looks.lay_specimen(stage, area, card)
        if seat == stage.me:
            offer_specimen(stage, card, piece)
    hidden = int(table.hand_size(seat)) - int(count(table.hands[seat]))
    if hidden:
        name = say("hidden-specimens", count=hidden)
        stage.piece(area, looks.HIDDEN_SPECIMEN, name, count=hidden)
    for kind in range(TRACES):
        for _ in range(table.traces[seat * TRACES + kind]):
            piece = looks.lay_trace(stage, area, kind)
            offer_trace(stage, seat, kind, piece)
    if unknown := int(table.hidden_traces[seat]):
        name = say("hidden-traces", count=unknown)
        stage.piece(area, looks.HIDDEN_TRACE, name, count=unknown)


def offer_specimen(stage: HolotypeStage, card: int, piece: str) -> None:
    """Let a specimen stand for discarding or publishing it."""
    thing = stage.teller.things("specimen", card)
    if stage.asks(DISCARD):
        stage.offer(card, Offer(thing, piece))
    elif stage.asks(PAPER):
        label = stage.words.say("choice-publish", thing=thing)
        stage.offer(card, Offer(label, piece, hint=publication_hint(stage, card)))


def publication_hint(stage: HolotypeStage, card: int) -> str:
    """Say what publishing a specimen scores, the personal objective included."""
    table, seat = stage.table, stage.me
    points, goal = int(table.setup.points[card]), int(table.goal[seat])
    if goal > NONE:
        after = goal_points_with(table, goal, table.published[seat] | BIT[card])
        gain = int(after - goal_points(table, seat, goal))
        if gain:
            return stage.words.say("hint-points-goal", points=points, goal=gain)
    return stage.words.say("hint-points", points=points)


def offer_trace(stage: HolotypeStage, seat: int, kind: int, piece: str) -> None:
    """Let a trace fossil stand for publishing it along."""
    if stage.asks(TRACE) and seat == stage.me:
        points = int(stage.table.setup.trace_points[kind])
        hint = stage.words.say("hint-points", points=points)
        stage.offer(kind, Offer(stage.teller.things("trace", kind), piece, hint=hint))


def show_goal(stage: HolotypeStage, seat: int) -> None:
    """Show one's personal objective, the two to choose from, or all of them at the end."""
    table = stage.table
    choosing = stage.asks(GOAL) and seat == stage.me
    goal = int(table.goal[seat])
    if not choosing and (goal <= NONE or not stage.sees_hand(seat)):
        return
    label = stage.words.say("area-goal")
    area = stage.area(
        Area(f"goal{seat}", "row", label, place="seat", owner=seat, rule="holotype/11.6")
    )
    for number in members(table.offers[seat]) if choosing else [goal]:
        piece = looks.lay_goal(stage, area, number, seat)
        if choosing:
            hint = looks.goal_hint(stage, number)
            stage.offer(number, Offer(stage.teller.things("goal", number), piece, hint=hint))


def show_holotypes(stage: HolotypeStage, seat: int) -> None:
    """Show what a player has published."""
    area = seat_area(stage, seat, "holotypes", "holotype/7.2")
    for card in members(stage.table.published[seat]):
        looks.lay_holotype(stage, area, card)


def show_milestones(stage: HolotypeStage) -> None:
    """Spread the milestones left before the seat that chooses one."""
    if not stage.asks(MILESTONE):
        return
    label = stage.words.say("area-milestones")
    area = stage.area(Area("milestones", "market", label, rule="holotype/9.3"))
    for milestone in members(milestones_left(stage.table, stage.me)):
        piece = looks.lay_milestone(stage, area, milestone, "tile")
        tile = stage.pieces[-1]
        stage.offer(milestone, Offer(tile.name, piece, hint=tile.tip))


def show_player(stage: HolotypeStage, seat: int) -> Player:
    """Show a player's points so far and what can be counted."""
    table, say = stage.table, stage.words.say
    published = str(len(members(table.published[seat])))
    facts = [
        Fact(say("fact-holotypes"), published, icon="skull", rule="holotype/7.2"),
        Fact(say("fact-hand"), str(table.hand_size(seat)), icon="card", rule="holotype/1.7"),
        Fact(say("fact-fossils"), room_taken(stage, seat), icon="fossil", rule="holotype/5.8"),
        Fact(say("fact-research"), str(table.research[seat]), icon="research", rule="holotype/6.2"),
    ]
    if table.displayed:
        facts.append(disc_fact(stage, seat))
    if seat == stage.me and table.step != OVER:
        facts += own_facts(stage)
    return stage.player(seat, points_so_far(stage, seat), tuple(facts))


def room_taken(stage: HolotypeStage, seat: int) -> str:
    """Count a player's fossils, and how many fit into storage."""
    return f"{stage.table.stored(seat)}/{storage(stage.table, seat)}"


def disc_fact(stage: HolotypeStage, seat: int) -> Fact:
    """Count a player's contributions, with the points that its discs uncover."""
    laid, steps = int(count(stage.table.discs[seat])), stage.table.setup.contributions
    words = "fact-discs" if laid < DISCS else "fact-discs-all"
    label = stage.words.say(words, now=int(steps[laid]), next=int(steps[min(laid + 1, DISCS)]))
    return Fact(label, f"{laid}/{DISCS}", icon="disc", rule="holotype/11.5")


def own_facts(stage: HolotypeStage) -> list[Fact]:
    """What only the player knows: the objective's points now, and what the hand would cost."""
    table, say, seat = stage.table, stage.words.say, stage.me
    lost = signed(-int(penalty(table, seat)))
    found = [Fact(say("fact-penalty"), lost, icon="card", rule="holotype/11.8")]
    if table.goal[seat] > NONE:
        now = signed(int(goal_points(table, seat, table.goal[seat])))
        found.append(Fact(say("fact-goal"), now, icon="goal", rule="holotype/11.6"))
    return found


def signed(points: int) -> str:
    """Write points gained or lost with their sign; nothing has none."""
    return f"{points:+d}".replace("-", "−") if points else "0"


def points_so_far(stage: HolotypeStage, seat: int) -> int:
    """Return the points everybody can count; all of them once the game is over."""
    table = stage.table
    if table.step == OVER:
        return int(total_points(table, seat))
    public = holotype_points(table, seat) + trace_points(table, seat)
    return int(public + contribution_points(table, seat))
