"""How cards, lands and events look."""

from typing import Final

from pangaea.core.bits import BIT, members
from pangaea.core.flow import OVER
from pangaea.core.game import Game, SeatView
from pangaea.core.scene import Badge, Look
from pangaea.core.stage import Stage
from pangaea.games.dino_twist.box import (
    EVENT_SORTS,
    LAND_NAMES,
    NAME_FROM,
    SPECIES_NAMES,
    dino_name,
)
from pangaea.games.dino_twist.rules.kinds import Kind
from pangaea.games.dino_twist.rules.names import JOKER, LITTER, NO_EVENT, PREPARE
from pangaea.games.dino_twist.rules.reveal import is_cancelled
from pangaea.games.dino_twist.rules.table import Table

SPECIES_COLOURS: Final = ("purple", "red", "green", "blue", "grey")
# Of strengths as NAME_FROM groups them.
SIZES: Final = ("baby", "small", "middle", "large", "giant")
SOFT_HYPHEN: Final = "\u00ad"
PARTS_OF_NAMES: Final = (  # where a long name may be broken
    "cephalo", "ceratops", "coatlus", "gnathus", "lophus", "nodon", "pterus", "raptor", "sauro",
    "saurus", "stega", "zaurus",
)  # fmt: skip
NO_STEP: Final = -1  # nothing is asked
BACK: Final = Look("tile", icon="claw", colour="back", down=True)


class TwistStage(Stage):
    """The stage, with what every part of this scene needs at hand."""

    def __init__(self, game: Game, table: Table, view: SeatView) -> None:
        super().__init__(game, table, view, view.domains or game.domains(table.setup))
        self.table = table
        self.kinds = int(table.setup.kinds)
        self.mine = self.is_asked()
        self.me = -1 if view.seat is None else view.seat
        self.hints: dict[int, str] = {}  # for each kind of card in hand

    def card(self, kind: int, form: str = "") -> str:
        """Name a card."""
        return self.teller.things("card", kind, form)

    def land(self, land: int, form: str = "") -> str:
        """Name a land."""
        return self.teller.things("land", land, form)

    def question_asked(self) -> int:
        """Return the step that asks the seat that looks, or NO_STEP."""
        return int(self.table.step_of(self.me)) if self.mine else NO_STEP


def dino_icon(row: Kind) -> str:
    """Return the drawing of a dinosaur: by species and size."""
    if row.species == JOKER:
        return "joker"
    size = SIZES[sum(row.strength >= least for least in NAME_FROM) - 1]
    return f"{SPECIES_NAMES[row.species]}_{size}"


def dino_look(stage: TwistStage, kind: int) -> Look:
    """Describe a dinosaur card."""
    row = stage.table.setup.kind_rows[kind]
    joker = row.species == JOKER
    say = stage.words.say
    name = say("joker-title") if joker else dino_name(SPECIES_NAMES[row.species], row.strength)
    claws = (Badge(say("badge-claws"), icon="claw"),) if row.claws else ()
    return Look(
        "tile",
        title=breakable(name),
        icon=dino_icon(row),
        colour=SPECIES_COLOURS[row.species],
        number=str(row.strength),
        badges=claws,
        sign="sign_any" if joker else species_sign(row.species),
    )


def breakable(name: str) -> str:
    """Say where a name that does not fit a narrow card is divided."""
    for part in PARTS_OF_NAMES:
        name = name.replace(part, SOFT_HYPHEN + part)
    return name


def show_dino(
    stage: TwistStage, area: str, kind: int, *, spot: str = "", badge: Badge | None = None
) -> str:
    """Lay a dinosaur on an area."""
    row = stage.table.setup.kind_rows[kind]
    if row.species == JOKER:
        tip = stage.words.say("joker-tip", strength=row.strength)
    else:
        species = SPECIES_NAMES[row.species]
        tip = stage.words.say("card-tip", species=species, strength=row.strength)
    rule = "dino_twist/11.5" if row.species == JOKER else "dino_twist/1.2"
    badges = (badge,) if badge else ()
    look = dino_look(stage, kind)
    return stage.piece(area, look, stage.card(kind), spot=spot, tip=tip, rule=rule, badges=badges)


def event_name(stage: TwistStage) -> str:
    """Name the event in force."""
    if stage.table.step == OVER:
        return stage.words.say("rock-title")
    if stage.table.event == NO_EVENT:
        return stage.words.say("no-event")
    return stage.teller.things("event", int(stage.table.event))


def event_text(stage: TwistStage) -> str:
    """Say what the event in force does."""
    table, say = stage.table, stage.words.say
    if table.step == OVER:
        return say("rock-text")
    if table.event == NO_EVENT:
        return say("no-event-text")
    row = table.setup.happening_rows[table.event]
    lands = stage.words.list([stage.land(land, "the") for land in members(row.closed)])
    species = SPECIES_NAMES[row.species] if row.species >= 0 else ""
    return say(f"event-text-{EVENT_SORTS[row.sort]}", lands=lands, species=species)


def event_icon(table: Table) -> str:
    """Return the drawing of the event in force."""
    if table.step == OVER:
        return "rock"
    return "volcano" if table.event == NO_EVENT else f"event_{EVENT_SORTS[table.happening()]}"


def event_rule(table: Table) -> str:
    """Return the paragraph of the event in force."""
    if table.step == OVER:
        return "dino_twist/10.1"
    if table.event == NO_EVENT:
        return "dino_twist/3.2"
    paragraphs = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
    return f"dino_twist/8.{paragraphs[table.happening()]}"


def species_sign(species: int) -> str:
    """Return the small drawing of a species, on its lands and its cards."""
    return f"sign_{SPECIES_NAMES[species]}"


def land_icon(land: int) -> str:
    """Return the drawing of a land."""
    return f"land_{LAND_NAMES[land]}"


def is_waiting(table: Table, seat: int) -> bool:
    """Tell whether a seat has chosen while others still do."""
    choosing = table.step in (LITTER, PREPARE)
    return choosing and table.held[seat] > 0 and not table.undecided & BIT[seat]


def prepared_badge(stage: TwistStage, seat: int) -> Badge | None:
    """Mark cards that were cancelled."""
    if not is_cancelled(stage.table, seat):
        return None
    return Badge(stage.words.say("badge-clashed"), icon="grave", tone="bad")
