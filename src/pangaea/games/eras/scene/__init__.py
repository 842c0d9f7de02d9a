"""How the table of Eras looks to one seat."""

from msgspec.structs import replace

from pangaea.core.game import Game, SeatView
from pangaea.core.scene import Scene
from pangaea.games.eras.rules.table import Table
from pangaea.games.eras.scene import choices, paths, piles, players, ring
from pangaea.games.eras.scene.stage import ErasStage

__all__ = ["scene"]


def scene(game: Game, table: Table, view: SeatView) -> Scene:
    """Describe the whole table."""
    stage = ErasStage(game, table, view)
    players.show_facts(stage)
    ring.show_board(stage)
    ring.show_ring(stage)
    paths.show_paths(stage)
    piles.show_all(stage)
    if stage.mine:
        choices.offer(stage)
    players.show_players(stage)
    drawn = stage.finished(stage.players, players.status(stage), table.outcome())
    return replace(drawn, backdrop="ages")
