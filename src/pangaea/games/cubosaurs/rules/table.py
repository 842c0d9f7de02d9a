"""What lies on the table of Cubosaurs."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core import flow
from pangaea.core.bits import BIT, members
from pangaea.core.flow import Step
from pangaea.games.cubosaurs.rules.names import NO_CARD, NO_TILE
from pangaea.games.cubosaurs.rules.setup import CubosaursSetup


class Table(flow.Table):
    """The cards, tokens and tiles, all open; a pile is a bag until drawn from [cubosaurs 3.2]."""

    def __init__(self, setup: CubosaursSetup, steps: "list[Step[Table]]") -> None:
        super().__init__(setup)
        self.setup: Final = setup
        self._steps: Final = steps
        seats, kinds = setup.seats, setup.kinds
        self.round: i64 = 0
        self.turn: i64 = 0
        self.ends_turn = False  # the Hand was kept: the next player's turn is to come
        self.next_seat = setup.to_the_left  # who follows each seat in this round's direction
        # The cards.
        self.unseen = setup.deck[:]  # sorted: the pile and those set aside, which nobody has seen
        self.hand = vec[i64]([0] * kinds)  # cards of each kind
        self.cards = vec[i64]([0] * (seats * kinds))  # the collections: [seat * kinds + kind]
        self.hand_kinds: i64 = 0  # kept for speed: the kinds in the Hand
        self.fitting: i64 = BIT[kinds] - 1  # kept for speed: kinds of a type the Hand lacks
        self.held = vec[i64]([0] * seats)  # kept for speed: the kinds in each collection
        # Tokens and tiles.
        self.supply: i64 = setup.token_supply
        self.tokens = vec[i64]([0] * seats)
        self.owed = vec[i64]([0] * seats)  # tokens that the empty supply could not pay
        self.market: i64 = 0  # the tiles for sale
        self.bought = vec[i64]([0] * seats)  # the tiles of each seat, this round
        self.may_buy = False
        self.tile: i64 = NO_TILE  # the one whose effect is under way
        self.chosen: i64 = NO_CARD  # what has been chosen for it so far
        # The score sheet: [(round * seats + seat) * SOURCES + source].
        self.sheet = vec[i64]([0] * setup.sheet_size)

    def steps(self) -> "list[Step[Table]]":
        return self._steps

    # -- counting --------------------------------------------------------------------------------

    def cards_left(self) -> i64:
        """Count the cards left to draw; the other unseen ones are set aside [cubosaurs 2.1]."""
        return len(self.unseen) - self.setup.set_aside

    def count(self, seat: i64, kind: i64) -> i64:
        """Count the cards of a kind in a collection."""
        return self.cards[seat * self.setup.kinds + kind]

    def count_type(self, seat: i64, card_type: i64) -> i64:
        """Count the cards of a type in a collection."""
        total: i64 = 0
        first, end = self.setup.first_kind[card_type], self.setup.first_kind[card_type + 1]
        for kind in range(first, end):
            total += self.count(seat, kind)
        return total

    def cards_in_hand(self) -> list[int]:
        """List the cards of the Hand, one entry each."""
        return [kind for kind in members(self.hand_kinds) for _ in range(self.hand[kind])]

    # -- cards on their way ----------------------------------------------------------------------

    def enter_hand(self, kind: i64) -> None:
        """Put a card into the Hand."""
        self.hand[kind] += 1
        self.hand_kinds |= BIT[kind]
        self.fitting &= ~self.setup.same_type[kind]

    def empty_hand(self) -> None:
        """Take all cards out of the Hand."""
        for kind in range(self.setup.kinds):
            self.hand[kind] = 0
        self.hand_kinds = 0
        self.fitting = BIT[self.setup.kinds] - 1

    def enter_collection(self, seat: i64, kind: i64, cards: i64 = 1) -> None:
        """Put cards of one kind into a collection."""
        self.cards[seat * self.setup.kinds + kind] += cards
        self.held[seat] |= BIT[kind]

    def leave_collection(self, seat: i64, kind: i64) -> None:
        """Take a card out of a collection."""
        place = seat * self.setup.kinds + kind
        self.cards[place] -= 1
        if self.cards[place] == 0:
            self.held[seat] &= ~BIT[kind]
