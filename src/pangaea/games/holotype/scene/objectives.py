"""The global objectives and their circles."""

from typing import Final

from pangaea.core.bits import BIT, members
from pangaea.core.scene import Area, Spot
from pangaea.core.stage import Offer
from pangaea.games.holotype.rules.names import PAPER, SLOT_OPTION
from pangaea.games.holotype.rules.objectives import fee
from pangaea.games.holotype.scene import looks
from pangaea.games.holotype.scene.stage import HolotypeStage

FEW: Final = 3  # objectives that fit one below the other


def show_objectives(stage: HolotypeStage) -> None:
    """Show the global objectives, each with its circles."""
    table = stage.table
    if not table.displayed:
        return
    cards = members(table.displayed)
    key = int(table.displayed), tuple(table.discs)
    stage.panel("objectives", key, lambda: show_cards(stage, cards))
    if stage.asks(PAPER):
        for card in cards:
            for circle in circles_of(stage, card):
                offer_circle(stage, card, circle)


def show_cards(stage: HolotypeStage, cards: list[int]) -> None:
    """Lay the global objectives out."""
    say = stage.words.say
    stage.area(
        Area(
            "objectives", "row", say("area-objectives"), columns=2 if len(cards) > FEW else 1,
            tip=say("area-objectives-tip"), rule="holotype/8.1",
        )
    )  # fmt: skip
    for card in cards:
        show_card(stage, card)


def show_card(stage: HolotypeStage, card: int) -> None:
    """Show one global objective: a line for each circle, and the discs on them."""
    circles = circles_of(stage, card)
    area = stage.area(
        Area(
            f"objective{card}", "mat", stage.teller.things("objective", card), parent="objectives",
            spots=tuple(circle_spot(stage, circle) for circle in circles), columns=1,
            tip=stage.words.say("area-objectives-tip"), rule="holotype/8.1",
        )
    )  # fmt: skip
    for circle in circles:
        owner = owner_of(stage, circle)
        if owner is not None:
            looks.lay_disc(stage, area, owner, f"c{circle}")


def circles_of(stage: HolotypeStage, card: int) -> list[int]:
    """List the circles of a global objective."""
    return members(stage.table.setup.slots_of[card])


def owner_of(stage: HolotypeStage, circle: int) -> int | None:
    """Return who has a disc on a circle."""
    discs = stage.table.discs
    return next((seat for seat in range(stage.table.seats) if discs[seat] & BIT[circle]), None)


def circle_spot(stage: HolotypeStage, circle: int) -> Spot:
    """A circle with its wants; once taken, the disc speaks for it."""
    wants = stage.wants(stage.table.setup.circles.texts[circle])
    owner = owner_of(stage, circle)
    if owner is None:
        return Spot(f"c{circle}", wants, text=wants, tip=wants, rule="holotype/8.2")
    name = stage.view.names[owner]
    label = stage.words.say("circle-taken", wants=wants, name=name)
    return Spot(f"c{circle}", label, colour=stage.colour(owner), rule="holotype/8.7")


def offer_circle(stage: HolotypeStage, card: int, circle: int) -> None:
    """Let a circle stand for a contribution to it."""
    label = stage.words.say("choice-contribute", thing=stage.teller.things("circle", circle))
    hint = contribution_hint(stage, circle)
    offer = Offer(label, area=f"objective{card}", spot=f"c{circle}", hint=hint)
    stage.offer(SLOT_OPTION + circle, offer)


def contribution_hint(stage: HolotypeStage, circle: int) -> str:
    """Say what a contribution brings and costs."""
    table = stage.table
    laid = len(members(table.discs[stage.me]))
    steps = table.setup.contributions
    gain = int(steps[min(laid + 1, 5)] - steps[laid])
    words = "hint-points-fee" if fee(table, stage.me, circle) else "hint-points"
    return stage.words.say(words, points=gain)
