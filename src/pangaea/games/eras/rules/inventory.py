"""Where all the cards are: a check that none is lost or made."""

from pangaea.core.bits import members
from pangaea.games.eras.rules.names import ERA_CARDS, NO_BOLT
from pangaea.games.eras.rules.table import Table


def inventory(table: Table) -> dict[str, int]:
    """Count each era card and each kind of thunderbolt, wherever they lie [eras 1.5]."""
    found = {f"card {card}": 0 for card in range(ERA_CARDS)}
    for card in [*table.path, table.revealed, *members(table.deck), *members(table.heap)]:
        if 0 <= card < ERA_CARDS:
            found[f"card {card}"] += 1
    struck = [kind for kind in table.bolt_order if kind != NO_BOLT]
    for kind, unseen in enumerate(table.bolt_bag):
        found[f"bolt {kind}"] = int(unseen) + struck.count(kind)
    return found
