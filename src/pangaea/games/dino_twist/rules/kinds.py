"""Kinds of cards: copies that cannot be told apart are one [dino_twist 1.2, 1.3, 1.5]."""

from typing import Final

from pangaea.core.bits import BIT
from pangaea.games.dino_twist.box import (
    BABY_STRENGTH,
    COPIES,
    EVENT_SORTS,
    JOKER_STRENGTH,
    JOKERS,
    LAND_NAMES,
    SPECIES_NAMES,
    STRENGTHS,
    Box,
    EventCard,
)
from pangaea.games.dino_twist.rules.names import JOKER, NO_SPECIES


class Kind:
    """Cards that cannot be told apart: species, strength, claws and copies."""

    def __init__(
        self, token: str, species: int, strength: int, copies: int, *, claws: bool
    ) -> None:
        self.token: Final = token
        self.species: Final = species
        self.strength: Final = strength
        self.copies: Final = copies
        self.claws: Final = claws


class Happening:
    """Event cards that are alike: their sort, copies, the lands they close, their species."""

    def __init__(self, token: str, sort: int, copies: int, closed: int, species: int) -> None:
        self.token: Final = token
        self.sort: Final = sort
        self.copies: Final = copies
        self.closed: Final = closed  # mask of lands
        self.species: Final = species


def kinds_in(box: Box, *, jokers: bool) -> list[Kind]:
    """List the kinds by species and strength; the joker, if any, is the last [dino_twist 11.5]."""
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
    """The baby dinosaurs, one kind for each species [dino_twist 1.4]."""
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
        closed=sum([int(BIT[LAND_NAMES.index(land)]) for land in card.lands]),
        species=SPECIES_NAMES.index(card.species) if card.species else NO_SPECIES,
    )
