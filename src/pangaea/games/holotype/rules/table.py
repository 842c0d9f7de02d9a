"""What lies on the table of Holotype."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.bits import count
from pangaea.core.state import State
from pangaea.games.holotype.rules.names import (
    AGES,
    FACES,
    FIELD_CARDS,
    GOAL,
    LOCKED,
    LOUNGE,
    NONE,
    PERIODS,
    SEARCHED,
    SPECIMENS,
    STUDENT,
    TRACES,
    WORKERS,
)
from pangaea.games.holotype.rules.setup import HolotypeSetup


class Table(State):
    """Cards as masks, cubes as counts; piles nobody has seen are bags until drawn from.

    In a veiled table `deck` and `trace_bag` hold all that the seat cannot place, `hidden` and
    `hidden_traces` say how many of these cards the others hold, and `goal` may be HIDDEN.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "phase", "turn", "owing", "choosing", "waiting", "worker", "place", "card", "owed", "spare",
        "rerolls", "kinds", "drawn", "site", "field_deck", "field_discard", "deck", "piled",
        "track", "ending", "displayed",
        "hands", "shown", "hidden", "aged", "pile", "published", "attached", "trace_bag", "traces",
        "hidden_traces", "goal", "offers", "research", "fossils", "museum", "workers",
        "milestones", "discs", "dice",
    )  # fmt: skip

    phase: i64  # the question asked, or OVER
    turn: i64
    owing: i64  # seats that still have to choose a personal objective
    choosing: i64  # the seat that chooses a milestone
    waiting: i64  # how many seats still choose one, this one included
    worker: i64  # the kind of worker that acts
    place: i64  # where it acts: where it stands, or elsewhere by an Erosion Event
    card: i64  # the specimen being published
    owed: i64  # specimens that must be discarded
    spare: i64  # specimens that may be discarded then
    rerolls: i64
    kinds: i64  # the kinds of deals still open, as bits
    drawn: i64  # field cards drawn for this action
    site: i64  # the one that was chosen
    field_deck: i64
    field_discard: i64
    deck: i64  # specimens nobody has seen since the last shuffle
    piled: i64  # how many specimens lie in the discard pile
    track: i64
    ending: i64
    displayed: i64  # the global objectives on display
    hands: vec[i64]  # a mask of specimens per seat
    shown: vec[i64]  # those of the hand that everybody has seen
    hidden: vec[i64]  # veiled tables only: [seat * AGES + shuffles ago]; see `secret_places`
    aged: vec[i64]  # specimens by how many shuffles ago they were last in the deck; SEARCHED
    pile: vec[i64]  # the discard pile from its bottom; HIDDEN in a veiled table
    published: vec[i64]  # a mask of holotypes per seat
    attached: vec[i64]  # per type of trace fossil, the holotypes it lies with
    trace_bag: vec[i64]
    traces: vec[i64]  # in hand: [seat * TRACES + type]
    hidden_traces: vec[i64]  # veiled tables only
    goal: vec[i64]  # the personal objective kept
    offers: vec[i64]  # a mask of the personal objectives dealt, per seat
    research: vec[i64]
    fossils: vec[i64]  # [seat * PERIODS + period]
    museum: vec[i64]
    workers: vec[i64]  # where each stands: [seat * WORKERS + kind]
    milestones: vec[i64]  # a mask per seat
    discs: vec[i64]  # a mask of circles contributed to, per seat
    dice: vec[i64]  # how many dice show each face

    def __init__(self, setup: HolotypeSetup, like: "Table | None" = None) -> None:
        super().__init__(setup.seats)
        self.setup: Final = setup
        if like is None:
            self._lay_out()
        else:
            self._copy(like)

    def _lay_out(self) -> None:
        seats = self.seats
        self.phase = GOAL
        self.turn = 0
        self.owing = 0
        self.choosing = 0
        self.waiting = 0
        self.worker = NONE
        self.place = NONE
        self.card = NONE
        self.owed = 0
        self.spare = 0
        self.rerolls = 0
        self.kinds = 0
        self.drawn = 0
        self.site = NONE
        self.field_deck = (1 << FIELD_CARDS) - 1
        self.field_discard = 0
        self.deck = (1 << SPECIMENS) - 1
        self.piled = 0
        self.track = 0
        self.ending = 0
        self.displayed = 0
        self.hands = vec[i64]([0] * seats)
        self.shown = vec[i64]([0] * seats)
        self.hidden = vec[i64]([0] * (seats * AGES + self.secret_places()))
        self.aged = vec[i64]([0] * (SEARCHED + 1 if self.secret_places() else AGES))
        self.aged[0] = self.deck
        self.pile = vec[i64]([NONE] * SPECIMENS)
        self.published = vec[i64]([0] * seats)
        self.attached = vec[i64]([0] * TRACES)
        self.trace_bag = self.setup.trace_copies[:]
        self.traces = vec[i64]([0] * (seats * TRACES))
        self.hidden_traces = vec[i64]([0] * seats)
        self.goal = vec[i64]([NONE] * seats)
        self.offers = vec[i64]([0] * seats)
        self.research = vec[i64]([0] * seats)
        self.fossils = vec[i64]([0] * (seats * PERIODS))
        self.museum = vec[i64]([0] * PERIODS)
        self.workers = vec[i64]([LOUNGE] * (seats * WORKERS))
        for seat in range(seats):
            self.workers[seat * WORKERS + STUDENT] = LOCKED
        self.milestones = vec[i64]([0] * seats)
        self.discs = vec[i64]([0] * seats)
        self.dice = vec[i64]([0] * FACES)

    def _copy(self, like: "Table") -> None:
        self.phase = like.phase
        self.turn = like.turn
        self.owing = like.owing
        self.choosing = like.choosing
        self.waiting = like.waiting
        self.worker = like.worker
        self.place = like.place
        self.card = like.card
        self.owed = like.owed
        self.spare = like.spare
        self.rerolls = like.rerolls
        self.kinds = like.kinds
        self.drawn = like.drawn
        self.site = like.site
        self.field_deck = like.field_deck
        self.field_discard = like.field_discard
        self.deck = like.deck
        self.piled = like.piled
        self.track = like.track
        self.ending = like.ending
        self.displayed = like.displayed
        self.hands = like.hands[:]
        self.shown = like.shown[:]
        self.hidden = like.hidden[:]
        self.aged = like.aged[:]
        self.pile = like.pile[:]
        self.published = like.published[:]
        self.attached = like.attached[:]
        self.trace_bag = like.trace_bag[:]
        self.traces = like.traces[:]
        self.hidden_traces = like.hidden_traces[:]
        self.goal = like.goal[:]
        self.offers = like.offers[:]
        self.research = like.research[:]
        self.fossils = like.fossils[:]
        self.museum = like.museum[:]
        self.workers = like.workers[:]
        self.milestones = like.milestones[:]
        self.discs = like.discs[:]
        self.dice = like.dice[:]

    def secret_places(self) -> i64:
        """Count what `hidden` holds after the ages: cards searched out per seat, and the pile's."""
        return self.seats + 1 if self.setup.searches_in_secret() else 0

    def after(self, seat: i64) -> i64:
        """Return the next seat clockwise."""
        return (seat + 1) % self.seats

    def has(self, seat: i64, milestone: i64) -> bool:
        """Tell whether a seat owns a milestone."""
        return self.milestones[seat] >> milestone & 1 != 0

    def stored(self, seat: i64) -> i64:
        """Count the fossils of a seat."""
        first = seat * PERIODS
        return self.fossils[first] + self.fossils[first + 1] + self.fossils[first + 2]

    def hand_size(self, seat: i64) -> i64:
        """Count the specimens in a hand, hidden ones too."""
        size = count(self.hands[seat])
        age: i64 = 0
        while age < AGES:
            size += self.hidden[seat * AGES + age]
            age += 1
        return size + self.hidden[self.seats * AGES + seat] if self.secret_places() else size

    def deck_size(self) -> i64:
        """Count the specimens left to draw."""
        size = count(self.deck)
        place: i64 = 0
        while place < len(self.hidden):
            size -= self.hidden[place]
            place += 1
        return size

    def traces_held(self, seat: i64) -> i64:
        """Count the trace fossils in a hand, hidden ones too."""
        first, found = seat * TRACES, self.hidden_traces[seat]
        kind: i64 = 0
        while kind < TRACES:
            found += self.traces[first + kind]
            kind += 1
        return found

    def traces_left(self) -> i64:
        """Count the trace fossils left to draw."""
        left: i64 = 0
        kind: i64 = 0
        while kind < TRACES:
            left += self.trace_bag[kind]
            kind += 1
        seat: i64 = 0
        while seat < self.seats:
            left -= self.hidden_traces[seat]
            seat += 1
        return left
