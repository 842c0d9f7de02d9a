"""What lies on the table of Cubosaurs."""

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core import flow
from pangaea.core.bits import BIT, members
from pangaea.core.flow import Course
from pangaea.games.cubosaurs.rules.names import NO_CARD, NO_TILE
from pangaea.games.cubosaurs.rules.setup import CubosaursSetup


@final
class Table(flow.Table):
    """The cards, tokens and tiles, all open; a pile is a bag until drawn from [cubosaurs 3.2].

    Each field is named once: with what it is on a blank table, or in a copy like another table.
    """

    VARYING: ClassVar[tuple[str, ...]] = ("unseen",)

    def __init__(
        self, setup: CubosaursSetup, like: "Table | None", course: "Course[Table]"
    ) -> None:
        super().__init__(setup, like, course)
        self.setup: Final = setup
        self.round: i64 = like.round if like else i64(0)
        self.turn: i64 = like.turn if like else i64(0)
        self.ends_turn: bool = like.ends_turn if like else False  # the Hand was kept
        # Who follows each seat in this round's direction.
        self.next_seat: vec[i64] = like.next_seat if like else setup.to_the_left
        # The cards: unseen, sorted, are the pile and those set aside; collections are counts of
        # cards, [seat * kinds + kind]. The three masks of kinds are kept for speed.
        self.unseen: list[int] = like.unseen[:] if like else setup.deck[:]
        self.hand: vec[i64] = like.hand[:] if like else setup.no_kinds[:]
        self.cards: vec[i64] = like.cards[:] if like else setup.no_cards[:]
        self.hand_kinds: i64 = like.hand_kinds if like else i64(0)
        self.fitting: i64 = like.fitting if like else setup.all_kinds  # of types the Hand lacks
        self.held: vec[i64] = like.held[:] if like else setup.no_seats[:]  # in each collection
        # Tokens and tiles: what the empty supply still owes, the tile whose effect is under way,
        # and what has been chosen for it so far.
        self.supply: i64 = like.supply if like else setup.token_supply
        self.tokens: vec[i64] = like.tokens[:] if like else setup.no_seats[:]
        self.owed: vec[i64] = like.owed[:] if like else setup.no_seats[:]
        self.market: i64 = like.market if like else i64(0)
        self.bought: vec[i64] = like.bought[:] if like else setup.no_seats[:]
        self.may_buy: bool = like.may_buy if like else False
        self.tile: i64 = like.tile if like else i64(NO_TILE)
        self.chosen: i64 = like.chosen if like else i64(NO_CARD)
        # The score sheet: [(round * seats + seat) * SOURCES + source].
        self.sheet: vec[i64] = like.sheet[:] if like else setup.no_scores[:]

    def copy(self) -> "Table":
        return Table(self.setup, self, self.course())

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
