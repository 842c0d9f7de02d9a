"""What on the table stands for each answer, with the hints a good table would give."""

from pangaea.core.stage import Offer
from pangaea.games.evo.box import GENE_NAMES
from pangaea.games.evo.rules import births, cards, climate, herds, movement, prices
from pangaea.games.evo.rules.names import (
    ASK_ACCIDENT,
    ASK_BID,
    ASK_BIRTH,
    ASK_CUCKOO,
    ASK_ENCORE,
    ASK_GENE,
    ASK_GO,
    ASK_PEACE,
    ASK_REMOVE,
    ASK_WALK,
    EMPTY,
    FIRST_CARD,
    LAYING_REACH,
    PASS,
    REST,
)
from pangaea.games.evo.scene.island import FACES, SEASON_NAMES, EvoStage


def offer_all(stage: EvoStage) -> None:
    """Let spaces, dinosaurs and buttons stand for the answers of the asked seat."""
    phase = stage.table.phase
    if phase == ASK_ENCORE:
        name_card_to_take(stage)
    if phase <= ASK_ENCORE:
        offer_passing(stage)
    elif phase == ASK_WALK:
        offer_walkers(stage)
    elif phase == ASK_GO:
        offer_destinations(stage)
    elif phase == ASK_BIRTH:
        offer_births(stage)
    elif phase == ASK_BID:
        offer_amounts(stage)
    else:
        offer_rarer(stage)


def name_card_to_take(stage: EvoStage) -> None:
    """Let the question name the card that Encore would take."""
    card = stage.teller.things("card", int(stage.table.last_card))
    stage.question_values["card"] = card


def offer_passing(stage: EvoStage) -> None:
    """Offer to pass, once or for the rest of the turn."""
    say = stage.words.say
    stage.offer(PASS, Offer(say("choice-pass"), tone="primary"))
    stage.offer(REST, Offer(say("choice-rest"), hint=say("choice-rest-hint")))


def offer_card(stage: EvoStage, seat: int, card: int, piece: str) -> None:
    """Let a card in one's own hand stand for playing it."""
    if not stage.mine or seat != stage.view.seat:
        return
    first = first_card_option(stage)
    if first >= 0:
        label = stage.words.say("choice-card", card=stage.teller.things("card", card))
        stage.offer(first + card, Offer(label, piece))


def first_card_option(stage: EvoStage) -> int:
    """Return the option of the first card in the question that is open, or -1."""
    table = stage.table
    if table.phase <= ASK_ENCORE:
        return FIRST_CARD
    if table.phase in (ASK_WALK, ASK_BIRTH):
        return int(table.setup.done) + 1
    return int(table.setup.drop) + 1 if table.phase == ASK_GENE else -1


def offer_walkers(stage: EvoStage) -> None:
    """Let one's dinosaurs stand for their steps."""
    table, say = stage.table, stage.words.say
    for zone in herds.zones_of(table, table.asking):
        label = say("choice-walk", zone=stage.zone(zone), season=season_of(stage, zone))
        stage.offer(zone, Offer(label, stage.dinos[zone]))
    stage.offer(int(table.setup.done), Offer(say("choice-stop"), tone="primary"))


def season_of(stage: EvoStage, zone: int) -> str:
    """Say what a space is like this turn."""
    return stage.words.say(f"season-{SEASON_NAMES[climate.season(stage.table, zone)]}")


def offer_destinations(stage: EvoStage) -> None:
    """Let the spaces around the chosen dinosaur stand for going there."""
    table, seat = stage.table, int(stage.table.asking)
    for zone in herds.neighbours(table, table.walker):
        owner = int(table.occupant[zone])
        if owner == EMPTY:
            label = stage.words.say("choice-go", zone=stage.zone(zone))
            hint = season_of(stage, zone)
            stage.offer(zone, Offer(label, area="island", spot=stage.token(zone), hint=hint))
        else:
            ahead = int(movement.horns_ahead(table, seat, owner))
            stage.offer(zone, attack(stage, zone, owner, ahead))


def attack(stage: EvoStage, zone: int, owner: int, ahead: int) -> Offer:
    """Let a rival's dinosaur stand for attacking it, with the odds."""
    say = stage.words.say
    wins = int(movement.wins_up_to(stage.table, ahead))
    label = say("choice-attack", name=stage.view.names[owner], zone=stage.zone(zone))
    hint = say("hint-attack", wins=wins, faces=FACES)
    return Offer(label, stage.dinos[zone], tone="danger", hint=hint)


def offer_births(stage: EvoStage) -> None:
    """Let the spaces around one's adults stand for laying there."""
    table, seat = stage.table, int(stage.table.asking)
    near = births.around(table, births.adults(table, seat), LAYING_REACH)
    for zone in near or births.spaces(table, seat):
        owner = int(table.occupant[zone])
        if owner in (EMPTY, seat):
            label = stage.words.say("choice-lay", zone=stage.zone(zone))
            hint = season_of(stage, zone)
            stage.offer(zone, Offer(label, area="island", spot=stage.token(zone), hint=hint))
        else:
            ahead = int(births.horns_ahead(table, seat, owner))
            stage.offer(zone, attack(stage, zone, owner, ahead))
    stage.offer(int(table.setup.done), Offer(stage.words.say("choice-no-more"), tone="primary"))


def offer_row(stage: EvoStage, row: int, piece: str) -> None:
    """Let a gene stand for bidding on it."""
    table, say = stage.table, stage.words.say
    if not stage.mine or table.phase != ASK_GENE:
        return
    gene = say(f"gene-{GENE_NAMES[table.row_gene[row]]}")
    hint = say("hint-least", least=int(prices.least(table, row)))
    stage.offer(row, Offer(say("choice-gene", gene=gene), piece, hint=hint))
    stage.offer(int(table.setup.drop), Offer(say("choice-drop"), tone="danger"))


def offer_amounts(stage: EvoStage) -> None:
    """Let the place beside a gene stand for every bid on it."""
    table, say = stage.table, stage.words.say
    seat = int(table.asking)
    discount = int(prices.discount(table, seat))
    most = int(prices.limit(table, seat))
    for amount in range(int(prices.least(table, table.row)), most + 1):
        label = say("choice-bid", amount=amount)
        hint = say("hint-price", price=max(0, amount - discount)) if discount else ""
        stage.offer(amount, Offer(label, area="auction", spot=f"r{table.row}b", hint=hint))


def offer_rarer(stage: EvoStage) -> None:
    """Let dinosaurs and players stand for the targets of cards and of the climate."""
    table, say = stage.table, stage.words.say
    seat = int(table.asking)
    if table.phase == ASK_REMOVE:
        for zone in herds.zones_of(table, seat):
            label = say("choice-remove", zone=stage.zone(zone))
            stage.offer(zone, Offer(label, stage.dinos[zone], tone="danger"))
    elif table.phase in (ASK_ACCIDENT, ASK_CUCKOO):
        for zone, piece in stage.dinos.items():
            owner = stage.view.names[table.occupant[zone]]
            label = say("choice-target", name=owner, zone=stage.zone(zone))
            stage.offer(zone, Offer(label, piece, tone="danger"))
    elif table.phase == ASK_PEACE:
        for other in cards.rivals(table, seat):
            stage.offer(other, Offer(stage.view.names[other], area=f"genes{other}"))
