"""What the figures of a corrected box must fulfil."""

from pangaea.core.box import BoxCheck
from pangaea.games.cubosaurs.box import (
    COPIES,
    EGG_NAMES,
    RAPTOR_NAMES,
    SPECIES_NAMES,
    TILE_NAMES,
    TOKENS,
    Box,
    Raptors,
)

MOST_POINTS = 99


def check_box(box: Box, check: BoxCheck) -> None:
    """Refuse figures that the rules cannot be played with."""
    for name in SPECIES_NAMES:
        for points in box.series[name]:
            check.between(f"series.{name}", points, -MOST_POINTS, MOST_POINTS)
        check.between(f"icons.{name}", box.icons[name], 0, COPIES)
    for name in RAPTOR_NAMES:
        check_raptors(f"raptors.{name}", box.raptors[name], check)
    for name in EGG_NAMES:
        check_pair(f"eggs.{name}", box.eggs[name].most, box.eggs[name].otherwise, check)
    for name in TILE_NAMES:
        check.between(f"tiles.{name}.cost", box.tiles[name].cost, 0, TOKENS)


def check_raptors(where: str, raptors: tuple[Raptors, ...], check: BoxCheck) -> None:
    """Seven copies in all, in a few grades that differ."""
    check.between(where, len(raptors), 1, COPIES)
    for raptor in raptors:
        check_pair(where, raptor.pair, raptor.alone, check)
        check.between(f"{where}.copies", raptor.copies, 1, COPIES)
        check.between(f"{where}.icons", raptor.icons, 0, raptor.copies)
    copies = sum(raptor.copies for raptor in raptors)
    check.between(f"{where}: sum of copies", copies, COPIES, COPIES)
    grades = {(raptor.pair, raptor.alone) for raptor in raptors}
    check.between(f"{where}: different grades", len(grades), len(raptors), len(raptors))


def check_pair(where: str, high: int, low: int, check: BoxCheck) -> None:
    """The better value must be the better one: the best pairing rests on it."""
    check.between(where, high, -MOST_POINTS, MOST_POINTS)
    check.between(where, low, -MOST_POINTS, high - 1)
