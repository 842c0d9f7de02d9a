"""What lies on the table of EVO."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.bits import count
from pangaea.core.state import NOBODY, State
from pangaea.games.evo.rules.names import (
    ALL_CARDS,
    ASK_CARD,
    BEFORE_CLIMATE,
    CARDS,
    DINOS,
    EMPTY,
    FIRST_CARD_TURN,
    GENES,
    GOING_ON,
    NO_CARD,
    NO_GENE,
    NO_ZONE,
    QUIET_EON,
    SPURT,
    TRAITS,
)
from pangaea.games.evo.rules.setup import EvoSetup


class Table(State):
    """The island, the portraits, the auction; hidden are the cards in hand and the pile's order."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "phase", "stage", "asking", "turn", "meteor", "climate", "ending", "rolls", "rolled_in",
        "poll", "waiting", "hushed", "echoing", "last_card", "pacified", "laid_by",
        "actor", "steps", "taken", "walker", "eggs", "rows", "row", "outbid",
        "gone", "locked",
        "order", "points", "paid", "fined", "lost", "traits", "bag", "hand", "held", "shown",
        "active", "occupant", "newborn", "places", "dinos", "row_gene", "row_bid", "row_seat",
        "dice",
    )  # fmt: skip
    VARYING: ClassVar[tuple[str, ...]] = ("dice",)

    phase: i64  # the question asked, or OVER
    stage: i64  # of the turn
    asking: i64  # the seat that is asked
    turn: i64
    meteor: i64
    climate: i64
    ending: i64
    rolls: i64  # how many dice were rolled in all
    rolled_in: i64  # the phase of the dice on the table
    poll: i64  # in a window: the place in the order from which the poll goes on
    waiting: i64  # mask of seats that have not passed since the last card
    hushed: i64  # mask of seats that let the rest of the turn pass
    echoing: i64  # mask of seats still to be asked for Encore
    last_card: i64
    pacified: i64  # the rival chosen for Peace gas
    laid_by: i64  # who laid Genetic spurt with a bid
    actor: i64  # the place in the order of who acts
    steps: i64  # of the player who moves
    taken: i64  # how many of them are used
    walker: i64  # the dinosaur that takes a step
    eggs: i64  # left to lay
    rows: i64  # genes in this auction
    row: i64  # the gene bid on
    outbid: i64  # the seat that must bid again
    gone: i64  # mask of cards played
    locked: i64  # mask of cards taken back this turn
    order: vec[i64]  # the seats in turn order
    points: vec[i64]
    paid: vec[i64]  # in all auctions
    fined: vec[i64]  # by Survivalist gene
    lost: vec[i64]  # dinosaurs in this survival phase
    traits: vec[i64]  # portraits: [seat * TRAITS + gene]
    bag: vec[i64]  # genes left, per kind
    hand: vec[i64]  # masks of cards; veiled: those that everybody knows
    held: vec[i64]  # how many cards each seat has
    shown: vec[i64]  # masks of cards in hand that everybody knows
    active: vec[i64]  # who played each card this turn
    occupant: vec[i64]  # the seat on each space
    newborn: vec[i64]  # 1 where a newborn of this turn stands
    places: vec[i64]  # kept for speed: the spaces of each seat, sorted [seat * DINOS + place]
    dinos: vec[i64]  # kept for speed: how many each seat has on the island
    row_gene: vec[i64]
    row_bid: vec[i64]
    row_seat: vec[i64]
    dice: vec[i64]  # rolled in that phase, as `dice` writes them

    def __init__(self, setup: EvoSetup, like: "Table | None" = None) -> None:
        super().__init__(setup.seats)
        self.setup: Final = setup
        if like is None:
            self._lay_out()
            self._lay_out_boards()
        else:
            self._copy(like)
            self._copy_boards(like)

    def _lay_out(self) -> None:
        self.phase = ASK_CARD
        self.stage = BEFORE_CLIMATE
        self.asking = 0
        self.turn = 0
        self.meteor = self.setup.meteor_start
        self.climate = self.setup.climate_start
        self.ending = GOING_ON
        self.rolls = 0
        self.rolled_in = 0
        self.poll = 0
        self.waiting = 0
        self.hushed = 0
        self.echoing = 0
        self.last_card = NO_CARD
        self.pacified = NOBODY
        self.laid_by = NOBODY
        self.actor = 0
        self.steps = 0
        self.taken = 0
        self.walker = NO_ZONE
        self.eggs = 0
        self.rows = 0
        self.row = 0
        self.outbid = NOBODY
        self.gone = 0
        self.locked = 0

    def _lay_out_boards(self) -> None:
        seats, zones = self.seats, self.setup.zones
        self.order = vec[i64](list(range(seats)))
        self.points = vec[i64]([self.setup.start_points] * seats)
        self.paid = vec[i64]([0] * seats)
        self.fined = vec[i64]([0] * seats)
        self.lost = vec[i64]([0] * seats)
        self.traits = vec[i64](
            [int(self.setup.portrait[n % TRAITS]) for n in range(seats * TRAITS)]
        )
        self.bag = vec[i64]([int(self.setup.genes[gene]) for gene in range(GENES)])
        self.hand = vec[i64]([0] * seats)
        self.held = vec[i64]([0] * seats)
        self.shown = vec[i64]([0] * seats)
        self.active = vec[i64]([NOBODY] * CARDS)
        self.occupant = vec[i64]([EMPTY] * zones)
        self.newborn = vec[i64]([0] * zones)
        self.places = vec[i64]([NO_ZONE] * (seats * DINOS))
        self.dinos = vec[i64]([0] * seats)
        self.row_gene = vec[i64]([NO_GENE] * seats)
        self.row_bid = vec[i64]([0] * seats)
        self.row_seat = vec[i64]([EMPTY] * seats)
        self.dice = vec[i64]([])

    def _copy(self, like: "Table") -> None:
        self.phase = like.phase
        self.stage = like.stage
        self.asking = like.asking
        self.turn = like.turn
        self.meteor = like.meteor
        self.climate = like.climate
        self.ending = like.ending
        self.rolls = like.rolls
        self.rolled_in = like.rolled_in
        self.poll = like.poll
        self.waiting = like.waiting
        self.hushed = like.hushed
        self.echoing = like.echoing
        self.last_card = like.last_card
        self.pacified = like.pacified
        self.laid_by = like.laid_by
        self.actor = like.actor
        self.steps = like.steps
        self.taken = like.taken
        self.walker = like.walker
        self.eggs = like.eggs
        self.rows = like.rows
        self.row = like.row
        self.outbid = like.outbid
        self.gone = like.gone
        self.locked = like.locked

    def _copy_boards(self, like: "Table") -> None:
        self.order = like.order[:]
        self.points = like.points[:]
        self.paid = like.paid[:]
        self.fined = like.fined[:]
        self.lost = like.lost[:]
        self.traits = like.traits[:]
        self.bag = like.bag[:]
        self.hand = like.hand[:]
        self.held = like.held[:]
        self.shown = like.shown[:]
        self.active = like.active[:]
        self.occupant = like.occupant[:]
        self.newborn = like.newborn[:]
        self.places = like.places[:]
        self.dinos = like.dinos[:]
        self.row_gene = like.row_gene[:]
        self.row_bid = like.row_bid[:]
        self.row_seat = like.row_seat[:]
        self.dice = like.dice[:]

    def trait(self, seat: i64, gene: i64) -> i64:
        """Count a species' genes of a kind, with what is printed on its portrait."""
        return self.traits[seat * TRAITS + gene]

    def is_active(self, card: i64) -> bool:
        """Tell whether a card has been played this turn."""
        return self.active[card] != NOBODY

    def cards_allowed(self) -> bool:
        """Tell whether cards may be played: not in the first turns, not after Quiet eon."""
        return self.turn >= FIRST_CARD_TURN and self.active[QUIET_EON] == NOBODY

    def spent(self) -> i64:
        """Return the cards nobody can play this turn: played, or taken back by Encore."""
        return self.gone | self.locked

    def pile(self) -> i64:
        """Return the cards that are in no hand and have not been played."""
        left = ALL_CARDS & ~self.gone
        if self.laid_by != NOBODY:
            left &= ~(1 << SPURT)
        seat: i64 = 0
        while seat < self.seats:
            left &= ~self.hand[seat]
            seat += 1
        return left

    def pile_size(self) -> i64:
        """Count the cards of the pile; everybody can."""
        laid: i64 = 0 if self.laid_by == NOBODY else 1
        left = CARDS - count(self.gone) - laid
        seat: i64 = 0
        while seat < self.seats:
            left -= self.held[seat]
            seat += 1
        return left
