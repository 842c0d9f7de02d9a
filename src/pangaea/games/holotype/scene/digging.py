"""A field expedition while it lasts: the cards turned up and the dice, on a tray over the hall."""

from pangaea.core.bits import members
from pangaea.core.flow import OVER
from pangaea.core.scene import Area
from pangaea.core.stage import Offer
from pangaea.games.holotype.rules.names import FACES, KEEP_DICE, REROLL, SITE
from pangaea.games.holotype.scene import cards, hints, looks
from pangaea.games.holotype.scene.stage import HolotypeStage


def show_expedition(stage: HolotypeStage) -> None:
    """Show the field cards drawn and the dice rolled, while an expedition lasts."""
    table, dice = stage.table, tuple(stage.table.dice)
    if not table.drawn or table.step == OVER:
        return
    stage.panel("sites", (int(table.drawn), int(table.site)), lambda: lay_sites(stage))
    stage.panel("dice", (int(table.site), dice), lambda: show_dice(stage))


def offer_expedition(stage: HolotypeStage) -> None:
    """Let what was drawn and rolled stand for digging there, and for rolling again."""
    if stage.asks(SITE):
        for card, piece in stage.laid("sites"):
            offer_site(stage, card, piece)
    elif stage.asks(REROLL):
        for face, piece in stage.laid("dice"):
            offer_reroll(stage, face, piece)


def lay_sites(stage: HolotypeStage) -> list[tuple[int, str]]:
    """Show the field cards drawn."""
    say = stage.words.say
    tip = say("area-sites-tip")
    stage.area(
        Area(
            "sites", "row", say("area-sites"), tip=tip, rule="holotype/5.2", part="over", weight=3,
            least=260,
        )
    )  # fmt: skip
    return [(card, cards.lay_site(stage, "sites", card)) for card in members(stage.table.drawn)]


def offer_site(stage: HolotypeStage, card: int, piece: str) -> None:
    """Let a field card stand for digging there."""
    label = stage.words.say("choice-site", thing=stage.teller.things("field", card))
    stage.offer(card, Offer(label, piece, hint=cards.site_words(stage, card)))


def show_dice(stage: HolotypeStage) -> list[tuple[int, str]]:
    """Show the dice, or where they will lie; each may stand for rolling it again."""
    table, say = stage.table, stage.words.say
    empty = say("area-dice-empty")
    stage.area(
        Area(
            "dice", "dice", say("area-dice"), rule="holotype/5.6", part="over", weight=2,
            least=200, empty=empty,
        )
    )  # fmt: skip
    faces = [face for face in range(FACES) for _ in range(table.dice[face])]
    period = int(table.setup.field_period[table.site]) if faces else 0
    return [(face, looks.lay_die(stage, "dice", face, period)) for face in faces]


def offer_reroll(stage: HolotypeStage, face: int, piece: str) -> None:
    """Let a die stand for rolling it again."""
    say = stage.words.say
    label = say("choice-reroll", thing=stage.teller.things("face", face))
    hint = say("hint-reroll", left=int(stage.table.rerolls))
    stage.offer(face, Offer(label, piece, hint=hint))


def offer_keep(stage: HolotypeStage) -> None:
    """Let a button stand for keeping the dice, with what they bring."""
    hint = hints.dice_hint(stage)
    stage.offer(KEEP_DICE, Offer(stage.words.say("choice-keep-dice"), hint=hint, last=True))
