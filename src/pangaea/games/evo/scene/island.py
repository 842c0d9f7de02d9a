"""How the island and the tracks look: terrain, this turn's zones, what will die, the odds."""

from functools import partial
from typing import Final

from pangaea.core.bits import count, members
from pangaea.core.flow import OVER
from pangaea.core.game import Game, SeatView
from pangaea.core.scene import Area, Badge, Look, Spot, Stretch
from pangaea.core.stage import COLOURS, Stage
from pangaea.core.state import NOBODY
from pangaea.games.evo.box import TERRAIN_NAMES
from pangaea.games.evo.rules import climate, herds, survival
from pangaea.games.evo.rules.names import (
    AFTER_SURVIVAL,
    BEFORE_METEOR,
    TRAITS,
)
from pangaea.games.evo.rules.table import Table
from pangaea.games.evo.scene.chart import chart_of

TERRAIN_COLOURS: Final = ("sand", "lime", "brown", "grey")
TERRAIN_PATTERNS: Final = ("dots", "lines", "hatch", "peaks")
DRAWINGS: Final = 3  # of each terrain, so that no stretch of land repeats itself
SHORE_COLOURS: Final = ("shallows", "surf", "shore")
SEASON_NAMES: Final = ("temperate", "cold", "hot", "deadly")
FACES: Final = 6


class EvoStage(Stage):
    """The stage, with what every part of this scene needs at hand."""

    def __init__(self, game: Game, table: Table, view: SeatView) -> None:
        super().__init__(game, table, view, view.domains or game.domains(table.setup))
        self.table = table
        self.mine = self.is_asked()
        self.asking = self.asked[0] if self.asked else NOBODY
        self.verb = table.question(self.asking).verb if self.asked else ""
        self.chart = chart_of(table.setup.island)
        self.dinos: dict[int, str] = {}  # the piece on each space

    def polls_for_cards(self) -> bool:
        """Tell whether players are asked for cards: whom, is nobody's business [evo 9.3]."""
        return self.verb in ("card", "encore")

    def zone(self, zone: int) -> str:
        """Name a space."""
        return self.teller.things("zone", zone)

    def token(self, zone: int) -> str:
        """Return the id of a space in the scene."""
        return self.table.setup.island.spaces[zone].token


# -- the island -------------------------------------------------------------------------------


def show_island(stage: EvoStage) -> None:
    """Show the island with this turn's zones, and the dinosaurs on it."""
    table = stage.table
    key = int(table.climate), table.rows == 0
    stage.panel("island", key, lambda: show_map(stage))
    for seat in range(table.seats):
        herd = stage.panel(f"herd{seat}", herd_key(table, seat), partial(show_herd, stage, seat))
        stage.dinos.update(herd)


def show_map(stage: EvoStage) -> None:
    """Show the spaces of the island."""
    table, say, chart = stage.table, stage.words.say, stage.chart
    zones = range(table.setup.zones)
    spots = stage.ground("zones", int(table.climate), lambda: [spot(stage, zone) for zone in zones])
    stage.area(
        Area(
            "island", "map", say("area-island"), spots=spots, width=chart.width,
            height=chart.height, tip=say("area-island-tip"), rule="evo/4.3", part="main",
            least=360, weight=1, stretches=shores(stage),
        )
    )  # fmt: skip


def shores(stage: EvoStage) -> tuple[Stretch, ...]:
    """Show shallows, surf and sand around the island."""
    paths = zip(stage.chart.shores, SHORE_COLOURS, strict=True)
    return tuple([Stretch(path, colour) for path, colour in paths])


def spot(stage: EvoStage, zone: int) -> Spot:
    """Show a space: its terrain by a drawing, what it is like this turn by tint and sign."""
    table, say = stage.table, stage.words.say
    space = table.setup.island.spaces[zone]
    x, y = stage.chart.centres[zone]
    season = SEASON_NAMES[climate.season(table, zone)]
    coast = "yes" if table.setup.coast[zone] else "no"
    return Spot(
        space.token,
        say("spot-zone", zone=stage.zone(zone), season=say(f"season-{season}")),
        x=x,
        y=y,
        outline=stage.chart.outlines[zone],
        colour=TERRAIN_COLOURS[space.terrain],
        tip=say("spot-tip", season=say(f"season-{season}-tip"), coast=coast),
        rule="evo/4.3",
        picture=f"{TERRAIN_NAMES[space.terrain]}{(5 * space.column + 7 * space.row) % DRAWINGS}",
        name=space.token,
        cover="" if season == "temperate" else f"season_{season}",
    )


def herd_key(table: Table, seat: int) -> tuple[object, ...]:
    """Say what a species' dinosaurs, and what awaits them, depend on."""
    zones = tuple(herds.zones_of(table, seat))
    newborn = tuple([table.newborn[zone] for zone in zones])
    traits = tuple(table.traits[seat * TRAITS : (seat + 1) * TRAITS])
    phase = table.stage < AFTER_SURVIVAL, table.step == OVER
    return zones, newborn, traits, phase, int(table.climate), tuple(table.active)


def show_herd(stage: EvoStage, seat: int) -> list[tuple[int, str]]:
    """Show a species' dinosaurs, with what awaits them if nothing changes."""
    found: list[tuple[int, str]] = []
    table, say = stage.table, stage.words.say
    fates = fates_of(table, seat)
    look = Look("figure", icon=f"figure{seat}", colour=COLOURS[seat])
    for zone in herds.zones_of(table, seat):
        fate = fates[zone]
        badges = fate_badges(stage, fate, newborn=bool(table.newborn[zone]))
        name = say("dino", name=stage.view.names[seat], zone=stage.zone(zone))
        piece = stage.piece(
            "island", look, name, spot=stage.token(zone), owner=seat, badges=badges,
            tip=say(f"fate-{fate}-tip"), rule="evo/7.1", faded=fate == "doomed",
        )  # fmt: skip
        found.append((zone, piece))
    return found


def fates_of(table: Table, seat: int) -> dict[int, str]:
    """Tell what awaits each dinosaur in the next survival phase if nothing changes."""
    then = table if table.stage < AFTER_SURVIVAL else without_cards(table)
    fates = dict.fromkeys(herds.zones_of(table, seat), "safe")
    if table.step == OVER:
        return fates
    fates.update(dict.fromkeys(survival.at_risk(then, seat), "at-risk"))
    fates.update(dict.fromkeys(survival.doomed(then, seat), "doomed"))
    return fates


def without_cards(table: Table) -> Table:
    """Return a table on which the cards of this turn have ceased to act."""
    twin = table.copy()
    twin.active = table.setup.no_cards[:]
    return twin


def fate_badges(stage: EvoStage, fate: str, *, newborn: bool) -> tuple[Badge, ...]:
    """Mark a dinosaur that will or may die, and a newborn."""
    say = stage.words.say
    found: list[Badge] = []
    if fate == "doomed":
        found.append(Badge(say("fate-doomed"), icon="skull", tone="bad"))
    elif fate == "at-risk":
        found.append(Badge(say("fate-at-risk"), text="?", tone="bad"))
    if newborn:
        found.append(Badge(say("badge-newborn"), icon="gene_egg", tone="good"))
    return tuple(found)


# -- the tracks -------------------------------------------------------------------------------


def show_climate(stage: EvoStage) -> None:
    """Show the climate's loop in two rows that turn, with the odds of the next roll."""
    table, say = stage.table, stage.words.say
    half = (int(table.setup.climates) + 1) // 2
    there, back = range(half), reversed(range(half, int(table.setup.climates)))
    spots = [climate_spot(stage, place, half) for place in (*there, *back)]
    stage.area(
        Area(
            "climate", "track", say("area-climate"), place="side", spots=tuple(spots),
            columns=half, tip=say("area-climate-tip"), rule="evo/4.1",
        )
    )  # fmt: skip
    terrain = TERRAIN_NAMES[table.setup.climate[table.climate]]
    name = say("climate-marker", terrain=say(f"climate-{terrain}"))
    look = Look("disc", icon="swirl", colour="black")
    stage.piece("climate", look, name, spot=f"c{table.climate}", rule="evo/4.3")


def climate_spot(stage: EvoStage, place: int, half: int) -> Spot:
    """Show a space of the climate's loop, with an arrow to the next."""
    table, say = stage.table, stage.words.say
    terrain = int(table.setup.climate[place])
    named = say(f"climate-{TERRAIN_NAMES[terrain]}")
    return Spot(
        f"c{place}",
        say("climate-space", terrain=named, faces=faces_to(table, place)),
        text=arrow_from(place, half, int(table.setup.climates)),
        colour=TERRAIN_COLOURS[terrain],
        pattern=TERRAIN_PATTERNS[terrain],
        badges=odds_badges(stage, place),
        rule="evo/4.2",
    )


def arrow_from(place: int, half: int, spaces: int) -> str:
    """Point forward along a loop that goes right in its first half and comes back in the other."""
    if place == half - 1:
        return "↓"
    if place == spaces - 1:
        return "↑"
    return "→" if place < half else "←"


def faces_to(table: Table, place: int) -> int:
    """Count the faces that would take the climate marker to a space."""
    setup, found = table.setup, 0
    for face in range(FACES):
        if (table.climate + setup.climate_steps[face]) % setup.climates == place:
            found += 1
    return found


def odds_badges(stage: EvoStage, place: int) -> tuple[Badge, ...]:
    """Say how likely the next roll leads to a space."""
    faces = faces_to(stage.table, place)
    if faces == 0:
        return ()
    return (Badge(stage.words.say("odds-climate", faces=faces), text=f"{faces}/{FACES}"),)


def show_meteor(stage: EvoStage) -> None:
    """Show the meteor's track with the faces that end the game."""
    table, say = stage.table, stage.words.say
    spots = [
        Spot(
            f"m{space}",
            say("meteor-space", space=space, faces=danger(table, space)),
            text=face_text(table, space) or str(space),
            icon="impact" if space == table.setup.impact else "",
            colour="lava" if danger(table, space) else "",
            rule="evo/8.1",
        )
        for space in range(table.setup.meteor_start, table.setup.impact + 1)
    ]
    stage.area(
        Area(
            "meteor", "track", say("area-meteor"), place="side", spots=tuple(spots),
            tip=say("area-meteor-tip"), rule="evo/8.2",
        )
    )  # fmt: skip
    look = Look("disc", icon="meteor", colour="red")
    name = say("meteor-marker", space=int(table.meteor))
    stage.piece("meteor", look, name, spot=f"m{table.meteor}", rule="evo/8.1")


def danger(table: Table, space: int) -> int:
    """Count the faces that end the game on a space of the meteor's track."""
    if space >= table.setup.impact:
        return FACES
    return int(count(table.setup.strikes_on(space)))


def face_text(table: Table, space: int) -> str:
    """Write the faces that end the game on a space."""
    return " ".join([str(face) for face in members(table.setup.strikes_on(space))])


def last_turn_faces(table: Table) -> int:
    """Count the faces with which the meteor's next move ends the game."""
    return danger(table, int(table.meteor) + 1)


def is_before_meteor(table: Table) -> bool:
    """Tell whether the meteor is yet to move this turn."""
    return table.stage <= BEFORE_METEOR
