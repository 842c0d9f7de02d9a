"""Tables made once from the box and the variants; every copy of a table shares them."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.bits import BIT
from pangaea.core.question import Domain, Question
from pangaea.core.state import NOBODY, Setup
from pangaea.core.variants import VariantValue
from pangaea.games.evo.box import (
    CLIMATE_STEPS,
    GENE_NAMES,
    PORTRAIT,
    START_POINTS,
    TERRAIN_NAMES,
    WINS_UP_TO,
    Box,
    Meteor,
)
from pangaea.games.evo.rules import names
from pangaea.games.evo.rules.island import Island

FACES_COUNT_ONCE: Final = 2  # the version of the rules from which on they do


class EvoSetup(Setup):
    """The box and the variants of one game, as tables."""

    def __init__(
        self,
        seats: int,
        variants: Mapping[str, VariantValue],
        box: Box,
        island: Island,
        questions: list[Question],
        domains: dict[str, Domain],
    ) -> None:
        super().__init__(seats, questions, domains)
        self.comes_back = bool(variants["comes_back"])
        self.experts = bool(variants["experts"])
        self.genes_drawn: i64 = seats - 1 if self.experts else seats  # [evo 8.3, 12.1]
        self.drop: i64 = seats  # the option that leaves an auction; cards follow

        # The island.
        spaces = island.spaces
        assert len(island.starts) == seats
        assert len(spaces) >= names.DINOS
        self.island: Final = island
        self.zones: i64 = len(spaces)
        self.done: i64 = self.zones  # the option that ends steps or births; cards follow
        self.starts: Final = vec[i64](island.starts)
        self.terrain: Final = vec[i64]([space.terrain for space in spaces])
        self.degree: Final = vec[i64]([len(found) for found in island.neighbours])
        self.neighbour: Final = vec[i64](padded(island.neighbours))  # [zone * SIDES + place]
        self.coast: Final = vec[i64]([int(coast) for coast in island.coast])
        self.distance: Final = vec[i64](flat(island.distances))  # [zone * zones + other]
        self.near: Final = vec[i64](nearest(island))  # [zone * TERRAINS + terrain]: steps to it

        # The climate's loop: the temperate terrain of each space, and the other one of its colour.
        climate = [TERRAIN_NAMES.index(name) for name in box.climate]
        self.climate: Final = vec[i64](climate)
        self.climates: i64 = len(climate)
        self.climate_start: i64 = climate.index(names.BEACH)
        self.climate_steps: Final = vec[i64](list(CLIMATE_STEPS))  # of the die's faces 1 to 6
        self.twin: Final = vec[i64]([twin_of(place, climate) for place in range(len(climate))])

        # The meteor's track, with the masks of faces that end the game.
        self.meteor_start: i64 = box.meteor.starts[str(seats)]
        self.meteor_faces: Final = vec[i64](meteor_faces(box.meteor))
        self.summed_faces: Final = vec[i64](summed_faces(box.meteor))
        self.impact: i64 = box.meteor.impact

        # Species.
        portrait = [PORTRAIT[name] for name in GENE_NAMES[: names.TRAITS]]
        self.portrait: Final = vec[i64](portrait)
        self.start_points: i64 = START_POINTS
        self.wins_up_to: Final = vec[i64](list(WINS_UP_TO))  # by horns ahead, from -2 to 2

        # Blank things, to be copied.
        self.bag: Final = vec[i64]([box.genes[name] for name in GENE_NAMES])
        self.portraits: Final = vec[i64]([genes for _ in range(seats) for genes in portrait])
        self.purses: Final = vec[i64]([START_POINTS] * seats)
        self.in_order: Final = vec[i64](list(range(seats)))
        self.no_seats: Final = vec[i64]([0] * seats)
        self.no_cards: Final = vec[i64]([NOBODY] * names.CARDS)
        self.no_dinos: Final = vec[i64]([names.EMPTY] * len(spaces))
        self.no_newborns: Final = vec[i64]([0] * len(spaces))
        self.no_places: Final = vec[i64]([names.NO_ZONE] * (seats * names.DINOS))
        self.no_genes: Final = vec[i64]([names.NO_GENE] * seats)
        self.no_bidders: Final = vec[i64]([names.EMPTY] * seats)
        assert len(self.bag) == names.GENES

    def strikes_on(self, space: i64) -> i64:
        """Return the faces that end the game on a space of the track [evo 8.2]."""
        if self.rules >= FACES_COUNT_ONCE:
            return self.meteor_faces[space]
        return self.summed_faces[space]


def amounts_possible(seats: int, box: Box) -> int:
    """Return how many amounts can ever be bid: ten dinosaurs surviving every turn, and more."""
    turns = box.meteor.impact - box.meteor.starts[str(seats)]
    return START_POINTS + names.DINOS * turns + box.genes["mutant"] + names.SPURT_VALUE + 1


def meteor_faces(meteor: Meteor) -> list[int]:
    """Return the mask of faces that end the game on each space of the track [evo 8.1]."""
    return [
        sum([int(BIT[face]) for face in set(meteor.faces.get(str(space), ()))])
        for space in range(meteor.impact + 1)
    ]


def summed_faces(meteor: Meteor) -> list[int]:
    """Return those masks as they were made before version 2: a face written twice counted twice."""
    return [
        sum([int(BIT[face]) for face in meteor.faces.get(str(space), ())])
        for space in range(meteor.impact + 1)
    ]


def padded(lists: list[list[int]]) -> list[int]:
    """Write lists of neighbours in a row, each with room for six."""
    found: list[int] = []
    for neighbours in lists:
        found += neighbours + [0] * (names.SIDES - len(neighbours))
    return found


def flat(lists: list[list[int]]) -> list[int]:
    """Write lists in a row."""
    return [number for numbers in lists for number in numbers]


def nearest(island: Island) -> list[int]:
    """Count the steps from each space to the nearest one of each terrain."""
    found: list[int] = []
    for distances in island.distances:
        for terrain in range(names.TERRAINS):
            steps = [
                distances[other]
                for other in range(len(distances))
                if island.spaces[other].terrain == terrain
            ]
            found.append(min(steps) if steps else len(distances))
    return found


def twin_of(place: int, climate: list[int]) -> int:
    """Return the other space of the loop with the same colour, if there is one [evo 10.5]."""
    for other in range(len(climate)):
        if other != place and climate[other] == climate[place]:
            return other
    return names.NO_CLIMATE
