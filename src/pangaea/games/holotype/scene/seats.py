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
    table, own = stage.table, seat == stage.me
    key = int(table.published[seat]), tuple(table.attached)
    stage.panel(f"holotypes{seat}-{own}", key, lambda: show_holotypes(stage, seat))


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
    table, own = stage.table, seat == stage.me
    home = tuple(table.workers[seat * WORKERS : (seat + 1) * WORKERS])
    fossils = tuple(table.fossils[seat * PERIODS : (seat + 1) * PERIODS])
    stores = fossils, int(table.research[seat]), int(table.milestones[seat])
    key = home, stores, int(table.published[seat])
    for kind, piece in stage.panel(f"mat{seat}-{own}", key, lambda: lay_mat(stage, seat)):
        if own and stage.asks(WORKER):
            stage.offer(kind, Offer(stage.teller.things("worker", kind), piece))
    for cube, piece in stage.panel(f"stores{seat}", stores, lambda: lay_stores(stage, seat)):
        if own and stage.asks(STORE):
            thing = stage.teller.things("cube", cube)
            stage.offer(cube, Offer(stage.words.say("choice-store", thing=thing), piece))


def lay_mat(stage: HolotypeStage, seat: int) -> list[tuple[int, str]]:
    """Show the workers that are at home, and how many fossils there are and fit."""
    table = stage.table
    stored, room = int(table.stored(seat)), int(storage(table, seat))
    tip = stage.words.say("area-mat-tip", room=room)
    area = seat_area(stage, seat, "mat", "holotype/5.8", tip, stored=stored, room=room)
    home = [kind for kind in range(WORKERS) if table.workers[seat * WORKERS + kind] <= LOUNGE]
    return [(kind, lay_worker(stage, area, seat, kind)) for kind in home]


def lay_worker(stage: HolotypeStage, area: str, seat: int, kind: int) -> str:
    """Show a worker that is at home, or the locked Graduate Student."""
    if stage.table.workers[seat * WORKERS + kind] == LOCKED:
        return looks.lay_locked_student(stage, area, seat)
    return looks.lay_worker(stage, area, seat, kind)


def lay_stores(stage: HolotypeStage, seat: int) -> list[tuple[int, str]]:
    """Show fossils by colour, research and milestones; say which fossils lie there."""
    table, area = stage.table, f"mat{seat}"
    found: list[tuple[int, str]] = []
    for cube in range(PERIODS):
        number = int(table.fossils[seat * PERIODS + cube])
        if number:
            found.append((cube, looks.lay_cubes(stage, area, cube, number)))
    if table.research[seat]:
        looks.lay_cubes(stage, area, RESEARCH, int(table.research[seat]))
    for milestone in members(table.milestones[seat]):
        looks.lay_milestone(stage, area, milestone, "token")
    return found


def show_hand(stage: HolotypeStage, seat: int) -> None:
    """Show specimens and trace fossils in hand: one's own, and what all have seen of others'."""
    table, own = stage.table, seat == stage.me
    key = int(table.hands[seat]), int(table.hand_size(seat))
    for card, piece in stage.panel(f"hand{seat}-{own}", key, lambda: lay_hand(stage, seat)):
        if own:
            offer_specimen(stage, card, piece)
    held = tuple(table.traces[seat * TRACES : (seat + 1) * TRACES])
    traces = held, int(table.hidden_traces[seat])
    for kind, piece in stage.panel(f"traces{seat}-{own}", traces, lambda: lay_traces(stage, seat)):
        offer_trace(stage, seat, kind, piece)


def lay_hand(stage: HolotypeStage, seat: int) -> list[tuple[int, str]]:
    """Show the specimens of a hand that are known, the others by their backs."""
    table = stage.table
    area = seat_area(stage, seat, "hand", "holotype/1.7")
    known = [(card, looks.lay_specimen(stage, area, card)) for card in members(table.hands[seat])]
    hidden = int(table.hand_size(seat)) - len(known)
    if hidden:
        name = stage.words.say("hidden-specimens", count=hidden)
        stage.piece(area, looks.HIDDEN_SPECIMEN, name, count=hidden)
    return known


def lay_traces(stage: HolotypeStage, seat: int) -> list[tuple[int, str]]:
    """Show the trace fossils of a hand that are known, the others by their backs."""
    table, area = stage.table, f"hand{seat}"
    kinds = [kind for kind in range(TRACES) for _ in range(table.traces[seat * TRACES + kind])]
    known = [(kind, looks.lay_trace(stage, area, kind)) for kind in kinds]
    if unknown := int(table.hidden_traces[seat]):
        name = stage.words.say("hidden-traces", count=unknown)
        stage.piece(area, looks.HIDDEN_TRACE, name, count=unknown)
    return known


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
    goals = members(table.offers[seat]) if choosing else [goal]
    key = tuple(goals), int(table.published[seat]), tuple(table.attached)
    laid = stage.panel(f"goal{seat}", key, lambda: lay_goals(stage, seat, goals))
    if choosing:
        for number, piece in laid:
            hint = looks.goal_hint(stage, number)
            stage.offer(number, Offer(stage.teller.things("goal", number), piece, hint=hint))


def lay_goals(stage: HolotypeStage, seat: int, goals: list[int]) -> list[tuple[int, str]]:
    """Lay personal objectives before a player."""
    label = stage.words.say("area-goal")
    area = stage.area(
        Area(f"goal{seat}", "row", label, place="seat", owner=seat, rule="holotype/11.6")
    )
    return [(number, looks.lay_goal(stage, area, number, seat)) for number in goals]


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


def show_player(stage: HolotypeStage, seat: int) -> None:
    """Show a player's points so far and what can be counted."""
    table, own = stage.table, seat == stage.me
    hand = int(table.hands[seat]), int(table.hand_size(seat)), int(table.goal[seat])
    mat = int(table.stored(seat)), int(table.milestones[seat]), int(table.research[seat])
    shown = int(table.published[seat]), tuple(table.attached)
    discs = int(table.displayed), int(table.discs[seat])
    key = seat in stage.asked, table.step == OVER, hand, mat, shown, discs
    stage.panel(f"player{seat}-{own}", key, lambda: stage.players.append(player(stage, seat)))


def player(stage: HolotypeStage, seat: int) -> Player:
    """Describe a player."""
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
