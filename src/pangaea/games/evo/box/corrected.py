"""What the figures of a corrected box must fulfil."""

from typing import Final

from pangaea.core.box import BoxCheck
from pangaea.games.evo.box import (
    HALF_NAMES,
    ISLANDS,
    LETTERS,
    NORTH,
    TERRAIN_NAMES,
    Box,
    Meteor,
    Row,
)
from pangaea.games.evo.rules.island import NOWHERE, Island, island_of
from pangaea.games.evo.rules.names import BEACH, CARDS, DINOS, START_CARDS

MOST_SPACES: Final = 120
MOST_GENES: Final = 40
LONGEST_TRACK: Final = 40
MOST_CLIMATES: Final = 24
FACES: Final = 6


def check_box(box: Box, check: BoxCheck) -> None:
    """Refuse figures that the rules cannot be played with."""
    for name in HALF_NAMES:
        check_half(name, box.halves[name], check)
    for seats, islands in ISLANDS.items():
        for sides in islands:
            check_island(sides, island_of(box.halves, sides), seats, check)
    check_climate(box.climate, check)
    check_meteor(box.meteor, check)
    check_genes(box.genes, check)


def check_half(name: str, rows: tuple[Row, ...], check: BoxCheck) -> None:
    """Rows on the right side of the seam, of known letters, none on top of another."""
    spaces = sum(len(line.spaces.split()) for line in rows)
    check.between(f"halves.{name}: spaces", spaces, 0, MOST_SPACES)
    letters = (*LETTERS, *(f"{letter}*" for letter in LETTERS))
    least, most = (-LONGEST_TRACK, -1) if name in NORTH else (0, LONGEST_TRACK)
    taken: list[tuple[int, int]] = []
    for line in rows:
        check.between(f"halves.{name}: row", line.row, least, most)
        for place, letter in enumerate(line.spaces.split()):
            check.known(f"halves.{name}", letter, letters)
            taken.append((line.row, line.column + place))
    check.between(f"halves.{name}: different spaces", len(set(taken)), len(taken), len(taken))


def check_island(sides: str, island: Island, seats: int, check: BoxCheck) -> None:
    """Connected, large enough, and a star on a coastal beach for each player."""
    check.between(f"{sides}: spaces", len(island.spaces), DINOS, MOST_SPACES)
    check.between(f"{sides}: stars", len(island.starts), seats, seats)
    cut_off = sum(1 for distance in island.distances[0] if distance == NOWHERE)
    check.between(f"{sides}: spaces cut off", cut_off, 0, 0)
    for start in island.starts:
        space = island.spaces[start]
        where = f"{sides}.{space.token}"
        check.between(f"{where}: terrain of a start", space.terrain, BEACH, BEACH)
        check.between(f"{where}: start on the coast", int(island.coast[start]), 1, 1)


def check_climate(climate: tuple[str, ...], check: BoxCheck) -> None:
    """A loop of known colours, at most two spaces each, with one to start on."""
    for name in climate:
        check.known("climate", name, TERRAIN_NAMES)
    check.between("climate: spaces", len(climate), 2, MOST_CLIMATES)
    for terrain, name in enumerate(TERRAIN_NAMES):
        least = 1 if terrain == BEACH else 0  # the marker starts there
        check.between(f"climate: spaces of {name}", climate.count(name), least, 2)


def check_meteor(meteor: Meteor, check: BoxCheck) -> None:
    """A start for each number of players, and faces of a die on spaces of the track."""
    check.between("meteor.impact", meteor.impact, 1, LONGEST_TRACK)
    for seats in ISLANDS:
        check.known("meteor.starts", str(seats), tuple(meteor.starts))
        check.between(f"meteor.starts.{seats}", meteor.starts[str(seats)], 0, meteor.impact - 1)
    spaces = tuple(str(space) for space in range(1, meteor.impact))
    for space, faces in meteor.faces.items():
        check.known("meteor.faces", space, spaces)
        for face in faces:
            check.between(f"meteor.faces.{space}", face, 1, FACES)


def check_genes(genes: dict[str, int], check: BoxCheck) -> None:
    """Enough for an auction, and no more cards than the pile has [evo 9.8]."""
    for name, number in genes.items():
        check.between(f"genes.{name}", number, 0, MOST_GENES)
    seats = max(ISLANDS)
    check.between("genes.card", genes["card"], 0, CARDS - START_CARDS * seats)
    check.between("genes: sum", sum(genes.values()), seats, len(genes) * MOST_GENES)
