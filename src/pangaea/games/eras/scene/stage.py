"""The stage of Eras, with what every part of the scene needs at hand."""

from pangaea.core.game import Game, SeatView
from pangaea.core.scene import Badge, Look
from pangaea.core.stage import COLOURS, Stage
from pangaea.games.eras.box import SLOT_NAMES
from pangaea.games.eras.rules.cards import QUAKE_ZONE, STORM_ZONE
from pangaea.games.eras.rules.names import LANES, NO_PLACE, SECTORS
from pangaea.games.eras.rules.table import Table

ERA_COLOURS = ("purple", "green", "blue", "lime", "sky", "orange", "brown", "rose")
ZONE_NAMES = {QUAKE_ZONE: "quake", STORM_ZONE: "hurricane"}


class ErasStage(Stage):
    """The stage, with the animals' names and the ids of places and pieces."""

    def __init__(self, game: Game, table: Table, view: SeatView) -> None:
        super().__init__(game, table, view, table.setup.domains)
        self.table = table
        self.mine = self.is_asked()
        self.animals = range(int(table.setup.animals))
        self.own = self._own_animals()

    def owner(self, animal: int) -> int:
        """Return the seat of an animal."""
        return int(self.table.owner(animal))

    def colour(self, animal: int) -> str:
        """Return the colour of an animal's player."""
        return COLOURS[self.owner(animal)]

    def animal(self, animal: int) -> dict[str, str]:
        """Return the words that name an animal: its player, and which one it is."""
        return {"name": self.view.names[self.owner(animal)], "animal": self.which(animal)}

    def which(self, animal: int) -> str:
        """Say which of a player's two animals it is; nothing of an only one."""
        return self.words.say("which-animal", which=int(self.table.which(animal)))

    def path(self, animal: int) -> str:
        """Return the id of the area of a path."""
        return f"path{self.key(animal)}"

    def path_name(self, animal: int) -> str:
        """Name a path."""
        return self.words.say("area-path", **self.animal(animal))

    def key(self, animal: int) -> str:
        """Tell an animal from the others in an id, as events can tell it too."""
        return f"{self.owner(animal)}-{int(self.table.which(animal))}"

    def figure(self, animal: int) -> Look:
        """Show an animal; each has a shape of its own."""
        return Look("figure", icon=f"animal{animal}", colour=self.colour(animal))

    def in_turn(self) -> list[int]:
        """List the animals that have a sector clockwise, from the one who looks."""
        own, sector = self.own, self.table.sector
        first = int(sector[own[0]]) if own else 0
        placed = [animal for animal in self.animals if sector[animal] != NO_PLACE]
        return sorted(placed, key=lambda animal: (int(sector[animal]) - first) % SECTORS)

    def card(self, card: int) -> str:
        """Name an evolution card."""
        return self.teller.things("card", card)

    def space(self, space: int) -> str:
        """Name a space of a path."""
        return self.teller.things("space", space)

    def spoken_space(self, space: int) -> str:
        """Name a space of a path within a sentence."""
        return self.teller.things("space", space, "the")

    def kind(self, card: int, lane: int) -> str:
        """Say what kind of space a card has in a lane; a rock in a zone is named by the zone."""
        row = self.table.setup.card_rows[card]
        return ZONE_NAMES.get(row.zones[lane], SLOT_NAMES[row.kinds[lane]])

    def _own_animals(self) -> list[int]:
        """List the animals of the seat that looks, once they have a sector."""
        if self.view.seat is None:
            return []
        animals = range(self.view.seat, len(self.animals), int(self.table.seats))
        return [animal for animal in animals if self.table.sector[animal] != NO_PLACE]

    def card_badges(self, card: int) -> tuple[Badge, ...]:
        """Show whether a card is a premium card, and what makes it unstable."""
        kinds = [self.kind(card, lane) for lane in range(LANES)]
        found = [
            Badge(self.words.say(f"badge-premium-{kind}"), icon=kind, tone="good")
            for kind in ("water", "cave")
            if kind in kinds
        ]
        found += [
            Badge(self.words.say(f"badge-{kind}"), icon=kind, tone="bad")
            for kind in ("quake", "volcano", "hurricane")
            if kind in kinds
        ]
        return tuple(found)

    # -- spots -----------------------------------------------------------------------------------

    def space_spot(self, animal: int, space: int) -> str:
        """Name the spot of a space."""
        return f"s{self.key(animal)}-{space}"

    def spine_spot(self, animal: int, era: int) -> str:
        """Name the spot that stands for a whole card of a path."""
        return f"e{self.key(animal)}-{era}"

    def next_spot(self, animal: int) -> str:
        """Name the spot where a path would grow."""
        return f"n{self.key(animal)}"

    def insertion_spot(self, animal: int) -> str:
        """Name the spot between two cards of a path where the revealed card would go."""
        return f"i{self.key(animal)}"

    def free_spot(self, animal: int, place: int) -> str:
        """Name the spot of a place that a path may fill later."""
        return f"g{self.key(animal)}-{place}"


def sector_spot(sector: int) -> str:
    """Name the spot of a sector on the board."""
    return f"u{sector}"


def forecast_spot(number: int) -> str:
    """Name the spot of a prediction."""
    return f"f{number}"
