"""Moving the piece (chapter 7)."""

from typing import ClassVar, final

from mypy_extensions import i64

from pangaea.core.bits import BIT
from pangaea.core.flow import Choice
from pangaea.core.luck import Luck
from pangaea.core.question import Ask
from pangaea.core.reason import Reason
from pangaea.core.state import NOBODY
from pangaea.games.eras import events
from pangaea.games.eras.rules import names, spaces
from pangaea.games.eras.rules.table import Table


class Walk(Choice[Table]):
    """A question for a space that is one step away, or for staying."""

    def choices(self, table: Table, seat: i64) -> i64:
        return BIT[names.NOTHING] | steps(table, table.turn) << 1

    def refusal(self, table: Table, seat: i64, option: i64) -> Reason:
        return why_not_step(table, option - 1)


@final
class OneStep(Walk):
    """Where does your piece step, if anywhere? [eras 4.4, 7.1]"""

    ask: ClassVar = Ask("step", domain="step", rule="7.1")

    def begin(self, table: Table, luck: Luck) -> None:
        table.steps_left = names.STEPS_A_TURN if steps(table, table.turn) else 0

    def first_asked(self, table: Table) -> i64:
        if table.steps_left < names.STEPS_A_TURN:
            return NOBODY
        return table.player()

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        table.steps_left = 0
        if option != names.NOTHING:
            step(table, option - 1)
            if table.tokens[table.turn] > 0 and steps(table, table.turn):
                table.steps_left = 1

    def following(self, table: Table) -> i64:
        return names.EXTRA if table.steps_left else names.CONE


@final
class ExtraStep(Walk):
    """Where does your piece step for a token, if anywhere? [eras 4.4, 7.8]"""

    ask: ClassVar = Ask("extra", domain="step", rule="7.8")

    def first_asked(self, table: Table) -> i64:
        if table.steps_left == 0:
            return NOBODY
        return table.player()

    def answer(self, table: Table, seat: i64, option: i64, luck: Luck) -> None:
        table.steps_left = 0
        if option != names.NOTHING:
            pay_for_step(table)
            step(table, option - 1)


# -- spaces ----------------------------------------------------------------------------------


def kind_at(table: Table, animal: i64, slot: i64) -> i64:
    """Return the kind of a space on a card that lies in the path."""
    card = table.path[animal * names.ERAS + slot // names.LANES]
    return table.setup.slots[card * names.LANES + slot % names.LANES]


def has_cone(table: Table, animal: i64, slot: i64) -> bool:
    """Tell whether the cone stands there."""
    return table.cone == animal * names.SLOTS + slot


def is_volcanic(table: Table, animal: i64, slot: i64) -> bool:
    """Tell whether there is a volcano or the cone, which is one [eras 8.4]."""
    return has_cone(table, animal, slot) or kind_at(table, animal, slot) == names.VOLCANO


def is_flank(table: Table, animal: i64, slot: i64) -> bool:
    """Tell whether the space is beside a volcano or the cone, on the same card [eras 9.2]."""
    lane = slot % names.LANES
    if lane != names.CENTRE:
        return is_volcanic(table, animal, slot - lane + names.CENTRE)
    return is_volcanic(table, animal, slot - 1) or is_volcanic(table, animal, slot + 1)


def may_enter(table: Table, animal: i64, slot: i64) -> bool:
    """Tell whether a step may end there: seas and ravines vary [eras 1.3, 7.6, 7.7, 8.4]."""
    if has_cone(table, animal, slot):
        return False
    kind = kind_at(table, animal, slot)
    if kind == names.SEA:
        return has_era(table, animal, names.FISH) == table.setup.allows
    if kind == names.RAVINE:
        return has_era(table, animal, names.BIRDS) == table.setup.allows
    return kind != names.VOLCANO


def has_era(table: Table, animal: i64, era: i64) -> bool:
    """Tell whether a path holds a card of this era."""
    return table.eras[animal] & BIT[era] != 0


def steps(table: Table, animal: i64) -> i64:
    """Return the spaces one step away from a piece, as a set [eras 3.3, 7.1]."""
    return steps_from(table, animal, table.piece[animal])


def steps_from(table: Table, animal: i64, space: i64) -> i64:
    """Return the spaces one step away from a space of a path, as a set [eras 7.2, 7.4]."""
    lane = spaces.lane_of(space)
    if space < names.SECTOR_SPACES:
        beside = BIT[names.LEFT] | BIT[names.RIGHT] if lane == names.CENTRE else BIT[names.CENTRE]
        return beside | step_out(table, animal, names.NO_ERA, lane)
    return (
        steps_along(table, animal, space)
        | step_aside(table, animal, spaces.slot_of(space), lane - 1)
        | step_aside(table, animal, spaces.slot_of(space), lane + 1)
    )


def steps_along(table: Table, animal: i64, space: i64) -> i64:
    """Return the spaces one step outward and inward of a space on a card [eras 7.2, 7.3]."""
    era, lane = spaces.era_of(space), spaces.lane_of(space)
    if spaces.is_far_half(space):
        return BIT[space - 1] | step_out(table, animal, era, lane)
    if kind_at(table, animal, spaces.slot_of(space)) == names.SWAMP:
        return BIT[space + 1] | step_in(table, animal, era, lane)
    return step_out(table, animal, era, lane) | step_in(table, animal, era, lane)


def step_out(table: Table, animal: i64, era: i64, lane: i64) -> i64:
    """Return the space on the next card outward, if it may be entered."""
    following = spaces.outward(table.eras[animal], era)
    if following == names.NO_ERA or not may_enter(table, animal, following * names.LANES + lane):
        return 0
    return BIT[spaces.near_half(following * names.LANES + lane)]


def step_in(table: Table, animal: i64, era: i64, lane: i64) -> i64:
    """Return the space on the next card inward, or the sector's rock [eras 7.2, 7.3]."""
    below = spaces.inward(table.eras[animal], era)
    if below == names.NO_ERA:
        return BIT[lane]
    slot = below * names.LANES + lane
    if not may_enter(table, animal, slot):
        return 0
    swamp = kind_at(table, animal, slot) == names.SWAMP
    return BIT[spaces.far_half(slot) if swamp else spaces.near_half(slot)]


def step_aside(table: Table, animal: i64, slot: i64, lane: i64) -> i64:
    """Return the space beside, if it is a flank that may be entered [eras 7.5]."""
    if not 0 <= lane < names.LANES:
        return 0
    beside = slot - slot % names.LANES + lane
    if not is_flank(table, animal, beside) or not may_enter(table, animal, beside):
        return 0
    return BIT[spaces.near_half(beside)]


# -- why not ---------------------------------------------------------------------------------


def why_not_step(table: Table, space: i64) -> Reason:
    """Tell why the piece cannot step there."""
    animal = table.turn
    if space == table.piece[animal]:
        return Reason("why-not-standing", "eras/7.1")
    if space < names.SECTOR_SPACES:
        return too_far(table, space)
    if not is_space(table, animal, space):
        return Reason("why-not-no-space", "eras/7.2")
    slot = spaces.slot_of(space)
    if has_cone(table, animal, slot):
        return Reason("why-not-under-cone", "eras/7.6")
    if may_enter(table, animal, slot):
        return too_far(table, space)
    kind = kind_at(table, animal, slot)
    if kind == names.VOLCANO:
        return Reason("why-not-volcano", "eras/7.6")
    return restricted(table, "sea" if kind == names.SEA else "ravine")


def is_space(table: Table, animal: i64, space: i64) -> bool:
    """Tell whether a path has this space: the card, and for a far half a swamp on it."""
    if table.card_at(animal, spaces.era_of(space)) == names.NO_CARD:
        return False
    return (
        not spaces.is_far_half(space)
        or kind_at(table, animal, spaces.slot_of(space)) == names.SWAMP
    )


def restricted(table: Table, space: str) -> Reason:
    """Tell why a sea or a ravine is closed [eras 7.7]."""
    reading = "needs" if table.setup.allows else "forbids"
    return Reason(f"why-not-{space}-{reading}", "eras/7.7")


def too_far(table: Table, space: i64) -> Reason:
    """Tell that the space is not one step away, or why not sideways [eras 7.2, 7.4, 7.5]."""
    here = table.piece[table.turn]
    if here < names.SECTOR_SPACES and space < names.SECTOR_SPACES:
        return Reason("why-not-sector-step", "eras/7.4")
    if space < names.SECTOR_SPACES or not is_beside(here, space):
        return Reason("why-not-one-step", "eras/7.2")
    if spaces.is_far_half(space) and is_flank(table, table.turn, spaces.slot_of(space)):
        return Reason("why-not-far-half", "eras/7.5")
    return Reason("why-not-sideways", "eras/7.5")


def is_beside(here: i64, there: i64) -> bool:
    """Tell whether two spaces are in neighbouring lanes of one card."""
    lanes = spaces.lane_of(here) - spaces.lane_of(there)
    return spaces.era_of(here) == spaces.era_of(there) and (lanes == 1 or lanes == -1)


# -- going -----------------------------------------------------------------------------------


def step(table: Table, space: i64) -> None:
    """Move the piece whose turn it is [eras 2.4, 7.1]."""
    animal = table.turn
    table.piece[animal] = space
    if table.listener is not None:
        seat = table.owner(animal)
        table.listener.hear(events.Stepped(seat=seat, which=table.which(animal), space=space))


def pay_for_step(table: Table) -> None:
    """Put a token into the box for one step more [eras 7.8]."""
    table.tokens[table.turn] -= 1
    if table.listener is not None:
        animal = table.turn
        table.listener.hear(events.PaidForStep(seat=table.owner(animal), which=table.which(animal)))


def way_back(table: Table, animal: i64) -> i64:
    """Return where a piece sent back stops: the first free rock of its lane, inward [eras 7.9]."""
    space = table.piece[animal]
    lane = spaces.lane_of(space)
    if space < names.SECTOR_SPACES:
        return space
    era = spaces.inward(table.eras[animal], spaces.era_of(space))
    while era != names.NO_ERA:
        slot = era * names.LANES + lane
        if kind_at(table, animal, slot) == names.ROCK and not has_cone(table, animal, slot):
            return spaces.near_half(slot)
        era = spaces.inward(table.eras[animal], era)
    return lane


def send_back(table: Table, animal: i64) -> None:
    """Send a piece straight back towards the board [eras 7.9]."""
    space = way_back(table, animal)
    table.piece[animal] = space
    if table.listener is not None:
        seat = table.owner(animal)
        table.listener.hear(events.SentBack(seat=seat, which=table.which(animal), space=space))
