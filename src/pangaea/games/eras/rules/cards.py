"""The era cards as the rules see them: an era, three spaces, and zones [eras 1.2, 1.3, 1.7]."""

from typing import Final

from pangaea.games.eras.box import SLOT_CODES, ZONE_CODES, Box
from pangaea.games.eras.rules.names import LANES

# Zones drawn on a rock; each counts for the whole card [eras 1.4].
NO_ZONE: Final = 0
QUAKE_ZONE: Final = 1
STORM_ZONE: Final = 2


class Card:
    """An era card: its era, the kinds of its three spaces, and a zone on each."""

    def __init__(self, token: str, era: int, kinds: list[int], zones: list[int]) -> None:
        assert len(kinds) == LANES
        assert len(zones) == LANES
        self.token: Final = token
        self.era: Final = era
        self.kinds: Final = kinds
        self.zones: Final = zones


def cards_in(box: Box) -> list[Card]:
    """List the era cards in the order of the box."""
    return [card_from(name, spaces) for name, spaces in box.cards.items()]


def card_from(name: str, spaces: str) -> Card:
    """Read a card from its row: `Rq S R`."""
    codes = spaces.split()
    kinds = [SLOT_CODES.index(code[0]) for code in codes]
    zones = [ZONE_CODES.index(code[1]) + 1 if len(code) > 1 else NO_ZONE for code in codes]
    return Card(name, int(name[0]) - 1, kinds, zones)
