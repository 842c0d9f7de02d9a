"""No seat learns what it cannot know: the suite for every game, and the proof that it can fail."""

from collections.abc import Iterator

import pytest
from tests.conformance.cases import FEW, Case
from tests.conformance.veil import Leak, Trace, check_dreams, check_twins, view, viewers
from tests.conformance.walks import positions, sampled
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

each_table = pytest.mark.parametrize("case", FEW, ids=str)


# -- the games on the shelf ------------------------------------------------------------------


@each_table
def test_what_is_imagined_does_not_show_through_the_veil(case: Case) -> None:
    for number, state in enumerate(positions(case, 1)):
        for viewer in viewers(case.seats) if sampled(number, 12) else []:
            check_dreams(case.game, state, viewer)


@each_table
def test_a_seat_is_shown_what_it_was_told_and_no_more(case: Case) -> None:
    trace = Trace(case.game, case.seats, case.options, seed=2, most=25, rules=case.rules)

    for index in range(0, len(trace.luck.said), max(1, len(trace.luck.said) // 8)):
        for viewer in viewers(case.seats):
            check_twins(trace, index, viewer)


@each_table
def test_where_nothing_is_hidden_everybody_sees_everything(case: Case) -> None:
    if not case.game.hides:
        for state in positions(case, 3):
            for viewer in (NOBODY, *range(case.seats)):
                assert state.veiled(viewer).plain() == state.plain()


@each_table
def test_a_veiled_state_hears_nothing(case: Case) -> None:
    """Rules tell events to a journal; a veiled state must have none of the true one's."""
    state = case.game.start(case.setup, Dice(4))

    assert state.veiled(0).listener is None
    assert state.veiled(0).imagined(Dice(1)).listener is None


# -- the suite can fail ----------------------------------------------------------------------


@pytest.fixture(autouse=True)
def _toy_words() -> Iterator[None]:
    def texts(slug: str, language: str) -> list[str]:
        return (
            [*shelf._texts("", language), WORDS] if slug == SLUG else shelf._texts(slug, language)
        )

    read_words_with(texts)
    yield
    read_words_with(shelf._texts)


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
