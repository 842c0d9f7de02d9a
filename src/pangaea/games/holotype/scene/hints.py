"""What a choice would do, in a few words."""

from pangaea.core.bits import BIT, count, members
from pangaea.games.holotype.box import PLACE_NAMES
from pangaea.games.holotype.rules import journal, library, museum, objectives, workers
from pangaea.games.holotype.rules.names import (
    ASSISTANT_DRAW,
    DISCS,
    FIELD,
    JOURNAL,
    LAB,
    LIBRARY,
    MORE_CARDS,
    MORE_FOSSILS,
    MUSEUM,
    MUSEUM_FACE,
    NONE,
    PERIODS,
    PLACES,
    RESEARCH,
    SENIOR_DRAW,
    STUDENT,
    WORKERS,
)
from pangaea.games.holotype.rules.scoring import goal_points, goal_points_with
from pangaea.games.holotype.rules.storage import storage
from pangaea.games.holotype.scene.stage import HolotypeStage


def worker_hint(stage: HolotypeStage, kind: int) -> str:
    """Say where a worker could go now."""
    table = stage.table
    open_to = workers.places_for(table, kind)
    places = [
        stage.words.say(f"place-{PLACE_NAMES[place]}-short")
        for place in range(PLACES)
        if open_to & BIT[place]
    ]
    return stage.words.say("hint-worker", places=", ".join(places))


def recall_hint(stage: HolotypeStage) -> str:
    """Say what a recall brings: research, and how many workers come home."""
    first = stage.me * WORKERS
    away = sum(int(where) >= 0 for where in stage.table.workers[first : first + WORKERS])
    return stage.words.say("hint-recall", workers=away)


def place_hint(stage: HolotypeStage, place: int) -> str:
    """Say in a few words what a worker would get there."""
    table, say = stage.table, stage.words.say
    senior = table.worker >= STUDENT
    if place == LAB:
        return say("hint-lab", cards=drawn_at_lab(stage), more=int(table.has(stage.me, MORE_CARDS)))
    if place == FIELD:
        return say(
            "hint-field", cards=2 if senior else 1, more=int(table.has(stage.me, MORE_FOSSILS))
        )
    if place == LIBRARY:
        return say("hint-library", cubes=int(library.cubes_for(table, stage.me, table.worker)))
    if place == MUSEUM:
        return say("hint-museum", deals=len(members(museum.servable(table))))
    assert place == JOURNAL
    return journal_hint(stage)


def drawn_at_lab(stage: HolotypeStage) -> int:
    """Count the specimens that the worker in hand draws."""
    return SENIOR_DRAW if stage.table.worker >= STUDENT else ASSISTANT_DRAW


def journal_hint(stage: HolotypeStage) -> str:
    """Say how many specimens could be published and how many circles filled."""
    table = stage.table
    papers = int(count(journal.publishable(table, stage.me)))
    circles = int(count(objectives.open_to(table, stage.me)))
    return stage.words.say("hint-journal", papers=papers, circles=circles)


def publication_hint(stage: HolotypeStage, card: int) -> str:
    """Say what publishing a specimen scores, the personal objective included, and what is left."""
    table, say = stage.table, stage.words.say
    points = int(table.setup.points[card])
    gain = goal_gain(stage, card)
    score = (
        say("hint-points-goal", points=points, goal=gain)
        if gain
        else say("hint-points", points=points)
    )
    return say("hint-publish", score=score, left=left_after(stage, card))


def left_after(stage: HolotypeStage, card: int) -> str:
    """Name what a publication leaves of its period's fossils and of research."""
    table, period = stage.table, int(stage.table.setup.period_of[card])
    fossils = int(table.fossils[stage.me * PERIODS + period] - table.setup.fossils[card])
    research = int(table.research[stage.me] - table.setup.research[card])
    return stage.words.list([stage.cubes(period, fossils), stage.cubes(RESEARCH, research)])


def goal_gain(stage: HolotypeStage, card: int) -> int:
    """Return what a publication would add for the personal objective."""
    table, seat = stage.table, stage.me
    goal = int(table.goal[seat])
    if goal <= NONE:
        return 0
    after = goal_points_with(table, goal, table.published[seat] | BIT[card])
    return int(after - goal_points(table, seat, goal))


def contribution_hint(stage: HolotypeStage, circle: int) -> str:
    """Say what a contribution brings and costs."""
    table = stage.table
    laid = len(members(table.discs[stage.me]))
    steps = table.setup.contributions
    gain = int(steps[min(laid + 1, DISCS)] - steps[laid])
    if objectives.fee(table, stage.me, circle):
        return stage.words.say("hint-points-fee", points=gain)
    return stage.words.say("hint-points-own", points=gain)


def dice_hint(stage: HolotypeStage) -> str:
    """Say what the dice bring as they lie, and what would not fit into storage."""
    table, seat = stage.table, stage.me
    period = int(table.setup.field_period[table.site])
    dice = table.dice
    found = int(dice[0] + 2 * dice[1] + 3 * dice[2]) + int(table.has(seat, MORE_FOSSILS))
    found += min(int(dice[MUSEUM_FACE]), int(table.museum[period]))
    lost = max(0, int(table.stored(seat)) + found - int(storage(table, seat)))
    return stage.words.say("hint-dice", fossils=stage.cubes(period, found), lost=lost)


def deal_hint(stage: HolotypeStage, deal: int) -> str:
    """Say what one would have after a deal."""
    table, setup, seat = stage.table, stage.table.setup, stage.me
    stores = [int(table.fossils[seat * PERIODS + period]) for period in range(PERIODS)]
    stores.append(int(table.research[seat]))
    stores[setup.deal_give[deal]] -= int(setup.deal_price[deal])
    stores[setup.deal_take[deal]] += int(setup.deal_amount[deal])
    letters = [stage.words.say(f"want-{name}") for name in ("triassic", "jurassic", "cretaceous")]
    fossils = " ".join(
        f"{number} {letter}" for number, letter in zip(stores, letters, strict=False)
    )
    return stage.words.say("hint-deal", fossils=fossils, research=stores[RESEARCH])


def held_hint(stage: HolotypeStage, cube: int) -> str:
    """Say how many cubes of a colour one has."""
    table, seat = stage.table, stage.me
    held = table.research[seat] if cube == RESEARCH else table.fossils[seat * PERIODS + cube]
    return stage.words.say("hint-held", count=int(held))
