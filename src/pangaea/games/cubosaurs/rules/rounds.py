"""Setting up, beginning and ending a round (chapters 2, 4, 5, 7 and 8)."""

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.bits import BIT, count, members, nth
from pangaea.core.flow import OVER
from pangaea.core.luck import Luck
from pangaea.games.cubosaurs import events
from pangaea.games.cubosaurs.rules import tokens
from pangaea.games.cubosaurs.rules.names import START_CARDS
from pangaea.games.cubosaurs.rules.scoring import round_score, write_scores
from pangaea.games.cubosaurs.rules.table import Table


def set_up(table: Table, luck: Luck) -> None:
    """Draw the first player by lot and begin the first round [cubosaurs 2.3]."""
    table.turn = luck.pick(table.seats)
    begin_round(table, luck)


def begin_round(table: Table, luck: Luck) -> None:
    """Shuffle all cards, deal the first collections, fill the market [cubosaurs 2.1, 5.2, 8.1]."""
    if table.listener is not None:
        table.listener.hear(events.RoundBegan(number=table.round + 1, seat=table.turn))
    gather_cards(table)
    deal_collections(table, luck)
    if table.setup.advanced:
        fill_market(table, luck)


def gather_cards(table: Table) -> None:
    """Put all 55 cards together, also those destroyed [cubosaurs 5.2]."""
    table.unseen = table.setup.deck[:]
    for place in range(len(table.cards)):
        table.cards[place] = 0
    for seat in range(table.seats):
        table.held[seat] = 0


def deal_collections(table: Table, luck: Luck) -> None:
    """Give each seat its starting cards, from the first player on [cubosaurs 2.2, 8.5]."""
    seat = table.turn
    for _ in range(table.seats):
        dealt = [draw(table, luck) for _ in range(START_CARDS)]
        for kind in dealt:
            table.enter_collection(seat, kind)
        if table.listener is not None:
            table.listener.hear(events.Dealt(seat=seat, cards=tuple(sorted(dealt))))
        if table.setup.advanced:
            tokens.earn(table, seat, dealt)
        seat = table.next_seat[seat]


def draw(table: Table, luck: Luck) -> i64:
    """Draw the top card of the pile: any card nobody has seen is equally likely."""
    return table.unseen.pop(luck.pick(len(table.unseen)))


def fill_market(table: Table, luck: Luck) -> None:
    """Turn tiles up until there is one more than players; those left stay [cubosaurs 8.1, 8.13]."""
    for seat in range(table.seats):
        table.bought[seat] = 0
    before = table.market
    pile = table.setup.tiles & ~before
    while pile != 0 and count(table.market) <= table.seats:
        tile = nth(pile, luck.pick(count(pile)))
        pile &= ~BIT[tile]
        table.market |= BIT[tile]
    turned_up = table.market & ~before
    if table.listener is not None and turned_up:
        table.listener.hear(events.MarketFilled(tiles=tuple(members(turned_up))))


def begin_turn(table: Table, luck: Luck) -> None:
    """Draw a card if no Hand was passed; an empty pile ends the round [cubosaurs 3.1, 4.1, 4.2]."""
    if table.hand_kinds:
        return
    if table.ends_turn:
        table.ends_turn = False
        table.turn = table.next_seat[table.turn]
    table.may_buy = table.setup.advanced
    if table.cards_left() == 0:
        end_round(table, luck)
    else:
        draw_into_hand(table, luck)


def draw_into_hand(table: Table, luck: Luck) -> None:
    """Draw the top card of the pile into the Hand [cubosaurs 3.1, 9.3]."""
    kind = draw(table, luck)
    table.enter_hand(kind)
    if table.listener is not None:
        table.listener.hear(events.Drew(seat=table.turn, card=kind))


def end_round(table: Table, luck: Luck) -> None:
    """Score the round; begin the next one, or end the game [cubosaurs 4.1, 5.1, 8.12]."""
    write_scores(table)
    if table.listener is not None:
        table.listener.pause(table)  # everybody counts before the cards are gathered
    if table.round + 1 == table.setup.rounds:
        table.step = OVER
        return
    table.turn = next_first_player(table, luck)
    table.round += 1
    table.next_seat = direction(table)
    begin_round(table, luck)


def direction(table: Table) -> vec[i64]:
    """Return who follows each seat: the other way round in every new round [cubosaurs 5.4]."""
    return table.setup.to_the_right if table.round % 2 else table.setup.to_the_left


def next_first_player(table: Table, luck: Luck) -> i64:
    """Return who scored least in the round just played; a lot breaks a tie [cubosaurs 5.3]."""
    scores = [round_score(table, table.round, seat) for seat in range(table.seats)]
    least = min(scores)
    tied = [seat for seat in range(table.seats) if scores[seat] == least]
    if len(tied) == 1:
        return tied[0]
    first = tied[luck.pick(len(tied))]
    if table.listener is not None:
        table.listener.hear(events.LotDrawn(seat=first))
    return first
