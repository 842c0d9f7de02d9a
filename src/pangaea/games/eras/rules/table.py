"""What lies on the table of Eras."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core import flow
from pangaea.core.bits import BIT
from pangaea.core.flow import Course
from pangaea.core.state import NOBODY
from pangaea.games.eras.rules import names
from pangaea.games.eras.rules.setup import ErasSetup


@final
class Table(flow.Table):
    """Paths, pieces, tokens and decks; decks are bags until drawn from [eras 1.5, 2.1].

    An animal is a piece with its path: one for each player, or two with two players. Each field is
    named once: with what it is on a blank table, or in a copy like another table.
    """

    def __init__(self, setup: ErasSetup, like: "Table | None", course: "Course[Table]") -> None:
        super().__init__(setup, like, course)
        self.setup: Final = setup
        # The turn: how many have begun, and the animal whose turn it is.
        self.turns: i64 = like.turns if like else i64(0)
        self.turn: i64 = like.turn if like else i64(0)
        self.under_way: bool = like.under_way if like else False  # begun, and not ended yet
        # Did the turn begin with a complete path and the piece at its end?
        self.ready: bool = like.ready if like else False
        self.steps_left: i64 = like.steps_left if like else i64(0)  # that the piece may still make
        self.winner: i64 = (
            like.winner if like else i64(names.NO_ANIMAL)
        )  # the animal that reached the end
        # The evolution card being dealt with, the seat that places it, and the index in `path` of
        # a card just inserted, for the piece that must go there.
        self.revealed: i64 = like.revealed if like else i64(names.NO_CARD)
        self.chooser: i64 = like.chooser if like else i64(0)
        self.landing: i64 = like.landing if like else i64(names.NO_PLACE)
        # The deck and the discard pile: era cards as sets, action cards counted; the pile's top
        # card and the one below it.
        self.deck: i64 = like.deck if like else BIT[names.ERA_CARDS] - 1
        self.deck_eruptions: i64 = like.deck_eruptions if like else i64(names.ERUPTIONS)
        self.deck_thunder: i64 = like.deck_thunder if like else i64(names.THUNDERBOLTS)
        self.heap: i64 = like.heap if like else i64(0)
        self.heap_eruptions: i64 = like.heap_eruptions if like else i64(0)
        self.heap_thunder: i64 = like.heap_thunder if like else i64(0)
        self.top: i64 = like.top if like else i64(names.NO_CARD)
        self.second: i64 = like.second if like else i64(names.NO_CARD)
        # The thunderbolts nobody has seen, per kind, and the others in the order they struck in.
        self.bolt_bag: vec[i64] = like.bolt_bag[:] if like else setup.bolts[:]
        self.bolt_order: vec[i64] = like.bolt_order[:] if like else setup.no_bolts[:]
        self.bolts_struck: i64 = like.bolts_struck if like else i64(0)
        # A contest: the animals in this round as a set, the rounds that ended in a tie, the
        # predictions (OUT, OWED, HIDDEN or a number), and those shown in this turn's last round.
        self.rivals: i64 = like.rivals if like else i64(0)
        self.ties: i64 = like.ties if like else i64(0)
        self.bid: vec[i64] = like.bid[:] if like else setup.nothing[:]
        self.shown: vec[i64] = like.shown[:] if like else setup.nothing[:]
        # The paths: [animal * ERAS + era] is the card, or NO_CARD. Kept for speed: the eras, the
        # cards and the slots that are rocks of each path, as sets.
        self.path: vec[i64] = like.path[:] if like else setup.no_path[:]
        self.eras: vec[i64] = like.eras[:] if like else setup.nothing[:]
        self.cards: vec[i64] = like.cards[:] if like else setup.nothing[:]
        self.rocks: vec[i64] = like.rocks[:] if like else setup.nothing[:]
        # Each animal's sector, the space it stands on, and its tokens in hand; the rest of the ten
        # are in the box. The cone: animal * SLOTS + slot, or HOME.
        self.sector: vec[i64] = like.sector[:] if like else setup.no_place[:]
        self.piece: vec[i64] = like.piece[:] if like else setup.no_place[:]
        self.tokens: vec[i64] = like.tokens[:] if like else setup.all_tokens[:]
        self.cone: i64 = like.cone if like else i64(names.HOME)

    def copy(self) -> "Table":
        return Table(self.setup, self, self.course())

    def step_of(self, seat: i64) -> i64:
        """With two animals each is asked for its own prediction [eras 13.3]."""
        if self.step != names.PREDICT or self.setup.animals == self.seats:
            return self.step
        return names.PREDICT_SECOND if self.owing(seat) >= self.seats else names.PREDICT_FIRST

    # -- animals ---------------------------------------------------------------------------------

    def owner(self, animal: i64) -> i64:
        """Return the seat an animal belongs to."""
        return animal % self.seats

    def player(self) -> i64:
        """Return the seat whose turn it is."""
        return self.turn % self.seats

    def which(self, animal: i64) -> i64:
        """Tell a player's two animals apart: 1 or 2, and 0 for a player's only one."""
        return i64(0) if self.setup.animals == self.seats else animal // self.seats + 1

    def owing(self, seat: i64) -> i64:
        """Return the first animal of a seat that owes a prediction, or NOBODY."""
        if self.bid[seat] == names.OWED:
            return seat
        second = seat + self.seats
        if second < self.setup.animals and self.bid[second] == names.OWED:
            return second
        return NOBODY

    def after(self, animal: i64) -> i64:
        """Return the animal whose sector comes next clockwise [eras 2.4, 13.1]."""
        found: i64 = animal
        nearest: i64 = names.SECTORS
        for other in range(self.setup.animals):
            distance = self.sector[other] - self.sector[animal]
            if distance < 0:
                distance += names.SECTORS
            if 0 < distance < nearest:
                nearest = distance
                found = other
        return found

    # -- paths -----------------------------------------------------------------------------------

    def card_at(self, animal: i64, era: i64) -> i64:
        """Return the card of an era in a path, or NO_CARD."""
        return self.path[animal * names.ERAS + era]
