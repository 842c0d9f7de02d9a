"""Tables made once from the box and the variants; every copy of a table shares them."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.bits import BIT
from pangaea.core.question import Domain, Question
from pangaea.core.state import Setup
from pangaea.core.variants import VariantValue
from pangaea.games.eras.box import BOLT_NAMES, Box
from pangaea.games.eras.rules import names
from pangaea.games.eras.rules.cards import QUAKE_ZONE, STORM_ZONE, Card
from pangaea.games.eras.rules.variants import ACCESS_UNLESS


class ErasSetup(Setup):
    """The box and the variants of one game, as tables."""

    def __init__(
        self,
        seats: int,
        variants: Mapping[str, VariantValue],
        box: Box,
        cards: list[Card],
        questions: list[Question],
        domains: dict[str, Domain],
    ) -> None:
        super().__init__(seats, questions, domains)
        # Do fish and birds open seas and ravines, or close them?
        self.allows: bool = variants["access"] == ACCESS_UNLESS
        self.fast = bool(variants["fast"])
        self.choose_sector = bool(variants["choose_sector"]) and seats > 2
        self.turn_cap: i64 = int(variants["turn_cap"])

        # The animals and their sectors.
        animals = animals_for(seats)
        self.animals: i64 = animals
        self.sectors: Final = vec[i64](spread_sectors(animals))

        # The evolution cards: the era of each, and the kinds of an era card's spaces.
        assert len(cards) == names.ERA_CARDS
        self.card_rows: Final = cards
        self.era: Final = vec[i64](values_of(cards))
        self.cards_of: Final = vec[i64](  # the cards of each era, as sets
            [
                set_of([n for n in range(names.ERA_CARDS) if cards[n].era == era])
                for era in range(names.ERAS)
            ]
        )
        self.slots: Final = vec[i64]([kind for card in cards for kind in card.kinds])
        self.rocks: Final = vec[i64]([rock_lanes(card) for card in cards])  # sets of lanes

        # Sets of cards: premium, and unstable in three ways [eras 1.4].
        self.quakes: i64 = cards_with_zone(cards, QUAKE_ZONE)
        self.storms: i64 = cards_with_zone(cards, STORM_ZONE)
        self.fires: i64 = cards_with_space(cards, names.VOLCANO)
        self.unstable: i64 = self.quakes | self.storms | self.fires
        self.waters: i64 = cards_with_space(cards, names.WATER)
        self.premium: i64 = self.waters | cards_with_space(cards, names.CAVE)

        # The thunderbolts: how many of each kind, and the cards that each strikes, from tremor
        # and fault over ash fall and caldera to the storms; unrest strikes every unstable card.
        bolts = [box.thunderbolts[name] for name in BOLT_NAMES]
        self.bolts: Final = vec[i64](bolts)
        self.bolt_count: i64 = sum(bolts)
        quakes, fires, storms = self.quakes, self.fires, self.storms
        self.struck: Final = vec[i64](
            [quakes, quakes, fires, fires, storms, storms, self.unstable, 0, 0]
        )
        assert len(bolts) == len(self.struck) == names.BOLT_KINDS

        # Blank things, to be copied.
        self.no_path: Final = vec[i64]([names.NO_CARD] * (animals * names.ERAS))
        self.no_place: Final = vec[i64]([names.NO_PLACE] * animals)
        self.nothing: Final = vec[i64]([0] * animals)
        self.all_tokens: Final = vec[i64]([names.TOKENS] * animals)
        self.no_bolts: Final = vec[i64]([names.NO_BOLT] * sum(bolts))


def animals_for(seats: int) -> int:
    """Two players have two animals each, others one [eras 2.2, 13.1]."""
    return 4 if seats == 2 else seats


def spread_sectors(animals: int) -> list[int]:
    """Hand out sectors evenly round the board; some may stay empty [eras 1.6, 2.3, 13.1]."""
    return [number * names.SECTORS // animals for number in range(animals)]


def values_of(cards: list[Card]) -> list[int]:
    """Return every card's era; the action cards count on from the last one [eras 1.2, 5.1]."""
    return [card.era for card in cards] + [names.ERAS, names.ERAS + 1]


def rock_lanes(card: Card) -> int:
    """Return the lanes of a card's rocks as a set."""
    return set_of([lane for lane in range(names.LANES) if card.kinds[lane] == names.ROCK])


def cards_with_zone(cards: list[Card], zone: int) -> int:
    """Return the set of cards with a zone: on one rock, it counts for the whole card."""
    return set_of([number for number in range(len(cards)) if zone in cards[number].zones])


def cards_with_space(cards: list[Card], kind: int) -> int:
    """Return the set of cards with a space of this kind."""
    return set_of([number for number in range(len(cards)) if kind in cards[number].kinds])


def set_of(numbers: list[int]) -> int:
    """Return a set of numbers as a mask."""
    return sum([int(BIT[number]) for number in numbers])
