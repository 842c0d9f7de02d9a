"""Tables made once from the box and the options; every copy of a table shares them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.question import Question
from pangaea.core.state import Setup
from pangaea.games.eras.rules.names import (
    BOLT_KINDS,
    CAVE,
    ERA_CARDS,
    ERAS,
    LANES,
    ROCK,
    SECTORS,
    VOLCANO,
    WATER,
)

QUAKE_ZONE: Final = 1
STORM_ZONE: Final = 2


class Card:
    """An era card: its era, the kinds of its three spaces, and a zone on each (0: none)."""

    def __init__(self, token: str, era: int, kinds: list[int], zones: list[int]) -> None:
        assert len(kinds) == LANES
        assert len(zones) == LANES
        self.token: Final = token
        self.era: Final = era
        self.kinds: Final = kinds
        self.zones: Final = zones


class ErasSetup(Setup):
    """The box and the options of one game, as tables."""

    def __init__(
        self,
        *,
        seats: int,
        questions: list[Question],
        cards: list[Card],
        bolts: list[int],
        allows: bool,
        fast: bool,
        choose_sector: bool,
        turn_cap: int,
    ) -> None:
        assert len(cards) == ERA_CARDS
        assert len(bolts) == BOLT_KINDS
        super().__init__(seats, questions)
        self.animals: i64 = animals_for(seats)
        self.card_rows: Final = cards
        # The era of every evolution card; eruption and thunderbolt follow for predictions.
        self.era: Final = vec[i64](values_of(cards))
        self.slots: Final = vec[i64]([kind for card in cards for kind in card.kinds])
        self.rocks: Final = vec[i64]([rock_lanes(card) for card in cards])  # masks of lanes
        self.quakes: i64 = cards_where(cards, QUAKE_ZONE, NO_KIND)
        self.storms: i64 = cards_where(cards, STORM_ZONE, NO_KIND)
        self.fires: i64 = cards_where(cards, NO_ZONE, VOLCANO)
        self.waters: i64 = cards_where(cards, NO_ZONE, WATER)
        self.premium: i64 = self.waters | cards_where(cards, NO_ZONE, CAVE)
        self.unstable: i64 = self.quakes | self.storms | self.fires
        self.bolts: Final = vec[i64](bolts)  # how many thunderbolts of each kind
        self.bolt_count: i64 = sum(bolts)
        self.sectors: Final = vec[i64](spread_sectors(animals_for(seats)))
        self.allows = allows  # do fish and birds open seas and ravines, or close them?
        self.fast = fast
        self.choose_sector = choose_sector and seats > 2
        self.turn_cap: i64 = turn_cap


NO_ZONE: Final = -1
NO_KIND: Final = -1


def animals_for(seats: int) -> int:
    """Two players have two animals each, others one."""
    return 4 if seats == 2 else seats


def spread_sectors(animals: int) -> list[int]:
    """Hand out sectors evenly round the board."""
    return [number * SECTORS // animals for number in range(animals)]


def values_of(cards: list[Card]) -> list[int]:
    """Return every evolution card's era; the action cards count on from the last one."""
    return [card.era for card in cards] + [ERAS, ERAS + 1]


def rock_lanes(card: Card) -> int:
    """Return the lanes of a card's rocks as a mask."""
    return sum(1 << lane for lane in range(LANES) if card.kinds[lane] == ROCK)


def cards_where(cards: list[Card], zone: int, kind: int) -> int:
    """Return the mask of cards with this zone, or with a space of this kind."""
    return sum(
        1 << number for number, card in enumerate(cards) if zone in card.zones or kind in card.kinds
    )
