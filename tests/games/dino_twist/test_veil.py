"""What is imagined is fair: exact odds on small cases."""

from collections import Counter

from tests.games.dino_twist.tables import *
from tests.support import looks_fair, rule

from pangaea.core.luck import Dice
from pangaea.core.state import NOBODY
from pangaea.games.dino_twist import GAME
from pangaea.games.dino_twist.rules.dealing import must_exchange
from pangaea.games.dino_twist.rules.table import Table

TRIES = 1500


@rule("dino_twist/2.3")
def test_a_hidden_card_is_any_of_the_unseen_ones_with_equal_chance() -> None:
    """Célian's card and a pile of three: two of the four are Aqua of 5."""
    table = table_of(lise="voli:3", celian="aqua:5", pile="aqua:5 herbi:4 carni:2", event="alone")
    veiled, luck = table.veiled(LISE), Dice(3)

    seen = [next(iter(hand_of(veiled.imagined(luck), CELIAN))) for _ in range(TRIES)]

    odds = {"aqua:5": 0.5, "herbi:4": 0.25, "carni:2": 0.25}
    numbers = {token: number for number, token in enumerate(odds)}
    assert looks_fair(
        [numbers[token] for token in seen], {numbers[t]: share for t, share in odds.items()}
    )


@rule("dino_twist/4.6")
def test_cards_buried_in_secret_may_be_any_unseen_ones() -> None:
    """Célian buried one of three cards: the other two are in his hand and on the pile."""
    table = table_of(lise="voli:3", celian="aqua:2", pile="herbi:4 carni:2", event="alone",
                     twist="beach=9 sea=9")  # fmt: skip
    play(table, Dice(1), lise="voli:3", celian="cemetery aqua:2")
    veiled, luck, kinds = table.veiled(LISE), Dice(4), int(table.setup.kinds)

    seen = [list(veiled.imagined(luck).buried)[kinds:].index(1) for _ in range(TRIES)]

    possible = sorted(set(seen))
    assert len(possible) == 3
    assert looks_fair(seen, dict.fromkeys(possible, 1 / 3))


@rule("dino_twist/4.1")
def test_who_is_ready_has_imagined_cards_before_them() -> None:
    table = table_of(lise="voli:3", celian="aqua:5 aqua:6", marilys="herbi:3")
    play(table, celian="aqua:5 aqua:6")
    veiled = table.veiled(LISE)

    numbers = Counter(veiled.imagined(Dice(seed)).prepared_cards(CELIAN) for seed in range(100))

    assert set(numbers) == {1, 2}


@rule("dino_twist/2.4")
def test_no_first_hand_is_imagined_that_would_have_been_exchanged() -> None:
    table = GAME.start(setup_of(6), Dice(8))
    assert isinstance(table, Table)
    luck = Dice(5)

    for _ in range(100):
        dream = table.veiled(LISE).imagined(luck)
        assert not any(must_exchange(dream, seat) for seat in range(6))


@rule("dino_twist/2.3")
def test_imagining_what_is_not_veiled_changes_nothing() -> None:
    table = table_of(lise="voli:3", celian="aqua:5")

    assert table.imagined(Dice(1)).plain() == table.plain()


@rule("dino_twist/2.1", "dino_twist/2.3")
def test_a_spectator_sees_no_hand() -> None:
    table = table_of(lise="voli:3", celian="aqua:5")

    veiled = table.veiled(NOBODY)

    assert hand_of(veiled, LISE) == hand_of(veiled, CELIAN) == counted("")
    assert list(veiled.held) == [1, 1]
