"""Chapters 8 and 11 again, for any cards: against the plainest way to work them out."""

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st
from tests.games.holotype.tables import ANA, setup_of
from tests.support import rule

from pangaea.games.holotype.box import GOALS, OBJECTIVES, SPECIMENS, TRACES
from pangaea.games.holotype.box.wants import Want, read_wants
from pangaea.games.holotype.rules.demands import is_met, missing
from pangaea.games.holotype.rules.names import NONE
from pangaea.games.holotype.rules.scoring import goal_points_with, total_points
from pangaea.games.holotype.rules.setup import mask_of
from pangaea.games.holotype.rules.turn import blank

CARDS = list(SPECIMENS.values())
SLOTS = [slot for row in OBJECTIVES.values() for slot in row.slots]
some_cards = st.lists(st.integers(0, 59), max_size=12, unique=True)
LENIENT, STRICT = blank(setup_of(2)), blank(setup_of(2, omnivores="one"))


def counted(want: Want, cards: list[int]) -> int:
    return sum(want.fits(CARDS[card]) for card in cards)


@rule("holotype/8.5")
@given(some_cards, st.sampled_from(range(len(SLOTS))))
def test_wants_are_counted_one_by_one(cards: list[int], slot: int) -> None:
    wants = read_wants(SLOTS[slot])
    if any(want.traces() for want in wants):
        return

    expected = all(counted(want, cards) >= want.need for want in wants)

    assert is_met(LENIENT, LENIENT.setup.circles, slot, mask_of(cards)) == expected
    assert (missing(LENIENT, LENIENT.setup.circles, slot, mask_of(cards)) == 0) == expected


def can_be_dealt(wants: list[Want], cards: list[int]) -> bool:
    """Try to give every want cards of its own, in any order of the cards."""
    places = [want for want in wants for _ in range(want.need)]
    if len(cards) < len(places):
        return False
    return any(
        all(want.fits(CARDS[card]) for want, card in zip(places, order, strict=False))
        for order in permutations(cards, len(places))
    )


@rule("holotype/8.6")
@given(st.lists(st.sampled_from([0, 16, 35, 36, 37, 46]), max_size=6, unique=True))
def test_strictly_every_want_has_cards_of_its_own(cards: list[int]) -> None:
    """Coelophysis, Stegosaurus, three omnivores, Maiasaura; wants of Mesozoic Food Webs."""
    for slot in (SLOTS.index(text) for text in OBJECTIVES["g12"].slots):
        expected = can_be_dealt(read_wants(SLOTS[slot]), cards)
        assert is_met(STRICT, STRICT.setup.circles, slot, mask_of(cards)) == expected


@rule("holotype/11.4", "holotype/11.5", "holotype/11.6", "holotype/11.8")
@given(some_cards, some_cards, st.integers(NONE, 15), st.integers(0, 5))
def test_a_total_is_the_sum_of_its_parts(
    published: list[int], held: list[int], goal: int, discs: int
) -> None:
    table = LENIENT.copy()
    held = [card for card in held if card not in published]
    table.published[ANA] = mask_of(published)
    table.hands[ANA] = mask_of(held)
    table.goal[ANA] = goal
    table.discs[ANA] = (1 << discs) - 1
    with_eggs = published[:2]
    table.attached[1] = mask_of(with_eggs)

    expected = sum(CARDS[card].points for card in published)
    expected += len(with_eggs) * TRACES["eggs"].points
    expected += [0, 3, 7, 12, 18, 25][discs]
    expected -= sum(CARDS[card].research for card in held)
    expected += personal(goal, published)

    assert total_points(table, ANA) == expected


def personal(goal: int, published: list[int]) -> int:
    if goal == NONE:
        return 0
    row = list(GOALS.values())[goal]
    if row.needs:
        met = all(counted(want, published) >= want.need for want in read_wants(row.needs))
        return row.worth if met else 0
    number = counted(Want(1, [row.counts]), published)
    return row.steps[min(number, len(row.steps)) - 1] if number else 0


@rule("holotype/11.6")
@given(some_cards, st.integers(0, 59), st.integers(0, 15))
def test_one_more_holotype_never_lowers_a_personal_objective(
    published: list[int], more: int, goal: int
) -> None:
    before = goal_points_with(LENIENT, goal, mask_of(published))
    after = goal_points_with(LENIENT, goal, mask_of([*{*published, more}]))

    assert after >= before
