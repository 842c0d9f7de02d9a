"""From the box to kinds of cards: copies that cannot be told apart are one kind."""

from pangaea.games.dino_twist.box import (
    BABY_STRENGTH,
    COPIES,
    EVENT_SORTS,
    JOKER_STRENGTH,
    JOKERS,
    LAND_NAMES,
    MIDDLE,
    SPECIES_NAMES,
    STRENGTHS,
    Box,
    EventCard,
)
from pangaea.games.dino_twist.rules.names import JOKER, LANDS, NO_SPECIES
from pangaea.games.dino_twist.rules.setup import Happening, Kind


def kinds_in(box: Box, *, jokers: bool) -> list[Kind]:
    """List the kinds by species and strength; the joker, if any, is the last."""
    kinds = [
        kind
        for species, name in enumerate(SPECIES_NAMES)
        for strength, clawed in zip(STRENGTHS, box.claws[name], strict=True)
        for kind in with_and_without_claws(name, species, strength, clawed)
    ]
    if jokers:
        kinds.append(Kind("bankiiizaurus", JOKER, JOKER_STRENGTH, JOKERS, claws=False))
    return kinds


def with_and_without_claws(name: str, species: int, strength: int, clawed: int) -> list[Kind]:
    """Split copies that are alike but for the claws on some of them."""
    token = f"{name}:{strength}"
    found: list[Kind] = []
    if clawed < COPIES:
        found.append(Kind(token, species, strength, COPIES - clawed, claws=False))
    if clawed:
        split = token if clawed == COPIES else f"{token}+claws"
        found.append(Kind(split, species, strength, clawed, claws=True))
    return found


def babies() -> list[Kind]:
    """The baby dinosaurs, one kind for each species."""
    return [
        Kind(f"baby:{name}", species, BABY_STRENGTH, 2, claws=False)
        for species, name in enumerate(SPECIES_NAMES)
    ]


def happenings_in(box: Box) -> list[Happening]:
    """List the event cards."""
    return [happening(card) for card in box.events]


def happening(card: EventCard) -> Happening:
    """Turn an event card into numbers."""
    return Happening(
        token=":".join([card.sort, *card.lands, *([card.species] if card.species else [])]),
        sort=EVENT_SORTS.index(card.sort),
        copies=card.copies,
        closed=sum(1 << LAND_NAMES.index(land) for land in card.lands),
        species=SPECIES_NAMES.index(card.species) if card.species else NO_SPECIES,
    )


def layout_in(box: Box) -> list[int]:
    """List the lands row by row; LANDS stands for the event pile."""
    return [LANDS if name == MIDDLE else LAND_NAMES.index(name) for name in box.layout]
