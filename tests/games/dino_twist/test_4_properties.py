"""Chapter 4: the fast rule against the plain one."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st
from tests.games.dino_twist.tables import hand_of
from tests.support import rule

from pangaea.core.luck import Dice
from pangaea.core.state import NOBODY
from pangaea.games.dino_twist import GAME
from pangaea.games.dino_twist.rules.names import ALONE, SUPPORT_EVENT, THREE
from pangaea.games.dino_twist.rules.table import Table
from pangaea.testing.answers import asked_what

# -- the fast rule against the plain one -----------------------------------------------------


def attacks(table: Table, seat: int) -> set[tuple[int, ...]]:
    """List all attacks of a hand by trying every set of cards."""
    setup, kinds = table.setup, int(table.setup.kinds)
    hand = [k for k in range(kinds) for _ in range(int(table.hands[seat * kinds + k]))]
    most = {THREE: 3, ALONE: 1}.get(int(table.happening()), 2)
    found = set()
    for size in range(1, most + 1):
        for cards in combinations(hand, size):
            species = {int(setup.species[card]) for card in cards} - {4}
            if len(species) > 1 and table.happening() != SUPPORT_EVENT:
                continue
            total = sum(int(setup.strength[card]) for card in cards)
            if any(wins(table, one, total) for one in species or range(4)):
                found.add(tuple(sorted(cards)))
    return found


def wins(table: Table, species: int, total: int) -> bool:
    """Tell whether an attack of a species beats a dinosaur on one of its two lands."""
    lands = [land for land in (2 * species, 2 * species + 1) if table.open_lands() >> land & 1]
    power = table.raised(species, total)
    return any(table.setup.strength[table.twist[land]] < power for land in lands)


@rule("dino_twist/4.3", "dino_twist/8.11", "dino_twist/8.3")
@given(seed=st.integers(0, 10_000), jokers=st.booleans(), answers=st.integers(0, 150))
def test_the_cards_offered_are_those_of_some_attack(seed: int, jokers: bool, answers: int) -> None:
    luck = Dice(seed)
    table = GAME.start(GAME.setup(2 + seed % 5, {"bankiiizaurus": jokers}), luck)
    assert isinstance(table, Table)
    for _ in range(answers):
        if table.first_asked() == NOBODY:
            return
        table.answer(table.first_asked(), table.random_option(table.first_asked(), luck), luck)
    kinds = int(table.setup.kinds)
    for seat in table.asked():
        if asked_what(table, seat) == "prepare":
            first = {card for cards in attacks(table, seat) for card in cards}
            assert {option for option in table.options(seat) if option < kinds} == first
            assert first or kinds in table.options(seat)
            assert hand_of(table, seat).total() == table.held[seat]
