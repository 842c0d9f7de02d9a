"""Phase 6, second half: genes are auctioned (chapters 8 and 12)."""

from typing import ClassVar, final

from mypy_extensions import i64

from pangaea.core.bits import BIT
from pangaea.core.events import Event
from pangaea.core.flow import Step
from pangaea.core.luck import Luck
from pangaea.core.luck import draw as draw_from
from pangaea.core.question import Ask
from pangaea.core.reason import Reason
from pangaea.core.state import NOBODY
from pangaea.games.evo import events
from pangaea.games.evo.rules import cards, names, prices
from pangaea.games.evo.rules.table import Table


@final
class Gene(Step[Table]):
    """On which gene does one bid, or may one go without? Or a card first? [evo 8.4, 8.5]"""

    ask: ClassVar = Ask("gene", domain="row", rule="8.4")

    def begin(self, table: Table, luck: Luck) -> None:
        if table.begins_stage():
            table.actor = 0
            table.outbid = NOBODY
            draw_genes(table, luck)
        pass_over_poor(table)

    def first_asked(self, table: Table) -> i64:
        return bidder(table)

    def options(self, table: Table, seat: i64) -> list[int]:
        drop = table.setup.drop
        found = bid_on(table, seat)
        if may_pass(table) or not found:
            found.append(drop)
        return cards.with_cards(table, seat, found, drop + 1)

    def why_not(self, table: Table, seat: i64, option: i64) -> Reason | None:
        drop = table.setup.drop
        if option < drop:
            return why_not_row(table, seat, option)
        if option > drop:
            return cards.why_not_card(table, seat, option - drop - 1)
        if may_pass(table) or not may_bid(table, seat):
            return None
        if table.setup.experts:
            return Reason("why-not-drop-unless-outbid", "evo/12.1")
        return Reason("why-not-drop", "evo/8.4")

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        drop = table.setup.drop
        if option < drop:
            table.row = option
            table.step = names.BID
        elif option - drop - 1 == names.SPURT:
            lay_spurt(table, seat)
            pass_over_poor(table)
        elif option > drop:
            cards.play(table, seat, option - drop - 1, luck)
        else:
            leave(table, seat)
            pass_over_poor(table)

    def following(self, table: Table) -> i64:
        return names.PAYMENT


@final
class Bid(Step[Table]):
    """How much is bid on the gene? [evo 8.4, 8.6]"""

    ask: ClassVar = Ask("bid", domain="amount", rule="8.4")

    def first_asked(self, table: Table) -> i64:
        return bidder(table)

    def options(self, table: Table, seat: i64) -> list[int]:
        return list(range(prices.least(table, table.row), prices.limit(table, seat) + 1))

    def random_option(self, table: Table, seat: i64, luck: Luck) -> i64:
        least = prices.least(table, table.row)
        return least + luck.pick(prices.limit(table, seat) + 1 - least)

    def why_not(self, table: Table, seat: i64, option: i64) -> Reason | None:
        most, least = int(prices.limit(table, seat)), int(prices.least(table, table.row))
        if option > most:
            return Reason("why-not-too-much", "evo/8.6", {"most": most})
        if option >= least:
            return None
        is_higher = option > table.row_bid[table.row]
        rule = "evo/10.17" if is_higher else "evo/8.4"  # only Separate evolution asks for more
        return Reason("why-not-too-little", rule, {"least": least})

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        place_bid(table, seat, option)
        table.step = names.AUCTION
        pass_over_poor(table)


# -- the genes for sale -----------------------------------------------------------------------


def draw_genes(table: Table, luck: Luck) -> None:
    """Draw the genes of this turn: as many as wanted, or what is left [evo 8.3, 8.9]."""
    wanted, left = genes_wanted(table), genes_left(table)
    table.rows = wanted if wanted < left else left
    for row in range(table.rows):
        table.row_gene[row] = draw_from(table.bag, genes_left(table), luck)
        table.row_seat[row] = names.EMPTY
        table.row_bid[row] = 0
    if table.listener is not None:
        drawn = tuple([int(table.row_gene[row]) for row in range(table.rows)])
        table.listener.hear(events.GenesDrawn(genes=drawn))


def genes_wanted(table: Table) -> i64:
    """Return how many genes this auction should have [evo 8.3, 10.16, 12.1, 12.2]."""
    fewer: i64 = 1 if table.is_active(names.DUD) else 0
    return table.setup.genes_drawn - fewer


def genes_left(table: Table) -> i64:
    """Count the genes in the bag."""
    total: i64 = 0
    for gene in range(names.GENES):
        total += table.bag[gene]
    return total


# -- who bids, and on what --------------------------------------------------------------------


def bidder(table: Table) -> i64:
    """Return who must bid: who was outbid, else the next in turn order [evo 8.4, 8.5]."""
    return table.outbid if table.outbid != NOBODY else table.acting()


def pass_over_poor(table: Table) -> None:
    """Let go without a gene who must bid and cannot, as all can see [evo 9.3, 12.2]."""
    seat = bidder(table)
    while seat != NOBODY and not may_take_part(table, seat):
        leave(table, seat)
        seat = bidder(table)


def may_take_part(table: Table, seat: i64) -> bool:
    """Tell whether the bidder has a choice, for all that everybody knows."""
    return may_pass(table) or may_bid(table, seat) or might_pay_more(table, seat)


def may_pass(table: Table) -> bool:
    """Tell whether the bidder may go without a gene [evo 8.9, 10.16, 12.1]."""
    if table.is_active(names.DUD) or table.rows < genes_wanted(table):
        return True
    return table.setup.experts and table.outbid != NOBODY


def may_bid(table: Table, seat: i64) -> bool:
    """Tell whether a player can pay for a bid on some gene [evo 8.6]."""
    return some_gene_costs(table, prices.limit(table, seat))


def might_pay_more(table: Table, seat: i64) -> bool:
    """Tell whether, for all that everybody knows, a spurt could open a bid [evo 10.25, 12.2]."""
    if not table.cards_allowed() or table.held[seat] == 0:
        return False
    if table.spent() & BIT[names.SPURT] or table.laid_by != NOBODY:
        return False
    return some_gene_costs(table, prices.limit(table, seat) + names.SPURT_VALUE)


def some_gene_costs(table: Table, most: i64) -> bool:
    """Tell whether some gene can be bid on with so much at most."""
    return any(prices.least(table, row) <= most for row in range(table.rows))


def bid_on(table: Table, seat: i64) -> list[int]:
    """List the genes a player can bid on; of equal free ones the first stands for all."""
    most = prices.limit(table, seat)
    found: list[int] = []
    free: i64 = 0
    for row in range(table.rows):
        if table.row_seat[row] == names.EMPTY:
            if not free & BIT[table.row_gene[row]]:
                found.append(row)
            free |= BIT[table.row_gene[row]]
        elif prices.least(table, row) <= most:
            found.append(row)
    return found


def first_alike(table: Table, row: i64) -> i64:
    """Return the row that stands for this one: of equal free genes the first."""
    if table.row_seat[row] != names.EMPTY:
        return row
    other: i64 = 0
    while table.row_seat[other] != names.EMPTY or table.row_gene[other] != table.row_gene[row]:
        other += 1
    return other


def alike(table: Table, option: i64) -> i64:
    """Return the option that stands for this one, if a gene is to be chosen."""
    is_row = table.step == names.AUCTION and option < table.rows
    return first_alike(table, option) if is_row else option


def why_not_row(table: Table, seat: i64, row: i64) -> Reason | None:
    """Tell why a gene cannot be bid on."""
    if row >= table.rows:
        return Reason("why-not-no-gene", "evo/8.3")
    if first_alike(table, row) != row:
        return Reason("why-not-equal-gene", "evo/8.4")
    least, most = int(prices.least(table, row)), int(prices.limit(table, seat))
    if least <= most:
        return None
    return Reason("why-not-outbid", "evo/8.6", {"least": least, "most": most})


# -- bidding ----------------------------------------------------------------------------------


def place_bid(table: Table, seat: i64, amount: i64) -> None:
    """Place a bid; whoever is outbid must bid again at once [evo 8.4, 8.5]."""
    row = table.row
    before = table.row_seat[row]
    table.row = names.NO_ROW
    table.row_seat[row] = seat
    table.row_bid[row] = amount
    step_down(table)
    table.outbid = before
    if table.listener is not None:
        gene = table.row_gene[row]
        table.listener.hear(events.BidPlaced(seat=seat, gene=gene, amount=amount))
    if before != names.EMPTY:
        take_spurt_back(table, before)
        if table.listener is not None:
            table.listener.hear(events.WasOutbid(seat=before))


def step_down(table: Table) -> None:
    """Note that the player who was to bid has done so."""
    if table.outbid == NOBODY:
        table.actor += 1
    table.outbid = NOBODY


def leave(table: Table, seat: i64) -> None:
    """Go without a gene this turn [evo 10.16, 12.1, 12.2]."""
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
    return events.Passed(seat=seat) if table.is_active(names.DUD) else events.FoundTooFew(seat=seat)


def lay_spurt(table: Table, seat: i64) -> None:
    """Lay Genetic spurt with the bid that follows [evo 10.25]."""
    table.leave_hand(seat, names.SPURT)
    table.laid_by = seat
    if table.listener is not None:
        table.listener.hear(events.CardLaid(seat=seat, card=names.SPURT))


def take_spurt_back(table: Table, seat: i64) -> None:
    """Give Genetic spurt back to whoever laid it with a bid that does not stand [evo 10.25]."""
    if table.laid_by != seat:
        return
    table.laid_by = NOBODY
    table.come_to_hand(seat, names.SPURT)
    if table.listener is not None:
        table.listener.hear(events.CardReturned(seat=seat, card=names.SPURT))


# -- paying -----------------------------------------------------------------------------------


def pay(table: Table, luck: Luck) -> None:
    """Let everybody pay and take their gene; the others go back into the bag [evo 8.7, 12.2]."""
    for place in range(table.seats):
        seat = table.order[place]
        row = prices.row_of(table, seat)
        if row != names.NO_ROW:
            buy(table, seat, table.row_gene[row], luck)
    put_back(table)
    use_spurt(table)


def buy(table: Table, seat: i64, gene: i64, luck: Luck) -> None:
    """Pay for a gene and put it on the portrait; a card gene brings a card [evo 1.2, 8.7, 8.8]."""
    price = prices.price(table, seat)
    table.points[seat] -= price
    table.paid[seat] += price
    if table.listener is not None:
        table.listener.hear(events.GeneBought(seat=seat, gene=gene, price=price))
    if gene == names.CARD:
        cards.draw(table, seat, luck)
    else:
        table.traits[seat * names.TRAITS + gene] += 1


def put_back(table: Table) -> None:
    """Clear the auction table; genes nobody took go back into the bag [evo 10.16, 12.2]."""
    for row in range(table.rows):
        if table.row_seat[row] == names.EMPTY:
            table.bag[table.row_gene[row]] += 1
        table.row_gene[row] = names.NO_GENE
        table.row_seat[row] = names.EMPTY
        table.row_bid[row] = 0
    table.rows = 0


def use_spurt(table: Table) -> None:
    """Discard Genetic spurt that lay with a bid; Encore may fetch it [evo 10.21, 10.25]."""
    seat = table.laid_by
    if seat == NOBODY:
        return
    table.laid_by = NOBODY
    table.gone |= BIT[names.SPURT]
    table.active[names.SPURT] = seat
    cards.echo(table, names.SPURT)
