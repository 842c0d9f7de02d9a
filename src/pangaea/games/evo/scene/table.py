"""How the table of EVO looks to one seat."""

from typing import Final

from msgspec.structs import replace

from pangaea.core.bits import members
from pangaea.core.flow import OVER
from pangaea.core.game import Game, SeatView
from pangaea.core.scene import Area, Badge, Look, Scene
from pangaea.core.stage import COLOURS
from pangaea.games.evo.rules import dice
from pangaea.games.evo.rules.names import (
    AFTER_BIRTHS,
    AFTER_CLIMATE,
    AFTER_SURVIVAL,
    BEFORE_METEOR,
    BIRTHS,
    MOVEMENT,
    SPURT,
)
from pangaea.games.evo.rules.table import Table
from pangaea.games.evo.scene import auction, island, offers, sky, species
from pangaea.games.evo.scene.cards import back, show_card
from pangaea.games.evo.scene.island import EvoStage

PHASES: Final = (  # the last step of each phase [evo 3.1]
    (AFTER_CLIMATE, "climate"),
    (MOVEMENT, "movement"),
    (AFTER_BIRTHS, "births"),
    (AFTER_SURVIVAL, "survival"),
    (BEFORE_METEOR, "meteor"),
)
ROLLS: Final = (  # what dice are rolled for, in the order of `dice`: sign and rule
    ("climate", "swirl", "evo/4.1"),
    ("fight", "gene_horn", "evo/5.5"),
    ("meteor", "meteor", "evo/8.2"),
    ("flood", "wave", "evo/10.1"),
)


def scene(game: Game, table: Table, view: SeatView) -> Scene:
    """Describe the whole table."""
    stage = EvoStage(game, table, view)
    show_middle(stage)
    for seat in range(table.seats):
        stage.of_seat("seat", seat, lambda seat: species.show_seat(stage, seat))
    if stage.mine:
        offers.offer_all(stage)
    for seat in range(table.seats):
        stage.of_seat("player", seat, lambda seat: species.show_player(stage, seat))
    found = stage.finished(stage.players, status(stage), table.outcome())
    return replace(found, backdrop="sea")


def show_middle(stage: EvoStage) -> None:
    """Show what belongs to nobody: the island, the genes for sale, dice, tracks and piles."""
    stage.common("island", lambda: show_stage(stage))
    for seat in range(stage.table.seats):
        stage.dinos.update(stage.laid(f"herd{seat}"))
    if stage.table.rows:
        name, key = f"auction-{stage.view.seat}", auction.auction_key(stage)
        for row, piece in stage.panel(name, key, lambda: auction.show_auction(stage)):
            offers.offer_row(stage, row, piece)
    stage.common("beside", lambda: show_beside(stage))


def show_stage(stage: EvoStage) -> None:
    """Show where the turn stands, and the island."""
    table = stage.table
    turn = int(table.turn), int(table.stage), table.step == OVER, int(table.meteor)
    left = int(table.steps - table.taken), int(table.eggs)
    stage.panel("facts", (turn, left), lambda: show_facts(stage))
    island.show_island(stage)


def show_beside(stage: EvoStage) -> None:
    """Show dice, tracks and piles."""
    table = stage.table
    stage.panel("dice", (int(table.rolls), tuple(table.dice)), lambda: show_dice(stage))
    stage.panel("climate", int(table.climate), lambda: sky.show_climate(stage))
    stage.panel("meteor", int(table.meteor), lambda: sky.show_meteor(stage))
    played = int(table.gone), int(table.laid_by), int(table.last_card)
    stage.panel("piles", (int(table.pile_size()), played), lambda: show_piles(stage))


def phase_of(table: Table) -> str:
    """Name the phase of the turn."""
    return next((name for last, name in PHASES if table.stage <= last), "auction")


def status(stage: EvoStage) -> str:
    """Say where the game stands; whom a moment for cards waits for is nobody's business."""
    table, say = stage.table, stage.words.say
    if table.step == OVER:
        return say("status-over")
    phase, turn = say(f"phase-{phase_of(table)}"), int(table.turn)
    if stage.polls_for_cards():
        return say("status-cards", turn=turn, phase=phase)
    name = stage.view.names[stage.asking]
    return say("status-turn", turn=turn, phase=phase, name=name)


def show_facts(stage: EvoStage) -> None:
    """Show turn, phase and the chance that the end is near; the order is beside each name."""
    table, say = stage.table, stage.words.say
    stage.fact(say("fact-turn"), int(table.turn), rule="evo/3.1")
    stage.fact(say("fact-phase"), say(f"brief-{phase_of(table)}"), rule="evo/3.1")
    if table.step != OVER:
        label = "fact-last-turn" if sky.is_before_meteor(table) else "fact-next-last"
        chance = f"{sky.last_turn_faces(table)}/{island.FACES}"
        stage.fact(say(label), chance, icon="meteor", rule="evo/8.2")
    if table.stage == MOVEMENT and table.step != OVER:
        left = max(0, int(table.steps - table.taken))
        stage.fact(say("fact-steps"), left, icon="gene_leg", rule="evo/5.1")
    if table.stage == BIRTHS:
        stage.fact(say("fact-eggs"), int(table.eggs), icon="gene_egg", rule="evo/6.1")


# -- dice and piles ---------------------------------------------------------------------------


def show_dice(stage: EvoStage) -> None:
    """Show what was rolled in this phase, in the colours of those it was rolled for."""
    table, say = stage.table, stage.words.say
    empty = say("area-dice-empty")
    stage.area(Area("dice", "dice", say("area-dice"), part="beside", least=84, empty=empty))
    first = int(table.rolls) - len(table.dice)
    for number, mark in enumerate(table.dice, start=first):
        show_die(stage, int(mark), number)


def show_die(stage: EvoStage, mark: int, number: int) -> None:
    """Show a die; its number, which nobody sees, makes each roll a piece of its own."""
    say = stage.words.say
    seat, pips = int(dice.roller(mark)), int(dice.face(mark))
    purpose, icon, rule = ROLLS[dice.purpose(mark)]
    look = Look("die", title=str(number), icon=icon, colour=COLOURS[seat], pips=pips)
    name = say(f"die-{purpose}", name=stage.view.names[seat], pips=pips)
    lost = (Badge(say("die-fatal"), icon="skull", tone="bad"),) if dice.was_fatal(mark) else ()
    stage.piece("dice", look, name, owner=seat, badges=lost, rule=rule)


def show_piles(stage: EvoStage) -> None:
    """Show the pile of event cards, and the card played last."""
    table, say = stage.table, stage.words.say
    left, played = int(table.pile_size()), members(table.gone)
    stage.area(Area("pile", "pile", say("area-pile"), part="beside", count=left, rule="evo/9.8"))
    if left:
        stage.piece("pile", back(), say("pile-top", cards=left), count=left)
    names = stage.words.list([stage.teller.things("card", card) for card in played])
    stage.area(
        Area(
            "played", "pile", say("area-played"), part="beside", count=len(played), tip=names,
            empty=say("area-played-empty"), rule="evo/9.1",
        )
    )  # fmt: skip
    if table.laid_by >= 0:
        show_card(stage, "played", SPURT)
    elif table.last_card in played:
        show_card(stage, "played", int(table.last_card))
