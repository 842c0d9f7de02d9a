"""Why an answer is not allowed, with its rule; a reason is true of the position it is given in."""

from pangaea.core.game import WhyNotAnswer
from pangaea.games.evo.rules import auction, births, climate, movement, prices, windows
from pangaea.games.evo.rules.names import (
    ACCIDENT,
    ADAPTABLE,
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
    BIG_BROTHER,
    CLIMATE_CARDS,
    COLD,
    CUCKOO,
    DINOS,
    EMPTY,
    FIRST_CARD,
    FIRST_CARD_TURN,
    HERD,
    HOT,
    KILLER_BABIES,
    LAYING_REACH,
    LONG_RANGE,
    PASS,
    REST,
    SEASONS,
    SPURT,
    THERMAL,
    VEGETARIAN,
)
from pangaea.games.evo.rules.table import Table


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


# -- cards ------------------------------------------------------------------------------------


def why_not_card(table: Table, seat: int, card: int) -> WhyNotAnswer:
    """Tell why a card cannot be played."""
    if not table.hand[seat] >> card & 1:
        return WhyNotAnswer("why-not-in-hand", "evo/9.1")
    if table.turn < FIRST_CARD_TURN:
        return WhyNotAnswer("why-not-first-turns", "evo/9.1")
    if not table.cards_allowed():
        return WhyNotAnswer("why-not-quiet-eon", "evo/10.23")
    if table.locked >> card & 1:
        return WhyNotAnswer("why-not-before-next-turn", "evo/10.21")
    if not fitting(table) >> card & 1:
        return WhyNotAnswer("why-not-moment", f"evo/10.{card + 1}")
    return why_not_of_use(table, seat, card)


def fitting(table: Table) -> int:
    """Return the cards that fit the question that is open, as a mask."""
    if table.phase == ASK_ENCORE:
        return windows.AFTER_A_CARD
    if table.phase == ASK_WALK:
        return movement.OWN_CARDS
    if table.phase == ASK_BIRTH:
        return births.OWN_CARDS
    return (
        auction.OWN_CARDS if table.phase == ASK_GENE else int(windows.cards_of_window(table.stage))
    )


def why_not_of_use(table: Table, seat: int, card: int) -> WhyNotAnswer:
    """Tell why a card that fits this moment would do nothing."""
    if CLIMATE_CARDS >> card & 1 and windows.climate_is_settled(table):
        return WhyNotAnswer("why-not-second-climate", "evo/9.4")
    if card == SEASONS:
        return WhyNotAnswer("why-not-no-twin", "evo/10.5")
    if card == SPURT:
        return WhyNotAnswer("why-not-nothing-to-pay", "evo/10.25")
    if card == ACCIDENT:
        return WhyNotAnswer("why-not-no-herd", "evo/10.2", {"herd": HERD})
    assert card == CUCKOO
    if table.dinos[seat] == DINOS:
        return WhyNotAnswer("why-not-no-reserve", "evo/10.13")
    return WhyNotAnswer("why-not-no-nest", "evo/10.13", {"herd": HERD})


# -- movement ---------------------------------------------------------------------------------


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
    if movement.are_at_peace(table, seat, owner):
        return WhyNotAnswer("why-not-peace", "evo/10.9")
    if table.active[BIG_BROTHER] == owner:
        return WhyNotAnswer("why-not-big-brother", "evo/5.6")
    return WhyNotAnswer("why-not-horns", "evo/5.6")


# -- births -----------------------------------------------------------------------------------


def why_not_birth(table: Table, seat: int, option: int) -> WhyNotAnswer:
    """Tell why a newborn cannot be laid there, or why laying cannot end."""
    if option > table.setup.done:
        return why_not_card(table, seat, option - int(table.setup.done) - 1)
    if option == table.setup.done:
        return why_not_stop(table, seat)
    if table.occupant[option] != EMPTY:
        return why_not_occupied(table, seat, option)
    return why_not_so_far(table, seat)


def why_not_stop(table: Table, seat: int) -> WhyNotAnswer:
    """Tell why a newborn must be laid."""
    if births.has_adult(table, seat):
        return WhyNotAnswer("why-not-forced", "evo/6.3")
    return WhyNotAnswer("why-not-forced-return", "evo/6.4")


def why_not_occupied(table: Table, seat: int, zone: int) -> WhyNotAnswer:
    """Tell why a newborn cannot be laid where somebody stands."""
    owner = table.occupant[zone]
    if table.active[KILLER_BABIES] != seat:
        return WhyNotAnswer("why-not-occupied", "evo/6.2")
    if not births.has_adult(table, seat):
        return WhyNotAnswer("why-not-occupied-return", "evo/6.4")
    if owner == seat:
        return WhyNotAnswer("why-not-own-dinosaur", "evo/10.14")
    if table.is_active(VEGETARIAN):
        return WhyNotAnswer("why-not-vegetarian", "evo/10.10")
    if births.horns_ahead(table, seat, owner) <= -2:
        return WhyNotAnswer("why-not-newborn-horns", "evo/10.14")
    return why_not_so_far(table, seat)


def why_not_so_far(table: Table, seat: int) -> WhyNotAnswer:
    """Tell how near a newborn must be to its species."""
    if not births.has_adult(table, seat):
        return WhyNotAnswer("why-not-near-newborn", "evo/6.4")
    if table.active[LONG_RANGE] == seat:
        return WhyNotAnswer("why-not-in-reach", "evo/10.15", {"steps": LAYING_REACH})
    return WhyNotAnswer("why-not-near-adult", "evo/6.2")


# -- the auction ------------------------------------------------------------------------------


def why_not_bid(table: Table, seat: int, option: int) -> WhyNotAnswer | None:
    """Tell why a gene or an amount cannot be chosen."""
    if table.phase == ASK_BID:
        return why_not_amount(table, seat, option)
    if option > table.setup.drop:
        return why_not_card(table, seat, option - int(table.setup.drop) - 1)
    if option == table.setup.drop:
        return why_not_drop(table)
    if option >= table.rows:
        return WhyNotAnswer("why-not-no-gene", "evo/8.3")
    if table.row_seat[option] == EMPTY:
        return None  # an equal free gene stands for it
    least, most = int(prices.least(table, option)), int(prices.limit(table, seat))
    return WhyNotAnswer("why-not-outbid", "evo/8.6", {"least": least, "most": most})


def why_not_drop(table: Table) -> WhyNotAnswer:
    """Tell why the bidder cannot go without a gene."""
    if table.setup.experts:
        return WhyNotAnswer("why-not-drop-unless-outbid", "evo/12.1")
    return WhyNotAnswer("why-not-drop", "evo/8.4")


def why_not_amount(table: Table, seat: int, amount: int) -> WhyNotAnswer:
    """Tell why a bid is too low or too high."""
    most, least = int(prices.limit(table, seat)), int(prices.least(table, table.row))
    if amount > most:
        return WhyNotAnswer("why-not-too-much", "evo/8.6", {"most": most})
    is_higher = amount > table.row_bid[table.row]
    rule = "evo/10.17" if is_higher else "evo/8.4"  # only Separate evolution asks for more
    return WhyNotAnswer("why-not-too-little", rule, {"least": least})


# -- targets of cards, and the climate's ------------------------------------------------------


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
    season = climate.season(table, zone)
    if season == COLD:
        return why_not_freeze(table, seat)
    if season == HOT:
        return why_not_burn(table, seat)
    return WhyNotAnswer("why-not-temperate", "evo/7.1")


def why_not_freeze(table: Table, seat: int) -> WhyNotAnswer:
    """Tell what saves all dinosaurs of a species in the cold."""
    if table.active[THERMAL] == seat:
        return WhyNotAnswer("why-not-thermal", "evo/10.11")
    return WhyNotAnswer("why-not-furs", "evo/7.2")


def why_not_burn(table: Table, seat: int) -> WhyNotAnswer:
    """Tell what saves all dinosaurs of a species in the heat."""
    if table.active[ADAPTABLE] == seat:
        return WhyNotAnswer("why-not-adaptable", "evo/10.18")
    return WhyNotAnswer("why-not-parasols", "evo/7.2")
