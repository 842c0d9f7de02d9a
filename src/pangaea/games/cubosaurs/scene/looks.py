"""How cards and tiles look, and what every part of the scene needs at hand."""

from typing import Final

from pangaea.core.game import Game, SeatView
from pangaea.core.scene import Badge, Look, Value
from pangaea.core.stage import Stage
from pangaea.games.cubosaurs.box import SPECIES_NAMES, TILE_NAMES
from pangaea.games.cubosaurs.rules.kinds import Kind
from pangaea.games.cubosaurs.rules.names import EGG, LONGEST_SERIES, SPECIES, TILES
from pangaea.games.cubosaurs.rules.scoring import has_most, round_score, write_score
from pangaea.games.cubosaurs.rules.table import Table
from pangaea.games.cubosaurs.rules.things import signed

TYPE_ICONS: Final = (*SPECIES_NAMES, "raptor_black", "raptor_grey", "egg")
TYPE_COLOURS: Final = ("orange", "blue", "purple", "red", "green", "black", "grey", "rainbow")
TYPE_TIPS: Final = tuple(f"tip-{icon.replace('_', '-')}" for icon in TYPE_ICONS)
PRINTED: Final = 0  # no value of a card is lit; of a series, the one for so many cards; of eggs:
HIGH: Final = 1
LOW: Final = 2
BACK: Final = Look("card", icon="egg", colour="back", down=True)


class CubosaursStage(Stage):
    """The stage, with what every part of this scene needs at hand."""

    def __init__(self, game: Game, table: Table, view: SeatView) -> None:
        super().__init__(game, table, view, view.domains or game.domains(table.setup))
        self.table = table
        self.kinds = int(table.setup.kinds)
        self.mine = self.is_asked()
        self._points: int | None = None

    def points_now(self) -> int:
        """Return what the collection of whoever has the Hand would score now, reckoned once."""
        if self._points is None:
            self._points = round_points(self.table, int(self.table.turn))
        return self._points


# -- cards -----------------------------------------------------------------------------------------


def show_card(
    stage: CubosaursStage, area: str, kind: int, lit: int = PRINTED, series: str = ""
) -> str:
    """Lay a card on an area; of its values the one that counts is lit."""
    row = stage.table.setup.kind_rows[kind]
    look = stage.look((kind, lit), lambda: card_look(stage, kind, lit))
    name, tip = stage.teller.things("card", kind), stage.words.say(TYPE_TIPS[row.card_type])
    return stage.piece(area, look, name, tip=tip, rule=card_rule(row), series=series)


def card_look(stage: CubosaursStage, kind: int, lit: int) -> Look:
    """Describe how a card looks."""
    row = stage.table.setup.kind_rows[kind]
    icon = TYPE_ICONS[row.card_type]
    return Look(
        "card",
        title=stage.words.say(f"type-{icon.replace('_', '-')}"),
        icon=icon,
        colour=TYPE_COLOURS[row.card_type],
        values=card_values(stage, row, lit),
        badges=card_badges(stage, row),
    )


def card_rule(row: Kind) -> str:
    """Return the paragraph that says what a card scores."""
    if row.card_type == EGG:
        return "cubosaurs/4.6"
    return "cubosaurs/4.3" if row.card_type < SPECIES else "cubosaurs/4.4"


def card_badges(stage: CubosaursStage, row: Kind) -> tuple[Badge, ...]:
    """Show an egg's dinosaur and a DNA icon."""
    found: list[Badge] = []
    if row.egg:
        label = stage.words.say(f"card-egg-{row.egg}", dna="no")
        found.append(Badge(label, icon=egg_icon(row)))
    if row.icon:
        found.append(Badge(stage.words.say("badge-dna"), icon="dna"))
    return tuple(found)


def egg_icon(row: Kind) -> str:
    """Return the drawing of the dinosaur that an egg counts."""
    return "raptor_black" if row.egg == "raptor" else row.egg


def card_values(stage: CubosaursStage, row: Kind, lit: int) -> tuple[Value, ...]:
    """Show the points printed on a card, and light what counts: of a series, for so many cards."""
    if row.card_type < SPECIES:
        return series_values(stage, row.card_type, lit=lit)
    say, is_egg = stage.words.say, row.card_type == EGG
    words = ("egg-most", "egg-otherwise") if is_egg else ("raptor-pair", "raptor-alone")
    return (
        Value(signed(row.high), say(words[0]), lit=lit == HIGH),
        Value(signed(row.low), say(words[1]), lit=lit == LOW),
    )


def lit_if_kept(kind: int, kept: Table, seat: int) -> int:
    """Tell which value of a card would count at a table where it was kept."""
    row = kept.setup.kind_rows[kind]
    if row.card_type < SPECIES:
        return min(int(kept.count_type(seat, row.card_type)), LONGEST_SERIES)
    if row.card_type == EGG:
        return HIGH if has_most(kept, seat, kind) else LOW
    return PRINTED


def series_values(
    stage: CubosaursStage, species: int, lit: int = 0, due: int = 0
) -> tuple[Value, ...]:
    """Show the points of a series; light those of so many cards, mark those that come next."""
    key = species, lit, due
    return stage.values(key, lambda: steps_of_series(stage, species, lit, due))


def steps_of_series(stage: CubosaursStage, species: int, lit: int, due: int) -> list[Value]:
    """List the points for one card of a species, for two, and so on."""
    setup, say = stage.table.setup, stage.words.say
    return [
        Value(
            signed(int(setup.series_points(species, cards))),
            say("series-of", cards=cards),
            lit=cards == lit,
            due=cards == due,
        )
        for cards in range(1, LONGEST_SERIES + 1)
    ]


# -- tiles -----------------------------------------------------------------------------------------


def tile_name(stage: CubosaursStage, tile: int) -> str:
    """Name a tile."""
    return stage.words.say(f"tile-{TILE_NAMES[tile].replace('_', '-')}")


def tile_effect(stage: CubosaursStage, tile: int) -> str:
    """Say what a tile does."""
    return stage.words.say(f"tile-{TILE_NAMES[tile].replace('_', '-')}-effect")


def show_tile(stage: CubosaursStage, area: str, tile: int, *, used: bool = False) -> str:
    """Lay a tile on an area; one that has had its effect is faded, as if turned face down."""
    assert tile < TILES
    name, text = tile_name(stage, tile), tile_effect(stage, tile)
    cost = int(stage.table.setup.tile_cost[tile])
    badge = Badge(stage.words.say("tile-cost", cost=cost), icon="dna", text=str(cost))
    number, icon = str(tile + 1), f"tile_{TILE_NAMES[tile]}"
    look = Look(
        "plaque", title=name, icon=icon, colour="sand", number=number, text=text, badges=(badge,)
    )
    spoken = stage.words.say("tile-name", number=number, name=name)
    return stage.piece(area, look, spoken, tip=text, rule=f"cubosaurs/9.{number}", faded=used)


# -- points ----------------------------------------------------------------------------------------


def round_points(table: Table, seat: int) -> int:
    """Return what a collection would score if the round ended now."""
    twin = table.copy()
    write_score(twin, seat)
    return int(round_score(twin, twin.round, seat))


def with_hand_kept(table: Table, seat: int) -> Table:
    """Return the table as it would be if a seat kept the Hand."""
    twin = table.copy()
    for kind in table.cards_in_hand():
        twin.enter_collection(seat, kind)
    return twin


def without_card(table: Table, seat: int, kind: int) -> Table:
    """Return the table as it would be without a card of a collection."""
    twin = table.copy()
    twin.leave_collection(seat, kind)
    return twin
