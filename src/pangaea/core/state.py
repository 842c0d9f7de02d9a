"""The state of a game: who is asked what, and what an answer changes."""

from typing import ClassVar, Final, Self

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pangaea.core.luck import Luck
from pangaea.core.outcome import Outcome
from pangaea.core.question import Domain, Question
from pangaea.core.reason import Reason

NOBODY: Final[i64] = -1
# Attributes of a table that are not part of a position, nor are private ones.
UNCHANGING: Final = {"setup", "seats", "questions", "listener"}
SINGLE: Final = -1  # the length of a field that is one number
VARIES: Final = -2
NEWEST: Final = 1_000_000  # rules of a table that began with no older ones


class WrongShape(ValueError):
    """Plain data does not fit the table it was to fill: it comes from another layout."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Hears what happens while a game is played; the journal of a match is one."""

    def hear(self, event: object) -> None:
        """Take note of an event."""

    def pause(self, state: "State") -> None:
        """Let everybody look at the table as it is at this moment, before things go on."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup:
    """What does not change during a game: seats, variants and the tables made from the box."""

    def __init__(
        self, seats: int, questions: list[Question], domains: dict[str, Domain] | None = None
    ) -> None:
        self.seats: i64 = seats
        self.questions: Final = questions
        self.domains: Final[dict[str, Domain]] = domains or {}
        self.rules: i64 = NEWEST  # the version of the rules this table began with


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything that lies on the table of one game, and whom the rules ask next.

    A table names its fields once, in `__init__`: numbers, lists or vectors of numbers, as they are
    on a blank table or in a copy of another. Plain data, layout and equality follow from that.
    """

    LAYOUT: ClassVar[int] = 1  # raised when a field's numbers come to mean something else
    VARYING: ClassVar[tuple[str, ...]] = ()  # fields whose length changes during a game

    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats
        self.listener: Listener | None = None

    def asked(self) -> list[int]:
        """List the seats that owe an answer; several when all choose at once, none at the end."""
        raise TypeError("a game's table must say who is asked")

    def first_asked(self) -> i64:
        """Return the first seat that owes an answer, or NOBODY when the game is over."""
        seats = self.asked()
        return seats[0] if seats else NOBODY

    def question(self, seat: i64) -> Question:
        """Return what that seat is asked."""
        raise TypeError("a game's table must know its question")

    def options(self, seat: i64) -> list[int]:
        """List the legal answers of an asked seat, in a stable order."""
        raise TypeError("a game's table must list its options")

    def answer(self, seat: i64, option: i64, luck: Luck) -> None:
        """Carry out an answer that the caller has checked."""
        raise TypeError("a game's table must carry out answers")

    def random_option(self, seat: i64, luck: Luck) -> i64:
        """Choose a legal answer at random, as likely as any other."""
        options = self.options(seat)
        return options[luck.pick(len(options))]

    def is_over(self) -> bool:
        """Tell whether the game has ended."""
        return self.first_asked() == NOBODY

    def why_not(self, seat: i64, option: i64) -> Reason | None:
        """Tell why an asked seat may not answer that, or None if it may."""
        raise TypeError("a game's table must say why an answer is not legal")

    def set_up(self, luck: Luck) -> None:
        """Set an empty table up and play to the first question."""
        raise TypeError("a game's table must set itself up")

    def outcome(self) -> Outcome | None:
        """Tell how the game ended, or None while it goes on."""
        raise TypeError("a game's table must tell how it ended")

    def tell(self, event: object) -> None:
        """Tell an event to whoever listens; hot rules look for a listener before they make it."""
        if self.listener is not None:
            self.listener.hear(event)

    def copy(self) -> Self:
        """Return a copy that shares nothing that changes."""
        raise TypeError("a game's table must copy itself")

    def veiled(self, seat: i64) -> Self:
        """Return a copy without what that seat (NOBODY: a spectator) cannot know."""
        return self.copy()

    def imagined(self, luck: Luck) -> Self:
        """Return a fair random completion of a veiled state."""
        return self.copy()

    def rewards(self) -> list[float]:
        """Say what the table is worth to each seat, from 0 to 1, at the end or before."""
        raise TypeError("a game's table must weigh its end")

    def fields(self) -> tuple[str, ...]:
        """Name everything that makes up a position."""
        return fields_of(self)

    def plain(self) -> dict[str, int | list[int]]:
        """Return the state as plain data, the same for the same table."""
        found: dict[str, int | list[int]] = {}
        for name in self.fields():
            value = getattr(self, name)
            found[name] = int(value) if isinstance(value, int) else [int(item) for item in value]
        return found

    def __repr__(self) -> str:
        asked = ", ".join(f"seat {seat}: {self.question(seat).name}" for seat in self.asked())
        return f"<{type(self).__name__} for {self.seats}, {asked or 'over'}>"

    def __eq__(self, other: object) -> bool:
        """Tell whether two tables are of one game and in the same position."""
        return type(self) is type(other) and self.plain() == other.plain()

    def __hash__(self) -> int:
        raise TypeError("a table changes, so it is no key")

    def shape(self) -> list[str]:
        """Name every field with its length: what plain data must have to fit."""
        return [f"{name} {self._length(name)}" for name in self.fields()]

    def _length(self, name: str) -> int:
        """Return the fixed length of a field; a single number and what varies have none."""
        value = getattr(self, name)
        if isinstance(value, int):
            return SINGLE
        return VARIES if name in self.VARYING else len(value)

    def refill(self, plain: dict[str, int | list[int]]) -> None:
        """Take over plain data that `plain` made from a table of the same setup."""
        if plain.keys() != set(self.fields()):
            raise WrongShape(" ".join(sorted(plain.keys() ^ set(self.fields()))))
        for name, value in plain.items():
            self._check_length(name, value)
        for name, value in plain.items():
            self._take_over(name, value)

    def _check_length(self, name: str, value: int | list[int]) -> None:
        length = SINGLE if isinstance(value, int) else len(value)
        wanted = self._length(name)
        if length != wanted and (wanted != VARIES or length == SINGLE):
            raise WrongShape(name)

    def _take_over(self, name: str, value: int | list[int]) -> None:
        if isinstance(value, list):
            is_list = isinstance(getattr(self, name), list)
            setattr(self, name, list(value) if is_list else vec[i64](value))
        else:
            setattr(self, name, type(getattr(self, name))(value))


_FIELDS: Final[dict[type[State], tuple[str, ...]]] = {}


def fields_of(state: State) -> tuple[str, ...]:
    """Name the attributes that a table assigned, in the same order compiled and not."""
    kind = type(state)
    found = _FIELDS.get(kind)
    if found is None:
        names = {*getattr(kind, "__mypyc_attrs__", ()), *getattr(state, "__dict__", ())}
        found = tuple(sorted(name for name in names - UNCHANGING if name[0] != "_"))
        _FIELDS[kind] = found
    return found
