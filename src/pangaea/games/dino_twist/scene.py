"""How the table of Dino Twist looks to one seat."""

from pangaea.core.game import Game, SeatView
from pangaea.core.scene import Scene
from pangaea.games.dino_twist.play import DinoTwist


def scene(game: Game, table: DinoTwist, view: SeatView) -> Scene:
    raise NotImplementedError
