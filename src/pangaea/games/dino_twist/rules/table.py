"""What lies on the table of Dino Twist."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.state import State
from pangaea.games.dino_twist.rules.names import (
    EVENTS_IN_PILE,
    EVERYTHING,
    KINDS_OF_ATTACKS,
    LANDS,
    MOST_PREPARED,
    NO_CARD,
    NO_EVENT,
    NO_LAND,
    NO_SPECIES,
    PREPARE,
)
from pangaea.games.dino_twist.rules.setup import DinoTwistSetup


class Table(State):
    """Islands, hands and piles; hands, prepared cards and what was buried are secret."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "phase", "turn", "event", "events_left", "ready", "attacker", "target", "captured",
        "pile", "bonuses_gone", "viewer",
        "unseen", "discard", "gone", "hands", "buried", "held", "graves", "sunk",
        "asking", "prepared", "aim", "power", "twist", "islands", "sorts", "bonus", "event_bag",
    )  # fmt: skip

    phase: i64  # the question asked, or the first one that everybody is asked, or OVER
    turn: i64  # from 1
    event: i64  # the event card in force
    events_left: i64  # in the pile; the rest of the bag is in the box
    ready: i64  # mask of the seats that owe no answer (any more) while all choose
    attacker: i64  # the seat whose attack is under way
    target: i64  # the land it attacks
    captured: i64  # the dinosaur it has beaten
    pile: i64  # cards left to draw
    bonuses_gone: i64  # island bonuses that are used up
    viewer: i64  # whose eyes a veiled table is for; EVERYTHING if nothing is veiled
    unseen: vec[i64]  # the draw pile per kind; veiled: with all else that the viewer cannot see
    discard: vec[i64]  # per kind
    gone: vec[i64]  # cards that all saw cancelled, per kind: out of the game
    hands: vec[i64]  # [seat * kinds + kind]
    buried: vec[i64]  # cards put into the cemetery in secret, like the hands
    held: vec[i64]  # cards that a seat holds or has prepared face down
    graves: vec[i64]  # cards in a cemetery
    sunk: vec[i64]  # those of them that were buried in secret
    asking: vec[i64]  # while all choose: the question each seat has come to
    prepared: vec[i64]  # [seat * MOST_PREPARED + place]
    aim: vec[i64]  # the species each seat attacks, or BURYING
    power: vec[i64]  # the total of an attack that is still to come, or 0
    twist: vec[i64]  # who lives on each land of Twist Island
    islands: vec[i64]  # [seat * LANDS + land]
    sorts: vec[i64]  # the sort of each player's island
    bonus: vec[i64]  # the points of each player's island bonus
    event_bag: vec[i64]  # event cards nobody has seen: the pile and those in the box

    def __init__(self, setup: DinoTwistSetup, like: "Table | None" = None) -> None:
        super().__init__(setup.seats)
        self.setup: Final = setup
        if like is None:
            self._lay_out()
        else:
            self._copy(like)

    def _lay_out(self) -> None:
        setup, seats, kinds = self.setup, self.seats, self.setup.kinds
        self.phase = PREPARE
        self.turn = 1
        self.event = NO_EVENT
        self.events_left = EVENTS_IN_PILE
        self.ready = 0
        self.attacker = -1
        self.target = NO_LAND
        self.captured = NO_CARD
        self.pile = setup.cards
        self.bonuses_gone = 0
        self.viewer = EVERYTHING
        self.unseen = setup.copies[:]
        self.discard = vec[i64]([0] * kinds)
        self.gone = vec[i64]([0] * kinds)
        self.hands = vec[i64]([0] * (seats * kinds))
        self.buried = vec[i64]([0] * (seats * kinds))
        self.held = vec[i64]([0] * seats)
        self.graves = vec[i64]([0] * seats)
        self.sunk = vec[i64]([0] * seats)
        self.asking = vec[i64]([PREPARE] * seats)
        self.prepared = vec[i64]([NO_CARD] * (seats * MOST_PREPARED))
        self.aim = vec[i64]([NO_SPECIES] * seats)
        self.power = vec[i64]([0] * seats)
        self.twist = vec[i64]([kinds + (land >> 1) for land in range(LANDS)])
        self.islands = vec[i64]([NO_CARD] * (seats * LANDS))
        self.sorts = vec[i64]([setup.island] * seats)
        self.bonus = vec[i64]([0] * seats)
        self.event_bag = setup.event_copies[:]

    def _copy(self, like: "Table") -> None:
        self.phase = like.phase
        self.turn = like.turn
        self.event = like.event
        self.events_left = like.events_left
        self.ready = like.ready
        self.attacker = like.attacker
        self.target = like.target
        self.captured = like.captured
        self.pile = like.pile
        self.bonuses_gone = like.bonuses_gone
        self.viewer = like.viewer
        self.unseen = like.unseen[:]
        self.discard = like.discard[:]
        self.gone = like.gone[:]
        self.hands = like.hands[:]
        self.buried = like.buried[:]
        self.held = like.held[:]
        self.graves = like.graves[:]
        self.sunk = like.sunk[:]
        self.asking = like.asking[:]
        self.prepared = like.prepared[:]
        self.aim = like.aim[:]
        self.power = like.power[:]
        self.twist = like.twist[:]
        self.islands = like.islands[:]
        self.sorts = like.sorts[:]
        self.bonus = like.bonus[:]
        self.event_bag = like.event_bag[:]

    def happening(self) -> i64:
        """Return the sort of the event in force, or NO_EVENT."""
        return self.setup.sort[self.event + 1]

    def open_lands(self) -> i64:
        """Return the lands of Twist Island where one may attack."""
        return self.setup.opened[self.event + 1]

    def raised(self, species: i64, total: i64) -> i64:
        """Return a total with what the event in force adds to it."""
        return total + self.setup.bonus[(self.event + 1) * KINDS_OF_ATTACKS + species + 1]

    def card(self, seat: i64, place: i64) -> i64:
        """Return a card that a seat has prepared, or NO_CARD."""
        return self.prepared[seat * MOST_PREPARED + place]

    def prepared_cards(self, seat: i64) -> i64:
        """Count the cards that a seat has prepared."""
        first = place = seat * MOST_PREPARED
        while place < first + MOST_PREPARED and self.prepared[place] != NO_CARD:
            place += 1
        return place - first

    def living(self, seat: i64, land: i64) -> i64:
        """Return the strength of who lives on a player's land; an empty land counts as 0."""
        kind = self.islands[seat * LANDS + land]
        return 0 if kind == NO_CARD else self.setup.strength[kind]
