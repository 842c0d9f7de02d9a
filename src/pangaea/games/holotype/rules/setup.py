"""Tables made once from the box and the variants; every copy of a table shares them."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.bits import BIT, WIDEST
from pangaea.core.question import Domain, Question
from pangaea.core.state import Setup
from pangaea.core.variants import VariantValue
from pangaea.games.holotype.box import (
    CLADE_NAMES,
    EROSION,
    EXCHANGE_PRICE,
    EXCHANGE_YIELD,
    FACE_NAMES,
    PERIOD_NAMES,
    PLACE_NAMES,
    TRACE_NAMES,
    TRADE_RATE,
    Box,
    FieldCard,
    Specimen,
)
from pangaea.games.holotype.box.wants import Want, read_wants
from pangaea.games.holotype.rules import names
from pangaea.games.holotype.rules.variants import OMNIVORE_ONE, last_space, strip_of


class Demands:
    """Wants as tables: those of demand d are numbers first[d] up to first[d + 1]."""

    def __init__(self, texts: list[str], cards: list[Specimen]) -> None:
        first: list[int] = [0]
        wants: list[Want] = []
        for text in texts:
            wants += read_wants(text) if text else []
            first.append(len(wants))
        self.texts: Final = texts
        self.first: Final = vec[i64](first)
        self.need: Final = vec[i64]([want.need for want in wants])
        self.holotypes: Final = vec[i64]([fitting(want, cards) for want in wants])
        self.traces: Final = vec[i64]([mask_of(want.traces()) for want in wants])


class HolotypeSetup(Setup):
    """The box and the variants of one game, as tables."""

    def __init__(
        self,
        seats: int,
        variants: Mapping[str, VariantValue],
        box: Box,
        questions: list[Question],
        domains: dict[str, Domain],
    ) -> None:
        super().__init__(seats, questions, domains)
        self.box: Final = box
        self.elementary = bool(variants["elementary"])
        self.strict = variants["omnivores"] == OMNIVORE_ONE  # one card fills one want only
        self._lay_blank_things(seats)
        self._lay_track(box, variants)
        self.contributions: Final = vec[i64]([0] + list(box.contributions))  # noqa: RUF005 - mypyc
        self.spaces: Final = vec[i64](spaces_of(box, seats))
        self.trace_copies: Final = vec[i64]([box.traces[name].copies for name in TRACE_NAMES])
        self.trace_points: Final = vec[i64]([box.traces[name].points for name in TRACE_NAMES])
        self.faces: Final = vec[i64](  # [period * SIDES + side]
            [FACE_NAMES.index(face) for name in PERIOD_NAMES for face in box.dice[name]]
        )
        cards = list(box.specimens.values())
        assert len(cards) == names.SPECIMENS
        self.specimens: Final = cards
        self.period_of: Final = vec[i64]([PERIOD_NAMES.index(card.period) for card in cards])
        self.fossils: Final = vec[i64]([card.fossils for card in cards])
        self.research: Final = vec[i64]([card.research for card in cards])
        self.points: Final = vec[i64]([card.points for card in cards])
        self.marine: i64 = mask_of(
            [n for n in range(names.SPECIMENS) if CLADE_NAMES.index(cards[n].clade) == names.MARINE]
        )
        self._lay_fields(list(box.fields.values()))
        self._lay_objectives(box, cards)
        self._lay_goals(box, cards)
        self._lay_deals()

    def searches_in_secret(self) -> bool:
        """Tell whether a specimen searched out of the discard pile is hidden from the others."""
        return self.rules >= names.SECRET_SEARCH

    def none_hidden(self) -> vec[i64]:
        """Return `hidden` of a table without a veil; it is longer where searches are secret."""
        ages = int(self.seats) * names.AGES
        searched = int(self.seats) + 1 if self.searches_in_secret() else 0
        return vec[i64]([0] * (ages + searched))

    def first_ages(self) -> vec[i64]:
        """Return how long ago specimens were in the deck: at first all are there."""
        later = names.SEARCHED if self.searches_in_secret() else names.AGES - 1
        return vec[i64]([int(self.all_specimens)] + [0] * later)

    def _lay_blank_things(self, seats: int) -> None:
        """Lay out what a table begins with [holotype 2.5]."""
        self.all_specimens: i64 = BIT[names.SPECIMENS] - 1
        self.all_fields: i64 = BIT[names.FIELD_CARDS] - 1
        self.no_seats: vec[i64] = vec[i64]([0] * seats)
        self.no_goals: vec[i64] = vec[i64]([names.NONE] * seats)
        self.no_fossils: vec[i64] = vec[i64]([0] * (seats * names.PERIODS))
        self.no_stock: vec[i64] = vec[i64]([0] * names.PERIODS)
        self.no_traces: vec[i64] = vec[i64]([0] * (seats * names.TRACES))
        self.no_attached: vec[i64] = vec[i64]([0] * names.TRACES)
        self.no_pile: vec[i64] = vec[i64]([names.NONE] * names.SPECIMENS)
        self.no_dice: vec[i64] = vec[i64]([0] * names.FACES)
        homes = [names.LOUNGE, names.LOCKED, names.LOUNGE]  # the Graduate Student waits outside
        self.first_workers: vec[i64] = vec[i64]([home for _ in range(seats) for home in homes])

    def _lay_track(self, box: Box, variants: Mapping[str, VariantValue]) -> None:
        """Lay the strip; symbols from the last space on do not count [holotype 2.2, 9.4, 12.1]."""
        strip = strip_of(box, str(variants["track"]), int(self.seats))
        self.length: i64 = last_space(strip, int(variants["last_space"]))
        self.resets: i64 = mask_of([space for space in strip.resets if space < self.length])
        marked = () if self.elementary else strip.milestones
        self.milestones: i64 = mask_of([space for space in marked if space < self.length])

    def _lay_fields(self, rows: list[FieldCard]) -> None:
        assert len(rows) == names.FIELD_CARDS
        periods = [0 if row.period == EROSION else PERIOD_NAMES.index(row.period) for row in rows]
        self.field_period: vec[i64] = vec[i64](periods)
        self.field_dice: vec[i64] = vec[i64]([row.dice for row in rows])
        self.field_rerolls: vec[i64] = vec[i64]([row.rerolls for row in rows])
        self.field_traces: i64 = mask_of([n for n in range(names.FIELD_CARDS) if rows[n].trace])
        self.erosions: i64 = mask_of(
            [n for n in range(names.FIELD_CARDS) if rows[n].period == EROSION]
        )

    def _lay_objectives(self, box: Box, cards: list[Specimen]) -> None:
        rows = list(box.objectives.values())
        assert len(rows) == names.OBJECTIVES
        self.slot_card: vec[i64] = vec[i64](
            [n for n in range(names.OBJECTIVES) for _ in rows[n].slots]
        )
        self.slots: i64 = len(self.slot_card)
        assert self.slots <= WIDEST
        self.circles = Demands([slot for row in rows for slot in row.slots], cards)
        self.slots_of: vec[i64] = vec[i64](  # the circles of each card
            [
                mask_of([slot for slot in range(self.slots) if self.slot_card[slot] == card])
                for card in range(names.OBJECTIVES)
            ]
        )

    def _lay_goals(self, box: Box, cards: list[Specimen]) -> None:
        rows = list(box.goals.values())
        assert len(rows) == names.GOALS
        self.sets = Demands([row.needs for row in rows], cards)
        self.set_worth: vec[i64] = vec[i64]([row.worth for row in rows])
        self.goal_counts: vec[i64] = vec[i64](
            [fitting(Want(1, row.counts.split()), cards) if row.counts else 0 for row in rows]
        )
        self.most_steps: i64 = max(len(row.steps) for row in rows)
        self.goal_steps: vec[i64] = vec[i64](  # [goal * (most_steps + 1) + holotypes]
            [step for row in rows for step in steps_up_to(list(row.steps), int(self.most_steps))]
        )

    def _lay_deals(self) -> None:
        """Number the deals: 0 ends them, then every trade with every amount, then exchanges."""
        trades = [
            (give, take, amount)
            for give in range(names.PERIODS)
            for take in range(names.PERIODS)
            if take != give
            for amount in range(1, TRADE_RATE[take] + 1)
        ]
        exchanges = [(give, names.RESEARCH, EXCHANGE_YIELD[give]) for give in range(names.PERIODS)]
        rows = [(0, 0, 0), *trades, *exchanges]
        gives = [row[0] for row in rows]
        takes = [row[1] for row in rows]
        amounts = [row[2] for row in rows]
        prices = [0] + [TRADE_RATE[row[0]] for row in trades] + list(EXCHANGE_PRICE)
        self.deal_price: vec[i64] = vec[i64](prices)
        self.deal_give: vec[i64] = vec[i64](gives)
        self.deal_take: vec[i64] = vec[i64](takes)
        self.deal_amount: vec[i64] = vec[i64](amounts)
        self.trades: i64 = mask_of(list(range(1, len(trades) + 1)))
        self.exchanges: i64 = mask_of(list(range(len(trades) + 1, len(rows))))
        # What so many fossils pay, what so many in the Museum serve: [period * HEAPS + fossils].
        self.payable: vec[i64] = vec[i64](up_to(prices, gives))
        self.served: vec[i64] = vec[i64](up_to(amounts, takes))


def mask_of(numbers: list[int]) -> int:
    """Return the set of these numbers as a mask."""
    return sum([int(BIT[number]) for number in numbers])


def up_to(fossils: list[int], periods: list[int]) -> list[int]:
    """List the deals that need at most 0, 1, 2 ... fossils of each period, as masks."""
    deals = range(1, len(fossils))
    return [
        mask_of([deal for deal in deals if periods[deal] == period and fossils[deal] <= number])
        for period in range(names.PERIODS)
        for number in range(names.HEAPS)
    ]


def fitting(want: Want, cards: list[Specimen]) -> int:
    """Return the mask of holotypes of the wanted kind; none when trace fossils are wanted."""
    if want.traces():
        return 0
    return mask_of([n for n in range(len(cards)) if want.fits(cards[n])])


def spaces_of(box: Box, seats: int) -> list[int]:
    """List the worker spaces of each place [holotype 2.1]."""
    row = box.spaces[str(seats)]
    found = {
        "lab": row.lab,
        "field": row.field,
        "library": row.library,
        "journal": row.journal,
        "museum": row.museum,
    }
    return [found[name] for name in PLACE_NAMES]


def steps_up_to(steps: list[int], most: int) -> list[int]:
    """List the points for 0, 1, ... holotypes; the last step stands for all that is beyond."""
    last = steps[-1] if steps else 0
    return [0, *steps] + [last] * (most - len(steps))
