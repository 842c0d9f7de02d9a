"""What lies on the table of Cubosaurs."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.state import State
from pangaea.games.cubosaurs.names import HAND, NO_CARD, NO_TILE, SOURCES
from pangaea.games.cubosaurs.setup import CubosaursSetup


class Table(State):
    """The cards, tokens and tiles; nothing on it is hidden, piles are bags until drawn from."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "phase", "round", "turn", "pile", "may_buy", "hand_types", "hand_kinds",
        "tile", "chosen", "ends_turn", "supply", "market",
        "unseen", "hand", "cards", "held", "tokens", "owed", "bought", "sheet",
    )  # fmt: skip

    phase: i64  # the question asked, or OVER
    round: i64
    turn: i64
    pile: i64  # cards left to draw; the rest of `unseen` is set aside
    may_buy: bool
    hand_types: i64  # kept for speed: the types in the Hand
    hand_kinds: i64  # kept for speed: the kinds in the Hand
    tile: i64  # the tile whose effect is under way
    chosen: i64  # what has been chosen for it so far
    ends_turn: bool  # once all tokens are settled, is the turn over?
    supply: i64
    market: i64  # mask of the tiles for sale
    unseen: vec[i64]  # cards nobody has seen this round, per kind
    hand: vec[i64]  # per kind
    cards: vec[i64]  # the collections: [seat * kinds + kind]
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
        seats, kinds = self.seats, self.setup.kinds
        self.phase = HAND
        self.round = 0
        self.turn = 0
        self.pile = 0
        self.may_buy = False
        self.hand_types = 0
        self.hand_kinds = 0
        self.tile = NO_TILE
        self.chosen = NO_CARD
        self.ends_turn = False
        self.supply = self.setup.token_supply
        self.market = 0
        self.unseen = vec[i64]([0] * kinds)
        self.hand = vec[i64]([0] * kinds)
        self.cards = vec[i64]([0] * (seats * kinds))
        self.held = vec[i64]([0] * seats)
        self.tokens = vec[i64]([0] * seats)
        self.owed = vec[i64]([0] * seats)
        self.bought = vec[i64]([0] * seats)
        self.sheet = vec[i64]([0] * (self.setup.rounds * seats * SOURCES))

    def _copy(self, like: "Table") -> None:
        self.phase = like.phase
        self.round = like.round
        self.turn = like.turn
        self.pile = like.pile
        self.may_buy = like.may_buy
        self.hand_types = like.hand_types
        self.hand_kinds = like.hand_kinds
        self.tile = like.tile
        self.chosen = like.chosen
        self.ends_turn = like.ends_turn
        self.supply = like.supply
        self.market = like.market
        self.unseen = like.unseen[:]
        self.hand = like.hand[:]
        self.cards = like.cards[:]
        self.held = like.held[:]
        self.tokens = like.tokens[:]
        self.owed = like.owed[:]
        self.bought = like.bought[:]
        self.sheet = like.sheet[:]

    def count(self, seat: i64, card_type: i64) -> i64:
        """Count a seat's cards of a type."""
        kinds = self.setup.kinds
        mask = self.held[seat] & self.setup.of_type[card_type]
        total: i64 = 0
        kind: i64 = 0
        while mask:
            if mask & 1:
                total += self.cards[seat * kinds + kind]
            mask >>= 1
            kind += 1
        return total

    def after(self, seat: i64) -> i64:
        """Return the seat that follows in this round's direction of play."""
        if self.round & 1:
            return seat - 1 if seat > 0 else self.seats - 1
        return seat + 1 if seat + 1 < self.seats else 0
