"""What is in the box of Holotype; every figure with its provenance.

Cards are keyed by numbers of our own (`s01`, `f01`, `g01`, `p01`); an owner of the box can put the
printed cards in their place. Wants are written as on the cards: "2 jurassic theropod + 1 marine".
"""

from typing import Final, Literal

from msgspec import Struct, field

Provenance = Literal["rulebook", "reconstructed"]

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
    contributions: tuple[int, ...] = (3, 7, 12, 18, 25)  # for 1-5 discs: reconstructed


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
# cost and score is reconstructed. The splits by period fit the ratios of the rulebook.
SPECIMENS: Final[dict[str, Specimen]] = specimens_in(
    """
    s01 Coelophysis triassic theropod carnivore 1 2 5
    s02 Tawa triassic theropod carnivore 1 3 5
    s03 Chindesaurus triassic theropod carnivore 1 1 4
    s04 Daemonosaurus triassic theropod carnivore 2 1 5
    s05 Gojirasaurus triassic theropod carnivore 2 3 7
    s06 Camposaurus triassic theropod carnivore 1 4 6
    s07 Shonisaurus triassic marine carnivore 3 5 9
    s08 Shastasaurus triassic marine carnivore 3 3 8
    s09 Cymbospondylus triassic marine carnivore 2 4 7
    s10 Thalattosaurus triassic marine carnivore 2 2 6
    s11 Dilophosaurus jurassic theropod carnivore 3 3 6
    s12 Allosaurus jurassic theropod carnivore 4 4 7
    s13 Ceratosaurus jurassic theropod carnivore 3 4 7
    s14 Torvosaurus jurassic theropod carnivore 4 5 8
    s15 Ornitholestes jurassic theropod carnivore 2 2 5
    s16 Marshosaurus jurassic theropod carnivore 2 3 5
    s17 Stegosaurus jurassic genasaur herbivore 4 4 7
    s18 Scutellosaurus jurassic genasaur herbivore 2 1 4
    s19 Camptosaurus jurassic genasaur herbivore 3 2 5
    s20 Dryosaurus jurassic genasaur herbivore 2 2 5
    s21 Gargoyleosaurus jurassic genasaur herbivore 3 3 6
    s22 Anchisaurus jurassic sauropod herbivore 2 1 4
    s23 Brachiosaurus jurassic sauropod herbivore 5 5 8
    s24 Camarasaurus jurassic sauropod herbivore 4 2 6
    s25 Diplodocus jurassic sauropod herbivore 5 3 7
    s26 Apatosaurus jurassic sauropod herbivore 5 4 8
    s27 Brontosaurus jurassic sauropod herbivore 5 6 9
    s28 Barosaurus jurassic sauropod herbivore 4 3 7
    s29 Baptanodon jurassic marine carnivore 3 2 5
    s30 Megalneusaurus jurassic marine carnivore 4 5 8
    s31 Tyrannosaurus cretaceous theropod carnivore 7 6 9
    s32 Albertosaurus cretaceous theropod carnivore 5 4 7
    s33 Acrocanthosaurus cretaceous theropod carnivore 6 5 8
    s34 Deinonychus cretaceous theropod carnivore 3 4 6
    s35 Utahraptor cretaceous theropod carnivore 4 4 6
    s36 Ornithomimus cretaceous theropod omnivore 3 2 5
    s37 Struthiomimus cretaceous theropod omnivore 4 2 5
    s38 Chirostenotes cretaceous theropod omnivore 3 3 5
    s39 Nothronychus cretaceous theropod omnivore 4 5 7
    s40 Triceratops cretaceous genasaur herbivore 6 5 8
    s41 Styracosaurus cretaceous genasaur herbivore 5 4 7
    s42 Pachyrhinosaurus cretaceous genasaur herbivore 5 3 6
    s43 Ankylosaurus cretaceous genasaur herbivore 6 4 7
    s44 Sauropelta cretaceous genasaur herbivore 4 3 6
    s45 Edmontosaurus cretaceous genasaur herbivore 7 2 6
    s46 Parasaurolophus cretaceous genasaur herbivore 6 3 7
    s47 Maiasaura cretaceous genasaur herbivore 4 2 5
    s48 Lambeosaurus cretaceous genasaur herbivore 5 2 5
    s49 Tenontosaurus cretaceous genasaur herbivore 3 1 4
    s50 Pachycephalosaurus cretaceous genasaur herbivore 3 3 5
    s51 Hadrosaurus cretaceous genasaur herbivore 4 1 4
    s52 Alamosaurus cretaceous sauropod herbivore 7 4 8
    s53 Sauroposeidon cretaceous sauropod herbivore 7 5 8
    s54 Cedarosaurus cretaceous sauropod herbivore 5 1 5
    s55 Abydosaurus cretaceous sauropod herbivore 4 3 6
    s56 Tylosaurus cretaceous marine carnivore 6 3 7
    s57 Elasmosaurus cretaceous marine carnivore 5 5 7
    s58 Dolichorhynchops cretaceous marine carnivore 3 2 5
    s59 Archelon cretaceous marine carnivore 4 4 6
    s60 Clidastes cretaceous marine carnivore 3 1 4
    """
)
FIELD_CARDS: Final[
    dict[str, FieldCard]
] = {  # all reconstructed; that there is an Erosion Event: rulebook
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
OBJECTIVES: Final[dict[str, Objective]] = objectives_in(  # g01: rulebook; the others reconstructed
    """
    g01 2 jurassic theropod | 2 jurassic genasaur | 3 jurassic sauropod
    g02 2 triassic theropod | 2 triassic marine | 3 triassic
    g03 3 cretaceous theropod | 3 cretaceous genasaur | 2 cretaceous marine
    g04 4 theropod | 3 sauropod | 2 theropod + 2 sauropod
    g05 4 genasaur | 1 jurassic genasaur + 2 cretaceous genasaur | 2 genasaur + 2 theropod
    g06 2 marine | 1 triassic marine + 1 cretaceous marine | 3 marine
    g07 1 triassic + 1 jurassic + 1 cretaceous | 2 triassic + 2 jurassic | 2 jurassic + 3 cretaceous
    g08 1 triassic theropod + 1 jurassic theropod | 3 jurassic | 2 triassic
    g09 4 cretaceous | 2 cretaceous theropod + 2 cretaceous genasaur | 1 cretaceous sauropod + 1 cretaceous marine
    g10 4 herbivore | 2 jurassic herbivore | 3 cretaceous herbivore
    g11 4 carnivore | 2 jurassic carnivore | 3 cretaceous carnivore
    g12 3 carnivore + 3 herbivore | 1 omnivore + 2 herbivore | 2 cretaceous carnivore + 2 cretaceous herbivore
    g13 1 theropod + 1 genasaur + 1 sauropod + 1 marine | 2 theropod + 2 genasaur | 2 sauropod + 1 marine
    g14 2 trace | 1 tracks | 1 eggs
    g15 1 amber | 1 coprolite | 3 trace
    """  # noqa: E501 - one card, one row
)
GOALS: Final[dict[str, Goal]] = {  # p10 and two steps of p01: rulebook; the rest reconstructed
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
DICE: Final[dict[str, tuple[str, ...]]] = {  # the kinds of faces: rulebook; how many: reconstructed
    "triassic": ("1", "1", "museum", "museum", "museum", "museum"),
    "jurassic": ("1", "1", "1", "2", "museum", "museum"),
    "cretaceous": ("1", "1", "2", "2", "3", "museum"),
}
DICE_PER_COLOUR: Final = 4  # rulebook
TRACES: Final[dict[str, TraceFossil]] = {  # 12 of four types: rulebook; the rest reconstructed
    "tracks": TraceFossil(copies=3, points=2),
    "eggs": TraceFossil(copies=3, points=3),
    "amber": TraceFossil(copies=3, points=3),
    "coprolite": TraceFossil(copies=3, points=2),
}
TRACKS: Final[dict[str, Strip]] = {  # by number of players: reconstructed
    "2": Strip(14, resets=(3, 6, 9, 12), milestones=(4, 7, 10)),
    "3": Strip(20, resets=(4, 8, 12, 16), milestones=(5, 10, 15)),
    "4": Strip(25, resets=(4, 8, 13, 17, 21), milestones=(6, 12, 18)),
    "5": Strip(30, resets=(5, 10, 15, 20, 25), milestones=(7, 14, 21)),
}
SPACES: Final[dict[str, Spaces]] = {  # by number of players: reconstructed
    "2": Spaces(lab=1, field=1, library=1, journal=1, museum=1),
    "3": Spaces(lab=1, field=2, library=2, journal=1, museum=1),
    "4": Spaces(lab=2, field=2, library=2, journal=2, museum=1),
    "5": Spaces(lab=2, field=3, library=3, journal=2, museum=2),
}
assert (len(SPECIMENS), len(FIELD_CARDS), len(OBJECTIVES), len(GOALS)) == (60, 25, 15, 16)
assert sum(trace.copies for trace in TRACES.values()) == 12

PARTS: Final = ("specimens", "fields", "dice", "traces", "objectives", "goals", "tracks", "spaces")
PRINTED: Final = ("objectives.g01", "goals.p10")  # read in the rulebook word for word


def provenance(part: str, name: str) -> Provenance:
    """Tell where a figure comes from."""
    return "rulebook" if f"{part}.{name}" in PRINTED else "reconstructed"
