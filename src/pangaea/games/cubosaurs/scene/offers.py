"""What stands for each answer on the table, and what it would change."""

from pangaea.core.stage import Offer
from pangaea.games.cubosaurs.rules.names import (
    CREDITOR,
    FORBIDDEN,
    HAND,
    KEEP,
    MINE,
    RECEIVER,
    THEIRS,
    TILE_GIVE,
    TILE_SWAP,
)
from pangaea.games.cubosaurs.rules.table import Table
from pangaea.games.cubosaurs.scene.looks import (
    CubosaursStage,
    round_points,
    tile_effect,
    tile_name,
    with_hand_kept,
    without_card,
)


def points_hint(stage: CubosaursStage, then: Table) -> str:
    """Say what one's collection is worth now, and what it would be worth."""
    old, new = stage.points_now(), round_points(then, int(stage.table.turn))
    return stage.words.say("hint-points", old=number(old), new=number(new), points=abs(new))


def number(points: int) -> str:
    """Write a number of points; one may owe some."""
    return str(points).replace("-", "−")


def offer_keeping(stage: CubosaursStage) -> None:
    """Offer to keep the Hand, with what it would change."""
    table = stage.table
    if table.step == HAND:
        hint = points_hint(stage, with_hand_kept(table, int(table.turn)))
        stage.offer(KEEP, Offer(stage.words.say("choice-keep"), area="hand", hint=hint))


def offer_card(stage: CubosaursStage, seat: int, kind: int, piece: str) -> None:
    """Let a card stand for the answers that name it."""
    step, own = stage.table.step, seat == stage.view.seat
    if own and step in (HAND, FORBIDDEN):
        offer_passing(stage, kind, piece)
    elif own and step == MINE:
        offer_own_card(stage, kind, piece)
    elif step == THEIRS and not own:
        name = stage.teller.things("card", kind, "a")
        label = stage.words.say("choice-theirs", thing=name, name=stage.view.names[seat])
        stage.offer(seat * stage.kinds + kind, Offer(label, piece))


def offer_passing(stage: CubosaursStage, kind: int, piece: str) -> None:
    """Let a card of one's own stand for passing the Hand on with it."""
    table, seat = stage.table, int(stage.table.turn)
    label = stage.words.say("choice-pass", thing=stage.teller.things("card", kind, "a"))
    hint = points_hint(stage, without_card(table, seat, kind))
    option = kind + 1 if table.step == HAND else kind
    stage.offer(option, Offer(label, piece, hint=hint))


def offer_own_card(stage: CubosaursStage, kind: int, piece: str) -> None:
    """Let a card of one's own stand for what a tile does to it."""
    table, thing = stage.table, stage.teller.things("card", kind, "a")
    verb = {TILE_GIVE: "give", TILE_SWAP: "swap"}.get(int(table.tile), "destroy")
    hint = points_hint(stage, without_card(table, int(table.turn), kind))
    stage.offer(kind, Offer(stage.words.say(f"choice-{verb}", thing=thing), piece, hint=hint))


def offer_seat(stage: CubosaursStage, seat: int, area: str) -> None:
    """Let a collection stand for its owner when an opponent is to be chosen."""
    if stage.table.step in (RECEIVER, CREDITOR) and seat != stage.view.seat:
        verb = "receiver" if stage.table.step == RECEIVER else "creditor"
        label = stage.words.say(f"choice-{verb}", name=stage.view.names[seat])
        stage.offer(seat, Offer(label, area=area))


def offer_tile(stage: CubosaursStage, tile: int, piece: str) -> None:
    """Let a tile for sale stand for buying it, with its price and what it does."""
    table = stage.table
    if table.step == HAND:
        cost = int(table.setup.tile_cost[tile])
        label = stage.words.say("choice-buy", thing=tile_name(stage, tile), cost=cost)
        option = int(table.setup.tile_option) + tile
        stage.offer(option, Offer(label, piece, hint=tile_effect(stage, tile)))
