"""How the sky looks: the climate as a wheel, the meteor on its way, and the odds of both."""

from math import cos, pi, radians, sin
from typing import Final

from msgspec.structs import replace

from pangaea.core.bits import count
from pangaea.core.scene import Area, Badge, Look, Spot
from pangaea.games.evo.box import TERRAIN_NAMES
from pangaea.games.evo.rules.names import BEFORE_METEOR
from pangaea.games.evo.rules.table import Table
from pangaea.games.evo.rules.things import SEASON_NAMES
from pangaea.games.evo.scene.island import (
    FACES,
    TERRAIN_COLOURS,
    EvoStage,
    faces_to,
    seasons_at,
)

WHEEL: Final = 100.0  # the wheel is a square, its middle the middle of that
RIM: Final = 45.0  # how far from the middle the edge is
HUB: Final = 17.0
LYING: Final = 31.5  # where the marker lies
CURVE: Final = 12  # degrees between the corners that make an edge round

SKY: Final[tuple[float, ...]] = (150.0, 66.0)
FIRST: Final[tuple[float, ...]] = (7.0, 12.0)  # where the meteor's way begins
LAST: Final[tuple[float, ...]] = (122.0, 42.0)  # where it strikes
FALL: Final = 2.2  # how much steeper it falls towards the end
SMALL: Final = 2.6  # spaces of its way, from the middle to the edge
MARKED: Final = 9.0  # with faces
LARGE: Final = 11.0  # where it is, and where it strikes
WIDER: Final = 4.5  # how much more of the way a space with faces takes
WIDE: Final = 3.2  # and the meteor before it

Point = tuple[float, float]


# -- the climate ------------------------------------------------------------------------------


def show_climate(stage: EvoStage) -> None:
    """Show the climate's loop as a wheel with a needle, and the odds of the next roll."""
    table, say = stage.table, stage.words.say
    spaces = [climate_spot(stage, place) for place in range(table.setup.climates)]
    stage.area(
        Area(
            "climate", "track", say("area-climate"), spots=(*spaces, hub(stage)),
            width=WHEEL, height=WHEEL, tip=say("area-climate-tip"), rule="evo/4.1",
            backdrop="wheel", part="beside", least=180, weight=5,
        )
    )  # fmt: skip
    name = say("climate-marker", terrain=climate_name(stage, int(table.climate)))
    look = Look("disc", icon="swirl", colour="black")
    stage.piece("climate", look, name, spot=f"c{table.climate}", rule="evo/4.3")


def climate_name(stage: EvoStage, place: int) -> str:
    """Name the colour of a space of the climate's loop."""
    return stage.words.say(f"climate-{TERRAIN_NAMES[stage.table.setup.climate[place]]}")


def climate_spot(stage: EvoStage, place: int) -> Spot:
    """Show a space of the wheel: its terrain, and how likely the next roll leads there."""
    table, say = stage.table, stage.words.say
    terrain, turn = int(table.setup.climate[place]), 360 / int(table.setup.climates)
    middle = place * turn
    x, y = around(middle, LYING)
    return Spot(
        f"c{place}",
        say("climate-space", terrain=climate_name(stage, place), faces=faces_to(table, place)),
        x=x,
        y=y,
        outline=slice_of(middle - turn / 2, middle + turn / 2),
        colour=TERRAIN_COLOURS[terrain],
        badges=odds_badges(stage, place),
        tip=outlook(stage, place),
        rule="evo/4.2",
        picture=f"{TERRAIN_NAMES[terrain]}0",
    )


def hub(stage: EvoStage) -> Spot:
    """Show the needle in the middle of the wheel; it says what the climate does now."""
    table, say = stage.table, stage.words.say
    place = int(table.climate)
    return Spot(
        "hub",
        say("climate-marker", terrain=climate_name(stage, place)),
        x=WHEEL / 2,
        y=WHEEL / 2,
        outline=ring(WHEEL / 2, WHEEL / 2, HUB),
        colour="white",
        icon="needle",
        tip=outlook(stage, place),
        rule="evo/4.3",
        turn=round(place * 360 / int(table.setup.climates), 1),
    )


def outlook(stage: EvoStage, place: int) -> str:
    """Say what each terrain is like with the marker on a space of the wheel."""
    say = stage.words.say
    return " · ".join(
        [
            say("terrain-season", terrain=say(f"terrain-{TERRAIN_NAMES[terrain]}"),
                season=say(f"season-{SEASON_NAMES[season]}"))
            for terrain, season in sorted(seasons_at(stage.table, place).items())
        ]
    )  # fmt: skip


def around(angle: float, far: float) -> Point:
    """Return a point around the middle of the wheel; angles grow clockwise from the top."""
    turn = radians(angle)
    return round(WHEEL / 2 + far * sin(turn), 2), round(WHEEL / 2 - far * cos(turn), 2)


def slice_of(start: float, end: float) -> tuple[float, ...]:
    """Return the outline of a slice of the wheel, from the hub to the rim."""
    steps = max(2, round((end - start) / CURVE))
    angles = [start + (end - start) * step / steps for step in range(steps + 1)]
    points = [around(angle, RIM) for angle in angles]
    points += [around(angle, HUB) for angle in reversed(angles)]
    return tuple([number for point in points for number in point])


def ring(x: float, y: float, radius: float) -> tuple[float, ...]:
    """Return the outline of a round space."""
    found: list[float] = []
    for corner in range(0, 360, 30):
        angle = corner * pi / 180
        found += [round(x + radius * cos(angle), 1), round(y + radius * sin(angle), 1)]
    return tuple(found)


def odds_badges(stage: EvoStage, place: int) -> tuple[Badge, ...]:
    """Say how likely the next roll leads to a space."""
    faces = faces_to(stage.table, place)
    if faces == 0:
        return ()
    return (Badge(stage.words.say("odds-climate", faces=faces), text=f"{faces}/{FACES}"),)


# -- the meteor -------------------------------------------------------------------------------


def show_meteor(stage: EvoStage) -> None:
    """Show the meteor on its way across the sky, with the faces that end the game."""
    table, say = stage.table, stage.words.say
    spaces = range(table.setup.meteor_start, table.setup.impact + 1)
    width, height = SKY
    stage.area(
        Area(
            "meteor", "track", say("area-meteor"), width=width, height=height,
            spots=tuple([meteor_spot(stage, space) for space in spaces]),
            tip=say("area-meteor-tip"), rule="evo/8.2", backdrop="sky", part="beside", least=180,
            weight=3, outline=ring(0, 0, SMALL),
        )
    )  # fmt: skip
    look = Look("figure", icon="meteor", colour="lava")
    name = say("meteor-marker", space=int(table.meteor))
    stage.piece("meteor", look, name, spot=f"m{table.meteor}", rule="evo/8.1")


def meteor_spot(stage: EvoStage, space: int) -> Spot:
    """Show a space of the meteor's way: a star, an ember, or the faces that end the game there."""
    table = stage.table
    faces = danger(table, space)
    x, y = on_the_way(table, space)
    label = stage.words.say("meteor-space", space=space, faces=faces)
    spot = Spot(f"m{space}", label, x=x, y=y, rule="evo/8.1")
    if space == table.meteor:
        return replace(spot, outline=ring(x, y, LARGE), picture="glow")
    if space == table.setup.impact:
        return replace(spot, outline=ring(x, y, LARGE), picture="impact")
    if faces:
        odds = f"{faces}/{FACES}"
        return replace(spot, outline=ring(x, y, MARKED), colour="lava", text=odds)
    picture = "ember" if space < table.meteor else "star_far"
    return replace(spot, picture=picture)


def on_the_way(table: Table, space: int) -> Point:
    """Return where a space of the meteor's way lies: an arc that falls ever steeper."""
    start, end = int(table.setup.meteor_start), int(table.setup.impact)
    steps = [room_of(table, at) for at in range(start, end + 1)]
    gone = sum(steps[: space - start]) + (steps[space - start] - steps[0]) / 2
    part = gone / (sum(steps[:-1]) + (steps[-1] - steps[0]) / 2)
    x = FIRST[0] + (LAST[0] - FIRST[0]) * part
    return round(x, 1), round(FIRST[1] + (LAST[1] - FIRST[1]) * part**FALL, 2)


def room_of(table: Table, space: int) -> float:
    """Return how much of the way a space takes: the meteor covers no odds beside it."""
    if danger(table, space):
        return WIDER
    return WIDE if space == table.meteor and last_turn_faces(table) else 1.0


def danger(table: Table, space: int) -> int:
    """Count the faces that end the game on a space of the meteor's track."""
    if space >= table.setup.impact:
        return FACES
    return int(count(table.setup.strikes_on(space)))


def last_turn_faces(table: Table) -> int:
    """Count the faces with which the meteor's next move ends the game."""
    return danger(table, int(table.meteor) + 1)


def is_before_meteor(table: Table) -> bool:
    """Tell whether the meteor is yet to move this turn."""
    return table.stage <= BEFORE_METEOR
