"""The Museum: trade fossils, exchange them for research (chapter 10)."""

from typing import ClassVar, final

from mypy_extensions import i64

from pangaea.core.bits import BIT
from pangaea.core.luck import Luck
from pangaea.core.question import Ask
from pangaea.core.reason import Reason
from pangaea.games.holotype import events
from pangaea.games.holotype.rules import names
from pangaea.games.holotype.rules.storage import after_action
from pangaea.games.holotype.rules.table import Table
from pangaea.games.holotype.rules.tasks import Task


@final
class Deal(Task):
    """Which deal do you make with the Museum, or do you make no more? [holotype 10.1]"""

    ask: ClassVar = Ask("deal", domain="deal", rule="10.1")

    def choices(self, table: Table, seat: i64) -> i64:
        return (servable(table) & open_kinds(table)) | BIT[names.DEALS_DONE]

    def refusal(self, table: Table, seat: i64, option: i64) -> Reason:
        if not open_kinds(table) & BIT[option]:
            return Reason("why-not-one-kind", "holotype/10.2")
        setup = table.setup
        held = table.fossils[seat * names.PERIODS + setup.deal_give[option]]
        price = setup.deal_price[option]
        if held < price:
            values: dict[str, str | int] = {"price": int(price), "held": int(held)}
            return Reason("why-not-price", "holotype/10.4", values)
        return Reason("why-not-museum-stock", "holotype/10.4")

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        if option == names.DEALS_DONE:
            end_deals(table)
        else:
            keep_to_kind(table, option)
            make_deal(table, option)

    def following(self, table: Table) -> i64:
        if table.tasks & names.FREE_CUBE:
            return names.GIFT
        return after_action(table)


@final
class Gift(Task):
    """Which cube does your Museum milestone bring? [holotype 9.8]"""

    ask: ClassVar = Ask("gift", domain="cube", rule="9.8")

    def choices(self, table: Table, seat: i64) -> i64:
        return BIT[names.RESEARCH + 1] - 1  # any of them, so that there is none to refuse

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        table.tasks = names.NO_TASKS
        if option == names.RESEARCH:
            table.research[seat] += 1
        else:
            table.fossils[seat * names.PERIODS + option] += 1
        if table.listener is not None:
            table.listener.hear(events.GiftTaken(seat=seat, cube=option))

    def following(self, table: Table) -> i64:
        return after_action(table)


def servable(table: Table) -> i64:
    """Return the deals that can be paid in full and that the Museum can serve [holotype 10.4]."""
    setup = table.setup
    payable: i64 = 0
    served = setup.exchanges
    for period in range(names.PERIODS):
        held, stock = table.fossils[table.turn * names.PERIODS + period], table.museum[period]
        payable |= setup.payable[period * names.HEAPS + heap(held)]
        served |= setup.served[period * names.HEAPS + heap(stock)]
    return payable & served


def heap(fossils: i64) -> i64:
    """Return how many of these fossils can matter to a deal."""
    if fossils < names.HEAPS:
        return fossils
    return names.HEAPS - 1


def open_kinds(table: Table) -> i64:
    """Return the deals of the kinds that this worker can still make [holotype 10.1, 10.2]."""
    found: i64 = 0
    if table.tasks & names.TRADES:
        found |= table.setup.trades
    if table.tasks & names.EXCHANGES:
        found |= table.setup.exchanges
    return found


def keep_to_kind(table: Table, deal: i64) -> None:
    """A Field Assistant trades or exchanges, not both [holotype 10.2]."""
    if table.worker < names.STUDENT:
        table.tasks = names.EXCHANGES if table.setup.exchanges & BIT[deal] else names.TRADES


def make_deal(table: Table, deal: i64) -> None:
    """Pay into the Museum, take from it or from the research [holotype 10.3, 10.6, 10.7]."""
    setup, seat = table.setup, table.turn
    give, price = setup.deal_give[deal], setup.deal_price[deal]
    take, amount = setup.deal_take[deal], setup.deal_amount[deal]
    table.fossils[seat * names.PERIODS + give] -= price
    table.museum[give] += price
    if take == names.RESEARCH:
        table.research[seat] += amount
        if table.listener is not None:
            exchanged = events.Exchanged(seat=seat, given=price, period=give, taken=amount)
            table.listener.hear(exchanged)
        return
    table.museum[take] -= amount
    table.fossils[seat * names.PERIODS + take] += amount
    if table.listener is not None:
        traded = events.Traded(seat=seat, given=price, period=give, taken=amount, other=take)
        table.listener.hear(traded)


def end_deals(table: Table) -> None:
    """Leave the Museum, with a cube of one's choice by the milestone [holotype 9.8, 10.1]."""
    table.tasks = names.FREE_CUBE if table.has(table.turn, names.MUSEUM_GIFT) else names.NO_TASKS
