"""How the table of Eras looks to one seat."""

from pangaea.core.game import Game, SeatView
from pangaea.core.scene import Scene
from pangaea.games.eras.rules.table import Table
from pangaea.games.eras.scene import choices, piles, players, ring
from pangaea.games.eras.scene.stage import ErasStage

__all__ = ["scene"]


def scene(game: Game, table: Table, view: SeatView) -> Scene:
    """Describe the whole table."""
    stage = ErasStage(game, table, view)
    players.show_facts(stage)
    ring.show_ring(stage)
    piles.show_revealed(stage)
    piles.show_fists(stage)
    piles.show_forecast(stage)
    piles.show_piles(stage)
    ring.show_paths(stage)
    if stage.mine:
        choices.offer(stage)
    shown = [players.show_player(stage, seat) for seat in range(table.seats)]
    return stage.finished(shown, players.status(stage), table.outcome())
