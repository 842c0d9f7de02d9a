"""The middle of the table: places, track, Museum, field cards, objectives and piles."""

from typing import Final

from pangaea.core.bits import BIT, members
from pangaea.core.flow import OVER
from pangaea.core.scene import Area, Look, Spot
from pangaea.core.stage import Offer
from pangaea.games.holotype.box import PERIOD_NAMES, PLACE_NAMES
from pangaea.games.holotype.rules import journal, library
from pangaea.games.holotype.rules.names import (
    EROSION,
    FACES,
    FIELD,
    JOURNAL,
    LAB,
    LIBRARY,
    MUSEUM,
    PERIODS,
    PLACE,
    PLACES,
    REROLL,
    SITE,
    STUDENT,
    VICTIM,
    WORKERS,
)
from pangaea.games.holotype.rules.objectives import completed
from pangaea.games.holotype.scene import looks
from pangaea.games.holotype.scene.stage import HolotypeStage

ROOM: Final = 27.0  # width of a place
WIDER: Final = 15.0  # the Museum has its fossils besides
WIDTH: Final = PLACES * ROOM + WIDER
HEAD: Final = 13.0  # the name of a place
ROW: Final = 23.0  # what a worker space needs
PLACE_COLOURS: Final = ("teal", "desert", "brown", "sky", "sand")


def show_board(stage: HolotypeStage) -> None:
    """Show the five places with their worker spaces, and who stands there."""
    stage.panel("board", None, lambda: show_places(stage))
    workers = stage.panel("workers", tuple(stage.table.workers), lambda: stand_workers(stage))
    for number, piece in workers:
        offer_victim(stage, number, piece)
    for place in range(PLACES):
        offer_place(stage, place)


def show_places(stage: HolotypeStage) -> None:
    """Show the five places."""
    say = stage.words.say
    spots = [place_spot(stage, place) for place in range(PLACES)]
    spots += [space for place in range(PLACES) for space in space_spots(stage, place)]
    spots += stock_spots(stage)
    stage.area(
        Area(
            "board", "map", say("area-board"), spots=tuple(spots), width=WIDTH,
            height=height(stage), tip=say("area-board-tip"), rule="holotype/3.4", featured=True,
        )
    )  # fmt: skip


def rows(stage: HolotypeStage, place: int) -> int:
    """Count what lies below one another at a place: worker spaces, and the Museum's fossils."""
    return int(stage.table.setup.spaces[place]) + (place == MUSEUM)


def height(stage: HolotypeStage) -> float:
    """The board is as high as its fullest place needs."""
    return HEAD + ROW * max(rows(stage, place) for place in range(PLACES)) + 3


def edges(place: int) -> tuple[float, float]:
    """The left and the right edge of a place; the Museum is the last one."""
    return place * ROOM + 1, (WIDTH if place == MUSEUM else (place + 1) * ROOM) - 1


def place_spot(stage: HolotypeStage, place: int) -> Spot:
    """The ground of a place, with its name."""
    left, right = edges(place)
    name = PLACE_NAMES[place]
    return Spot(
        name,
        stage.words.say(f"place-{name}"),
        x=(left + right) / 2,
        y=7,
        outline=box_outline(left, 1, right, height(stage) - 1),
        colour=PLACE_COLOURS[place],
        text=stage.words.say(f"place-{name}-short"),
        tip=stage.words.say(f"place-{name}-tip"),
        rule=f"holotype/{(4, 5, 6, 7, 10)[place]}.1",
    )


def box_outline(left: float, top: float, right: float, bottom: float) -> tuple[float, ...]:
    """The corners of a box."""
    return (left, top, right, top, right, bottom, left, bottom)


def row_of(stage: HolotypeStage, place: int, number: int) -> tuple[float, float]:
    """The upper and the lower edge of a row of a place."""
    high = (height(stage) - HEAD - 2) / rows(stage, place)
    return HEAD + number * high, HEAD + (number + 1) * high - 1


def space_spots(stage: HolotypeStage, place: int) -> list[Spot]:
    """The worker spaces of a place, one below the other."""
    left, right = edges(place)
    found: list[Spot] = []
    for space in range(int(stage.table.setup.spaces[place])):
        top, bottom = row_of(stage, place, space)
        label = stage.words.say(
            "space-of", place=stage.teller.things("place", place), number=space + 1
        )
        found.append(
            Spot(
                f"{PLACE_NAMES[place]}{space}",
                label,
                x=(left + right) / 2,
                y=(top + bottom) / 2,
                outline=box_outline(left + 2, top, right - 2, bottom),
                colour="white",
                icon=f"place_{PLACE_NAMES[place]}",
                rule="holotype/3.4",
            )
        )
    return found


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
    if stage.asks(VICTIM) and stage.table.workers[number] == stage.table.place:
        seat, kind = divmod(number, WORKERS)
        stage.offer(number, Offer(looks.worker_name(stage, seat, kind), piece))


def offer_place(stage: HolotypeStage, place: int) -> None:
    """Let the free spaces, or the whole place when it is full, stand for going there."""
    name = PLACE_NAMES[place]
    label = stage.teller.things("place", place)
    if stage.asks(PLACE):
        hint = place_hint(stage, place)
        free = range(len(workers_at(stage, place)), int(stage.table.setup.spaces[place]))
        for spot in [f"{name}{space}" for space in free] or [name]:
            stage.offer(place, Offer(label, area="board", spot=spot, hint=hint))
    elif stage.asks(EROSION):
        stage.offer(place, Offer(label, area="board", spot=name, hint=place_hint(stage, place)))


def place_hint(stage: HolotypeStage, place: int) -> str:
    """Say in a few words what a worker would get there."""
    table, say = stage.table, stage.words.say
    senior = table.worker >= STUDENT
    if place == LAB:
        return say("hint-lab", cards=3 if senior else 2)
    if place == FIELD:
        return say("hint-field", cards=2 if senior else 1)
    if place == LIBRARY:
        return say("hint-library", cubes=int(library.cubes_for(table, stage.me, table.worker)))
    if place == MUSEUM:
        return say("hint-museum", held=int(table.stored(stage.me)))
    assert place == JOURNAL
    return say("hint-journal", papers=len(journal.papers(table, stage.me)))


def show_track(stage: HolotypeStage) -> None:
    """Show the Field Advancement Track and its marker."""
    table, say = stage.table, stage.words.say
    length = int(table.setup.length)
    spots = tuple(track_spot(stage, number) for number in range(length + 1))
    stage.area(
        Area(
            "track", "track", say("area-track"), parent="board", spots=spots,
            tip=say("area-track-tip"), rule="holotype/9.1",
        )
    )  # fmt: skip
    here = int(table.track)
    look = Look("marker", icon="skull", colour="amber")
    stage.piece("track", look, say("marker", number=here), spot=f"t{here}", rule="holotype/7.6")


def track_spot(stage: HolotypeStage, number: int) -> Spot:
    """One space of the track with its symbol."""
    setup, say = stage.table.setup, stage.words.say
    reset, milestone = setup.resets & BIT[number], setup.milestones & BIT[number]
    last = number == setup.length
    words = "space-plain"
    icon = ""
    if last:
        words, icon = "space-last", "finish"
    elif reset and milestone:
        words, icon = "space-both", "milestone"
    elif reset:
        words, icon = "space-reset", "place_museum"
    elif milestone:
        words, icon = "space-milestone", "milestone"
    text = "" if icon else str(number)
    colour = "gold" if milestone else "sand" if reset else "lava" if last else ""
    label = say(words, number=number)
    return Spot(f"t{number}", label, icon=icon, text=text, colour=colour, rule="holotype/9.1")


def stock_spots(stage: HolotypeStage) -> list[Spot]:
    """Where the fossils of the Museum lie, a heap for each period."""
    left, right = edges(MUSEUM)
    top, bottom = row_of(stage, MUSEUM, rows(stage, MUSEUM) - 1)
    wide = (right - left - 4) / PERIODS
    found: list[Spot] = []
    for period in range(PERIODS):
        start = left + 2 + period * wide
        found.append(
            Spot(
                f"stock-{PERIOD_NAMES[period]}",
                stage.words.say(
                    "stock-of", period=stage.words.say(f"period-{PERIOD_NAMES[period]}")
                ),
                x=start + wide / 2,
                y=(top + bottom) / 2,
                outline=box_outline(start, top, start + wide, bottom),
                colour="white",
                tip=stage.words.say("area-museum-tip"),
                rule="holotype/10.3",
            )
        )
    return found


def show_museum(stage: HolotypeStage) -> None:
    """Show the fossils in the Museum."""
    for period in range(PERIODS):
        number = int(stage.table.museum[period])
        if number:
            looks.lay_cubes(stage, "board", period, number, f"stock-{PERIOD_NAMES[period]}")


def show_expedition(stage: HolotypeStage) -> None:
    """Show the field cards drawn and the dice rolled, while an expedition lasts."""
    table, dice = stage.table, tuple(stage.table.dice)
    if not table.drawn or table.step == OVER:
        return
    for card, piece in stage.panel("sites", int(table.drawn), lambda: show_sites(stage)):
        if stage.asks(SITE):
            stage.offer(card, Offer(stage.teller.things("field", card), piece))
    if not any(dice):
        return
    for face, piece in stage.panel("dice", (int(table.site), dice), lambda: show_dice(stage)):
        if stage.asks(REROLL):
            label = stage.words.say("choice-reroll", thing=stage.teller.things("face", face))
            stage.offer(face, Offer(label, piece))


def show_sites(stage: HolotypeStage) -> list[tuple[int, str]]:
    """Show the field cards drawn."""
    say = stage.words.say
    tip = say("area-sites-tip")
    stage.area(Area("sites", "row", say("area-sites"), tip=tip, rule="holotype/5.2"))
    return [(card, looks.lay_site(stage, "sites", card)) for card in members(stage.table.drawn)]


def show_dice(stage: HolotypeStage) -> list[tuple[int, str]]:
    """Show the dice; each may stand for rolling it again."""
    table, say = stage.table, stage.words.say
    period = int(table.setup.field_period[table.site])
    stage.area(Area("dice", "dice", say("area-dice"), parent="sites", rule="holotype/5.6"))
    faces = [face for face in range(FACES) for _ in range(table.dice[face])]
    return [(face, looks.lay_die(stage, "dice", face, period)) for face in faces]


def show_facts(stage: HolotypeStage) -> None:
    """Show how far the game has come."""
    table, say = stage.table, stage.words.say
    far = f"{table.track} / {table.setup.length}"
    stage.fact(say("fact-track"), far, icon="finish", rule="holotype/11.1")
    if table.displayed:
        done = f"{completed(table)} / {table.seats}"
        stage.fact(say("fact-objectives"), done, icon="milestone", rule="holotype/11.2")
