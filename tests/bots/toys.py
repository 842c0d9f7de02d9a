"""Toy tables with a known best answer."""

from typing import ClassVar, Final, Self

from pangaea.core.luck import Luck
from pangaea.core.question import Domain, Question, Thing
from pangaea.core.state import State

TAKE: Final = Question("toy.take", Domain("heap", [Thing(str(n), "n") for n in range(4)]), "toy/1")
HEADS: Final = 0
TAILS: Final = 1
CALL: Final = Question("toy.call", Domain("side", [Thing("h", "h"), Thing("t", "t")]), "toy/2")
QUIET: Final = 0
TALK: Final = 1
SECRET: Final = Question(
    "toy.talk", Domain("talk", [Thing("quiet", "q"), Thing("talk", "t")]), "toy/3", secret=True
)
UNKNOWN: Final = -1


class Open(State):
    """A state that hides nothing."""

    def veiled(self, seat: int) -> Self:
        return self.copy()

    def imagined(self, luck: Luck) -> Self:
        return self.copy()


class Heap(Open):
    """Take one to three from a heap; whoever takes the last one wins."""

    def __init__(self, size: int, turn: int = 0) -> None:
        super().__init__(2)
        self.size = size
        self.turn = turn

    def asked(self) -> list[int]:
        return [self.turn] if self.size else []

    def question(self, seat: int) -> Question:
        return TAKE

    def options(self, seat: int) -> list[int]:
        return list(range(1, min(3, self.size) + 1))

    def answer(self, seat: int, option: int, luck: Luck) -> None:
        self.size -= option
        self.turn = 1 - self.turn

    def copy(self) -> Self:
        return type(self)(self.size, self.turn)

    def rewards(self) -> list[float]:
        return [float(seat != self.turn) for seat in range(2)]


class Coin(State):
    """Call a hidden coin that shows heads three times out of four."""

    def __init__(self, coin: int, called: int = UNKNOWN) -> None:
        super().__init__(1)
        self.coin = coin
        self.called = called

    def asked(self) -> list[int]:
        return [0] if self.called == UNKNOWN else []

    def question(self, seat: int) -> Question:
        return CALL

    def options(self, seat: int) -> list[int]:
        return [HEADS, TAILS]

    def answer(self, seat: int, option: int, luck: Luck) -> None:
        self.called = option

    def copy(self) -> Self:
        return type(self)(self.coin, self.called)

    def veiled(self, seat: int) -> Self:
        return type(self)(UNKNOWN, self.called)

    def imagined(self, luck: Luck) -> Self:
        return type(self)(TAILS if luck.pick(4) == 0 else HEADS, self.called)

    def rewards(self) -> list[float]:
        return [float(self.called == self.coin)]


class Prisoners(Open):
    """Both are asked at once; to talk is better whatever the other does."""

    def __init__(self, said: list[int] | None = None) -> None:
        super().__init__(2)
        self.said = list(said or [UNKNOWN, UNKNOWN])

    def asked(self) -> list[int]:
        return [seat for seat in range(2) if self.said[seat] == UNKNOWN]

    def question(self, seat: int) -> Question:
        return SECRET

    def options(self, seat: int) -> list[int]:
        return [QUIET, TALK]

    def answer(self, seat: int, option: int, luck: Luck) -> None:
        self.said[seat] = option

    def copy(self) -> Self:
        return type(self)(self.said)

    def rewards(self) -> list[float]:
        freedom = {(QUIET, QUIET): 0.6, (TALK, QUIET): 1.0, (QUIET, TALK): 0.0, (TALK, TALK): 0.3}
        mine, theirs = self.said
        return [freedom[mine, theirs], freedom[theirs, mine]]


class Pennies(Prisoners):
    """The first seat hides a side; the second thinks first, then guesses, both in secret."""

    def __init__(self, said: list[int] | None = None) -> None:
        super().__init__(said or [UNKNOWN, UNKNOWN, UNKNOWN])

    def asked(self) -> list[int]:
        owing = (self.said[:1], self.said[1:])
        return [seat for seat in range(2) if UNKNOWN in owing[seat]]

    def answer(self, seat: int, option: int, luck: Luck) -> None:
        self.said[self.place(seat)] = option

    def place(self, seat: int) -> int:
        """Where a seat's next answer goes: the hidden side, the thought, the guess."""
        if seat == 0:
            return 0
        return 1 if self.said[1] == UNKNOWN else 2

    def rewards(self) -> list[float]:
        found = float(self.said[0] == self.said[2])
        return [1.0 - found, found]


class Calls(Open):
    """One seat calls heads or tails, a number of times."""

    times: ClassVar[int]

    def __init__(self, called: list[int]) -> None:
        super().__init__(1)
        self.called = list(called)

    def asked(self) -> list[int]:
        return [0] if len(self.called) < self.times else []

    def question(self, seat: int) -> Question:
        return CALL

    def options(self, seat: int) -> list[int]:
        return [HEADS, TAILS]

    def answer(self, seat: int, option: int, luck: Luck) -> None:
        self.called.append(option)

    def copy(self) -> Self:
        return type(self)(self.called)


class Rounds(Calls):
    """Nine calls, the more heads the better; remembers after how many calls it was weighed."""

    times: ClassVar = 9
    weighed: ClassVar[list[int]] = []

    def rewards(self) -> list[float]:
        self.weighed.append(len(self.called))
        return [self.called.count(HEADS) / 9]


class Steps(Calls):
    """Three calls, the more tails the better."""

    times: ClassVar = 3

    def rewards(self) -> list[float]:
        return [self.called.count(TAILS) / 3]


class Lottery(Coin):
    """Call a side: tails brings a little more, and luck far more to either."""

    def __init__(self, called: int = UNKNOWN, drawn: float = 0.0) -> None:
        super().__init__(UNKNOWN, called)
        self.drawn = drawn

    def answer(self, seat: int, option: int, luck: Luck) -> None:
        self.called = option
        self.drawn = luck.pick(1000) / 2000

    def copy(self) -> Self:
        return type(self)(self.called, self.drawn)

    def veiled(self, seat: int) -> Self:
        return self.copy()

    def imagined(self, luck: Luck) -> Self:
        return self.copy()

    def rewards(self) -> list[float]:
        return [self.drawn + (0.05 if self.called == TAILS else 0.0)]
