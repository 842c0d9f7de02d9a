"""Why an answer is not allowed, with its rule."""

from pangaea.core.game import WhyNotAnswer
from pangaea.games.eras.rules import contest
from pangaea.games.eras.rules.eruption import is_opponent
from pangaea.games.eras.rules.movement import has_cone, is_flank, kind_at, may_enter
from pangaea.games.eras.rules.names import (
    CAVE,
    CONE,
    ERUPT,
    EXTRA,
    LAND,
    LANES,
    LIGHTNING,
    NO_CARD,
    PLACE,
    PREDICT,
    ROCK,
    SEA,
    SECTOR,
    SECTOR_SPACES,
    SLOTS,
    STEP,
    SWAMP,
    VOLCANO,
)
from pangaea.games.eras.rules.spaces import era_of, is_far_half, lane_of, slot_of
from pangaea.games.eras.rules.table import Table


def why_not(table: Table, seat: int, option: int) -> WhyNotAnswer | None:
    """Tell why the asked seat may not answer that."""
    phase = table.phase
    if phase == STEP or phase == EXTRA:
        return why_not_step(table, option - 1)
    if phase == PLACE:
        return why_not_place(table, option - 1)
    if phase == CONE:
        return why_not_cone(table, (option - 1) // SLOTS, (option - 1) % SLOTS)
    if phase == PREDICT:
        return why_not_predict(table, seat, option)
    if phase == ERUPT or phase == LIGHTNING:
        return why_not_send_back(table, option - 1)
    if phase == SECTOR:
        return WhyNotAnswer("why-not-sector", "eras/2.3")
    return WhyNotAnswer("why-not-landing", "eras/6.5") if phase == LAND else None


def why_not_step(table: Table, space: int) -> WhyNotAnswer:
    """Tell why the piece cannot step there."""
    animal = table.turn
    if space < SECTOR_SPACES:
        return too_far(table, space)
    if not is_space(table, space):
        return WhyNotAnswer("why-not-no-space", "eras/7.2")
    slot = int(slot_of(space))
    if has_cone(table, animal, slot):
        return WhyNotAnswer("why-not-under-cone", "eras/7.6")
    if may_enter(table, animal, slot):
        return too_far(table, space)
    kind = kind_at(table, animal, slot)
    if kind == VOLCANO:
        return WhyNotAnswer("why-not-volcano", "eras/7.6")
    return restricted(table, "sea" if kind == SEA else "ravine")


def is_space(table: Table, space: int) -> bool:
    """Tell whether the path has this space: the card, and for a far half a swamp on it."""
    if table.card_at(table.turn, era_of(space)) == NO_CARD:
        return False
    return not is_far_half(space) or kind_at(table, table.turn, slot_of(space)) == SWAMP


def restricted(table: Table, space: str) -> WhyNotAnswer:
    """Tell why a sea or a ravine is closed."""
    reading = "needs" if table.setup.allows else "forbids"
    return WhyNotAnswer(f"why-not-{space}-{reading}", "eras/7.7")


def too_far(table: Table, space: int) -> WhyNotAnswer:
    """Tell that the space is not one step away, or why not sideways."""
    here = table.piece[table.turn]
    if here < SECTOR_SPACES and space < SECTOR_SPACES:
        return WhyNotAnswer("why-not-sector-step", "eras/7.4")
    lanes = abs(int(lane_of(here) - lane_of(space)))
    if space < SECTOR_SPACES or era_of(here) != era_of(space) or lanes != 1:
        return WhyNotAnswer("why-not-one-step", "eras/7.2")
    if is_far_half(space) and is_flank(table, table.turn, slot_of(space)):
        return WhyNotAnswer("why-not-far-half", "eras/7.5")
    return WhyNotAnswer("why-not-sideways", "eras/7.5")


def why_not_place(table: Table, animal: int) -> WhyNotAnswer:
    """Tell why a path cannot take the card."""
    era = table.setup.era[table.revealed]
    if table.card_at(animal, era) == NO_CARD:
        return WhyNotAnswer("why-not-full", "eras/6.2")
    if era_of(table.piece[animal]) == era:
        return WhyNotAnswer("why-not-occupied", "eras/6.3")
    return WhyNotAnswer("why-not-premium", "eras/6.4")


def why_not_cone(table: Table, animal: int, slot: int) -> WhyNotAnswer:
    """Tell why the cone cannot go there."""
    if has_cone(table, animal, slot):
        return WhyNotAnswer("why-not-cone-there", "eras/8.2")
    if table.card_at(animal, slot // LANES) == NO_CARD:
        return WhyNotAnswer("why-not-cone-card", "eras/8.1")
    if kind_at(table, animal, slot) != ROCK:
        return WhyNotAnswer("why-not-cone-rock", "eras/8.1")
    return WhyNotAnswer("why-not-cone-piece", "eras/8.2")


def why_not_predict(table: Table, seat: int, number: int) -> WhyNotAnswer:
    """Tell why a prediction cannot be made."""
    if number == 0:
        return WhyNotAnswer("why-not-out-now", "eras/5.7")
    tokens = int(table.tokens[contest.owing(table, seat)])
    return WhyNotAnswer("why-not-tokens", "eras/5.2", {"tokens": tokens})


def why_not_send_back(table: Table, animal: int) -> WhyNotAnswer:
    """Tell why a piece cannot be sent back."""
    if not is_opponent(table, animal):
        rule = "eras/9.4" if table.phase == ERUPT else "eras/10.12"
        rule = rule if animal == table.turn else "eras/13.2"
        return WhyNotAnswer("why-not-own-piece", rule)
    space = table.piece[animal]
    if space < SECTOR_SPACES:
        rule = "eras/9.2" if table.phase == ERUPT else "eras/10.12"
        return WhyNotAnswer("why-not-in-sector", rule)
    if not is_flank(table, animal, slot_of(space)):
        return WhyNotAnswer("why-not-flank", "eras/9.2")
    assert kind_at(table, animal, slot_of(space)) == CAVE
    return WhyNotAnswer("why-not-cave", "eras/9.3")
