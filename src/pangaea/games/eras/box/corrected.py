"""A corrected box file: read, completed, and checked against what the box must hold."""

from collections.abc import Mapping
from typing import TypeVar

from pangaea.core.errors import BadBox
from pangaea.core.game import decoded_box
from pangaea.games.eras.box import BOLTS, CARDS, PROVENANCE, SLOT_CODES, ZONE_CODES, Box, BoxFile
from pangaea.games.eras.rules.names import LANES
from pangaea.games.eras.rules.setup import Card

SLUG = "eras"
MOST_BOLTS = 20
Figure = TypeVar("Figure")


def corrected_box(plain: object) -> Box:
    """Complete a box file with the usual figures and check the result."""
    file = decoded_box(plain, BoxFile, SLUG)
    if file.game != SLUG:
        raise BadBox("error-box-game", game=SLUG, found=file.game, expected=SLUG)
    box = Box(
        cards=_merged("cards", CARDS, file.cards),
        thunderbolts=_merged("thunderbolts", BOLTS, file.thunderbolts),
    )
    _check(box)
    return box


def _merged(
    part: str, usual: Mapping[str, Figure], found: Mapping[str, Figure]
) -> dict[str, Figure]:
    for name in found:
        if name not in usual:
            names = ", ".join(usual)
            raise BadBox("error-box-name", game=SLUG, part=part, name=name, names=names)
    return {**usual, **found}


def _check(box: Box) -> None:
    for name, spaces in box.cards.items():
        _check_card(f"cards.{name}", spaces)
    for name, copies in box.thunderbolts.items():
        _between(f"thunderbolts.{name}", copies, 0, MOST_BOLTS)
    total = sum(box.thunderbolts.values())
    _between("thunderbolts: sum", total, 1, len(box.thunderbolts) * MOST_BOLTS)


def _check_card(where: str, spaces: str) -> None:
    """Three spaces of known kinds; a piece dragged back needs a rock, and a zone is on one."""
    codes = spaces.split()
    _between(f"{where}: number of spaces", len(codes), LANES, LANES)
    for code in codes:
        if not _is_space(code):
            raise BadBox("error-box-space", game=SLUG, where=where, code=code)
    _between(f"{where}: number of rocks", sum(code[0] == "R" for code in codes), 1, LANES)


def _is_space(code: str) -> bool:
    """Tell whether a code names a space: a letter, and a zone on a rock."""
    if len(code) == 1:
        return code in SLOT_CODES
    return len(code) == 2 and code[0] == "R" and code[1] in ZONE_CODES


def _between(where: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise BadBox("error-box-value", game=SLUG, where=where, value=value, least=least, most=most)


def cards_in(box: Box) -> list[Card]:
    """Return the era cards in the order of the box."""
    return [card_from(name, spaces) for name, spaces in box.cards.items()]


def card_from(name: str, spaces: str) -> Card:
    """Read a card from its row: `Rq S R`."""
    codes = spaces.split()
    kinds = [SLOT_CODES.index(code[0]) for code in codes]
    zones = [ZONE_CODES.index(code[1]) + 1 if len(code) > 1 else 0 for code in codes]
    return Card(name, int(name[0]) - 1, kinds, zones)


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
