"""The event cards: which may be played, and what each does (chapters 9 and 10)."""

from mypy_extensions import i64

from pangaea.core.bits import count, members, nth
from pangaea.core.luck import Luck
from pangaea.games.evo import events
from pangaea.games.evo.rules import climate, effects, herds, initiative, prices, windows
from pangaea.games.evo.rules.names import (
    ACCIDENT,
    ASK_ACCIDENT,
    ASK_CUCKOO,
    ASK_ENCORE,
    ASK_PEACE,
    ASK_WEATHER,
    CATASTROPHE,
    CLIMATE_CARDS,
    CUCKOO,
    DINOS,
    ENCORE,
    FIRST_CARD,
    FLOOD,
    FORWARD,
    HERD,
    ME_FIRST,
    MOTIVATION,
    NO_CLIMATE,
    PASS,
    PEACE_GAS,
    QUIET_EON,
    REST,
    SEASONS,
    SPURT,
    STAY,
    SURVIVALIST,
    WEATHER,
)
from pangaea.games.evo.rules.table import Table

# -- which cards may be played ----------------------------------------------------------------


def playable(table: Table, seat: i64, fitting: i64) -> i64:
    """Return the cards of a hand that fit this moment and can take effect, as a mask."""
    if not table.cards_allowed():
        return 0
    found = table.hand[seat] & fitting & ~table.locked
    if found & CLIMATE_CARDS and windows.climate_is_settled(table):
        found &= ~CLIMATE_CARDS
    if found >> SEASONS & 1 and table.setup.twin[table.climate] == NO_CLIMATE:
        found &= ~(1 << SEASONS)
    if found >> ACCIDENT & 1 and not prey(table, seat):
        found &= ~(1 << ACCIDENT)
    if found >> CUCKOO & 1 and not nests(table, seat):
        found &= ~(1 << CUCKOO)
    return found


def prey(table: Table, seat: i64) -> list[int]:
    """List the dinosaurs Accident can strike: of rivals with a herd."""
    return [
        zone
        for owner in range(table.seats)
        if owner != seat and table.dinos[owner] >= HERD
        for zone in herds.zones_of(table, owner)
    ]


def nests(table: Table, seat: i64) -> list[int]:
    """List the newborns Cuckoo can replace."""
    if table.dinos[seat] == DINOS:
        return []
    return [zone for zone in prey(table, seat) if table.newborn[zone]]


def window_mask(table: Table, seat: i64) -> i64:
    """Return the cards a player may play in the window that is open."""
    if table.phase == ASK_ENCORE:
        return playable(table, seat, windows.AFTER_A_CARD)
    found = playable(table, seat, windows.cards_of_window(table.stage))
    if found >> SPURT & 1 and prices.price(table, seat) == 0:
        found &= ~(1 << SPURT)
    return found


def window_options(table: Table, seat: i64) -> list[int]:
    """Pass, let the rest of the turn pass, or play a card."""
    return [PASS, REST] + [FIRST_CARD + card for card in members(window_mask(table, seat))]


def random_window_option(table: Table, seat: i64, luck: Luck) -> i64:
    """Choose like `window_options`, without making the list."""
    mask = window_mask(table, seat)
    place = luck.pick(FIRST_CARD + count(mask))
    return place if place < FIRST_CARD else FIRST_CARD + nth(mask, place - FIRST_CARD)


def own_options(table: Table, seat: i64, fitting: i64) -> list[int]:
    """List the cards that may be played with one's own step, newborn or bid, as its options."""
    found = playable(table, seat, fitting)
    if found == 0:
        return []
    return [table.setup.done + 1 + card for card in members(found)]


# -- playing a card ---------------------------------------------------------------------------


def choose(table: Table, seat: i64, option: i64, luck: Luck) -> bool:
    """Pass or play a card in a window; tell whether the turn goes on."""
    if option >= FIRST_CARD:
        return play(table, seat, option - FIRST_CARD, luck)
    if table.phase == ASK_ENCORE:
        windows.let_echo_pass(table, seat, option)
    else:
        windows.let_pass(table, seat, option)
    return True


def play(table: Table, seat: i64, card: i64, luck: Luck) -> bool:
    """Play a card; tell whether the turn goes on, or the card has a question of its own."""
    leave_hand(table, seat, card)
    table.gone |= 1 << card
    table.active[card] = seat
    if table.listener is not None:
        table.listener.hear(events.CardPlayed(seat=seat, card=card))
    table.phase = question_of(card, table.phase)
    if asks_more(card):
        return False
    take_effect(table, seat, card, luck)
    windows.after_card(table, seat, card)
    return True


def leave_hand(table: Table, seat: i64, card: i64) -> None:
    """Take a card out of a hand."""
    table.hand[seat] &= ~(1 << card)
    table.shown[seat] &= ~(1 << card)
    table.held[seat] -= 1


def come_to_hand(table: Table, seat: i64, card: i64) -> None:
    """Take a card into a hand for everybody to see."""
    table.hand[seat] |= 1 << card
    table.shown[seat] |= 1 << card
    table.held[seat] += 1


def asks_more(card: i64) -> bool:
    """Tell whether a card needs a choice."""
    return card == WEATHER or card == ACCIDENT or card == PEACE_GAS or card == CUCKOO


def question_of(card: i64, phase: i64) -> i64:
    """Return what a card asks, or the question that was open."""
    if card == WEATHER:
        return ASK_WEATHER
    if card == ACCIDENT:
        return ASK_ACCIDENT
    if card == PEACE_GAS:
        return ASK_PEACE
    return ASK_CUCKOO if card == CUCKOO else phase


def take_effect(table: Table, seat: i64, card: i64, luck: Luck) -> None:
    """Do what a card does at once; the others act by having been played."""
    if card == FLOOD:
        effects.flood(table, luck)
    elif card == CATASTROPHE:
        climate.move(table, 2)
    elif card == SEASONS:
        climate.swap(table)
    elif card == MOTIVATION:
        table.steps = table.dinos[seat]
    elif card == SURVIVALIST:
        effects.fine(table)
    else:
        change_the_game(table, seat, card)


def change_the_game(table: Table, seat: i64, card: i64) -> None:
    """Do what a card does to cards and their order."""
    if card == ENCORE:
        take_back(table, seat)
    elif card == ME_FIRST:
        initiative.go_first(table, seat)
    elif card == QUIET_EON:
        table.waiting = 0
        table.echoing = 0


def aim(table: Table, seat: i64, option: i64) -> None:
    """Carry out a card that asked for a choice."""
    if table.phase == ASK_WEATHER:
        card: i64 = WEATHER
        climate.move(table, 1 if option == FORWARD else (0 if option == STAY else -1))
    elif table.phase == ASK_ACCIDENT:
        card = ACCIDENT
        effects.strike(table, seat, option)
    elif table.phase == ASK_PEACE:
        card = PEACE_GAS
        effects.make_peace(table, seat, option)
    else:
        card = CUCKOO
        effects.replace(table, seat, option)
    windows.after_card(table, seat, card)


# -- what the cards do ------------------------------------------------------------------------


def take_back(table: Table, seat: i64) -> None:
    """Take the card just played into one's hand, until the next turn."""
    card = table.last_card
    table.gone &= ~(1 << card)
    table.locked |= 1 << card
    come_to_hand(table, seat, card)
    table.echoing = 0
    if table.listener is not None:
        table.listener.hear(events.CardTakenBack(seat=seat, card=card))


def deal(table: Table, seat: i64, luck: Luck) -> i64:
    """Draw the top card of the pile: any card nobody holds or has played is as likely."""
    pile = table.pile()
    card = nth(pile, luck.pick(count(pile)))
    table.hand[seat] |= 1 << card
    table.held[seat] += 1
    return card


def draw(table: Table, seat: i64, luck: Luck) -> None:
    """Draw a card for a card gene; its face is for the buyer only."""
    if table.pile() == 0:
        return
    card = deal(table, seat, luck)
    if table.listener is not None:
        table.listener.hear(events.CardDrawn(seat=seat))
        table.listener.hear(events.CardSeen(seat=seat, card=card, known_to=1 << seat))


def rivals(table: Table, seat: i64) -> list[int]:
    """List the other seats."""
    return [other for other in range(table.seats) if other != seat]
