"""A corrected box file: read, completed, and checked against what the box must hold."""

from pangaea.core.errors import BadBox
from pangaea.core.game import decoded_box
from pangaea.games.evo.box import (
    GENE_COUNTS,
    HALF_NAMES,
    HALVES,
    ISLANDS,
    LETTERS,
    NORTH,
    PROVENANCE,
    TERRAIN_NAMES,
    Box,
    BoxFile,
    Meteor,
    Row,
)
from pangaea.games.evo.rules.island import NOWHERE, Island, island_of
from pangaea.games.evo.rules.names import BEACH, CARDS, DINOS, START_CARDS

SLUG = "evo"
MOST_SPACES = 120
MOST_GENES = 40
LONGEST_TRACK = 40
MOST_CLIMATES = 24


def corrected_box(plain: object) -> Box:
    """Complete a box file with the usual figures and check the result."""
    file = decoded_box(plain, BoxFile, SLUG)
    if file.game != SLUG:
        raise BadBox("error-box-game", game=SLUG, found=file.game, expected=SLUG)
    _known("halves", list(file.halves), list(HALF_NAMES))
    _known("genes", list(file.genes), list(GENE_COUNTS))
    box = Box(
        halves={**HALVES, **file.halves},
        climate=file.climate,
        meteor=file.meteor,
        genes={**GENE_COUNTS, **file.genes},
    )
    _check(box)
    return box


def _known(part: str, found: list[str], usual: list[str]) -> None:
    for name in found:
        if name not in usual:
            names = ", ".join(usual)
            raise BadBox("error-box-name", game=SLUG, part=part, name=name, names=names)


def _check(box: Box) -> None:
    for name in HALF_NAMES:
        _check_half(name, box.halves[name])
    for seats, islands in ISLANDS.items():
        for sides in islands:
            _check_island(sides, island_of(box.halves, sides), seats)
    _check_climate(box.climate)
    _check_meteor(box.meteor)
    _check_genes(box.genes)


def _check_half(name: str, rows: tuple[Row, ...]) -> None:
    """Rows on the right side of the seam, of known letters, none on top of another."""
    spaces = sum(len(line.spaces.split()) for line in rows)
    _between(f"halves.{name}: spaces", spaces, 0, MOST_SPACES)
    taken: list[tuple[int, int]] = []
    for line in rows:
        where = f"halves.{name}: row"
        if name in NORTH:
            _between(where, line.row, -LONGEST_TRACK, -1)
        else:
            _between(where, line.row, 0, LONGEST_TRACK)
        for place, letter in enumerate(line.spaces.split()):
            if letter.removesuffix("*") not in LETTERS or letter == "*":
                _known(f"halves.{name}", [letter], [*LETTERS, *(f"{one}*" for one in LETTERS)])
            taken.append((line.row, line.column + place))
    _between(f"halves.{name}: different spaces", len(set(taken)), len(taken), len(taken))


def _check_island(sides: str, island: Island, seats: int) -> None:
    """Connected, large enough, and a star on a coastal beach for each player."""
    spaces = len(island.spaces)
    _between(f"{sides}: spaces", spaces, DINOS, MOST_SPACES)
    _between(f"{sides}: stars", len(island.starts), seats, seats)
    cut_off = sum(1 for distance in island.distances[0] if distance == NOWHERE)
    _between(f"{sides}: spaces cut off", cut_off, 0, 0)
    for start in island.starts:
        token = island.spaces[start].token
        _between(f"{sides}.{token}: terrain of a start", island.spaces[start].terrain, BEACH, BEACH)
        _between(f"{sides}.{token}: start on the coast", int(island.coast[start]), 1, 1)


def _check_climate(climate: tuple[str, ...]) -> None:
    _known("climate", list(climate), list(TERRAIN_NAMES))
    _between("climate: spaces", len(climate), 2, MOST_CLIMATES)
    for terrain, name in enumerate(TERRAIN_NAMES):
        least = 1 if terrain == BEACH else 0  # the marker starts there
        _between(f"climate: spaces of {name}", climate.count(name), least, 2)


def _check_meteor(meteor: Meteor) -> None:
    _between("meteor.impact", meteor.impact, 1, LONGEST_TRACK)
    for seats in ISLANDS:
        _known("meteor.starts", [str(seats)], list(meteor.starts))
        _between(f"meteor.starts.{seats}", meteor.starts[str(seats)], 0, meteor.impact - 1)
    spaces = [str(space) for space in range(1, meteor.impact)]
    _known("meteor.faces", list(meteor.faces), spaces)
    for space, faces in meteor.faces.items():
        for face in faces:
            _between(f"meteor.faces.{space}", face, 1, 6)


def _check_genes(genes: dict[str, int]) -> None:
    for name, number in genes.items():
        _between(f"genes.{name}", number, 0, MOST_GENES)
    seats = max(ISLANDS)
    _between("genes.card", genes["card"], 0, CARDS - START_CARDS * seats)
    _between("genes: sum", sum(genes.values()), seats, len(genes) * MOST_GENES)


def _between(where: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise BadBox("error-box-value", game=SLUG, where=where, value=value, least=least, most=most)


def reconstructed(box: Box) -> list[str]:
    """Name the figures that are still our reconstruction."""
    usual = Box()
    found: list[str] = []
    for figure, provenance in PROVENANCE.items():
        if provenance == "reconstructed" and _figure(box, figure) == _figure(usual, figure):
            found.append(figure)
    return found


def _figure(box: Box, name: str) -> object:
    part, _, half = name.partition(".")
    return box.halves[half] if half else getattr(box, part)
