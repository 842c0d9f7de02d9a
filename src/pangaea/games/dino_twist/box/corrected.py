"""What the figures of a corrected box must fulfil."""

from pangaea.core.box import BoxCheck
from pangaea.games.dino_twist.box import (
    COPIES,
    EVENT_SORTS,
    EVENTS,
    LAND_NAMES,
    MIDDLE,
    SPECIES_NAMES,
    STRENGTHS,
    Box,
    EventCard,
)


def check_box(box: Box, check: BoxCheck) -> None:
    """Refuse figures that the rules cannot be played with."""
    check_claws(box, check)
    check_events(box, check)
    check_layout(box, check)


def check_claws(box: Box, check: BoxCheck) -> None:
    """A number of copies for each strength."""
    for name, copies in box.claws.items():
        check.between(f"claws.{name}: strengths", len(copies), len(STRENGTHS), len(STRENGTHS))
        for strength, number in zip(STRENGTHS, copies, strict=True):
            check.between(f"claws.{name}, strength {strength}", number, 0, COPIES)


def check_events(box: Box, check: BoxCheck) -> None:
    """Twenty-five cards that differ."""
    for number, card in enumerate(box.events, start=1):
        check_event(f"events {number}", card, check)
    total = sum(card.copies for card in box.events)
    check.between("events: sum of copies", total, EVENTS, EVENTS)
    rows = len(box.events)
    check.between("events: different cards", len(set(box.events)), rows, rows)


def check_event(where: str, card: EventCard, check: BoxCheck) -> None:
    """Meteorites name lands, a fury names its species, the others neither."""
    check.known("events", card.sort, EVENT_SORTS)
    check.between(f"{where}.copies", card.copies, 1, EVENTS)
    hits, rages = card.sort == "meteorites", card.sort == "fury"
    check.between(f"{where}: lands", len(set(card.lands)), int(hits), len(LAND_NAMES) * hits)
    for land in card.lands:
        check.known(f"{where}.lands", land, LAND_NAMES)
    if rages or card.species:
        check.known(f"{where}.species", card.species, SPECIES_NAMES)
    check.between(f"{where}: species", int(bool(card.species)), 0, int(rages))


def check_layout(box: Box, check: BoxCheck) -> None:
    """Three by three: every land once, and the event pile."""
    places = (*LAND_NAMES, MIDDLE)
    for name in box.layout:
        check.known("layout", name, places)
    check.between("layout: different places", len(set(box.layout)), len(places), len(places))
    check.between("layout: places", len(box.layout), len(places), len(places))
