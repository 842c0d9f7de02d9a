"""The piles beside the board."""

from typing import Final

from pangaea.core.bits import members
from pangaea.core.scene import Area, Look
from pangaea.core.stage import Offer
from pangaea.games.holotype.rules.names import (
    ASSISTANT_DRAW,
    BENCH,
    DRAW,
    MORE_CARDS,
    NONE,
    SEARCH,
    SEARCHING,
    SENIOR_DRAW,
    STUDENT,
    TAKE,
)
from pangaea.games.holotype.rules.specimens import cards_in_pile
from pangaea.games.holotype.scene import looks
from pangaea.games.holotype.scene.stage import HolotypeStage

DECK: Final = 0  # of the piles that may stand for an answer
DISCARDS: Final = 1


def show_piles(stage: HolotypeStage) -> None:
    """Show specimens to draw, the top discarded one, field cards and trace fossils."""
    table = stage.table
    top = int(table.pile[table.piled - 1]) if table.piled else NONE
    decks = int(table.deck_size()), int(table.field_deck), int(table.traces_left())
    for pile, piece in stage.panel("piles", (top, decks), lambda: lay_piles(stage, top)):
        if pile == DECK:
            offer_draw(stage, piece)
        else:
            offer_take(stage, piece)


def lay_piles(stage: HolotypeStage, top: int) -> list[tuple[int, str]]:
    """Lay the piles out; say which may stand for an answer."""
    table, say = stage.table, stage.words.say
    stage.area(Area("piles", "row", say("area-piles"), place="side", rule="holotype/4.2"))
    found: list[tuple[int, str]] = []
    deck = show_pile(stage, "deck", looks.HIDDEN_SPECIMEN, int(table.deck_size()), "holotype/4.3")
    if deck:
        found.append((DECK, deck))
    if top != NONE:
        found.append((DISCARDS, looks.lay_specimen(stage, "piles", top)))
    fields = len(members(table.field_deck))
    show_pile(stage, "fields", looks.HIDDEN_SITE, fields, "holotype/5.2")
    show_pile(stage, "trace-deck", looks.HIDDEN_TRACE, int(table.traces_left()), "holotype/5.4")
    return found


def show_pile(stage: HolotypeStage, pile: str, back: Look, number: int, rule: str) -> str:
    """Show a face-down pile: how many cards are left, and no more."""
    if not number:
        return ""
    say = stage.words.say
    name = say("pile-of", thing=say(f"area-{pile}"), cards=number)
    return stage.piece("piles", back, name, count=number, tip=say(f"area-{pile}-tip"), rule=rule)


def offer_draw(stage: HolotypeStage, deck: str) -> None:
    """Let the deck stand for drawing."""
    if stage.asks(BENCH):
        stage.offer(DRAW, Offer(drawing(stage, 0), deck))


def drawing(stage: HolotypeStage, more: int) -> str:
    """Say how many specimens are drawn, and how many may be discarded then."""
    number = SENIOR_DRAW if stage.table.worker >= STUDENT else ASSISTANT_DRAW
    most = 2 if stage.table.has(stage.me, MORE_CARDS) else 1
    return stage.words.say("choice-draw", cards=number + more, most=most)


def offer_take(stage: HolotypeStage, top: str) -> None:
    """Let the top discarded card stand for taking it, or for searching the pile."""
    table, say = stage.table, stage.words.say
    if not stage.asks(BENCH):
        return
    if table.has(stage.me, SEARCHING) and table.piled > 1:
        stage.offer(TAKE, Offer(say("choice-search"), top))
    else:
        thing = stage.teller.things("specimen", int(table.pile[table.piled - 1]))
        stage.offer(TAKE, Offer(say("choice-take", thing=thing), top))


def show_search(stage: HolotypeStage) -> None:
    """Spread the discard pile before the seat that searches it."""
    if not stage.asks(SEARCH):
        return
    stage.area(Area("search", "row", stage.words.say("area-search"), rule="holotype/9.9"))
    for card in members(cards_in_pile(stage.table)):
        piece = looks.lay_specimen(stage, "search", card)
        stage.offer(card, Offer(stage.pieces[-1].name, piece))
