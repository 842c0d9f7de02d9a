"""What lies on the table of EVO."""

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core import flow
from pangaea.core.bits import BIT, count
from pangaea.core.flow import Course
from pangaea.core.state import NOBODY
from pangaea.games.evo.rules import names
from pangaea.games.evo.rules.setup import EvoSetup


@final
class Table(flow.Table):
    """The island, the portraits, the auction; hidden are the hands and the pile [evo 2.5].

    Each field is named once: with what it is on a blank table, or in a copy like another table.
    """

    VARYING: ClassVar[tuple[str, ...]] = ("dice",)

    def __init__(self, setup: EvoSetup, like: "Table | None", course: "Course[Table]") -> None:
        super().__init__(setup, like, course)
        self.setup: Final = setup
        # The turn: its number, the step of it that has begun (a question that a card asks leads
        # back there), the order of the seats, and the place in it of who acts.
        self.turn: i64 = like.turn if like else i64(0)
        self.stage: i64 = like.stage if like else i64(names.NO_STEP)
        self.order: vec[i64] = like.order[:] if like else setup.in_order[:]
        self.actor: i64 = like.actor if like else i64(0)
        self.ending: i64 = like.ending if like else i64(names.GOING_ON)
        # The tracks [evo 2.4], and the dice of a phase as `dice` writes them: how many were rolled
        # in all, and in which phase those on the table.
        self.meteor: i64 = like.meteor if like else setup.meteor_start
        self.climate: i64 = like.climate if like else setup.climate_start
        self.rolls: i64 = like.rolls if like else i64(0)
        self.rolled_in: i64 = like.rolled_in if like else i64(0)
        self.dice: vec[i64] = like.dice[:] if like else vec[i64]([])
        # The island: the seat on each space, and 1 where a newborn of this turn stands. Kept for
        # speed: how many dinosaurs each seat has there, and where, [seat * DINOS + place], sorted.
        self.occupant: vec[i64] = like.occupant[:] if like else setup.no_dinos[:]
        self.newborn: vec[i64] = like.newborn[:] if like else setup.no_newborns[:]
        self.dinos: vec[i64] = like.dinos[:] if like else setup.no_seats[:]
        self.places: vec[i64] = like.places[:] if like else setup.no_places[:]
        # Species [evo 2.1]: genes, [seat * TRAITS + gene]; points, and what went into auctions and
        # fines; dinosaurs lost in this survival phase.
        self.traits: vec[i64] = like.traits[:] if like else setup.portraits[:]
        self.points: vec[i64] = like.points[:] if like else setup.purses[:]
        self.paid: vec[i64] = like.paid[:] if like else setup.no_seats[:]
        self.fined: vec[i64] = like.fined[:] if like else setup.no_seats[:]
        self.lost: vec[i64] = like.lost[:] if like else setup.no_seats[:]
        # Who moves: steps in all and taken, the dinosaur that takes one. Who lays: eggs left.
        self.steps: i64 = like.steps if like else i64(0)
        self.taken: i64 = like.taken if like else i64(0)
        self.walker: i64 = like.walker if like else i64(names.NO_ZONE)
        self.eggs: i64 = like.eggs if like else i64(0)
        # The auction: genes left in the bag by kind, those for sale with bids and bidders, the one
        # bid on, and who must bid again.
        self.bag: vec[i64] = like.bag[:] if like else setup.bag[:]
        self.rows: i64 = like.rows if like else i64(0)
        self.row: i64 = like.row if like else i64(names.NO_ROW)
        self.row_gene: vec[i64] = like.row_gene[:] if like else setup.no_genes[:]
        self.row_bid: vec[i64] = like.row_bid[:] if like else setup.no_seats[:]
        self.row_seat: vec[i64] = like.row_seat[:] if like else setup.no_bidders[:]
        self.outbid: i64 = like.outbid if like else i64(NOBODY)
        # The cards, as masks: in hand (veiled: those that everybody knows), of these known to
        # everybody, played, taken back this turn; how many each seat holds.
        self.hand: vec[i64] = like.hand[:] if like else setup.no_seats[:]
        self.shown: vec[i64] = like.shown[:] if like else setup.no_seats[:]
        self.held: vec[i64] = like.held[:] if like else setup.no_seats[:]
        self.gone: i64 = like.gone if like else i64(0)
        self.locked: i64 = like.locked if like else i64(0)
        # What cards do: who played each this turn, the last one, the rival chosen for Peace gas,
        # who laid Genetic spurt with a bid.
        self.active: vec[i64] = like.active[:] if like else setup.no_cards[:]
        self.last_card: i64 = like.last_card if like else i64(names.NO_CARD)
        self.pacified: i64 = like.pacified if like else i64(NOBODY)
        self.laid_by: i64 = like.laid_by if like else i64(NOBODY)
        # The poll for cards: the place in the order from which it goes on, and masks of the seats
        # that have not passed, that let the rest of the turn pass, still to be asked for Encore.
        self.poll: i64 = like.poll if like else i64(0)
        self.waiting: i64 = like.waiting if like else i64(0)
        self.hushed: i64 = like.hushed if like else i64(0)
        self.echoing: i64 = like.echoing if like else i64(0)

    def copy(self) -> "Table":
        return Table(self.setup, self, self.course())

    def has_begun(self) -> bool:
        """Tell whether play comes back to a step of the turn, after what a card asked within it."""
        return self.stage == self.step

    def begins_stage(self) -> bool:
        """Take up a step of the turn, unless play only comes back to it."""
        if self.has_begun():
            return False
        self.stage = self.step
        return True

    def acting(self) -> i64:
        """Return the seat whose turn it is in this phase, or NOBODY."""
        return self.order[self.actor] if self.actor < self.seats else NOBODY

    def distance(self, zone: i64, other: i64) -> i64:
        """Count the steps over land from one space to another."""
        return self.setup.distance[zone * self.setup.zones + other]

    def trait(self, seat: i64, gene: i64) -> i64:
        """Count a species' genes of a kind, with what is printed on its portrait [evo 2.1]."""
        return self.traits[seat * names.TRAITS + gene]

    # -- cards -----------------------------------------------------------------------------------

    def is_active(self, card: i64) -> bool:
        """Tell whether a card has been played this turn [evo 9.5]."""
        return self.active[card] != NOBODY

    def cards_allowed(self) -> bool:
        """Tell whether it is late enough for cards, and not a Quiet eon [evo 9.1, 10.23]."""
        return self.turn >= names.FIRST_CARD_TURN and self.active[names.QUIET_EON] == NOBODY

    def spent(self) -> i64:
        """Return the cards nobody can play this turn: played, or taken back by Encore."""
        return self.gone | self.locked

    def leave_hand(self, seat: i64, card: i64) -> None:
        """Take a card out of a hand."""
        self.hand[seat] &= ~BIT[card]
        self.shown[seat] &= ~BIT[card]
        self.held[seat] -= 1

    def come_to_hand(self, seat: i64, card: i64) -> None:
        """Take a card into a hand for everybody to see."""
        self.hand[seat] |= BIT[card]
        self.shown[seat] |= BIT[card]
        self.held[seat] += 1

    def pile(self) -> i64:
        """Return the cards that are in no hand and have not been played."""
        left = BIT[names.CARDS] - 1 & ~self.gone
        if self.laid_by != NOBODY:
            left &= ~BIT[names.SPURT]
        for seat in range(self.seats):
            left &= ~self.hand[seat]
        return left

    def pile_size(self) -> i64:
        """Count the cards of the pile; everybody can."""
        laid: i64 = 0 if self.laid_by == NOBODY else 1
        left = names.CARDS - count(self.gone) - laid
        for seat in range(self.seats):
            left -= self.held[seat]
        return left
