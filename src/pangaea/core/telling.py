"""Events in words: the log of a game."""

from collections import Counter, deque
from functools import cache
from typing import Final

from pangaea.core.events import Event, Moved, domains_of
from pangaea.core.question import Domain, Thing
from pangaea.core.scene import LogLine
from pangaea.core.words import Words

RECENT: Final = 8  # moments of an answer, for as many languages and seats as look at them
SEVERAL: Final = "several"  # the form that says how many there are


class Teller:
    """Tells events in one language, with the players' names."""

    def __init__(
        self,
        words: Words,
        names: tuple[str, ...],
        domains: dict[str, Domain],
        known: dict[tuple[str, int, str], str] | None = None,
    ) -> None:
        self.words = words
        self.names = names
        self.domains = domains
        self._known = {} if known is None else known  # the names of things said before

    def line(self, event: Event, at: int = 0) -> LogLine:
        """Tell an event in one sentence, and the position that it led to."""
        name = kebab(type(event).__name__)
        return LogLine(
            text=self.words.say(f"event-{name}", **self.values(event)),
            event=name,
            rule=event.cites(),
            seat=getattr(event, "seat", None),
            important=event.important,
            at=at,
            shows=tuple(event.shown()),
            staged=event.staged,
            manner=event.manner,
        )

    def values(self, event: Event) -> dict[str, str | int]:
        """Put an event's fields into words: `card`, and `card-a` if the names have such a form."""
        marked = domains_of(type(event))
        found: dict[str, str | int] = {}
        for field in event.__struct_fields__:
            value = getattr(event, field)
            if field not in marked:
                found[field] = value
                continue
            found[field] = self.things(marked[field], value)
            for form in self.forms(marked[field]):
                found[f"{field}-{form}"] = self.things(marked[field], value, form)
        return found

    def forms(self, domain: str) -> tuple[str, ...]:
        """List the forms that one thing of a domain can be named in; all things have the same."""
        forms = self.words.forms(self.domains[domain].things[0].words) if domain != "seat" else ()
        return tuple(form for form in forms if form != SEVERAL)

    def things(self, domain: str, value: int | tuple[int, ...], form: str = "") -> str:
        """Name one thing, or several with their number."""
        if isinstance(value, tuple):
            counted = Counter(value)
            items = [self.counted(domain, index, counted[index], form) for index in counted]
            return self.words.list(items)
        if domain == "seat":
            return self.names[value]
        key = domain, value, form
        name = self._known.get(key)
        if name is None:
            name = self._known[key] = self.thing(self.domains[domain].things[value], form)
        return name

    def counted(self, domain: str, index: int, number: int, form: str = "") -> str:
        """Name a thing, with its number if there are several."""
        if number == 1:
            return self.things(domain, index, form)
        thing = self.domains[domain].things[index]
        if form and SEVERAL in self.words.forms(thing.words):
            return self.words.say(f"{thing.words}.{SEVERAL}", **thing.values, number=number)
        return self.words.say("several", number=number, thing=self.things(domain, index))

    def thing(self, thing: Thing, form: str = "") -> str:
        """Name a thing, plainly or in a form that fits a sentence."""
        return self.words.say(f"{thing.words}.{form}" if form else thing.words, **thing.values)


Told = tuple[Event, LogLine, list[Moved]]  # an event, its words, and what it moved


class Tellings:
    """What was told last in one language: every seat hears the same words of an event."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.recent: deque[tuple[list[Event], int, list[Told]]] = deque(maxlen=RECENT)

    def told(self, events: list[Event], viewer: int, at: int) -> list[Told]:
        """Tell events as far as a viewer may know of them, and of the position they led to."""
        return [one for one in self._of(events, at) if one[0].may_know(viewer)]

    def _of(self, events: list[Event], at: int) -> list[Told]:
        for known, position, told in self.recent:
            if known is events and position == at:
                return told
        told = [(event, self.teller.line(event, at), event.moves()) for event in events]
        self.recent.append((events, at, told))
        return told


@cache
def kebab(name: str) -> str:
    """Turn a class name into the form that word files use: `RoundBegan` into `round-began`."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)[1:]
