"""What is in the box of EVO; every figure with its provenance."""

from typing import Final

from msgspec import Struct, field

from pangaea.core.box import Provenance

GENE_NAMES: Final = ("leg", "horn", "egg", "fur", "parasol", "tail", "mutant", "card")
TERRAIN_NAMES: Final = ("beach", "plain", "hill", "mountain")
LETTERS: Final = "YGBM"  # beach, plain, hill, mountain in the rows of a half board
CARD_NAMES: Final = (
    "flood", "accident", "catastrophe", "weather", "seasons", "motivation", "super_size",
    "big_brother", "peace_gas", "vegetarian", "thermal", "scorcher", "cuckoo", "killer_babies",
    "long_range", "dud", "separate", "adaptable", "survivalist", "cold_snap", "encore",
    "me_first", "quiet_eon", "unexpected", "spurt", "no_births",
)  # fmt: skip
HALF_NAMES: Final = ("A", "B", "C", "D")
NORTH: Final = ("A", "B")  # the two sides of one board, C and D those of the other
ISLANDS: Final[dict[int, tuple[str, ...]]] = {3: ("BD",), 4: ("AD", "BC"), 5: ("AC",)}  # rulebook


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """Spaces side by side, west to east: Y beach, G plain, B hill, M mountain, * start.

    Pointy hexagons; odd rows lie half a space to the right. Rows below 0 are the north's.
    """

    row: int
    column: int  # of the first space
    spaces: str


class Meteor(Struct, frozen=True, forbid_unknown_fields=True):
    """The meteor's track: where it starts, the faces that end the game, the last space."""

    starts: dict[str, int]  # by the number of players
    faces: dict[str, tuple[int, ...]]  # by the space
    impact: int


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """The figures printed on boards and tracks."""

    game: str = "evo"
    halves: dict[str, tuple[Row, ...]] = field(default_factory=lambda: dict(HALVES))
    climate: tuple[str, ...] = field(default_factory=lambda: CLIMATE)
    meteor: Meteor = field(default_factory=lambda: METEOR)
    genes: dict[str, int] = field(default_factory=lambda: dict(GENE_COUNTS))


GENE_COUNTS: Final[dict[str, int]] = {  # rulebook
    "leg": 12, "horn": 8, "egg": 8, "fur": 8, "parasol": 8, "tail": 6, "mutant": 6, "card": 6,
}  # fmt: skip
PORTRAIT: Final[dict[str, int]] = {  # rulebook: what every species starts with
    "leg": 1, "horn": 0, "egg": 1, "fur": 1, "parasol": 1, "tail": 1, "mutant": 0,
}  # fmt: skip
START_POINTS: Final = 10  # rulebook
# Number and colours of the spaces follow from the rulebook, the order is in a public source.
CLIMATE: Final[tuple[str, ...]] = ("beach", "plain", "hill", "mountain", "hill", "plain")
CLIMATE_STEPS: Final = (-1, 0, 1, 1, 1, 1)  # of the faces 1 to 6: rulebook
WINS_UP_TO: Final = (0, 1, 2, 4, 5)  # horns ahead: -2 or less, -1, 0, 1, 2 or more: rulebook
METEOR: Final[Meteor] = Meteor(  # reconstructed
    starts={"3": 0, "4": 1, "5": 2},
    faces={"11": (1, 2), "12": (1, 2, 3), "13": (1, 2, 3, 4)},
    impact=14,
)
HALVES: Final[dict[str, tuple[Row, ...]]] = {  # reconstructed; 70 spaces for five: public source
    "A": (
        Row(-5, 2, "Y G Y* Y"),
        Row(-4, 1, "Y G G B G Y Y"),
        Row(-3, 0, "Y G B M M B G Y"),
        Row(-2, 0, "Y* G M M M B B G"),
        Row(-1, 0, "G B B M B M G Y*"),
    ),
    "B": (
        Row(-3, 1, "Y Y* G Y Y Y"),
        Row(-2, 1, "G G B B B B Y*"),
        Row(-1, 0, "G B M M M M G G"),
    ),
    "C": (
        Row(0, 0, "Y G B M M M B Y"),
        Row(1, -1, "Y G M M M B G G Y"),
        Row(2, 0, "Y G B M M B Y"),
        Row(3, 0, "Y* G B B G G Y"),
        Row(4, 2, "G G Y Y*"),
    ),
    "D": (
        Row(0, 0, "Y G M M M M B Y"),
        Row(1, 0, "Y G B G B M G"),
        Row(2, 1, "Y G Y* Y G B"),
    ),
}

PROVENANCE: Final[dict[str, Provenance]] = {
    **{f"halves.{name}": "reconstructed" for name in HALF_NAMES},
    "climate": "source",
    "meteor": "reconstructed",
    "genes": "rulebook",
}

assert sum(GENE_COUNTS.values()) == 62
assert len(CARD_NAMES) == 26


def notes_on(left: list[str]) -> list[str]:
    """Name the words that tell which of these reconstructed figures a table plays with."""
    found = ["note-map"] if any(figure.startswith("halves") for figure in left) else []
    return [*found, "note-meteor"] if "meteor" in left else found
