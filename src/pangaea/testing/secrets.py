"""No seat learns what it cannot know."""

from pangaea import bots
from pangaea.core.luck import Dice
from pangaea.core.state import NOBODY
from pangaea.testing.cases import Case
from pangaea.testing.veil import Trace, check_dreams, check_twins, viewers
from pangaea.testing.walks import positions, sampled


def test_what_is_imagined_does_not_show_through_the_veil(table: Case) -> None:
    for number, state in enumerate(positions(table, 1)):
        for viewer in viewers(table.seats) if sampled(number, 12) else []:
            check_dreams(table.game, state, viewer)


def test_a_seat_is_shown_what_it_was_told_and_no_more(table: Case) -> None:
    trace = Trace(table.game, table.seats, table.variants, seed=2, most=25, rules=table.rules)

    for index in range(0, len(trace.luck.said), max(1, len(trace.luck.said) // 8)):
        for viewer in viewers(table.seats):
            check_twins(trace, index, viewer)


def test_what_is_hidden_moves_no_bot_of_any_level(table: Case) -> None:
    """With the same luck of their own, they choose the same however the hidden part is changed."""
    for number, state in enumerate(positions(table, 5)):
        for seat in state.asked()[:1] if sampled(number, 33) else []:
            dream = state.veiled(seat).imagined(Dice(number))
            for level in bots.levels():
                name = f"{level}@4" if bots.seconds_for(level) else level
                chosen = {
                    bots.bot(name).choose(table.game, truth.veiled(seat), seat, Dice(7))
                    for truth in (state, dream)
                }
                assert len(chosen) == 1


def test_where_nothing_is_hidden_everybody_sees_everything(table: Case) -> None:
    if not table.game.hides:
        for state in positions(table, 3):
            for viewer in (NOBODY, *range(table.seats)):
                assert state.veiled(viewer).plain() == state.plain()


def test_a_veiled_state_hears_nothing(table: Case) -> None:
    """Rules tell events to a journal; a veiled state must have none of the true one's."""
    state = table.game.start(table.setup, Dice(4))

    assert state.veiled(0).listener is None
    assert state.veiled(0).imagined(Dice(1)).listener is None
