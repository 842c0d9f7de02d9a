"""The Museum: trade fossils, exchange them for research (chapter 10)."""

from mypy_extensions import i64

from pangaea.games.holotype import events
from pangaea.games.holotype.rules.names import (
    DEAL,
    DEALS_DONE,
    EXCHANGES,
    GIFT,
    MUSEUM_GIFT,
    PERIODS,
    RESEARCH,
    STUDENT,
    TRADES,
)
from pangaea.games.holotype.rules.table import Table
from pangaea.games.holotype.rules.turn_end import finish_action


def begin(table: Table) -> None:
    """Ask for the first deal."""
    table.kinds = TRADES | EXCHANGES
    table.phase = DEAL


def deal_options(table: Table) -> i64:
    """Every deal one can pay and the Museum can serve, and ending them."""
    found: i64 = 1 << DEALS_DONE
    deal: i64 = 1
    while deal < table.setup.deals:
        if is_possible(table, deal):
            found |= 1 << deal
        deal += 1
    return found


def is_possible(table: Table, deal: i64) -> bool:
    """Tell whether a deal is open to this worker, can be paid and can be served."""
    return table.kinds & kind_of(table, deal) != 0 and can_be_served(table, deal)


def can_be_served(table: Table, deal: i64) -> bool:
    """Tell whether the player in turn can pay a deal and the Museum has what it takes."""
    setup = table.setup
    if table.fossils[table.turn * PERIODS + setup.deal_give[deal]] < setup.deal_price[deal]:
        return False
    taken = setup.deal_take[deal]
    return taken == RESEARCH or table.museum[taken] >= setup.deal_amount[deal]


def kind_of(table: Table, deal: i64) -> i64:
    """Tell whether a deal is a trade or an exchange."""
    return EXCHANGES if deal >= table.setup.first_exchange else TRADES


def choose_deal(table: Table, deal: i64) -> None:
    """Make a deal, or end them."""
    if deal == DEALS_DONE:
        end_deals(table)
        return
    if table.worker < STUDENT:
        table.kinds = kind_of(table, deal)
    make_deal(table, deal)


def make_deal(table: Table, deal: i64) -> None:
    """Pay into the Museum, take from it or from the supply of research."""
    setup, seat = table.setup, table.turn
    give, price = setup.deal_give[deal], setup.deal_price[deal]
    take, amount = setup.deal_take[deal], setup.deal_amount[deal]
    table.fossils[seat * PERIODS + give] -= price
    table.museum[give] += price
    if take == RESEARCH:
        table.research[seat] += amount
        if table.listener is not None:
            exchanged = events.Exchanged(seat=seat, given=price, period=give, taken=amount)
            table.listener.hear(exchanged)
        return
    table.museum[take] -= amount
    table.fossils[seat * PERIODS + take] += amount
    if table.listener is not None:
        traded = events.Traded(seat=seat, given=price, period=give, taken=amount, other=take)
        table.listener.hear(traded)


def end_deals(table: Table) -> None:
    """Leave the Museum, with a cube of one's choice if one has the milestone."""
    table.kinds = 0
    if table.has(table.turn, MUSEUM_GIFT):
        table.phase = GIFT
    else:
        finish_action(table)


def take_gift(table: Table, cube: i64) -> None:
    """Take a cube of any colour, research too, from the supply."""
    if cube == RESEARCH:
        table.research[table.turn] += 1
    else:
        table.fossils[table.turn * PERIODS + cube] += 1
    if table.listener is not None:
        table.listener.hear(events.GiftTaken(seat=table.turn, cube=cube))
    finish_action(table)
