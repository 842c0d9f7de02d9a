"""What is in the box of Cubosaurs; every figure with its provenance."""

from typing import Final

from msgspec import Struct, field

from pangaea.core.box import Provenance

SPECIES_NAMES: Final = ("trex", "stego", "bronto", "ptero", "penta")
RAPTOR_NAMES: Final = ("black", "grey")
RAPTOR: Final = "raptor"
EGG_NAMES: Final = (*SPECIES_NAMES, RAPTOR)
TILE_NAMES: Final = (
    "types", "eggs", "draw", "refuse", "forbidden",
    "destroy_mine", "destroy_theirs", "steal", "give", "swap",
)  # fmt: skip
COPIES: Final = 7  # of each of the seven dinosaur types: rulebook
TOKENS: Final = 40  # rulebook


class Raptors(Struct, frozen=True, forbid_unknown_fields=True):
    """Raptors of one colour that are alike: points in a pair, points alone, copies, DNA icons."""

    pair: int
    alone: int
    copies: int
    icons: int = 0


class Egg(Struct, frozen=True, forbid_unknown_fields=True):
    """An egg: points with the most dinosaurs of its type, and without."""

    most: int
    otherwise: int
    icon: bool = False


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    """An evolution tile: its cost in tokens, and whether it touches an opponent's collection."""

    cost: int
    interaction: bool = False


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """The figures printed on cards and tiles."""

    game: str = "cubosaurs"
    series: dict[str, tuple[int, int, int, int]] = field(default_factory=lambda: dict(SERIES))
    icons: dict[str, int] = field(default_factory=lambda: dict(ICONS))
    raptors: dict[str, tuple[Raptors, ...]] = field(default_factory=lambda: dict(RAPTORS))
    eggs: dict[str, Egg] = field(default_factory=lambda: dict(EGGS))
    tiles: dict[str, Tile] = field(default_factory=lambda: dict(TILES))


SERIES: Final[dict[str, tuple[int, int, int, int]]] = {  # points for 1, 2, 3, 4 or more
    "trex": (4, 1, -2, -5),  # rulebook (1, 4+), public help page (2, 3)
    "stego": (2, -1, -2, 8),  # public help page
    "bronto": (-3, 2, 5, -5),  # rulebook (3), public help page
    "ptero": (-1, -1, -1, -1),  # public help page
    "penta": (-3, -1, 3, 7),  # rulebook (1), public help page
}
ICONS: Final[dict[str, int]] = {
    "trex": 2,
    "stego": 2,
    "bronto": 2,
    "ptero": 4,
    "penta": 2,
}  # reconstructed
RAPTORS: Final[dict[str, tuple[Raptors, ...]]] = {  # reconstructed; the sums are the rulebook's
    "black": (Raptors(3, -2, 4), Raptors(2, -1, 3, icons=2)),
    "grey": (Raptors(3, -2, 3), Raptors(2, -1, 4, icons=2)),
}
EGGS: Final[dict[str, Egg]] = {
    "trex": Egg(4, -2),  # reconstructed
    "stego": Egg(4, -3),  # rulebook
    "bronto": Egg(3, -2),  # reconstructed
    "ptero": Egg(3, -2),  # reconstructed
    "penta": Egg(3, -3),  # rulebook
    "raptor": Egg(4, -3),  # reconstructed
}
TILES: Final[dict[str, Tile]] = {  # costs reconstructed; interaction follows from the effects
    "types": Tile(5),
    "eggs": Tile(3),
    "draw": Tile(1),
    "refuse": Tile(3),
    "forbidden": Tile(2),
    "destroy_mine": Tile(3),
    "destroy_theirs": Tile(3, interaction=True),
    "steal": Tile(5, interaction=True),
    "give": Tile(4, interaction=True),
    "swap": Tile(4, interaction=True),
}

PROVENANCE: Final[dict[str, Provenance]] = {
    **{f"series.{name}": "source" for name in SPECIES_NAMES},
    **{f"icons.{name}": "reconstructed" for name in SPECIES_NAMES},
    **{f"raptors.{name}": "reconstructed" for name in RAPTOR_NAMES},
    **{f"eggs.{name}": "reconstructed" for name in EGG_NAMES},
    "eggs.stego": "rulebook",
    "eggs.penta": "rulebook",
    **{f"tiles.{name}": "reconstructed" for name in TILE_NAMES},
}
