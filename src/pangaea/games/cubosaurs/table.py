"""What lies on the table of Cubosaurs."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.state import State
from pangaea.games.cubosaurs.names import HAND, NO_CARD, NO_TILE
from pangaea.games.cubosaurs.setup import SPAN, CubosaursSetup


class Table(State):
    """The cards, tokens and tiles; nothing on it is hidden, piles are bags until drawn from."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "phase", "round", "turn", "may_buy", "hand", "hand_kinds", "fitting",
        "tile", "chosen", "ends_turn", "supply", "market",
        "next_seat", "unseen", "cards", "held", "tokens", "owed", "bought", "sheet",
    )  # fmt: skip
    VARYING: ClassVar[tuple[str, ...]] = ("unseen",)

    phase: i64  # the question asked, or OVER
    round: i64
    turn: i64
    may_buy: bool
    hand: i64  # a pile of cards, packed as `setup` says
    hand_kinds: i64  # kept for speed: the kinds in the Hand
    fitting: i64  # kept for speed: the kinds whose type the Hand does not hold yet
    tile: i64  # the tile whose effect is under way
    chosen: i64  # what has been chosen for it so far
    ends_turn: bool  # once all tokens are settled, is the turn over?
    supply: i64
    market: i64  # mask of the tiles for sale
    next_seat: vec[i64]  # who follows each seat in this round's direction of play
    unseen: list[int]  # the cards nobody has seen this round, sorted: the pile and those set aside
    cards: vec[i64]  # the collections: a packed pile of cards per seat
    held: vec[i64]  # kept for speed: the kinds in each collection
    tokens: vec[i64]
    owed: vec[i64]  # tokens that the empty supply could not pay
    bought: vec[i64]  # masks of tiles, this round
    sheet: vec[i64]  # the score sheet: [(round * seats + seat) * SOURCES + source]

    def __init__(self, setup: CubosaursSetup, like: "Table | None" = None) -> None:
        super().__init__(setup.seats)
        self.setup: Final = setup
        if like is None:
            self._lay_out()
        else:
            self._copy(like)

    def _lay_out(self) -> None:
        setup = self.setup
        self.phase = HAND
        self.round = 0
        self.turn = 0
        self.may_buy = False
        self.hand = 0
        self.hand_kinds = 0
        self.fitting = setup.all_kinds
        self.tile = NO_TILE
        self.chosen = NO_CARD
        self.ends_turn = False
        self.supply = setup.token_supply
        self.market = 0
        self.next_seat = setup.to_the_left
        self.unseen = setup.deck[:]
        self.cards = setup.no_seats[:]
        self.held = setup.no_seats[:]
        self.tokens = setup.no_seats[:]
        self.owed = setup.no_seats[:]
        self.bought = setup.no_seats[:]
        self.sheet = setup.no_scores[:]

    def _copy(self, like: "Table") -> None:
        self.phase = like.phase
        self.round = like.round
        self.turn = like.turn
        self.may_buy = like.may_buy
        self.hand = like.hand
        self.hand_kinds = like.hand_kinds
        self.fitting = like.fitting
        self.tile = like.tile
        self.chosen = like.chosen
        self.ends_turn = like.ends_turn
        self.supply = like.supply
        self.market = like.market
        self.next_seat = like.next_seat
        self.unseen = like.unseen[:]
        self.cards = like.cards[:]
        self.held = like.held[:]
        self.tokens = like.tokens[:]
        self.owed = like.owed[:]
        self.bought = like.bought[:]
        self.sheet = like.sheet[:]

    def cards_left(self) -> i64:
        """Count the cards left to draw; the other unseen ones are set aside."""
        return len(self.unseen) - self.setup.set_aside

    def count_in_hand(self, kind: i64) -> i64:
        """Count the cards of a kind in the Hand."""
        return (self.hand & self.setup.counter[kind]) >> self.setup.place[kind]

    def count(self, seat: i64, kind: i64) -> i64:
        """Count the cards of a kind in a collection."""
        return (self.cards[seat] & self.setup.counter[kind]) >> self.setup.place[kind]

    def count_type(self, seat: i64, card_type: i64) -> i64:
        """Count the cards of a type in a collection."""
        setup = self.setup
        bits = self.cards[seat] >> setup.type_place[card_type] & setup.type_bits[card_type]
        return setup.type_cards[card_type * SPAN + bits]
