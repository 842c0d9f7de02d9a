"""All luck comes through one door: `luck.pick(n)`."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

GOLDEN: Final = 0x9E3779B97F4A7C15
STIR: Final = 0xBF58476D1CE4E5B9
WIDE: Final = (1 << 64) - 1


class LuckError(Exception):
    """Luck was asked for something its script does not hold."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """Where every random choice of a game comes from."""

    def pick(self, n: i64) -> i64:
        """Choose one of 0..n-1, each as likely as the others."""
        raise LuckError("a bare Luck cannot pick: use Dice, Script or Recorder")


class Dice(Luck):
    """A fast generator: the same seed says the same, compiled or not."""

    def __init__(self, seed: int) -> None:
        self._random: Final = Random(_stirred(seed))
        if type(self) is Dice and hasattr(self, "__dict__"):  # uncompiled: spare a call
            vars(self)["pick"] = self._random.randrange

    def pick(self, n: i64) -> i64:
        return self._random.randrange(n)


class Script(Luck):
    """Luck that says what it was told: for replays, tests and dice rolled on a real table."""

    def __init__(self, said: list[int], of: list[int] | None = None) -> None:
        self.said = said
        self.of = of  # how many there were to choose from, each time; None: not known
        self.used: i64 = 0

    def pick(self, n: i64) -> i64:
        if self.used >= len(self.said):
            raise LuckError(f"the script ends after {len(self.said)} picks, one more is needed")
        value: i64 = self.said[self.used]
        if not 0 <= value < n:
            raise LuckError(f"pick {self.used + 1} of the script is {value}, it must be 0..{n - 1}")
        if self.of is not None and self.of[self.used] != n:
            known = self.of[self.used]
            raise LuckError(f"pick {self.used + 1} of the script is one of {known}, not of {n}")
        self.used += 1
        return value

    def left(self) -> int:
        """Return how many picks have not been used."""
        return len(self.said) - self.used


class Recorder(Luck):
    """Passes the question on to another luck and remembers what it said."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self.said: list[int] = []
        self.of: list[int] = []

    def pick(self, n: i64) -> i64:
        value = self.luck.pick(n)
        self.said.append(value)
        self.of.append(n)
        return value

    def taken(self) -> list[int]:
        """Hand over what was said since the last call."""
        said = self.said
        self.said = []
        return said

    def counts_taken(self) -> list[int]:
        """Hand over out of how many each was chosen, since the last call."""
        of = self.of
        self.of = []
        return of


def draw(bag: vec[i64], total: i64, luck: Luck) -> i64:
    """Take one thing out of a bag of counts per kind that holds `total` things."""
    place = luck.pick(total)
    kind: i64 = 0
    held = bag[0]
    while place >= held:
        place -= held
        kind += 1
        held = bag[kind]
    bag[kind] = held - 1
    return kind


def roll(luck: Luck) -> i64:
    """Roll a die of six."""
    return luck.pick(6) + 1


def shuffled(things: list[int], luck: Luck) -> list[int]:
    """Return the things in a random order."""
    order = list(things)
    for last in range(len(order) - 1, 0, -1):
        other = luck.pick(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def _stirred(seed: int) -> int:
    """Spread the bits of a seed, so that neighbours have nothing in common."""
    mixed = ((seed + 1) * GOLDEN) & WIDE
    mixed = ((mixed ^ (mixed >> 30)) * STIR) & WIDE
    return (mixed ^ (mixed >> 31)) >> 1
