"""Where all the cards are: a check that none is lost or made."""

from pangaea.games.dino_twist.rules.table import Table


def inventory(table: Table) -> dict[str, int]:
    """Count the cards of each kind wherever they lie; babies may go back to the box."""
    kinds = int(table.setup.kinds)
    found = [
        int(table.unseen[kind] + table.discard[kind] + table.gone[kind]) for kind in range(kinds)
    ]
    for place in range(kinds * table.seats):
        found[place % kinds] += int(table.hands[place] + table.buried[place])
    lying = [*table.prepared, *table.twist, *table.islands, table.captured]
    for kind in lying:
        if 0 <= kind < kinds:
            found[int(kind)] += 1
    return {row.token: found[kind] for kind, row in enumerate(table.setup.kind_rows[:kinds])}
