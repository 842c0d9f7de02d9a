"""Set a table of Eras up the way one lays it out at home, and say which cards come.

    table = table_of(ann="1-1 3-3 5-4 @5L", ben="2-1", cy="", cone="ann/3R", revealed="4-6")

Seats are the names in the order given. Cards are named as in records; `@5L` puts the piece on the
left space of the fifth era, `@3C+` on the far half of a swamp; without it the piece stands on the
centre rock of its sector. Cards that are mentioned nowhere lie in the deck. With `two=True` four
names make a game of two players with two animals each.
"""

from collections.abc import Iterable

from pangaea.core.events import Event
from pangaea.core.luck import Dice, Luck, LuckError
from pangaea.core.question import Domain
from pangaea.core.variants import VariantValue
from pangaea.games.eras import GAME
from pangaea.games.eras.box import BOLT_NAMES, Box
from pangaea.games.eras.rules import deck, placing
from pangaea.games.eras.rules.names import (
    CONE,
    ERUPTION,
    NO_CARD,
    PLACE,
    SLOTS,
    STEP,
    STEPS_A_TURN,
    THUNDERBOLT,
)
from pangaea.games.eras.rules.setup import ErasSetup
from pangaea.games.eras.rules.table import Table
from pangaea.games.eras.rules.turn import blank
from pangaea.testing.answers import give, listen

ANN, BEN, CY, DI = 0, 1, 2, 3


def setup_of(
    seats: int, variants: dict[str, VariantValue] | None = None, box: Box | None = None
) -> ErasSetup:
    """Return the tables of a game."""
    return GAME.setup(seats, variants or {}, box)


def table_of(
    *,
    turn_of: str = "",
    cone: str = "",
    tokens: str = "",
    revealed: str = "",
    discard: str = "",
    deck_holds: str | None = None,
    bolts: str = "",
    two: bool = False,
    variants: dict[str, VariantValue] | None = None,
    box: Box | None = None,
    **paths: str,
) -> Table:
    """Lay out a table in the middle of a turn: about to place a card, else about to step.

    `discard` names the pile from the bottom up, `deck_holds` all cards of a deck that is nearly
    out (the others have left the game), `bolts` the thunderbolts that have struck.
    """
    names = list(paths)
    setup = setup_of(2 if two else len(names), variants, box)
    table = blank(setup)
    for animal, row in enumerate(paths.values()):
        table.sector[animal] = setup.sectors[animal]
        fill_path(table, animal, row)
    for name, number in amounts(tokens).items():
        table.tokens[names.index(name)] = number
    if cone:
        name, _, space = cone.partition("/")
        table.cone = names.index(name) * SLOTS + (space_named(table, space) - 3) // 2
    table.turn = names.index(turn_of) if turn_of else 0
    table.chooser = table.owner(table.turn)
    table.under_way = True
    table.step = PLACE if revealed else STEP
    table.steps_left = STEPS_A_TURN
    table.revealed = take(table, revealed) if revealed else NO_CARD
    for token in discard.split():
        deck.discard(table, take(table, token))
    for number, name in enumerate(bolts.split()):
        kind = BOLT_NAMES.index(name)
        table.bolt_order[number] = kind
        table.bolt_bag[kind] -= 1
        table.bolts_struck += 1
    if deck_holds is not None:
        keep_in_deck(table, deck_holds.split())
    return table


def fill_path(table: Table, animal: int, row: str) -> None:
    """Lay the cards of a path, and its piece."""
    table.piece[animal] = 1
    for token in row.split():
        if token.startswith("@"):
            table.piece[animal] = space_named(table, token[1:])
        else:
            placing.lay(table, animal, take(table, token))


def keep_in_deck(table: Table, tokens: list[str]) -> None:
    """Leave only these cards in the deck."""
    table.deck = sum(1 << card_named(table, name) for name in tokens if "-" in name)
    table.deck_eruptions = tokens.count("eruption")
    table.deck_thunder = tokens.count("thunderbolt")


def amounts(text: str) -> dict[str, int]:
    """Read `ann:3 cy:1`."""
    pairs = [part.split(":") for part in text.split()]
    return {name: int(number) for name, number in pairs}


def domain(table: Table, name: str) -> Domain:
    """Return a domain of the table's game."""
    return GAME.domains(table.setup)[name]


def card_named(table: Table, token: str) -> int:
    """Find an evolution card by its token."""
    return domain(table, "card").index[token]


def space_named(table: Table, token: str) -> int:
    """Find a space by its token."""
    return domain(table, "space").index[token]


def take(table: Table, token: str) -> int:
    """Take a card out of the deck."""
    card = card_named(table, token)
    if card == ERUPTION:
        table.deck_eruptions -= 1
    elif card == THUNDERBOLT:
        table.deck_thunder -= 1
    else:
        assert table.deck >> card & 1, f"{token} lies somewhere already"
        table.deck &= ~(1 << card)
    return card


# -- luck ------------------------------------------------------------------------------------


class Fate(Luck):
    """Luck that brings what it is told: cards, thunderbolts, or plain numbers; then the first."""

    def __init__(self, table: Table, wishes: str) -> None:
        self.table = table
        self.wishes = wishes.split()

    def pick(self, n: int) -> int:
        value = self.place_of(self.wishes.pop(0)) if self.wishes else 0
        if not 0 <= value < n:
            raise LuckError(f"{value} is not one of {n}")
        return value

    def place_of(self, wish: str) -> int:
        """Say where in its pile the wish lies."""
        if wish.isdigit():
            return int(wish)
        if wish in BOLT_NAMES:
            return sum(int(n) for n in list(self.table.bolt_bag)[: BOLT_NAMES.index(wish)])
        card = card_named(self.table, wish)
        eras = int(self.table.deck).bit_count()
        if card == ERUPTION:
            return eras
        if card == THUNDERBOLT:
            return eras + int(self.table.deck_eruptions)
        assert self.table.deck >> card & 1, f"{wish} is not in the deck"
        return (int(self.table.deck) & ((1 << card) - 1)).bit_count()


# -- playing ---------------------------------------------------------------------------------


def begin(table: Table, drawn: str) -> Table:
    """Begin the turn of the animal whose turn it is, with these cards on top."""
    fate = Fate(table, drawn)
    table.under_way = False
    table.step = CONE
    table.go_on(fate)
    assert not fate.wishes, f"{fate.wishes} never came"
    return table


def play(table: Table, *answers: str, drawn: str = "") -> Table:
    """Give answers, each legal; `drawn` says what luck brings meanwhile."""
    fate = Fate(table, drawn)
    give(table, answers, fate)
    assert not fate.wishes, f"{fate.wishes} never came"
    return table


def told(table: Table, *answers: str, drawn: str = "") -> list[Event]:
    """Give answers, and return what happened."""
    journal = listen(table)
    play(table, *answers, drawn=drawn)
    return journal.taken()


# -- what lies where -------------------------------------------------------------------------


def where(table: Table, animal: int) -> str:
    """Say where a piece stands."""
    return domain(table, "space").things[int(table.piece[animal])].token


def path_of(table: Table, animal: int) -> str:
    """Name the cards of a path from the board outward."""
    cards = [int(table.card_at(animal, era)) for era in range(8)]
    return named(table, [card for card in cards if card != NO_CARD])


def named(table: Table, cards: Iterable[int]) -> str:
    """Name evolution cards."""
    return " ".join(domain(table, "card").things[card].token for card in cards)


def discarded(table: Table) -> set[str]:
    """Name the era cards of the discard pile."""
    return set(named(table, [n for n in range(42) if table.heap >> n & 1]).split())


def top_of(table: Table) -> str:
    """Name the top card of the discard pile."""
    return named(table, [int(table.top)])


def cone_of(table: Table) -> str:
    """Say where the cone stands: the animal's number and the space, or home."""
    return domain(table, "cone").things[int(table.cone) + 1].token if table.cone >= 0 else "home"


def answered(table: Table) -> str:
    """Say what the fast answer of the asked seat is, which search takes in roll-outs."""
    seat = int(table.first_asked())
    option = GAME.advisor.policy(table.veiled(seat), seat, Dice(1))
    return table.question(seat).domain.things[option].token
