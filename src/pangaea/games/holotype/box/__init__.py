"""What is in the box of Holotype; every figure with its provenance.

Cards are keyed by numbers of our own (`s01`, `f01`, `g01`, `p01`); an owner of the box can put the
printed cards in their place. Wants are written as on the cards: "2 jurassic theropod + 1 marine".
"""

from typing import Final

from msgspec import Struct, field

from pangaea.core.box import Provenance
from pangaea.games.holotype.box.rows import OBJECTIVE_ROWS, SPECIMEN_ROWS

PERIOD_NAMES: Final = ("triassic", "jurassic", "cretaceous")
CLADE_NAMES: Final = ("theropod", "genasaur", "sauropod", "marine")
DIET_NAMES: Final = ("herbivore", "carnivore", "omnivore")
TRACE_NAMES: Final = ("tracks", "eggs", "amber", "coprolite")
WORKER_NAMES: Final = ("assistant", "student", "paleontologist")
PLACE_NAMES: Final = ("lab", "field", "library", "journal", "museum")
FACE_NAMES: Final = ("1", "2", "3", "museum")  # rulebook
MILESTONE_NAMES: Final = ("library", "storage", "field", "museum", "search", "lab")  # rulebook
EROSION: Final = "erosion"
TRADE_RATE: Final = (1, 2, 3)  # so many fossils of each colour are worth each other: rulebook
EXCHANGE_PRICE: Final = (1, 1, 2)  # rulebook
EXCHANGE_YIELD: Final = (2, 1, 1)  # research cubes: rulebook
MUSEUM_STOCK: Final = (1, 2, 3)  # rulebook
BANDS: Final = ((10, 23), (24, 38), (39, 54))  # percent of the specimens, on goals: rulebook
CONTRIBUTIONS: Final = (3, 7, 12, 18, 25)  # points for 1-5 discs: reconstructed


class Specimen(Struct, frozen=True, forbid_unknown_fields=True):
    """A specimen card: what it was, what it costs to publish, and its points."""

    genus: str
    period: str
    clade: str
    diet: str
    fossils: int
    research: int
    points: int


class FieldCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A field expedition: its dice, rerolls and trace icon, or the Erosion Event."""

    period: str
    dice: int
    rerolls: int = 0
    trace: bool = False
    name: str = ""


class TraceFossil(Struct, frozen=True, forbid_unknown_fields=True):
    """Trace fossils of one type."""

    copies: int
    points: int


class Objective(Struct, frozen=True, forbid_unknown_fields=True):
    """A global objective: one circle per slot, each with its wants."""

    slots: tuple[str, ...]
    name: str = ""


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """A personal objective: steps for 1, 2, 3 ... holotypes of a kind, or a whole set of wants."""

    counts: str = ""
    steps: tuple[int, ...] = ()
    needs: str = ""
    worth: int = 0
    name: str = ""


class Strip(Struct, frozen=True, forbid_unknown_fields=True):
    """A Field Advancement Track: its last space, and the spaces with a symbol."""

    length: int
    resets: tuple[int, ...]
    milestones: tuple[int, ...]


class Spaces(Struct, frozen=True, forbid_unknown_fields=True):
    """Worker spaces of each place on one side of the board."""

    lab: int
    field: int
    library: int
    journal: int
    museum: int


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """The figures printed on cards, dice, board and tracks."""

    game: str = "holotype"
    specimens: dict[str, Specimen] = field(default_factory=lambda: dict(SPECIMENS))
    fields: dict[str, FieldCard] = field(default_factory=lambda: dict(FIELD_CARDS))
    dice: dict[str, tuple[str, ...]] = field(default_factory=lambda: dict(DICE))
    traces: dict[str, TraceFossil] = field(default_factory=lambda: dict(TRACES))
    objectives: dict[str, Objective] = field(default_factory=lambda: dict(OBJECTIVES))
    goals: dict[str, Goal] = field(default_factory=lambda: dict(GOALS))
    tracks: dict[str, Strip] = field(default_factory=lambda: dict(TRACKS))
    spaces: dict[str, Spaces] = field(default_factory=lambda: dict(SPACES))
    contributions: tuple[int, ...] = CONTRIBUTIONS


def specimens_in(rows: str) -> dict[str, Specimen]:
    """Read rows of: key, genus, period, clade, diet, fossils, research, points."""
    found: dict[str, Specimen] = {}
    for row in rows.strip().splitlines():
        key, genus, period, clade, diet, *figures = row.split()
        found[key] = Specimen(genus, period, clade, diet, *map(int, figures))
    return found


def objectives_in(rows: str) -> dict[str, Objective]:
    """Read rows of: key, then the wants of each circle with `|` between them."""
    found: dict[str, Objective] = {}
    for row in rows.strip().splitlines():
        key, _, slots = row.strip().partition(" ")
        found[key] = Objective(tuple(slot.strip() for slot in slots.split("|")))
    return found


# Genus, period, clade and diet are facts of palaeontology; which genera are in the box, what they
# cost and score is reconstructed. The splits by period fit the ratios of the rulebook
# [holotype 13.1, 13.7].
SPECIMENS: Final[dict[str, Specimen]] = specimens_in(SPECIMEN_ROWS)
FIELD_CARDS: Final[
    dict[str, FieldCard]
] = {  # [holotype 13.2], all reconstructed; that there is an Erosion Event: rulebook
    "f01": FieldCard("triassic", 4),  # Luning Formation
    "f02": FieldCard("triassic", 3, rerolls=1),  # Pardonet Formation
    "f03": FieldCard("triassic", 3),  # Hosselkus Limestone
    "f04": FieldCard("triassic", 3),  # Favret Formation
    "f05": FieldCard("triassic", 2, rerolls=2),  # Dockum Group
    "f06": FieldCard("triassic", 2, rerolls=1, trace=True),  # Chinle Formation
    "f07": FieldCard("triassic", 2, rerolls=1, trace=True),  # Moenkopi Formation
    "f08": FieldCard("triassic", 2, trace=True),  # Passaic Formation
    "f09": FieldCard("jurassic", 4),  # Morrison Formation
    "f10": FieldCard("jurassic", 3, rerolls=1),  # Kayenta Formation
    "f11": FieldCard("jurassic", 2, rerolls=1, trace=True),  # Navajo Sandstone
    "f12": FieldCard("jurassic", 3),  # Sundance Formation
    "f13": FieldCard("jurassic", 2, trace=True),  # Portland Formation
    "f14": FieldCard("jurassic", 3),  # McCoy Brook Formation
    "f15": FieldCard("jurassic", 2, rerolls=1, trace=True),  # Moenave Formation
    "f16": FieldCard("jurassic", 2, rerolls=2),  # Entrada Sandstone
    "f17": FieldCard("cretaceous", 4),  # Hell Creek Formation
    "f18": FieldCard("cretaceous", 3, rerolls=1),  # Dinosaur Park Formation
    "f19": FieldCard("cretaceous", 2, rerolls=1, trace=True),  # Two Medicine Formation
    "f20": FieldCard("cretaceous", 3),  # Cedar Mountain Formation
    "f21": FieldCard("cretaceous", 3),  # Cloverly Formation
    "f22": FieldCard("cretaceous", 2, rerolls=2),  # Niobrara Formation
    "f23": FieldCard("cretaceous", 2, rerolls=1, trace=True),  # Horseshoe Canyon Formation
    "f24": FieldCard("cretaceous", 2, trace=True),  # Dakota Formation
    "f25": FieldCard("erosion", 0),
}
# g01: rulebook; the others reconstructed [holotype 13.5].
OBJECTIVES: Final[dict[str, Objective]] = objectives_in(OBJECTIVE_ROWS)
# p10 and two steps of p01: rulebook; the rest reconstructed [holotype 13.6].
GOALS: Final[dict[str, Goal]] = {
    "p01": Goal(counts="theropod", steps=(0, 2, 5, 9, 14)),
    "p02": Goal(counts="genasaur", steps=(0, 2, 5, 9, 14)),
    "p03": Goal(counts="sauropod", steps=(2, 6, 11, 16)),
    "p04": Goal(counts="marine", steps=(2, 6, 11, 16)),
    "p05": Goal(counts="triassic", steps=(2, 6, 11, 16)),
    "p06": Goal(counts="jurassic", steps=(0, 2, 5, 9, 14)),
    "p07": Goal(counts="cretaceous", steps=(0, 0, 2, 5, 9, 14)),
    "p08": Goal(counts="herbivore", steps=(0, 0, 2, 5, 9, 14)),
    "p09": Goal(counts="carnivore", steps=(0, 0, 2, 5, 9, 14)),
    "p10": Goal(needs="1 triassic + 2 jurassic + 3 cretaceous", worth=17),
    "p11": Goal(needs="2 theropod + 2 genasaur + 1 sauropod + 1 marine", worth=18),
    "p12": Goal(needs="3 theropod + 2 sauropod", worth=18),
    "p13": Goal(needs="1 jurassic theropod + 1 jurassic sauropod", worth=12),
    "p14": Goal(needs="2 cretaceous theropod + 2 cretaceous genasaur", worth=16),
    "p15": Goal(needs="4 carnivore + 3 herbivore", worth=14),
    "p16": Goal(needs="2 marine + 3 genasaur", worth=17),
}
# The kinds of faces: rulebook; how many: reconstructed [holotype 13.3].
DICE: Final[dict[str, tuple[str, ...]]] = {
    "triassic": ("1", "1", "museum", "museum", "museum", "museum"),
    "jurassic": ("1", "1", "1", "2", "museum", "museum"),
    "cretaceous": ("1", "1", "2", "2", "3", "museum"),
}
DICE_PER_COLOUR: Final = 4  # rulebook
# 12 of four types: rulebook; the rest reconstructed [holotype 13.4].
TRACES: Final[dict[str, TraceFossil]] = {
    "tracks": TraceFossil(copies=3, points=2),
    "eggs": TraceFossil(copies=3, points=3),
    "amber": TraceFossil(copies=3, points=3),
    "coprolite": TraceFossil(copies=3, points=2),
}
TRACKS: Final[dict[str, Strip]] = {  # by number of players: reconstructed [holotype 13.8]
    "2": Strip(14, resets=(3, 6, 9, 12), milestones=(4, 7, 10)),
    "3": Strip(20, resets=(4, 8, 12, 16), milestones=(5, 10, 15)),
    "4": Strip(25, resets=(4, 8, 13, 17, 21), milestones=(6, 12, 18)),
    "5": Strip(30, resets=(5, 10, 15, 20, 25), milestones=(7, 14, 21)),
}
SPACES: Final[dict[str, Spaces]] = {  # by number of players: reconstructed [holotype 2.1]
    "2": Spaces(lab=1, field=1, library=1, journal=1, museum=1),
    "3": Spaces(lab=1, field=2, library=2, journal=1, museum=1),
    "4": Spaces(lab=2, field=2, library=2, journal=2, museum=1),
    "5": Spaces(lab=2, field=3, library=3, journal=2, museum=2),
}
assert (len(SPECIMENS), len(FIELD_CARDS), len(OBJECTIVES), len(GOALS)) == (60, 25, 15, 16)
assert sum(trace.copies for trace in TRACES.values()) == 12

PROVENANCE: Final[dict[str, Provenance]] = {
    **{f"specimens.{name}": "reconstructed" for name in SPECIMENS},
    **{f"fields.{name}": "reconstructed" for name in FIELD_CARDS},
    **{f"dice.{name}": "reconstructed" for name in DICE},
    **{f"traces.{name}": "reconstructed" for name in TRACES},
    **{f"objectives.{name}": "reconstructed" for name in OBJECTIVES},
    "objectives.g01": "rulebook",  # read there word for word, as p10 is
    **{f"goals.{name}": "reconstructed" for name in GOALS},
    "goals.p10": "rulebook",
    **{f"tracks.{name}": "reconstructed" for name in TRACKS},
    **{f"spaces.{name}": "reconstructed" for name in SPACES},
    "contributions": "reconstructed",
}
