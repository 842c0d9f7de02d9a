"""The whole table as one seat sees it."""

from pangaea.core.flow import OVER
from pangaea.core.game import Game, SeatView
from pangaea.core.scene import Scene
from pangaea.core.stage import Offer
from pangaea.games.holotype.rules.names import (
    BENCH,
    DEAL,
    DEALS_DONE,
    DISCARD,
    DONE,
    DRAW,
    DRAW_MORE,
    GOAL,
    KEEP_DICE,
    NO_TRACE,
    RECALL,
    REROLL,
    STUDENT,
    THROW,
    TRACE,
    WORKER,
)
from pangaea.games.holotype.rules.table import Table
from pangaea.games.holotype.scene import board, objectives, piles, seats
from pangaea.games.holotype.scene.stage import HolotypeStage


def scene(game: Game, table: Table, view: SeatView) -> Scene:
    """Describe the whole table."""
    stage = HolotypeStage(game, table, view)
    far = int(table.track), int(table.displayed), tuple(table.discs)
    stage.panel("facts", far, lambda: board.show_facts(stage))
    piles.show_search(stage)
    seats.show_milestones(stage)
    board.show_board(stage)
    stage.panel("track", int(table.track), lambda: board.show_track(stage))
    stage.panel("museum", tuple(table.museum), lambda: board.show_museum(stage))
    board.show_expedition(stage)
    objectives.show_objectives(stage)
    piles.show_piles(stage)
    for seat in range(table.seats):
        seats.show_seat(stage, seat)
    offer_buttons(stage)
    for seat in range(table.seats):
        seats.show_player(stage, seat)
    return stage.finished(stage.players, status(stage), table.outcome())


def status(stage: HolotypeStage) -> str:
    """Say in one sentence where the game stands."""
    table, say = stage.table, stage.words.say
    if table.step == OVER:
        return say("status-over")
    if table.step == GOAL:
        return say("status-goals")
    name = stage.view.names[table.first_asked()]
    return say("status-turn", name=name, track=int(table.track), length=int(table.setup.length))


def offer_buttons(stage: HolotypeStage) -> None:
    """Offer the answers that no piece stands for."""
    say = stage.words.say
    if stage.asks(WORKER):
        stage.offer(RECALL, Offer(say("choice-recall"), hint=say("hint-recall")))
    elif stage.asks(BENCH):
        senior = stage.table.worker >= STUDENT
        stage.offer(DRAW, Offer(piles.drawing(stage, 0)))
        stage.offer(DRAW_MORE, Offer(piles.drawing(stage, 1)))
        stage.offer(THROW, Offer(say("choice-throw", cards=2 if senior else 1)))
    elif stage.asks(DISCARD):
        stage.offer(DONE, Offer(say("choice-done"), tone="primary"))
    elif stage.asks(REROLL):
        stage.offer(KEEP_DICE, Offer(say("choice-keep-dice"), tone="primary"))
    elif stage.asks(TRACE):
        stage.offer(NO_TRACE, Offer(say("choice-no-trace"), tone="primary"))
    elif stage.asks(DEAL):
        stage.offer(DEALS_DONE, Offer(say("choice-deals-done"), tone="primary"))
