"""A match remembers: taking back, going on from a bookmark, showing the past, saving."""

from pathlib import Path

import pytest
from tests.core.matches import new, play, play_out, speaks

import pangaea
from pangaea.core.errors import (
    NothingToUndo,
)
from pangaea.core.events import Event
from pangaea.core.game import state_digest
from pangaea.core.luck import Script
from pangaea.core.match import Match
from pangaea.core.play import SNAPSHOT_EVERY
from pangaea.core.sealed import Sealed
from pangaea.games.cubosaurs.box import SERIES, Box

# -- taking back -----------------------------------------------------------------------------


def test_nothing_can_be_taken_back_at_the_start() -> None:
    with pytest.raises(NothingToUndo) as caught:
        new().undo()

    assert speaks(caught.value)


def test_taking_back_goes_over_snapshots() -> None:
    match = new(seed=3)
    digests = [state_digest(match.state)]
    for _ in range(2 * SNAPSHOT_EVERY + 1):
        play(match, 1)
        digests.append(state_digest(match.state))

    for position in range(2 * SNAPSHOT_EVERY, -1, -1):
        match.undo()
        assert match.position == position
        assert state_digest(match.state) == digests[position]


def test_play_goes_on_after_taking_back_across_a_snapshot() -> None:
    match = play(new(seed=3), SNAPSHOT_EVERY)

    match.undo()
    play(match, 4)
    for _ in range(3):
        match.undo()

    assert match.position == SNAPSHOT_EVERY
    assert state_digest(match.position_at(SNAPSHOT_EVERY)) == state_digest(match.state)
    again = pangaea.loads(match.record())
    assert state_digest(again.state) == state_digest(match.state)


def test_luck_is_not_used_twice() -> None:
    """The card drawn anew is another pick, or the player would know it."""
    match = new(seed=3)
    luck = match.luck
    assert isinstance(luck, Sealed)

    match.answer(match.asked[0], "keep")
    used = luck.used
    match.undo()
    match.answer(match.asked[0], "keep")

    assert luck.used == used + 1


def test_the_record_keeps_a_trace_of_what_was_taken_back() -> None:
    match = play(new(), 2)

    match.undo(seat=2)

    assert [type(line).__name__ for line in match.lines] == ["AnswerLine", "AnswerLine", "UndoLine"]
    assert match.lines[-1].seat == 2
    assert match.position == 1


def test_an_answer_that_brought_a_card_out_is_known_as_such() -> None:
    """Keeping makes the next player draw; passing shows nothing new."""
    match = new(seed=2)
    match.answer(match.asked[0], "keep")
    kept = match.reveals()
    while len(match.options(match.asked[0])) == 1:
        match.answer(match.asked[0], "keep")

    match.answer(match.asked[0], match.options(match.asked[0])[1])

    assert kept
    assert not match.reveals()


def test_events_after_taking_back_are_told_once() -> None:
    match = new(seed=2)
    log = match.log()

    match.answer(match.asked[0], "keep")
    match.undo()

    assert match.log() == log


# -- going on from a bookmark ----------------------------------------------------------------


def test_a_match_goes_on_from_a_position_kept_as_plain_data() -> None:
    match = play(new(seed=4), 9)
    other = new(seed=4)

    other.resume(9, match.state.plain())
    other.luck = match.luck
    play(other, 1)
    other.undo()

    assert other.position == 9
    assert state_digest(other.state) == state_digest(match.state)


# -- showing ---------------------------------------------------------------------------------


def test_past_scenes_can_be_shown() -> None:
    match = new(seed=6)
    first = match.scene(0, "en")

    play(match, 5)

    assert match.scene(0, "en", position=0) == first
    assert match.scene(0, "en").position == 5


def test_the_log_can_be_told_from_a_position_on() -> None:
    match = play(new(seed=6), 3)

    assert match.log(since=3) == match.log()[-len(match.log(since=3)) :]
    assert len(match.log(since=0)) > len(match.log(since=1)) > 0


def test_what_a_seat_may_not_know_is_not_told() -> None:
    class Whisper(Event):
        """Known to one seat only."""

    secret = Whisper(known_to=0b010)

    assert [secret.may_know(seat) for seat in (0, 1, 2, -1)] == [False, True, False, False]
    assert [Whisper().may_know(seat) for seat in (0, -1)] == [True, True]


# -- saving ----------------------------------------------------------------------------------


def test_a_saved_match_is_loaded_and_played_on(tmp_path: Path) -> None:
    path = str(tmp_path / "game.jsonl")
    match = play(new(seed=8), 7)

    match.save(path)
    again = pangaea.load(path)
    play_out(again)

    assert again.position > 7
    assert again.outcome is not None
    assert again.lines[:7] == match.lines


def test_a_match_played_on_with_other_luck_does_not_claim_its_seed() -> None:
    match = play(new(seed=8), 7)

    again = play_out(pangaea.loads(match.record()))
    footer = again.footer()

    assert footer is not None
    assert footer.seed == ""
    assert not pangaea.verify(again.record())


def test_a_finished_match_loaded_taken_back_and_played_on_is_still_proven() -> None:
    match = play_out(new(seed=8, rounds="1"))

    again = pangaea.loads(match.record())
    for _ in range(6):
        again.undo()
    play_out(again)

    assert pangaea.verify(again.record())


def test_a_match_with_scripted_luck_has_no_seal() -> None:
    match = new(seed=1)
    scripted = Match(match.game, 3, Script(match.start_luck))

    assert scripted.header().seal == ""
    assert state_digest(scripted.state) == state_digest(match.state)


def test_matches_alike_share_the_tables_made_from_their_box() -> None:
    one, other = new(rounds="5"), new(rounds="5")
    shorter = new(rounds="4")

    assert one.setup is other.setup
    assert one.domains is other.domains
    assert shorter.setup is not one.setup


def test_a_corrected_box_has_tables_of_its_own() -> None:
    corrected = Box(series={**SERIES, "trex": (5, 1, -2, -5)})

    other = pangaea.new("cubosaurs", 3, seed=1, box=corrected)

    assert other.setup is not new().setup
    assert other.setup is pangaea.new("cubosaurs", 3, seed=2, box=corrected).setup
