"""The board and its paths: spots for every space, the pieces and the cone."""

from functools import partial

from pangaea.core.bits import BIT, count, members
from pangaea.core.scene import Area, Badge, Look, Spot
from pangaea.games.eras.rules.eruption import is_exposed
from pangaea.games.eras.rules.movement import has_era, is_flank
from pangaea.games.eras.rules.names import (
    ERAS,
    HOME,
    LANES,
    NO_CARD,
    NO_ERA,
    NO_PLACE,
    PATH_LENGTH,
    PLACE,
    SECTORS,
    SLOTS,
)
from pangaea.games.eras.rules.placing import may_take
from pangaea.games.eras.rules.spaces import far_half, near_half, outward, slot_of
from pangaea.games.eras.rules.table import Table
from pangaea.games.eras.scene import places
from pangaea.games.eras.scene.places import Frame, Outline
from pangaea.games.eras.scene.stage import (
    ERA_COLOURS,
    ErasStage,
    free_spot,
    insertion_spot,
    next_spot,
    sector_spot,
    space_spot,
    spine_spot,
)

KIND_COLOURS = {
    "rock": "grey", "quake": "grey", "hurricane": "grey", "swamp": "teal", "volcano": "lava",
    "cave": "black", "water": "water", "sea": "sky", "ravine": "desert",
}  # fmt: skip
KIND_PATTERNS = {"quake": "hatch", "hurricane": "waves", "sea": "waves", "ravine": "cross"}
KIND_RULES = {
    "rock": "eras/1.3", "swamp": "eras/7.3", "volcano": "eras/7.6", "cave": "eras/9.3",
    "water": "eras/10.13", "sea": "eras/7.7", "ravine": "eras/7.7", "quake": "eras/1.4",
    "hurricane": "eras/1.4",
}  # fmt: skip

RESTRICTED = ("sea", "ravine")


def show_ring(stage: ErasStage) -> None:
    """Show all sectors in a ring, one's own at the bottom."""
    own = stage.own_animals()
    bottom = int(stage.table.sector[own[0]]) if own else 0
    animals = [animal for animal in stage.animals if stage.table.sector[animal] != NO_PLACE]
    keys = tuple([path_key(stage, animal) for animal in animals])
    stage.panel(f"ring-{bottom}", keys, lambda: show_sectors(stage, bottom, animals))
    table = stage.table
    stands = tuple(table.piece), tuple([is_exposed(table, animal) for animal in animals])
    stage.meeples = dict(
        stage.panel("pieces", (stands, int(table.cone)), lambda: show_pieces(stage))
    )


def path_key(stage: ErasStage, animal: int) -> tuple[object, ...]:
    """Say what the spots of a path depend on."""
    table = stage.table
    cone = int(table.cone) if table.cone // SLOTS == animal else HOME
    cards = tuple(table.path[animal * ERAS : (animal + 1) * ERAS])
    gap = int(table.revealed) if takes_between(stage, animal) else NO_CARD
    return animal, int(table.sector[animal]), cards, cone, gap


def show_sectors(stage: ErasStage, bottom: int, animals: list[int]) -> None:
    """Show the board with the sectors of all, and those nobody has."""
    spots = [spot("home", stage.words.say("home-spot"), places.home_outline(), colour="sand")]
    taken = {int(sector) for sector in stage.table.sector}
    for sector in range(SECTORS):
        if sector not in taken:
            spots += unused_spots(stage, sector, places.ring_frame(sector, bottom))
    for animal in animals:
        frame = places.ring_frame(int(stage.table.sector[animal]), bottom)
        spots += path_spots(stage, animal, frame, f"ring-{bottom}")
    stage.area(
        Area(
            "ring", "map", stage.words.say("area-ring"), spots=tuple(spots), width=places.SIZE,
            height=places.SIZE, tip=stage.words.say("area-ring-tip"), rule="eras/1.6",
            featured=True,
        )
    )  # fmt: skip


def show_pieces(stage: ErasStage) -> list[tuple[int, str]]:
    """Show the pieces and the cone in the ring."""
    pieces = [(animal, show_piece(stage, "ring", animal)) for animal in stage.animals]
    show_cone(stage, "ring", list(stage.animals))
    return [(animal, piece) for animal, piece in pieces if piece]


def show_paths(stage: ErasStage) -> None:
    """Show every path once more, laid flat beside its player; one's own is the large one."""
    for animal in stage.animals:
        if stage.table.sector[animal] != NO_PLACE:
            stretch = stretch_of(stage, animal)
            key = path_key(stage, animal), int(stage.table.piece[animal])
            stage.panel(f"path{animal}-{stretch}", key, partial(show_path, stage, animal, stretch))


def show_path(stage: ErasStage, animal: int, stretch: float) -> None:
    """Show a path laid flat, with its piece and the cone."""
    area, frame = f"path{animal}", places.flat_frame(stretch)
    spots = path_spots(stage, animal, frame, f"flat-{stretch}")
    stage.area(
        Area(
            area, "map", stage.path(animal), place="seat", owner=stage.owner(animal),
            spots=(*spots, *free_spots(stage, animal, frame)),
            width=places.flat_width(stretch), height=places.FLAT_HEIGHT,
            tip=stage.words.say("area-path-tip"), rule="eras/3.1",
        )
    )  # fmt: skip
    show_piece(stage, area, animal)
    show_cone(stage, area, [animal])


def stretch_of(stage: ErasStage, animal: int) -> float:
    """Return how long a path laid flat is drawn."""
    if stage.owner(animal) == stage.view.seat:
        return places.OWN_STRETCH
    return places.PAIR_STRETCH if len(stage.animals) > stage.table.seats else places.STRETCH


def spot(
    name: str, label: str, outline: Outline, colour: str = "", icon: str = "", text: str = ""
) -> Spot:
    """Make a spot with its middle."""
    x, y = places.centre_of(outline)
    return Spot(name, label, x, y, outline, colour, icon=icon, text=text)


def unused_spots(stage: ErasStage, sector: int, frame: Frame) -> list[Spot]:
    """The rocks of a sector nobody has."""
    label = stage.words.say("unused-rock", number=sector + 1)
    return [
        spot(sector_spot(sector, lane), label, places.rock_outline(frame, lane), colour="sand")
        for lane in range(LANES)
    ]


def path_spots(stage: ErasStage, animal: int, frame: Frame, where: str) -> tuple[Spot, ...]:
    """A sector's rocks, its cards, and the place where the path would grow."""
    key = path_key(stage, animal)
    return stage.ground(f"{where}-{animal}", key, lambda: spots_of_path(stage, animal, frame))


def spots_of_path(stage: ErasStage, animal: int, frame: Frame) -> list[Spot]:
    """Draw the spots of a path."""
    table = stage.table
    found = [
        spot(
            space_spot(animal, lane),
            stage.words.say("sector-spot", space=stage.space(lane), **stage.animal(animal)),
            places.rock_outline(frame, lane),
            colour=stage.colour(animal),
        )
        for lane in range(LANES)
    ]
    eras = members(table.eras[animal])
    for place, era in enumerate(eras):
        found += card_spots(stage, animal, era, place, frame)
    if len(eras) < PATH_LENGTH:
        label = stage.words.say("next-spot", **stage.animal(animal))
        found.append(spot(next_spot(animal), label, places.card_outline(frame, len(eras))))
    return found + insertion_spots(stage, animal, frame)


def insertion_spots(stage: ErasStage, animal: int, frame: Frame) -> list[Spot]:
    """The gap between two cards, for whoever may put the revealed card there."""
    table = stage.table
    if not takes_between(stage, animal):
        return []
    era = int(table.setup.era[table.revealed])
    following = stage.card(int(table.card_at(animal, outward(table.eras[animal], era))))
    label = stage.words.say("insertion-spot", next=following, **stage.animal(animal))
    outline = places.insertion_outline(frame, int(count(table.eras[animal] & (BIT[era] - 1))))
    return [spot(insertion_spot(animal), label, outline, colour=ERA_COLOURS[era])]


def takes_between(stage: ErasStage, animal: int) -> bool:
    """Tell whether the seat that looks may put the revealed card between two of a path."""
    return stage.mine and stage.table.step == PLACE and goes_between(stage.table, animal)


def goes_between(table: Table, animal: int) -> bool:
    """Tell whether a path can take the revealed card below another."""
    era = table.setup.era[table.revealed]
    return not has_era(table, animal, era) and (
        may_take(table, animal, table.revealed) and outward(table.eras[animal], era) != NO_ERA
    )


def free_spots(stage: ErasStage, animal: int, frame: Frame) -> list[Spot]:
    """The places a path laid flat still has beyond the next one, so that it keeps its length."""
    say, after_next = stage.words.say, path_length(stage, animal) + 1
    return [
        spot(
            free_spot(animal, place),
            say("free-spot", number=place + 1, **stage.animal(animal)),
            places.card_outline(frame, place),
        )
        for place in range(after_next, PATH_LENGTH)
    ]


def card_spots(stage: ErasStage, animal: int, era: int, place: int, frame: Frame) -> list[Spot]:
    """The strip that names a card, and its spaces."""
    card = int(stage.table.card_at(animal, era))
    label = stage.words.say("spine-spot", card=stage.card(card), **stage.animal(animal))
    outline = places.spine_outline(frame, place)
    x, y = places.centre_of(outline)
    tip = " · ".join(badge.label for badge in stage.card_badges(card))
    spine = Spot(
        spine_spot(animal, era), label, x, y, outline, ERA_COLOURS[era], text=str(era + 1),
        tip=tip, rule="eras/1.2",
    )  # fmt: skip
    found = [spine]
    for lane in range(LANES):
        found += slot_spots(stage, animal, era * LANES + lane, place, frame)
    return found


def slot_spots(stage: ErasStage, animal: int, slot: int, place: int, frame: Frame) -> list[Spot]:
    """A space of a card; a swamp has two."""
    card, lane = int(stage.table.card_at(animal, slot // LANES)), slot % LANES
    kind = stage.kind(card, lane)
    spaces = [int(near_half(slot))] + ([int(far_half(slot))] if kind == "swamp" else [])
    found: list[Spot] = []
    for part, space in enumerate(spaces):
        outline = places.slot_outline(frame, place, lane, part, len(spaces))
        x, y = places.centre_of(outline)
        label, tip = space_words(stage, animal, space, kind)
        found.append(
            Spot(
                space_spot(animal, space), label, x, y, outline, KIND_COLOURS[kind],
                KIND_PATTERNS.get(kind, ""), kind, tip=tip, rule=KIND_RULES[kind],
            )
        )  # fmt: skip
    return found


def space_words(stage: ErasStage, animal: int, space: int, kind: str) -> tuple[str, ...]:
    """Name and explain a space; the ring and the path laid flat say the same of it."""
    is_near = is_flank(stage.table, animal, slot_of(space))
    key, said = (animal, space, kind, is_near), stage.view.drawn.said
    if key not in said:
        said[key] = space_label(stage, animal, space, kind), space_tip(stage, kind, flank=is_near)
    return said[key]


def space_label(stage: ErasStage, animal: int, space: int, kind: str) -> str:
    """Name a space with its kind."""
    words = stage.words.say(f"kind-{kind}")
    return stage.words.say(
        "space-spot", space=stage.space(space), kind=words, **stage.animal(animal)
    )


def space_tip(stage: ErasStage, kind: str, *, flank: bool) -> str:
    """Explain a kind of space, and whether an eruption reaches it now."""
    tip = stage.words.say(f"tip-{kind}{reading_of(stage, kind)}")
    if kind not in ("cave", "volcano") and flank:
        return f"{tip} {stage.words.say('flank-tip')}"
    return tip


def reading_of(stage: ErasStage, kind: str) -> str:
    """Tell how this table reads the rule of restricted spaces; others have one reading only."""
    if kind not in RESTRICTED:
        return ""
    return "-allows" if stage.table.setup.allows else "-forbids"


def show_piece(stage: ErasStage, area: str, animal: int) -> str:
    """Show an animal's piece on its space, if it stands on one."""
    table = stage.table
    space = int(table.piece[animal])
    if space == NO_PLACE:
        return ""
    second = animal >= table.seats
    look = Look("meeple", colour=stage.colour(animal), number="2" if second else "")
    badges: tuple[Badge, ...] = ()
    if is_exposed(table, animal):
        badges = (Badge(stage.words.say("badge-exposed"), icon="volcano", tone="hot"),)
    name = stage.words.say("piece-name", space=stage.spoken_space(space), **stage.animal(animal))
    return stage.piece(
        area, look, name, spot=space_spot(animal, space), owner=stage.owner(animal), badges=badges,
        rule="eras/7.1",
    )  # fmt: skip


def show_cone(stage: ErasStage, area: str, animals: list[int]) -> None:
    """Show the cone, if it stands on one of these paths or in the middle of the board."""
    cone = int(stage.table.cone)
    if cone == HOME:
        where = "home" if area == "ring" else ""
    else:
        where = space_spot(cone // SLOTS, int(near_half(cone % SLOTS)))
        where = where if cone // SLOTS in animals else ""
    if where:
        look = Look("marker", icon="cone", colour="lava")
        say = stage.words.say
        stage.piece(area, look, say("cone-name"), spot=where, tip=say("cone-tip"), rule="eras/8.4")


def path_length(stage: ErasStage, animal: int) -> int:
    """Count the cards of a path."""
    return int(count(stage.table.eras[animal]))
