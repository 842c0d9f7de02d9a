"""Every question Dino Twist asks, as data."""

from pangaea.core.question import Domain, Question, Thing, numbers
from pangaea.games.dino_twist.box import EVENT_SORTS, LAND_NAMES, SPECIES_NAMES, dino_name
from pangaea.games.dino_twist.rules.names import JOKER
from pangaea.games.dino_twist.rules.setup import Happening, Kind

ISLAND_NAMES = ("trex", "ptit-rex")


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
    """The sets of things that answers and events name."""
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


def questions_for(domains: dict[str, Domain]) -> list[Question]:
    """The questions in the order of their numbers in `names`."""
    return [
        Question("dino_twist.island", domains["island"], "dino_twist/11.4", secret=True),
        Question("dino_twist.litter", domains["litter"], "dino_twist/8.12", secret=True),
        Question("dino_twist.prepare", domains["prepare"], "dino_twist/4.1", secret=True),
        Question("dino_twist.join", domains["join"], "dino_twist/4.2", secret=True),
        Question("dino_twist.declare", domains["species"], "dino_twist/11.6", secret=True),
        Question("dino_twist.bury", domains["card"], "dino_twist/4.6", secret=True),
        Question("dino_twist.support", domains["species"], "dino_twist/8.11", secret=True),
        Question("dino_twist.attack", domains["land"], "dino_twist/6.3"),
        Question("dino_twist.leave", domains["card"], "dino_twist/6.5"),
        Question("dino_twist.settle", domains["settle"], "dino_twist/7.2"),
    ]
