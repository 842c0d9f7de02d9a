"""Chapter 4 again, for any collection: scores against the plainest way to work them out."""

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st
from tests.games.cubosaurs.tables import points, setup_of, table_of
from tests.support import rule

from pangaea.core.luck import Dice
from pangaea.core.state import NOBODY
from pangaea.games.cubosaurs import GAME
from pangaea.games.cubosaurs.box import Box, Raptors
from pangaea.games.cubosaurs.rules import scoring
from pangaea.games.cubosaurs.rules.names import (
    BLACK,
    EGGS,
    GREY,
    RAPTORS,
    SOURCES,
    SPECIES,
)
from pangaea.games.cubosaurs.rules.table import Table
from pangaea.games.cubosaurs.rules.turn import blank

Grade = tuple[int, int]
SERIES = {
    "trex": [0, 4, 1, -2, -5], "stego": [0, 2, -1, -2, 8], "bronto": [0, -3, 2, 5, -5],
    "ptero": [0, -1, -1, -1, -1], "penta": [0, -3, -1, 3, 7],
}  # fmt: skip
SEATS = 3
hands = st.lists(st.integers(0, SEATS), min_size=55, max_size=55)  # whose card it is; SEATS: away


def dealt(owners: list[int], *, needs_card: bool = True) -> Table:
    """Lay all 55 cards where chance put them."""
    table = blank(setup_of(SEATS, egg_needs_card=needs_card))
    rows = enumerate(table.setup.kind_rows)
    cards = [kind for kind, row in rows for _ in range(row.copies)]
    for kind, owner in zip(cards, owners, strict=True):
        if owner < SEATS:
            table.enter_collection(owner, kind)
    return table


def source_points(table: Table, seat: int, source: int) -> int:
    """Return one line of the score sheet."""
    twin = table.copy()
    scoring.write_scores(twin)
    return int(twin.sheet[seat * SOURCES + source])


def number_of(table: Table, seat: int, card_type: int) -> int:
    """Count a seat's cards of a type, card by card."""
    rows = enumerate(table.setup.kind_rows)
    return sum(int(table.count(seat, kind)) for kind, row in rows if row.card_type == card_type)


# -- raptors ---------------------------------------------------------------------------------


def best_pairing(blacks: list[Grade], greys: list[Grade]) -> int:
    """Try every way to put raptors together, also leaving partners alone."""
    fewer, more = sorted((blacks, greys), key=len)
    best = -10_000
    for pairs in range(len(fewer) + 1):
        for one in set(permutations(fewer, pairs)):
            for other in set(permutations(more, pairs)):
                best = max(best, value_of(one, other, fewer, more))
    return best


def value_of(
    one: tuple[Grade, ...], other: tuple[Grade, ...], fewer: list[Grade], more: list[Grade]
) -> int:
    paired = sum(pair for pair, _ in one + other)
    return paired + alone(fewer, one) + alone(more, other)


def alone(cards: list[Grade], paired: tuple[Grade, ...]) -> int:
    left = list(cards)
    for card in paired:
        left.remove(card)
    return sum(low for _, low in left)


grades = st.tuples(st.integers(-3, 6), st.integers(1, 6)).map(lambda g: (g[0], g[0] - g[1]))
colours = st.lists(grades, min_size=1, max_size=3, unique=True)


@rule("cubosaurs/4.4", "cubosaurs/4.5")
@given(
    colours,
    colours,
    st.lists(st.integers(0, 2), max_size=4),
    st.lists(st.integers(0, 2), max_size=4),
)
def test_the_best_pairing_is_found_whatever_is_printed_on_the_cards(
    black: list[Grade], grey: list[Grade], blacks: list[int], greys: list[int]
) -> None:
    box = Box(raptors={"black": rows_of(black), "grey": rows_of(grey)})
    mine = held_of(black, blacks), held_of(grey, greys)
    names = [f"black:{high}/{low}" for high, low in mine[0]]
    names += [f"grey:{high}/{low}" for high, low in mine[1]]

    table = table_of(fabien=" ".join(names), gaetan="", box=box)

    assert points(table, 0) == best_pairing(*mine)


def rows_of(colour: list[Grade]) -> tuple[Raptors, ...]:
    """Seven cards: the grades with one copy each, the last one with the rest."""
    copies = [4, 2, 1] if len(colour) == 3 else [4, 3] if len(colour) == 2 else [7]
    rows = zip(colour, copies, strict=True)
    return tuple(Raptors(high, low, number) for (high, low), number in rows)


def held_of(colour: list[Grade], chosen: list[int]) -> list[Grade]:
    """Take cards of these grades, never more than there are."""
    rows = rows_of(colour)
    found: list[Grade] = []
    for number in chosen:
        row = rows[number % len(rows)]
        if found.count((row.pair, row.alone)) < row.copies:
            found.append((row.pair, row.alone))
    return found


# -- whole tables ----------------------------------------------------------------------------


@rule("cubosaurs/4.3")
@given(hands)
def test_every_series_scores_by_its_length_alone(owners: list[int]) -> None:
    table = dealt(owners)

    for seat in range(SEATS):
        for species, series in enumerate(SERIES.values()):
            length = min(number_of(table, seat, species), 4)
            assert source_points(table, seat, species) == series[length]


@rule("cubosaurs/4.6", "cubosaurs/4.7", "cubosaurs/4.8")
@given(hands, st.booleans())
def test_every_egg_pays_exactly_who_is_not_outnumbered(owners: list[int], needs: bool) -> None:
    table = dealt(owners, needs_card=needs)

    for seat in range(SEATS):
        expected = 0
        for kind, row in enumerate(table.setup.kind_rows):
            if row.egg and table.count(seat, kind):
                expected += row.high if pays(table, seat, row.egg, needs) else row.low
        assert source_points(table, seat, EGGS) == expected


def pays(table: Table, seat: int, egg: str, needs: bool) -> bool:
    types = [BLACK, GREY] if egg == "raptor" else [list(SERIES).index(egg)]
    numbers = [sum(number_of(table, other, t) for t in types) for other in range(SEATS)]
    return numbers[seat] == max(numbers) and (numbers[seat] > 0 or not needs)


@rule("cubosaurs/4.9")
@given(hands)
def test_the_score_of_a_round_is_the_sum_of_its_lines(owners: list[int]) -> None:
    table = dealt(owners)

    for seat in range(SEATS):
        sources = [*range(SPECIES), RAPTORS, EGGS]
        assert points(table, seat) == sum(source_points(table, seat, s) for s in sources)


# -- counters kept for speed -----------------------------------------------------------------


@given(st.integers(0, 10_000), st.integers(2, 5), st.booleans())
def test_counters_kept_for_speed_match_what_lies_on_the_table(
    seed: int, seats: int, advanced: bool
) -> None:
    luck = Dice(seed)
    table = GAME.start(setup_of(seats, advanced=advanced), luck)
    assert isinstance(table, Table)

    while table.first_asked() != NOBODY:
        check_counters(table)
        seat = table.first_asked()
        table.answer(seat, table.random_option(seat, luck), luck)

    check_counters(table)


def check_counters(table: Table) -> None:
    kinds = range(table.setup.kinds)
    in_hand = [kind for kind in kinds if table.hand[kind]]
    types = {table.setup.type_of[kind] for kind in in_hand}
    assert table.hand_kinds == sum(1 << kind for kind in in_hand)
    assert table.fitting == sum(1 << k for k in kinds if table.setup.type_of[k] not in types)
    for seat in range(table.seats):
        assert table.held[seat] == sum(1 << kind for kind in kinds if table.count(seat, kind))
    step = 1 if table.round % 2 == 0 else -1
    assert list(table.next_seat) == [(seat + step) % table.seats for seat in range(table.seats)]
