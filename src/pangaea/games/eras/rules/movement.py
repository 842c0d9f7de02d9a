"""Moving the piece (chapter 7)."""

from mypy_extensions import i64

from pangaea.games.eras import events
from pangaea.games.eras.rules.masks import BIT
from pangaea.games.eras.rules.names import (
    BIRDS,
    CENTRE,
    ERAS,
    FISH,
    LANES,
    NO_ERA,
    RAVINE,
    ROCK,
    SEA,
    SECTOR_SPACES,
    SLOTS,
    SWAMP,
    VOLCANO,
)
from pangaea.games.eras.rules.spaces import (
    era_of,
    far_half,
    inward,
    is_far_half,
    lane_of,
    near_half,
    outward,
    slot_of,
)
from pangaea.games.eras.rules.table import Table


def kind_at(table: Table, animal: i64, slot: i64) -> i64:
    """Return the kind of a space on a card that lies in the path."""
    card = table.path[animal * ERAS + slot // LANES]
    return table.setup.slots[card * LANES + slot % LANES]


def has_cone(table: Table, animal: i64, slot: i64) -> bool:
    """Tell whether the cone stands there."""
    return table.cone == animal * SLOTS + slot


def is_volcanic(table: Table, animal: i64, slot: i64) -> bool:
    """Tell whether there is a volcano or the cone."""
    return has_cone(table, animal, slot) or kind_at(table, animal, slot) == VOLCANO


def is_flank(table: Table, animal: i64, slot: i64) -> bool:
    """Tell whether the space is beside a volcano or the cone, on the same card."""
    lane = slot % LANES
    if lane != CENTRE:
        return is_volcanic(table, animal, slot - lane + CENTRE)
    return is_volcanic(table, animal, slot - 1) or is_volcanic(table, animal, slot + 1)


def may_enter(table: Table, animal: i64, slot: i64) -> bool:
    """Tell whether a step may end there: not on a volcano or the cone; seas and ravines vary."""
    if has_cone(table, animal, slot):
        return False
    kind = kind_at(table, animal, slot)
    if kind == SEA:
        return has_era(table, animal, FISH) == table.setup.allows
    if kind == RAVINE:
        return has_era(table, animal, BIRDS) == table.setup.allows
    return kind != VOLCANO


def has_era(table: Table, animal: i64, era: i64) -> bool:
    """Tell whether a path holds a card of this era."""
    return table.eras[animal] >> era & 1 == 1


def steps(table: Table, animal: i64) -> i64:
    """Return the spaces one step away from a piece, as a mask."""
    return steps_from(table, animal, table.piece[animal])


def steps_from(table: Table, animal: i64, space: i64) -> i64:
    """Return the spaces one step away from a space of a path, as a mask."""
    lane = lane_of(space)
    if space < SECTOR_SPACES:
        beside: i64 = 1 << CENTRE if lane != CENTRE else 0b101
        return beside | step_out(table, animal, NO_ERA, lane)
    return (
        steps_along(table, animal, space)
        | step_aside(table, animal, slot_of(space), lane - 1)
        | step_aside(table, animal, slot_of(space), lane + 1)
    )


def steps_along(table: Table, animal: i64, space: i64) -> i64:
    """Return the spaces one step outward and inward of a space on a card."""
    era, lane = era_of(space), lane_of(space)
    if is_far_half(space):
        return BIT[space - 1] | step_out(table, animal, era, lane)
    if kind_at(table, animal, slot_of(space)) == SWAMP:
        return BIT[space + 1] | step_in(table, animal, era, lane)
    return step_out(table, animal, era, lane) | step_in(table, animal, era, lane)


def step_out(table: Table, animal: i64, era: i64, lane: i64) -> i64:
    """Return the space on the next card outward, if it may be entered."""
    following = outward(table.eras[animal], era)
    if following == NO_ERA or not may_enter(table, animal, following * LANES + lane):
        return 0
    return BIT[near_half(following * LANES + lane)]


def step_in(table: Table, animal: i64, era: i64, lane: i64) -> i64:
    """Return the space on the next card inward, or the sector's rock."""
    below = inward(table.eras[animal], era)
    if below == NO_ERA:
        return 1 << lane
    slot = below * LANES + lane
    if not may_enter(table, animal, slot):
        return 0
    swamp = kind_at(table, animal, slot) == SWAMP
    return BIT[far_half(slot) if swamp else near_half(slot)]


def step_aside(table: Table, animal: i64, slot: i64, lane: i64) -> i64:
    """Return the space beside, if it is a flank that may be entered."""
    if not 0 <= lane < LANES:
        return 0
    beside = slot - slot % LANES + lane
    if not is_flank(table, animal, beside) or not may_enter(table, animal, beside):
        return 0
    return BIT[near_half(beside)]


def step(table: Table, space: i64) -> None:
    """Move the piece whose turn it is."""
    animal = table.turn
    table.piece[animal] = space
    if table.listener is not None:
        seat = table.owner(animal)
        table.listener.hear(events.Stepped(seat=seat, which=table.which(animal), space=space))


def pay_for_step(table: Table) -> None:
    """Put a token into the box for one step more."""
    table.tokens[table.turn] -= 1
    if table.listener is not None:
        animal = table.turn
        table.listener.hear(events.PaidForStep(seat=table.owner(animal), which=table.which(animal)))


def way_back(table: Table, animal: i64) -> i64:
    """Return where a piece that is sent back stops: the first free rock of its lane, inward."""
    space = table.piece[animal]
    lane = lane_of(space)
    if space < SECTOR_SPACES:
        return space
    era = inward(table.eras[animal], era_of(space))
    while era != NO_ERA:
        slot = era * LANES + lane
        if kind_at(table, animal, slot) == ROCK and not has_cone(table, animal, slot):
            return near_half(slot)
        era = inward(table.eras[animal], era)
    return lane


def send_back(table: Table, animal: i64) -> None:
    """Send a piece straight back towards the board."""
    space = way_back(table, animal)
    table.piece[animal] = space
    if table.listener is not None:
        seat = table.owner(animal)
        table.listener.hear(events.SentBack(seat=seat, which=table.which(animal), space=space))
