"""The whole table as one seat sees it."""

from msgspec.structs import replace

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
    GIFT,
    GOAL,
    NO_TRACE,
    RECALL,
    REROLL,
    RESEARCH,
    TRACE,
    WORKER,
)
from pangaea.games.holotype.rules.table import Table
from pangaea.games.holotype.scene import board, digging, hints, objectives, piles, rail, seats
from pangaea.games.holotype.scene.stage import HolotypeStage


def scene(game: Game, table: Table, view: SeatView) -> Scene:
    """Describe the whole table."""
    stage = HolotypeStage(game, table, view)
    piles.show_search(stage)
    seats.show_milestones(stage)
    board.show_board(stage)
    stage.common("middle", lambda: show_middle(stage))
    board.offer_board(stage)
    digging.offer_expedition(stage)
    objectives.offer_objectives(stage)
    piles.show_piles(stage)
    for seat in range(table.seats):
        stage.of_seat("seat", seat, lambda seat: seats.show_seat(stage, seat))
    offer_buttons(stage)
    for seat in range(table.seats):
        stage.of_seat("player", seat, lambda seat: seats.show_player(stage, seat))
    shown = stage.finished(stage.players, status(stage), table.outcome())
    return replace(shown, backdrop="hall")


def show_middle(stage: HolotypeStage) -> None:
    """Show how far the game is, who stands in the rooms, and what lies there."""
    table = stage.table
    far = int(table.track), int(table.displayed), tuple(table.discs)
    stage.panel("facts", far, lambda: board.show_facts(stage))
    stage.panel("workers", tuple(table.workers), lambda: board.stand_workers(stage))
    stage.panel("track", int(table.track), lambda: rail.show_track(stage))
    stage.panel("museum", tuple(table.museum), lambda: board.show_museum(stage))
    digging.show_expedition(stage)
    objectives.show_objectives(stage)


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
        stage.offer(RECALL, Offer(say("choice-recall"), hint=hints.recall_hint(stage), last=True))
    elif stage.asks(BENCH):
        piles.offer_bench(stage)
    elif stage.asks(REROLL):
        digging.offer_keep(stage)
    elif stage.asks(DISCARD) or stage.asks(TRACE):
        option, words = (
            (DONE, "choice-done") if stage.asks(DISCARD) else (NO_TRACE, "choice-no-trace")
        )
        stage.offer(option, Offer(say(words), last=True))
    elif stage.asks(DEAL):
        offer_deals(stage)
    elif stage.asks(GIFT):
        offer_gifts(stage)


def offer_gifts(stage: HolotypeStage) -> None:
    """Offer a cube of every colour."""
    for cube in range(RESEARCH + 1):
        label = stage.words.say("choice-gift", thing=stage.teller.things("cube", cube))
        stage.offer(cube, Offer(label, hint=hints.held_hint(stage, cube)))


def offer_deals(stage: HolotypeStage) -> None:
    """Offer the deals that the Museum would make, and to make no more."""
    say = stage.words.say
    for deal in stage.table.options(stage.me):
        if deal == DEALS_DONE:
            stage.offer(deal, Offer(say("choice-deals-done"), last=True))
        else:
            label = say("choice-deal", thing=stage.teller.things("deal", deal))
            stage.offer(deal, Offer(label, hint=hints.deal_hint(stage, deal)))
