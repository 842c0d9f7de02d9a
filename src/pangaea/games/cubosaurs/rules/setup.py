"""Tables made once from the box and the variants; every copy of a table shares them."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.bits import BIT, WIDEST
from pangaea.core.question import Domain, Question
from pangaea.core.state import Setup
from pangaea.core.variants import VariantValue
from pangaea.games.cubosaurs.box import RAPTOR, SPECIES_NAMES, TILE_NAMES, TOKENS, Box
from pangaea.games.cubosaurs.rules import names
from pangaea.games.cubosaurs.rules.kinds import Kind
from pangaea.games.cubosaurs.rules.variants import TOKEN_RECEIVED, rounds_of

SERIES: Final = names.LONGEST_SERIES + 1  # values of a series, that of no card included


class CubosaursSetup(Setup):
    """The box and the variants of one game, as tables."""

    def __init__(
        self,
        seats: int,
        variants: Mapping[str, VariantValue],
        box: Box,
        kinds: list[Kind],
        questions: list[Question],
        domains: dict[str, Domain],
    ) -> None:
        super().__init__(seats, questions, domains)
        self.advanced = bool(variants["advanced"])
        self.egg_needs_card = bool(variants["egg_needs_card"])
        self.receiver_earns = variants["token_for"] == TOKEN_RECEIVED
        self.rounds: i64 = rounds_of(str(variants["rounds"]), seats)
        self.set_aside: i64 = names.CARDS - names.CARDS_PER_SEAT * seats
        self.token_supply: i64 = TOKENS if self.advanced else 0

        # The cards, by kind.
        assert len(kinds) <= WIDEST
        assert sum(kind.copies for kind in kinds) == names.CARDS
        self.kind_rows: Final = kinds
        self.kinds: i64 = len(kinds)
        self.deck: Final = [n for n, kind in enumerate(kinds) for _ in range(kind.copies)]
        self.type_of: Final = vec[i64]([kind.card_type for kind in kinds])
        self.first_kind: Final = vec[i64](first_kinds(kinds))  # of each type, and where they end
        self.same_type: Final = vec[i64]([kinds_of(kinds, [row.card_type]) for row in kinds])
        self.icons: i64 = mask_of([n for n in range(len(kinds)) if kinds[n].icon])
        self.raptors: i64 = kinds_of(kinds, [names.BLACK, names.GREY])
        self.eggs: i64 = kinds_of(kinds, [names.EGG])

        # What cards are worth.
        rows = [(0, *box.series[name]) for name in SPECIES_NAMES]
        self.series: Final = vec[i64]([points for row in rows for points in row])
        self.high: Final = vec[i64]([kind.high for kind in kinds])
        self.low: Final = vec[i64]([kind.low for kind in kinds])
        self.egg_subject: Final = vec[i64]([egg_subject(kind) for kind in kinds])
        self.blacks: Final = by_swing(kinds, names.BLACK)
        self.greys: Final = by_swing(kinds, names.GREY)

        # The tiles.
        self.tile_cost: Final = vec[i64]([box.tiles[name].cost for name in TILE_NAMES])
        self.tiles: i64 = tiles_in_play(box, interaction=bool(variants["interaction"]))
        self.tile_option: i64 = len(kinds) + 1  # the first option of HAND that buys a tile

        # Who follows whom.
        self.to_the_left: Final = vec[i64]([(seat + 1) % seats for seat in range(seats)])
        self.to_the_right: Final = vec[i64]([(seat - 1) % seats for seat in range(seats)])

        # Blank things, to be copied.
        self.all_kinds: i64 = BIT[len(kinds)] - 1
        self.no_kinds: Final = vec[i64]([0] * len(kinds))
        self.no_cards: Final = vec[i64]([0] * (seats * len(kinds)))
        self.no_seats: Final = vec[i64]([0] * seats)
        self.no_scores: Final = vec[i64]([0] * (self.rounds * seats * names.SOURCES))

    def series_points(self, species: i64, cards: i64) -> i64:
        """Return what a series of so many cards scores [cubosaurs 4.3]."""
        counted = cards if cards < names.LONGEST_SERIES else names.LONGEST_SERIES
        return self.series[species * SERIES + counted]


def first_kinds(kinds: list[Kind]) -> list[int]:
    """Return where the kinds of each type begin; they stand together, type by type."""
    types = [kind.card_type for kind in kinds]
    assert types == sorted(types)
    return [sum(other < number for other in types) for number in range(names.TYPES + 1)]


def mask_of(numbers: list[int]) -> int:
    """Return the set of these numbers as a mask."""
    return sum([int(BIT[number]) for number in numbers])


def kinds_of(kinds: list[Kind], types: list[int]) -> int:
    """Return the kinds of these types as a mask."""
    return mask_of([n for n in range(len(kinds)) if kinds[n].card_type in types])


def by_swing(kinds: list[Kind], colour: int) -> vec[i64]:
    """List the raptors of a colour, those that gain most from a partner first."""
    found = [n for n in range(len(kinds)) if kinds[n].card_type == colour]
    found.sort(key=lambda n: kinds[n].low - kinds[n].high)
    return vec[i64](found)


def egg_subject(kind: Kind) -> int:
    """Return the type an egg counts; BLACK stands for raptors of both colours [cubosaurs 4.7]."""
    if kind.egg == "" or kind.egg == RAPTOR:
        return names.BLACK
    return SPECIES_NAMES.index(kind.egg)


def tiles_in_play(box: Box, *, interaction: bool) -> int:
    """Return the tiles as a mask; those that touch others may be left out [cubosaurs 8.2]."""
    return mask_of(
        [n for n, name in enumerate(TILE_NAMES) if interaction or not box.tiles[name].interaction]
    )


assert len(SPECIES_NAMES) == names.SPECIES
