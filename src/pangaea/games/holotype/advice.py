"""x"""

from pangaea.games.holotype.play import Holotype


def values(table: Holotype, seat: int) -> list[float]:
    return [0.0 for _ in table.options(seat)]
