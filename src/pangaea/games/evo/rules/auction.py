"""Phase 6, second half: genes are auctioned (chapters 8 and 12)."""

from typing import Final

from mypy_extensions import i64

from pangaea.core.bits import members
from pangaea.core.events import Event
from pangaea.core.luck import Luck
from pangaea.core.luck import draw as draw_from
from pangaea.core.state import NOBODY
from pangaea.games.evo import events
from pangaea.games.evo.rules import cards, prices, windows
from pangaea.games.evo.rules.names import (
    ASK_BID,
    ASK_GENE,
    CARD,
    DUD,
    EMPTY,
    GENES,
    NO_GENE,
    QUIET_EON,
    SEPARATE,
    SPURT,
    SPURT_VALUE,
    TRAITS,
)
from pangaea.games.evo.rules.table import Table

OWN_CARDS: Final = 1 << SEPARATE | 1 << SPURT | 1 << QUIET_EON


def begin(table: Table, luck: Luck) -> None:
    """Draw the genes of this turn."""
    table.actor = 0
    table.outbid = NOBODY
    table.rows = genes_to_draw(table)
    row: i64 = 0
    while row < table.rows:
        table.row_gene[row] = draw_from(table.bag, genes_left(table), luck)
        table.row_seat[row] = EMPTY
        table.row_bid[row] = 0
        row += 1
    if table.listener is not None:
        drawn = tuple([int(table.row_gene[row]) for row in range(table.rows)])
        table.listener.hear(events.GenesDrawn(genes=drawn))


def genes_to_draw(table: Table) -> i64:
    """Return how many genes are drawn: as many as wanted, or what is left."""
    wanted, left = genes_wanted(table), genes_left(table)
    return wanted if wanted < left else left


def genes_wanted(table: Table) -> i64:
    """Return how many genes this auction should have."""
    fewer: i64 = 1 if table.is_active(DUD) else 0
    return table.setup.genes_drawn - fewer


def genes_left(table: Table) -> i64:
    """Count the genes in the bag."""
    total: i64 = 0
    gene: i64 = 0
    while gene < GENES:
        total += table.bag[gene]
        gene += 1
    return total


def asks(table: Table) -> bool:
    """Ask who was outbid, else the next in turn order; tell whether anybody is left to bid."""
    while table.outbid != NOBODY or table.actor < table.seats:
        seat = bidder(table)
        if may_pass(table) or may_bid(table, seat) or might_pay_more(table, seat):
            table.asking = seat
            table.phase = ASK_GENE
            return True
        leave(table, seat)
    return False


def bidder(table: Table) -> i64:
    """Return who must bid."""
    return table.outbid if table.outbid != NOBODY else table.order[table.actor]


def may_pass(table: Table) -> bool:
    """Tell whether the bidder may go without a gene."""
    if table.is_active(DUD) or table.rows < genes_wanted(table):
        return True
    return table.setup.experts and table.outbid != NOBODY


def might_pay_more(table: Table, seat: i64) -> bool:
    """Tell whether, for all that everybody knows, Genetic spurt could open a bid to a player."""
    if not table.cards_allowed() or table.held[seat] == 0:
        return False
    if table.spent() >> SPURT & 1 or table.laid_by != NOBODY:
        return False
    return some_gene_costs(table, prices.limit(table, seat) + SPURT_VALUE)


def may_bid(table: Table, seat: i64) -> bool:
    """Tell whether a player can pay for a bid on some gene."""
    return some_gene_costs(table, prices.limit(table, seat))


def some_gene_costs(table: Table, most: i64) -> bool:
    """Tell whether some gene can be bid on with so much at most."""
    row: i64 = 0
    while row < table.rows:
        if prices.least(table, row) <= most:
            return True
        row += 1
    return False


def bid_on(table: Table, seat: i64) -> list[int]:
    """List the genes a player can bid on; of equal free ones the first stands for all."""
    most = prices.limit(table, seat)
    found: list[int] = []
    free: i64 = 0
    row: i64 = 0
    while row < table.rows:
        if table.row_seat[row] == EMPTY:
            if not free >> table.row_gene[row] & 1:
                found.append(row)
            free |= 1 << table.row_gene[row]
        elif prices.least(table, row) <= most:
            found.append(row)
        row += 1
    return found


def first_alike(table: Table, row: i64) -> i64:
    """Return the row that stands for this one: of equal free genes the first."""
    if table.row_seat[row] != EMPTY:
        return row
    other: i64 = 0
    while table.row_seat[other] != EMPTY or table.row_gene[other] != table.row_gene[row]:
        other += 1
    return other


def options(table: Table, seat: i64) -> list[int]:
    """Bid on a gene, pass where one may, or play a card that fits one's own bid."""
    found = bid_on(table, seat)
    if may_pass(table) or not found:
        found.append(table.setup.drop)
    for card in members(cards.playable(table, seat, OWN_CARDS)):
        found.append(table.setup.drop + 1 + card)
    return found


def amounts(table: Table, seat: i64) -> list[int]:
    """List what can be bid on the chosen gene."""
    return list(range(prices.least(table, table.row), prices.limit(table, seat) + 1))


def random_amount(table: Table, seat: i64, luck: Luck) -> i64:
    """Choose like `amounts`, without making the list."""
    least = prices.least(table, table.row)
    return least + luck.pick(prices.limit(table, seat) + 1 - least)


def choose(table: Table, seat: i64, option: i64, luck: Luck) -> bool:
    """Pick a gene, pass or play a card; tell whether the turn goes on."""
    if option < table.setup.drop:
        table.row = option
        table.phase = ASK_BID
        return False
    if option == table.setup.drop:
        leave(table, seat)
        return True
    card = option - table.setup.drop - 1
    if card == SPURT:
        lay_spurt(table, seat)
        return True
    return cards.play(table, seat, card, luck)


def lay_spurt(table: Table, seat: i64) -> None:
    """Lay Genetic spurt with the bid that follows."""
    cards.leave_hand(table, seat, SPURT)
    table.laid_by = seat
    if table.listener is not None:
        table.listener.hear(events.CardLaid(seat=seat, card=SPURT))


def take_spurt_back(table: Table, seat: i64) -> None:
    """Give Genetic spurt back to whoever laid it with a bid that does not stand."""
    if table.laid_by != seat:
        return
    table.laid_by = NOBODY
    cards.come_to_hand(table, seat, SPURT)
    if table.listener is not None:
        table.listener.hear(events.CardReturned(seat=seat, card=SPURT))


def bid(table: Table, seat: i64, amount: i64) -> None:
    """Place a bid; whoever is outbid must bid again."""
    row = table.row
    before = table.row_seat[row]
    table.row_seat[row] = seat
    table.row_bid[row] = amount
    step_down(table)
    table.outbid = before
    if table.listener is not None:
        gene = table.row_gene[row]
        table.listener.hear(events.BidPlaced(seat=seat, gene=gene, amount=amount))
    if before != EMPTY:
        take_spurt_back(table, before)
        if table.listener is not None:
            table.listener.hear(events.WasOutbid(seat=before))


def step_down(table: Table) -> None:
    """Note that the player who was to bid has done so."""
    if table.outbid == NOBODY:
        table.actor += 1
    table.outbid = NOBODY


def leave(table: Table, seat: i64) -> None:
    """Go without a gene this turn."""
    take_spurt_back(table, seat)
    if table.listener is not None:
        table.listener.hear(parting(table, seat))
    step_down(table)


def parting(table: Table, seat: i64) -> Event:
    """Return the event that tells why the bidder goes without a gene, with its rule."""
    if not may_pass(table):
        return events.PricedOut(seat=seat)
    if table.setup.experts and table.outbid != NOBODY:
        return events.DroppedOut(seat=seat)
    return events.Passed(seat=seat) if table.is_active(DUD) else events.FoundTooFew(seat=seat)


def pay(table: Table, luck: Luck) -> None:
    """Let everybody pay and take their gene; genes nobody took go back into the bag."""
    place: i64 = 0
    while place < table.seats:
        seat = table.order[place]
        row = prices.row_of(table, seat)
        if row != prices.NO_ROW:
            buy(table, seat, table.row_gene[row], luck)
        place += 1
    put_back(table)
    use_spurt(table)


def buy(table: Table, seat: i64, gene: i64, luck: Luck) -> None:
    """Pay for a gene and put it on the portrait; a card gene brings a card."""
    price = prices.price(table, seat)
    table.points[seat] -= price
    table.paid[seat] += price
    if table.listener is not None:
        table.listener.hear(events.GeneBought(seat=seat, gene=gene, price=price))
    if gene == CARD:
        cards.draw(table, seat, luck)
    else:
        table.traits[seat * TRAITS + gene] += 1


def put_back(table: Table) -> None:
    """Clear the auction table."""
    row: i64 = 0
    while row < table.rows:
        if table.row_seat[row] == EMPTY:
            table.bag[table.row_gene[row]] += 1
        table.row_gene[row] = NO_GENE
        table.row_seat[row] = EMPTY
        table.row_bid[row] = 0
        row += 1
    table.rows = 0


def use_spurt(table: Table) -> None:
    """Discard Genetic spurt that lay with a bid; Encore may fetch it."""
    seat = table.laid_by
    if seat == NOBODY:
        return
    table.laid_by = NOBODY
    table.gone |= 1 << SPURT
    table.active[SPURT] = seat
    windows.echo(table, SPURT)
