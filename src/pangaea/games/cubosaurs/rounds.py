"""Set-up, the beginning and the end of a round (chapters 2, 5 and 8)."""

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.bits import count, members, nth
from pangaea.core.luck import Luck
from pangaea.games.cubosaurs import events, tokens
from pangaea.games.cubosaurs.cards import enter_hand
from pangaea.games.cubosaurs.names import HAND, OVER, START_CARDS
from pangaea.games.cubosaurs.scoring import round_score, write_scores
from pangaea.games.cubosaurs.table import Table


def set_up(table: Table, luck: Luck) -> None:
    """Choose who starts the game, and begin its first round."""
    table.turn = luck.pick(table.seats)
    begin_round(table, luck)


def begin_round(table: Table, luck: Luck) -> None:
    """Shuffle all cards, deal the first collections, fill the market, start the first turn."""
    if table.listener is not None:
        table.listener.hear(events.RoundBegan(number=table.round + 1, seat=table.turn))
    gather_cards(table)
    deal_collections(table, luck)
    if table.setup.advanced:
        fill_market(table, luck)
    table.ends_turn = False
    table.phase = HAND
    if table.setup.advanced and tokens.must_settle(table):
        return
    begin_turn(table, luck)


def gather_cards(table: Table) -> None:
    """Put all 55 cards together."""
    table.unseen = table.setup.deck[:]
    seat: i64 = 0
    while seat < table.seats:
        table.cards[seat] = 0
        table.held[seat] = 0
        seat += 1


def deal_collections(table: Table, luck: Luck) -> None:
    """Give each seat its starting cards, from the first player on."""
    seat = table.turn
    dealt: i64 = 0
    while dealt < table.seats:
        deal_collection(table, seat, luck)
        seat = table.next_seat[seat]
        dealt += 1


def deal_collection(table: Table, seat: i64, luck: Luck) -> None:
    """Give one seat its starting cards."""
    unseen, figures = table.unseen, table.setup.figures
    dealt = [unseen.pop(luck.pick(len(unseen))) for number in range(START_CARDS)]
    for kind in dealt:
        card, bit, _, _ = figures[kind]
        table.cards[seat] += card
        table.held[seat] |= bit
    if table.listener is not None:
        table.listener.hear(events.Dealt(seat=seat, cards=tuple(sorted(dealt))))
    if table.setup.advanced:
        tokens.earn(table, seat, dealt)


def draw(unseen: list[int], luck: Luck) -> i64:
    """Draw the top card of the pile: any card nobody has seen is equally likely."""
    return unseen.pop(luck.pick(len(unseen)))


def fill_market(table: Table, luck: Luck) -> None:
    """Turn tiles up until there is one more than players; those for sale stay."""
    seat: i64 = 0
    while seat < table.seats:
        table.bought[seat] = 0
        seat += 1
    before = table.market
    pile = table.setup.tiles & ~table.market
    while pile != 0 and count(table.market) <= table.seats:
        tile = nth(pile, luck.pick(count(pile)))
        pile &= ~(1 << tile)
        table.market |= 1 << tile
    turned_up = table.market & ~before
    if table.listener is not None and turned_up:
        table.listener.hear(events.MarketFilled(tiles=tuple(members(turned_up))))


def begin_turn(table: Table, luck: Luck) -> None:
    """Draw a card, as no Hand was passed; if none is left to draw, the round is over."""
    setup, unseen = table.setup, table.unseen
    table.phase = HAND
    table.may_buy = setup.advanced
    if len(unseen) == setup.set_aside:
        end_round(table, luck)
        return
    # Written out, as a game does it often: draw_into_hand, the Hand being empty.
    kind = unseen.pop(luck.pick(len(unseen)))
    table.hand, table.hand_kinds, _, table.fitting = setup.figures[kind]
    if table.listener is not None:
        table.listener.hear(events.Drew(seat=table.turn, card=kind))


def draw_into_hand(table: Table, luck: Luck) -> None:
    """Draw the top card of the pile into the Hand."""
    kind = draw(table.unseen, luck)
    enter_hand(table, kind)
    if table.listener is not None:
        table.listener.hear(events.Drew(seat=table.turn, card=kind))


def end_turn(table: Table, luck: Luck) -> None:
    """Let the next player begin a turn."""
    table.turn = table.next_seat[table.turn]
    begin_turn(table, luck)


def end_round(table: Table, luck: Luck) -> None:
    """Score the round; begin the next one, or end the game."""
    write_scores(table)
    if table.round + 1 == table.setup.rounds:
        table.phase = OVER
        return
    table.turn = next_first_player(table, luck)
    table.round += 1
    table.next_seat = other_way_round(table)
    begin_round(table, luck)


def other_way_round(table: Table) -> vec[i64]:
    """Return who follows each seat when play changes its direction, as in every round."""
    setup = table.setup
    return setup.to_the_right if table.round % 2 else setup.to_the_left


def next_first_player(table: Table, luck: Luck) -> i64:
    """Return who scored least in the round just played; a tie is settled by lot."""
    scores = [round_score(table, table.round, seat) for seat in range(table.seats)]
    least = min(scores)
    tied = [seat for seat in range(table.seats) if scores[seat] == least]
    if len(tied) == 1:
        return tied[0]
    first = tied[luck.pick(len(tied))]
    if table.listener is not None:
        table.listener.hear(events.LotDrawn(seat=first))
    return first
