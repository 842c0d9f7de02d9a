"""How the table of EVO looks to one seat."""

from typing import Final

from msgspec.structs import replace

from pangaea.core.bits import members
from pangaea.core.flow import OVER
from pangaea.core.game import Game, SeatView
from pangaea.core.scene import Area, Badge, Fact, Look, Player, Scene, Spot
from pangaea.core.stage import COLOURS
from pangaea.games.evo.box import CARD_NAMES, GENE_NAMES
from pangaea.games.evo.rules import dice, prices
from pangaea.games.evo.rules.initiative import place_in_order
from pangaea.games.evo.rules.names import (
    AFTER_BIRTHS,
    AFTER_CLIMATE,
    AFTER_SURVIVAL,
    BEFORE_METEOR,
    BIRTHS,
    DINOS,
    EMPTY,
    LEG,
    MOVEMENT,
    SPURT,
    TRAITS,
)
from pangaea.games.evo.rules.scoring import total
from pangaea.games.evo.rules.table import Table
from pangaea.games.evo.scene import island, offers
from pangaea.games.evo.scene.island import EvoStage

CARD_ICONS: Final = (
    "wave", "bolt", "swirl", "swirl", "swirl", "gene_leg", "gene_horn", "shield", "peace", "leaf",
    "gene_fur", "hot", "cuckoo", "gene_egg", "gene_egg", "gene_mutant", "shield", "gene_parasol",
    "skull", "cold", "echo", "first", "hush", "star", "coin", "no_egg",
)  # fmt: skip
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
        show_seat(stage, seat)
    if stage.mine:
        offers.offer_all(stage)
    for seat in range(table.seats):
        show_player(stage, seat)
    found = stage.finished(stage.players, status(stage), table.outcome())
    return replace(found, backdrop="sea")


def show_middle(stage: EvoStage) -> None:
    """Show what belongs to nobody: the island, the genes for sale, dice, tracks and piles."""
    table = stage.table
    turn = int(table.turn), int(table.stage), table.step == OVER, int(table.meteor)
    left = int(table.steps - table.taken), int(table.eggs)
    stage.panel("facts", (turn, left), lambda: show_facts(stage))
    island.show_island(stage)
    if table.rows:
        for row, piece in stage.panel("auction", auction_key(table), lambda: show_auction(stage)):
            offers.offer_row(stage, row, piece)
    stage.panel("dice", (int(table.rolls), tuple(table.dice)), lambda: show_dice(stage))
    stage.panel("climate", int(table.climate), lambda: island.show_climate(stage))
    stage.panel("meteor", int(table.meteor), lambda: island.show_meteor(stage))
    played = int(table.gone), int(table.laid_by), int(table.last_card)
    stage.panel("piles", (int(table.pile_size()), played), lambda: show_piles(stage))


def show_seat(stage: EvoStage, seat: int) -> None:
    """Show a player's genes and cards."""
    table = stage.table
    genes = tuple(table.traits[seat * TRAITS : (seat + 1) * TRAITS])
    stage.panel(f"genes{seat}", genes, lambda: show_portrait(stage, seat))
    own = seat == stage.view.seat
    known, held = int(table.hand[seat]), int(table.held[seat])
    cards = stage.panel(f"hand{seat}-{own}", (known, held), lambda: show_hand(stage, seat))
    for card, piece in cards:
        offers.offer_card(stage, seat, card, piece)


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
    stage.fact(say("fact-phase"), say(f"phase-{phase_of(table)}"), rule="evo/3.1")
    if table.step != OVER:
        label = "fact-last-turn" if island.is_before_meteor(table) else "fact-next-last"
        chance = f"{island.last_turn_faces(table)}/{island.FACES}"
        stage.fact(say(label), chance, icon="meteor", rule="evo/8.2")
    if table.stage == MOVEMENT and table.step != OVER:
        left = max(0, int(table.steps - table.taken))
        stage.fact(say("fact-steps"), left, icon="gene_leg", rule="evo/5.1")
    if table.stage == BIRTHS:
        stage.fact(say("fact-eggs"), int(table.eggs), icon="gene_egg", rule="evo/6.1")


# -- the auction ------------------------------------------------------------------------------


def auction_key(table: Table) -> tuple[object, ...]:
    """Say what the auction depends on: genes, bids, and what makes them cheaper or dearer."""
    bids = tuple(table.row_gene), tuple(table.row_bid), tuple(table.row_seat)
    return int(table.rows), bids, tuple(table.traits), tuple(table.active), int(table.laid_by)


def show_auction(stage: EvoStage) -> list[tuple[int, str]]:
    """Show the genes for sale by picture and name, and beside each the bid that lies on it."""
    table, say = stage.table, stage.words.say
    spots = [spot for row in range(table.rows) for spot in auction_row(stage, row)]
    stage.area(
        Area(
            "auction", "auction", say("area-auction"), spots=tuple(spots), columns=3,
            featured=True, tip=say("area-auction-tip"), rule="evo/8.4",
        )
    )  # fmt: skip
    genes: list[tuple[int, str]] = []
    for row in range(table.rows):
        genes.append((row, show_gene(stage, row)))
        if table.row_seat[row] != EMPTY:
            show_bid(stage, row)
    return genes


def auction_row(stage: EvoStage, row: int) -> tuple[Spot, Spot, Spot]:
    """Give the name of a gene, the gene and its bid a place each."""
    table, say = stage.table, stage.words.say
    gene = say(f"gene-{GENE_NAMES[table.row_gene[row]]}")
    is_free, least = table.row_seat[row] == EMPTY, int(prices.least(table, row))
    if is_free:
        label = say("auction-bid", gene=gene, least=least)
    else:
        bidder = stage.view.names[table.row_seat[row]]
        label = say("auction-outbid", name=bidder, gene=gene, least=least)
    name = gene if is_free else say("auction-taken", gene=gene, amount=int(table.row_bid[row]))
    return (
        Spot(f"r{row}n", label, text=name, rule="evo/8.4"),
        Spot(f"r{row}", label, rule="evo/8.3"),
        Spot(f"r{row}b", label, text=say("auction-free") if is_free else "", rule="evo/8.4"),
    )


def show_gene(stage: EvoStage, row: int) -> str:
    """Show a gene for sale."""
    name = GENE_NAMES[stage.table.row_gene[row]]
    gene, tip = stage.words.say(f"gene-{name}"), stage.words.say(f"gene-{name}-tip")
    look = Look("tile", title=gene, icon=f"gene_{name}", colour="brown")
    return stage.piece("auction", look, gene, spot=f"r{row}", tip=tip, rule="evo/8.3")


def show_bid(stage: EvoStage, row: int) -> None:
    """Show the bid that lies on a gene."""
    table = stage.table
    seat, amount = int(table.row_seat[row]), int(table.row_bid[row])
    name = stage.words.say("bid", name=stage.view.names[seat], amount=amount)
    look = Look("disc", colour=COLOURS[seat], icon=f"dino{seat}", number=str(amount))
    tip = stage.words.say("bid-tip", price=int(prices.price(table, seat)))
    stage.piece("auction", look, name, spot=f"r{row}b", owner=seat, tip=tip, rule="evo/8.7")


# -- dice and piles ---------------------------------------------------------------------------


def show_dice(stage: EvoStage) -> None:
    """Show what was rolled in this phase, in the colours of those it was rolled for."""
    table, say = stage.table, stage.words.say
    stage.area(Area("dice", "dice", say("area-dice"), place="side", empty=say("area-dice-empty")))
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
    stage.area(Area("pile", "pile", say("area-pile"), place="side", count=left, rule="evo/9.8"))
    if left:
        stage.piece("pile", back(), say("pile-top", cards=left), count=left)
    names = stage.words.list([stage.teller.things("card", card) for card in played])
    stage.area(
        Area(
            "played", "pile", say("area-played"), place="side", count=len(played), tip=names,
            empty=say("area-played-empty"), rule="evo/9.1",
        )
    )  # fmt: skip
    if table.laid_by >= 0:
        show_card(stage, "played", SPURT)
    elif table.last_card in played:
        show_card(stage, "played", int(table.last_card))


def back() -> Look:
    """The back of an event card."""
    return Look("card", icon="card_back", colour="back", down=True)


def show_card(stage: EvoStage, area: str, card: int) -> str:
    """Lay an event card face up."""
    key = CARD_NAMES[card].replace("_", "-")
    name, text = stage.words.say(f"card-{key}"), stage.words.say(f"card-{key}-effect")
    look = Look("card", title=name, icon=CARD_ICONS[card], text=text, colour="teal")
    return stage.piece(area, look, name, tip=text, rule=f"evo/10.{card + 1}")


# -- the players ------------------------------------------------------------------------------


def show_portrait(stage: EvoStage, seat: int) -> None:
    """Show a species' genes, what is printed on the portrait included."""
    table, say = stage.table, stage.words.say
    area = f"genes{seat}"
    label = say("area-genes", name=stage.view.names[seat])
    stage.area(Area(area, "row", label, place="seat", owner=seat, rule="evo/2.1"))
    for gene in range(TRAITS):
        number = int(table.trait(seat, gene))
        if number:
            name = say("genes-of", number=number, gene=say(f"gene-{GENE_NAMES[gene]}"))
            look = Look("token", icon=f"gene_{GENE_NAMES[gene]}", number=str(number), colour="sand")
            tip = say(f"gene-{GENE_NAMES[gene]}-tip")
            stage.piece(area, look, name, owner=seat, tip=tip, rule="evo/1.2")


def show_hand(stage: EvoStage, seat: int) -> list[tuple[int, str]]:
    """Show the cards of a hand that this seat knows, the others by their backs."""
    table, say = stage.table, stage.words.say
    area, name = f"hand{seat}", stage.view.names[seat]
    stage.area(
        Area(
            area, "row", say("area-hand", name=name), place="seat", owner=seat,
            empty=say("area-hand-empty"), rule="evo/2.5",
        )
    )  # fmt: skip
    known = [(card, show_card(stage, area, card)) for card in members(table.hand[seat])]
    hidden = int(table.held[seat]) - len(known)
    if hidden:
        stage.piece(area, back(), say("hidden-cards", cards=hidden), count=hidden, owner=seat)
    return known


def show_player(stage: EvoStage, seat: int) -> None:
    """Show a player's points, dinosaurs, cards and place in the turn order."""
    table = stage.table
    counted = int(table.dinos[seat]), int(table.held[seat]), int(table.trait(seat, LEG))
    place, points = int(place_in_order(table, seat)), int(total(table, seat))
    turn = seat in stage.asked and may_be_named(stage, seat)
    key = counted, place, points
    stage.panel(f"player{seat}-{turn}", key, lambda: stage.players.append(player(stage, seat)))


def player(stage: EvoStage, seat: int) -> Player:
    """Describe a player."""
    table, say = stage.table, stage.words.say
    facts = (
        Fact(say("fact-dinos"), f"{table.dinos[seat]}/{DINOS}", icon=f"dino{seat}", rule="evo/7.4"),
        Fact(say("fact-cards"), str(table.held[seat]), icon="card_back", rule="evo/2.5"),
        Fact(say("fact-place"), str(place_in_order(table, seat) + 1), icon="first", rule="evo/3.2"),
        Fact(say("fact-legs"), str(table.trait(seat, LEG)), icon="gene_leg", rule="evo/5.1"),
    )
    found = stage.player(seat, int(total(table, seat)), facts)
    return replace(found, turn=found.turn and may_be_named(stage, seat))


def may_be_named(stage: EvoStage, seat: int) -> bool:
    """Tell whether others may see whom the table waits for: not in a moment for cards."""
    return not stage.polls_for_cards() or seat == stage.view.seat
