"""How likely each prediction wins a contest, if the others predict about what advice would.

Casual players predict exactly that; people come near it. So a rival is expected there, or one
number beside it: whoever guesses well where the others are finds the numbers they leave open.
"""

from typing import Final

from mypy_extensions import i64

from pangaea.core.bits import BIT
from pangaea.games.eras.advice.values import aim, distance
from pangaea.games.eras.rules.deck import to_come
from pangaea.games.eras.rules.names import OUT, PREDICT, TOKENS
from pangaea.games.eras.rules.table import Table

AS_ADVISED: Final = 0.6  # how often a rival predicts what advice says; else one more or one less
FAR: Final = 100  # farther from any card than a prediction can be


def odds(table: Table, seat: i64) -> list[float]:
    """Say how likely each prediction wins; nothing where none is owed [eras 5.4, 13.3]."""
    if table.step != PREDICT:
        return []
    animal = table.owing(seat)
    mate, rivals = mate_of(table, seat, animal), rivals_of(table, seat)
    cards = to_come(table)
    return [chance(number, mate, rivals, cards) for number in table.options(seat)]


class Rival:
    """An opponent's animal in the contest: what it will predict, within its tokens."""

    def __init__(self, number: i64, tokens: i64) -> None:
        self.number: i64 = number
        self.tokens: i64 = tokens

    def is_farther(self, card: i64, away: i64) -> float:
        """Return how likely its prediction is farther from a card than `away`."""
        beside = self.share_beyond(self.number - 1, card, away)
        beside += self.share_beyond(self.number + 1, card, away)
        return AS_ADVISED * self.share_beyond(self.number, card, away) + (
            0.5 * (1.0 - AS_ADVISED) * beside
        )

    def share_beyond(self, number: i64, card: i64, away: i64) -> float:
        """Return 1 if a prediction lies farther from a card than `away`, else 0."""
        allowed = min(max(number, 1), self.tokens)
        return 1.0 if distance(allowed, card) > away else 0.0


def rivals_of(table: Table, seat: i64) -> list[Rival]:
    """Return the opponents' animals that compete."""
    return [
        Rival(aim(table, animal), table.tokens[animal])
        for animal in range(table.setup.animals)
        if table.rivals & BIT[animal] and table.owner(animal) != seat
    ]


def mate_of(table: Table, seat: i64, animal: i64) -> i64:
    """Return what the seat's other animal predicts, or will; OUT if it does not compete."""
    for other in range(seat, table.setup.animals, table.seats):
        if other != animal and table.rivals & BIT[other]:
            return table.bid[other] if table.bid[other] >= OUT else aim(table, other)
    return OUT


def chance(number: i64, mate: i64, rivals: list[Rival], cards: list[int]) -> float:
    """Return how likely a prediction wins, its own seat's other animal beside it."""
    won = 0.0
    for card in range(1, TOKENS + 1):
        if cards[card] > 0:
            away = min(away_from(card, number), away_from(card, mate))
            won += float(cards[card]) * nearest(card, away, rivals)
    return won / float(max(sum(cards), 1))


def away_from(card: i64, number: i64) -> i64:
    """Return how far a prediction is from a card; an empty fist is beyond all."""
    return FAR if number == OUT else distance(number, card)


def nearest(card: i64, away: i64, rivals: list[Rival]) -> float:
    """Return how likely nobody is nearer to a card; a tie is worth half of winning."""
    ahead, level = 1.0, 1.0
    for rival in rivals:
        ahead *= rival.is_farther(card, away)
        level *= rival.is_farther(card, away - 1)
    return 0.0 if away == FAR else 0.5 * (ahead + level)
