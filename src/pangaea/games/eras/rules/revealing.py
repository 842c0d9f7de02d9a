"""Your turn: turning over cards until an era card appears (chapters 4, 12 and 14)."""

from mypy_extensions import i64

from pangaea.core.flow import OVER
from pangaea.core.luck import Luck
from pangaea.games.eras import events
from pangaea.games.eras.rules import deck
from pangaea.games.eras.rules.names import ERA_CARDS, OUT
from pangaea.games.eras.rules.scoring import is_ready
from pangaea.games.eras.rules.table import Table


def begin_turn(table: Table) -> None:
    """Begin a turn, unless the table agreed on an end that has come [eras 4.1, 12.1, 14.1]."""
    if table.setup.turn_cap and table.turns >= table.setup.turn_cap:
        table.step = OVER
        return
    animal = table.turn
    table.turns += 1
    table.under_way = True
    table.ready = is_ready(table, animal)
    table.chooser = table.owner(animal)
    take_fists_back(table)
    if table.ready and table.listener is not None:
        table.listener.hear(events.Ready(seat=table.owner(animal), which=table.which(animal)))


def take_fists_back(table: Table) -> None:
    """Forget the predictions that an earlier turn's contest showed [eras 5.8]."""
    for animal in range(table.setup.animals):
        table.shown[animal] = OUT


def reveal(table: Table, luck: Luck) -> None:
    """Turn over a card; an era card wins for who survived at the end [eras 4.1, 12.2, 12.3]."""
    card = deck.draw(table, luck)
    table.revealed = card
    if table.listener is not None:
        animal = table.turn
        revealed = events.Revealed(seat=table.owner(animal), which=table.which(animal), card=card)
        table.listener.hear(revealed)
    if table.ready and is_era(card) and is_ready(table, table.turn):
        win(table)


def is_era(card: i64) -> bool:
    """Tell whether a card is an era card; the others are action cards [eras 1.5]."""
    return card < ERA_CARDS


def win(table: Table) -> None:
    """End the game with the victory of the animal whose turn it is [eras 1.1, 12.2, 13.2]."""
    animal = table.turn
    table.winner = animal
    table.step = OVER
    if table.listener is not None:
        table.listener.hear(events.Won(seat=table.owner(animal), which=table.which(animal)))


def end_turn(table: Table) -> None:
    """Let the next animal clockwise have its turn [eras 2.4]."""
    table.under_way = False
    table.turn = table.after(table.turn)
