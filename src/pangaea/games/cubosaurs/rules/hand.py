"""Your turn: keep the Hand, or pass it on with a card (chapter 3)."""

from typing import ClassVar, final

from mypy_extensions import i64

from pangaea.core.bits import BIT, count, members, nth
from pangaea.core.flow import Step
from pangaea.core.luck import Luck
from pangaea.core.question import Ask
from pangaea.core.reason import Reason
from pangaea.core.state import NOBODY
from pangaea.games.cubosaurs import events
from pangaea.games.cubosaurs.rules import market, rounds, tokens
from pangaea.games.cubosaurs.rules.names import EGG, KEEP, NO_TILE, SPECIES, TILE_FORBIDDEN
from pangaea.games.cubosaurs.rules.table import Table


@final
class Hand(Step[Table]):
    """Keep the Hand, pass it on with a card, or buy a tile first? [cubosaurs 3.3, 8.8]"""

    ask: ClassVar = Ask("hand", domain="hand", rule="3.3")

    def begin(self, table: Table, luck: Luck) -> None:
        rounds.begin_turn(table, luck)

    def first_asked(self, table: Table) -> i64:
        return table.turn if table.hand_kinds and table.tile == NO_TILE else NOBODY

    def options(self, table: Table, seat: i64) -> list[int]:
        found = [KEEP] + [kind + 1 for kind in members(addable(table))]
        if table.may_buy:
            first = table.setup.tile_option
            found += [first + tile for tile in members(market.buyable(table))]
        return found

    def random_option(self, table: Table, seat: i64, luck: Luck) -> i64:
        cards = addable(table)
        passes = count(cards)
        wares = market.buyable(table) if table.may_buy else i64(0)
        place = luck.pick(passes + count(wares) + 1)
        if place == 0:
            return KEEP
        if place <= passes:
            return nth(cards, place - 1) + 1
        return table.setup.tile_option + nth(wares, place - 1 - passes)

    def why_not(self, table: Table, seat: i64, option: i64) -> Reason | None:
        if option == KEEP:
            return None
        if option < table.setup.tile_option:
            return why_not_pass(table, seat, option - 1)
        return market.why_not_buy(table, option - table.setup.tile_option)

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        if option == KEEP:
            keep_hand(table)
        elif option < table.setup.tile_option:
            pass_hand(table, option - 1)
        else:
            market.buy(table, option - table.setup.tile_option, luck)


@final
class Forbidden(Step[Table]):
    """Which card of a type already in the Hand goes along? [cubosaurs 9.5]"""

    ask: ClassVar = Ask("forbidden", domain="card", rule="9.5")

    def first_asked(self, table: Table) -> i64:
        return table.turn if table.tile == TILE_FORBIDDEN else NOBODY

    def options(self, table: Table, seat: i64) -> list[int]:
        return members(forbidden(table))

    def why_not(self, table: Table, seat: i64, option: i64) -> Reason | None:
        if not table.held[seat] & BIT[option]:
            return Reason("why-not-yours", "cubosaurs/3.4")
        if table.fitting & BIT[option]:
            return Reason("why-not-allowed-type", "cubosaurs/9.5")
        return None

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        table.tile = NO_TILE
        pass_hand(table, option)


def addable(table: Table) -> i64:
    """Return the kinds of one's collection of a type the Hand lacks [cubosaurs 3.5, 3.6, 3.7]."""
    return table.held[table.turn] & table.fitting


def forbidden(table: Table) -> i64:
    """Return the kinds of one's collection whose type is already in the Hand [cubosaurs 9.5]."""
    return table.held[table.turn] & ~table.fitting


def why_not_pass(table: Table, seat: i64, kind: i64) -> Reason | None:
    """Tell why a card cannot go along with the Hand."""
    if not table.held[seat] & BIT[kind]:
        return Reason("why-not-yours", "cubosaurs/3.4")
    if table.fitting & BIT[kind]:
        return None
    card_type = table.setup.type_of[kind]
    if card_type == EGG:
        return Reason("why-not-egg-in-hand", "cubosaurs/3.5")
    if card_type >= SPECIES:
        return Reason("why-not-raptor-in-hand", "cubosaurs/3.5")
    return Reason("why-not-type-in-hand", "cubosaurs/3.5")


def keep_hand(table: Table) -> None:
    """Put all cards of the Hand into one's collection; that ends the turn [cubosaurs 3.3, 3.10]."""
    seat = table.turn
    if table.listener is not None:
        table.listener.hear(events.Kept(seat=seat, cards=tuple(table.cards_in_hand())))
    if table.setup.advanced:
        tokens.earn(table, seat, table.cards_in_hand())
    for kind in members(table.hand_kinds):
        table.enter_collection(seat, kind, table.hand[kind])
        table.hand[kind] = 0
    table.hand_kinds = 0
    table.fitting = table.setup.all_kinds
    table.ends_turn = True


def pass_hand(table: Table, adding: i64) -> None:
    """Pass the Hand on with a card of one's own, be it the last [cubosaurs 3.4, 3.8, 3.9]."""
    seat = table.turn
    table.leave_collection(seat, adding)
    table.enter_hand(adding)
    hand_over(table)
    if table.listener is not None:
        table.listener.hear(events.Passed(seat=seat, card=adding, receiver=table.turn))


def pass_as_it_is(table: Table) -> None:
    """Pass the Hand on without adding a card [cubosaurs 9.4]."""
    seat = table.turn
    hand_over(table)
    if table.listener is not None:
        table.listener.hear(events.PassedAsItWas(seat=seat, receiver=table.turn))


def hand_over(table: Table) -> None:
    """Let the next player begin a turn with the Hand that was passed [cubosaurs 3.1, 3.10]."""
    table.turn = table.next_seat[table.turn]
    table.may_buy = table.setup.advanced
