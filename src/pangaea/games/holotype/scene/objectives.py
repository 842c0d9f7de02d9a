"""The global objectives: plaques with a line for each circle, and how far everybody has come."""

from typing import Final

from pangaea.core.bits import BIT, members
from pangaea.core.scene import Area, Spot, Tally
from pangaea.core.stage import Offer
from pangaea.games.holotype.rules.demands import is_met, missing
from pangaea.games.holotype.rules.names import PAPER, SLOT_OPTION
from pangaea.games.holotype.scene import hints, looks
from pangaea.games.holotype.scene.stage import HolotypeStage

FEW: Final = 4  # plaques that hang two by two; more hang three by three


def show_objectives(stage: HolotypeStage) -> None:
    """Show the global objectives, each with its circles."""
    table = stage.table
    if not table.displayed:
        return
    cards = members(table.displayed)
    key = int(table.displayed), tuple(table.discs), tuple(table.published), tuple(table.attached)
    stage.panel("objectives", key, lambda: show_cards(stage, cards))


def offer_objectives(stage: HolotypeStage) -> None:
    """Let the circles stand for contributions to them."""
    if stage.asks(PAPER):
        for card in members(stage.table.displayed):
            for circle in circles_of(stage, card):
                offer_circle(stage, card, circle)


def show_cards(stage: HolotypeStage, cards: list[int]) -> None:
    """Hang the plaques of the global objectives."""
    say = stage.words.say
    stage.area(
        Area(
            "objectives", "plaque", say("area-objectives"), columns=2 if len(cards) <= FEW else 3,
            tip=say("area-objectives-tip"), rule="holotype/8.1", part="below", least=560, weight=4,
        )
    )  # fmt: skip
    for card in cards:
        show_card(stage, card)


def show_card(stage: HolotypeStage, card: int) -> None:
    """Show one global objective: a line for each circle, and the seals on them."""
    circles = circles_of(stage, card)
    area = stage.area(
        Area(
            f"objective{card}", "plaque", stage.teller.things("objective", card),
            parent="objectives", spots=tuple(circle_spot(stage, circle) for circle in circles),
            columns=1, tip=stage.words.say("area-objectives-tip"), rule="holotype/8.1",
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
    """A circle with its wants and how far everybody has come; once taken, with its owner."""
    wants = stage.wants(stage.table.setup.circles.texts[circle])
    owner = owner_of(stage, circle)
    if owner is None:
        tallies = tuple(tally(stage, circle, seat) for seat in range(stage.table.seats))
        return Spot(f"c{circle}", wants, text=wants, rule="holotype/8.2", tallies=tallies)
    name = stage.view.names[owner]
    label = stage.words.say("circle-taken", wants=wants, name=name)
    return Spot(
        f"c{circle}", label, colour=stage.colour(owner), text=wants, name=name, rule="holotype/8.7"
    )


def tally(stage: HolotypeStage, circle: int, seat: int) -> Tally:
    """Count what a player has published of what a circle wants."""
    table, demands = stage.table, stage.table.setup.circles
    first, last = int(demands.first[circle]), int(demands.first[circle + 1])
    goal = sum(int(demands.need[want]) for want in range(first, last))
    cards = table.published[seat]
    done = goal - int(missing(table, demands, circle, cards))
    if done == goal and not is_met(table, demands, circle, cards):
        done -= 1  # one card cannot fill two wants here [holotype 8.6]
    return Tally(seat, done, goal)


def offer_circle(stage: HolotypeStage, card: int, circle: int) -> None:
    """Let a circle stand for a contribution to it."""
    wants = stage.wants(stage.table.setup.circles.texts[circle])
    label = stage.words.say("choice-contribute", thing=wants)
    hint = hints.contribution_hint(stage, circle)
    offer = Offer(label, area=f"objective{card}", spot=f"c{circle}", hint=hint)
    stage.offer(SLOT_OPTION + circle, offer)
