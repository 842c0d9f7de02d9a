"""What each refusal of EVO claims, looked up on the table without the rules that refuse."""

from collections.abc import Callable
from dataclasses import dataclass

from tests.games.evo.tables import spaces_of, zone_of

from pangaea.games.evo.box import CARD_NAMES, GENE_NAMES
from pangaea.games.evo.rules.table import Table

HERD, ALL_DINOSAURS = 5, 10


@dataclass(frozen=True)
class Refused:
    """An answer that was refused, and what lies on the table around it."""

    table: Table
    seat: int
    option: int

    @property
    def token(self) -> str:
        """The answer as it is written."""
        return self.table.question(self.seat).domain.things[self.option].token

    @property
    def owner(self) -> int:
        """Who stands on the space, or -1."""
        return int(self.table.occupant[self.option])

    # -- cards -------------------------------------------------------------------------------

    def holds(self) -> bool:
        """Whether the card is in the hand."""
        return bool(self.table.hand[self.seat] >> CARD_NAMES.index(self.token) & 1)

    def player_of(self, card: str) -> int:
        """Who has played a card this turn, or -1."""
        return int(self.table.active[CARD_NAMES.index(card)])

    def was_played(self, *cards: str) -> bool:
        """Whether one of these cards has been played this turn."""
        return any(self.player_of(card) >= 0 for card in cards)

    def plays(self, card: str) -> bool:
        """Whether the refused player has played a card this turn."""
        return self.player_of(card) == self.seat

    def rival_herds(self) -> list[int]:
        """The rivals with at least five dinosaurs."""
        rivals = [rival for rival in range(self.table.seats) if rival != self.seat]
        return [rival for rival in rivals if self.table.dinos[rival] >= HERD]

    def has_nest(self) -> bool:
        """Whether one of them has a newborn."""
        herds = [one for rival in self.rival_herds() for one in spaces_of(self.table, rival)]
        return any(self.table.newborn[zone_of(self.table, one)] for one in herds)

    # -- genes -------------------------------------------------------------------------------

    def trait(self, seat: int, gene: str) -> int:
        """How many of a gene a species has."""
        return int(self.table.trait(seat, GENE_NAMES.index(gene)))

    def horns_behind(self) -> int:
        """How many horns more than the attacker the defender counts in phase 3."""
        return self.horns_behind_of(self.owner)

    def horns_behind_of(self, owner: int) -> int:
        """The same for any rival."""
        brother = 2 if self.player_of("big_brother") == owner else 0
        size = 2 if self.plays("super_size") else 0
        return self.trait(owner, "horn") + brother - self.trait(self.seat, "horn") - size

    def is_at_peace(self) -> bool:
        """Whether Peace gas stands between the two."""
        return self.is_at_peace_with(self.owner)

    def is_at_peace_with(self, owner: int) -> bool:
        """The same for any rival."""
        return {self.player_of("peace_gas"), int(self.table.pacified)} == {self.seat, owner}

    # -- the island --------------------------------------------------------------------------

    def around(self) -> list[int]:
        """The spaces next to the one that was refused."""
        return self.table.setup.island.neighbours[self.option]

    def is_closed_to(self, owner: int) -> bool:
        """Whether the space of somebody may not be entered."""
        if owner in (-1, self.seat):
            return owner == self.seat
        if self.was_played("vegetarian") or self.is_at_peace_with(owner):
            return True
        return self.horns_behind_of(owner) >= 2

    def is_stuck(self) -> bool:
        """Whether all spaces around are closed."""
        return all(self.is_closed_to(int(self.table.occupant[zone])) for zone in self.around())

    def adults(self) -> list[int]:
        """Where the species has dinosaurs that were there before this phase."""
        spaces = [zone_of(self.table, one) for one in spaces_of(self.table, self.seat)]
        return [zone for zone in spaces if not self.table.newborn[zone]]

    def steps_to_adult(self, zone: int) -> int:
        """How far the nearest adult is."""
        distances = self.table.setup.island.distances[zone]
        return min(distances[adult] for adult in self.adults())

    def has_room(self) -> bool:
        """Whether an empty space touches an adult."""
        empty = [zone for zone in range(self.table.setup.zones) if self.table.occupant[zone] < 0]
        return any(self.steps_to_adult(zone) == 1 for zone in empty)

    def colder(self, zone: int) -> int:
        """How much colder than temperate a space is."""
        setup = self.table.setup
        return int(setup.terrain[zone] - setup.climate[self.table.climate])

    def may_all_stay(self, gene: str, against: str, colder: int) -> bool:
        """Whether furs or parasols are enough for all dinosaurs in such terrain."""
        kept = self.trait(self.seat, gene) - int(self.was_played(against))
        spaces = [zone_of(self.table, one) for one in spaces_of(self.table, self.seat)]
        return sum(self.colder(zone) == colder for zone in spaces) <= kept

    # -- the auction -------------------------------------------------------------------------

    def discount(self) -> int:
        """How much less than the bid is paid."""
        return self.trait(self.seat, "mutant") + (3 if self.table.laid_by == self.seat else 0)

    def limit(self) -> int:
        """The highest bid that can be paid."""
        return int(self.table.points[self.seat]) + self.discount()

    def least(self, row: int) -> int:
        """The lowest bid on a gene."""
        owner = int(self.table.row_seat[row])
        if owner < 0:
            return 0
        return int(self.table.row_bid[row]) + (3 if self.player_of("separate") == owner else 1)

    def is_free_further_up(self) -> bool:
        """Whether the gene is free, and an equal one above it as well."""
        table, row = self.table, self.option
        above = [one for one in range(row) if table.row_gene[one] == table.row_gene[row]]
        return table.row_seat[row] < 0 and any(table.row_seat[one] < 0 for one in above)

    def owes(self) -> bool:
        """Whether there is something to pay."""
        rows = [row for row in range(self.table.rows) if self.table.row_seat[row] == self.seat]
        return any(self.table.row_bid[row] > self.discount() for row in rows)


TRUTH: dict[str, Callable[[Refused], bool]] = {
    "why-not-in-hand": lambda it: not it.holds(),
    "why-not-first-turns": lambda it: it.table.turn < 3,
    "why-not-quiet-eon": lambda it: it.was_played("quiet_eon"),
    "why-not-before-next-turn": lambda it: it.holds() and it.was_played("encore"),
    "why-not-second-climate": lambda it: it.was_played("catastrophe", "weather", "seasons"),
    "why-not-no-twin": lambda it: it.table.climate in (0, 3),
    "why-not-nothing-to-pay": lambda it: not it.owes(),
    "why-not-moment": lambda it: it.holds(),
    "why-not-no-herd": lambda it: not it.rival_herds(),
    "why-not-no-reserve": lambda it: it.table.dinos[it.seat] == ALL_DINOSAURS,
    "why-not-no-nest": lambda it: not it.has_nest(),
    "why-not-yours": lambda it: it.owner != it.seat,
    "why-not-no-steps": lambda it: it.table.taken >= it.table.steps,
    "why-not-stuck": lambda it: it.is_stuck(),
    "why-not-adjacent": lambda it: it.table.walker not in it.around(),
    "why-not-own-dinosaur": lambda it: it.owner == it.seat,
    "why-not-vegetarian": lambda it: it.was_played("vegetarian") and it.owner >= 0,
    "why-not-peace": lambda it: it.is_at_peace(),
    "why-not-horns": lambda it: it.horns_behind() >= 2,
    "why-not-big-brother": lambda it: (
        it.player_of("big_brother") == it.owner and it.horns_behind() >= 2
    ),
    "why-not-newborn-horns": lambda it: (
        it.trait(it.owner, "horn") - (it.trait(it.seat, "horn") + 1) >= 2
    ),
    "why-not-forced": lambda it: it.has_room(),
    "why-not-forced-return": lambda it: not it.adults() and it.table.setup.comes_back,
    "why-not-occupied": lambda it: it.owner >= 0 and not it.plays("killer_babies"),
    "why-not-occupied-return": lambda it: it.owner >= 0 and not it.adults(),
    "why-not-near-adult": lambda it: (
        it.steps_to_adult(it.option) > 1 and not it.plays("long_range")
    ),
    "why-not-in-reach": lambda it: it.steps_to_adult(it.option) > 3 and it.plays("long_range"),
    "why-not-near-newborn": lambda it: not it.adults() and it.table.dinos[it.seat] > 0,
    "why-not-drop": lambda it: not it.was_played("dud") and not it.table.setup.experts,
    "why-not-drop-unless-outbid": lambda it: it.table.setup.experts and it.table.outbid < 0,
    "why-not-no-gene": lambda it: it.option >= it.table.rows,
    "why-not-outbid": lambda it: it.least(it.option) > it.limit(),
    "why-not-too-much": lambda it: it.option > it.limit(),
    "why-not-too-little": lambda it: it.option < it.least(int(it.table.row)),
    "why-not-equal-gene": lambda it: it.is_free_further_up(),
    "why-not-yourself": lambda it: it.option == it.seat,
    "why-not-rival": lambda it: it.owner in (-1, it.seat),
    "why-not-small-herd": lambda it: it.table.dinos[it.owner] < HERD,
    "why-not-newborn": lambda it: not it.table.newborn[it.option],
    "why-not-furs": lambda it: it.may_all_stay("fur", "cold_snap", 1),
    "why-not-parasols": lambda it: it.may_all_stay("parasol", "scorcher", -1),
    "why-not-thermal": lambda it: it.plays("thermal") and it.colder(it.option) == 1,
    "why-not-adaptable": lambda it: it.plays("adaptable") and it.colder(it.option) == -1,
    "why-not-temperate": lambda it: it.colder(it.option) == 0,
}
