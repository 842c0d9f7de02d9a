"""What stands for each answer on the table, with what a good table would say of it."""

from collections.abc import Callable
from typing import Final

from pangaea.core.bits import BIT, below, count, members
from pangaea.core.stage import Offer
from pangaea.games.eras.rules import names
from pangaea.games.eras.rules.cone import free_rocks
from pangaea.games.eras.rules.deck import cards_left, to_come
from pangaea.games.eras.rules.movement import steps, way_back
from pangaea.games.eras.rules.scoring import cards_passed
from pangaea.games.eras.rules.spaces import era_of, near_half, outermost, outward
from pangaea.games.eras.scene import effects
from pangaea.games.eras.scene.paths import path_length
from pangaea.games.eras.scene.piles import forecast_name
from pangaea.games.eras.scene.stage import ErasStage, forecast_spot, sector_spot


def neutral(stage: ErasStage, words: str, hint: str = "") -> Offer:
    """Make a button for the answer that does nothing: it stands last."""
    said = stage.words.say(hint) if hint else ""
    return Offer(stage.words.say(words), hint=said, last=True)


def spaces_of(stage: ErasStage, animal: int) -> list[int]:
    """List the spaces a path has: the sector's rocks, and those of its cards."""
    table = stage.table
    found = list(range(names.SECTOR_SPACES))
    for era in members(table.eras[animal]):
        card = int(table.card_at(animal, era))
        for lane in range(names.LANES):
            near = int(near_half(era * names.LANES + lane))
            swamp = table.setup.slots[card * names.LANES + lane] == names.SWAMP
            found += [near, near + 1] if swamp else [near]
    return found


def offer_steps(stage: ErasStage) -> None:
    """Let every space of the path stand for a step to it."""
    table, animal = stage.table, int(stage.table.turn)
    extra = table.step == names.EXTRA
    hint = "hint-keeps-token" if extra else ""
    stage.offer(names.NOTHING, neutral(stage, "choice-no-extra" if extra else "choice-stay", hint))
    legal = steps(table, animal)
    for space in spaces_of(stage, animal):
        if legal & BIT[space]:
            stage.offer(space + 1, step_offer(stage, animal, space))
        elif space != table.piece[animal]:
            stage.offer(space + 1, Offer(spot=stage.space_spot(animal, space)))


def step_offer(stage: ErasStage, animal: int, space: int) -> Offer:
    """Say where a step leads, and what is there; the end of the path is what matters most."""
    goal = is_goal(stage, animal, space)
    return Offer(
        stage.words.say("choice-step", space=stage.spoken_space(space)),
        spot=stage.space_spot(animal, space),
        tone="primary" if goal else "plain",
        hint=effects.of_step(stage, animal, space, goal=goal),
    )


def is_goal(stage: ErasStage, animal: int, space: int) -> bool:
    """Tell whether a space is on the last card of a complete path."""
    complete = path_length(stage, animal) == names.PATH_LENGTH
    return complete and era_of(space) == outermost(stage.table.eras[animal])


def offer_cone(stage: ErasStage) -> None:
    """Let the spaces of all cards stand for putting the cone there."""
    stage.offer(names.NOTHING, neutral(stage, "choice-leave-cone"))
    for animal in stage.animals:
        free = free_rocks(stage.table, animal)
        for era in members(stage.table.eras[animal]):
            for slot in range(era * names.LANES, era * names.LANES + names.LANES):
                spot = stage.space_spot(animal, int(near_half(slot)))
                here = cone_offer(stage, animal, slot) if free & BIT[slot] else Offer(spot=spot)
                stage.offer(1 + animal * names.SLOTS + slot, here)


def cone_offer(stage: ErasStage, animal: int, slot: int) -> Offer:
    """Say what the cone would do in a place."""
    space = int(near_half(slot))
    label = stage.words.say("choice-cone", space=stage.space(space), **stage.animal(animal))
    hint = effects.of_cone(stage, animal, slot)
    hurts = bool(hint) and stage.owner(animal) != stage.view.seat  # others, not oneself
    return Offer(label, spot=stage.space_spot(animal, space), hint=hint, first=hurts)


def offer_paths(stage: ErasStage) -> None:
    """Let a card stand for replacing it, the gap before it or the end of a path for adding one."""
    stage.offer(names.NOTHING, neutral(stage, "choice-discard", "hint-discard"))
    for animal in stage.animals:
        stage.offer(animal + 1, path_offer(stage, animal))


def path_offer(stage: ErasStage, animal: int) -> Offer:
    """Say what placing the revealed card in a path does."""
    table, say, whose = stage.table, stage.words.say, stage.animal(animal)
    era = int(table.setup.era[table.revealed])
    old = int(table.card_at(animal, era))
    hint = placing_hint(stage, animal, era)
    if old != names.NO_CARD:
        label = say("choice-replace", old=stage.card(old), **whose)
        return Offer(label, spot=stage.spine_spot(animal, era), hint=hint)
    following = int(outward(table.eras[animal], era))
    if following < 0:
        label, spot = say("choice-add", **whose), stage.next_spot(animal)
    else:
        below = stage.card(int(table.card_at(animal, following)))
        label = say("choice-insert", next=below, **whose)
        spot = stage.insertion_spot(animal)
    if path_length(stage, animal) == names.PATH_LENGTH:
        return Offer(label, spot=stage.spine_spot(animal, int(outermost(table.eras[animal]))))
    return Offer(label, spot=spot, hint=hint)


def placing_hint(stage: ErasStage, animal: int, era: int) -> str:
    """Say what a placed card changes in a path, and what it moves."""
    table, say = stage.table, stage.words.say
    old = int(table.card_at(animal, era))
    if old == names.NO_CARD:
        hints = [say("hint-longer", before=path_length(stage, animal))]
    else:
        hints = [effects.of_replacing(stage, old, int(table.revealed))]
    if old == names.NO_CARD and era_of(table.piece[animal]) > era:
        hints.append(say("hint-drags", name=stage.animal(animal)["name"]))
    if table.cone != names.HOME and table.cone // names.LANES == animal * names.ERAS + era:
        hints.append(say("hint-cone-home"))
    if table.setup.unstable & BIT[table.revealed]:
        hints.append(say("hint-unstable"))
    return " · ".join(hints)


def offer_predictions(stage: ErasStage) -> None:
    """Let the bars of what is still to come stand for predictions; a number is its own key."""
    say = stage.words.say
    stage.offer(names.NOTHING, Offer(say("choice-out"), key="0", last=True))
    left = to_come(stage.table)
    hint_words = "hint-chance" if cards_left(stage.table) else "hint-chance-new"
    for number in range(1, names.TOKENS + 1):
        label = say("choice-predict", number=number, name=forecast_name(stage, number))
        cards, total = int(left[number]), sum(left)
        hint = say(hint_words, cards=cards, total=total, percent=round(100 * cards / total))
        key = str(number) if number < names.TOKENS else ""
        spot = forecast_spot(number)
        stage.offer(number, Offer(label, area="forecast", spot=spot, hint=hint, key=key))


def offer_pieces(stage: ErasStage) -> None:
    """Let the pieces stand for sending them back."""
    stage.offer(names.NOTHING, neutral(stage, "choice-spare"))
    meeples = [laid for animal in stage.animals for laid in stage.laid(f"piece{animal}")]
    for animal, piece in meeples:
        label = stage.words.say("choice-send-back", **stage.animal(animal))
        stage.offer(animal + 1, Offer(label, piece, hint=way_back_hint(stage, animal)))


def way_back_hint(stage: ErasStage, animal: int) -> str:
    """Say where a piece sent back would stop, and how many cards that costs it."""
    table = stage.table
    space = int(way_back(table, animal))
    lost = cards_passed(table, animal) - count(table.eras[animal] & below(era_of(space) + 1))
    return stage.words.say("hint-back-to", space=stage.spoken_space(space), cards=int(lost))


def offer_sectors(stage: ErasStage) -> None:
    """Let the sectors nobody has stand for themselves."""
    for sector in range(names.SECTORS):
        if sector not in list(stage.table.sector):
            stage.offer(sector, Offer(area="ring", spot=sector_spot(sector)))


def offer_start(stage: ErasStage) -> None:
    """Let the rocks of the sector stand for starting there."""
    animal = int(stage.table.turn)
    for lane in range(names.LANES):
        label = stage.words.say("choice-start", space=stage.spoken_space(lane))
        stage.offer(lane, Offer(label, spot=stage.space_spot(animal, lane)))


def offer_landing(stage: ErasStage) -> None:
    """Let the spaces of the new card stand for putting the piece there."""
    animal, era = int(stage.table.landing) // names.ERAS, int(stage.table.landing) % names.ERAS
    for lane in range(names.LANES):
        space = int(near_half(era * names.LANES + lane))
        label = stage.words.say("choice-land", space=stage.spoken_space(space))
        hint = effects.ahead_of(stage, animal, space)
        stage.offer(lane, Offer(label, spot=stage.space_spot(animal, space), hint=hint))


OFFERS: Final[dict[int, Callable[[ErasStage], None]]] = {
    names.SECTOR: offer_sectors,
    names.START: offer_start,
    names.ERUPT: offer_pieces,
    names.LIGHTNING: offer_pieces,
    names.PREDICT: offer_predictions,
    names.PLACE: offer_paths,
    names.LAND: offer_landing,
    names.STEP: offer_steps,
    names.EXTRA: offer_steps,
    names.CONE: offer_cone,
}


def offer(stage: ErasStage) -> None:
    """Offer the answers of the question asked."""
    OFFERS[int(stage.table.step)](stage)
