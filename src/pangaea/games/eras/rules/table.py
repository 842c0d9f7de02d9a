"""What lies on the table of Eras."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.state import State
from pangaea.games.eras.rules.names import (
    ERA_CARDS,
    ERAS,
    ERUPTIONS,
    HOME,
    NO_ANIMAL,
    NO_BOLT,
    NO_CARD,
    NO_PLACE,
    SECTORS,
    START,
    THUNDERBOLTS,
    TOKENS,
)
from pangaea.games.eras.rules.setup import ErasSetup


class Table(State):
    """Paths, pieces, tokens and decks; decks are bags until drawn from.

    An animal is a piece with its path: one for each player, or two with two players.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "phase", "turns", "turn", "ready", "revealed", "chooser", "landing", "winner", "cone",
        "deck", "deck_eruptions", "deck_thunder", "heap", "heap_eruptions", "heap_thunder",
        "top", "second", "bolts_struck", "rivals", "ties",
        "path", "eras", "cards", "rocks", "piece", "tokens", "sector", "bid", "shown",
        "bolt_bag", "bolt_order",
    )  # fmt: skip

    phase: i64  # the question asked, or OVER
    turns: i64  # begun so far
    turn: i64  # the animal whose turn it is
    ready: bool  # did this turn begin with a complete path and the piece at its end?
    revealed: i64  # the evolution card being dealt with
    chooser: i64  # the seat that places the revealed card
    landing: i64  # index in `path` of a card just inserted, for the piece that must go there
    winner: i64  # the animal that reached the end
    cone: i64  # animal * SLOTS + slot, or HOME
    deck: i64  # the era cards in the evolution deck, as a mask
    deck_eruptions: i64
    deck_thunder: i64
    heap: i64  # the era cards discarded, as a mask
    heap_eruptions: i64
    heap_thunder: i64
    top: i64  # the discard pile's top card
    second: i64  # and the one below it
    bolts_struck: i64
    rivals: i64  # the animals in this round of a contest, as a mask
    ties: i64  # rounds of this contest that ended in a tie
    path: vec[i64]  # [animal * ERAS + era]: the card, or NO_CARD
    eras: vec[i64]  # kept for speed: the eras in each path, as a mask
    cards: vec[i64]  # kept for speed: the cards in each path, as a mask
    rocks: vec[i64]  # kept for speed: the slots of each path that are rocks, as a mask
    piece: vec[i64]  # the space each animal stands on
    tokens: vec[i64]  # in hand; the rest of the ten are in the box
    sector: vec[i64]
    bid: vec[i64]  # predictions of the round under way: OUT, OWED, HIDDEN or a number
    shown: vec[i64]  # predictions shown in this turn's last round, OUT if none
    bolt_bag: vec[i64]  # thunderbolts nobody has seen, per kind
    bolt_order: vec[i64]  # thunderbolts in the order in which they struck first

    def __init__(self, setup: ErasSetup, like: "Table | None" = None) -> None:
        super().__init__(setup.seats)
        self.setup: Final = setup
        if like is None:
            self._lay_out()
        else:
            self._copy(like)
            self._copy_rows(like)

    def _lay_out(self) -> None:
        self.phase = START
        self.turns = 0
        self.turn = 0
        self.ready = False
        self.revealed = NO_CARD
        self.chooser = 0
        self.landing = NO_PLACE
        self.winner = NO_ANIMAL
        self.cone = HOME
        self.deck = (1 << ERA_CARDS) - 1
        self.deck_eruptions = ERUPTIONS
        self.deck_thunder = THUNDERBOLTS
        self.heap = 0
        self.heap_eruptions = 0
        self.heap_thunder = 0
        self.top = NO_CARD
        self.second = NO_CARD
        self.bolts_struck = 0
        self.rivals = 0
        self.ties = 0
        self._lay_out_rows()

    def _lay_out_rows(self) -> None:
        animals = self.setup.animals
        self.path = vec[i64]([NO_CARD] * (animals * ERAS))
        self.eras = vec[i64]([0] * animals)
        self.cards = vec[i64]([0] * animals)
        self.rocks = vec[i64]([0] * animals)
        self.piece = vec[i64]([NO_PLACE] * animals)
        self.tokens = vec[i64]([TOKENS] * animals)
        self.sector = vec[i64]([NO_PLACE] * animals)
        self.bid = vec[i64]([0] * animals)
        self.shown = vec[i64]([0] * animals)
        self.bolt_bag = self.setup.bolts[:]
        self.bolt_order = vec[i64]([NO_BOLT] * self.setup.bolt_count)

    def _copy(self, like: "Table") -> None:
        self.phase = like.phase
        self.turns = like.turns
        self.turn = like.turn
        self.ready = like.ready
        self.revealed = like.revealed
        self.chooser = like.chooser
        self.landing = like.landing
        self.winner = like.winner
        self.cone = like.cone
        self.deck = like.deck
        self.deck_eruptions = like.deck_eruptions
        self.deck_thunder = like.deck_thunder
        self.heap = like.heap
        self.heap_eruptions = like.heap_eruptions
        self.heap_thunder = like.heap_thunder
        self.top = like.top
        self.second = like.second
        self.bolts_struck = like.bolts_struck
        self.rivals = like.rivals
        self.ties = like.ties

    def _copy_rows(self, like: "Table") -> None:
        self.path = like.path[:]
        self.eras = like.eras[:]
        self.cards = like.cards[:]
        self.rocks = like.rocks[:]
        self.piece = like.piece[:]
        self.tokens = like.tokens[:]
        self.sector = like.sector[:]
        self.bid = like.bid[:]
        self.shown = like.shown[:]
        self.bolt_bag = like.bolt_bag[:]
        self.bolt_order = like.bolt_order[:]

    def owner(self, animal: i64) -> i64:
        """Return the seat an animal belongs to."""
        return animal % self.seats

    def which(self, animal: i64) -> i64:
        """Tell a player's two animals apart: 1 or 2, and 0 for a player's only one."""
        return 0 if self.setup.animals == self.seats else animal // self.seats + 1

    def after(self, animal: i64) -> i64:
        """Return the animal whose sector comes next clockwise."""
        sectors = self.setup.animals
        best: i64 = animal
        nearest: i64 = SECTORS
        for other in range(sectors):
            distance = (self.sector[other] - self.sector[animal]) % SECTORS
            if 0 < distance < nearest:
                nearest = distance
                best = other
        return best

    def card_at(self, animal: i64, era: i64) -> i64:
        """Return the card of an era in a path, or NO_CARD."""
        return self.path[animal * ERAS + era]
