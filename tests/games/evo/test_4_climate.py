"""Chapter 4: climate."""

from collections import Counter

import pytest
from tests.games.evo.tables import CLIMATES, play, table_of, zone_of
from tests.support import rule

from pangaea.core.luck import Dice, Script
from pangaea.games.evo.rules import climate
from pangaea.games.evo.rules.names import BEFORE_CLIMATE, COLD, DEADLY, HOT, TEMPERATE
from pangaea.games.evo.rules.table import Table
from pangaea.testing.answers import asked_what, choices

ZONES = {"beach": "B02", "plain": "B03", "hill": "B09", "mountain": "B16"}
SEASONS = {  # rulebook: what beach, plain, hill and mountain are like
    "beach": (TEMPERATE, COLD, DEADLY, DEADLY),
    "plain": (HOT, TEMPERATE, COLD, DEADLY),
    "hill": (DEADLY, HOT, TEMPERATE, COLD),
    "mountain": (DEADLY, DEADLY, HOT, TEMPERATE),
}


def rolled(face: int, start: str) -> str:
    table = table_of(
        anna="B02", bruno="D18", chloe="B13", climate=start, at=BEFORE_CLIMATE,
        luck=Script([face - 1]),
    )  # fmt: skip
    return CLIMATES[table.climate]


def seasons(table: Table) -> tuple[int, ...]:
    return tuple(int(climate.season(table, zone_of(table, zone))) for zone in ZONES.values())


@rule("evo/4.1")
@pytest.mark.parametrize(
    ("face", "space"),
    [(1, "beach"), (2, "plain"), (3, "hill"), (4, "hill"), (5, "hill"), (6, "hill")],
)
def test_the_die_moves_the_marker(face: int, space: str) -> None:
    assert rolled(face, "plain") == space


@rule("evo/4.2")
def test_the_track_is_a_loop_of_six() -> None:
    steps = [rolled(6, start) for start in CLIMATES]

    assert steps == ["plain", "hill", "mountain", "hill2", "plain2", "beach"]
    assert rolled(1, "beach") == "plain2"


@rule("evo/4.1", "evo/4.2")
def test_the_first_turn_is_green_five_times_out_of_six() -> None:
    colours = Counter(rolled(face, "beach").removesuffix("2") for face in range(1, 7))

    assert colours == {"plain": 5, "beach": 1}


@rule("evo/4.2")
def test_in_the_long_run_every_space_of_the_loop_is_as_likely() -> None:
    table, luck = table_of(anna="B02", bruno="D18", chloe="B13"), Dice(1)
    seen: Counter[str] = Counter()

    for _ in range(6000):
        climate.change(table, luck)
        seen[CLIMATES[table.climate].removesuffix("2")] += 1

    for colour, share in {"beach": 1 / 6, "plain": 1 / 3, "hill": 1 / 3, "mountain": 1 / 6}.items():
        assert abs(seen[colour] / 6000 - share) < 0.03


@rule("evo/4.3")
@pytest.mark.parametrize("space", CLIMATES)
def test_the_marker_tells_what_every_terrain_is_like(space: str) -> None:
    table = table_of(anna="B02", bruno="D18", chloe="B13", climate=space)

    assert seasons(table) == SEASONS[space.removesuffix("2")]


@rule("evo/4.4")
def test_nothing_is_hot_at_yellow_and_nothing_cold_at_grey() -> None:
    yellow, grey = (
        seasons(table_of(anna="B02", bruno="D18", chloe="B13", climate=space))
        for space in ("beach", "mountain")
    )

    assert HOT not in yellow
    assert COLD not in grey


@rule("evo/4.5")
def test_everybody_may_change_the_climate_before_the_die_is_rolled() -> None:
    table = table_of(
        anna="B02", bruno="D18", chloe="B13", climate="beach", at=BEFORE_CLIMATE,
        hands="anna:weather bruno:catastrophe",
    )  # fmt: skip

    assert asked_what(table) == "card"
    assert choices(table) == {"pass", "rest", "weather"}
    play(table, "pass")
    assert choices(table) == {"pass", "rest", "catastrophe"}
    assert CLIMATES[table.climate] == "beach"
