"""The five rooms of the museum: what each rank does there, who stands there, what lies there."""

from typing import Final

from pangaea.core.scene import Area, Spot, Value
from pangaea.core.stage import Offer
from pangaea.games.holotype.box import (
    EXCHANGE_PRICE,
    EXCHANGE_YIELD,
    PERIOD_NAMES,
    PLACE_NAMES,
    TRADE_RATE,
)
from pangaea.games.holotype.rules.names import (
    EROSION,
    FIELD,
    LAB,
    MUSEUM,
    NONE,
    PERIODS,
    PLACE,
    PLACES,
    STUDENT,
    VICTIM,
    WORKERS,
)
from pangaea.games.holotype.rules.objectives import completed
from pangaea.games.holotype.scene import hints, looks
from pangaea.games.holotype.scene.stage import HolotypeStage

PLACE_COLOURS: Final = ("teal", "desert", "brown", "blue", "sand")
CHAPTERS: Final = (4, 5, 6, 7, 10)  # of the rulebook, by place
WITH_MORE: Final = (LAB, FIELD)  # rooms where more can be done than a line for each rank says


def show_board(stage: HolotypeStage) -> None:
    """Show the five rooms; what the worker in hand does there is lit."""
    rank = rank_in_hand(stage)
    if rank == NONE:
        stage.common("board", lambda: stage.panel("board", None, lambda: show_rooms(stage)))
    else:
        stage.panel(f"board-{rank}", None, lambda: show_rooms(stage))


def offer_board(stage: HolotypeStage) -> None:
    """Let the rooms stand for going there, and who stands in one for being sent home."""
    if stage.asks(VICTIM):
        for number, piece in stage.laid("workers"):
            offer_victim(stage, number, piece)
    elif stage.asks(PLACE) or stage.asks(EROSION):
        for place in range(PLACES):
            offer_place(stage, place)


def rank_in_hand(stage: HolotypeStage) -> int:
    """Return the rank of the worker that this seat is about to place, or NONE."""
    return int(stage.table.worker) if stage.asks(PLACE) or stage.asks(EROSION) else NONE


def show_rooms(stage: HolotypeStage) -> None:
    """Show the five rooms with their printed rules and their spaces."""
    say = stage.words.say
    spots = [room_spot(stage, place) for place in range(PLACES)]
    spots += [space for place in range(PLACES) for space in space_spots(stage, place)]
    spots += stock_spots(stage)
    stage.area(
        Area(
            "board", "rooms", say("area-board"), spots=tuple(spots), tip=say("area-board-tip"),
            rule="holotype/3.4", featured=True, part="main", least=700, weight=5,
        )
    )  # fmt: skip


def room_spot(stage: HolotypeStage, place: int) -> Spot:
    """A room: its name, its picture, and what each rank of worker does there."""
    name = PLACE_NAMES[place]
    return Spot(
        name,
        stage.words.say(f"place-{name}"),
        colour=PLACE_COLOURS[place],
        text=stage.words.say(f"place-{name}-short"),
        picture=f"room_{name}",
        tip=stage.words.say(f"place-{name}-tip"),
        rule=f"holotype/{CHAPTERS[place]}.1",
        lines=tuple(room_lines(stage, place)),
    )


def room_lines(stage: HolotypeStage, place: int) -> list[Value]:
    """Print a room's rule: a line for senior workers, one for Assistants, and what else it has."""
    say, name, rank = stage.words.say, PLACE_NAMES[place], rank_in_hand(stage)
    lines = [
        Value(
            say(f"room-{name}-senior"), say("rank-senior"), lit=rank >= STUDENT, icon="rank_senior"
        ),
        Value(
            say(f"room-{name}-assistant"),
            say("rank-assistant"),
            lit=NONE < rank < STUDENT,
            icon="rank_assistant",
        ),
    ]
    if place in WITH_MORE:
        lines.append(Value(say(f"room-{name}-all")))
    if place == MUSEUM:
        lines += rate_lines(stage)
    return lines


def rate_lines(stage: HolotypeStage) -> list[Value]:
    """Print the Museum's rates on its wall: fossils for fossils, fossils for research."""
    say = stage.words.say
    letters = [say(f"want-{name}") for name in PERIOD_NAMES]
    fossils = " = ".join(f"{TRADE_RATE[period]} {letters[period]}" for period in range(PERIODS))
    research = " · ".join(
        f"{EXCHANGE_PRICE[period]} {letters[period]}→{EXCHANGE_YIELD[period]}"
        for period in range(PERIODS)
    )
    return [
        Value(fossils, say("rates-trade"), icon="fossil"),
        Value(research, say("rates-exchange"), icon="research"),
    ]


def space_spots(stage: HolotypeStage, place: int) -> list[Spot]:
    """The worker spaces of a room."""
    name, say = PLACE_NAMES[place], stage.words.say
    thing = stage.teller.things("place", place)
    return [
        Spot(
            f"{name}{space}",
            say("space-of", place=thing, number=space + 1),
            icon="place_free",
            rule="holotype/3.4",
            parent=name,
        )
        for space in range(int(stage.table.setup.spaces[place]))
    ]


def stock_spots(stage: HolotypeStage) -> list[Spot]:
    """Where the fossils of the Museum lie, a heap for each period."""
    say = stage.words.say
    return [
        Spot(
            f"stock-{name}",
            say("stock-of", period=say(f"period-{name}")),
            tip=say("area-museum-tip"),
            rule="holotype/10.3",
            parent=PLACE_NAMES[MUSEUM],
        )
        for name in PERIOD_NAMES
    ]


def show_museum(stage: HolotypeStage) -> None:
    """Show the fossils in the Museum."""
    for period in range(PERIODS):
        number = int(stage.table.museum[period])
        if number:
            looks.lay_cubes(stage, "board", period, number, f"stock-{PERIOD_NAMES[period]}")


def workers_at(stage: HolotypeStage, place: int) -> list[int]:
    """List the workers that stand at a place."""
    workers = stage.table.workers
    return [number for number in range(stage.table.seats * WORKERS) if workers[number] == place]


def stand_workers(stage: HolotypeStage) -> list[tuple[int, str]]:
    """Stand the workers on the spaces of their places."""
    found: list[tuple[int, str]] = []
    for place in range(PLACES):
        for space, number in enumerate(workers_at(stage, place)):
            seat, kind = divmod(number, WORKERS)
            spot = f"{PLACE_NAMES[place]}{space}"
            found.append((number, looks.lay_worker(stage, "board", seat, kind, spot)))
    return found


def offer_victim(stage: HolotypeStage, number: int, piece: str) -> None:
    """Let a worker at the place of the one that acts stand for sending it home."""
    if stage.table.workers[number] == stage.table.place:
        seat, kind = divmod(number, WORKERS)
        worker, name = stage.teller.things("worker", kind, "the"), stage.view.names[seat]
        label = stage.words.say("choice-bump", worker=worker, name=name)
        stage.offer(number, Offer(label, piece, hint=stage.words.say("hint-bump")))


def offer_place(stage: HolotypeStage, place: int) -> None:
    """Let the free spaces, or the whole place when it is full, stand for going there."""
    name = PLACE_NAMES[place]
    if stage.asks(PLACE):
        label = stage.words.say("choice-go", place=stage.teller.things("place", place, "to"))
        hint = hints.place_hint(stage, place)
        free = range(len(workers_at(stage, place)), int(stage.table.setup.spaces[place]))
        for spot in [f"{name}{space}" for space in free] or [name]:
            stage.offer(place, Offer(label, area="board", spot=spot, hint=hint))
    else:
        label = stage.words.say("choice-act", place=stage.teller.things("place", place, "at"))
        hint = hints.place_hint(stage, place)
        stage.offer(place, Offer(label, area="board", spot=name, hint=hint))


def show_facts(stage: HolotypeStage) -> None:
    """Show how far the game has come."""
    table, say = stage.table, stage.words.say
    far = f"{table.track} / {table.setup.length}"
    stage.fact(say("fact-track"), far, icon="finish", rule="holotype/11.1")
    if table.displayed:
        done = f"{completed(table)} / {table.seats}"
        stage.fact(say("fact-objectives"), done, icon="milestone", rule="holotype/11.2")
