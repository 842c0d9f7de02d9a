"""The things that answers and events name."""

from typing import Final

from pangaea.core.question import Domain, Thing, numbers
from pangaea.games.dino_twist.box import EVENT_SORTS, LAND_NAMES, SPECIES_NAMES, dino_name
from pangaea.games.dino_twist.rules.kinds import Happening, Kind
from pangaea.games.dino_twist.rules.names import JOKER

ISLAND_NAMES: Final = ("trex", "ptit-rex")


def card_thing(kind: Kind) -> Thing:
    """Name a card in records and in words."""
    if kind.species == JOKER:
        return Thing(kind.token, "card-joker", strength=kind.strength)
    species = SPECIES_NAMES[kind.species]
    return Thing(
        kind.token,
        "card-baby" if kind.token.startswith("baby") else f"card-{species}",
        species=species,
        strength=kind.strength,
        name=dino_name(species, kind.strength),
        claws="yes" if kind.claws else "no",
    )


def event_thing(happening: Happening) -> Thing:
    """Name an event; the lands that meteorites hit are told apart."""
    species = SPECIES_NAMES[happening.species] if happening.species >= 0 else ""
    return Thing(happening.token, f"event-card-{EVENT_SORTS[happening.sort]}", species=species)


def domains_for(
    seats: int, kinds: list[Kind], babies: list[Kind], happenings: list[Happening]
) -> dict[str, Domain]:
    """Return the sets of things by name."""
    cards = [card_thing(kind) for kind in kinds]
    lands = [Thing(name, f"land-{name}") for name in LAND_NAMES]
    domains = (
        numbers("seat", "seat", seats, first=1),
        Domain("card", [*cards, *(card_thing(kind) for kind in babies)]),
        Domain("land", lands),
        Domain("species", [Thing(name, f"species-{name}") for name in SPECIES_NAMES]),
        Domain("event", [event_thing(row) for row in happenings]),
        Domain("island", [Thing(name, f"island-{name}") for name in ISLAND_NAMES]),
        Domain("litter", [*cards, Thing("enough", "enough")]),
        Domain("prepare", [*cards, Thing("cemetery", "cemetery")]),
        Domain("join", [*cards, Thing("ready", "ready")]),
        Domain("settle", [*lands, Thing("decline", "decline")]),
    )
    return {domain.name: domain for domain in domains}
