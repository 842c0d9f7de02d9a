"""x"""

from pangaea.core.game import Game, SeatView
from pangaea.core.scene import Scene
from pangaea.games.eras.play import Eras


def scene(game: Game, table: Eras, view: SeatView) -> Scene:
    raise NotImplementedError
