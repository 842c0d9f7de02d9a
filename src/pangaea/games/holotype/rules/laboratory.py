"""The Specimen Lab: draw and discard, take a discarded card, or discard (chapter 4)."""

from mypy_extensions import i64

from pangaea.core.bits import BIT
from pangaea.core.luck import Luck
from pangaea.games.holotype.rules.names import (
    ASSISTANT_DRAW,
    BENCH,
    DISCARD,
    DONE,
    DRAW,
    DRAW_MORE,
    MORE_CARDS,
    SEARCH,
    SEARCHING,
    SENIOR_DRAW,
    STUDENT,
    TAKE,
    THROW,
)
from pangaea.games.holotype.rules.specimens import (
    discard,
    draw_specimens,
    take_from_pile,
    tell_draw,
)
from pangaea.games.holotype.rules.table import Table
from pangaea.games.holotype.rules.turn_end import finish_action


def begin(table: Table) -> None:
    """Ask what to do in the Lab."""
    table.phase = BENCH


def bench_options(table: Table) -> i64:
    """Draw, take the top of the discard pile, or discard: whatever can be done."""
    found: i64 = 0
    if table.deck_size() > 0 or table.piled > 0:
        found |= 1 << DRAW
        if table.has(table.turn, MORE_CARDS):
            found |= 1 << DRAW_MORE
    if table.piled > 0:
        found |= 1 << TAKE
    if table.hands[table.turn] != 0:
        found |= 1 << THROW
    return found


def choose(table: Table, option: i64, luck: Luck) -> None:
    """Carry out one of the Lab's actions."""
    if option == TAKE:
        take(table)
    elif option == THROW:
        table.spare = 1 if table.worker >= STUDENT else 0
        ask_discard(table)
    else:
        draw(table, 1 if option == DRAW_MORE else 0, luck)


def draw(table: Table, more: i64, luck: Luck) -> None:
    """Draw specimens; then one must be discarded, old or new."""
    number: i64 = SENIOR_DRAW if table.worker >= STUDENT else ASSISTANT_DRAW
    drawn = draw_specimens(table, table.turn, number + more, luck)
    tell_draw(table, table.turn, drawn)
    table.spare = 1 if table.has(table.turn, MORE_CARDS) else 0
    ask_discard(table)


def ask_discard(table: Table) -> None:
    """Ask for the discard that is due."""
    table.owed = 1
    table.phase = DISCARD


def take(table: Table) -> None:
    """Take the top card of the discard pile, or search all of it with the milestone."""
    if table.has(table.turn, SEARCHING) and table.piled > 1:
        table.phase = SEARCH
    else:
        take_card(table, table.pile[table.piled - 1])


def take_card(table: Table, card: i64) -> None:
    """Take a card of the discard pile into one's hand."""
    take_from_pile(table, table.turn, card)
    finish_action(table)


def discard_options(table: Table) -> i64:
    """Any specimen of the hand; once enough are gone, one may stop."""
    found = table.hands[table.turn]
    return found if table.owed > 0 else found | BIT[DONE]


def choose_discard(table: Table, option: i64) -> None:
    """Discard a specimen, or stop."""
    if option == DONE:
        table.spare = 0
        finish_action(table)
        return
    discard(table, table.turn, option)
    if table.owed > 0:
        table.owed -= 1
    else:
        table.spare -= 1
    if table.spare == 0 or table.hands[table.turn] == 0:
        table.spare = 0
        finish_action(table)
