"""Who sits where: people first, then bots."""

from msgspec import Struct

from pangaea.bots import bot
from pangaea.core.errors import PangaeaError
from pangaea.core.words import Words

NAMES = 6  # words `bot-name-0` to `bot-name-5`


class BadLineup(PangaeaError, ValueError):
    """These people and bots do not fill the seats."""


class Lineup(Struct, frozen=True):
    """The name and level of each seat; a person's level is empty."""

    names: list[str]
    levels: list[str]


def lineup(seats: int, people: int, me: str | None, bots: list[str], words: Words) -> Lineup:
    """Fill the seats: people, then bots of the levels named (one level stands for all)."""
    if not 0 <= people <= seats:
        raise BadLineup("error-people", people=people, seats=seats)
    others = seats - people
    levels = bots * others if len(bots) == 1 else bots
    if len(levels) != others:
        raise BadLineup("error-bots", bots=len(levels), others=others)
    for level in levels:
        bot(level)
    persons = [person(number, people, me, words) for number in range(people)]
    robots = [words.say(f"bot-name-{number % NAMES}") for number in range(others)]
    return Lineup(persons + robots, [""] * people + levels)


def person(number: int, people: int, me: str | None, words: Words) -> str:
    """Name a person: the first as they wish."""
    if number == 0 and (me or people == 1):
        return me or words.say("play-me")
    return words.say("play-person", number=number + 1)
