"""What is in the box of Eras; every figure with its provenance."""

from typing import Final

from msgspec import Struct, field

from pangaea.core.box import Provenance

ERA_NAMES: Final = (
    "bacteria", "algae", "fish", "reptiles", "birds", "dinosaurs", "mammals", "primates",
)  # fmt: skip
ERA_COUNTS: Final = (6, 6, 6, 6, 5, 5, 4, 4)  # rulebook
SLOT_CODES: Final = "RSVCWMG"  # rock, swamp, volcano, cave, water hole, rising sea, ravine
SLOT_NAMES: Final = ("rock", "swamp", "volcano", "cave", "water", "sea", "ravine")
ZONE_CODES: Final = "qh"  # earthquake, hurricane
BOLT_NAMES: Final = (
    "tremor", "fault", "ash_fall", "caldera", "gusts", "storm_eye", "unrest", "lightning",
    "water_hole",
)  # fmt: skip
LANE_NAMES: Final = ("left", "centre", "right")


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """The spaces printed on the era cards, and the thunderbolts."""

    game: str = "eras"
    cards: dict[str, str] = field(default_factory=lambda: dict(CARDS))
    thunderbolts: dict[str, int] = field(default_factory=lambda: dict(BOLTS))


# Spaces from left to right, seen outward; the first number is the era: reconstructed.
CARDS: Final[dict[str, str]] = {
    "1-1": "R W R",  # Warm spring
    "1-2": "C R R",  # Damp cave
    "1-3": "R V S",  # Fumaroles
    "1-4": "Rq S R",  # Cracked crust
    "1-5": "S R S",  # Mudflats
    "1-6": "R M R",  # First shore
    "2-1": "W R R",  # Green pool
    "2-2": "R C R",  # Sea grotto
    "2-3": "R S V",  # Coastal peak
    "2-4": "M Rq S",  # Shaken reef
    "2-5": "R Rh S",  # Windy lagoon
    "2-6": "S S R",  # Weed beds
    "3-1": "R R W",  # Pond
    "3-2": "R C R",  # Sunken cave
    "3-3": "V S R",  # Fire island
    "3-4": "S R Rq",  # Trembling delta
    "3-5": "Rh S S",  # Cyclone bay
    "3-6": "G R S",  # River canyon
    "4-1": "R R C",  # Lair
    "4-2": "R W R",  # Oasis
    "4-3": "S V R",  # Lizard crater
    "4-4": "R Rq G",  # Faulted plateau
    "4-5": "S Rh R",  # Storm savanna
    "4-6": "S R M",  # Mangrove
    "5-1": "C R R",  # Hollow cliff
    "5-2": "R R W",  # Mountain lake
    "5-3": "Rh R S",  # Wind corridor
    "5-4": "R S R",  # Reed bed
    "5-5": "S M R",  # Lagoon
    "6-1": "W R R",  # Giants' watering place
    "6-2": "R C R",  # Bone cave
    "6-3": "V R G",  # Ash mountain
    "6-4": "G Rq S",  # Split ground
    "6-5": "R S R",  # Fern marsh
    "7-1": "R R C",  # Burrow
    "7-2": "M R V",  # Shore volcano
    "7-3": "S R Rh",  # Tornado plain
    "7-4": "R G S",  # Wooded gorge
    "8-1": "R W R",  # Clear spring
    "8-2": "Rq R M",  # Rift
    "8-3": "R G Rh",  # Battered canopy
    "8-4": "S R R",  # Glade
}
# How many of each: reconstructed; that there is a water hole among them is the rulebook's.
BOLTS: Final[dict[str, int]] = {
    "tremor": 1,
    "fault": 1,
    "ash_fall": 1,
    "caldera": 1,
    "gusts": 1,
    "storm_eye": 1,
    "unrest": 1,
    "lightning": 1,
    "water_hole": 4,
}

PROVENANCE: Final[dict[str, Provenance]] = {
    **{f"cards.{name}": "reconstructed" for name in CARDS},
    **{f"thunderbolts.{name}": "reconstructed" for name in BOLTS},
}

assert [sum(name[0] == str(era) for name in CARDS) for era in range(1, 9)] == list(ERA_COUNTS)
assert sum(ERA_COUNTS) == 42
assert sum(BOLTS.values()) == 12
