"""Answers that stand, and which of them others may know of.

Where all choose at once, in secret, an answer is *hidden* as long as the choice goes on: others
learn at most that a seat is ready. Hidden answers of different seats do not depend on one another,
so that each seat can take its own back, and is shown its own in their order.
"""

from typing import Final

from msgspec import Struct

from pangaea.core.events import Event
from pangaea.core.state import NOBODY, State

EVERYBODY: Final = -1  # as a bit mask of seats


class Step(Struct, gc=False):
    """One answer that stands: who gave it, what luck said, and what happened."""

    seat: int
    option: int
    luck: list[int]
    events: list[Event]
    choices: int = 0  # how many options there were
    asked_at: int = 0  # the position that its seat was told when it was asked
    secret: bool = False  # it belongs to a choice that all make at once, in secret
    hidden: bool = False  # that choice goes on after it, and nobody else has heard what it was
    at: float = 0  # when it was given


class Trace(Struct, frozen=True):
    """Somebody took an answer back."""

    seat: int  # by whose wish
    positions: list[int]  # where it is told, by seat
    settled: int  # where it is told to others
    known_to: int = EVERYBODY  # bit mask of seats

    def position_for(self, seat: int | None) -> int:
        """Return after which position a seat (None: a spectator) is told of it."""
        return self.settled if seat is None else self.positions[seat]

    def is_known_to(self, seat: int | None) -> bool:
        """Tell whether a seat (None: a spectator) is told of it at all."""
        return self.known_to == EVERYBODY or (seat is not None and bool(self.known_to >> seat & 1))


class Retreat(Struct, frozen=True):
    """How a seat's last choice is taken back."""

    position: int  # where to
    own: bool  # only the seat's own answers since go: a secret choice is under way


def is_unheard(state: State, asked: list[int], said: list[int], events: list[Event]) -> bool:
    """Tell whether an answer to a secret question left everything as it was for all others.

    The choice goes on if only those who were asked before still are.
    """
    now = state.asked()
    if said or not now or any(seat not in asked for seat in now):
        return False
    return not any(event.may_know(NOBODY) for event in events)


def choice_start(steps: list[Step], number: int) -> int:
    """Return with which step the secret choice that has come to a step began."""
    while number > 0 and steps[number - 1].hidden:
        number -= 1
    return number


def own_parts(steps: list[Step], start: int, seat: int | None) -> list[Step]:
    """Return what a seat has given, unheard, to the secret choice that began with a step."""
    end = start
    while end < len(steps) and steps[end].hidden:
        end += 1
    return [step for step in steps[start:end] if step.seat == seat]


def retreat(steps: list[Step], seat: int) -> Retreat | None:
    """Say to before which step a seat's last choice takes it back."""
    under_way = choice_start(steps, len(steps))
    for number in range(len(steps) - 1, -1, -1):
        step = steps[number]
        if step.seat == seat and step.choices > 1:
            own = under_way <= number
            first = choice_start(steps, number) if step.secret and not own else number
            return Retreat(first, own)
    return None
