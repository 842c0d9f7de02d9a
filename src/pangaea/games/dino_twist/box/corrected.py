"""A corrected box file: read, completed, and checked against what the box must hold."""

from pangaea.core.errors import BadBox
from pangaea.core.game import decoded_box
from pangaea.games.dino_twist.box import (
    CLAWS,
    COPIES,
    EVENT_SORTS,
    EVENTS,
    LAND_NAMES,
    MIDDLE,
    PROVENANCE,
    SPECIES_NAMES,
    STRENGTHS,
    Box,
    BoxFile,
)

SLUG = "dino_twist"


def corrected_box(plain: object) -> Box:
    """Complete a box file with the usual figures and check the result."""
    file = decoded_box(plain, BoxFile, SLUG)
    if file.game != SLUG:
        raise BadBox("error-box-game", game=SLUG, found=file.game, expected=SLUG)
    for name in file.claws:
        _known("claws", name, SPECIES_NAMES)
    box = Box(claws={**CLAWS, **file.claws}, events=file.events, layout=file.layout)
    _check_claws(box)
    _check_events(box)
    _check_layout(box)
    return box


def _check_claws(box: Box) -> None:
    """A number of copies for each strength."""
    for name, copies in box.claws.items():
        _between(f"claws.{name}: strengths", len(copies), len(STRENGTHS), len(STRENGTHS))
        for strength, number in zip(STRENGTHS, copies, strict=True):
            _between(f"claws.{name}, strength {strength}", number, 0, COPIES)


def _check_events(box: Box) -> None:
    """Twenty-five cards; meteorites name lands, a fury names its species."""
    for number, card in enumerate(box.events, start=1):
        where = f"events {number}"
        _known("events", card.sort, EVENT_SORTS)
        _between(f"{where}.copies", card.copies, 1, EVENTS)
        hits = card.sort == "meteorites"
        _between(f"{where}: lands", len(set(card.lands)), int(hits), len(LAND_NAMES) * hits)
        for land in card.lands:
            _known(f"{where}.lands", land, LAND_NAMES)
        if card.sort == "fury" or card.species:
            _known(f"{where}.species", card.species, SPECIES_NAMES)
        _between(f"{where}: species", int(bool(card.species)), 0, int(card.sort == "fury"))
    total = sum(card.copies for card in box.events)
    _between("events: sum of copies", total, EVENTS, EVENTS)
    _between("events: different cards", len(set(box.events)), len(box.events), len(box.events))


def _check_layout(box: Box) -> None:
    """Three by three: every land once, and the event pile."""
    places = (*LAND_NAMES, MIDDLE)
    for name in box.layout:
        _known("layout", name, places)
    _between("layout: different places", len(set(box.layout)), len(places), len(places))
    _between("layout: places", len(box.layout), len(places), len(places))


def _known(part: str, name: str, names: tuple[str, ...]) -> None:
    if name not in names:
        raise BadBox("error-box-name", game=SLUG, part=part, name=name, names=", ".join(names))


def _between(where: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise BadBox("error-box-value", game=SLUG, where=where, value=value, least=least, most=most)


def reconstructed(box: Box) -> list[str]:
    """Name the figures that are still our reconstruction."""
    usual = Box()
    return [part for part in PROVENANCE if getattr(box, part) == getattr(usual, part)]
