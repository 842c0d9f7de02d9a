"""The table of EVO as a seat is shown it, and what lies where."""

from tests.games.evo.tables import ANNA

from pangaea.core.game import SeatView
from pangaea.core.scene import Area, Ask, Piece, Scene, Spot
from pangaea.core.words import words_for
from pangaea.games.evo import GAME
from pangaea.games.evo.rules.table import Table

NAMES = ("Anna", "Bruno", "Chloé", "David", "Élise")


def seen(table: Table, seat: int | None = ANNA, language: str = "en") -> Scene:
    view = SeatView(seat, words_for("evo", language), NAMES[: int(table.seats)])
    return GAME.scene(table.veiled(-1 if seat is None else seat), view)


def area_of(scene: Scene, name: str) -> Area:
    return next(area for area in scene.areas if area.id == name)


def spot(scene: Scene, area: str, token: str) -> Spot:
    return next(one for one in area_of(scene, area).spots if token in (one.id, one.name))


def lying(scene: Scene, area: str, token: str = "") -> list[Piece]:
    return [piece for piece in scene.pieces if piece.area == area and token in ("", piece.spot)]


def by_space(scene: Scene, seat: int) -> dict[str, Piece]:
    """The dinosaurs of a species by the names of their spaces."""
    names = {one.id: one.name for one in area_of(scene, "island").spots}
    return {names[piece.spot]: piece for piece in lying(scene, "island") if piece.owner == seat}


def asked(scene: Scene) -> Ask:
    assert scene.ask is not None
    return scene.ask
