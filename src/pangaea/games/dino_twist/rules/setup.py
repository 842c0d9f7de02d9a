"""Tables made once from the box and the options; every copy of a table shares them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.question import Question
from pangaea.core.state import Setup
from pangaea.games.dino_twist.rules.names import (
    ALL_LANDS,
    BONUSES,
    CARNAGE,
    CARNAGE_BONUS,
    FURY,
    FURY_BONUS,
    JOKER,
    LANDS,
    NO_CARD,
    NO_EVENT,
    NO_SPECIES,
    SPECIES,
)

ATTACKERS: Final = range(NO_SPECIES, JOKER + 1)  # a mixed duo has no species yet


class Kind:
    """Cards that cannot be told apart: species, strength, claws and copies."""

    def __init__(
        self, token: str, species: int, strength: int, copies: int, *, claws: bool
    ) -> None:
        self.token: Final = token
        self.species: Final = species
        self.strength: Final = strength
        self.copies: Final = copies
        self.claws: Final = claws


class Happening:
    """Event cards that are alike: their sort, copies, the lands they close, their species."""

    def __init__(self, token: str, sort: int, copies: int, closed: int, species: int) -> None:
        self.token: Final = token
        self.sort: Final = sort
        self.copies: Final = copies
        self.closed: Final = closed  # mask of lands
        self.species: Final = species


class DinoTwistSetup(Setup):
    """The box and the options of one game, as tables."""

    def __init__(
        self,
        *,
        seats: int,
        questions: list[Question],
        kinds: list[Kind],
        babies: list[Kind],
        happenings: list[Happening],
        bonuses: list[int],
        layout: list[int],
        island: int,
        each_chooses: bool,
        by_rank: bool,
    ) -> None:
        assert len(babies) == SPECIES
        assert len(bonuses) == BONUSES
        assert len(layout) == LANDS + 1
        super().__init__(seats, questions)
        self.kind_rows: Final = [*kinds, *babies]
        self.happening_rows: Final = happenings
        self.layout: Final = layout  # lands row by row; LANDS stands for the event pile
        self.kinds: i64 = len(kinds)  # of cards in hands and piles; babies are numbered from here
        self.cards: i64 = sum(kind.copies for kind in kinds)
        self.happenings: i64 = len(happenings)
        self.island: i64 = island  # the sort of island that everybody gets
        self.each_chooses = each_chooses
        self.by_rank = by_rank
        self.species: Final = vec[i64]([kind.species for kind in self.kind_rows])
        self.strength: Final = vec[i64]([kind.strength for kind in self.kind_rows])
        self.claws: Final = vec[i64]([int(kind.claws) for kind in self.kind_rows])
        self.copies: Final = vec[i64]([kind.copies for kind in kinds])
        # Kinds of a species follow one another by rising strength; the joker is the last kind.
        self.first_kind: Final = vec[i64]([first_of(kinds, species) for species in range(5)])
        self.joker: i64 = first_of(kinds, JOKER) if kinds[-1].species == JOKER else NO_CARD
        self.by_strength: Final = vec[i64](strongest_first(kinds))
        # By `event + 1`, so that no event comes first.
        self.sort: Final = vec[i64]([NO_EVENT] + [row.sort for row in happenings])
        self.opened: Final = vec[i64]([ALL_LANDS] + [ALL_LANDS & ~row.closed for row in happenings])
        self.bonus: Final = vec[i64](
            [0] * len(ATTACKERS) + [bonus(row, one) for row in happenings for one in ATTACKERS]
        )  # by `(event + 1) * KINDS_OF_ATTACKS + species + 1`
        self.event_copies: Final = vec[i64]([row.copies for row in happenings])
        self.bonuses: Final = vec[i64](bonuses)


def bonus(happening: Happening, species: int) -> int:
    """Return what an event adds to the attacks of a species."""
    if happening.sort == CARNAGE:
        return CARNAGE_BONUS
    return FURY_BONUS if happening.sort == FURY and happening.species == species else 0


def strongest_first(kinds: list[Kind]) -> list[int]:
    """List the kinds by falling strength."""
    return sorted(range(len(kinds)), key=lambda kind: -kinds[kind].strength)


def first_of(kinds: list[Kind], species: int) -> int:
    """Return the first kind of a species or of one after it, or the number of kinds."""
    return sum(kind.species < species for kind in kinds)
