"""The paths: a row of era cards each, with the spaces drawn into them, the pieces and the cone."""

from functools import partial

from pangaea.core.bits import below, count, members
from pangaea.core.scene import Area, Badge, Look, Picture, Spot
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
    SLOTS,
)
from pangaea.games.eras.rules.placing import may_take
from pangaea.games.eras.rules.spaces import far_half, near_half, outward, slot_of
from pangaea.games.eras.rules.table import Table
from pangaea.games.eras.scene import places
from pangaea.games.eras.scene.places import Outline
from pangaea.games.eras.scene.stage import ERA_COLOURS, ErasStage

# Textures, for faces that draw no pictures.
KIND_PATTERNS = {"quake": "hatch", "hurricane": "waves", "sea": "waves", "ravine": "cross"}
KIND_RULES = {
    "rock": "eras/1.3", "swamp": "eras/7.3", "volcano": "eras/7.6", "cave": "eras/9.3",
    "water": "eras/10.13", "sea": "eras/7.7", "ravine": "eras/7.7", "quake": "eras/1.4",
    "hurricane": "eras/1.4",
}  # fmt: skip

RESTRICTED = ("sea", "ravine")
MINE = "own-paths"


def show_paths(stage: ErasStage) -> None:
    """Show the paths of the others under each other, clockwise, and one's own in front of one."""
    if len(stage.own) > 1:
        stage.panel(f"{MINE}{stage.view.seat}", None, lambda: show_own(stage))
    for animal in stage.in_turn():
        if animal in stage.own or takes_between(stage, animal):
            lay_path(stage, animal)
        else:
            stage.common(f"path{animal}", partial(lay_path, stage, animal))


def lay_path(stage: ErasStage, animal: int) -> None:
    """Show a path, in front of who looks or among those of the others."""
    own, key = animal in stage.own, path_key(stage, animal)
    draw = partial(show_path, stage, animal, own=own)
    stage.panel(f"path{animal}-{own}-{key[-1] != NO_CARD}", key, draw)


def show_animals(stage: ErasStage) -> None:
    """Show who stands where on the paths, and the cone."""
    table = stage.table
    stage.panel("cone", table.cone == HOME, lambda: show_cone_at_home(stage))
    for animal in stage.animals:
        if table.sector[animal] != NO_PLACE:
            cone = table.cone if table.cone // SLOTS == animal else HOME
            stands = int(table.piece[animal]), is_exposed(table, animal), int(cone)
            stage.panel(f"piece{animal}", stands, partial(show_pieces, stage, animal))


def show_own(stage: ErasStage) -> None:
    """Make room for one's own two paths under each other."""
    label = stage.words.say("area-own-paths")
    stage.area(Area(MINE, "lanes", label, "seat", stage.view.seat, rule="eras/13.1", weight=12))


def path_key(stage: ErasStage, animal: int) -> tuple[object, ...]:
    """Say what the spots of a path depend on."""
    table = stage.table
    cone = int(table.cone) if table.cone // SLOTS == animal else HOME
    cards = tuple(table.path[animal * ERAS : (animal + 1) * ERAS])
    gap = int(table.revealed) if takes_between(stage, animal) else NO_CARD
    return cards, cone, gap


def show_path(stage: ErasStage, animal: int, *, own: bool) -> None:
    """Show a path from left to right."""
    key = path_key(stage, animal)
    spots = stage.ground(f"path{animal}", key, lambda: spots_of_path(stage, animal))
    stage.area(
        Area(
            stage.path(animal), "map", stage.path_name(animal), "seat", stage.owner(animal),
            parent_of(stage, own=own), spots, width=places.WIDTH, height=places.HEIGHT,
            tip=stage.words.say("area-path-tip"), rule="eras/3.1", weight=12,
            elastic=places.ELASTIC, pictures=tuple(scenes(stage, animal)),
        )
    )  # fmt: skip


def parent_of(stage: ErasStage, *, own: bool) -> str:
    """Say where a path lies: on the board, or in front of its player, two under each other."""
    if not own:
        return "board"
    return MINE if len(stage.own) > 1 else ""


def scenes(stage: ErasStage, animal: int) -> list[Picture]:
    """The land of each card, as its era looked."""
    return [
        Picture(f"scene{era + 1}", left, 0, width, places.HEIGHT)
        for place, era in placed(stage, animal)
        for left, width in [places.land_of(place)]
    ]


def spot(name: str, label: str, outline: Outline, colour: str = "", picture: str = "") -> Spot:
    """Make a spot with its middle."""
    x, y = places.centre_of(outline)
    return Spot(name, label, x, y, outline, colour, picture=picture)


def spots_of_path(stage: ErasStage, animal: int) -> list[Spot]:
    """A sector's rocks, its cards, and the places where the path would grow."""
    found = [
        spot(
            stage.space_spot(animal, lane),
            stage.words.say("sector-spot", space=stage.space(lane), **stage.animal(animal)),
            places.rock_outline(lane),
            colour="sand",
            picture="start-rock",
        )
        for lane in range(LANES)
    ]
    for place, era in placed(stage, animal):
        found += card_spots(stage, animal, era, place)
    return [*found, *free_spots(stage, animal), *insertion_spots(stage, animal)]


def placed(stage: ErasStage, animal: int) -> list[tuple[int, int]]:
    """List the eras of a path with their places; they make room for a card that may go in."""
    eras = list(members(stage.table.eras[animal]))
    gap = gap_of(stage, animal) if takes_between(stage, animal) else PATH_LENGTH
    return [(place + (place >= gap), era) for place, era in enumerate(eras)]


def gap_of(stage: ErasStage, animal: int) -> int:
    """Return the place that the revealed card would have in a path."""
    era = stage.table.setup.era[stage.table.revealed]
    return int(count(stage.table.eras[animal] & below(era)))


def free_spots(stage: ErasStage, animal: int) -> list[Spot]:
    """The place where a path would grow, and those beyond, so that it keeps its length."""
    say, cards, whose = stage.words.say, path_length(stage, animal), stage.animal(animal)
    cards += takes_between(stage, animal)
    following = [
        spot(stage.next_spot(animal), say("next-spot", **whose), places.card_outline(place))
        for place in range(cards, min(cards + 1, PATH_LENGTH))
    ]
    beyond = [
        spot(
            stage.free_spot(animal, place),
            say("free-spot", number=place + 1, **whose),
            places.card_outline(place),
        )
        for place in range(cards + 1, PATH_LENGTH)
    ]
    return following + beyond


def insertion_spots(stage: ErasStage, animal: int) -> list[Spot]:
    """The place between two cards, for whoever may put the revealed card there."""
    table = stage.table
    if not takes_between(stage, animal):
        return []
    era = int(table.setup.era[table.revealed])
    following = stage.card(int(table.card_at(animal, outward(table.eras[animal], era))))
    label = stage.words.say("insertion-spot", next=following, **stage.animal(animal))
    outline = places.card_outline(gap_of(stage, animal))
    return [
        Spot(
            stage.insertion_spot(animal), label, places.centre_of(outline)[0], places.NUMBER,
            outline, ERA_COLOURS[era], icon=f"era{era + 1}", text="+",
        )
    ]  # fmt: skip


def takes_between(stage: ErasStage, animal: int) -> bool:
    """Tell whether the seat that looks may put the revealed card between two of a path."""
    return stage.mine and stage.table.step == PLACE and goes_between(stage.table, animal)


def goes_between(table: Table, animal: int) -> bool:
    """Tell whether a path can take the revealed card below another."""
    era = table.setup.era[table.revealed]
    return not has_era(table, animal, era) and (
        may_take(table, animal, table.revealed) and outward(table.eras[animal], era) != NO_ERA
    )


def card_spots(stage: ErasStage, animal: int, era: int, place: int) -> list[Spot]:
    """The spine that names a card, and its spaces."""
    card = int(stage.table.card_at(animal, era))
    label = stage.words.say("spine-spot", card=stage.card(card), **stage.animal(animal))
    outline = places.spine_outline(place)
    tip = " · ".join(badge.label for badge in stage.card_badges(card))
    spine = Spot(
        stage.spine_spot(animal, era), label, places.centre_of(outline)[0], places.NUMBER, outline,
        ERA_COLOURS[era], icon=f"era{era + 1}", text=str(era + 1), tip=tip, rule="eras/1.2",
    )  # fmt: skip
    found = [spine]
    for lane in range(LANES):
        found += slot_spots(stage, animal, era * LANES + lane, place)
    return found


def slot_spots(stage: ErasStage, animal: int, slot: int, place: int) -> list[Spot]:
    """A space of a card, drawn into the land; a swamp has two."""
    card, lane = int(stage.table.card_at(animal, slot // LANES)), slot % LANES
    kind = stage.kind(card, lane)
    spaces = [int(near_half(slot))] + ([int(far_half(slot))] if kind == "swamp" else [])
    found: list[Spot] = []
    for part, space in enumerate(spaces):
        outline = places.slot_outline(place, lane, part, len(spaces))
        x, y = places.centre_of(outline)
        label, tip = space_words(stage, animal, space, kind)
        found.append(
            Spot(
                stage.space_spot(animal, space), label, x, y, outline, "",
                KIND_PATTERNS.get(kind, ""), tip=tip, rule=KIND_RULES[kind],
                picture=f"on-{kind}",
            )
        )  # fmt: skip
    return found


def space_words(stage: ErasStage, animal: int, space: int, kind: str) -> tuple[str, ...]:
    """Name and explain a space; what was said of it once is said again."""
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


def show_pieces(stage: ErasStage, animal: int) -> list[tuple[int, str]]:
    """Show an animal's piece, and the cone if it stands on its path."""
    piece = show_piece(stage, animal)
    cone = int(stage.table.cone)
    if cone != HOME and cone // SLOTS == animal:
        where = stage.space_spot(animal, int(near_half(cone % SLOTS)))
        show_cone(stage, stage.path(animal), where)
    return [(animal, piece)] if piece else []


def show_piece(stage: ErasStage, animal: int) -> str:
    """Show an animal on its space, if it stands on one."""
    table = stage.table
    space = int(table.piece[animal])
    if space == NO_PLACE:
        return ""
    badges: tuple[Badge, ...] = ()
    if is_exposed(table, animal):
        badges = (Badge(stage.words.say("badge-exposed"), icon="volcano", tone="hot"),)
    name = stage.words.say("piece-name", space=stage.spoken_space(space), **stage.animal(animal))
    return stage.piece(
        stage.path(animal), stage.figure(animal), name, spot=stage.space_spot(animal, space),
        owner=stage.owner(animal), badges=badges, rule="eras/7.1",
    )  # fmt: skip


def show_cone(stage: ErasStage, area: str, where: str) -> None:
    """Show the cone, a smoking mountain."""
    look, say = Look("figure", icon="cone", colour="lava"), stage.words.say
    stage.piece(area, look, say("cone-name"), spot=where, tip=say("cone-tip"), rule="eras/8.4")


def show_cone_at_home(stage: ErasStage) -> None:
    """Show the cone in the middle of the board, where it starts."""
    if stage.table.cone == HOME:
        show_cone(stage, "ring", "home")


def path_length(stage: ErasStage, animal: int) -> int:
    """Count the cards of a path."""
    return int(count(stage.table.eras[animal]))
