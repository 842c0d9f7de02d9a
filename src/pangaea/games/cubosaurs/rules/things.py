"""The things that answers and events name."""

from pangaea.core.question import Domain, Thing, numbers
from pangaea.games.cubosaurs.box import TILE_NAMES
from pangaea.games.cubosaurs.rules.kinds import Kind
from pangaea.games.cubosaurs.rules.names import EGG, SPECIES, TILES


def domains_for(seats: int, kinds: list[Kind]) -> dict[str, Domain]:
    """Return the sets of things by name."""
    cards = [card_thing(kind, kind.token) for kind in kinds]
    tiles = [Thing(f"tile-{name}", f"tile-{name.replace('_', '-')}") for name in TILE_NAMES]
    theirs = [
        card_thing(kind, f"{seat + 1}/{kind.token}") for seat in range(seats) for kind in kinds
    ]
    assert len(tiles) == TILES
    domains = (
        numbers("seat", "seat", seats, first=1),
        Domain("card", cards),
        Domain("tile", tiles),
        Domain("hand", [Thing("keep", "keep"), *cards, *tiles]),
        Domain("their_card", theirs),
    )
    return {domain.name: domain for domain in domains}


def card_thing(kind: Kind, token: str) -> Thing:
    """Name a card in records and in words."""
    dna = "yes" if kind.icon else "no"
    if kind.card_type == EGG:
        return Thing(token, f"card-egg-{kind.egg}", dna=dna)
    if kind.card_type >= SPECIES:
        words = f"card-{kind.token.partition(':')[0]}"
        return Thing(token, words, dna=dna, pair=signed(kind.high), alone=signed(kind.low))
    return Thing(token, f"card-{kind.token.partition('+')[0]}", dna=dna)


def signed(points: int) -> str:
    """Write points with their sign."""
    return f"+{points}" if points > 0 else str(points).replace("-", "−")
