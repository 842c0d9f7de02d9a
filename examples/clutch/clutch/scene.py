"""How the table of Clutch looks to one seat."""

from clutch.rules import HIDDEN, NESTS, NOT_YET, Table
from pangaea.core.bits import members
from pangaea.core.game import Game, SeatView
from pangaea.core.scene import Area, Look, Scene
from pangaea.core.stage import Offer, Stage


def scene(game: Game, table: Table, view: SeatView) -> Scene:
    """Lay out the nest, the mothers at it and everybody's hand."""
    stage = Stage(game, table, view, table.setup.domains)
    say = stage.words.say
    nest = stage.area(Area("nest", "row", say("area-nest"), featured=True, rule="clutch/2.1"))
    look = Look("tile", icon="nest", number=str(table.nest))
    stage.piece(nest, look, say("nest-of", eggs=table.nest))
    played = stage.area(Area("played", "row", say("area-played"), rule="clutch/2.3"))
    for seat, mother in enumerate(table.sent):
        if mother != NOT_YET:
            lay(stage, played, mother, seat)
    for seat in range(table.seats):
        lay_hand(stage, table, seat)
    stage.fact(say("nests-left"), NESTS - table.nest)
    players = [stage.player(seat, table.eggs[seat]) for seat in range(table.seats)]
    status = say("status" if stage.asked else "status-over")
    return stage.finished(players, status, table.outcome())


def lay_hand(stage: Stage, table: Table, seat: int) -> None:
    """Show a hand: open to its owner, backs to everybody else."""
    label = stage.words.say("area-hand", name=stage.view.names[seat])
    area = stage.area(Area(f"hand{seat}", "row", label, "seat", seat, rule="clutch/1.2"))
    hand = table.hands[seat]
    backs = table.hand_size() - (table.sent[seat] == HIDDEN)
    for mother in [HIDDEN] * backs if hand == HIDDEN else members(hand):
        if mother == HIDDEN or table.sent[seat] != mother:
            piece = lay(stage, area, mother, seat)
            if seat == stage.view.seat and stage.is_asked():
                stage.offer(mother, Offer(piece=piece))


def lay(stage: Stage, area: str, mother: int, seat: int) -> str:
    """Lay one mother on the table, or her back."""
    if mother == HIDDEN:
        return stage.piece(area, Look("card", down=True), stage.words.say("back"), owner=seat)
    look = Look("card", icon="mother", number=str(mother + 1))
    return stage.piece(area, look, stage.teller.things("mother", mother), owner=seat)
