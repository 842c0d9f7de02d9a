"""How the species look: a portrait that wears its genes, genes by number, and hands of cards."""

from typing import Final

from msgspec.structs import replace

from pangaea.core.bits import members
from pangaea.core.scene import Area, Fact, Look, Player
from pangaea.core.stage import COLOURS
from pangaea.games.evo.box import GENE_NAMES
from pangaea.games.evo.rules.initiative import place_in_order
from pangaea.games.evo.rules.names import (
    DINOS,
    EGG,
    FUR,
    HORN,
    LEG,
    MUTANT,
    PARASOL,
    TAIL,
    TRAITS,
)
from pangaea.games.evo.rules.scoring import total
from pangaea.games.evo.rules.table import Table
from pangaea.games.evo.scene.cards import back, show_card
from pangaea.games.evo.scene.island import EvoStage

BEHIND: Final = ((TAIL, "tail", 4),)  # genes worn, with their drawings: how many there are of each
BEFORE: Final = (
    (LEG, "legs", 5),
    (FUR, "furs", 3),
    (MUTANT, "mutants", 3),
    (HORN, "horns", 4),
    (PARASOL, "parasols", 3),
    (EGG, "eggs", 4),
)


def show_seat(stage: EvoStage, seat: int) -> None:
    """Show a player's genes and cards."""
    table = stage.table
    genes = traits_of(table, seat)
    stage.panel(f"genes{seat}", genes, lambda: show_genes(stage, seat))
    own = seat == stage.view.seat
    hand = int(table.hand[seat]), int(table.held[seat])
    stage.panel(f"hand{seat}-{own}", hand, lambda: show_hand(stage, seat))


def traits_of(table: Table, seat: int) -> tuple[int, ...]:
    """Return how many of each gene a species has."""
    return tuple(table.traits[seat * TRAITS : (seat + 1) * TRAITS])


def show_genes(stage: EvoStage, seat: int) -> None:
    """Show a species' genes, what is printed on the portrait included."""
    table, say = stage.table, stage.words.say
    area = f"genes{seat}"
    label = say("area-genes", name=stage.view.names[seat])
    stage.area(Area(area, "row", label, place="seat", owner=seat, rule="evo/2.1", weight=2.7))
    for gene in range(TRAITS):
        number = int(table.trait(seat, gene))
        if number:
            title = say(f"gene-{GENE_NAMES[gene]}")
            name = say("genes-of", number=number, gene=title)
            look = Look(
                "token", title, icon=f"gene_{GENE_NAMES[gene]}", number=str(number), colour="sand"
            )
            tip = say(f"gene-{GENE_NAMES[gene]}-tip")
            stage.piece(area, look, name, owner=seat, tip=tip, rule="evo/1.2")


def show_hand(stage: EvoStage, seat: int) -> list[tuple[int, str]]:
    """Show the cards of a hand that this seat knows, the others by their backs."""
    table, say = stage.table, stage.words.say
    area, name = f"hand{seat}", stage.view.names[seat]
    stage.area(
        Area(
            area, "row", say("area-hand", name=name), place="seat", owner=seat, weight=5.3,
            empty=say("area-hand-empty"), rule="evo/2.5", folded=not members(table.hand[seat]),
        )
    )  # fmt: skip
    known = [(card, show_card(stage, area, card)) for card in members(table.hand[seat])]
    hidden = int(table.held[seat]) - len(known)
    if hidden:
        stage.piece(area, back(), say("hidden-cards", cards=hidden), count=hidden, owner=seat)
    return known


# -- the players ------------------------------------------------------------------------------


def show_player(stage: EvoStage, seat: int) -> None:
    """Show a player's points, dinosaurs, cards, genes and place in the turn order."""
    table = stage.table
    counted = int(table.dinos[seat]), int(table.held[seat]), traits_of(table, seat)
    place, points = int(place_in_order(table, seat)), int(total(table, seat))
    turn = seat in stage.asked and may_be_named(stage, seat)
    key = counted, place, points
    stage.panel(f"player{seat}-{turn}", key, lambda: stage.players.append(player(stage, seat)))


def player(stage: EvoStage, seat: int) -> Player:
    """Describe a player: first what decides, then what an opened seat tells."""
    table, say = stage.table, stage.words.say
    dinos, horns = f"{table.dinos[seat]}/{DINOS}", str(table.trait(seat, HORN))
    facts = (
        Fact(say("fact-dinos"), dinos, icon=f"dino{seat}", rule="evo/7.4"),
        Fact(say("fact-cards"), str(table.held[seat]), icon="card_back", rule="evo/2.5"),
        Fact(say("fact-place"), str(place_in_order(table, seat) + 1), icon="first", rule="evo/3.2"),
        Fact(say("fact-horns"), horns, icon="gene_horn", rule="evo/5.5"),
    )
    found = stage.player(seat, int(total(table, seat)), facts)
    is_named = found.turn and may_be_named(stage, seat)
    return replace(found, turn=is_named, portrait=portrait(stage, seat))


def portrait(stage: EvoStage, seat: int) -> Look:
    """Draw a species with what it wears: as many of each as it has genes."""
    layers = [*worn(stage.table, seat, BEHIND), f"body{seat}", *worn(stage.table, seat, BEFORE)]
    return Look(
        "figure",
        title=said(stage, seat),
        icon="habitat",
        colour=COLOURS[seat],
        layers=tuple(layers),
    )


def worn(table: Table, seat: int, drawings: tuple[tuple[int, str, int], ...]) -> list[str]:
    """Name the drawings of what a species wears."""
    numbers = [(int(table.trait(seat, gene)), name, most) for gene, name, most in drawings]
    return [f"{name}{min(number, most)}" for number, name, most in numbers if number]


def said(stage: EvoStage, seat: int) -> str:
    """Say which genes a species has."""
    say, table = stage.words.say, stage.table
    genes = [
        say("genes-of", number=int(table.trait(seat, gene)), gene=say(f"gene-{GENE_NAMES[gene]}"))
        for gene in range(TRAITS)
        if table.trait(seat, gene)
    ]
    return say("portrait", name=stage.view.names[seat], genes=stage.words.list(genes))


def may_be_named(stage: EvoStage, seat: int) -> bool:
    """Tell whether others may see whom the table waits for: not in a moment for cards."""
    return not stage.polls_for_cards() or seat == stage.view.seat
