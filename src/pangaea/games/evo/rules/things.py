"""The things that answers and events name."""

from typing import Final

from pangaea.core.question import Domain, Thing, numbers
from pangaea.games.evo.box import CARD_NAMES, GENE_NAMES, TERRAIN_NAMES
from pangaea.games.evo.rules.island import Island

DIRECTIONS: Final = ("forward", "stay", "back")
SEASON_NAMES: Final = ("temperate", "cold", "hot", "deadly")


def domains_for(seats: int, island: Island, bids: int) -> dict[str, Domain]:
    """Return the sets of things by name."""
    zones = [
        Thing(space.token, f"zone-{TERRAIN_NAMES[space.terrain]}", zone=space.token)
        for space in island.spaces
    ]
    cards = [Thing(name, f"card-{name.replace('_', '-')}") for name in CARD_NAMES]
    rows = [Thing(f"row{row}", "gene-row", number=row) for row in range(1, seats + 1)]
    domains = (
        numbers("seat", "seat", seats, first=1),
        Domain("zone", zones),
        Domain("card", cards),
        Domain("gene", [Thing(name, f"gene-{name}") for name in GENE_NAMES]),
        Domain("climate", [Thing(name, f"climate-{name}") for name in TERRAIN_NAMES]),
        Domain("season", [Thing(name, f"season-{name}") for name in SEASON_NAMES]),
        Domain("play", [Thing("pass", "pass"), Thing("rest", "rest"), *cards]),
        Domain("direction", [Thing(name, f"weather-{name}") for name in DIRECTIONS]),
        Domain("step", [*zones, Thing("done", "done"), *cards]),
        Domain("row", [*rows, Thing("drop", "drop"), *cards]),
        numbers("amount", "amount", bids),
    )
    return {domain.name: domain for domain in domains}
