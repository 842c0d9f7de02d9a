"""What every game must keep to when played through the checked door: records, undo, notation."""

import pangaea
from pangaea import shelf
from pangaea.core import notation
from pangaea.core.game import state_digest
from pangaea.core.luck import Dice, Script
from pangaea.core.match import Match
from pangaea.core.replay import replayed, verified
from pangaea.core.state import NOBODY
from pangaea.testing.cases import Case
from pangaea.testing.walks import begun, finished, positions, step


def test_a_record_replays_to_the_same_end(case: Case) -> None:
    match = finished(case, 1)

    again = replayed(match.record(), shelf.game)

    assert state_digest(again.state) == state_digest(match.state)
    assert again.outcome == match.outcome
    assert again.record() == match.record()


def test_a_finished_record_proves_its_luck(case: Case) -> None:
    assert verified(finished(case, 2).record(), shelf.game)


def test_an_unfinished_record_replays_to_where_it_stopped(table: Case) -> None:
    match, luck = begun(table, 3), Dice(3)
    for _ in range(20):
        step(match, luck)
        again = replayed(match.record(), shelf.game)
        assert state_digest(again.state) == state_digest(match.state)
        assert again.asked == match.asked
        assert again.log(None, "fr") == match.log(None, "fr")


def test_every_answer_can_be_written_and_read_back(case: Case) -> None:
    for state in positions(case, 4):
        for seat in state.asked():
            question = state.question(seat)
            for option in state.options(seat):
                text = notation.written(question, option)
                assert notation.read(question, text) == option
                assert notation.read(question, text.split()[-1]) == option
                assert len(text.split()) == 2


def test_an_answer_like_a_legal_one_is_taken_as_that_one(variant: Case) -> None:
    match, luck = begun(variant, 9), Dice(9)
    while match.position < 200 and step(match, luck):
        for seat in match.asked:
            for option, twin in twins(match, seat).items():
                match.answer(seat, option)
                assert match.steps[-1].option == twin
                assert replayed(match.record(), shelf.game).steps[-1].option == twin
                match.undo(seat)


def twins(match: Match, seat: int) -> dict[int, int]:
    """Find the answers that are not listed, but are like one that is."""
    legal, size = match.options(seat), len(match.question(seat).domain)
    others = [option for option in range(size) if option not in legal]
    found = {option: match.game.alike(match.state, seat, option) for option in others}
    merged = {option: twin for option, twin in found.items() if twin != option}
    assert set(merged.values()) <= set(legal)
    return merged


def test_every_thing_has_its_own_token(variant: Case) -> None:
    for question in variant.game.questions(variant.setup):
        tokens = [thing.token for thing in question.domain.things]
        assert len(set(tokens)) == len(tokens)


def test_taking_an_answer_back_restores_the_position(table: Case) -> None:
    match, luck = begun(table, 5), Dice(5)
    while match.asked:
        digest, position = state_digest(match.state), match.position
        step(match, luck)
        match.undo()
        assert state_digest(match.state) == digest
        assert match.position == position
        step(match, luck)


def test_everything_can_be_taken_back_and_played_again(table: Case) -> None:
    match = finished(table, 6)
    digests = [state_digest(match.position_at(number)) for number in range(match.position)]

    while match.position:
        match.undo()
        assert state_digest(match.state) == digests[match.position]

    assert match.asked == begun(table, 6).asked


def test_in_a_secret_choice_the_order_of_the_parts_is_of_no_account(table: Case) -> None:
    match, luck = begun(table, 10), Dice(10)
    while match.position < 300 and step(match, luck):
        again = match.position_at(match.settled)
        for part in sorted(match.steps[match.settled :], key=lambda part: part.seat):
            again.answer(part.seat, part.option, Script([]))
        assert state_digest(again) == state_digest(match.state)


def test_in_a_secret_choice_one_takes_back_ones_own_part_only(table: Case) -> None:
    match, luck, times = begun(table, 11), Dice(11), 20
    while match.position < 300 and step(match, luck):
        seat = match.steps[match.settled].seat if match.settled < match.position else NOBODY
        retreat = match.retreat(seat)
        if retreat is not None and retreat.own and times:
            kept = [(part.seat, part.option) for part in match.steps if part.seat != seat]
            match.take_back(seat)
            times -= 1
            assert [(one.seat, one.option) for one in match.steps if one.seat != seat] == kept
            assert seat in match.asked

    assert replayed(match.record(), shelf.game).record() == match.record()


def test_a_record_with_answers_taken_back_is_proven_too(table: Case) -> None:
    match, luck = begun(table, 7), Dice(7)
    while step(match, luck):
        if luck.pick(8) == 0:
            match.undo()

    assert pangaea.verify(match.record())
    assert replayed(match.record(), shelf.game).record() == match.record()


def test_past_positions_are_rebuilt_exactly(table: Case) -> None:
    match, luck, digests = begun(table, 8), Dice(8), []
    while match.asked:
        digests.append(state_digest(match.state))
        step(match, luck)

    assert [state_digest(match.position_at(n)) for n in range(len(digests))] == digests
