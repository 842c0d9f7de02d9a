"""What on the table stands for each answer, with the hints a good table would give."""

from typing import Final

from pangaea.core.stage import Offer
from pangaea.games.evo.box import GENE_NAMES
from pangaea.games.evo.rules import births, climate, herds, movement, prices
from pangaea.games.evo.rules.names import EMPTY, FIRST_CARD, LAYING_REACH, PASS, REST
from pangaea.games.evo.rules.table import Table
from pangaea.games.evo.scene.island import FACES, SEASON_NAMES, EvoStage


def offer_all(stage: EvoStage) -> None:
    """Let spaces, dinosaurs and buttons stand for the answers of the asked seat."""
    offer = OFFERS.get(stage.verb)
    if offer is not None:
        offer(stage)


def offer_passing(stage: EvoStage) -> None:
    """Offer to pass, once or for the rest of the turn."""
    say = stage.words.say
    stage.offer(PASS, Offer(say("choice-pass"), tone="primary"))
    stage.offer(REST, Offer(say("choice-rest"), hint=say("choice-rest-hint")))


def offer_taking_back(stage: EvoStage) -> None:
    """Offer to pass; the question names the card that Encore would take."""
    card = stage.teller.things("card", int(stage.table.last_card))
    stage.question_values["card"] = card
    offer_passing(stage)


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
    setup = stage.table.setup
    if stage.polls_for_cards():
        return FIRST_CARD
    if stage.verb in ("walk", "birth"):
        return int(setup.done) + 1
    return int(setup.drop) + 1 if stage.verb == "gene" else -1


def offer_walkers(stage: EvoStage) -> None:
    """Let one's dinosaurs stand for their steps."""
    table, say = stage.table, stage.words.say
    for zone in herds.zones_of(table, stage.asking):
        label = say("choice-walk", zone=stage.zone(zone), season=season_of(stage, zone))
        stage.offer(zone, Offer(label, stage.dinos[zone]))
    stage.offer(int(table.setup.done), Offer(say("choice-stop"), tone="primary"))


def season_of(stage: EvoStage, zone: int) -> str:
    """Say what a space is like this turn."""
    return stage.words.say(f"season-{SEASON_NAMES[climate.season(stage.table, zone)]}")


def offer_destinations(stage: EvoStage) -> None:
    """Let the spaces around the chosen dinosaur stand for going there."""
    table = stage.table
    for zone in herds.neighbours(table, table.walker):
        owner = int(table.occupant[zone])
        if owner == EMPTY:
            offer_space(stage, zone, "choice-go")
        else:
            ahead = int(movement.horns_ahead(table, stage.asking, owner))
            stage.offer(zone, attack(stage, zone, owner, ahead))


def offer_space(stage: EvoStage, zone: int, words: str) -> None:
    """Let a space stand for going or laying there."""
    label = stage.words.say(words, zone=stage.zone(zone))
    hint = season_of(stage, zone)
    stage.offer(zone, Offer(label, area="island", spot=stage.token(zone), hint=hint))


def attack(stage: EvoStage, zone: int, owner: int, ahead: int) -> Offer:
    """Let a rival's dinosaur stand for attacking it, with the odds."""
    say = stage.words.say
    wins = int(movement.wins_up_to(stage.table, ahead))
    label = say("choice-attack", name=stage.view.names[owner], zone=stage.zone(zone))
    hint = say("hint-attack", wins=wins, faces=FACES)
    return Offer(label, stage.dinos[zone], tone="danger", hint=hint)


def offer_births(stage: EvoStage) -> None:
    """Let the spaces around one's adults stand for laying there."""
    table, seat = stage.table, stage.asking
    near = [zone for zone in range(table.setup.zones) if is_in_sight(table, seat, zone)]
    for zone in near or births.spaces(table, seat):
        owner = int(table.occupant[zone])
        if owner in (EMPTY, seat):
            offer_space(stage, zone, "choice-lay")
        else:
            ahead = int(births.horns_ahead(table, seat, owner))
            stage.offer(zone, attack(stage, zone, owner, ahead))
    stage.offer(int(table.setup.done), Offer(stage.words.say("choice-no-more"), tone="primary"))


def is_in_sight(table: Table, seat: int, zone: int) -> bool:
    """Tell whether a card could bring a space into reach of newborns; adults stand on their own."""
    is_adult = table.occupant[zone] == seat and not table.newborn[zone]
    return not is_adult and births.is_near_adult(table, seat, zone, LAYING_REACH)


def offer_row(stage: EvoStage, row: int, piece: str) -> None:
    """Let a gene stand for bidding on it."""
    table, say = stage.table, stage.words.say
    if not stage.mine or stage.verb != "gene":
        return
    gene = say(f"gene-{GENE_NAMES[table.row_gene[row]]}")
    hint = say("hint-least", least=int(prices.least(table, row)))
    stage.offer(row, Offer(say("choice-gene", gene=gene), piece, hint=hint))
    stage.offer(int(table.setup.drop), Offer(say("choice-drop"), tone="danger"))


def offer_amounts(stage: EvoStage) -> None:
    """Let the place beside a gene stand for every bid on it."""
    table, say = stage.table, stage.words.say
    seat = stage.asking
    discount = int(prices.discount(table, seat))
    most = int(prices.limit(table, seat))
    for amount in range(int(prices.least(table, table.row)), most + 1):
        label = say("choice-bid", amount=amount)
        hint = say("hint-price", price=max(0, amount - discount)) if discount else ""
        stage.offer(amount, Offer(label, area="auction", spot=f"r{table.row}b", hint=hint))


def offer_deaths(stage: EvoStage) -> None:
    """Let one's dinosaurs stand for dying of the climate."""
    for zone in herds.zones_of(stage.table, stage.asking):
        label = stage.words.say("choice-remove", zone=stage.zone(zone))
        stage.offer(zone, Offer(label, stage.dinos[zone], tone="danger"))


def offer_targets(stage: EvoStage) -> None:
    """Let dinosaurs stand for being struck by a card."""
    for zone, piece in stage.dinos.items():
        owner = stage.view.names[stage.table.occupant[zone]]
        label = stage.words.say("choice-target", name=owner, zone=stage.zone(zone))
        stage.offer(zone, Offer(label, piece, tone="danger"))


def offer_rivals(stage: EvoStage) -> None:
    """Let the portraits of the others stand for peace with them."""
    for rival in range(stage.table.seats):
        if rival != stage.asking:
            stage.offer(rival, Offer(stage.view.names[rival], area=f"genes{rival}"))


OFFERS: Final = {  # genes are offered as they are laid out, directions by their names alone
    "card": offer_passing,
    "encore": offer_taking_back,
    "walk": offer_walkers,
    "go": offer_destinations,
    "birth": offer_births,
    "remove": offer_deaths,
    "bid": offer_amounts,
    "accident": offer_targets,
    "cuckoo": offer_targets,
    "peace": offer_rivals,
}
