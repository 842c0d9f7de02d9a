"""What on the table stands for each answer, with the hints a good table would give."""

from typing import Final

from pangaea.core.stage import Offer
from pangaea.games.evo.box import GENE_NAMES
from pangaea.games.evo.rules import births, climate, herds, movement, prices, survival
from pangaea.games.evo.rules.names import (
    BACK,
    COLD,
    DINOS,
    EMPTY,
    FIRST_CARD,
    FORWARD,
    HORN,
    HOT,
    LAYING_REACH,
    NO_ZONE,
    PASS,
    REST,
    STAY,
)
from pangaea.games.evo.rules.table import Table
from pangaea.games.evo.rules.things import SEASON_NAMES
from pangaea.games.evo.scene.auction import cost, step
from pangaea.games.evo.scene.cards import effect_of
from pangaea.games.evo.scene.island import FACES, EvoStage, fates_of
from pangaea.games.evo.scene.sky import climate_name, outlook

MOST_KEYED: Final = 9  # the highest amount that a digit chooses


def offer_all(stage: EvoStage) -> None:
    """Let cards, spaces, dinosaurs and buttons stand for the answers of the asked seat."""
    for card, piece in stage.laid(f"hand{stage.view.seat}-True"):
        offer_card(stage, card, piece)
    offer = OFFERS.get(stage.verb)
    if offer is not None:
        offer(stage)


# -- event cards ------------------------------------------------------------------------------


def offer_passing(stage: EvoStage) -> None:
    """Offer to pass, once or for the rest of the turn."""
    say = stage.words.say
    stage.offer(PASS, Offer(say("choice-pass"), last=True))
    stage.offer(REST, Offer(say("choice-rest"), hint=say("choice-rest-hint"), last=True))


def offer_taking_back(stage: EvoStage) -> None:
    """Offer to pass; the question names the card that Encore would take."""
    card = stage.teller.things("card", int(stage.table.last_card))
    stage.question_values["card"] = card
    offer_passing(stage)


def offer_card(stage: EvoStage, card: int, piece: str) -> None:
    """Let a card in one's own hand stand for playing it, and say what it would do."""
    first = first_card_option(stage)
    if first >= 0:
        label = stage.words.say("choice-card", card=stage.teller.things("card", card))
        stage.offer(first + card, Offer(label, piece, hint=effect_of(stage, card)))


def first_card_option(stage: EvoStage) -> int:
    """Return the option of the first card in the question that is open, or -1."""
    setup = stage.table.setup
    if stage.polls_for_cards():
        return FIRST_CARD
    if stage.verb in ("walk", "birth"):
        return int(setup.done) + 1
    return int(setup.drop) + 1 if stage.verb == "gene" else -1


def offer_directions(stage: EvoStage) -> None:
    """Let the spaces of the wheel stand for moving the marker there."""
    table, say = stage.table, stage.words.say
    for direction, word in ((FORWARD, "forward"), (STAY, "stay"), (BACK, "back")):
        place = int((table.climate + climate.steps_of(direction)) % table.setup.climates)
        label = say(f"choice-weather-{word}", terrain=climate_name(stage, place))
        hint = outlook(stage, place)
        stage.offer(direction, Offer(label, area="climate", spot=f"c{place}", hint=hint))


def offer_targets(stage: EvoStage) -> None:
    """Let dinosaurs stand for being struck by a card."""
    table, say = stage.table, stage.words.say
    for zone, piece in stage.dinos.items():
        owner = int(table.occupant[zone])
        label = say(f"choice-{stage.verb}", name=stage.view.names[owner], zone=stage.zone(zone))
        hint = say("hint-herd", name=stage.view.names[owner], dinos=int(table.dinos[owner]))
        stage.offer(zone, Offer(label, piece, tone="danger", hint=hint))


def offer_rivals(stage: EvoStage) -> None:
    """Let the portraits of the others stand for peace with them."""
    table, say = stage.table, stage.words.say
    mine = int(table.trait(stage.asking, HORN))
    for rival in range(table.seats):
        if rival != stage.asking:
            label = say("choice-peace", name=stage.view.names[rival])
            hint = say("hint-horns", theirs=int(table.trait(rival, HORN)), mine=mine)
            stage.offer(rival, Offer(label, area=f"genes{rival}", hint=hint))


# -- dinosaurs and spaces ---------------------------------------------------------------------


def offer_walkers(stage: EvoStage) -> None:
    """Let one's dinosaurs stand for their steps, and say which of them are in danger."""
    table, say = stage.table, stage.words.say
    left = max(0, int(table.steps - table.taken))
    stage.question_values["steps"] = left
    fates = fates_of(table, stage.asking)
    for zone in herds.zones_of(table, stage.asking):
        label = say("choice-walk", zone=stage.zone(zone))
        stage.offer(zone, Offer(label, stage.dinos[zone], hint=hint_of(stage, zone, fates[zone])))
    hint = say("hint-steps-lost", steps=left) if left else ""
    stage.offer(int(table.setup.done), Offer(say("choice-stop"), hint=hint, last=True))


def hint_of(stage: EvoStage, zone: int, fate: str) -> str:
    """Say what a space is like this turn, and what that means for a dinosaur there."""
    say = stage.words.say
    season = say(f"season-{SEASON_NAMES[climate.season(stage.table, zone)]}")
    return say("hint-space", season=season, fate=say(f"fate-{fate}-there"))


def fate_there(table: Table, seat: int, zone: int, leaving: int = NO_ZONE) -> str:
    """Tell what would await a dinosaur on an empty space, were it there instead."""
    twin = table.copy()
    if leaving != NO_ZONE:
        herds.remove(twin, leaving)
    if twin.occupant[zone] == EMPTY and twin.dinos[seat] < DINOS:
        herds.place(twin, seat, zone)
    return fates_of(twin, seat).get(zone, "safe")


def offer_destinations(stage: EvoStage) -> None:
    """Let the spaces around the chosen dinosaur stand for going there."""
    table, seat = stage.table, stage.asking
    for zone in herds.neighbours(table, table.walker):
        owner = int(table.occupant[zone])
        if owner == EMPTY:
            fate = fate_there(table, seat, zone, int(table.walker))
            offer_space(stage, zone, "choice-go", hint_of(stage, zone, fate))
        else:
            ahead = int(movement.horns_ahead(table, seat, owner))
            stage.offer(zone, attack(stage, zone, owner, ahead))


def offer_space(stage: EvoStage, zone: int, words: str, hint: str) -> None:
    """Let a space stand for going or laying there."""
    label = stage.words.say(words, zone=stage.zone(zone))
    stage.offer(zone, Offer(label, area="island", spot=stage.place(zone), hint=hint))


def attack(stage: EvoStage, zone: int, owner: int, ahead: int) -> Offer:
    """Let a rival's dinosaur stand for attacking it, with the odds."""
    say = stage.words.say
    wins = int(movement.wins_up_to(stage.table, ahead))
    label = say("choice-attack", name=stage.view.names[owner], zone=stage.zone(zone))
    hint = say("hint-attack", wins=wins, faces=FACES)
    return Offer(label, stage.dinos[zone], tone="danger", hint=hint)


def offer_births(stage: EvoStage) -> None:
    """Let the spaces around one's adults stand for laying there."""
    table, seat, say = stage.table, stage.asking, stage.words.say
    stage.question_values["eggs"] = int(table.eggs)
    near = [zone for zone in range(table.setup.zones) if is_in_sight(table, seat, zone)]
    for zone in near or births.spaces(table, seat):
        owner = int(table.occupant[zone])
        if owner in (EMPTY, seat):
            hint = hint_of(stage, zone, fate_there(table, seat, zone))
            offer_space(stage, zone, "choice-lay", hint)
        else:
            ahead = int(births.horns_ahead(table, seat, owner))
            stage.offer(zone, attack(stage, zone, owner, ahead))
    stage.offer(int(table.setup.done), Offer(say("choice-no-more"), last=True))


def is_in_sight(table: Table, seat: int, zone: int) -> bool:
    """Tell whether a card could bring a space into reach of newborns; adults stand on their own."""
    is_adult = table.occupant[zone] == seat and not table.newborn[zone]
    return not is_adult and births.is_near_adult(table, seat, zone, LAYING_REACH)


def offer_deaths(stage: EvoStage) -> None:
    """Let one's dinosaurs stand for dying of the climate, and say how many are saved."""
    table, say, seat = stage.table, stage.words.say, stage.asking
    for zone in herds.zones_of(table, seat):
        label = say("choice-remove", zone=stage.zone(zone))
        hint = saved(stage, seat, int(climate.season(table, zone)))
        stage.offer(zone, Offer(label, stage.dinos[zone], tone="danger", hint=hint))


def saved(stage: EvoStage, seat: int, season: int) -> str:
    """Say how many of those in the cold or in the heat survive."""
    table, say = stage.table, stage.words.say
    if season not in (COLD, HOT):
        return ""
    kept = int(survival.protection(table, seat, season))
    standing = int(survival.in_season(table, seat, season))
    name = say(f"season-{SEASON_NAMES[season]}")
    return say("hint-saved", season=name, kept=kept, standing=standing)


# -- the auction ------------------------------------------------------------------------------


def offer_row(stage: EvoStage, row: int, piece: str) -> None:
    """Let a gene stand for bidding on it."""
    table, say = stage.table, stage.words.say
    if not stage.mine or stage.verb != "gene":
        return
    gene = say(f"gene-{GENE_NAMES[table.row_gene[row]]}")
    least = int(prices.least(table, row))
    hint = say("hint-least", least=least, price=cost(table, stage.asking, least))
    stage.offer(row, Offer(say("choice-gene", gene=gene), piece, hint=hint))
    stage.offer(int(table.setup.drop), Offer(say("choice-drop"), last=True))


def offer_amounts(stage: EvoStage) -> None:
    """Let the steps of a gene's ladder stand for the bids on it, with what they leave."""
    table, say, seat = stage.table, stage.words.say, stage.asking
    stage.question_values["gene"] = say(f"gene-{GENE_NAMES[table.row_gene[table.row]]}")
    for amount in range(int(prices.least(table, table.row)), int(prices.limit(table, seat)) + 1):
        price = cost(table, seat, amount)
        hint = say("hint-price", price=price, left=int(table.points[seat]) - price)
        key = str(amount) if amount <= MOST_KEYED else ""
        spot = step(int(table.row), amount)
        label = say("choice-bid", amount=amount)
        stage.offer(amount, Offer(label, area="auction", spot=spot, hint=hint, key=key))


OFFERS: Final = {  # genes are offered as they are laid out
    "card": offer_passing,
    "encore": offer_taking_back,
    "weather": offer_directions,
    "walk": offer_walkers,
    "go": offer_destinations,
    "birth": offer_births,
    "remove": offer_deaths,
    "bid": offer_amounts,
    "accident": offer_targets,
    "cuckoo": offer_targets,
    "peace": offer_rivals,
}
