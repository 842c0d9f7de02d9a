"""Tables made once from the box and the options; every copy of a table shares them."""

from itertools import pairwise
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.bits import WIDEST
from pangaea.core.question import Question
from pangaea.core.state import Setup
from pangaea.games.cubosaurs.names import (
    BLACK,
    CARDS,
    CARDS_PER_SEAT,
    EGG,
    GREY,
    SOURCES,
    SPECIES,
    TILES,
    TYPES,
)

SPAN: Final = 128  # of the bits of a type: its kinds have no more bits than copies, at most 7


class Kind:
    """Cards that cannot be told apart: their type, copies, and what is printed on them."""

    def __init__(
        self,
        token: str,
        card_type: int,
        copies: int,
        *,
        icon: bool,
        high: int,
        low: int,
        egg: str = "",
    ) -> None:
        self.token: Final = token
        self.card_type: Final = card_type
        self.copies: Final = copies
        self.icon: Final = icon
        self.high: Final = high  # a raptor's points in a pair, an egg's with the majority
        self.low: Final = low  # a raptor's points alone, an egg's without the majority
        self.egg: Final = egg


class CardTables(Setup):
    """The cards as numbers: a pile is one number with a few bits for the count of each kind."""

    def __init__(self, seats: int, questions: list[Question], kinds: list[Kind]) -> None:
        places = packing(kinds)
        assert len(kinds) <= WIDEST
        assert places[-1] <= WIDEST
        assert sum(kind.copies for kind in kinds) == CARDS
        super().__init__(seats, questions)
        self.kind_rows: Final = kinds
        self.deck: Final = [n for n, kind in enumerate(kinds) for _ in range(kind.copies)]
        self.set_aside: i64 = CARDS - CARDS_PER_SEAT * seats
        self.kinds: i64 = len(kinds)
        self.all_kinds: i64 = (1 << len(kinds)) - 1
        self.place: Final = vec[i64](places[:-1])  # where the bits of a kind begin
        self.one: Final = vec[i64]([1 << place for place in places[:-1]])  # one card of a kind
        self.bit: Final = vec[i64]([1 << n for n in range(len(kinds))])  # a kind in a mask
        self.counter: Final = vec[i64](counters(kinds, places))  # all the bits of a kind
        self.other_types: Final = vec[i64](
            [kinds_of(kinds, ~(1 << kind.card_type)) for kind in kinds]
        )
        # The four figures that a card on its way needs, together.
        self.figures: Final[list[tuple[i64, i64, i64, i64]]] = [
            (self.one[n], self.bit[n], self.counter[n], self.other_types[n])
            for n in range(len(kinds))
        ]
        self.copies: Final = vec[i64]([kind.copies for kind in kinds])
        self.type_of: Final = vec[i64]([kind.card_type for kind in kinds])
        self.icons: i64 = mask_of([n for n in range(len(kinds)) if kinds[n].icon])


class ScoreTables(CardTables):
    """What cards are worth: the bits of all kinds of a type tell its cards and points."""

    def __init__(
        self,
        seats: int,
        questions: list[Question],
        kinds: list[Kind],
        series: list[int],
        egg_subjects: list[int],
    ) -> None:
        assert len(series) == SPECIES * 5
        super().__init__(seats, questions, kinds)
        types = [[kind for kind in kinds if kind.card_type == number] for number in range(TYPES)]
        places = packing(kinds)
        self.series: Final = vec[i64](series)  # [species * 5 + cards, at most 4]
        self.type_place: Final = vec[i64]([places[kinds.index(rows[0])] for rows in types])
        self.type_bits: Final = vec[i64]([(1 << packing(rows)[-1]) - 1 for rows in types])
        self.type_cards: Final = vec[i64](cards_by_bits(types))  # [type * SPAN + bits]
        self.type_points: Final = vec[i64](points_by_bits(types, series))  # the same
        self.high: Final = vec[i64]([kind.high for kind in kinds])
        self.low: Final = vec[i64]([kind.low for kind in kinds])
        self.egg_subject: Final = vec[i64](egg_subjects)  # what an egg counts; BLACK: both raptors
        self.raptors: i64 = kinds_of(kinds, 1 << BLACK | 1 << GREY)
        self.eggs: i64 = kinds_of(kinds, 1 << EGG)
        self.blacks: Final = by_swing(kinds, BLACK)
        self.greys: Final = by_swing(kinds, GREY)


class CubosaursSetup(ScoreTables):
    """The box and the options of one game, as tables."""

    def __init__(
        self,
        *,
        seats: int,
        questions: list[Question],
        kinds: list[Kind],
        series: list[int],
        egg_subjects: list[int],
        tile_costs: list[int],
        tiles: int,
        rounds: int,
        advanced: bool,
        egg_needs_card: bool,
        receiver_earns: bool,
        token_supply: int,
    ) -> None:
        assert len(tile_costs) == TILES
        super().__init__(seats, questions, kinds, series, egg_subjects)
        self.rounds: i64 = rounds
        self.advanced = advanced
        self.egg_needs_card = egg_needs_card
        self.receiver_earns = receiver_earns
        self.token_supply: i64 = token_supply
        self.no_seats: Final = vec[i64]([0] * seats)  # blank things, to be copied
        self.no_scores: Final = vec[i64]([0] * (rounds * seats * SOURCES))
        self.to_the_left: Final = vec[i64]([(seat + 1) % seats for seat in range(seats)])
        self.to_the_right: Final = vec[i64]([(seat - 1) % seats for seat in range(seats)])
        self.tile_cost: Final = vec[i64](tile_costs)
        self.tiles: i64 = tiles  # mask of the tiles in this game
        self.tile_option: i64 = len(kinds) + 1  # the first option of HAND that buys a tile


def packing(kinds: list[Kind]) -> list[int]:
    """Give each kind just enough bits to count its copies; the last place is the end."""
    places = [0]
    for kind in kinds:
        places.append(places[-1] + kind.copies.bit_length())
    return places


def counters(kinds: list[Kind], places: list[int]) -> list[int]:
    """Return the mask of each kind's bits."""
    widths = [kind.copies.bit_length() for kind in kinds]
    return [((1 << width) - 1) << place for width, place in zip(widths, places[:-1], strict=True)]


def unpacked(kinds: list[Kind], pile: int) -> list[int]:
    """Read from a packed pile how many cards of each of these kinds it holds."""
    places = packing(kinds)
    return [pile % (1 << end) >> place for place, end in pairwise(places)]


def cards_by_bits(types: list[list[Kind]]) -> list[int]:
    """Count the cards that the bits of a type stand for."""
    found = [0] * (TYPES * SPAN)
    for number, kinds in enumerate(types):
        for bits in range(1 << packing(kinds)[-1]):
            found[number * SPAN + bits] = sum(unpacked(kinds, bits))
    return found


def points_by_bits(types: list[list[Kind]], series: list[int]) -> list[int]:
    """Add up what the cards of a type score: species as a series, raptors each alone."""
    found = [0] * (TYPES * SPAN)
    for number, kinds in enumerate(types):
        for bits in range(1 << packing(kinds)[-1]):
            held = unpacked(kinds, bits)
            if number < SPECIES:
                points = series[number * 5 + min(sum(held), 4)]
            else:
                points = sum(cards * kind.low for cards, kind in zip(held, kinds, strict=True))
            found[number * SPAN + bits] = points
    return found


def mask_of(numbers: list[int]) -> int:
    """Return the set of these numbers as a mask."""
    return sum(1 << number for number in numbers)


def kinds_of(kinds: list[Kind], types: int) -> int:
    """Return the mask of kinds whose type is in a mask of types."""
    return mask_of([n for n in range(len(kinds)) if types >> kinds[n].card_type & 1])


def by_swing(kinds: list[Kind], colour: int) -> vec[i64]:
    """List the raptors of a colour, those that gain most from a partner first."""
    found = [n for n in range(len(kinds)) if kinds[n].card_type == colour]
    found.sort(key=lambda n: kinds[n].low - kinds[n].high)
    return vec[i64](found)
