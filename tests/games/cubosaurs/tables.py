"""Set a table of Cubosaurs up the way one lays it out at home, and say what luck brings.

    table = table_of(fabien="bronto*3 penta egg:penta", gaetan="penta*2", hand="trex", pile=5)

Seats are the names in the order given; cards are named as in records, and `black:3` is enough for
`black:3/-2`. Cards that lie nowhere have been destroyed, so the pile may have any size.
"""

from collections import Counter
from collections.abc import Mapping

from tests.support import listed

from pangaea.core.events import Event
from pangaea.core.luck import Luck, Script
from pangaea.core.variants import VariantValue
from pangaea.games.cubosaurs import GAME
from pangaea.games.cubosaurs.box import TILE_NAMES, TILES, TOKENS, Box
from pangaea.games.cubosaurs.rules import scoring
from pangaea.games.cubosaurs.rules.names import CARDS_PER_SEAT, SOURCES, START_CARDS
from pangaea.games.cubosaurs.rules.setup import CubosaursSetup
from pangaea.games.cubosaurs.rules.table import Table
from pangaea.games.cubosaurs.rules.turn import blank
from pangaea.testing.answers import choices, give, listen, use_up

FABIEN, KRISTIAAN, GAETAN = 0, 1, 2
NO_ICONS = "trex stego bronto penta"  # starting cards
ICONS = "ptero+dna*4"


def setup_of(seats: int, box: Box | None = None, **variants: VariantValue) -> CubosaursSetup:
    """Return the tables of a game."""
    return GAME.setup(seats, variants, box)


def table_of(
    collected: Mapping[str, str] | None = None,
    /,
    *,
    hand: str = "",
    pile: int | None = None,
    turn: str = "",
    round_number: int = 1,
    market: str = "",
    tokens: str = "",
    supply: int | None = None,
    bought: str = "",
    earlier: str = "",
    box: Box | None = None,
    variants: dict[str, VariantValue] | None = None,
    **collections: str,
) -> Table:
    """Lay out a table in the middle of a round; tiles or tokens make it the advanced game.

    `earlier` are the scores of the first round: `fabien:7 gaetan:-2`.
    """
    collections = collections or dict(collected or {})
    advanced = bool(market or tokens or supply is not None or bought)
    chosen: dict[str, VariantValue] = {"advanced": advanced, **(variants or {})}
    table = blank(setup_of(len(collections), box, **chosen))
    seats = list(collections)
    for seat, cards in enumerate(collections.values()):
        for kind in kinds_named(table.setup, cards):
            table.enter_collection(seat, kind)
    for kind in kinds_named(table.setup, hand):
        table.enter_hand(kind)
    table.turn = seats.index(turn) if turn else 0
    table.round = round_number - 1
    setup = table.setup
    table.next_seat = setup.to_the_left if round_number % 2 else setup.to_the_right
    table.market = tiles_named(market)
    table.may_buy = bool(table.setup.advanced)
    for seat, name in enumerate(seats):
        table.tokens[seat] = amounts(tokens).get(name, 0)
    held = sum(amounts(tokens).values())
    table.supply = (TOKENS - held if table.setup.advanced else 0) if supply is None else supply
    table.bought[table.turn] = tiles_named(bought)
    for seat, name in enumerate(seats):
        table.sheet[seat * SOURCES] = amounts(earlier).get(name, 0)
    stack_pile(table, pile)
    return table


def for_sale(tile: str, *, hand: str = "bronto", **collections: str) -> Table:
    """Lay out a table with one tile for sale, which Fabien can just pay."""
    price = TILES[tile].cost
    return table_of(collections, hand=hand, market=tile, tokens=f"fabien:{price}")


def last_hand(*, market: str, tokens: str, bought: str = "", supply: int | None = None) -> Table:
    """Lay out the end of a round: Kristiaan has a T-Rex, Fabien the last Hand, a pterodactyl."""
    return table_of(
        fabien="", kristiaan="trex", hand="ptero", pile=0, market=market, tokens=tokens,
        bought=bought, supply=supply,
    )  # fmt: skip


def last_round(*, earlier: str, tokens: str = "", **collections: str) -> Table:
    """Lay out the end of the second of two rounds, with a T-Rex as the last Hand."""
    return table_of(
        collections, hand="trex", pile=0, round_number=2, earlier=earlier, tokens=tokens,
        variants={"rounds": "2"},
    )  # fmt: skip


def stack_pile(table: Table, pile: int | None) -> None:
    """Make the pile that size; what then is too much has been destroyed before."""
    placed = sum(in_sight(table, kind) for kind in range(table.setup.kinds))
    dealt = CARDS_PER_SEAT * table.seats
    destroyed = dealt - placed - (dealt - placed if pile is None else pile)
    assert destroyed >= 0, "more cards lie on the table than the round has"
    for kind, row in enumerate(table.setup.kind_rows):
        assert in_sight(table, kind) <= row.copies, f"too many {row.token}"
        for _ in range(in_sight(table, kind)):
            table.unseen.remove(kind)
    for _ in range(destroyed):
        most = max(range(table.setup.kinds), key=table.unseen.count)
        table.unseen.remove(most)


def in_sight(table: Table, kind: int) -> int:
    """Count the cards of a kind in the Hand and in all collections."""
    held = sum(int(table.count(seat, kind)) for seat in range(table.seats))
    return int(table.hand[kind]) + held


def amounts(text: str) -> dict[str, int]:
    """Read `fabien:3 gaetan:1`."""
    pairs = [part.split(":") for part in text.split()]
    return {name: int(number) for name, number in pairs}


def kind_named(setup: CubosaursSetup, name: str) -> int:
    """Find a kind of card by its token, or by the beginning of it."""
    tokens = [row.token for row in setup.kind_rows]
    if name in tokens:
        return tokens.index(name)
    return next(n for n, token in enumerate(tokens) if token.startswith((f"{name}:", f"{name}/")))


def kinds_named(setup: CubosaursSetup, cards: str) -> list[int]:
    """Read `trex*2 egg:penta`."""
    return [kind_named(setup, name) for name in listed(cards)]


def tiles_named(tiles: str) -> int:
    """Read `draw steal` as a mask."""
    return sum(1 << TILE_NAMES.index(name) for name in tiles.split())


# -- what lies where -------------------------------------------------------------------------


def cards_of(table: Table, seat: int) -> Counter[str]:
    """Say which cards a collection holds."""
    rows = enumerate(table.setup.kind_rows)
    return +Counter({row.token: int(table.count(seat, kind)) for kind, row in rows})


def hand_of(table: Table) -> Counter[str]:
    """Say which cards the Hand holds."""
    rows = enumerate(table.setup.kind_rows)
    return +Counter({row.token: int(table.hand[kind]) for kind, row in rows})


def market_of(table: Table) -> set[str]:
    """Name the tiles for sale."""
    return {name for number, name in enumerate(TILE_NAMES) if table.market >> number & 1}


def tiles_of(table: Table, seat: int) -> set[str]:
    """Name the tiles a seat has bought."""
    return {name for number, name in enumerate(TILE_NAMES) if table.bought[seat] >> number & 1}


def counted(cards: str) -> Counter[str]:
    """Read `trex*2 egg:penta` as whole tokens."""
    return Counter(listed(cards))


def points_for(cards: str) -> int:
    """Score a collection beside an empty one."""
    return points(table_of(fabien=cards, gaetan=""), FABIEN)


def choices_with(collection: str, *, hand: str) -> set[str]:
    """Say what Fabien may answer with this collection and this Hand."""
    return choices(table_of(fabien=collection, kristiaan="", hand=hand))


def points(table: Table, seat: int) -> int:
    """Score a seat's collection as if the round ended now."""
    twin = table.copy()
    scoring.write_scores(twin)
    return int(scoring.round_score(twin, twin.round, seat))


# -- playing ---------------------------------------------------------------------------------


def play(table: Table, *answers: str, drawn: str = "", luck: Luck | None = None) -> Table:
    """Give answers, each legal; `drawn` says which cards come off the pile meanwhile."""
    door = luck or drawing(table, drawn)
    give(table, answers, door)
    use_up(door)
    return table


def keeping_in_turn(table: Table, *drawn: str) -> list[int]:
    """Let everybody keep the Hand, drawing these cards, and list who was asked."""
    order = [int(table.first_asked())]
    for card in drawn:
        play(table, "keep", drawn=card)
        order.append(int(table.first_asked()))
    return order


def told(table: Table, *answers: str, drawn: str = "", luck: Luck | None = None) -> list[Event]:
    """Give answers, and return what happened."""
    journal = listen(table)
    play(table, *answers, drawn=drawn, luck=luck)
    return journal.taken()


# -- luck ------------------------------------------------------------------------------------


def drawing(table: Table, cards: str) -> Script:
    """Luck that brings these cards off the pile of this table, one after the other."""
    return Script(picks_for(table.setup, list(table.unseen), cards))


def picks_for(setup: CubosaursSetup, unseen: list[int], cards: str) -> list[int]:
    """Say which picks draw these cards out of those unseen."""
    found: list[int] = []
    for kind in kinds_named(setup, cards):
        assert kind in unseen, f"no {setup.kind_rows[kind].token} is left to draw"
        found.append(unseen.index(kind))
        unseen.remove(kind)
    return found


def dealing(
    table: Table, *collections: str, drawn: str = "", lot: int | None = None, tiles: str = ""
) -> Script:
    """Luck for the start of a round: a lot, the first cards by turn order, tiles, the first draw.

    Seats that are not named get what there is most of.
    """
    setup, unseen = table.setup, list(table.setup.deck)
    picks = [] if lot is None else [lot]
    for cards in collections:
        assert len(kinds_named(setup, cards)) == START_CARDS
        picks += picks_for(setup, unseen, cards)
    for _ in range(START_CARDS * (table.seats - len(collections))):
        most = max(range(setup.kinds), key=unseen.count)
        picks += picks_for(setup, unseen, setup.kind_rows[most].token)
    picks += tile_picks(table, tiles)
    return Script(picks + picks_for(setup, unseen, drawn))


def tile_picks(table: Table, tiles: str) -> list[int]:
    """Say which picks turn these tiles up."""
    pile = [n for n in range(len(TILE_NAMES)) if (table.setup.tiles & ~table.market) >> n & 1]
    found: list[int] = []
    for name in tiles.split():
        found.append(pile.index(TILE_NAMES.index(name)))
        pile.remove(TILE_NAMES.index(name))
    return found


def new_table(
    seats: int,
    *collections: str,
    first: int = FABIEN,
    drawn: str,
    tiles: str = "",
    **variants: VariantValue,
) -> Table:
    """Start a game with scripted luck; collections are named from the first player on."""
    table = blank(setup_of(seats, None, **variants))
    luck = dealing(table, *collections, drawn=drawn, lot=first, tiles=tiles)
    GAME.lay_out(table, luck)
    assert luck.left() == 0
    return table
