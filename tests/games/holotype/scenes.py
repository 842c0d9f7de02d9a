"""The table of Holotype as a seat is shown it, and what lies where."""

from pathlib import Path

from tests.games.holotype.tables import ANA

from pangaea.core.game import SeatView
from pangaea.core.scene import Area, Piece, Scene
from pangaea.core.words import words_for
from pangaea.games import holotype
from pangaea.games.holotype import GAME
from pangaea.games.holotype.rules.table import Table

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed")
ROOM = Path(str(holotype.__file__)).parent


def seen(table: Table, seat: int = ANA, language: str = "en") -> Scene:
    """The scene that a seat is shown."""
    view = SeatView(seat, words_for("holotype", language), NAMES[: int(table.seats)])
    return GAME.scene(table.veiled(seat), view)


def area(scene: Scene, name: str) -> Area:
    return next(area for area in scene.areas if area.id == name)


def pieces(scene: Scene, name: str) -> list[Piece]:
    return [piece for piece in scene.pieces if piece.area == name]


def hints(scene: Scene) -> dict[str, str]:
    assert scene.ask is not None
    return {choice.notation.split()[1]: choice.hint for choice in scene.ask.choices}


def standing_for(scene: Scene, answer: str) -> tuple[str, str, str]:
    """The piece, area and spot that stand for an answer."""
    assert scene.ask is not None
    choice = next(one for one in scene.ask.choices if one.notation.endswith(f" {answer}"))
    return choice.piece, choice.area, choice.spot
