"""tmp"""

from mypy_extensions import i64

from pangaea.games.evo.play import Evo


def values(table: Evo, seat: i64) -> list[float]:
    return [0.0 for _ in table.options(seat)]
