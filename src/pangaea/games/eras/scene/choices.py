"""What stands for each answer on the table, with hints a good table would give."""

from typing import Final

from pangaea.core.bits import BIT, members
from pangaea.core.stage import Offer
from pangaea.games.eras.rules.deck import cards_left, to_come
from pangaea.games.eras.rules.movement import way_back
from pangaea.games.eras.rules.names import (
    CONE,
    ERAS,
    ERUPT,
    EXTRA,
    HOME,
    LAND,
    LANES,
    LIGHTNING,
    NO_CARD,
    NOTHING,
    PATH_LENGTH,
    PLACE,
    PREDICT,
    SECTOR,
    SECTOR_SPACES,
    SECTORS,
    SLOTS,
    START,
    STEP,
    SWAMP,
    TOKENS,
)
from pangaea.games.eras.rules.spaces import era_of, near_half, outermost, outward
from pangaea.games.eras.scene.piles import forecast_name
from pangaea.games.eras.scene.paths import path_length
from pangaea.games.eras.scene.stage import ErasStage, forecast_spot, sector_spot


def button(stage: ErasStage, words: str) -> Offer:
    """Make a button for the answer that does nothing."""
    return Offer(stage.words.say(words), tone="primary")


def spaces_of(stage: ErasStage, animal: int) -> list[int]:
    """List the spaces a path has: the sector's rocks, and those of its cards."""
    table = stage.table
    found = list(range(SECTOR_SPACES))
    for era in members(table.eras[animal]):
        card = int(table.card_at(animal, era))
        for lane in range(LANES):
            near = int(near_half(era * LANES + lane))
            swamp = table.setup.slots[card * LANES + lane] == SWAMP
            found += [near, near + 1] if swamp else [near]
    return found


def offer_steps(stage: ErasStage) -> None:
    """Let every space of the path stand for a step to it."""
    table, animal = stage.table, int(stage.table.turn)
    extra = table.step == EXTRA
    stage.offer(NOTHING, button(stage, "choice-no-extra" if extra else "choice-stay"))
    for space in spaces_of(stage, animal):
        if space != table.piece[animal]:
            hint = step_hint(stage, animal, space)
            place = Offer(stage.space(space), spot=stage.space_spot(animal, space), hint=hint)
            stage.offer(space + 1, place)


def step_hint(stage: ErasStage, animal: int, space: int) -> str:
    """Say that a step reaches the end of the path, or what it costs."""
    table, say = stage.table, stage.words.say
    complete = path_length(stage, animal) == PATH_LENGTH
    if complete and era_of(space) == outermost(table.eras[animal]):
        return say("hint-goal")
    return say("hint-costs") if table.step == EXTRA else ""


def offer_cone(stage: ErasStage) -> None:
    """Let the spaces of all cards stand for putting the cone there."""
    stage.offer(NOTHING, button(stage, "choice-leave-cone"))
    for animal in stage.animals:
        for era in members(stage.table.eras[animal]):
            for slot in range(era * LANES, era * LANES + LANES):
                space = int(near_half(slot))
                whose = stage.animal(animal)
                label = stage.words.say("choice-cone", space=stage.space(space), **whose)
                place = Offer(label, spot=stage.space_spot(animal, space))
                stage.offer(1 + animal * SLOTS + slot, place)


def offer_paths(stage: ErasStage) -> None:
    """Let a card stand for replacing it, the gap before it or the end of a path for adding one."""
    stage.offer(NOTHING, Offer(stage.words.say("choice-discard")))
    for animal in stage.animals:
        stage.offer(animal + 1, path_offer(stage, animal))


def path_offer(stage: ErasStage, animal: int) -> Offer:
    """Say what placing the revealed card in a path does."""
    table, say, whose = stage.table, stage.words.say, stage.animal(animal)
    era = int(table.setup.era[table.revealed])
    old = int(table.card_at(animal, era))
    hint = placing_hint(stage, animal, era)
    if old != NO_CARD:
        label = say("choice-replace", old=stage.card(old), **whose)
        return Offer(label, spot=stage.spine_spot(animal, era), hint=hint)
    following = int(outward(table.eras[animal], era))
    if following < 0:
        label, spot = say("choice-add", **whose), stage.next_spot(animal)
    else:
        below = stage.card(int(table.card_at(animal, following)))
        label, spot = say("choice-insert", next=below, **whose), stage.insertion_spot(animal)
    if path_length(stage, animal) == PATH_LENGTH:
        return Offer(label, spot=stage.spine_spot(animal, int(outermost(table.eras[animal]))))
    return Offer(label, spot=spot, hint=hint)


def placing_hint(stage: ErasStage, animal: int, era: int) -> str:
    """Warn of what a placed card moves."""
    table, say = stage.table, stage.words.say
    hints: list[str] = []
    if table.card_at(animal, era) == NO_CARD and era_of(table.piece[animal]) > era:
        hints.append(say("hint-drags", name=stage.animal(animal)["name"]))
    if table.cone != HOME and table.cone // LANES == animal * ERAS + era:
        hints.append(say("hint-cone-home"))
    if table.setup.unstable & BIT[table.revealed]:
        hints.append(say("hint-unstable"))
    return " · ".join(hints)


def offer_predictions(stage: ErasStage) -> None:
    """Let the table of what is still to come stand for predictions."""
    say = stage.words.say
    stage.offer(NOTHING, Offer(say("choice-out")))
    left = to_come(stage.table)
    hint_words = "hint-chance" if cards_left(stage.table) else "hint-chance-new"
    for number in range(1, TOKENS + 1):
        label = say("choice-predict", number=number, name=forecast_name(stage, number))
        hint = say(hint_words, cards=int(left[number]), total=sum(left))
        stage.offer(number, Offer(label, area="forecast", spot=forecast_spot(number), hint=hint))


def offer_pieces(stage: ErasStage) -> None:
    """Let the pieces stand for sending them back."""
    say = stage.words.say
    stage.offer(NOTHING, Offer(say("choice-spare")))
    for animal, piece in stage.meeples.items():
        label = say("choice-send-back", **stage.animal(animal))
        back = stage.spoken_space(int(way_back(stage.table, animal)))
        stage.offer(animal + 1, Offer(label, piece, hint=say("hint-back-to", space=back)))


def offer_sectors(stage: ErasStage) -> None:
    """Let the sectors nobody has stand for themselves."""
    for sector in range(SECTORS):
        if sector not in list(stage.table.sector):
            stage.offer(sector, Offer(area="ring", spot=sector_spot(sector)))


def offer_start(stage: ErasStage) -> None:
    """Let the rocks of the sector stand for starting there."""
    animal = int(stage.table.turn)
    for lane in range(LANES):
        stage.offer(lane, Offer(stage.space(lane), spot=stage.space_spot(animal, lane)))


def offer_landing(stage: ErasStage) -> None:
    """Let the spaces of the new card stand for putting the piece there."""
    animal, era = int(stage.table.landing) // ERAS, int(stage.table.landing) % ERAS
    for lane in range(LANES):
        space = int(near_half(era * LANES + lane))
        stage.offer(lane, Offer(stage.space(space), spot=stage.space_spot(animal, space)))


OFFERS: Final = {
    SECTOR: offer_sectors,
    START: offer_start,
    ERUPT: offer_pieces,
    LIGHTNING: offer_pieces,
    PREDICT: offer_predictions,
    PLACE: offer_paths,
    LAND: offer_landing,
    STEP: offer_steps,
    EXTRA: offer_steps,
    CONE: offer_cone,
}


def offer(stage: ErasStage) -> None:
    """Offer the answers of the question asked."""
    OFFERS[int(stage.table.step)](stage)
