"""The piles beside the board."""

from pangaea.core.bits import members
from pangaea.core.scene import Area
from pangaea.core.stage import Offer
from pangaea.games.holotype.names import BENCH, DRAW, SEARCH, SEARCHING, STUDENT, TAKE
from pangaea.games.holotype.scene import looks
from pangaea.games.holotype.scene.stage import HolotypeStage
from pangaea.games.holotype.specimens import cards_in_pile


def show_piles(stage: HolotypeStage) -> None:
    """Show the piles beside the board."""
    table, say = stage.table, stage.words.say
    stage.area(Area("piles", "row", say("area-piles"), place="side"))
    show_pile(stage, "deck", int(table.deck_size()), "holotype/4.3")
    stage.area(
        Area(
            "pile", "pile", say("area-pile"), parent="piles", count=int(table.piled),
            tip=say("area-pile-tip"), rule="holotype/4.2",
        )
    )  # fmt: skip
    if table.piled:
        looks.lay_specimen(stage, "pile", int(table.pile[table.piled - 1]))
    show_pile(stage, "fields", len(members(table.field_deck)), "holotype/5.2")
    show_pile(stage, "trace_deck", int(table.traces_left()), "holotype/5.4")
    if stage.asks(BENCH):
        offer_bench(stage)


def show_pile(stage: HolotypeStage, pile: str, number: int, rule: str) -> None:
    """Show a face-down pile: how many cards are left, and no more."""
    say, words = stage.words.say, f"area-{pile.replace('_', '-')}"
    area = Area(
        pile, "pile", say(words), parent="piles", count=number, tip=say(f"{words}-tip"), rule=rule
    )
    stage.area(area)
    if number:
        back = looks.HIDDEN_TRACE if pile == "trace_deck" else looks.HIDDEN_SPECIMEN
        stage.piece(pile, back, say("deck-top", cards=number), count=number)


def offer_bench(stage: HolotypeStage) -> None:
    """Let the piles stand for drawing and taking."""
    table, say = stage.table, stage.words.say
    number = 3 if table.worker >= STUDENT else 2
    stage.offer(DRAW, Offer(say("choice-draw", cards=number), area="deck"))
    if not table.piled:
        return
    if table.has(stage.me, SEARCHING) and table.piled > 1:
        stage.offer(TAKE, Offer(say("choice-search"), area="pile"))
    else:
        top = stage.teller.things("specimen", int(table.pile[table.piled - 1]))
        stage.offer(TAKE, Offer(say("choice-take", thing=top), area="pile"))


def show_search(stage: HolotypeStage) -> None:
    """Spread the discard pile before the seat that searches it."""
    if not stage.asks(SEARCH):
        return
    stage.area(Area("search", "row", stage.words.say("area-search"), rule="holotype/9.9"))
    for card in members(cards_in_pile(stage.table)):
        piece = looks.lay_specimen(stage, "search", card)
        stage.offer(card, Offer(stage.pieces[-1].name, piece))
