"""What a gene is worth for the turns that are left, against its price."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.games.evo.advice import prospects
from pangaea.games.evo.rules import prices
from pangaea.games.evo.rules.names import CARD, HORN, MUTANT, SEPARATE, SPURT
from pangaea.games.evo.rules.table import Table

# Points a turn that one more gene of a kind brings, by how many a species has: 0, 1, 2, 3 or more.
# Hundredths, found by play of greedy bots against one another.
WORTH: Final = vec[i64]([
    0, 55, 45, 30,  # leg
    40, 25, 15, 10,  # horn
    90, 80, 45, 20,  # egg
    60, 55, 45, 30,  # fur
    60, 50, 40, 30,  # parasol
    0, 15, 10, 5,  # tail
    60, 60, 50, 40,  # mutant
])  # fmt: skip
GRADES: Final = 4
CARD_WORTH: Final = 1.2
THRIFT: Final = 0.85  # a point in hand is sure, a gene's are not


def worth(table: Table, seat: i64, gene: i64) -> float:
    """Return the points a gene can be expected to bring until the end."""
    return promise(table, seat, gene, prospects.turns_left(table))


def promise(table: Table, seat: i64, gene: i64, turns: float) -> float:
    """Return the points a gene can be expected to bring in so many turns to come."""
    if gene == CARD:
        return CARD_WORTH if turns > 1.5 else 0.3
    gain = a_turn(gene, table.trait(seat, gene))
    if gene == MUTANT:
        turns -= 1.0  # it helps from the next auction on
    if gene == HORN:
        gain += horn_race(table, seat)
    return THRIFT * gain * (turns if turns > 0.0 else 0.0)


def a_turn(gene: i64, owned: i64) -> float:
    """Return the points a turn that one more gene brings to who owns so many."""
    grade = owned if owned < GRADES - 1 else GRADES - 1
    return float(WORTH[gene * GRADES + grade]) / 100.0


def horn_race(table: Table, seat: i64) -> float:
    """Return what it is worth to catch up with the most horned rival, or to leave the others."""
    most: i64 = 0
    for other in range(table.seats):
        horns = table.trait(other, HORN)
        if other != seat and horns > most:
            most = horns
    return 0.15 if table.trait(seat, HORN) < most else 0.0


def gene_value(table: Table, seat: i64, option: i64) -> float:
    """What bidding on a gene, going without or playing a card is worth."""
    if option < table.setup.drop:
        return worth(table, seat, table.row_gene[option]) - cost(table, seat, option)
    if option == table.setup.drop:
        return 0.0
    card = option - table.setup.drop - 1
    return bid_card_value(table, seat, card)


def cost(table: Table, seat: i64, row: i64) -> float:
    """Return what the least bid on a gene would cost."""
    price = prices.least(table, row) - table.trait(seat, MUTANT)
    return float(price) if price > 0 else 0.0


def bid_card_value(table: Table, seat: i64, card: i64) -> float:
    """What a card is worth before one's own bid, as much above the best bid as it helps."""
    best = best_bid(table, seat)
    if card == SEPARATE and best > 2.0:
        return best + 0.1
    if card == SPURT and prices.limit(table, seat) < 2 and best < 1.0:
        return best + 0.1
    return best - 1.0


def best_bid(table: Table, seat: i64) -> float:
    """What the best gene in reach promises."""
    most = prices.limit(table, seat)
    best = -100.0
    for row in range(table.rows):
        if prices.least(table, row) <= most and table.row_seat[row] != seat:
            found = worth(table, seat, table.row_gene[row]) - cost(table, seat, row)
            best = found if found > best else best
    return best


def spurt_value(table: Table, seat: i64) -> float:
    """What Genetic spurt saves at payment, against keeping it."""
    price = prices.price(table, seat)
    saved = float(price if price < 3 else 3)
    return saved - (1.5 if prospects.turns_left(table) > 2.0 else 0.5)
