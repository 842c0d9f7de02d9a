"""Set a table of EVO up the way one lays it out at home, and say what luck brings.

    table = table_of(anna="B02 B03", bruno="D18", chloe="B13", at=MOVEMENT, climate="plain")

Players are named in seat order, which is the turn order unless `order` says otherwise; spaces,
cards and genes are named as in records. Cards that nobody holds are in the pile, genes that nobody
has are in the bag. `at` is the step of the turn that begins.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.events import Event
from pangaea.core.luck import Luck, Script
from pangaea.core.variants import VariantValue
from pangaea.games.evo import GAME
from pangaea.games.evo.box import CARD_NAMES, GENE_NAMES, Box
from pangaea.games.evo.rules import herds, moments, windows
from pangaea.games.evo.rules.names import MOVEMENT, TRAITS
from pangaea.games.evo.rules.setup import EvoSetup
from pangaea.games.evo.rules.table import Table
from pangaea.testing.answers import give, listen, use_up

ANNA, BRUNO, CHLOE = 0, 1, 2
APART = {"anna": "B02", "bruno": "D18", "chloe": "B13"}  # each alone on a start
CLIMATES = ("beach", "plain", "hill", "mountain", "hill2", "plain2")


def setup_of(
    seats: int, box: Box | None = None, *, rules: int = GAME.rules_version, **variants: VariantValue
) -> EvoSetup:
    """Return the tables of a game."""
    setup = GAME.setup_by(rules, seats, variants, box)
    assert isinstance(setup, EvoSetup)
    return setup


def blank(setup: EvoSetup) -> Table:
    """Return an empty table."""
    return GAME.blank(setup)


def table_of(
    standing: Mapping[str, str] | None = None,
    /,
    *,
    at: int = MOVEMENT,
    turn: int = 3,
    climate: str = "plain",
    hands: str = "",
    traits: str = "",
    points: str = "",
    order: str = "",
    meteor: int | None = None,
    genes: str = "",
    gone: str = "",
    luck: Luck | None = None,
    variants: dict[str, VariantValue] | None = None,
    box: Box | None = None,
    rules: int = GAME.rules_version,
    **species: str,
) -> Table:
    """Lay out a table in the middle of a turn, and begin that step of it.

    `hands` reads `anna:flood+encore`, `traits` reads `anna:leg3+horn2`, `points` reads `anna:4`,
    `gone` names the cards that have been played in earlier turns.
    """
    species = species or dict(standing or {})
    table = blank(setup_of(len(species), box, rules=rules, **(variants or {})))
    names = list(species)
    for seat, spaces in enumerate(species.values()):
        for space in spaces.split():
            herds.place(table, seat, zone_of(table, space))
    table.turn, table.step, table.climate = turn, at, CLIMATES.index(climate)
    for name, held in pairs(hands):
        deal(table, names.index(name), held)
    table.gone = mask_of(gone)
    for name, grown in pairs(traits):
        evolve(table, names.index(name), grown)
    for name, number in pairs(points):
        table.points[names.index(name)] = int(number)
    if order:
        table.order = vec[i64]([names.index(name) for name in order.split()])
    if meteor is not None:
        table.meteor = meteor
    begin(table, luck or Script(gene_picks(table, genes)))
    return table


def anna_at(spaces: str) -> dict[str, str]:
    """Let Anna's dinosaurs stand on these spaces, far from Bruno's only one; Chloé has none."""
    return {"anna": spaces, "bruno": "D18", "chloe": ""}


def begin(table: Table, luck: Luck) -> None:
    """Begin the step the table is in, and go on to the first question.

    A moment for cards begins after what leads up to it: the climate is set, the points are scored.
    """
    if table.step in moments.WINDOWS:
        table.stage = table.step
        windows.open_window(table)
    else:
        table.course().steps[table.step].begin(table, luck)
    table.go_on(luck)


def pairs(text: str) -> list[tuple[str, str]]:
    """Read `anna:this bruno:that`."""
    parts = [part.split(":") for part in text.split()]
    return [(name, value) for name, value in parts]


def mask_of(names: str) -> int:
    """Return cards as a mask."""
    return sum(1 << CARD_NAMES.index(name) for name in names.split())


def deal(table: Table, seat: int, held: str) -> None:
    """Put cards into a hand."""
    for name in held.split("+"):
        table.hand[seat] |= 1 << CARD_NAMES.index(name)
        table.held[seat] += 1


def evolve(table: Table, seat: int, grown: str) -> None:
    """Make a species have so many of a gene, such as `leg3`; they leave the bag."""
    for part in grown.split("+"):
        gene, number = GENE_NAMES.index(part[:-1]), int(part[-1])
        table.bag[gene] -= number - table.trait(seat, gene)
        table.traits[seat * TRAITS + gene] = number


# -- what lies where -------------------------------------------------------------------------


def zone_of(table: Table, space: str) -> int:
    """Find a space by its name."""
    tokens = [one.token for one in table.setup.island.spaces]
    return tokens.index(space)


def spaces_of(table: Table, seat: int) -> set[str]:
    """Say where a species stands."""
    spaces = table.setup.island.spaces
    return {spaces[zone].token for zone in herds.zones_of(table, seat)}


def cards_of(table: Table, seat: int) -> set[str]:
    """Say which cards a seat holds."""
    return {name for card, name in enumerate(CARD_NAMES) if table.hand[seat] >> card & 1}


def genes_of(table: Table, seat: int) -> Counter[str]:
    """Say what a species has."""
    names = enumerate(GENE_NAMES[:TRAITS])
    return +Counter({name: int(table.trait(seat, gene)) for gene, name in names})


def points_of(table: Table) -> list[int]:
    """Say what everybody has."""
    return [int(number) for number in table.points]


# -- playing ---------------------------------------------------------------------------------


def play(
    table: Table, *answers: str, dice: Sequence[int] = (), genes: str = "", luck: Luck | None = None
) -> Table:
    """Give answers, each legal; luck rolls these dice, or draws these genes, and no more."""
    door = luck or Script([face - 1 for face in dice] + gene_picks(table, genes))
    give(table, answers, door)
    use_up(door)
    return table


def told(
    table: Table, *answers: str, dice: Sequence[int] = (), luck: Luck | None = None
) -> list[Event]:
    """Give answers, and return what happened."""
    journal = listen(table)
    play(table, *answers, dice=dice, luck=luck)
    return journal.taken()


# -- luck ------------------------------------------------------------------------------------


def gene_picks(table: Table, genes: str) -> list[int]:
    """Say which picks draw these genes out of the bag."""
    bag = [int(number) for number in table.bag]
    found: list[int] = []
    for name in genes.split():
        gene = GENE_NAMES.index(name)
        assert bag[gene] > 0, f"no {name} is left to draw"
        found.append(sum(bag[:gene]))
        bag[gene] -= 1
    return found
