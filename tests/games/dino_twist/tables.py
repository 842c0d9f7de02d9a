"""Set a table of Dino Twist up the way one lays it out at home, and say what luck brings.

    table = table_of(lise="carni:4 carni:8 aqua:5", celian="herbi:2", twist="desert=7")

The players sit in the order of CAST; cards and lands are named as in records. Lands of Twist Island
that are not named hold their babies. All cards that lie nowhere are in the draw pile, unless `pile`
says what it holds: then the others are out of the game.
"""

from collections import Counter
from collections.abc import Mapping
from typing import TypedDict, Unpack

from tests.support import listed

from pangaea.core.events import Event
from pangaea.core.luck import Dice, Luck, Script
from pangaea.core.reason import Reason
from pangaea.core.variants import VariantValue
from pangaea.games.dino_twist import GAME
from pangaea.games.dino_twist.box import LAND_NAMES, SPECIES_NAMES, Box
from pangaea.games.dino_twist.rules.names import LANDS, NO_CARD, PREPARE, PTIT_REX
from pangaea.games.dino_twist.rules.setup import DinoTwistSetup
from pangaea.games.dino_twist.rules.table import Table
from pangaea.games.dino_twist.rules.turn import blank
from pangaea.testing.answers import asked_what, choices, give, listen, use_up
from pangaea.testing.answers import refusal as why_refused

CAST = ("lise", "celian", "marilys", "emilie", "tom", "zoe")
LISE, CELIAN, MARILYS, EMILIE, TOM, ZOE = range(6)


def setup_of(seats: int, box: Box | None = None, **variants: VariantValue) -> DinoTwistSetup:
    """Return the tables of a game."""
    return GAME.setup(seats, variants, box)


def table_of(
    held: Mapping[str, str] | None = None,
    /,
    *,
    event: str = "",
    events_left: int = 5,
    twist: str = "",
    islands: Mapping[str, str] | None = None,
    ptit_rex: str = "",
    pile: str | None = None,
    discards: str = "",
    graves: str = "",
    bonus: str = "",
    bonuses_gone: int = 0,
    box: Box | None = None,
    variants: Mapping[str, VariantValue] | None = None,
    **hands: str,
) -> Table:
    """Lay out a table at the moment when all prepare."""
    hands = hands or dict(held or {})
    assert list(hands) == list(CAST[: len(hands)]), "players sit in the order of the cast"
    table = blank(setup_of(len(hands), box, **(variants or {})))
    for seat, cards in enumerate(hands.values()):
        deal(table, seat, cards)
    for land, kind in placed(table, twist):
        table.twist[land] = take(table, kind)
    populate(table, islands or {}, ptit_rex)
    for kind in kinds_named(table.setup, discards):
        table.discard[take(table, kind)] += 1
    keep_score(table, amounts(graves), amounts(bonus))
    table.bonuses_gone = bonuses_gone
    stack_pile(table, pile)
    table.events_left = events_left
    if event:
        table.turn = 2
        table.event = events_named(table, event)[0]
        table.event_bag[table.event] -= 1
    table.step = PREPARE
    table.course().steps[PREPARE].begin(table, Dice(0))
    return table


class Layout(TypedDict, total=False):
    """What `table_of` may be told beside the hands, where two play."""

    event: str
    events_left: int
    twist: str
    islands: Mapping[str, str]
    ptit_rex: str
    pile: str
    discards: str
    box: Box


def all_revealed(*, twist: str = "", **hands: str) -> Table:
    """Lay out a table of more players who have attacked with all they hold."""
    return attack_with_all(table_of(hands, twist=twist), hands)


def attack_with_all(table: Table, hands: Mapping[str, str]) -> Table:
    """Let everybody attack with all they hold."""
    for name, cards in hands.items():
        play(table, None, **{name: cards})
    return table


def revealed(
    *, lise: str, celian: str = "aqua:9", island: str = "", **layout: Unpack[Layout]
) -> Table:
    """Lay out a table of two who have attacked with all they hold; the island is Lise's."""
    if island:
        layout["islands"] = {"lise": island}
    table = table_of(lise=lise, celian=celian, **layout)
    return play(table, lise=lise, celian=celian)


def attacking(
    land: str, *, lise: str, celian: str = "aqua:9", island: str = "", **layout: Unpack[Layout]
) -> Table:
    """Lay out such a table after Lise, who is first, has chosen the land she attacks."""
    table = revealed(lise=lise, celian=celian, island=island, **layout)
    return play(table, lise=land)


def populate(table: Table, islands: Mapping[str, str], ptit_rex: str) -> None:
    """Let dinosaurs live on the players' islands, some of which may be for P'tit Rex."""
    for name, lands in islands.items():
        for land, kind in placed(table, lands):
            table.islands[CAST.index(name) * LANDS + land] = take(table, kind)
    for name in ptit_rex.split():
        table.sorts[CAST.index(name)] = PTIT_REX


def keep_score(table: Table, graves: dict[str, int], bonus: dict[str, int]) -> None:
    """Say how many cards lie in cemeteries, and who has an island bonus."""
    for name, number in graves.items():
        table.graves[CAST.index(name)] = number
    for name, points in bonus.items():
        table.bonus[CAST.index(name)] = points


def deal(table: Table, seat: int, cards: str) -> None:
    """Give a player these cards as a hand."""
    for kind in kinds_named(table.setup, cards):
        table.hands[seat * table.setup.kinds + take(table, kind)] += 1
        table.held[seat] += 1


def take(table: Table, kind: int) -> int:
    """Take a card out of those that lie nowhere yet; there are always babies."""
    if kind < table.setup.kinds:
        assert table.unseen[kind] > 0, f"too many {table.setup.kind_rows[kind].token}"
        table.unseen[kind] -= 1
    return kind


def stack_pile(table: Table, pile: str | None) -> None:
    """Make the draw pile of these cards, or of all that lie nowhere."""
    if pile is not None:
        wanted = Counter(kinds_named(table.setup, pile))
        for kind in range(table.setup.kinds):
            assert wanted[kind] <= table.unseen[kind]
            table.gone[kind] += table.unseen[kind] - wanted[kind]
            table.unseen[kind] = wanted[kind]
    table.pile = sum(int(number) for number in table.unseen)


def amounts(text: str) -> dict[str, int]:
    """Read `lise:3 celian:1`."""
    pairs = [part.split(":") for part in text.split()]
    return {name: int(number) for name, number in pairs}


def placed(table: Table, text: str) -> list[tuple[int, int]]:
    """Read `desert=7 sea=baby:aqua river=voli:3`: a bare strength is of the land's own species."""
    pairs = [part.split("=") for part in text.split()]
    lands = [(LAND_NAMES.index(land), card) for land, card in pairs]
    return [(land, kind_named(table.setup, card_on(land, card))) for land, card in lands]


def card_on(land: int, card: str) -> str:
    """Name a card in full; two lands belong to each species."""
    return f"{SPECIES_NAMES[land >> 1]}:{card}" if card.isdigit() else card


def kind_named(setup: DinoTwistSetup, name: str) -> int:
    """Find a kind of card by its token."""
    return [row.token for row in setup.kind_rows].index(name)


def kinds_named(setup: DinoTwistSetup, cards: str) -> list[int]:
    """Read `carni:4*2 aqua:5`."""
    return [kind_named(setup, name) for name in listed(cards)]


def events_named(table: Table, text: str) -> list[int]:
    """Read `carnage meteorites:hill:sea fury:aqua`."""
    tokens = [row.token for row in table.setup.happening_rows]
    return [tokens.index(name) for name in text.split()]


# -- what lies where -------------------------------------------------------------------------


def counted(cards: str) -> Counter[str]:
    """Read `carni:4*2 aqua:5`."""
    return Counter(listed(cards))


def hand_of(table: Table, seat: int) -> Counter[str]:
    """Say which cards a hand holds."""
    kinds = table.setup.kinds
    rows = enumerate(table.setup.kind_rows[:kinds])
    return +Counter({row.token: int(table.hands[seat * kinds + kind]) for kind, row in rows})


def discards_of(table: Table) -> Counter[str]:
    """Say which cards lie on the discard pile."""
    rows = enumerate(table.setup.kind_rows[: table.setup.kinds])
    return +Counter({row.token: int(table.discard[kind]) for kind, row in rows})


def prepared_by(table: Table, seat: int) -> Counter[str]:
    """Say which cards lie before a seat."""
    cards = [table.card(seat, place) for place in range(3)]
    return Counter(table.setup.kind_rows[card].token for card in cards if card != NO_CARD)


def on_twist(table: Table, land: str) -> str:
    """Say who lives on a land of Twist Island."""
    return table.setup.kind_rows[table.twist[LAND_NAMES.index(land)]].token


def on_island(table: Table, seat: int, land: str) -> str:
    """Say who lives on a land of a player's island; "" if nobody does."""
    kind = table.islands[seat * LANDS + LAND_NAMES.index(land)]
    return "" if kind == NO_CARD else table.setup.kind_rows[kind].token


def island_of(table: Table, seat: int) -> dict[str, str]:
    """Say who lives where on a player's island."""
    found = {land: on_island(table, seat, land) for land in LAND_NAMES}
    return {land: token for land, token in found.items() if token}


def spoils_of(table: Table, seat: int, land: str) -> tuple[str, Counter[str], str]:
    """Say who stayed on an attacked land, what was discarded, and who lives on the seat's land."""
    return on_twist(table, land), discards_of(table), on_island(table, seat, land)


# -- playing ---------------------------------------------------------------------------------


def play(table: Table, luck: Luck | None = None, **answers: str) -> Table:
    """Let players answer, one after the other, each with one or more words."""
    door = luck or Dice(5)
    for name, words in answers.items():
        give(table, words.split(), door, CAST.index(name))
        confirm(table, CAST.index(name), door)
    use_up(door)
    return table


def confirm(table: Table, seat: int, luck: Luck) -> None:
    """Let a player whose cards nothing can join say so: nobody else learns that it was so."""
    ready = table.setup.kinds
    joins = seat in table.asked() and asked_what(table, seat) == "join"
    if joins and table.options(seat) == [ready]:
        table.answer(seat, ready, luck)


def told(table: Table, luck: Luck | None = None, **answers: str) -> list[Event]:
    """Let players answer, and return what happened."""
    journal = listen(table)
    play(table, luck, **answers)
    return journal.taken()


def told_of(table: Table, kind: type[Event], **answers: str) -> list[Event]:
    """Let players answer, and return what happened of one sort."""
    return [event for event in told(table, None, **answers) if isinstance(event, kind)]


def may_bury_under(
    event: str, hands: Mapping[str, str], *, twist: str, islands: Mapping[str, str] | None = None
) -> bool:
    """Tell whether the cemetery is open to Lise while an event is in force."""
    table = table_of(hands, event=event, twist=twist, islands=islands)
    return "cemetery" in choices(table, LISE)


def refusal(table: Table, seat: int, answer: str) -> Reason:
    """Ask why an answer that can be written is not legal; the sentence must exist."""
    return why_refused(table, answer, seat)


# -- luck ------------------------------------------------------------------------------------


def coming(table: Table, cards: str = "", events: str = "") -> Script:
    """Luck that brings these cards off the pile as it is now, then these events."""
    bag = [int(number) for number in table.unseen]
    picks = picks_for(bag, kinds_named(table.setup, cards))
    event_bag = [int(number) for number in table.event_bag]
    return Script(picks + picks_for(event_bag, events_named(table, events)))


def picks_for(bag: list[int], things: list[int]) -> list[int]:
    """Say which picks draw these things out of a bag."""
    found: list[int] = []
    for thing in things:
        assert bag[thing] > 0, "there is none left to draw"
        found.append(sum(bag[:thing]))
        bag[thing] -= 1
    return found
