"""Every piece of the box, wherever it lies."""

from pangaea.core.bits import count
from pangaea.games.evo.box import GENE_NAMES
from pangaea.games.evo.rules.herds import reserve
from pangaea.games.evo.rules.names import TRAITS
from pangaea.games.evo.rules.table import Table


def inventory(table: Table) -> dict[str, int]:
    """Count genes, cards and dinosaurs; card genes leave the game, so they are not counted."""
    found = {name: genes_of(table, gene) for gene, name in enumerate(GENE_NAMES[:TRAITS])}
    laid = 0 if table.laid_by < 0 else 1
    held = sum(int(table.held[seat]) for seat in range(table.seats))
    found["cards"] = int(table.pile_size()) + int(count(table.gone)) + held + laid
    for seat in range(table.seats):
        standing = sum(1 for zone in table.occupant if zone == seat)
        found[f"dinosaurs of seat {seat}"] = standing + int(reserve(table, seat))
    return found


def genes_of(table: Table, gene: int) -> int:
    """Count the genes of a kind: in the bag, for sale, on portraits beyond what is printed."""
    printed = int(table.setup.portrait[gene]) * int(table.seats)
    kept = sum(int(table.trait(seat, gene)) for seat in range(table.seats)) - printed
    for_sale = sum(1 for row in range(table.rows) if table.row_gene[row] == gene)
    return int(table.bag[gene]) + kept + for_sale
