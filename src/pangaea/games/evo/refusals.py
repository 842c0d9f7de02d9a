"""Why an answer is not allowed, with its rule."""

from pangaea.core.game import WhyNotAnswer
from pangaea.games.evo import auction, births, climate, movement, prices, windows
from pangaea.games.evo.names import (
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
    CLIMATE_CARDS,
    COLD,
    EMPTY,
    FIRST_CARD,
    HERD,
    HOT,
    KILLER_BABIES,
    PASS,
    PEACE_GAS,
    REST,
    SEASONS,
    SPURT,
    VEGETARIAN,
)
from pangaea.games.evo.table import Table


def why_not(table: Table, seat: int, option: int) -> WhyNotAnswer | None:
    """Tell why the asked seat may not answer that."""
    if table.phase <= ASK_ENCORE:
        return None if option in (PASS, REST) else why_not_card(table, seat, option - FIRST_CARD)
    if table.phase == ASK_WALK:
        return why_not_walk(table, seat, option)
    if table.phase == ASK_GO:
        return why_not_go(table, seat, option)
    if table.phase == ASK_BIRTH:
        return why_not_birth(table, seat, option)
    if table.phase in (ASK_GENE, ASK_BID):
        return why_not_bid(table, seat, option)
    return why_not_target(table, seat, option)


def why_not_card(table: Table, seat: int, card: int) -> WhyNotAnswer:
    """Tell why a card cannot be played now."""
    if not table.hand[seat] >> card & 1:
        return WhyNotAnswer("why-not-in-hand", "evo/9.1")
    if not table.cards_allowed():
        return WhyNotAnswer("why-not-now", "evo/9.1")
    if table.locked >> card & 1:
        return WhyNotAnswer("why-not-before-next-turn", "evo/10.21")
    if CLIMATE_CARDS >> card & 1 and windows.climate_is_settled(table):
        return WhyNotAnswer("why-not-second-climate", "evo/9.4")
    if card == SEASONS and table.setup.twin[table.climate] < 0:
        return WhyNotAnswer("why-not-no-twin", "evo/10.5")
    if card == SPURT and table.phase < ASK_WALK and prices.price(table, seat) == 0:
        return WhyNotAnswer("why-not-nothing-to-pay", "evo/10.25")
    return WhyNotAnswer("why-not-moment", f"evo/10.{card + 1}")


def why_not_walk(table: Table, seat: int, option: int) -> WhyNotAnswer | None:
    """Tell why a dinosaur cannot take a step."""
    if option > table.setup.done:
        return why_not_card(table, seat, option - int(table.setup.done) - 1)
    if table.occupant[option] != seat:
        return WhyNotAnswer("why-not-yours", "evo/5.1")
    if table.taken >= table.steps:
        return WhyNotAnswer("why-not-no-steps", "evo/5.1", {"steps": int(table.steps)})
    return WhyNotAnswer("why-not-stuck", "evo/5.3")


def why_not_go(table: Table, seat: int, zone: int) -> WhyNotAnswer:
    """Tell why a dinosaur cannot enter a space."""
    owner = table.occupant[zone]
    if table.setup.distance[zone * table.setup.zones + table.walker] != 1:
        return WhyNotAnswer("why-not-adjacent", "evo/5.1")
    if owner == seat:
        return WhyNotAnswer("why-not-own-dinosaur", "evo/5.3")
    return why_not_attack(table, seat, int(owner))


def why_not_attack(table: Table, seat: int, owner: int) -> WhyNotAnswer:
    """Tell why a rival cannot be attacked."""
    if table.is_active(VEGETARIAN):
        return WhyNotAnswer("why-not-vegetarian", "evo/10.10")
    if table.is_active(PEACE_GAS) and movement.are_at_peace(table, seat, owner):
        return WhyNotAnswer("why-not-peace", "evo/10.9")
    return WhyNotAnswer("why-not-horns", "evo/5.6")


def why_not_birth(table: Table, seat: int, option: int) -> WhyNotAnswer:
    """Tell why a newborn cannot be laid there, or why laying cannot end."""
    if option > table.setup.done:
        return why_not_card(table, seat, option - int(table.setup.done) - 1)
    if option == table.setup.done:
        return WhyNotAnswer("why-not-forced", "evo/6.3")
    if table.occupant[option] != EMPTY:
        return why_not_occupied(table, seat, option)
    if births.has_adult(table, seat):
        return WhyNotAnswer("why-not-near-adult", "evo/6.2")
    return WhyNotAnswer("why-not-near-newborn", "evo/6.4")


def why_not_occupied(table: Table, seat: int, zone: int) -> WhyNotAnswer:
    """Tell why a newborn cannot be laid where somebody stands."""
    owner = table.occupant[zone]
    if owner == seat or table.active[KILLER_BABIES] != seat:
        return WhyNotAnswer("why-not-occupied", "evo/6.2")
    if table.is_active(VEGETARIAN):
        return WhyNotAnswer("why-not-vegetarian", "evo/10.10")
    if births.horns_ahead(table, seat, owner) <= -2:
        return WhyNotAnswer("why-not-horns", "evo/10.14")
    return WhyNotAnswer("why-not-near-adult", "evo/6.2")


def why_not_bid(table: Table, seat: int, option: int) -> WhyNotAnswer | None:
    """Tell why a gene or an amount cannot be chosen."""
    if table.phase == ASK_BID:
        return why_not_amount(table, seat, option)
    if option > table.setup.drop:
        return why_not_card(table, seat, option - int(table.setup.drop) - 1)
    if option == table.setup.drop:
        return WhyNotAnswer("why-not-drop", "evo/8.4")
    if option >= table.rows:
        return WhyNotAnswer("why-not-no-gene", "evo/8.3")
    if table.row_seat[option] == EMPTY and option not in auction.bid_on(table, seat):
        return WhyNotAnswer("why-not-same-gene", "evo/8.4")
    return why_not_amount(table, seat, int(prices.least(table, option)))


def why_not_amount(table: Table, seat: int, amount: int) -> WhyNotAnswer:
    """Tell why a bid is too low or too high."""
    most, least = int(prices.limit(table, seat)), int(prices.least(table, table.row))
    if amount > most:
        return WhyNotAnswer("why-not-too-much", "evo/8.6", {"most": most})
    return WhyNotAnswer("why-not-too-little", "evo/8.4", {"least": least})


def why_not_target(table: Table, seat: int, option: int) -> WhyNotAnswer | None:
    """Tell why a card cannot strike there, or why a dinosaur need not die."""
    if table.phase == ASK_PEACE:
        return WhyNotAnswer("why-not-yourself", "evo/10.9")
    if table.phase == ASK_REMOVE:
        return why_not_remove(table, seat, option)
    owner = table.occupant[option]
    rule = "evo/10.2" if table.phase == ASK_ACCIDENT else "evo/10.13"
    if owner in (EMPTY, seat):
        return WhyNotAnswer("why-not-rival", rule)
    if table.dinos[owner] < HERD:
        return WhyNotAnswer("why-not-small-herd", rule, {"herd": HERD})
    return WhyNotAnswer("why-not-newborn", rule) if table.phase == ASK_CUCKOO else None


def why_not_remove(table: Table, seat: int, zone: int) -> WhyNotAnswer:
    """Tell why a dinosaur need not go."""
    if table.occupant[zone] != seat:
        return WhyNotAnswer("why-not-yours", "evo/7.3")
    if climate.season(table, zone) in (COLD, HOT):
        return WhyNotAnswer("why-not-protected", "evo/7.2")
    return WhyNotAnswer("why-not-temperate", "evo/7.1")
