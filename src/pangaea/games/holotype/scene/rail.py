"""The Field Advancement Track: a brass rail with an exhibit wherever something happens."""

from pangaea.core.bits import BIT
from pangaea.core.scene import Area, Look, Spot, Value
from pangaea.games.holotype.scene.stage import HolotypeStage


def show_track(stage: HolotypeStage) -> None:
    """Show the rail and its marker."""
    table, say = stage.table, stage.words.say
    length = int(table.setup.length)
    stage.area(
        Area(
            "track", "rail", say("area-track"), parent="board", lines=legend(stage),
            spots=tuple(rail_spot(stage, number) for number in range(length + 1)),
            tip=say("area-track-tip"), rule="holotype/9.1",
        )
    )  # fmt: skip
    here = int(table.track)
    look = Look("marker", icon="skull", colour="amber")
    stage.piece("track", look, say("marker", number=here), spot=f"t{here}", rule="holotype/7.6")


def legend(stage: HolotypeStage) -> tuple[Value, ...]:
    """Say what the exhibits mean, those that this strip has."""
    setup, say = stage.table.setup, stage.words.say
    found: list[Value] = []
    if setup.milestones:
        found.append(Value(say("legend-milestone"), icon="milestone"))
    if setup.resets:
        found.append(Value(say("legend-reset"), icon="place_museum"))
    return (*found, Value(say("legend-last"), icon="finish"))


def rail_spot(stage: HolotypeStage, number: int) -> Spot:
    """One space of the rail, with its exhibit."""
    setup = stage.table.setup
    reset, milestone = setup.resets & BIT[number], setup.milestones & BIT[number]
    words, icon, colour = "space-plain", "", ""
    if number == setup.length:
        words, icon, colour = "space-last", "finish", "lava"
    elif reset and milestone:
        words, icon, colour = "space-both", "milestone", "gold"
    elif reset:
        words, icon, colour = "space-reset", "place_museum", "sand"
    elif milestone:
        words, icon, colour = "space-milestone", "milestone", "gold"
    label = stage.words.say(words, number=number)
    return Spot(
        f"t{number}", label, icon=icon, text=str(number), colour=colour, rule="holotype/9.1"
    )
