"""Decks and cards in play, open fists, and what is still to come."""

from pangaea.core.bits import BIT, count
from pangaea.core.scene import Area, Look, Spot, Value
from pangaea.games.eras.box import ERA_COUNTS, LANE_NAMES
from pangaea.games.eras.rules.deck import cards_left, to_come
from pangaea.games.eras.rules.names import (
    ERA_CARDS,
    ERAS,
    ERUPTION,
    ERUPTIONS,
    LANES,
    NO_CARD,
    OUT,
    OWED,
    PREDICT,
    THUNDERBOLTS,
)
from pangaea.games.eras.rules.placing import is_premium
from pangaea.games.eras.rules.table import Table
from pangaea.games.eras.scene.stage import ERA_COLOURS, ErasStage, forecast_spot

FORECAST_ICONS = (*(f"era{number}" for number in range(1, ERAS + 1)), "eruption", "thunderbolt")
FORECAST_COLOURS = (*ERA_COLOURS, "lava", "gold")
FORECAST_TOTALS = (*ERA_COUNTS, ERUPTIONS, THUNDERBOLTS)
FISTS = "fists"  # the row of closed fists


def show_all(stage: ErasStage) -> None:
    """Show the card being dealt with, what is to come with the predictions, and the piles."""
    table = stage.table
    stage.common("cards", lambda: show_cards(stage))
    fists = table.step == PREDICT, int(table.rivals), tuple(table.bid), tuple(table.shown)
    stage.panel(f"fists-{stage.view.seat}", fists, lambda: show_fists(stage))


def show_cards(stage: ErasStage) -> None:
    """Show the card being dealt with, what is to come, and the piles."""
    table = stage.table
    revealed, top = int(table.revealed), int(table.top)
    stage.panel("revealed", revealed, lambda: show_revealed(stage))
    deck = int(table.deck), int(table.deck_eruptions), int(table.deck_thunder)
    heap = int(table.heap), int(table.heap_eruptions), int(table.heap_thunder)
    below, contest = int(table.second), competitors(table)
    stage.panel(
        "forecast", (deck, heap, revealed, top, below, contest), lambda: show_forecast(stage)
    )
    bolts = int(table.bolts_struck), tuple(table.bolt_order)
    stage.panel("piles", (deck, heap, top, bolts), lambda: show_piles(stage))


def card_look(stage: ErasStage, card: int) -> Look:
    """Show an evolution card face up."""
    if card >= ERA_CARDS:
        icon = "eruption" if card == ERUPTION else "thunderbolt"
        colour = "lava" if card == ERUPTION else "gold"
        text = stage.words.say(f"{icon}-text")
        return Look("card", title=stage.card(card), icon=icon, colour=colour, text=text)
    row = stage.table.setup.card_rows[card]
    return Look(
        "card",
        title=stage.words.say("era-name", era=row.era + 1),
        icon=f"era{row.era + 1}",
        colour=ERA_COLOURS[row.era],
        number=str(row.era + 1),
        text=stage.words.say(f"label-{row.token}"),
        values=card_values(stage, card),
        badges=stage.card_badges(card),
        picture=f"scene{row.era + 1}",
    )


def card_values(stage: ErasStage, card: int) -> tuple[Value, ...]:
    """Show the spaces of an era card from left to right."""
    return tuple(
        Value(
            stage.words.say(f"kind-{stage.kind(card, lane)}"),
            stage.words.say("lane-name", lane=LANE_NAMES[lane]),
            icon=f"on-{stage.kind(card, lane)}",
        )
        for lane in range(LANES)
    )


def show_revealed(stage: ErasStage) -> None:
    """Show the card being dealt with."""
    say = stage.words.say
    empty = say("area-revealed-empty")
    stage.area(
        Area(
            "revealed", "row", say("area-revealed"), empty=empty, rule="eras/4.1", part="beside",
            columns=1, least=200, weight=3, featured=True,
        )
    )  # fmt: skip
    card = int(stage.table.revealed)
    if card != NO_CARD:
        rule = "eras/4.2" if is_premium(stage.table, card) else "eras/4.3"
        stage.piece("revealed", card_look(stage, card), stage.card(card), rule=rule)


def show_piles(stage: ErasStage) -> None:
    """Show the evolution deck, the discard pile and the thunderbolts."""
    table, say = stage.table, stage.words.say
    left = int(cards_left(table))
    tip = say("area-deck-tip", cards=left)
    stage.area(
        Area(
            "deck", "pile", say("area-deck"), parent="revealed", count=left, tip=tip,
            rule="eras/11.1",
        )
    )  # fmt: skip
    if left:
        back = Look("card", icon="cone", colour="brown", down=True)
        stage.piece("deck", back, say("deck-top", cards=left), count=left)
    heap = int(count(table.heap) + table.heap_eruptions + table.heap_thunder)
    tip = say("area-discard-tip", cards=heap)
    label = say("area-discard")
    stage.area(
        Area(
            "discard", "pile", label, parent="revealed", count=heap, tip=tip, rule="eras/11.1"
        )
    )  # fmt: skip
    if table.top != NO_CARD:
        top = int(table.top)
        stage.piece("discard", card_look(stage, top), stage.card(top))
    show_bolts(stage)


def show_bolts(stage: ErasStage) -> None:
    """Show the pile of thunderbolts; once all have been seen, everybody knows the next."""
    table, say = stage.table, stage.words.say
    total, struck = int(table.setup.bolt_count), int(table.bolts_struck)
    if struck < total:
        tip = say("area-bolts-tip", seen=struck, total=total)
    else:
        following = int(table.bolt_order[struck % total])
        tip = say("area-bolts-next", bolt=stage.teller.things("bolt", following))
    stage.area(
        Area(
            "bolts", "pile", say("area-bolts"), parent="revealed", count=total, tip=tip,
            rule="eras/10.1",
        )
    )  # fmt: skip
    back = Look("card", icon="thunderbolt", colour="gold", down=True)
    stage.piece("bolts", back, say("bolts-top", total=total), count=total)


def show_forecast(stage: ErasStage) -> None:
    """Show how many cards of each kind are still to come: all can count them."""
    say = stage.words.say
    new = "" if cards_left(stage.table) else "-new"  # what the next deck will hold
    rows = [
        forecast_row(stage, number, left, total, new)
        for number, (left, total) in enumerate(
            zip(to_come(stage.table)[1:], FORECAST_TOTALS, strict=True), start=1
        )
    ]
    fists = Spot(
        FISTS, say("area-fists"), icon="fist", text=str(competitors(stage.table)),
        name=say("area-fists"), tip=say("fists-tip"), rule="eras/5.1",
    )  # fmt: skip
    stage.area(
        Area(
            "forecast", "bars", say("area-forecast"), spots=(*rows, fists), part="beside",
            tip=say(f"area-forecast-tip{new}"), rule="eras/5.1", least=200,
        )
    )  # fmt: skip


def forecast_row(stage: ErasStage, number: int, left: int, total: int, new: str) -> Spot:
    """Show how many cards of a kind are left, as a bar that stands for predicting it."""
    name = forecast_name(stage, number)
    return Spot(
        forecast_spot(number),
        stage.words.say(f"forecast-spot{new}", name=name, left=left, total=total),
        icon=FORECAST_ICONS[number - 1],
        colour=FORECAST_COLOURS[number - 1],
        text=str(left),
        name=f"{number} {name}",
        bar=round(left / max(FORECAST_TOTALS), 2),
        rule="eras/1.2" if number <= ERAS else "eras/1.5",
    )


def forecast_name(stage: ErasStage, number: int) -> str:
    """Name what a prediction stands for."""
    if number <= ERAS:
        return stage.words.say("era-name", era=number)
    return stage.words.say("card-eruption" if number == ERAS + 1 else "card-thunderbolt")


def show_fists(stage: ErasStage) -> None:
    """Show closed fists during a contest; open ones lie on what they predicted."""
    table = stage.table
    competing = competitors(table) > 0  # else all fists are open
    for animal in stage.animals:
        if competing and table.rivals & BIT[animal]:
            show_fist(stage, animal, int(table.bid[animal]))
        elif not competing and table.shown[animal] != OUT:
            show_fist(stage, animal, int(table.shown[animal]))


def competitors(table: Table) -> int:
    """Count those who compete while their fists are closed."""
    closed = table.step == PREDICT and OWED in table.bid
    return int(count(table.rivals)) if closed else 0


def show_fist(stage: ErasStage, animal: int, number: int) -> None:
    """Show one prediction: on its number, or a closed fist that is pale while it is not ready."""
    owner, colour = stage.owner(animal), stage.colour(animal)
    if number >= OUT:
        look = Look("token", icon=f"animal{animal}", colour=colour, number=str(number))
        name = stage.words.say("fist-open", number=number, **stage.animal(animal))
        where = forecast_spot(number) if number else FISTS
        stage.piece("forecast", look, name, spot=where, owner=owner)
    else:
        look = Look("token", icon="fist", colour=colour, down=True)
        name = stage.words.say("fist-closed", **stage.animal(animal))
        stage.piece("forecast", look, name, spot=FISTS, owner=owner, faded=number == OWED)
