"""What every game's state must keep to, at every seat count and with every variant."""

import json
from inspect import isgetsetdescriptor

import pytest

from pangaea import shelf
from pangaea.core.luck import Dice, Luck, LuckError
from pangaea.core.state import NOBODY, State, WrongShape
from pangaea.testing.cases import Case
from pangaea.testing.chance import looks_fair
from pangaea.testing.walks import ended, positions, sampled


def test_random_play_comes_to_an_end_with_an_outcome(case: Case) -> None:
    for seed in range(2):
        *before, last = [case.game.outcome(state) for state in positions(case, seed)]

        assert last is not None
        assert all(outcome is None for outcome in before)
        assert last.winners
        assert sorted(standing.seat for standing in last.standings) == list(range(case.seats))
        for standing in last.standings:
            assert standing.total == sum(line.points for line in standing.lines)


def test_an_asked_seat_has_options_that_are_stable_and_differ(case: Case) -> None:
    for state in positions(case, 1):
        asked = state.asked()
        assert len(set(asked)) == len(asked)
        assert state.first_asked() == (asked[0] if asked else NOBODY)
        assert state.is_over() == (not asked)
        for seat in asked:
            options = state.options(seat)
            assert options
            assert options == sorted(set(options))
            assert options == state.options(seat)
            assert 0 <= options[0] <= options[-1] < len(state.question(seat).domain)


def test_an_answer_is_refused_with_a_reason_exactly_where_it_is_not_legal(case: Case) -> None:
    """Legality is decided once, or proven equal: for every option of the whole domain."""
    known = {f"{case.slug}/{number}" for number in shelf.rulebook(case.slug, "en").numbers()}
    for number, state in enumerate(positions(case, 3)):
        if sampled(number, 3):
            for seat in state.asked():
                legal = set(state.options(seat))
                for option in range(len(state.question(seat).domain)):
                    reason = case.game.why_not(state, seat, option)

                    assert (reason is None) == (option in legal)
                    assert reason is None or reason.rule in known


def test_asking_changes_nothing(case: Case) -> None:
    for number, state in enumerate(positions(case, 2)):
        if sampled(number, 2):
            before = state.plain()
            ask_everything(case, state)

            assert state.plain() == before


def ask_everything(case: Case, state: State) -> None:
    state.is_over()
    state.veiled(NOBODY)
    case.game.outcome(state)
    for seat in state.asked():
        options = state.options(seat)
        state.veiled(seat).imagined(Dice(1))
        for option in range(len(state.question(seat).domain)):
            if option not in options:
                case.game.why_not(state, seat, option)


def test_a_copy_is_equal_and_shares_nothing(case: Case) -> None:
    for number, state in enumerate(positions(case, 3)):
        if sampled(number, 10):
            before = state.plain()
            twin = state.copy()
            assert twin.plain() == before
            assert twin.listener is None

            end = ended(twin, Dice(number)).plain()

            assert state.plain() == before
            assert ended(state.copy(), Dice(number)).plain() == end


def test_the_fields_hold_the_whole_state(table: Case) -> None:
    """Rebuilt from JSON, a position plays on exactly as the one it was made from."""
    for number, state in enumerate(positions(table, 4)):
        if sampled(number, 10):
            twin = table.game.blank(table.setup)
            twin.refill(json.loads(json.dumps(state.plain())))

            assert twin.plain() == state.plain()
            assert ended(twin, Dice(number)).plain() == ended(state.copy(), Dice(number)).plain()


def test_every_field_keeps_its_length_unless_it_is_said_to_vary(case: Case) -> None:
    shape = case.game.blank(case.setup).shape()

    for number, state in enumerate(positions(case, 7)):
        if sampled(number, 2):
            assert state.shape() == shape
            assert all(state.veiled(seat).shape() == shape for seat in (NOBODY, 0))


def test_a_field_missing_too_many_or_of_another_length_is_refused(table: Case) -> None:
    state = table.game.start(table.setup, Dice(1))
    plain = state.plain()

    for other in misfits(state, plain):
        with pytest.raises(WrongShape):
            state.refill(other)
        assert state.plain() == plain


def misfits(state: State, plain: dict[str, int | list[int]]) -> list[dict[str, int | list[int]]]:
    """Bend every field of a table's plain data, one at a time."""
    found: list[dict[str, int | list[int]]] = [{**plain, "novelty": 0}]
    for name, value in plain.items():
        found.append({other: kept for other, kept in plain.items() if other != name})
        found.append({**plain, name: [1, 2] if isinstance(value, int) else 3})
        if isinstance(value, list) and name not in state.VARYING:
            found.append({**plain, name: [*value, 0]})
            found.append({**plain, name: value[1:]})
    return found


def fields_of(state: State) -> set[str]:
    """A compiled object has no dictionary to look into, but a descriptor for each field."""
    if hasattr(state, "__dict__"):
        return set(vars(state))
    return {name for name in dir(state) if isgetsetdescriptor(getattr(type(state), name))}


def test_no_field_is_forgotten(table: Case) -> None:
    state = table.game.start(table.setup, Dice(1))
    shared = {"seats", "listener", "setup", "questions", "_course", "_step", "_looked_up"}

    assert fields_of(state) - shared == set(state.fields())


def test_pieces_are_neither_lost_nor_made(case: Case) -> None:
    counts = [case.game.inventory(state) for state in positions(case, 5)]

    assert sum(counts[0].values()) > 0
    assert all(count == counts[0] for count in counts)


def test_a_finished_game_rewards_its_winners_most(table: Case) -> None:
    for seed in range(3):
        *_, state = positions(table, seed)
        rewards, outcome = state.rewards(), table.game.outcome(state)

        assert outcome is not None
        assert all(0 <= reward <= 1 for reward in rewards)
        best = [seat for seat in range(table.seats) if rewards[seat] == max(rewards)]
        assert best == sorted(outcome.winners)


def test_advice_weighs_every_option(table: Case) -> None:
    for number, state in enumerate(positions(table, 6)):
        for seat in state.asked() if sampled(number, 5) else []:
            veiled = state.veiled(seat)
            before = veiled.plain()

            assert len(table.game.advisor.values(veiled, seat)) == len(veiled.options(seat))
            assert veiled.plain() == before


def test_advice_about_any_position_fits_it(table: Case) -> None:
    """What roll-outs ask: a legal answer, a worth for every seat; and nothing is changed."""
    advisor = table.game.advisor
    for number, state in enumerate(positions(table, 7)):
        for seat in state.asked() if sampled(number, 8) else []:
            dream = state.veiled(seat).imagined(Dice(number))
            before = dream.plain()

            assert advisor.policy(dream, seat, Dice(1)) in dream.options(seat)
            assert len(advisor.glitter(state.veiled(seat), seat, Dice(1))) == len(
                dream.options(seat)
            )
            worth = advisor.worth(dream)
            assert len(worth) == table.seats
            assert all(0 <= promise <= 1 for promise in worth)
            assert dream.plain() == before


def test_wherever_the_policy_leads_its_answers_are_legal_and_promises_are_shares(
    table: Case,
) -> None:
    """One answer in four is left to chance, so that odd positions come about."""
    advisor, luck = table.game.advisor, Dice(9)
    state = table.game.start(table.setup, luck)
    while not state.is_over():
        seat = state.first_asked()
        veiled = state.veiled(seat)
        before = veiled.plain()
        option = advisor.policy(veiled, seat, luck)
        promised = advisor.worth(veiled)

        assert option in state.options(seat)
        assert len(promised) == table.seats
        assert all(0.0 <= promise <= 1.0 for promise in promised)
        assert veiled.plain() == before
        state.answer(seat, state.random_option(seat, luck) if luck.pick(4) == 0 else option, luck)


def test_the_pace_never_falls(table: Case) -> None:
    advisor, pace = table.game.advisor, 0
    for number, state in enumerate(positions(table, 8)):
        if not state.is_over():
            now = int(advisor.pace(state, number))
            assert now >= pace or number == 0
            pace = now


# -- choosing at random ----------------------------------------------------------------------


class OnePick(Luck):
    """Luck that answers once, and notes how many things it had to choose from."""

    def __init__(self, value: int) -> None:
        self.value = value
        self.sizes: list[int] = []

    def pick(self, n: int) -> int:
        self.sizes.append(int(n))
        if len(self.sizes) > 1:
            raise LuckError("asked twice")
        return self.value


def test_a_random_option_is_chosen_like_one_of_the_options(case: Case) -> None:
    """Where one pick decides, its values stand for the options, one each."""
    for number, state in enumerate(positions(case, 7)):
        for seat in state.asked() if sampled(number, 3) else []:
            options = state.options(seat)
            if not one_pick_decides(state, seat, options):
                luck = Dice(number)
                seen = [int(state.random_option(seat, luck)) for _ in range(300)]
                assert looks_fair(seen, dict.fromkeys(options, 1 / len(options)))


def one_pick_decides(state: State, seat: int, options: list[int]) -> bool:
    found: list[int] = []
    for value in range(len(options)):
        luck = OnePick(value)
        try:
            found.append(int(state.random_option(seat, luck)))
        except LuckError:
            return False
        if luck.sizes != [len(options)]:
            return False
    assert sorted(found) == options
    return True
