"""What is in the box of Dino Twist [dino_twist 1.6]; every figure with its provenance."""

from typing import Final

from msgspec import Struct, field

from pangaea.core.box import Provenance

SPECIES_NAMES: Final = ("voli", "carni", "herbi", "aqua")  # rulebook
LAND_NAMES: Final = (  # two for each species, in their order: rulebook
    "mountain", "cliff", "jungle", "desert", "river", "hill", "beach", "sea",
)  # fmt: skip
EVENT_SORTS: Final = (  # rulebook
    "meteorites", "three", "alone", "carnage", "fury",
    "eruption", "quake", "tornado", "support", "litter",
)  # fmt: skip
STRENGTHS: Final = tuple(range(2, 11))  # rulebook
COPIES: Final = 3  # of each species and strength: rulebook
DINOS: Final = 108  # rulebook
EVENTS: Final = 25  # rulebook
JOKER_STRENGTH: Final = 11  # source
JOKERS: Final = 2  # source
BABY_STRENGTH: Final = 1  # rulebook
ISLAND_BONUSES: Final = (10, 5, 3)  # rulebook
MIDDLE: Final = "twist"  # where the event pile lies in the layout

DINO_NAMES: Final[dict[str, tuple[str, ...]]] = {  # strengths 1, 2-4, 5-7, 8-9, 10: rulebook
    "voli": ("Nemicolopterus", "Anurognathus", "Microraptor", "Quetzalcoatlus", "Pteranodon"),
    "carni": ("Compsognathus", "Dilophosaurus", "Velociraptor", "Spinosaurus", "Tyrannosaurus"),
    "herbi": (
        "Pachycephalosaurus", "Parasaurolophus", "Stegosaurus", "Triceratops", "Brachiosaurus",
    ),
    "aqua": ("Ichtyostega", "Mosasaurus", "Ichthyosaurus", "Elasmosaurus", "Kronosaurus"),
}  # fmt: skip
NAME_FROM: Final = (1, 2, 5, 8, 10)  # the lowest strength of each name: rulebook


class EventCard(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Event cards that are alike: their sort, copies, and the lands or the species they show."""

    sort: str
    copies: int = 1
    lands: tuple[str, ...] = ()
    species: str = ""


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """The figures printed on the cards that are not certain."""

    game: str = "dino_twist"
    claws: dict[str, tuple[int, ...]] = field(default_factory=lambda: dict(CLAWS))
    events: tuple[EventCard, ...] = field(default_factory=lambda: EVENT_CARDS)
    layout: tuple[str, ...] = field(default_factory=lambda: LAYOUT)


# How many of the three copies have claws, for strengths 2 to 10: reconstructed.
CLAWS: Final[dict[str, tuple[int, ...]]] = dict.fromkeys(SPECIES_NAMES, (3, 0, 3, 0, 3, 0, 0, 0, 0))
# Sorts: rulebook; copies and what meteorites hit: reconstructed.
EVENT_CARDS: Final[tuple[EventCard, ...]] = (
    EventCard("meteorites", lands=("mountain",)),
    EventCard("meteorites", lands=("jungle",)),
    EventCard("meteorites", lands=("river",)),
    EventCard("meteorites", lands=("beach",)),
    EventCard("meteorites", lands=("cliff", "desert")),
    EventCard("meteorites", lands=("hill", "sea")),
    EventCard("three", 2),
    EventCard("alone", 2),
    EventCard("carnage", 2),
    *(EventCard("fury", species=name) for name in SPECIES_NAMES),
    EventCard("eruption"),  # one copy: source, of a prototype
    EventCard("quake", 2),
    EventCard("tornado", 2),
    EventCard("support", 2),
    EventCard("litter", 2),
)
# Rows inferred from the rulebook's figure, the order within them reconstructed.
LAYOUT: Final[tuple[str, ...]] = (
    "mountain", "jungle", "cliff",
    "river", MIDDLE, "hill",
    "desert", "beach", "sea",
)  # fmt: skip


PROVENANCE: Final[dict[str, Provenance]] = {
    "claws": "reconstructed",
    "events": "reconstructed",
    "layout": "reconstructed",
}

assert len(SPECIES_NAMES) * len(STRENGTHS) * COPIES == DINOS
assert sum(card.copies for card in EVENT_CARDS) == EVENTS
assert len(LAND_NAMES) == 2 * len(SPECIES_NAMES)


def dino_name(species: str, strength: int) -> str:
    """Return the printed name of a dinosaur."""
    steps = sum(strength >= least for least in NAME_FROM)
    return DINO_NAMES[species][steps - 1]
