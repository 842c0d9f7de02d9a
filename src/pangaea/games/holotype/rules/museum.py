"""The Museum: trade fossils, exchange them for research (chapter 10)."""

from typing import ClassVar, final

from mypy_extensions import i64

from pangaea.core.bits import BIT
from pangaea.core.luck import Luck
from pangaea.core.question import Ask
from pangaea.core.reason import Reason
from pangaea.core.state import NOBODY
from pangaea.games.holotype import events
from pangaea.games.holotype.rules.choice import Choice
from pangaea.games.holotype.rules.names import (
    DEALS,
    DEALS_DONE,
    EXCHANGES,
    FREE_CUBE,
    MUSEUM_GIFT,
    NO_TASKS,
    PERIODS,
    RESEARCH,
    STUDENT,
    TRADES,
)
from pangaea.games.holotype.rules.table import Table


@final
class Deal(Choice):
    """Which deal do you make with the Museum, or do you make no more? [holotype 10.1]"""

    ask: ClassVar = Ask("deal", domain="deal", rule="10.1")

    def first_asked(self, table: Table) -> i64:
        return table.turn if table.tasks & DEALS else NOBODY

    def choices(self, table: Table, seat: i64) -> i64:
        found = BIT[DEALS_DONE]
        for deal in range(DEALS_DONE + 1, table.setup.deals):
            if table.tasks & kind_of(table, deal) and can_be_served(table, deal):
                found |= BIT[deal]
        return found

    def refusal(self, table: Table, seat: i64, option: i64) -> Reason:
        setup = table.setup
        if not table.tasks & kind_of(table, option):
            return Reason("why-not-one-kind", "holotype/10.2")
        held, price = fossils_to_give(table, option), setup.deal_price[option]
        if held < price:
            values: dict[str, str | int] = {"price": int(price), "held": int(held)}
            return Reason("why-not-price", "holotype/10.4", values)
        return Reason("why-not-museum-stock", "holotype/10.4")

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        if option == DEALS_DONE:
            end_deals(table)
            return
        if table.worker < STUDENT:
            table.tasks = kind_of(table, option)  # only this kind from now on [holotype 10.2]
        make_deal(table, option)


@final
class Gift(Choice):
    """Which cube does your Museum milestone bring? [holotype 9.8]"""

    ask: ClassVar = Ask("gift", domain="cube", rule="9.8")

    def first_asked(self, table: Table) -> i64:
        return table.turn if table.tasks & FREE_CUBE else NOBODY

    def choices(self, table: Table, seat: i64) -> i64:
        return BIT[RESEARCH + 1] - 1  # any of them, so that there is none to refuse

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        table.tasks = NO_TASKS
        if option == RESEARCH:
            table.research[seat] += 1
        else:
            table.fossils[seat * PERIODS + option] += 1
        if table.listener is not None:
            table.listener.hear(events.GiftTaken(seat=seat, cube=option))


def kind_of(table: Table, deal: i64) -> i64:
    """Tell whether a deal is a trade or an exchange."""
    return EXCHANGES if deal >= table.setup.first_exchange else TRADES


def can_be_served(table: Table, deal: i64) -> bool:
    """Tell whether a deal can be paid in full and the Museum has what it takes [holotype 10.4]."""
    setup = table.setup
    if fossils_to_give(table, deal) < setup.deal_price[deal]:
        return False
    taken = setup.deal_take[deal]
    return taken == RESEARCH or table.museum[taken] >= setup.deal_amount[deal]


def fossils_to_give(table: Table, deal: i64) -> i64:
    """Count the fossils that the player in turn has of the colour a deal takes."""
    return table.fossils[table.turn * PERIODS + table.setup.deal_give[deal]]


def make_deal(table: Table, deal: i64) -> None:
    """Pay into the Museum, take from it or from the research [holotype 10.3, 10.6, 10.7]."""
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
    """Leave the Museum, with a cube of one's choice by the milestone [holotype 9.8, 10.1]."""
    table.tasks = FREE_CUBE if table.has(table.turn, MUSEUM_GIFT) else NO_TASKS
