"""What an answer would do, in a few words: stepping, moving the cone, replacing a card."""

from pangaea.core.bits import BIT
from pangaea.games.eras.rules.movement import is_flank, steps, steps_from
from pangaea.games.eras.rules.names import CAVE, EXTRA, LANES, SECTOR_SPACES
from pangaea.games.eras.rules.spaces import near_half, slot_of
from pangaea.games.eras.scene.stage import ErasStage


def of_step(stage: ErasStage, animal: int, space: int, *, goal: bool) -> str:
    """Say what is on the space a step leads to, what it risks and what it costs."""
    say, hints = stage.words.say, []
    if goal:
        hints.append(say("hint-goal"))
    if space >= SECTOR_SPACES:
        hints += ground(stage, animal, space)
    if stage.table.step == EXTRA:
        hints.append(say("hint-costs"))
    return " · ".join(hints)


def ground(stage: ErasStage, animal: int, space: int) -> list[str]:
    """Name the kind of a space, and say whether an eruption could reach it."""
    slot = int(slot_of(space))
    kind = stage.kind(int(stage.table.card_at(animal, slot // LANES)), slot % LANES)
    if kind == "cave":
        return [stage.words.say("hint-cave")]
    found = [stage.words.say(f"kind-{kind}")]
    if is_flank(stage.table, animal, slot):
        found.append(stage.words.say("hint-flank"))
    return found


def ahead_of(stage: ErasStage, animal: int, space: int) -> str:
    """Say whether a piece could go on from a space at once."""
    outward = steps_from(stage.table, animal, space) >> (space + 1)
    return "" if outward else stage.words.say("hint-dead-end")


def of_cone(stage: ErasStage, animal: int, slot: int) -> str:
    """Say whose way the cone would bar, or whom an eruption of it could send back."""
    table, name = stage.table, stage.animal(animal)["name"]
    here = int(table.piece[animal])
    if here >= 0 and steps(table, animal) & BIT[near_half(slot)]:
        return stage.words.say("hint-bars", name=name)
    if here >= SECTOR_SPACES and is_beside(int(slot_of(here)), slot):
        card = int(table.card_at(animal, slot // LANES))
        sheltered = table.setup.slots[card * LANES + int(slot_of(here)) % LANES] == CAVE
        return stage.words.say("hint-cave-shelters" if sheltered else "hint-threatens", name=name)
    return ""


def is_beside(slot: int, other: int) -> bool:
    """Tell whether two spaces are in neighbouring lanes of one card."""
    return slot // LANES == other // LANES and abs(slot - other) == 1


def of_replacing(stage: ErasStage, old: int, new: int) -> str:
    """Say which spaces a card would change, lane by lane."""
    say = stage.words.say
    changed = [
        say(
            "hint-changes",
            lane=say("lane-name", lane=name),
            before=say(f"kind-{stage.kind(old, lane)}"),
            after=say(f"kind-{stage.kind(new, lane)}"),
        )
        for lane, name in enumerate(("left", "centre", "right"))
        if stage.kind(old, lane) != stage.kind(new, lane)
    ]
    return ", ".join(changed) or say("hint-same")
