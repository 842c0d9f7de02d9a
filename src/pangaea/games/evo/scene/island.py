"""How the island looks: terrain, this turn's weather, the dinosaurs and what awaits them."""

from collections import Counter
from functools import partial
from typing import Final, Literal

from msgspec import Struct

from pangaea.core.flow import OVER
from pangaea.core.game import Game, SeatView
from pangaea.core.scene import Area, Badge, Look, Spot, Stretch
from pangaea.core.stage import COLOURS, Stage
from pangaea.core.state import NOBODY
from pangaea.games.evo.box import TERRAIN_NAMES
from pangaea.games.evo.rules import climate, herds, survival
from pangaea.games.evo.rules.names import (
    AFTER_SURVIVAL,
    TERRAINS,
    TRAITS,
)
from pangaea.games.evo.rules.table import Table
from pangaea.games.evo.rules.things import SEASON_NAMES
from pangaea.games.evo.scene.chart import HEXAGON, chart_of

Tone = Literal["cold", "hot", "bad"]

TERRAIN_COLOURS: Final = ("sand", "lime", "brown", "grey")
TERRAIN_PATTERNS: Final = ("dots", "lines", "hatch", "peaks")  # where nothing is drawn
SEASON_TONES: Final[dict[str, Tone]] = {"cold": "cold", "hot": "hot", "deadly": "bad"}
DRAWINGS: Final = 3  # of each terrain, so that no stretch of land repeats itself
SHORE_COLOURS: Final = ("shallows", "surf", "shore")
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

    def place(self, zone: int) -> str:
        """Return the id of a space in the scene."""
        return f"z{zone}"


# -- the island -------------------------------------------------------------------------------


def show_island(stage: EvoStage) -> None:
    """Show the island with this turn's zones, and the dinosaurs on it."""
    table = stage.table
    key = int(table.climate), table.rows == 0
    stage.panel("island", key, lambda: show_map(stage))
    for seat in range(table.seats):
        stage.panel(f"herd{seat}", herd_key(table, seat), partial(show_herd, stage, seat))


def show_map(stage: EvoStage) -> None:
    """Show the spaces of the island."""
    table, say, chart = stage.table, stage.words.say, stage.chart
    spots = stage.ground("zones", int(table.climate), lambda: spots_of(stage))
    stage.area(
        Area(
            "island", "map", say("area-island"), spots=spots, width=chart.width,
            height=chart.height, tip=say("area-island-tip"), rule="evo/4.3", part="main",
            least=360, weight=1, stretches=shores(stage), outline=HEXAGON,
        )
    )  # fmt: skip


def shores(stage: EvoStage) -> tuple[Stretch, ...]:
    """Show shallows, surf and sand around the island."""
    paths = zip(stage.chart.shores, SHORE_COLOURS, strict=True)
    return tuple([Stretch(path, colour) for path, colour in paths])


class Land(Struct, frozen=True):
    """What all spaces of a terrain share this turn."""

    season: str
    name: str  # of the season
    tips: tuple[str, str]  # inland, on the coast
    badges: tuple[Badge, ...]


def land_of(stage: EvoStage, terrain: int) -> Land:
    """Say what a terrain is like this turn, and what the next roll may make of it."""
    table, say = stage.table, stage.words.say
    season = SEASON_NAMES[seasons_at(table, int(table.climate)).get(terrain, 0)]
    told, coming = say(f"season-{season}-tip"), forecast(stage, terrain)
    inland, coast = (say("spot-tip", season=told, coast=c, next=coming) for c in ("no", "yes"))
    return Land(season, say(f"season-{season}"), (inland, coast), season_badges(stage, season))


def spots_of(stage: EvoStage) -> list[Spot]:
    """Show all spaces."""
    lands = [land_of(stage, terrain) for terrain in range(TERRAINS)]
    terrain = stage.table.setup.terrain
    return [spot(stage, zone, lands[terrain[zone]]) for zone in range(stage.table.setup.zones)]


def spot(stage: EvoStage, zone: int, land: Land) -> Spot:
    """Show a space: its terrain by a drawing, what it is like this turn by tint and sign."""
    setup = stage.table.setup
    space = setup.island.spaces[zone]
    x, y = stage.chart.centres[zone]
    return Spot(
        stage.place(zone),
        stage.words.say("spot-zone", zone=stage.zone(zone), season=land.name),
        x=x,
        y=y,
        colour=TERRAIN_COLOURS[space.terrain],
        pattern=TERRAIN_PATTERNS[space.terrain],
        badges=land.badges,
        tip=land.tips[int(setup.coast[zone])],
        picture=f"{TERRAIN_NAMES[space.terrain]}{(5 * space.column + 7 * space.row) % DRAWINGS}",
        name=space.token,
        cover="" if land.season == "temperate" else f"season_{land.season}",
    )


def season_badges(stage: EvoStage, season: str) -> tuple[Badge, ...]:
    """Say what a space is like where no weather is drawn over it: at a terminal."""
    tone = SEASON_TONES.get(season)
    return () if tone is None else (Badge(stage.words.say(f"season-{season}"), tone=tone),)


def seasons_at(table: Table, place: int) -> dict[int, int]:
    """Tell what each terrain of the island is like with the marker on a space of the loop."""
    twin = table.copy()
    twin.climate = place
    zones = range(int(table.setup.zones))
    return {int(table.setup.terrain[zone]): int(climate.season(twin, zone)) for zone in zones}


def faces_to(table: Table, place: int) -> int:
    """Count the faces that would take the climate marker to a space of its loop."""
    setup, found = table.setup, 0
    for face in range(FACES):
        if (table.climate + setup.climate_steps[face]) % setup.climates == place:
            found += 1
    return found


def forecast(stage: EvoStage, terrain: int) -> str:
    """Say what the next roll may make of a terrain, with the number of faces of each."""
    table, say = stage.table, stage.words.say
    faces: Counter[int] = Counter()
    for place in range(int(table.setup.climates)):
        reached = faces_to(table, place)
        if reached:
            faces[seasons_at(table, place).get(terrain, 0)] += reached
    return ", ".join([f"{say(f'season-{SEASON_NAMES[season]}')} {number}/{FACES}"
                      for season, number in faces.most_common()])  # fmt: skip


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
            "island", look, name, spot=stage.place(zone), owner=seat, badges=badges,
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
