"""When cards that change the course of a turn pay: Me first, Quiet eon and Evolution dud."""

from typing import Final

from mypy_extensions import i64

from pangaea.core.bits import BIT, count
from pangaea.games.evo.advice import fights, genes, prospects
from pangaea.games.evo.rules import births, herds, initiative
from pangaea.games.evo.rules.moments import mask_of
from pangaea.games.evo.rules.names import (
    ACCIDENT,
    BEFORE_BIRTHS,
    BEFORE_CLIMATE,
    BEFORE_MOVEMENT,
    CARDS,
    CATASTROPHE,
    COLD_SNAP,
    CUCKOO,
    DINOS,
    DUD,
    EGG,
    EMPTY,
    FLOOD,
    GENES,
    KILLER_BABIES,
    LEG,
    MUTANT,
    NO_BIRTHS,
    SCORCHER,
    SEASONS,
    SEPARATE,
    SPURT,
    SUPER_SIZE,
    SURVIVALIST,
    WEATHER,
)
from pangaea.games.evo.rules.table import Table

FIRST_STRIKE: Final = 0.5  # what a fight is worth that would not take place later
FIRST_CHOICE: Final = 0.3  # what it is worth to lay on a space before a rival does
A_BLOW: Final = 0.5  # what a card played against one costs on average
LAST_TURN: Final = 0.5  # how often a card that hurts is played in the last turn; before, less

# Cards by which rivals hurt, the earliest in a turn first.
BLOWS_OF_WEATHER: Final[i64] = mask_of([FLOOD, ACCIDENT, CATASTROPHE, WEATHER, SEASONS])
BLOWS_OF_FIGHTS: Final[i64] = mask_of([SUPER_SIZE])
BLOWS_OF_BIRTHS: Final[i64] = mask_of([NO_BIRTHS, CUCKOO, KILLER_BABIES])
BLOWS_OF_SURVIVAL: Final[i64] = mask_of([SCORCHER, COLD_SNAP, SURVIVALIST])
BLOWS_OF_AUCTIONS: Final[i64] = mask_of([DUD, SEPARATE, SPURT])


# -- Me first ---------------------------------------------------------------------------------


def me_first_value(table: Table, seat: i64) -> float:
    """What it brings to act before the rivals that are ahead in the turn order."""
    if table.stage == BEFORE_MOVEMENT:
        return escape_value(table, seat) + strike_value(table, seat)
    if table.stage == BEFORE_BIRTHS:
        return choice_value(table, seat)
    return 0.0


def escape_value(table: Table, seat: i64) -> float:
    """Rivals ahead that threaten a dinosaur find it gone, as far as legs carry."""
    feared = 0.0
    for place in range(initiative.place_in_order(table, seat)):
        feared += fights.threat(table, table.order[place], seat)
    legs = float(table.trait(seat, LEG))
    return feared if feared < legs else legs


def strike_value(table: Table, seat: i64) -> float:
    """Rivals ahead that could be attacked at good odds are still there."""
    chances = 0.0
    for place in range(initiative.place_in_order(table, seat)):
        chances += fights.threat(table, seat, table.order[place])
    return FIRST_STRIKE * chances


def choice_value(table: Table, seat: i64) -> float:
    """Newborns find room that rivals ahead would take."""
    wanted = fights.kept_to(DINOS - table.dinos[seat], table.trait(seat, EGG))
    return FIRST_CHOICE * float(fights.kept_to(wanted, contested(table, seat)))


def contested(table: Table, seat: i64) -> i64:
    """Count the temperate spaces for newborns that rivals ahead could take as well."""
    found: i64 = 0
    temperate = table.setup.climate[table.climate]
    for zone in births.spaces(table, seat):
        if table.setup.terrain[zone] == temperate and rival_ahead_beside(table, seat, zone):
            found += 1
    return found


def rival_ahead_beside(table: Table, seat: i64, zone: i64) -> bool:
    """Tell whether a species that acts earlier stands next to a space."""
    mine = initiative.place_in_order(table, seat)
    for other in herds.neighbours(table, zone):
        owner = table.occupant[other]
        if owner != EMPTY and owner != seat and initiative.place_in_order(table, owner) < mine:
            return True
    return False


# -- Quiet eon --------------------------------------------------------------------------------


def quiet_eon_value(table: Table, seat: i64) -> float:
    """The blows that rivals' cards may still deal this turn, less what own cards could do."""
    unseen = BIT[CARDS] - 1 & ~table.gone & ~table.hand[seat]
    if unseen == 0:
        return 0.0
    share = float(count(blows_to_come(table.stage) & unseen)) / float(count(unseen))
    rivals: i64 = 0
    for other in range(table.seats):
        if other != seat:
            rivals += table.held[other]
    own = count(table.hand[seat] & blows_to_come(table.stage))
    played = LAST_TURN / (1.0 + prospects.turns_left(table))
    return A_BLOW * played * (float(rivals) * share * lead(table, seat) - float(own))


def blows_to_come(stage: i64) -> i64:
    """Return the cards by which rivals can still hurt this turn."""
    found = BLOWS_OF_AUCTIONS | BLOWS_OF_SURVIVAL
    if stage <= BEFORE_BIRTHS:
        found |= BLOWS_OF_BIRTHS
    if stage <= BEFORE_MOVEMENT:
        found |= BLOWS_OF_FIGHTS
    if stage == BEFORE_CLIMATE:
        found |= BLOWS_OF_WEATHER
    return found


def lead(table: Table, seat: i64) -> float:
    """Return how much rivals have reason to turn on a player: twice the mean is the most."""
    total: i64 = 0
    for other in range(table.seats):
        total += table.points[other] + table.dinos[other]
    own = float(table.points[seat] + table.dinos[seat]) * float(table.seats)
    found = own / float(total + 1)
    return found if found < 2.0 else 2.0


# -- Evolution dud ----------------------------------------------------------------------------


def dud_gains(table: Table) -> list[float]:
    """What one gene fewer brings each: all have to outbid who wants a gene least.

    With a gene for everybody the last one is cheap; with one fewer, prices rise to what a gene is
    worth to the keenest of those who go without. Who needs genes least or pays with mutants gains.
    """
    wishes = [wish(table, seat) for seat in range(table.seats)]
    bids = [wishes[seat] + float(table.trait(seat, MUTANT)) for seat in range(table.seats)]
    price = min(bids)
    return [
        (bids[seat] - price if bids[seat] - price < wishes[seat] else wishes[seat]) - wishes[seat]
        for seat in range(table.seats)
    ]


def wish(table: Table, seat: i64) -> float:
    """Return what a gene from the bag is worth to a species on average."""
    found = 0.0
    left: i64 = 0
    for gene in range(GENES):
        found += float(table.bag[gene]) * genes.worth(table, seat, gene)
        left += table.bag[gene]
    return found / float(left) if left > 0 else 0.0
