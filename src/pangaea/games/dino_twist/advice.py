"""What is good here."""

from pangaea.games.dino_twist.play import DinoTwist


def values(table: DinoTwist, seat: int) -> list[float]:
    return [0.0 for _ in table.options(seat)]
