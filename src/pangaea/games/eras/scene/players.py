"""The players, and where the game stands."""

from functools import partial

from msgspec.structs import replace

from pangaea.core.bits import count
from pangaea.core.flow import OVER
from pangaea.core.scene import Fact, Look, Progress
from pangaea.games.eras.rules.names import (
    HOME,
    LANES,
    PATH_LENGTH,
    PLACE,
    PREDICT,
    SECTOR,
    SLOTS,
    TOKENS,
)
from pangaea.games.eras.rules.scoring import (
    FULL_PROGRESS,
    best_progress,
    cards_passed,
    is_ready,
)
from pangaea.games.eras.rules.spaces import era_of
from pangaea.games.eras.scene.stage import ErasStage

STATUS = (
    "sector", "start", "erupt", "lightning", "predict", "place", "land", "step", "extra", "cone",
)  # fmt: skip


def status(stage: ErasStage) -> str:
    """Say in one sentence where the game stands."""
    table, say = stage.table, stage.words.say
    if table.step == OVER:
        return say("status-over")
    key, turn = f"status-{STATUS[table.step]}", int(table.turns)
    if table.step == SECTOR:
        return say(key, name=stage.view.names[table.turn])
    if table.step == PREDICT:
        names = stage.words.list([stage.view.names[seat] for seat in stage.asked])
        return say(key, turn=turn, names=names)
    if table.step == PLACE or STATUS[table.step] == "land":
        return say(key, turn=turn, name=stage.view.names[table.chooser])
    return say(key, turn=turn, **stage.animal(int(table.turn)))


def show_facts(stage: ErasStage) -> None:
    """Show the turn, and where the cone stands."""
    table, say = stage.table, stage.words.say
    stage.fact(say("fact-turn"), int(table.turns), rule="eras/4.1")
    where = say("cone-home")
    if table.cone != HOME:
        owner = stage.view.names[stage.owner(int(table.cone // SLOTS))]
        where = say("cone-in-path", name=owner, era=int(table.cone % SLOTS // LANES) + 1)
    stage.fact(say("fact-cone"), where, icon="cone", rule="eras/8.3")


def show_players(stage: ErasStage) -> None:
    """Show all players."""
    for seat in range(stage.table.seats):
        stage.of_seat("player", seat, partial(lay_player, stage))


def lay_player(stage: ErasStage, seat: int) -> None:
    """Show a player as others do, or as one's own."""
    table, own = stage.table, seat == stage.view.seat
    animals = range(seat, len(stage.animals), int(table.seats))
    paths = [(int(table.eras[n]), int(table.piece[n]), int(table.tokens[n])) for n in animals]
    key = seat in stage.asked, tuple(paths)
    stage.panel(f"player{seat}-{own}", key, partial(show_player, stage, seat, own=own))


def show_player(stage: ErasStage, seat: int, *, own: bool) -> None:
    """Show a player's animal, tokens, path and place; there are no points before the end."""
    facts: list[Fact] = []
    for animal in range(seat, len(stage.animals), int(stage.table.seats)):
        facts += animal_facts(stage, animal)
    player = replace(stage.player(seat, None, tuple(facts)), progress=race(stage, seat))
    # One's own animal is large enough on the path in front of one.
    stage.players.append(player if own else replace(player, portrait=portrait(stage, seat)))


def portrait(stage: ErasStage, seat: int) -> Look:
    """Show a player's animal, the first of two."""
    return replace(stage.figure(seat), title=stage.view.names[seat])


def race(stage: ErasStage, seat: int) -> Progress:
    """Tell how far a seat has come: cards laid, and cards passed by the better of its animals."""
    done = int(best_progress(stage.table, seat))
    label = stage.words.say("race-label", done=done)
    return Progress(done, FULL_PROGRESS, label, f"animal{seat}")


def animal_facts(stage: ErasStage, animal: int) -> list[Fact]:
    """Show where on its path an animal's piece stands, its tokens, and the length of the path."""
    table, say = stage.table, stage.words.say
    which, era = int(table.which(animal)), int(era_of(table.piece[animal])) + 1
    cards, place = int(count(table.eras[animal])), int(cards_passed(table, animal))
    facts = [
        Fact(say("fact-place", which=which), say("place-on-path", card=place, era=era),
             icon=f"animal{animal}", rule="eras/12.1"),
        Fact(say("fact-tokens", which=which), f"{table.tokens[animal]} / {TOKENS}", icon="token",
             rule="eras/5.2"),
        Fact(say("fact-path", which=which), f"{cards} / {PATH_LENGTH}", icon="path",
             rule="eras/3.1"),
    ]  # fmt: skip
    if is_ready(table, animal):
        facts.append(
            Fact(say("fact-ready", which=which), say("ready-to-win"), icon="goal", rule="eras/12.1")
        )
    return facts
