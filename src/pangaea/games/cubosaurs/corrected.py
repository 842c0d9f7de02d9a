"""A corrected box file: read, completed, and checked against what the box must hold."""

from typing import TypeVar

from pangaea.core.errors import BadBox
from pangaea.core.game import decoded_box
from pangaea.games.cubosaurs.box import (
    COPIES,
    EGG_NAMES,
    EGGS,
    ICONS,
    PROVENANCE,
    RAPTOR_NAMES,
    RAPTORS,
    SERIES,
    SPECIES_NAMES,
    TILE_NAMES,
    TILES,
    TOKENS,
    Box,
    BoxFile,
    Raptors,
)

SLUG = "cubosaurs"
MOST_POINTS = 99
Figure = TypeVar("Figure")


def corrected_box(plain: object) -> Box:
    """Complete a box file with the usual figures and check the result."""
    file = decoded_box(plain, BoxFile, SLUG)
    if file.game != SLUG:
        raise BadBox("error-box-game", game=SLUG, found=file.game, expected=SLUG)
    box = Box(
        series=_merged("series", SERIES, file.series),
        icons=_merged("icons", ICONS, file.icons),
        raptors=_merged("raptors", RAPTORS, file.raptors),
        eggs=_merged("eggs", EGGS, file.eggs),
        tiles=_merged("tiles", TILES, file.tiles),
    )
    _check(box)
    return box


def _merged(part: str, usual: dict[str, Figure], found: dict[str, Figure]) -> dict[str, Figure]:
    for name in found:
        if name not in usual:
            names = ", ".join(usual)
            raise BadBox("error-box-name", game=SLUG, part=part, name=name, names=names)
    return {**usual, **found}


def _check(box: Box) -> None:
    for name in SPECIES_NAMES:
        for points in box.series[name]:
            _between(f"series.{name}", points, -MOST_POINTS, MOST_POINTS)
        _between(f"icons.{name}", box.icons[name], 0, COPIES)
    for name in RAPTOR_NAMES:
        _check_raptors(f"raptors.{name}", box.raptors[name])
    for name in EGG_NAMES:
        _check_pair(f"eggs.{name}", box.eggs[name].most, box.eggs[name].otherwise)
    for name in TILE_NAMES:
        _between(f"tiles.{name}.cost", box.tiles[name].cost, 0, TOKENS)


def _check_raptors(where: str, raptors: tuple[Raptors, ...]) -> None:
    """Seven copies in all, in a few grades that differ."""
    _between(where, len(raptors), 1, COPIES)
    for raptor in raptors:
        _check_pair(where, raptor.pair, raptor.alone)
        _between(f"{where}.copies", raptor.copies, 1, COPIES)
        _between(f"{where}.icons", raptor.icons, 0, raptor.copies)
    _between(f"{where}: sum of copies", sum(raptor.copies for raptor in raptors), COPIES, COPIES)
    grades = {(raptor.pair, raptor.alone) for raptor in raptors}
    _between(f"{where}: different grades", len(grades), len(raptors), len(raptors))


def _check_pair(where: str, high: int, low: int) -> None:
    """The better value must be the better one: the best pairing rests on it."""
    _between(where, high, -MOST_POINTS, MOST_POINTS)
    _between(where, low, -MOST_POINTS, high - 1)


def _between(where: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise BadBox("error-box-value", game=SLUG, where=where, value=value, least=least, most=most)


def reconstructed(box: Box) -> list[str]:
    """Name the figures that are still our reconstruction."""
    usual = Box()
    found: list[str] = []
    for figure, provenance in PROVENANCE.items():
        part, _, name = figure.partition(".")
        same = getattr(box, part)[name] == getattr(usual, part)[name]
        if provenance == "reconstructed" and same:
            found.append(figure)
    return found
