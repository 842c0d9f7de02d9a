"""Every question Cubosaurs asks, as data."""

from pangaea.core.question import Domain, Question, Thing, numbers
from pangaea.games.cubosaurs.box import TILE_NAMES
from pangaea.games.cubosaurs.names import EGG, SPECIES, TILES
from pangaea.games.cubosaurs.setup import Kind


def signed(points: int) -> str:
    """Write points with their sign."""
    return f"+{points}" if points > 0 else str(points).replace("-", "−")


def card_thing(kind: Kind, token: str = "") -> Thing:
    """Name a card in records and in words."""
    dna = "yes" if kind.icon else "no"
    if kind.card_type == EGG:
        return Thing(token or kind.token, f"card-egg-{kind.egg}", dna=dna)
    if kind.card_type >= SPECIES:
        words = f"card-{kind.token.partition(':')[0]}"
        pair, alone = signed(kind.high), signed(kind.low)
        return Thing(token or kind.token, words, dna=dna, pair=pair, alone=alone)
    return Thing(token or kind.token, f"card-{kind.token.partition('+')[0]}", dna=dna)


def domains_for(seats: int, kinds: list[Kind]) -> dict[str, Domain]:
    """The sets of things that answers and events name."""
    cards = [card_thing(kind) for kind in kinds]
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


def questions_for(domains: dict[str, Domain]) -> list[Question]:
    """The questions in the order of their numbers in `names`."""
    return [
        Question("cubosaurs.hand", domains["hand"], "cubosaurs/3.3"),
        Question("cubosaurs.forbidden", domains["card"], "cubosaurs/9.5"),
        Question("cubosaurs.mine", domains["card"], "cubosaurs/9.12"),
        Question("cubosaurs.theirs", domains["their_card"], "cubosaurs/9.12"),
        Question("cubosaurs.receiver", domains["seat"], "cubosaurs/9.9"),
        Question("cubosaurs.creditor", domains["seat"], "cubosaurs/8.6"),
    ]
