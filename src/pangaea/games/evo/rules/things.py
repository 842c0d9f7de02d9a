"""Every question EVO asks, as data."""

from pangaea.core.question import Domain, Question, Thing, numbers
from pangaea.games.evo.box import CARD_NAMES, GENE_NAMES, TERRAIN_NAMES
from pangaea.games.evo.rules.island import Island


def zone_things(island: Island) -> list[Thing]:
    """Name the spaces of the island."""
    return [
        Thing(space.token, f"zone-{TERRAIN_NAMES[space.terrain]}", zone=space.token)
        for space in island.spaces
    ]


def card_things() -> list[Thing]:
    """Name the event cards."""
    return [Thing(name, f"card-{name.replace('_', '-')}") for name in CARD_NAMES]


def domains_for(seats: int, island: Island, bids: int) -> dict[str, Domain]:
    """The sets of things that answers and events name."""
    zones, cards = zone_things(island), card_things()
    rows = [Thing(f"row{row}", "gene-row", number=row) for row in range(1, seats + 1)]
    domains = (
        numbers("seat", "seat", seats, first=1),
        Domain("zone", zones),
        Domain("card", cards),
        Domain("gene", [Thing(name, f"gene-{name}") for name in GENE_NAMES]),
        Domain("climate", [Thing(name, f"climate-{name}") for name in TERRAIN_NAMES]),
        Domain("play", [Thing("pass", "pass"), Thing("rest", "rest"), *cards]),
        Domain("direction", [Thing(name, f"weather-{name}") for name in DIRECTIONS]),
        Domain("step", [*zones, Thing("done", "done"), *cards]),
        Domain("row", [*rows, Thing("drop", "drop"), *cards]),
        numbers("amount", "amount", bids),
    )
    return {domain.name: domain for domain in domains}


DIRECTIONS = ("forward", "stay", "back")


def questions_for(domains: dict[str, Domain]) -> list[Question]:
    """The questions in the order of their numbers in `names`."""
    return [
        Question("evo.card", domains["play"], "evo/9.2"),
        Question("evo.encore", domains["play"], "evo/10.21"),
        Question("evo.weather", domains["direction"], "evo/10.4"),
        Question("evo.accident", domains["zone"], "evo/10.2"),
        Question("evo.peace", domains["seat"], "evo/10.9"),
        Question("evo.cuckoo", domains["zone"], "evo/10.13"),
        Question("evo.walk", domains["step"], "evo/5.1"),
        Question("evo.go", domains["zone"], "evo/5.1"),
        Question("evo.birth", domains["step"], "evo/6.2"),
        Question("evo.remove", domains["zone"], "evo/7.3"),
        Question("evo.gene", domains["row"], "evo/8.4"),
        Question("evo.bid", domains["amount"], "evo/8.4"),
    ]
