"""What happened, as typed data; each event says who may know it."""

from collections.abc import Callable
from functools import cache
from typing import Annotated, ClassVar, TypeVar, get_type_hints

from msgspec import Struct

from pangaea.core.state import NOBODY, Listener, State


class Names(Struct, frozen=True):
    """Marks an event's field as the index of a thing in a domain."""

    domain: str


class Moved(Struct, frozen=True):
    """Something went from one area of the scene to another."""

    source: str
    target: str


SeatNumber = Annotated[int, Names("seat")]


class Event(Struct, kw_only=True):
    """Something that happened at the table."""

    rule: ClassVar[str] = ""
    important: ClassVar[bool] = False  # worth a moment of its own on the page
    reveals: ClassVar[bool] = False  # brings out what was hidden
    ways: ClassVar[tuple[tuple[str, str], ...]] = ()  # areas things move between: `cards{seat}`
    known_to: int = -1  # bit mask of seats; all bits set: everybody, spectators too

    def may_know(self, seat: int) -> bool:
        """Tell whether a seat (NOBODY: a spectator) may hear of it."""
        if self.known_to == -1:
            return True
        return seat != NOBODY and bool(self.known_to >> seat & 1)

    def cites(self) -> str:
        """Return the paragraph that was followed, where it is not always the same one."""
        return self.rule

    def moves(self) -> list[Moved]:
        """Say which areas of the scene things moved between, to animate them."""
        named = {name: getattr(self, name) for name in self.__struct_fields__}
        return [Moved(*(area.format(**named) for area in way)) for way in self.ways]


class SeatEvent(Event):
    """Something that a seat did, or that happened to it."""

    seat: SeatNumber


Happening = TypeVar("Happening", bound=Event)


def by_rule(
    rule: str, *ways: tuple[str, str], important: bool = False, reveals: bool = False
) -> Callable[[type[Happening]], type[Happening]]:
    """Declare the paragraph that makes an event happen, and what an `Event` says of its kind."""

    def declared(event: type[Happening]) -> type[Happening]:
        event.rule, event.ways = rule, ways
        event.important, event.reveals = important, reveals
        return event

    return declared


class Moment(Struct):
    """The table in the middle of what an answer set off, and the events that led there."""

    state: State
    events: list[Event]


class Journal(Listener):
    """Remembers events in the order in which they happened, and moments worth a look."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.moments: list[Moment] = []

    def hear(self, event: object) -> None:
        assert isinstance(event, Event)
        self.events.append(event)

    def pause(self, state: State) -> None:
        told = sum(len(moment.events) for moment in self.moments)
        self.moments.append(Moment(state.copy(), self.events[told:]))

    def taken(self) -> list[Event]:
        """Hand over the events heard since the last call; the moments between them are over."""
        events = self.events
        self.events, self.moments = [], []
        return events


@cache
def domains_of(event: type[Event]) -> dict[str, str]:
    """Tell which fields of an event name things, and from which domain."""
    hints = get_type_hints(event, include_extras=True)
    found: dict[str, str] = {}
    for name, hint in hints.items():
        for mark in getattr(hint, "__metadata__", ()):
            if isinstance(mark, Names):
                found[name] = mark.domain
    return found
