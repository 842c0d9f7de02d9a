"""What lies before each player: hand, objective, holotypes, Lounge and stores."""

from typing import Final

from pangaea.core.bits import count, members
from pangaea.core.flow import OVER
from pangaea.core.scene import Area, Fact, Player
from pangaea.core.stage import Offer
from pangaea.games.holotype.box import PERIOD_NAMES, PLACE_NAMES, WORKER_NAMES
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
    STUDENT_AFTER,
    TRACE,
    TRACES,
    WORKER,
    WORKERS,
)
from pangaea.games.holotype.rules.scoring import (
    contribution_points,
    goal_points,
    holotype_points,
    penalty,
    total_points,
    trace_points,
)
from pangaea.games.holotype.rules.storage import storage
from pangaea.games.holotype.rules.track import milestones_left
from pangaea.games.holotype.scene import cards, hints, looks
from pangaea.games.holotype.scene.stage import HolotypeStage

CARD: Final = 109  # pixels that a card needs to be read, with the gap beside it
MOST: Final = 3  # cards of a hand that are always read
SHARES: Final = {"hand": 6, "mat": 2, "holotypes": 2}  # of the room before a player


def show_seat(stage: HolotypeStage, seat: int) -> None:
    """Show everything that lies before a player."""
    show_hand(stage, seat)
    show_mat(stage, seat)
    show_traces(stage, seat)
    show_goal(stage, seat)
    table, own = stage.table, seat == stage.me
    if stage.asks(GOAL) and own:
        return  # nothing can have been published, and two objectives need the room
    key = int(table.published[seat]), tuple(table.attached)
    stage.panel(f"holotypes{seat}-{own}", key, lambda: show_holotypes(stage, seat))


def seat_area(
    stage: HolotypeStage,
    seat: int,
    area: str,
    rule: str,
    tip: str = "",
    least: int = 0,
    **values: int,
) -> str:
    """Add an area of a player's own; of others it is seen when their seat is opened."""
    words, name = f"area-{area}", stage.view.names[seat]
    say = stage.words.say
    label = say(words, **values) if seat == stage.me else say(f"{words}-of", name=name, **values)
    empty = say(f"{words}-empty")
    return stage.area(
        Area(
            f"{area}{seat}", "row", label, place="seat", owner=seat, empty=empty, tip=tip,
            rule=rule, folded=area != "holotypes", weight=SHARES[area], least=least,
        )
    )  # fmt: skip


def show_mat(stage: HolotypeStage, seat: int) -> None:
    """Show workers at home, fossils and how many fit, research and milestones."""
    table, own = stage.table, seat == stage.me
    home = tuple(table.workers[seat * WORKERS : (seat + 1) * WORKERS])
    fossils = tuple(table.fossils[seat * PERIODS : (seat + 1) * PERIODS])
    stores = fossils, int(table.research[seat]), int(table.milestones[seat])
    key = home, stores, int(table.published[seat])
    for kind, piece in stage.panel(f"mat{seat}-{own}", key, lambda: lay_mat(stage, seat)):
        if own and stage.asks(WORKER):
            offer_worker(stage, kind, piece)
    for cube, piece in stage.panel(f"stores{seat}", stores, lambda: lay_stores(stage, seat)):
        if own and stage.asks(STORE):
            label = stage.words.say("choice-store", thing=stage.teller.things("cube", cube))
            stage.offer(cube, Offer(label, piece, hint=hints.held_hint(stage, cube)))


def offer_worker(stage: HolotypeStage, kind: int, piece: str) -> None:
    """Let a worker in the Lounge stand for placing it."""
    worker = stage.teller.things("worker", kind, "the")
    label = stage.words.say("choice-place", worker=worker)
    stage.offer(kind, Offer(label, piece, hint=hints.worker_hint(stage, kind)))


def lay_mat(stage: HolotypeStage, seat: int) -> list[tuple[int, str]]:
    """Show the workers that are at home, and how many fossils there are and fit."""
    table = stage.table
    stored, room = int(table.stored(seat)), int(storage(table, seat))
    tip = stage.words.say("area-mat-tip", room=room)
    area = seat_area(stage, seat, "mat", "holotype/5.8", tip, 150, stored=stored, room=room)
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
        cards.lay_milestone(stage, area, milestone, "token")
    return found


def show_hand(stage: HolotypeStage, seat: int) -> None:
    """Show the specimens in hand: one's own, and what all have seen of others'."""
    table, own = stage.table, seat == stage.me
    payable = stores(stage, seat) if own else ()
    key = int(table.hands[seat]), int(table.hand_size(seat)), payable
    for card, piece in stage.panel(f"hand{seat}-{own}", key, lambda: lay_hand(stage, seat)):
        if own:
            offer_specimen(stage, card, piece)


def show_traces(stage: HolotypeStage, seat: int) -> None:
    """Show the trace fossils in hand."""
    table, own = stage.table, seat == stage.me
    held = tuple(table.traces[seat * TRACES : (seat + 1) * TRACES])
    traces = held, int(table.hidden_traces[seat])
    for kind, piece in stage.panel(f"traces{seat}-{own}", traces, lambda: lay_traces(stage, seat)):
        offer_trace(stage, seat, kind, piece)


def stores(stage: HolotypeStage, seat: int) -> tuple[int, ...]:
    """List a player's fossils by period, then the research."""
    table, first = stage.table, seat * PERIODS
    fossils = [int(number) for number in table.fossils[first : first + PERIODS]]
    return (*fossils, int(table.research[seat]))


def lay_hand(stage: HolotypeStage, seat: int) -> list[tuple[int, str]]:
    """Show the specimens of a hand that are known, the others by their backs."""
    table = stage.table
    area = seat_area(stage, seat, "hand", "holotype/1.7", least=8 + CARD * MOST)
    known = [(card, lay_held(stage, area, seat, card)) for card in members(table.hands[seat])]
    hidden = int(table.hand_size(seat)) - len(known)
    if hidden:
        name = stage.words.say("hidden-specimens", count=hidden)
        stage.piece(area, cards.HIDDEN_SPECIMEN, name, count=hidden)
    return known


def lay_held(stage: HolotypeStage, area: str, seat: int, card: int) -> str:
    """Lay a specimen of a hand; one's own says whether it can be paid for."""
    ribbon = cards.readiness(stage, seat, card) if seat == stage.me else None
    return cards.lay_specimen(stage, area, card, ribbon)


def lay_traces(stage: HolotypeStage, seat: int) -> list[tuple[int, str]]:
    """Show the trace fossils of a hand: one's own beside the stores, others' by their backs."""
    table, area = stage.table, f"mat{seat}"
    held = [(kind, int(table.traces[seat * TRACES + kind])) for kind in range(TRACES)]
    known = [(kind, cards.lay_traces(stage, area, kind, number)) for kind, number in held if number]
    if unknown := int(table.hidden_traces[seat]):
        name = stage.words.say("hidden-traces", count=unknown)
        stage.piece(f"hand{seat}", cards.HIDDEN_TRACE, name, count=unknown)
    return known


def offer_specimen(stage: HolotypeStage, card: int, piece: str) -> None:
    """Let a specimen stand for discarding or publishing it."""
    say, thing = stage.words.say, stage.teller.things("specimen", card)
    if stage.asks(DISCARD):
        lost = int(stage.table.setup.research[card])
        hint = say("hint-discard", lost=lost)
        stage.offer(card, Offer(say("choice-discard", thing=thing), piece, hint=hint))
    elif stage.asks(PAPER):
        hint = hints.publication_hint(stage, card)
        stage.offer(card, Offer(say("choice-publish", thing=thing), piece, hint=hint))


def offer_trace(stage: HolotypeStage, seat: int, kind: int, piece: str) -> None:
    """Let a trace fossil stand for publishing it along."""
    if stage.asks(TRACE) and seat == stage.me:
        points = int(stage.table.setup.trace_points[kind])
        hint = stage.words.say("hint-trace", points=points)
        label = stage.words.say("choice-trace", thing=stage.teller.things("trace", kind))
        stage.offer(kind, Offer(label, piece, hint=hint))


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
            label = stage.words.say("choice-goal", thing=stage.teller.things("goal", number))
            stage.offer(number, Offer(label, piece, hint=cards.goal_hint(stage, number)))


def lay_goals(stage: HolotypeStage, seat: int, goals: list[int]) -> list[tuple[int, str]]:
    """Lay personal objectives before a player."""
    label = stage.words.say("area-goal")
    area = stage.area(
        Area(
            f"goal{seat}", "row", label, place="seat", owner=seat, rule="holotype/11.6",
            folded=True, weight=1 + len(goals), least=8 + CARD * len(goals),
        )
    )  # fmt: skip
    return [(number, cards.lay_goal(stage, area, number, seat)) for number in goals]


def show_holotypes(stage: HolotypeStage, seat: int) -> None:
    """Show what a player has published."""
    area = seat_area(stage, seat, "holotypes", "holotype/7.2", least=92)
    for card in members(stage.table.published[seat]):
        cards.lay_holotype(stage, area, card)


def show_milestones(stage: HolotypeStage) -> None:
    """Spread the milestones left before the seat that chooses one."""
    if not stage.asks(MILESTONE):
        return
    label = stage.words.say("area-milestones")
    area = stage.area(Area("milestones", "market", label, rule="holotype/9.3", part="over"))
    for milestone in members(milestones_left(stage.table, stage.me)):
        piece = cards.lay_milestone(stage, area, milestone, "card")
        tile = stage.pieces[-1]
        take = stage.words.say("choice-milestone", thing=tile.name)
        stage.offer(milestone, Offer(take, piece, hint=tile.tip))


def show_player(stage: HolotypeStage, seat: int) -> None:
    """Show a player's points so far and what can be counted."""
    table, own = stage.table, seat == stage.me
    hand = int(table.hands[seat]), int(table.hand_size(seat)), int(table.goal[seat])
    mat = stores(stage, seat), int(table.milestones[seat])
    workers = tuple(table.workers[seat * WORKERS : (seat + 1) * WORKERS])
    shown = int(table.published[seat]), tuple(table.attached)
    discs = int(table.displayed), int(table.discs[seat])
    key = seat in stage.asked, table.step == OVER, hand, mat, workers, shown, discs
    stage.panel(f"player{seat}-{own}", key, lambda: stage.players.append(player(stage, seat)))


def player(stage: HolotypeStage, seat: int) -> Player:
    """Describe a player: what has been published, what is in store, where the workers are."""
    table, say = stage.table, stage.words.say
    published = str(len(members(table.published[seat])))
    facts = [
        Fact(say("fact-holotypes"), published, icon="skull", rule="holotype/7.2"),
        Fact(say("fact-hand"), str(table.hand_size(seat)), icon="card", rule="holotype/1.7"),
    ]
    if table.displayed:
        facts.append(disc_fact(stage, seat))
    if seat == stage.me:
        facts += own_facts(stage) if table.step != OVER else []
    else:
        facts += store_facts(stage, seat) + worker_facts(stage, seat)
    return stage.player(seat, points_so_far(stage, seat), tuple(facts))


def store_facts(stage: HolotypeStage, seat: int) -> list[Fact]:
    """Count what another player has in store: fossils by period, how many fit, and research."""
    say, held = stage.words.say, stores(stage, seat)
    fossils = [
        Fact(
            say("fact-period", period=say(f"period-{name}")), str(held[period]),
            icon=f"fossil_{name}", rule="holotype/1.2",
        )
        for period, name in enumerate(PERIOD_NAMES)
    ]  # fmt: skip
    room = room_taken(stage, seat)
    return [
        Fact(say("fact-research"), str(held[RESEARCH]), icon="research_note", rule="holotype/6.2"),
        *fossils,
        Fact(say("fact-fossils"), room, icon="fossil", rule="holotype/5.8", minor=True),
    ]


def worker_facts(stage: HolotypeStage, seat: int) -> list[Fact]:
    """Say where another player's workers are, by rank from the highest."""
    say = stage.words.say
    return [
        Fact(
            say("fact-worker", worker=stage.teller.things("worker", kind)),
            where_words(stage, seat, kind),
            icon=f"rank_{WORKER_NAMES[kind]}",
            rule="holotype/1.6",
        )
        for kind in reversed(range(WORKERS))
    ]


def where_words(stage: HolotypeStage, seat: int, kind: int) -> str:
    """Say where a worker is, in a word."""
    table, say = stage.table, stage.words.say
    where = int(table.workers[seat * WORKERS + kind])
    if where == LOCKED:
        published = int(count(table.published[seat]))
        return say("where-locked", published=published, needed=STUDENT_AFTER)
    return say("where-lounge" if where == LOUNGE else f"place-{PLACE_NAMES[where]}-short")


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
