"""Chapter 1: the box and the goal."""

from collections import Counter

import pytest
from tests.games.evo.tables import setup_of, table_of
from tests.support import rule

from pangaea.games.evo.box import CARD_NAMES, GENE_COUNTS, HALVES, ISLANDS
from pangaea.games.evo.rules.island import Island, island_of
from pangaea.games.evo.rules.names import BEACH, BEFORE_METEOR, HILL, MOUNTAIN, PLAIN
from pangaea.testing.answers import final

SIDES = [(seats, sides) for seats, islands in ISLANDS.items() for sides in islands]
each_island = pytest.mark.parametrize(("seats", "sides"), SIDES, ids=[s for _, s in SIDES])


def island(sides: str) -> Island:
    return island_of(HALVES, sides)


@rule("evo/1.1")
def test_the_most_points_win_when_the_meteor_strikes() -> None:
    table = table_of(
        anna="", bruno="", chloe="", at=BEFORE_METEOR, meteor=13, points="anna:20 bruno:31 chloe:30"
    )

    assert final(table).winners == [1]


@rule("evo/1.2")
def test_the_box_holds_62_genes_and_26_different_cards() -> None:
    assert sum(GENE_COUNTS.values()) == 62
    assert GENE_COUNTS == {
        "leg": 12, "horn": 8, "egg": 8, "fur": 8, "parasol": 8, "tail": 6, "mutant": 6, "card": 6,
    }  # fmt: skip
    assert len(set(CARD_NAMES)) == 26


@rule("evo/1.3")
@each_island
def test_every_player_brings_fourteen_spaces(seats: int, sides: str) -> None:
    assert len(island(sides).spaces) == 14 * seats


@rule("evo/1.3")
def test_four_players_choose_between_two_islands() -> None:
    north = [setup_of(4, island=name).island.spaces[0].token[0] for name in ("AD", "BC")]

    assert north == ["A", "B"]


@rule("evo/1.3")
@pytest.mark.parametrize(("seats", "sides"), [(3, "BD"), (5, "AC")])
def test_three_and_five_players_have_one_island_whatever_is_wished(seats: int, sides: str) -> None:
    for wish in ("AD", "BC"):
        tokens = [space.token for space in setup_of(seats, island=wish).island.spaces]
        assert {token[0] for token in tokens} == set(sides)


@rule("evo/1.4")
@each_island
def test_terrain_is_shared_out_evenly(seats: int, sides: str) -> None:
    counted = Counter(space.terrain for space in island(sides).spaces)

    expected = {BEACH: 4, PLAIN: 4, HILL: 3, MOUNTAIN: 3}
    assert counted == {terrain: seats * number for terrain, number in expected.items()}


@rule("evo/1.4")
@pytest.mark.parametrize("sides", ["BD", "AD", "BC", "AC"])
def test_adjacency_is_mutual_and_the_island_is_one(sides: str) -> None:
    found = island(sides)

    for space, around in enumerate(found.neighbours):
        assert len(around) <= 6
        assert all(space in found.neighbours[other] for other in around)
    assert max(found.distances[0]) < len(found.spaces)


@rule("evo/1.4")
def test_spaces_that_share_a_side_are_adjacent_also_across_the_seam() -> None:
    found = island("BD")
    tokens = [space.token for space in found.spaces]

    around = {tokens[other] for other in found.neighbours[tokens.index("B15")]}

    assert around == {"B07", "B08", "B14", "B16", "D02", "D03"}


@rule("evo/1.4")
def test_the_seam_is_no_coast() -> None:
    """Coast spaces of each side: 14, 10, 15 and 10, whatever lies on the other side."""
    for sides in ("BD", "AD", "BC", "AC"):
        found = island(sides)
        coast = Counter(space.token[0] for n, space in enumerate(found.spaces) if found.coast[n])
        assert coast == {side: {"A": 14, "B": 10, "C": 15, "D": 10}[side] for side in sides}


@rule("evo/1.5")
@each_island
def test_there_is_a_star_on_a_coastal_beach_for_everybody(seats: int, sides: str) -> None:
    found = island(sides)

    assert len(found.starts) == seats
    for start in found.starts:
        assert found.spaces[start].terrain == BEACH
        assert found.coast[start]


@rule("evo/1.5")
@pytest.mark.parametrize("sides", ["BD", "AD", "BC", "AC"])
def test_every_start_is_five_steps_from_its_nearest_rival(sides: str) -> None:
    found = island(sides)

    for start in found.starts:
        others = [found.distances[start][other] for other in found.starts if other != start]
        assert min(others) == 5
