"""Competing for a premium card (chapters 5 and 13)."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from pangaea.core.bits import BIT, count, members, nth
from pangaea.core.flow import Choice
from pangaea.core.luck import Luck
from pangaea.core.question import Ask
from pangaea.core.reason import Reason
from pangaea.core.state import NOBODY
from pangaea.games.eras import events
from pangaea.games.eras.rules import deck
from pangaea.games.eras.rules.names import MOST_TIES, OUT, OWED, TOKENS
from pangaea.games.eras.rules.table import Table

TIED: Final = -2


class Predict(Choice[Table]):
    """How many tokens do you hide in the fist? [eras 5.1]"""

    ask: ClassVar = Ask("predict", domain="prediction", rule="5.1", secret=True)

    def begin(self, table: Table, luck: Luck) -> None:
        begin_contest(table)
        if table.rivals == 0:
            settle(table, luck)

    def asked(self, table: Table) -> list[int]:
        return [seat for seat in range(table.seats) if table.owing(seat) != NOBODY]

    def first_asked(self, table: Table) -> i64:
        if table.rivals == 0:
            return NOBODY
        for seat in range(table.seats):
            if table.owing(seat) != NOBODY:
                return seat
        return NOBODY

    def choices(self, table: Table, seat: i64) -> i64:
        return predictions(table, table.owing(seat))

    def refusal(self, table: Table, seat: i64, option: i64) -> Reason:
        if option == OUT:
            return Reason("why-not-out-now", "eras/5.7")
        tokens = int(table.tokens[table.owing(seat)])
        return Reason("why-not-tokens", "eras/5.2", {"tokens": tokens})

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        predict(table, seat, option)
        if self.first_asked(table) == NOBODY:
            settle(table, luck)


@final
class PredictFirst(Predict):
    """How many tokens does your first animal hide? [eras 13.3]"""

    ask: ClassVar = Ask("predict1", domain="prediction", rule="13.3", secret=True)


@final
class PredictSecond(Predict):
    """How many tokens does your second animal hide? [eras 13.3]"""

    ask: ClassVar = Ask("predict2", domain="prediction", rule="13.3", secret=True)


def begin_contest(table: Table) -> None:
    """Let all who have tokens compete [eras 4.2, 5.1, 5.2, 13.3]."""
    for animal in range(table.setup.animals):
        if table.tokens[animal] > 0:
            table.rivals |= BIT[animal]
    ask_rivals(table)
    if table.listener is not None:
        table.listener.hear(events.ContestBegan(card=table.revealed))


def ask_rivals(table: Table) -> None:
    """Let the animals in this round owe a prediction; the others are out."""
    for animal in range(table.setup.animals):
        table.bid[animal] = OWED if table.rivals & BIT[animal] else OUT


def predictions(table: Table, animal: i64) -> i64:
    """Return what an animal's tokens allow, as a set; the tied cannot stay out [eras 5.2, 5.7]."""
    numbers = BIT[table.tokens[animal] + 1] - 1
    return numbers if table.ties == 0 else numbers & ~BIT[OUT]


def predict(table: Table, seat: i64, number: i64) -> None:
    """Hide some tokens for the first animal that owes a prediction [eras 5.1]."""
    animal = table.owing(seat)
    table.bid[animal] = number
    if table.listener is not None:
        predicted = events.Predicted(
            seat=seat, which=table.which(animal), number=number, known_to=int(BIT[seat])
        )
        table.listener.hear(predicted)


def settle(table: Table, luck: Luck) -> None:
    """Turn a card and open the fists: the nearest prediction wins [eras 5.3, 5.4, 5.5, 5.6]."""
    drop_out(table)
    if table.rivals == 0:
        deck.drop_revealed(table)
        return
    card = deck.draw(table, luck)
    open_fists(table, card)
    deck.discard(table, card)
    if table.listener is not None:
        table.listener.pause(table)
    nearest = nearest_rivals(table, table.setup.era[card] + 1)
    winner = only_owner(table, nearest)
    if winner == TIED and is_deadlock(table, nearest):
        winner = drawn_by_lot(table, nearest, luck)
    if winner == TIED:
        compete_again(table, nearest)
    else:
        award(table, winner)


def drop_out(table: Table) -> None:
    """Let those with an empty fist leave the contest [eras 5.1]."""
    for animal in range(table.setup.animals):
        if table.bid[animal] == OUT:
            table.rivals &= ~BIT[animal]


def open_fists(table: Table, card: i64) -> None:
    """Show the predictions beside the card that was turned; no token is spent [eras 5.4, 5.8]."""
    for animal in range(table.setup.animals):
        table.shown[animal] = table.bid[animal]
    if table.listener is not None:
        table.listener.hear(events.CardTurned(card=card))
        for animal in members(table.rivals):
            seat, number = table.owner(animal), table.bid[animal]
            opened = events.FistOpened(seat=seat, which=table.which(animal), number=number)
            table.listener.hear(opened)


def nearest_rivals(table: Table, number: i64) -> i64:
    """Return the rivals whose prediction is nearest to a number, as a set [eras 5.4]."""
    found: i64 = 0
    best: i64 = TOKENS
    for animal in members(table.rivals):
        distance = table.bid[animal] - number
        if distance < 0:
            distance = -distance
        if distance < best:
            best = distance
            found = 0
        if distance == best:
            found |= BIT[animal]
    return found


def only_owner(table: Table, animals: i64) -> i64:
    """Return the seat that all these animals belong to, or TIED [eras 13.3]."""
    winner: i64 = TIED
    for animal in members(animals):
        if winner != TIED and winner != table.owner(animal):
            return TIED
        winner = table.owner(animal)
    return winner


def is_deadlock(table: Table, tied: i64) -> bool:
    """Tell whether the tie has lasted too long, or no further card could end it [eras 5.9]."""
    if table.ties + 1 >= MOST_TIES:
        return True
    return all(table.tokens[animal] == 1 for animal in members(tied))


def drawn_by_lot(table: Table, tied: i64, luck: Luck) -> i64:
    """Draw the winner among the tied [eras 5.9]."""
    winner = table.owner(nth(tied, luck.pick(count(tied))))
    if table.listener is not None:
        table.listener.hear(events.LotDrawn(seat=winner))
    return winner


def compete_again(table: Table, tied: i64) -> None:
    """Let the tied compete for the next card [eras 5.7]."""
    table.rivals = tied
    table.ties += 1
    ask_rivals(table)
    if table.listener is not None:
        table.listener.hear(events.ContestTied())


def award(table: Table, winner: i64) -> None:
    """Let the winner place the card; everybody takes the tokens back [eras 4.2, 5.8, 13.3]."""
    table.rivals = 0
    table.ties = 0
    for animal in range(table.setup.animals):
        table.bid[animal] = OUT
    table.chooser = winner
    if table.listener is not None:
        table.listener.hear(events.ContestWon(seat=winner, card=table.revealed))
