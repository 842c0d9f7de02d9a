"""The event cards: which may be played, and what follows when one is (chapter 9)."""

from typing import Final

from mypy_extensions import i64

from pangaea.core.bits import BIT, count, members, nth
from pangaea.core.luck import Luck
from pangaea.core.reason import Reason
from pangaea.games.evo import events
from pangaea.games.evo.rules import effects, herds, initiative, moments, names, prices
from pangaea.games.evo.rules.table import Table

AIMS: Final = {  # the cards that ask something before they take effect
    names.WEATHER: names.AIM_WEATHER,
    names.ACCIDENT: names.AIM_ACCIDENT,
    names.PEACE_GAS: names.AIM_PEACE,
    names.CUCKOO: names.AIM_CUCKOO,
}
CLIMATE_CARDS: Final[i64] = moments.mask_of([names.CATASTROPHE, names.WEATHER, names.SEASONS])
CONDITIONAL: Final[i64] = CLIMATE_CARDS | moments.mask_of(
    [names.ACCIDENT, names.CUCKOO, names.SPURT]
)

# -- which cards may be played ----------------------------------------------------------------


def playable(table: Table, seat: i64) -> i64:
    """Return the cards of a hand that may be played now, as a mask [evo 9.1, 9.2, 10.21]."""
    if not table.cards_allowed():
        return 0
    found = table.hand[seat] & moments.FITTING[table.step] & ~table.locked
    if found & CONDITIONAL:
        for card in members(found & CONDITIONAL):
            if not is_of_use(table, seat, card):
                found &= ~BIT[card]
    return found


def is_of_use(table: Table, seat: i64, card: i64) -> bool:
    """Tell whether a card that fits this moment can take effect [evo 9.4, 9.6]."""
    if CLIMATE_CARDS & BIT[card] and moments.climate_is_settled(table):
        return False
    if card == names.SEASONS:
        return table.setup.twin[table.climate] != names.NO_CLIMATE
    if card == names.ACCIDENT:
        return len(prey(table, seat)) > 0
    if card == names.CUCKOO:
        return len(nests(table, seat)) > 0
    if card == names.SPURT:
        return table.step == names.AUCTION or prices.price(table, seat) > 0
    return True


def why_not_card(table: Table, seat: i64, card: i64) -> Reason | None:
    """Tell why a card cannot be played [evo 9.1, 9.2, 10.21, 10.23]."""
    if not table.hand[seat] & BIT[card]:
        return Reason("why-not-in-hand", "evo/9.1")
    if table.turn < names.FIRST_CARD_TURN:
        return Reason("why-not-first-turns", "evo/9.1")
    if not table.cards_allowed():
        return Reason("why-not-quiet-eon", "evo/10.23")
    if table.locked & BIT[card]:
        return Reason("why-not-before-next-turn", "evo/10.21")
    if not moments.FITTING[table.step] & BIT[card]:
        return Reason("why-not-moment", f"evo/10.{card + 1}")
    return None if is_of_use(table, seat, card) else why_of_no_use(table, seat, card)


def why_of_no_use(table: Table, seat: i64, card: i64) -> Reason:
    """Tell why a card that fits this moment would do nothing."""
    if CLIMATE_CARDS & BIT[card] and moments.climate_is_settled(table):
        return Reason("why-not-second-climate", "evo/9.4")
    if card == names.SEASONS:
        return Reason("why-not-no-twin", "evo/10.5")
    if card == names.ACCIDENT:
        return Reason("why-not-no-herd", "evo/10.2", {"herd": names.HERD})
    if card == names.SPURT:
        return Reason("why-not-nothing-to-pay", "evo/10.25")
    assert card == names.CUCKOO
    if table.dinos[seat] == names.DINOS:
        return Reason("why-not-no-reserve", "evo/10.13")
    return Reason("why-not-no-nest", "evo/10.13", {"herd": names.HERD})


def prey(table: Table, seat: i64) -> list[int]:
    """List the dinosaurs Accident can strike: of rivals with a herd [evo 9.6, 10.2]."""
    return [
        zone
        for owner in range(table.seats)
        if owner != seat and table.dinos[owner] >= names.HERD
        for zone in herds.zones_of(table, owner)
    ]


def nests(table: Table, seat: i64) -> list[int]:
    """List the newborns Cuckoo can replace by one from the reserve [evo 10.13]."""
    if table.dinos[seat] == names.DINOS:
        return []
    return [zone for zone in prey(table, seat) if table.newborn[zone]]


def with_cards(table: Table, seat: i64, options: list[int], first: i64) -> list[int]:
    """Add the cards that may be played to other options; `first` is that of the first card."""
    found = playable(table, seat)
    if found:
        options += [first + card for card in members(found)]
    return options


# -- playing a card ---------------------------------------------------------------------------


def play(table: Table, seat: i64, card: i64, luck: Luck) -> None:
    """Play a card: it asks what it needs to know, or takes effect at once [evo 9.1]."""
    table.leave_hand(seat, card)
    table.gone |= BIT[card]
    table.active[card] = seat
    if table.listener is not None:
        table.listener.hear(events.CardPlayed(seat=seat, card=card))
    aim = AIMS.get(card, names.NO_STEP)
    if aim != names.NO_STEP:
        table.step = aim
    else:
        effects.take_effect(table, seat, card, luck)
        after_card(table, seat, card)


def after_card(table: Table, seat: i64, card: i64) -> None:
    """Ask for Encore, then everybody again, from the next on [evo 9.2, 9.7, 10.21, 10.22]."""
    table.hushed = 0
    if table.waiting:
        table.waiting = moments.polled(table)
        if card != names.ENCORE:  # the poll goes on after the card that was taken back
            table.poll = (
                i64(0) if card == names.ME_FIRST else initiative.place_in_order(table, seat) + 1
            )
    echo(table, card)
    table.step = names.TAKE_BACK


def echo(table: Table, card: i64) -> None:
    """Let everybody be asked for Encore, unless it is out of the game [evo 10.21]."""
    table.last_card = card
    is_out = card == names.ENCORE or table.spent() & BIT[names.ENCORE] != 0
    table.echoing = i64(0) if is_out else moments.holders(table)


# -- the pile ---------------------------------------------------------------------------------


def deal(table: Table, seat: i64, luck: Luck) -> i64:
    """Draw the top card of the pile: any card nobody holds or has played is as likely."""
    pile = table.pile()
    card = nth(pile, luck.pick(count(pile)))
    table.hand[seat] |= BIT[card]
    table.held[seat] += 1
    return card


def draw(table: Table, seat: i64, luck: Luck) -> None:
    """Draw a card for a card gene; its face is for the buyer only [evo 2.5, 8.8, 9.8]."""
    if table.pile() == 0:
        return
    card = deal(table, seat, luck)
    if table.listener is not None:
        table.listener.hear(events.CardDrawn(seat=seat))
        table.listener.hear(events.CardSeen(seat=seat, card=card, known_to=BIT[seat]))
