"""Play a table by the names of answers, as records write them, and look at what it says."""

from collections.abc import Iterable

from pangaea.core import notation
from pangaea.core.events import Journal
from pangaea.core.luck import Luck, Script
from pangaea.core.outcome import Outcome
from pangaea.core.reason import Reason
from pangaea.core.state import State
from pangaea.core.words import words_for


def asked_seat(state: State, seat: int | None = None) -> int:
    """Return this seat, which must be asked, or the first one that is."""
    asked = state.asked()
    assert asked, "nobody is asked"
    assert seat is None or seat in asked, f"{seat} is not asked"
    return asked[0] if seat is None else seat


def asked_what(state: State, seat: int | None = None) -> str:
    """Name the question that a seat, or the first one asked, has to answer."""
    return state.question(asked_seat(state, seat)).verb


def choices(state: State, seat: int | None = None) -> set[str]:
    """Say what a seat, or the first one asked, may answer."""
    who = asked_seat(state, seat)
    things = state.question(who).domain.things
    return {things[option].token for option in state.options(who)}


def give(state: State, answers: Iterable[str], luck: Luck, seat: int | None = None) -> None:
    """Give answers, each legal, for one seat or for whoever is asked first."""
    for answer in answers:
        who = asked_seat(state, seat)
        option = notation.read(state.question(who), answer)
        assert option in state.options(who), f"{answer} is not among {sorted(choices(state, who))}"
        state.answer(who, option, luck)


def use_up(luck: Luck) -> None:
    """Luck that was told what to say must have been asked for all of it."""
    if isinstance(luck, Script):
        assert luck.left() == 0, "luck was told more than it was asked"


def listen(state: State) -> Journal:
    """Hear from now on what happens at a table."""
    journal = Journal()
    state.listener = journal
    return journal


def refusal(state: State, answer: str, seat: int | None = None) -> Reason:
    """Ask why an answer that can be written is not legal; the sentence must exist."""
    who = asked_seat(state, seat)
    question = state.question(who)
    option = notation.read(question, answer)
    assert option not in state.options(who), f"{answer} is legal"
    reason = state.why_not(who, option)
    assert reason is not None
    game = question.name.partition(".")[0]
    for language in ("en", "fr"):
        assert words_for(game, language).say(reason.words, **reason.values)
    return reason


def final(state: State) -> Outcome:
    """Return how the game ended."""
    outcome = state.outcome()
    assert outcome is not None
    return outcome
