"""How the auction looks: genes side by side, under each a ladder of bids."""

from typing import Final

from pangaea.core.scene import Area, Look, Spot, Value
from pangaea.core.stage import COLOURS
from pangaea.games.evo.box import GENE_NAMES
from pangaea.games.evo.rules import prices
from pangaea.games.evo.rules.names import EMPTY
from pangaea.games.evo.rules.table import Table
from pangaea.games.evo.scene.island import EvoStage

PRINTED: Final = 6  # the table of bids is printed that far; one step stands for all above [evo 8.4]


def auction_key(stage: EvoStage) -> tuple[object, ...]:
    """Say what the auction depends on: genes, bids, what makes them cheaper, and who looks."""
    table = stage.table
    bids = tuple(table.row_gene), tuple(table.row_bid), tuple(table.row_seat)
    dearer = tuple(table.traits), tuple(table.active), int(table.laid_by), tuple(table.points)
    return int(table.rows), bids, dearer, stage.view.seat


def show_auction(stage: EvoStage) -> list[tuple[int, str]]:
    """Show the genes for sale, and on each ladder the bid that lies there."""
    table, say = stage.table, stage.words.say
    spots = [spot for row in range(table.rows) for spot in (lot(stage, row), *ladder(stage, row))]
    stage.area(
        Area(
            "auction", "auction", say("area-auction"), spots=tuple(spots), columns=4, part="over",
            featured=True, tip=say("area-auction-tip"), rule="evo/8.4",
        )
    )  # fmt: skip
    genes: list[tuple[int, str]] = []
    for row in range(table.rows):
        genes.append((row, show_gene(stage, row)))
        if table.row_seat[row] != EMPTY:
            show_bid(stage, row)
    return genes


def lot(stage: EvoStage, row: int) -> Spot:
    """Give a gene its place, with who bids what and what a bid would cost who looks."""
    table, say = stage.table, stage.words.say
    gene, least = gene_name(stage, row), int(prices.least(table, row))
    if table.row_seat[row] == EMPTY:
        label = say("auction-bid", gene=gene, least=least)
    else:
        bidder = stage.view.names[table.row_seat[row]]
        label = say("auction-outbid", name=bidder, gene=gene, least=least)
    tip = say(f"gene-{GENE_NAMES[table.row_gene[row]]}-tip")
    lines = (Value(standing(stage, row)), *own_price(stage, row))
    return Spot(f"r{row}", label, text=gene, tip=tip, rule="evo/8.3", lines=lines)


def gene_name(stage: EvoStage, row: int) -> str:
    """Name the gene for sale."""
    return stage.words.say(f"gene-{GENE_NAMES[stage.table.row_gene[row]]}")


def standing(stage: EvoStage, row: int) -> str:
    """Say whose bid lies on a gene."""
    table, say = stage.table, stage.words.say
    if table.row_seat[row] == EMPTY:
        return say("auction-free")
    name = stage.view.names[table.row_seat[row]]
    return say("auction-standing", name=name, amount=int(table.row_bid[row]))


def own_price(stage: EvoStage, row: int) -> tuple[Value, ...]:
    """Say what the lowest bid that is left would cost who looks, or that it is out of reach."""
    table, say, seat = stage.table, stage.words.say, stage.view.seat
    if seat is None or table.row_seat[row] == seat:
        return ()
    least = int(prices.least(table, row))
    if least > prices.limit(table, seat):
        return (Value(say("auction-too-dear")),)
    return (Value(say("auction-you-pay", least=least, price=cost(table, seat, least)), lit=True),)


def cost(table: Table, seat: int, amount: int) -> int:
    """Return what a bid costs after mutants and Genetic spurt [evo 8.7]."""
    return max(0, amount - int(prices.discount(table, seat)))


def ladder(stage: EvoStage, row: int) -> tuple[Spot, ...]:
    """Give every amount a step; whoever looks sees the same ones."""
    gene = int(stage.table.row_gene[row])
    return stage.ground(f"ladder{row}", gene, lambda: steps_of(stage, row))


def steps_of(stage: EvoStage, row: int) -> list[Spot]:
    """Draw the steps of a ladder, one for all amounts that are not printed."""
    gene, say = gene_name(stage, row), stage.words.say
    steps = [
        Spot(
            step(row, amount), say("auction-step", gene=gene, amount=amount), text=str(amount),
            parent=f"r{row}", rule="evo/8.4",
        )
        for amount in range(PRINTED + 1)
    ]  # fmt: skip
    more = Spot(
        step(row, PRINTED + 1), say("auction-more", gene=gene, amount=PRINTED),
        text=f"{PRINTED + 1}+", parent=f"r{row}", rule="evo/8.4",
    )  # fmt: skip
    return [*steps, more]


def step(row: int, amount: int) -> str:
    """Name the step of a ladder that stands for an amount."""
    return f"r{row}s{min(amount, PRINTED + 1)}"


def show_gene(stage: EvoStage, row: int) -> str:
    """Show a gene for sale."""
    name = GENE_NAMES[stage.table.row_gene[row]]
    gene, tip = gene_name(stage, row), stage.words.say(f"gene-{name}-tip")
    look = Look("token", icon=f"gene_{name}", colour="sand")
    return stage.piece("auction", look, gene, spot=f"r{row}", tip=tip, rule="evo/8.3")


def show_bid(stage: EvoStage, row: int) -> None:
    """Show the bid that lies on a gene: its bidder stands on the ladder."""
    table = stage.table
    seat, amount = int(table.row_seat[row]), int(table.row_bid[row])
    name = stage.words.say("bid", name=stage.view.names[seat], amount=amount)
    number = str(amount) if amount > PRINTED else ""
    look = Look("figure", colour=COLOURS[seat], icon=f"figure{seat}", number=number)
    tip = stage.words.say("bid-tip", price=int(prices.price(table, seat)))
    stage.piece("auction", look, name, spot=step(row, amount), owner=seat, tip=tip, rule="evo/8.7")
