"""A turn from the first card to the cone, and winning (chapters 2, 4 and 12)."""

from mypy_extensions import i64

from pangaea.core.bits import count
from pangaea.core.luck import Luck
from pangaea.games.eras import events
from pangaea.games.eras.rules import cone, contest, deck, movement, placing, thunder
from pangaea.games.eras.rules.eruption import choices as eruption_choices
from pangaea.games.eras.rules.names import (
    CONE,
    ERUPT,
    ERUPTION,
    EXTRA,
    LAND,
    LIGHTNING,
    LIGHTNING_BOLT,
    NO_PLACE,
    NOTHING,
    OVER,
    PATH_LENGTH,
    PLACE,
    PREDICT,
    SECTOR,
    SECTORS,
    START,
    STEP,
    THUNDERBOLT,
)
from pangaea.games.eras.rules.spaces import era_of, outermost
from pangaea.games.eras.rules.table import Table

# -- setting up ------------------------------------------------------------------------------


def set_up(table: Table, luck: Luck) -> None:
    """Hand the sectors out and draw the first player by lot."""
    if table.setup.choose_sector:
        table.phase = SECTOR
    else:
        table.phase = START
        for animal in range(table.setup.animals):
            table.sector[animal] = table.setup.sectors[animal]
    table.turn = luck.pick(table.seats)
    if table.listener is not None:
        table.listener.hear(events.FirstDrawn(seat=table.turn))


def free_sectors(table: Table) -> i64:
    """Return the sectors nobody has, as a mask."""
    free: i64 = (1 << SECTORS) - 1
    for animal in range(table.setup.animals):
        if table.sector[animal] != NO_PLACE:
            free &= ~(1 << table.sector[animal])
    return free


def take_sector(table: Table, sector: i64) -> None:
    """Sit down at a sector."""
    table.sector[table.turn] = sector
    table.phase = START
    if table.listener is not None:
        table.listener.hear(events.SectorTaken(seat=table.turn, sector=sector))


def take_start(table: Table, lane: i64, luck: Luck) -> None:
    """Put a piece on its first rock; when all have one, the first turn begins."""
    movement.step(table, lane)
    animals = table.setup.animals
    table.turn = (table.turn + 1) % animals
    if table.piece[table.turn] != NO_PLACE:
        begin(table, luck)
    elif table.setup.choose_sector:
        table.phase = SECTOR


# -- revealing -------------------------------------------------------------------------------


def begin(table: Table, luck: Luck) -> None:
    """Begin a turn, unless the table agreed on an end that has come."""
    if table.setup.turn_cap and table.turns >= table.setup.turn_cap:
        table.phase = OVER
        return
    table.turns += 1
    table.ready = is_ready(table, table.turn)
    contest.forget_shown(table)
    if table.listener is not None:
        animal = table.turn
        seat = table.owner(animal)
        if table.ready:
            table.listener.hear(events.Ready(seat=seat, which=table.which(animal)))
    reveal(table, luck)


def is_ready(table: Table, animal: i64) -> bool:
    """Tell whether a path is complete and its piece stands on the last card."""
    eras = table.eras[animal]
    return count(eras) == PATH_LENGTH and era_of(table.piece[animal]) == outermost(eras)


def reveal(table: Table, luck: Luck) -> None:
    """Turn over cards until an era card appears or an action asks for a choice."""
    while True:
        card = deck.draw(table, luck)
        table.revealed = card
        if table.listener is not None:
            animal = table.turn
            table.listener.hear(
                events.Revealed(seat=table.owner(animal), which=table.which(animal), card=card)
            )
        if card != ERUPTION and card != THUNDERBOLT:
            meet_era(table, luck)
            return
        if asks_for_choice(table, luck):
            return
        deck.discard_revealed(table)


def asks_for_choice(table: Table, luck: Luck) -> bool:
    """Carry out the action card just revealed, up to a choice its player has."""
    if table.revealed == ERUPTION:
        table.phase = ERUPT
        asks = eruption_choices(table) != 1 << NOTHING
        if not asks and table.listener is not None:
            table.listener.hear(events.NobodyExposed())
        return asks
    table.phase = LIGHTNING
    struck = thunder.strike(table, luck)
    return struck == LIGHTNING_BOLT and thunder.lightning_choices(table) != 1 << NOTHING


def meet_era(table: Table, luck: Luck) -> None:
    """Win, compete for a premium card, or let the player place the card."""
    if table.ready and is_ready(table, table.turn):
        win(table)
    elif placing.is_premium(table, table.revealed):
        table.phase = PREDICT
        contest.begin(table)
        go_on_competing(table, luck)
    else:
        let_place(table, table.owner(table.turn))


def win(table: Table) -> None:
    """End the game."""
    table.winner = table.turn
    table.phase = OVER
    if table.listener is not None:
        animal = table.turn
        table.listener.hear(events.Won(seat=table.owner(animal), which=table.which(animal)))


def let_place(table: Table, seat: i64) -> None:
    """Let a seat discard or place the revealed card."""
    table.chooser = seat
    table.phase = PLACE


def go_on_competing(table: Table, luck: Luck) -> None:
    """Once all predictions are made, open the fists; then the winner places the card."""
    if contest.is_waiting(table):
        return
    winner = contest.settle(table, luck)
    if winner == contest.NOBODY_IN:
        drop_revealed(table)
        end(table, luck)
    elif winner != contest.TIED:
        if table.listener is not None:
            table.listener.hear(events.ContestWon(seat=winner, card=table.revealed))
        let_place(table, winner)


def drop_revealed(table: Table) -> None:
    """Discard the era card that nobody wants."""
    if table.listener is not None:
        table.listener.hear(events.Discarded(card=table.revealed))
    deck.discard_revealed(table)


def place_revealed(table: Table, option: i64, luck: Luck) -> None:
    """Discard the revealed card or place it; then a piece may have to be put on it."""
    if option == NOTHING:
        drop_revealed(table)
    else:
        placing.place(table, option - 1)
    if table.landing != NO_PLACE:
        table.phase = LAND
    else:
        end(table, luck)


# -- ending the turn -------------------------------------------------------------------------


def end(table: Table, luck: Luck) -> None:
    """End the turn: a step first, if there is one to make."""
    if movement.steps(table, table.turn):
        table.phase = STEP
    else:
        offer_cone(table, luck)


def take_step(table: Table, option: i64, luck: Luck) -> None:
    """Make the step or stay; who made it and has a token may buy one more."""
    if option == NOTHING:
        offer_cone(table, luck)
        return
    movement.step(table, option - 1)
    if table.tokens[table.turn] > 0 and movement.steps(table, table.turn):
        table.phase = EXTRA
    else:
        offer_cone(table, luck)


def take_extra_step(table: Table, option: i64, luck: Luck) -> None:
    """Make the step that costs a token, or do not."""
    if option != NOTHING:
        movement.pay_for_step(table)
        movement.step(table, option - 1)
    offer_cone(table, luck)


def offer_cone(table: Table, luck: Luck) -> None:
    """Let the player move the cone if it can go anywhere."""
    if cone.has_place(table):
        table.phase = CONE
    else:
        next_turn(table, luck)


def take_cone(table: Table, option: i64, luck: Luck) -> None:
    """Move the cone or leave it; that ends the turn."""
    cone.move(table, option)
    next_turn(table, luck)


def next_turn(table: Table, luck: Luck) -> None:
    """Let the next player clockwise begin."""
    table.turn = table.after(table.turn)
    begin(table, luck)
