"""What every contestant brings to the bench, and how a slice of its work is timed."""

from collections.abc import Callable
from dataclasses import dataclass
from time import process_time
from typing import Final

LOOK_EVERY: Final = 0.002
"""CPU seconds between two looks at the clock: long beside the look, short beside a slice."""

Step = Callable[[], float]
"""A piece of work; it returns how much was done (decisions, or copies)."""


@dataclass(frozen=True)
class Contestant:
    """One way to play random games, ready to run."""

    seats: int
    play: Step
    copy: Step | None = None
    compiled: bool = False


class Stopwatch:
    """Times a step in slices, with few enough looks at the clock not to disturb it."""

    def __init__(self, step: Step) -> None:
        self.step = step
        self.calls = 1
        while self.run(seconds=0.0)[1] < LOOK_EVERY:
            self.calls *= 2

    def run(self, seconds: float) -> tuple[float, float]:
        """Work for that many CPU seconds; return what was done and the CPU seconds it took."""
        done = 0.0
        start = process_time()
        while True:
            done += self._burst()
            spent = process_time() - start
            if spent >= seconds:
                return done, spent

    def _burst(self) -> float:
        step = self.step
        done = 0.0
        for _ in range(self.calls):
            done += step()
        return done


def copier(copies: list[Callable[[], object]]) -> Callable[[], int]:
    """Make the step that copies each of some states once."""

    def copy_all() -> int:
        for copy in copies:
            copy()
        return len(copies)

    return copy_all
