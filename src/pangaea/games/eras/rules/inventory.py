"""Where all the cards are: a check that none is lost or made."""

from pangaea.games.eras.rules.names import ERA_CARDS, NO_BOLT
from pangaea.games.eras.rules.table import Table


def inventory(table: Table) -> dict[str, int]:
    """Count each era card and each kind of thunderbolt, wherever they lie."""
    found = {f"card {card}": 0 for card in range(ERA_CARDS)}
    lying = [*table.path, table.revealed]
    for card in lying:
        if 0 <= card < ERA_CARDS:
            found[f"card {card}"] += 1
    for card in range(ERA_CARDS):
        found[f"card {card}"] += int((table.deck >> card & 1) + (table.heap >> card & 1))
    struck = [kind for kind in table.bolt_order if kind != NO_BOLT]
    for kind, unseen in enumerate(table.bolt_bag):
        found[f"bolt {kind}"] = int(unseen) + struck.count(kind)
    return found
