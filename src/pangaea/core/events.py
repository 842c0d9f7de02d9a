"""What happened, as typed data; each event says who may know it."""

from collections.abc import Callable
from functools import cache
from typing import Annotated, ClassVar, TypeVar, get_type_hints

from msgspec import Struct

from pangaea.core.scene import Manner, Pointer, Staged
from pangaea.core.state import NOBODY, Listener, State


class Names(Struct, frozen=True):
    """Marks an event's field as the index of a thing in a domain."""

    domain: str


class Moved(Struct, frozen=True, gc=False):
    """Something went from one area of the scene to another."""

    source: str
    target: str


SeatNumber = Annotated[int, Names("seat")]


class Event(Struct, kw_only=True, gc=False):
    """Something that happened at the table."""

    rule: ClassVar[str] = ""
    important: ClassVar[bool] = False  # stands out in the log
    reveals: ClassVar[bool] = False  # brings out what was hidden
    ways: ClassVar[tuple[tuple[str, str], ...]] = ()  # areas things move between: `cards{seat}`
    shows: ClassVar[tuple[str, ...]] = ()  # areas and spots it is about: `map/z{zones}`
    staged: ClassVar[Staged] = ""  # shown large, as a moment, also where the rules do not pause
    manner: ClassVar[Manner] = ""  # how it is shown and what it sounds like
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
        named = self._named()
        return [Moved(*(area.format(**named) for area in way)) for way in self.ways]

    def shown(self) -> list[Pointer]:
        """Say what it is about: what it is declared to show, otherwise where things moved to."""
        if not self.shows:
            return [
                Pointer(area=area) for area in dict.fromkeys(way.target for way in self.moves())
            ]
        return [pointed(place) for named in self._each() for place in _filled(self.shows, named)]

    def _named(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in self.__struct_fields__}

    def _each(self) -> list[dict[str, object]]:
        """Return the fields, once for each thing where one of those shown holds several."""
        named = self._named()
        several = [name for name in named if isinstance(named[name], tuple)]
        used = [name for name in several if any(f"{{{name}}}" in place for place in self.shows)]
        if not used:
            return [named]
        things = named[used[0]]
        assert isinstance(things, tuple)
        return [{**named, used[0]: thing} for thing in dict.fromkeys(things)]


class SeatEvent(Event):
    """Something that a seat did, or that happened to it."""

    seat: SeatNumber


def _filled(places: tuple[str, ...], named: dict[str, object]) -> list[str]:
    return [place.format(**named) for place in places]


def pointed(place: str) -> Pointer:
    """Read a place: an area, or a spot of it after a slash."""
    area, _, spot = place.partition("/")
    return Pointer(area=area, spot=spot)


Happening = TypeVar("Happening", bound=Event)


def by_rule(
    rule: str,
    *ways: tuple[str, str],
    important: bool = False,
    reveals: bool = False,
    shows: tuple[str, ...] = (),
    staged: Staged = "",
    manner: Manner = "",
) -> Callable[[type[Happening]], type[Happening]]:
    """Declare the paragraph that makes an event happen, and what an `Event` says of its kind."""

    def declared(event: type[Happening]) -> type[Happening]:
        event.rule, event.ways = rule, ways
        event.important, event.reveals = important, reveals
        event.shows, event.staged, event.manner = shows, staged, manner
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
