"""The suite's proof that no seat learns what it cannot know can fail."""

from collections.abc import Iterator

import pytest
from tests.support import looks_fair
from tests.toy.hidden import (
    CARDS,
    SLUG,
    WORDS,
    ForgetfulDream,
    Hidden,
    HiddenGame,
    TalkativeLog,
    TellingOptions,
    TellingTurn,
    ThinVeil,
    WishfulDream,
)

from pangaea import shelf
from pangaea.core.luck import Dice
from pangaea.core.state import NOBODY
from pangaea.core.words import read_words_with
from pangaea.testing.veil import Leak, Trace, check_dreams, check_twins, view, viewers


@pytest.fixture(autouse=True)
def _toy_words() -> Iterator[None]:
    def texts(slug: str, language: str) -> list[str]:
        return [*shelf.texts("", language), WORDS] if slug == SLUG else shelf.texts(slug, language)

    read_words_with(texts)
    yield
    read_words_with(shelf.texts)


def check_whole(table: type[Hidden], seats: int) -> int:
    """Run both ways of checking over many matches of the toy; return what looked alike."""
    game, alike = HiddenGame(table), 0
    for seed in range(30):
        trace = Trace(game, seats, {}, seed)
        for viewer in viewers(seats):
            for position in range(len(trace.answers) + 1):
                check_dreams(game, trace.match.position_at(position), viewer)
            for index in range(len(trace.luck.said)):
                alike += check_twins(trace, index, viewer)
    return alike


@pytest.mark.parametrize("seats", [2, 3])
def test_the_suite_accepts_a_game_that_keeps_its_secrets(seats: int) -> None:
    assert check_whole(Hidden, seats) > 100


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(
    ("table", "reason"),
    [
        (ThinVeil, "the veil shows what the seat was never told"),
        (TalkativeLog, "the log tells what the veil hides"),
        (TellingOptions, "the options depend on what the seat cannot know"),
        (TellingTurn, "looks different|never told"),
        (ForgetfulDream, "does not fit what the seat knows"),
    ],
)
def test_the_suite_finds_each_way_to_leak(table: type[Hidden], reason: str, seats: int) -> None:
    with pytest.raises(Leak, match=reason):
        check_whole(table, seats)


def test_a_spectator_sees_no_card_before_the_end() -> None:
    trace = Trace(HiddenGame(), 3, {}, seed=5)

    before, after = (trace.match.position_at(position) for position in (2, 3))

    assert before.veiled(NOBODY).plain()["cards"] == [-1, -1, -1]
    assert after.veiled(NOBODY).plain() == after.plain()
    assert view(HiddenGame(), before, None) == view(HiddenGame(), before.veiled(NOBODY), None)


# -- fair dreams -----------------------------------------------------------------------------


def dreamt(table: type[Hidden]) -> list[int]:
    """Imagine the second seat's card many times, holding card 2."""
    game = HiddenGame(table)
    state = game.start(game.setup(3, {}), Dice(1))
    assert isinstance(state, Hidden)
    state.cards[0], state.cards[1], state.cards[2] = 2, 5, 0
    veil, luck = state.veiled(0), Dice(9)
    return [int(veil.imagined(luck).cards[1]) for _ in range(1000)]


ODDS = {card: 1 / (CARDS - 1) for card in range(CARDS) if card != 2}


def test_a_fair_dream_follows_the_exact_odds() -> None:
    assert looks_fair(dreamt(Hidden), ODDS)


def test_a_wishful_dream_is_found_out() -> None:
    assert not looks_fair(dreamt(WishfulDream), ODDS)
