"""From half boards to an island: spaces, which of them touch, and how far apart they lie."""

from typing import Final

from pangaea.games.evo.box import HALF_NAMES, LETTERS, Row
from pangaea.games.evo.rules.names import SIDES

NOWHERE: Final = -1


class Space:
    """One space of the island."""

    def __init__(self, token: str, column: int, row: int, terrain: int, *, start: bool) -> None:
        self.token: Final = token
        self.column: Final = column
        self.row: Final = row
        self.terrain: Final = terrain
        self.start: Final = start


class Island:
    """The spaces of an assembled board, with what follows from how they lie [evo 1.4, 1.5]."""

    def __init__(self, spaces: list[Space]) -> None:
        self.spaces: Final = spaces
        self.neighbours: Final = neighbours_of(spaces)
        self.coast: Final = [len(found) < SIDES for found in self.neighbours]
        self.starts: Final = [n for n in range(len(spaces)) if spaces[n].start]
        self.distances: Final = [distances_from(n, self.neighbours) for n in range(len(spaces))]


def island_of(halves: dict[str, tuple[Row, ...]], sides: str) -> Island:
    """Put two half boards together, such as A and D [evo 1.3]."""
    return Island([space for half in sides for space in spaces_of(half, halves[half])])


def spaces_of(half: str, rows: tuple[Row, ...]) -> list[Space]:
    """List the spaces of a half board; they are numbered row by row."""
    assert half in HALF_NAMES
    found: list[Space] = []
    for line in rows:
        for place, letter in enumerate(line.spaces.split()):
            token = f"{half}{len(found) + 1:02}"
            terrain, start = LETTERS.index(letter[0]), letter.endswith("*")
            found.append(Space(token, line.column + place, line.row, terrain, start=start))
    return found


def neighbours_of(spaces: list[Space]) -> list[list[int]]:
    """List for each space those that share a side with it [evo 1.4]."""
    index = {(spaces[n].column, spaces[n].row): n for n in range(len(spaces))}
    found: list[list[int]] = []
    for space in spaces:
        around = [index.get(place, NOWHERE) for place in places_around(space.column, space.row)]
        found.append(sorted([n for n in around if n != NOWHERE]))
    return found


def places_around(column: int, row: int) -> list[tuple[int, int]]:
    """Return the six places next to one, in rows that are shifted by half a space."""
    shift = row & 1
    west, east = column - 1 + shift, column + shift
    return [
        (column - 1, row),
        (column + 1, row),
        (west, row - 1),
        (east, row - 1),
        (west, row + 1),
        (east, row + 1),
    ]


def distances_from(origin: int, neighbours: list[list[int]]) -> list[int]:
    """Count the steps over land from one space to every other."""
    found = [NOWHERE] * len(neighbours)
    found[origin] = 0
    reached = [origin]
    for space in reached:
        for other in neighbours[space]:
            if found[other] == NOWHERE:
                found[other] = found[space] + 1
                reached.append(other)
    return found
