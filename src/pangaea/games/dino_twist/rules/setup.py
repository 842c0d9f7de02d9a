"""Tables made once from the box and the variants; every copy of a table shares them."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.bits import BIT
from pangaea.core.question import Domain, Question
from pangaea.core.state import Setup
from pangaea.core.variants import VariantValue
from pangaea.games.dino_twist.box import ISLAND_BONUSES, LAND_NAMES, MIDDLE, Box
from pangaea.games.dino_twist.rules import names
from pangaea.games.dino_twist.rules.kinds import Happening, Kind
from pangaea.games.dino_twist.rules.variants import ALL_PTIT_REX, BY_RANK, EACH_CHOOSES

ATTACKERS: Final = range(names.NO_SPECIES, names.JOKER + 1)  # a mixed duo has no species yet


class DinoTwistSetup(Setup):
    """The box and the variants of one game, as tables."""

    def __init__(
        self,
        seats: int,
        variants: Mapping[str, VariantValue],
        box: Box,
        cards: tuple[list[Kind], list[Kind], list[Happening]],
        questions: list[Question],
        domains: dict[str, Domain],
    ) -> None:
        super().__init__(seats, questions, domains)
        kinds, babies, happenings = cards
        assert len(babies) == names.SPECIES
        assert len(ISLAND_BONUSES) == names.BONUSES
        self.each_chooses = variants["islands"] == EACH_CHOOSES
        # The sort of island that everybody gets, unless each chooses [dino_twist 11.4].
        self.island: i64 = names.PTIT_REX if variants["islands"] == ALL_PTIT_REX else names.TREX
        self.by_rank = variants["island_bonus"] == BY_RANK
        self.bonuses: Final = vec[i64](list(ISLAND_BONUSES))
        self.layout: Final = layout_in(box)  # lands row by row; LANDS stands for the event pile
        self.everybody: i64 = BIT[seats] - 1  # mask of all seats

        # The Dino cards, by kind; babies are numbered after those in hands and piles.
        self.kind_rows: Final = [*kinds, *babies]
        self.kinds: i64 = len(kinds)
        self.after_cards: i64 = len(kinds)  # the answer after them: enough, the cemetery, ready
        self.cards: i64 = sum(kind.copies for kind in kinds)
        self.species: Final = vec[i64]([kind.species for kind in self.kind_rows])
        self.strength: Final = vec[i64]([kind.strength for kind in self.kind_rows])
        self.claws: Final = vec[i64]([int(kind.claws) for kind in self.kind_rows])
        self.copies: Final = vec[i64]([kind.copies for kind in kinds])
        # Kinds of a species follow one another by rising strength; the joker is the last kind.
        self.first_kind: Final = vec[i64]([first_of(kinds, species) for species in range(5)])
        self.joker: i64 = (
            first_of(kinds, names.JOKER) if kinds[-1].species == names.JOKER else names.NO_CARD
        )
        self.by_strength: Final = vec[i64](strongest_first(kinds))

        # The Event cards; tables by `event + 1`, so that no event comes first.
        self.happening_rows: Final = happenings
        self.happenings: i64 = len(happenings)
        self.event_copies: Final = vec[i64]([row.copies for row in happenings])
        self.sort: Final = vec[i64]([names.NO_EVENT] + [row.sort for row in happenings])
        self.opened: Final = vec[i64](
            [names.ALL_LANDS] + [names.ALL_LANDS & ~row.closed for row in happenings]
        )
        self.bonus: Final = vec[i64](
            [0] * len(ATTACKERS) + [bonus(row, one) for row in happenings for one in ATTACKERS]
        )  # by `(event + 1) * KINDS_OF_ATTACKS + species + 1`

        # Blank things, to be copied.
        self.no_kinds: Final = vec[i64]([0] * len(kinds))
        self.no_hands: Final = vec[i64]([0] * (seats * len(kinds)))
        self.no_seats: Final = vec[i64]([0] * seats)
        self.no_species: Final = vec[i64]([names.NO_SPECIES] * seats)
        self.no_prepared: Final = vec[i64]([names.NO_CARD] * (seats * names.MOST_PREPARED))
        self.no_dinos: Final = vec[i64]([names.NO_CARD] * (seats * names.LANDS))
        self.same_islands: Final = vec[i64]([int(self.island)] * seats)
        self.all_babies: Final = vec[i64]([len(kinds) + (land >> 1) for land in range(names.LANDS)])


def layout_in(box: Box) -> list[int]:
    """List the lands row by row; LANDS stands for the event pile [dino_twist 2.2]."""
    return [names.LANDS if name == MIDDLE else LAND_NAMES.index(name) for name in box.layout]


def bonus(happening: Happening, species: int) -> int:
    """Return what an event adds to the attacks of a species [dino_twist 8.5, 8.6]."""
    if happening.sort == names.CARNAGE:
        return names.CARNAGE_BONUS
    return names.FURY_BONUS if happening.sort == names.FURY and happening.species == species else 0


def strongest_first(kinds: list[Kind]) -> list[int]:
    """List the kinds by falling strength."""
    return sorted(range(len(kinds)), key=lambda kind: -kinds[kind].strength)


def first_of(kinds: list[Kind], species: int) -> int:
    """Return the first kind of a species or of one after it, or the number of kinds."""
    return sum(kind.species < species for kind in kinds)
