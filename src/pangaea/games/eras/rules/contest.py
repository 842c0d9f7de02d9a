"""Competing for a premium card (chapter 5)."""

from typing import Final

from mypy_extensions import i64

from pangaea.core.bits import count, members, nth
from pangaea.core.luck import Luck
from pangaea.games.eras import events
from pangaea.games.eras.rules import deck
from pangaea.games.eras.rules.names import HIDDEN, MOST_TIES, OUT, OWED, TOKENS
from pangaea.games.eras.rules.table import Table

NOBODY_IN: Final = -1
TIED: Final = -2


def begin(table: Table) -> None:
    """Ask everybody who has tokens for a prediction."""
    table.rivals = 0
    table.ties = 0
    for animal in range(table.setup.animals):
        if table.tokens[animal] > 0:
            table.rivals |= 1 << animal
    ask_rivals(table)
    if table.listener is not None:
        table.listener.hear(events.ContestBegan(card=table.revealed))


def ask_rivals(table: Table) -> None:
    """Let the animals in this round owe a prediction; the others are out."""
    for animal in range(table.setup.animals):
        table.bid[animal] = OWED if table.rivals >> animal & 1 else OUT


def owing(table: Table, seat: i64) -> i64:
    """Return the first animal of a seat that owes a prediction, or -1."""
    for animal in range(seat, table.setup.animals, table.seats):
        if table.bid[animal] == OWED:
            return animal
    return -1


def is_waiting(table: Table) -> bool:
    """Tell whether anybody still owes a prediction."""
    return any(table.bid[animal] == OWED for animal in range(table.setup.animals))


def choices(table: Table, animal: i64) -> i64:
    """Return the predictions an animal's tokens allow, as a mask; the tied must compete again."""
    numbers: i64 = (2 << table.tokens[animal]) - 1
    return numbers if table.ties == 0 else numbers & ~1


def predict(table: Table, seat: i64, number: i64) -> None:
    """Hide some tokens for the first animal that owes a prediction."""
    animal = owing(table, seat)
    table.bid[animal] = number
    if table.listener is not None:
        table.listener.hear(
            events.Predicted(
                seat=seat, which=table.which(animal), number=number, known_to=1 << seat
            )
        )


def settle(table: Table, luck: Luck) -> i64:
    """Turn a card and open the fists; return the winning seat, NOBODY_IN or TIED."""
    drop_out(table)
    if table.rivals == 0:
        close(table)
        return NOBODY_IN
    card = deck.draw(table, luck)
    show(table, card)
    deck.discard(table, card)
    nearest = nearest_rivals(table, table.setup.era[card] + 1)
    winner = only_owner(table, nearest)
    if winner == TIED and is_deadlock(table, nearest):
        winner = drawn_by_lot(table, nearest, luck)
    if winner == TIED:
        repeat(table, nearest)
    else:
        close(table)
    return winner


def drop_out(table: Table) -> None:
    """Those with an empty fist leave the contest."""
    for animal in range(table.setup.animals):
        if table.bid[animal] == OUT:
            table.rivals &= ~(1 << animal)


def show(table: Table, card: i64) -> None:
    """Open the fists beside the card that was turned."""
    for animal in range(table.setup.animals):
        table.shown[animal] = table.bid[animal]
    if table.listener is not None:
        table.listener.hear(events.CardTurned(card=card))
        for animal in members(table.rivals):
            seat, number = table.owner(animal), table.bid[animal]
            table.listener.hear(
                events.FistOpened(seat=seat, which=table.which(animal), number=number)
            )


def nearest_rivals(table: Table, number: i64) -> i64:
    """Return the rivals whose prediction is nearest to a number, as a mask."""
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
            found |= 1 << animal
    return found


def only_owner(table: Table, animals: i64) -> i64:
    """Return the seat that all these animals belong to, or TIED."""
    winner: i64 = TIED
    for animal in members(animals):
        if winner != TIED and winner != table.owner(animal):
            return TIED
        winner = table.owner(animal)
    return winner


def is_deadlock(table: Table, tied: i64) -> bool:
    """Tell whether the tie has lasted too long, or no further card could end it."""
    if table.ties + 1 >= MOST_TIES:
        return True
    return all(table.tokens[animal] == 1 for animal in members(tied))


def drawn_by_lot(table: Table, tied: i64, luck: Luck) -> i64:
    """Draw the winner among the tied."""
    winner = table.owner(nth(tied, luck.pick(count(tied))))
    if table.listener is not None:
        table.listener.hear(events.LotDrawn(seat=winner))
    return winner


def repeat(table: Table, tied: i64) -> None:
    """Let the tied compete again."""
    table.rivals = tied
    table.ties += 1
    ask_rivals(table)
    if table.listener is not None:
        table.listener.hear(events.ContestTied())


def close(table: Table) -> None:
    """Clear the fists away."""
    table.rivals = 0
    table.ties = 0
    for animal in range(table.setup.animals):
        table.bid[animal] = OUT


def forget_shown(table: Table) -> None:
    """Take back what an earlier turn's contest showed."""
    for animal in range(table.setup.animals):
        table.shown[animal] = OUT


def hide(table: Table, viewer: i64) -> None:
    """Take out the predictions of others: who still owes one shows none of them."""
    for seat in range(table.seats):
        if seat != viewer:
            hide_seat(table, seat, HIDDEN if owing(table, seat) < 0 else OWED)


def hide_seat(table: Table, seat: i64, mark: i64) -> None:
    """Put a mark in place of a seat's predictions."""
    for animal in range(seat, table.setup.animals, table.seats):
        if table.rivals >> animal & 1:
            table.bid[animal] = mark


def imagine(table: Table, luck: Luck) -> None:
    """Put a fair random prediction wherever one is hidden."""
    for animal in range(table.setup.animals):
        if table.bid[animal] == HIDDEN:
            numbers = choices(table, animal)
            table.bid[animal] = nth(numbers, luck.pick(count(numbers)))
