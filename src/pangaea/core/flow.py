"""The flow of a game: a list of steps, each one question of the rulebook."""

from collections.abc import Callable
from typing import ClassVar, Final, Generic, Self, TypeVar

from mypy_extensions import i64, mypyc_attr

from pangaea.core.bits import BIT, count, members, nth
from pangaea.core.luck import Luck
from pangaea.core.outcome import Outcome
from pangaea.core.question import Ask, Domain, Question, question_of
from pangaea.core.reason import Reason
from pangaea.core.state import NOBODY, Setup, State

OVER: Final = -1  # the step of a table whose game has ended
NOWHERE: Final = -2

Kind = TypeVar("Kind", bound="Table")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[Kind]):
    """One question, with everything that belongs to it.

    A game lists its steps in the order in which the rulebook tells a turn. The table holds the
    number of the step it has come to; a step that has nobody to ask leads on to the next, and the
    last one to the first.
    """

    ask: ClassVar[Ask]

    def begin(self, table: Kind, luck: Luck) -> None:
        """Do what happens when play comes to this step, before anybody is asked."""

    def first_asked(self, table: Kind) -> i64:
        """Return the first seat that owes an answer, or NOBODY: then play goes on."""
        seats = self.asked(table)
        return seats[0] if seats else NOBODY

    def asked(self, table: Kind) -> list[int]:
        """List the seats that owe an answer; several when all choose at once.

        A step says whom it asks here or in `first_asked`; each follows from the other.
        """
        seat = self.first_asked(table)
        return [] if seat == NOBODY else [seat]

    def options(self, table: Kind, seat: i64) -> list[int]:
        """List the legal answers of an asked seat, in a stable order."""
        raise TypeError("a step must list its options")

    def random_option(self, table: Kind, seat: i64, luck: Luck) -> i64:
        """Choose a legal answer at random, as likely as any other."""
        options = self.options(table, seat)
        return options[luck.pick(len(options))]

    def why_not(self, table: Kind, seat: i64, option: i64) -> Reason | None:
        """Tell why an answer is not legal, or None if it is."""
        raise TypeError("a step must say why an answer is not legal")

    def answer(self, table: Kind, seat: i64, option: i64, luck: Luck) -> None:
        """Carry out an answer that the caller has checked."""
        raise TypeError("a step must carry out its answers")

    def following(self, table: Kind) -> i64:
        """Return the number of the step that comes after this one, or OVER."""
        return table.step + 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[Kind]):
    """A step that names its legal answers once, as a mask, and why others are refused.

    The list of them, a random one and legality follow. The answers are numbers below 62.
    """

    def choices(self, table: Kind, seat: i64) -> i64:
        """Return the legal answers of an asked seat as a mask."""
        raise TypeError("a choice must name its legal answers")

    def refusal(self, table: Kind, seat: i64, option: i64) -> Reason:
        """Tell why an answer is not among the legal ones."""
        raise TypeError("a choice must say why an answer is not legal")

    def options(self, table: Kind, seat: i64) -> list[int]:
        return members(self.choices(table, seat))

    def random_option(self, table: Kind, seat: i64, luck: Luck) -> i64:
        choices = self.choices(table, seat)
        return nth(choices, luck.pick(count(choices)))

    def why_not(self, table: Kind, seat: i64, option: i64) -> Reason | None:
        is_legal = self.choices(table, seat) & BIT[option] != 0
        return None if is_legal else self.refusal(table, seat, option)


@mypyc_attr(allow_interpreted_subclasses=True)
class Course(Generic[Kind]):
    """The course of a game: how it begins, the steps of a turn, how it ends."""

    def __init__(
        self,
        steps: list[Step[Kind]],
        set_up: Callable[[Kind, Luck], None] | None = None,
        outcome: Callable[[Kind], Outcome] | None = None,
    ) -> None:
        self.steps: Final = steps
        self._set_up: Final = set_up
        self._outcome: Final = outcome

    def set_up(self, table: Kind, luck: Luck) -> None:
        """Set an empty table up, as a chapter does; play then goes on to the first question."""
        if self._set_up is not None:
            self._set_up(table, luck)

    def outcome(self, table: Kind) -> Outcome:
        """Tell how a game that is over ended, as the chapter on scoring does."""
        assert self._outcome is not None, "a game must tell how it ended"
        return self._outcome(table)

    def rewards(self, table: Kind) -> list[float]:
        """Say what the table is worth to each seat, from 0 to 1, at the end or before.

        Unless a game weighs more finely, the winners share the victory, at the end alone.
        """
        winners = self.outcome(table).winners if table.step == OVER else []
        share = 1.0 / float(max(1, len(winners)))
        return [share if seat in winners else 0.0 for seat in range(table.seats)]

    def hide(self, table: Kind, seat: i64) -> None:
        """Take out of a copy what that seat (NOBODY: a spectator) cannot know."""

    def imagine(self, table: Kind, luck: Luck) -> None:
        """Fill what is hidden in a copy with a fair random completion."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    """A state whose rules are a course of steps."""

    _step: "Step[Self]"  # the one that play has come to, looked up once

    def __init__(
        self, setup: Setup, like: "Table | None" = None, course: "Course[Self] | None" = None
    ) -> None:
        super().__init__(setup.seats)
        self.questions: Final = setup.questions
        self._course: Final = course
        self.step: i64 = (
            like.step if like else i64(0)
        )  # the number of the step that play has come to, or OVER
        self._looked_up: i64 = NOWHERE  # the number of `_step`

    def course(self) -> Course[Self]:
        """Return the course of the game: the one it was given, unless a game knows its own."""
        assert self._course is not None, "a game's table must know its course"
        return self._course

    def step_of(self, seat: i64) -> i64:
        """Return the step that asks a seat; where all choose at once, each may be at its own."""
        return self.step

    def step_at(self, number: i64) -> "Step[Self]":
        """Return a step by its number; that of play, which is asked most, is kept at hand."""
        if number != self._looked_up:
            self._step = self.course().steps[number]
            self._looked_up = number
        return self._step

    def go_on(self, luck: Luck) -> None:
        """Play on until somebody is asked or the game is over."""
        while self.step != OVER:
            step = self.step_at(self.step)
            if step.first_asked(self) != NOBODY:
                return
            following = step.following(self)
            if following == len(self.course().steps):
                following = 0
            self.step = following
            if following != OVER:
                self.step_at(following).begin(self, luck)

    def asked(self) -> list[int]:
        return [] if self.step == OVER else self.step_at(self.step).asked(self)

    def first_asked(self) -> i64:
        if self.step == OVER:
            return NOBODY
        return self.step_at(self.step).first_asked(self)

    def question(self, seat: i64) -> Question:
        return self.questions[self.step_of(seat)]

    def options(self, seat: i64) -> list[int]:
        return self.step_at(self.step_of(seat)).options(self, seat)

    def random_option(self, seat: i64, luck: Luck) -> i64:
        return self.step_at(self.step_of(seat)).random_option(self, seat, luck)

    def why_not(self, seat: i64, option: i64) -> Reason | None:
        return self.step_at(self.step_of(seat)).why_not(self, seat, option)

    def answer(self, seat: i64, option: i64, luck: Luck) -> None:
        self.step_at(self.step_of(seat)).answer(self, seat, option, luck)
        self.go_on(luck)

    def is_over(self) -> bool:
        return self.step == OVER

    def set_up(self, luck: Luck) -> None:
        self.course().set_up(self, luck)
        self.go_on(luck)

    def outcome(self) -> Outcome | None:
        return self.course().outcome(self) if self.step == OVER else None

    def rewards(self) -> list[float]:
        return self.course().rewards(self)

    def veiled(self, seat: i64) -> Self:
        twin = self.copy()
        self.course().hide(twin, seat)
        return twin

    def imagined(self, luck: Luck) -> Self:
        twin = self.copy()
        self.course().imagine(twin, luck)
        return twin


def questions_of(game: str, steps: list[Step[Kind]], domains: dict[str, Domain]) -> list[Question]:
    """Make the questions of a game's steps."""
    return [question_of(game, step.ask, domains) for step in steps]
