"""What lies on the table of Dino Twist."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core import flow
from pangaea.core.flow import Course
from pangaea.core.state import NOBODY
from pangaea.games.dino_twist.rules import names
from pangaea.games.dino_twist.rules.setup import DinoTwistSetup


@final
class Table(flow.Table):
    """Islands, hands and piles; hands, prepared cards and what was buried are secret.

    Each field is named once: with what it is on a blank table, or in a copy like another table.
    """

    def __init__(
        self, setup: DinoTwistSetup, like: "Table | None", course: "Course[Table]"
    ) -> None:
        super().__init__(setup, like, course)
        self.setup: Final = setup
        # Whose eyes a veiled table is for; EVERYTHING if nothing is veiled.
        self.viewer: i64 = like.viewer if like else i64(names.EVERYTHING)
        # The turn, from 1; the event card in force, those left in the pile [dino_twist 2.1], and
        # those that nobody has seen: the pile and the rest in the box.
        self.turn: i64 = like.turn if like else i64(1)
        self.event: i64 = like.event if like else i64(names.NO_EVENT)
        self.events_left: i64 = like.events_left if like else i64(names.EVENTS_IN_PILE)
        self.event_bag: vec[i64] = like.event_bag[:] if like else setup.event_copies[:]
        # Dino cards, counted by kind: the draw pile (veiled: with all else that the viewer cannot
        # see) and its size, the open discard pile [dino_twist 2.5], those cancelled before all
        # eyes; then [seat * kinds + kind] hands, and what was put into cemeteries in secret.
        self.unseen: vec[i64] = like.unseen[:] if like else setup.copies[:]
        self.pile: i64 = like.pile if like else setup.cards
        self.discard: vec[i64] = like.discard[:] if like else setup.no_kinds[:]
        self.gone: vec[i64] = like.gone[:] if like else setup.no_kinds[:]
        self.hands: vec[i64] = like.hands[:] if like else setup.no_hands[:]
        self.buried: vec[i64] = like.buried[:] if like else setup.no_hands[:]
        # By seat: cards held or prepared face down, cards in the cemetery, those of them that
        # were buried in secret.
        self.held: vec[i64] = like.held[:] if like else setup.no_seats[:]
        self.graves: vec[i64] = like.graves[:] if like else setup.no_seats[:]
        self.sunk: vec[i64] = like.sunk[:] if like else setup.no_seats[:]
        # While all choose: mask of the seats that still owe an answer, and the step each seat has
        # come to.
        self.undecided: i64 = like.undecided if like else i64(0)
        self.asking: vec[i64] = like.asking[:] if like else setup.no_seats[:]
        # Attacks: the cards, [seat * MOST_PREPARED + place]; the species that each seat attacks,
        # or BURYING; the total of an attack that is still to come, or 0.
        self.prepared: vec[i64] = like.prepared[:] if like else setup.no_prepared[:]
        self.aim: vec[i64] = like.aim[:] if like else setup.no_species[:]
        self.power: vec[i64] = like.power[:] if like else setup.no_seats[:]
        # The attack under way: its seat, the land it attacks, the dinosaur it has beaten.
        self.attacker: i64 = like.attacker if like else i64(NOBODY)
        self.target: i64 = like.target if like else i64(names.NO_LAND)
        self.captured: i64 = like.captured if like else i64(names.NO_CARD)
        # Who lives on Twist Island, and on the players' islands, [seat * LANDS + land]; the sort
        # of each island, the points of its bonus, and the bonuses that are used up.
        self.twist: vec[i64] = like.twist[:] if like else setup.all_babies[:]
        self.islands: vec[i64] = like.islands[:] if like else setup.no_dinos[:]
        self.sorts: vec[i64] = like.sorts[:] if like else setup.same_islands[:]
        self.bonus: vec[i64] = like.bonus[:] if like else setup.no_seats[:]
        self.bonuses_gone: i64 = like.bonuses_gone if like else i64(0)

    def copy(self) -> "Table":
        return Table(self.setup, self, self.course())

    def step_of(self, seat: i64) -> i64:
        """While all choose, each is at its own part of the choice [dino_twist 4.1]."""
        return self.asking[seat] if self.undecided else self.step

    # -- the event in force ----------------------------------------------------------------------

    def happening(self) -> i64:
        """Return the sort of the event in force, or NO_EVENT."""
        return self.setup.sort[self.event + 1]

    def open_lands(self) -> i64:
        """Return the lands of Twist Island where one may attack [dino_twist 8.2]."""
        return self.setup.opened[self.event + 1]

    def raised(self, species: i64, total: i64) -> i64:
        """Return an attack's total with what the event adds to it [dino_twist 8.5, 8.6, 8.7]."""
        return total + self.setup.bonus[(self.event + 1) * names.KINDS_OF_ATTACKS + species + 1]

    # -- what lies where -------------------------------------------------------------------------

    def in_hand(self, seat: i64, kind: i64) -> i64:
        """Count the cards of a kind in a hand."""
        return self.hands[seat * self.setup.kinds + kind]

    def card(self, seat: i64, place: i64) -> i64:
        """Return a card that a seat has prepared, or NO_CARD."""
        return self.prepared[seat * names.MOST_PREPARED + place]

    def prepared_cards(self, seat: i64) -> i64:
        """Count the cards that a seat has prepared."""
        first = place = seat * names.MOST_PREPARED
        while place < first + names.MOST_PREPARED and self.prepared[place] != names.NO_CARD:
            place += 1
        return place - first

    def resident(self, seat: i64, land: i64) -> i64:
        """Return who lives on a land of a player's island, or NO_CARD."""
        return self.islands[seat * names.LANDS + land]

    def living(self, seat: i64, land: i64) -> i64:
        """Return the strength of who lives on a player's land; an empty land counts as 0."""
        kind = self.islands[seat * names.LANDS + land]
        return 0 if kind == names.NO_CARD else self.setup.strength[kind]

    def defence(self, land: i64) -> i64:
        """Return the strength of who lives on a land of Twist Island [dino_twist 8.7, 11.7]."""
        return self.setup.strength[self.twist[land]]
