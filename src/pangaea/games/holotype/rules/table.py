"""What lies on the table of Holotype."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core import flow
from pangaea.core.bits import BIT, count
from pangaea.core.flow import Course
from pangaea.games.holotype.rules.names import AGES, NO_TASKS, NONE, PERIODS, TRACES
from pangaea.games.holotype.rules.setup import HolotypeSetup


@final
class Table(flow.Table):
    """Cards as masks, cubes as counts; piles nobody has seen are bags until drawn from.

    In a veiled table `deck` and `trace_bag` hold all that the seat cannot place, `hidden` and
    `hidden_traces` say how many of these cards the others hold, and `goal` may be HIDDEN.
    Each field is named once: with what it is on a blank table, or in a copy like another table.
    """

    def __init__(self, setup: HolotypeSetup, like: "Table | None", course: "Course[Table]") -> None:
        super().__init__(setup, like, course)
        self.setup: Final = setup
        self.turn: i64 = like.turn if like else i64(0)
        self.owing: i64 = like.owing if like else i64(0)  # seats that still choose an objective
        # A turn: the worker's kind, where it acts (where it stands, or elsewhere by an Erosion
        # Event), and what is still to be done there, as bits.
        self.worker: i64 = like.worker if like else i64(NONE)
        self.place: i64 = like.place if like else i64(NONE)
        self.tasks: i64 = like.tasks if like else i64(NO_TASKS)
        # Specimens that must be discarded, those that may be then, and the one being published.
        self.owed: i64 = like.owed if like else i64(0)
        self.spare: i64 = like.spare if like else i64(0)
        self.card: i64 = like.card if like else i64(NONE)
        # An expedition: the field cards drawn, the one chosen, how many dice show each face.
        self.drawn: i64 = like.drawn if like else i64(0)
        self.site: i64 = like.site if like else i64(NONE)
        self.dice: vec[i64] = like.dice[:] if like else setup.no_dice[:]
        self.rerolls: i64 = like.rerolls if like else i64(0)
        # The track, the seat that chooses a milestone and how many still do, it included.
        self.track: i64 = like.track if like else i64(0)
        self.choosing: i64 = like.choosing if like else i64(0)
        self.waiting: i64 = like.waiting if like else i64(0)
        self.ending: i64 = like.ending if like else i64(0)
        # Piles: specimens nobody has seen since the last shuffle, the discard pile from its bottom
        # (HIDDEN in a veiled table), and how many shuffles ago specimens were last in the deck.
        self.deck: i64 = like.deck if like else setup.all_specimens
        self.pile: vec[i64] = like.pile[:] if like else setup.no_pile[:]
        self.piled: i64 = like.piled if like else i64(0)
        self.aged: vec[i64] = like.aged[:] if like else setup.first_ages()
        self.field_deck: i64 = like.field_deck if like else setup.all_fields
        self.field_discard: i64 = like.field_discard if like else i64(0)
        self.trace_bag: vec[i64] = like.trace_bag[:] if like else setup.trace_copies[:]
        # Hands, a mask per seat, and those of their cards that everybody has seen. In veiled
        # tables how many are hidden: [seat * AGES + shuffles ago], then those searched out of the
        # discard pile per seat, and those of the pile itself. Traces are [seat * TRACES + type].
        self.hands: vec[i64] = like.hands[:] if like else setup.no_seats[:]
        self.shown: vec[i64] = like.shown[:] if like else setup.no_seats[:]
        self.hidden: vec[i64] = like.hidden[:] if like else setup.none_hidden()
        self.traces: vec[i64] = like.traces[:] if like else setup.no_traces[:]
        self.hidden_traces: vec[i64] = like.hidden_traces[:] if like else setup.no_seats[:]
        # Personal objectives: a mask of those dealt, and the one kept.
        self.offers: vec[i64] = like.offers[:] if like else setup.no_seats[:]
        self.goal: vec[i64] = like.goal[:] if like else setup.no_goals[:]
        # Published: a mask of holotypes per seat; per type of trace fossil, those it lies with.
        self.published: vec[i64] = like.published[:] if like else setup.no_seats[:]
        self.attached: vec[i64] = like.attached[:] if like else setup.no_attached[:]
        # The global objectives on display, and a mask of the circles contributed to per seat.
        self.displayed: i64 = like.displayed if like else i64(0)
        self.discs: vec[i64] = like.discs[:] if like else setup.no_seats[:]
        # Cubes; fossils are [seat * PERIODS + period].
        self.research: vec[i64] = like.research[:] if like else setup.no_seats[:]
        self.fossils: vec[i64] = like.fossils[:] if like else setup.no_fossils[:]
        self.museum: vec[i64] = like.museum[:] if like else setup.no_stock[:]
        # Where each worker stands, [seat * WORKERS + kind], and the milestones, a mask per seat.
        self.workers: vec[i64] = like.workers[:] if like else setup.first_workers[:]
        self.milestones: vec[i64] = like.milestones[:] if like else setup.no_seats[:]

    def copy(self) -> "Table":
        return Table(self.setup, self, self.course())

    def after(self, seat: i64) -> i64:
        """Return the next seat clockwise [holotype 3.1]."""
        return (seat + 1) % self.seats

    def has(self, seat: i64, milestone: i64) -> bool:
        """Tell whether a seat owns a milestone."""
        return self.milestones[seat] & BIT[milestone] != 0

    # -- counting --------------------------------------------------------------------------------

    def stored(self, seat: i64) -> i64:
        """Count the fossils of a seat."""
        first = seat * PERIODS
        return self.fossils[first] + self.fossils[first + 1] + self.fossils[first + 2]

    def hand_size(self, seat: i64) -> i64:
        """Count the specimens in a hand, hidden ones too."""
        size = count(self.hands[seat])
        for age in range(AGES):
            size += self.hidden[seat * AGES + age]
        return (
            size + self.hidden[self.seats * AGES + seat]
            if self.setup.searches_in_secret()
            else size
        )

    def deck_size(self) -> i64:
        """Count the specimens left to draw."""
        size = count(self.deck)
        for number in self.hidden:
            size -= number
        return size

    def traces_held(self, seat: i64) -> i64:
        """Count the trace fossils in a hand, hidden ones too."""
        first, found = seat * TRACES, self.hidden_traces[seat]
        for kind in range(TRACES):
            found += self.traces[first + kind]
        return found

    def traces_left(self) -> i64:
        """Count the trace fossils left to draw."""
        left: i64 = 0
        for copies in self.trace_bag:
            left += copies
        for held in self.hidden_traces:
            left -= held
        return left
