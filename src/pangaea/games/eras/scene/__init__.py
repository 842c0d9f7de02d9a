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
    stage.common("middle", lambda: show_middle(stage))
    ring.show_ring(stage)
    paths.show_paths(stage)
    stage.common("animals", lambda: paths.show_animals(stage))
    piles.show_all(stage)
    if stage.mine:
        choices.offer(stage)
    players.show_players(stage)
    drawn = stage.finished(stage.players, players.status(stage), table.outcome())
    return replace(drawn, backdrop="ages")


def show_middle(stage: ErasStage) -> None:
    """Show where the turn stands, and where the paths of the others lie."""
    table = stage.table
    stage.panel("facts", (int(table.turns), int(table.cone)), lambda: players.show_facts(stage))
    ring.show_board(stage)
