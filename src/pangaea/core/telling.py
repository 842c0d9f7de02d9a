"""Events in words: the log of a game."""

from collections import Counter

from pangaea.core.events import Event, domains_of
from pangaea.core.question import Domain, Thing
from pangaea.core.scene import LogLine
from pangaea.core.words import Words


class Teller:
    """Tells events in one language, with the players' names."""

    def __init__(self, words: Words, names: tuple[str, ...], domains: dict[str, Domain]) -> None:
        self.words = words
        self.names = names
        self.domains = domains

    def line(self, event: Event) -> LogLine:
        """Tell an event in one sentence."""
        name = type(event).__name__
        seat = getattr(event, "seat", None)
        text = self.words.say(f"event-{kebab(name)}", **self.values(event))
        return LogLine(text, kebab(name), event.cites(), seat, event.important)

    def values(self, event: Event) -> dict[str, str | int]:
        """Put an event's fields into words."""
        marked = domains_of(type(event))
        found: dict[str, str | int] = {}
        for field in event.__struct_fields__:
            value = getattr(event, field)
            found[field] = self.things(marked[field], value) if field in marked else value
        return found

    def things(self, domain: str, value: int | tuple[int, ...]) -> str:
        """Name one thing, or several with their number."""
        if isinstance(value, tuple):
            counted = Counter(value)
            items = [self.counted(domain, index, counted[index]) for index in counted]
            return self.words.list(items)
        if domain == "seat":
            return self.names[value]
        return self.thing(self.domains[domain].things[value])

    def counted(self, domain: str, index: int, number: int) -> str:
        """Name a thing, with its number if there are several."""
        name = self.things(domain, index)
        return name if number == 1 else self.words.say("several", number=number, thing=name)

    def thing(self, thing: Thing) -> str:
        """Name a thing."""
        return self.words.say(thing.words, **thing.values)


def kebab(name: str) -> str:
    """Turn a class name into the form that word files use: `RoundBegan` into `round-began`."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)[1:]
