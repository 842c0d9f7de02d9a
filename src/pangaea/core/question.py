"""Questions and the things that answer them."""

from typing import Final

EVERY_QUESTION: Final = -1


class Thing:
    """One possible answer: how records write it, and which words name it."""

    def __init__(self, token: str, words: str, **values: str | int) -> None:
        self.token: Final = token
        self.words: Final = words
        self.values: Final = dict(values)


class Domain:
    """A named, finite, ordered set of things; an option is the index of one of them."""

    def __init__(self, name: str, things: list[Thing]) -> None:
        self.name: Final = name
        self.things: Final = things
        self.index: Final = {thing.token: number for number, thing in enumerate(things)}

    def __len__(self) -> int:
        return len(self.things)


class Ask:
    """What a step asks: its verb, the domain of its answers, its rule, and whether it is secret."""

    def __init__(self, verb: str, *, domain: str, rule: str, secret: bool = False) -> None:
        self.verb: Final = verb
        self.domain: Final = domain
        self.rule: Final = rule  # paragraph of the game's rulebook
        self.secret: Final = secret


class Question:
    """What a seat is asked: its domain, the rule that asks it, and whether the answer is hidden."""

    def __init__(self, name: str, domain: Domain, rule: str, *, secret: bool = False) -> None:
        self.name: Final = name
        self.domain: Final = domain
        self.rule: Final = rule
        self.secret: Final = secret

    def __repr__(self) -> str:
        return f"<Question {self.name} [{self.rule}], {len(self.domain)} possible answers>"

    @property
    def verb(self) -> str:
        """The question's short name, as records and players write it."""
        return self.name.partition(".")[2]


def question_of(game: str, ask: Ask, domains: dict[str, Domain]) -> Question:
    """Make the question of a step for a table with these domains."""
    domain = domains[ask.domain]
    return Question(f"{game}.{ask.verb}", domain, f"{game}/{ask.rule}", secret=ask.secret)


def numbers(name: str, words: str, size: int, first: int = 0) -> Domain:
    """Make a domain of numbers: seats, amounts, places on a track."""
    things = [Thing(str(n), words, number=n) for n in range(first, first + size)]
    return Domain(name, things)
