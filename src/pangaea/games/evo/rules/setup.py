"""Tables made once from the box and the options; every copy of a table shares them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.question import Question
from pangaea.core.state import Setup
from pangaea.games.evo.rules.island import Island
from pangaea.games.evo.rules.names import BEACH, DINOS, GENES, NO_CLIMATE, SIDES, TERRAINS, TRAITS


class EvoSetup(Setup):
    """The box and the options of one game, as tables."""

    def __init__(
        self,
        *,
        seats: int,
        questions: list[Question],
        island: Island,
        climate: list[int],
        climate_steps: list[int],
        meteor_start: int,
        meteor_faces: list[int],
        genes: list[int],
        portrait: list[int],
        start_points: int,
        wins_up_to: list[int],
        bids: int,
        comes_back: bool,
        experts: bool,
    ) -> None:
        super().__init__(seats, questions)
        self.starts: Final = vec[i64](island.starts)
        self.climate_steps: Final = vec[i64](climate_steps)  # of the die's faces 1 to 6
        self.meteor_start: i64 = meteor_start
        self.meteor_faces: Final = vec[i64](meteor_faces)  # masks of faces that end the game
        self.impact: i64 = len(meteor_faces) - 1
        self.genes: Final = vec[i64](genes)
        self.portrait: Final = vec[i64](portrait)
        self.start_points: i64 = start_points
        self.wins_up_to: Final = vec[i64](wins_up_to)  # by horns ahead, from -2 to 2
        self.bids: i64 = bids  # how many amounts can be bid
        self.comes_back = comes_back
        self.experts = experts
        self.genes_drawn: i64 = seats - 1 if experts else seats
        self.drop: i64 = seats  # the option that leaves an auction; cards follow
        self._lay_island(island)
        self._lay_climate(climate)
        assert len(island.starts) == seats
        assert len(genes) == GENES
        assert len(portrait) == TRAITS

    def _lay_island(self, island: Island) -> None:
        spaces = island.spaces
        assert len(spaces) >= DINOS
        self.island = island
        self.zones: i64 = len(spaces)
        self.done: i64 = self.zones  # the option that ends steps or births; cards follow
        self.terrain = vec[i64]([space.terrain for space in spaces])
        self.degree = vec[i64]([len(found) for found in island.neighbours])
        self.neighbour = vec[i64](padded(island.neighbours))  # [zone * SIDES + place]
        self.coast = vec[i64]([int(coast) for coast in island.coast])
        self.distance = vec[i64](flat(island.distances))  # [zone * zones + other]
        self.near = vec[i64](nearest(island))  # [zone * TERRAINS + terrain]: steps to it

    def _lay_climate(self, climate: list[int]) -> None:
        self.climate = vec[i64](climate)  # the temperate terrain of each space of the loop
        self.climates: i64 = len(climate)
        self.climate_start: i64 = climate.index(BEACH)
        self.twin = vec[i64]([twin_of(n, climate) for n in range(len(climate))])


def padded(lists: list[list[int]]) -> list[int]:
    """Write lists of neighbours in a row, each with room for six."""
    found: list[int] = []
    for neighbours in lists:
        found += neighbours + [0] * (SIDES - len(neighbours))
    return found


def flat(lists: list[list[int]]) -> list[int]:
    """Write lists in a row."""
    return [number for numbers in lists for number in numbers]


def nearest(island: Island) -> list[int]:
    """Count the steps from each space to the nearest one of each terrain."""
    found: list[int] = []
    for distances in island.distances:
        for terrain in range(TERRAINS):
            steps = [
                distances[other]
                for other in range(len(distances))
                if island.spaces[other].terrain == terrain
            ]
            found.append(min(steps) if steps else len(distances))
    return found


def twin_of(place: int, climate: list[int]) -> int:
    """Return the other space of the loop with the same colour, if there is one."""
    for other in range(len(climate)):
        if other != place and climate[other] == climate[place]:
            return other
    return NO_CLIMATE
