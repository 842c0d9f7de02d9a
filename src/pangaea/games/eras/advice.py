"""x"""

from pangaea.games.eras.play import Eras


def values(table: Eras, seat: int) -> list[float]:
    return [0.0 for _ in table.options(seat)]
