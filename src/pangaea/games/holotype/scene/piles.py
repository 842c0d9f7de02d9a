"""The piles, each in the room where it is drawn from."""

from pangaea.core.bits import count, members
from pangaea.core.scene import Area, Look
from pangaea.core.stage import Offer
from pangaea.games.holotype.rules.names import (
    DRAW,
    DRAW_MORE,
    MORE_CARDS,
    NONE,
    SEARCH,
    SEARCHING,
    STUDENT,
    TAKE,
    THROW,
)
from pangaea.games.holotype.rules.scoring import penalty
from pangaea.games.holotype.rules.specimens import cards_in_pile
from pangaea.games.holotype.scene import cards, hints
from pangaea.games.holotype.scene.stage import HolotypeStage


def show_piles(stage: HolotypeStage) -> None:
    """Show the piles; who searches the discarded specimens sees more of them than others do."""
    if stage.asks(SEARCH):
        show_decks(stage)
    else:
        stage.common("piles", lambda: show_decks(stage))


def show_decks(stage: HolotypeStage) -> None:
    """Show the specimens to draw, the top discarded one, field cards and trace fossils."""
    table = stage.table
    top = int(table.pile[table.piled - 1]) if table.piled else NONE
    fields = int(count(table.field_deck))
    decks = int(table.deck_size()), int(table.piled), fields, int(table.traces_left())
    stage.panel("piles", (top, decks), lambda: lay_piles(stage, top, decks))


def lay_piles(stage: HolotypeStage, top: int, sizes: tuple[int, int, int, int]) -> None:
    """Lay the piles out: two at the Lab, two in the Field."""
    specimens, discarded, fields, traces = sizes
    show_deck(stage, "deck", "lab", cards.HIDDEN_SPECIMEN, specimens, "holotype/4.3")
    pile_area(stage, "discards", "lab", discarded, "holotype/4.2")
    if top != NONE:
        cards.lay_specimen(stage, "discards", top)
    show_deck(stage, "fields", "field", cards.HIDDEN_SITE, fields, "holotype/5.2")
    show_deck(stage, "trace-deck", "field", cards.HIDDEN_TRACE, traces, "holotype/5.4")


def pile_area(stage: HolotypeStage, pile: str, room: str, number: int, rule: str) -> None:
    """Add the area of a pile, in its room."""
    say = stage.words.say
    stage.area(
        Area(
            pile, "pile", say(f"area-{pile}"), parent="board", spot=room, count=number,
            tip=say(f"area-{pile}-tip"), rule=rule, least=32,
        )
    )  # fmt: skip


def show_deck(
    stage: HolotypeStage, pile: str, room: str, back: Look, number: int, rule: str
) -> None:
    """Show a face-down pile: its back, and how many cards are left."""
    say = stage.words.say
    pile_area(stage, pile, room, number, rule)
    if number:
        name = say("pile-of", thing=say(f"area-{pile}"), cards=number)
        stage.piece(pile, back, name, count=number, tip=say(f"area-{pile}-tip"), rule=rule)


def offer_bench(stage: HolotypeStage) -> None:
    """Offer what can be done at the Lab: the piles stand for drawing and taking."""
    say, table = stage.words.say, stage.table
    most = 2 if table.has(stage.me, MORE_CARDS) else 1
    for more, option in enumerate((DRAW, DRAW_MORE)[:most]):
        number = hints.drawn_at_lab(stage) + more
        label = say("choice-draw", cards=number, most=most)
        hand = int(table.hand_size(stage.me))
        hint = say("hint-draw", before=hand, after=hand + number - 1)
        stage.offer(option, Offer(label, area="deck", hint=hint))
    offer_take(stage)
    thrown = 2 if table.worker >= STUDENT else 1
    lost = int(penalty(table, stage.me))
    stage.offer(THROW, Offer(say("choice-throw", cards=thrown), hint=say("hint-throw", lost=lost)))


def offer_take(stage: HolotypeStage) -> None:
    """Let the discard pile stand for taking its top card, or for searching it."""
    table, say = stage.table, stage.words.say
    if not table.piled:
        return
    if table.has(stage.me, SEARCHING) and table.piled > 1:
        hint = say("hint-search", cards=int(table.piled))
        stage.offer(TAKE, Offer(say("choice-search"), area="discards", hint=hint))
        return
    top = int(table.pile[table.piled - 1])
    label = say("choice-take", thing=stage.teller.things("specimen", top))
    hint = cards.specimen_words(stage, table.setup.specimens[top])
    stage.offer(TAKE, Offer(label, area="discards", hint=hint))


def show_search(stage: HolotypeStage) -> None:
    """Spread the discard pile before the seat that searches it."""
    if not stage.asks(SEARCH):
        return
    say = stage.words.say
    stage.area(Area("search", "row", say("area-search"), rule="holotype/9.9", part="over"))
    for card in members(cards_in_pile(stage.table)):
        ribbon = cards.readiness(stage, stage.me, card)
        piece = cards.lay_specimen(stage, "search", card, ribbon)
        label = say("choice-search-take", thing=stage.teller.things("specimen", card))
        stage.offer(card, Offer(label, piece, hint=stage.pieces[-1].tip))
