"""How the table of Cubosaurs looks to one seat."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from pangaea.core.bits import members
from pangaea.core.flow import OVER
from pangaea.core.game import Game, SeatView
from pangaea.core.scene import Area, Fact, Look, Player, Scene, Series, Spot, Way
from pangaea.core.stage import COLOURS
from pangaea.games.cubosaurs.rules.inventory import destroyed
from pangaea.games.cubosaurs.rules.names import HAND, TILE_EGGS, TILE_TYPES
from pangaea.games.cubosaurs.rules.scoring import round_score, total_score
from pangaea.games.cubosaurs.rules.table import Table
from pangaea.games.cubosaurs.rules.things import signed
from pangaea.games.cubosaurs.scene.looks import (
    BACK,
    CubosaursStage,
    lit_if_kept,
    round_points,
    show_card,
    show_tile,
    with_hand_kept,
)
from pangaea.games.cubosaurs.scene.offers import (
    offer_card,
    offer_keeping,
    offer_seat,
    offer_tile,
)
from pangaea.games.cubosaurs.scene.series import NAMES, collection_series, series_of

PAW: Final = Look("token", icon="hand", colour="amber")
BEAD: Final = Look("token", icon="dna", colour="teal")
RING: Final = 420  # pixels: names around, cards in the middle
SHELF: Final = 216


def scene(game: Game, table: Table, view: SeatView) -> Scene:
    """Describe the whole table."""
    stage = CubosaursStage(game, table, view)
    stage.common("table", lambda: show_table(stage))
    if stage.mine:
        offer_all(stage)
    drawn = stage.finished(stage.players, status(stage), table.outcome())
    return replace(drawn, backdrop="felt")


def show_table(stage: CubosaursStage) -> None:
    """Show everything that lies on the table: nothing is hidden from anybody."""
    worths = tuple(worth_now(stage.table, seat) for seat in range(stage.table.seats))
    show_middle(stage, worths)
    for seat in range(stage.table.seats):
        show_seat(stage, seat)
    for seat in range(stage.table.seats):
        show_player(stage, seat, worths[seat])


def show_middle(stage: CubosaursStage, worths: tuple[int, ...]) -> None:
    """Show the round, who has the Hand, the cards in the middle, and the tiles for sale."""
    table = stage.table
    stage.panel("facts", (int(table.round), int(table.supply)), lambda: show_facts(stage))
    ring = int(table.round), int(table.turn), table.step == OVER, worths
    stage.panel("ring", ring, lambda: show_ring(stage, worths))
    stage.panel("pile", int(table.cards_left()), lambda: show_pile(stage))
    hand = tuple(table.hand), tuple(table.cards)
    key = hand, int(table.turn), table.step == OVER
    stage.panel("hand", key, lambda: show_hand(stage))
    stage.panel("away", destroyed(table), lambda: show_away(stage))
    if table.setup.advanced:
        stage.panel("market", int(table.market), lambda: lay_market(stage))


def show_seat(stage: CubosaursStage, seat: int) -> None:
    """Show a player's collection, tokens, and the tiles bought this round."""
    table, series = stage.table, collection_series(stage, seat)
    stage.panel(f"series{seat}", series, lambda: show_collection(stage, seat, series))
    first = seat * stage.kinds
    held = tuple(table.cards[first : first + stage.kinds])
    stage.panel(f"cards{seat}", held, lambda: lay_collection(stage, seat))
    if table.setup.advanced:
        tokens = int(table.tokens[seat])
        stage.panel(f"beads{seat}", tokens, lambda: show_beads(stage, seat))
    if table.bought[seat]:
        stage.panel(f"tiles{seat}", int(table.bought[seat]), lambda: show_tiles(stage, seat))


def offer_all(stage: CubosaursStage) -> None:
    """Let tiles, cards, collections and the Hand stand for answers."""
    for tile, piece in stage.laid("market"):
        offer_tile(stage, tile, piece)
    for seat in range(stage.table.seats):
        area = f"cards{seat}"
        for kind, piece in stage.laid(area):
            offer_card(stage, seat, kind, piece)
        offer_seat(stage, seat, area)
    offer_keeping(stage)


def status(stage: CubosaursStage) -> str:
    """Say in one sentence where the game stands."""
    table = stage.table
    if table.step == OVER:
        return stage.words.say("status-over")
    if is_scored(table):
        return stage.words.say("status-scored", round=int(table.round) + 1)
    name = stage.view.names[table.first_asked()]
    return stage.words.say("status-turn", name=name, round=int(table.round) + 1)


# -- the middle ------------------------------------------------------------------------------------


def show_facts(stage: CubosaursStage) -> None:
    """Show round, direction, and tokens in the supply."""
    table, say = stage.table, stage.words.say
    number = f"{table.round + 1} / {table.setup.rounds}"
    stage.fact(say("fact-round"), number, rule="cubosaurs/5.1")
    stage.fact(say("fact-direction"), say(f"direction-{way(table)}"), rule="cubosaurs/5.4")
    if table.setup.advanced:
        stage.fact(say("fact-supply"), int(table.supply), icon="dna", rule="cubosaurs/8.6")


def way(table: Table) -> Way:
    """Return which way round the Hand travels in this round."""
    return "anticlockwise" if table.round & 1 else "clockwise"


def show_ring(stage: CubosaursStage, worths: tuple[int, ...]) -> None:
    """Show who sits where, who has the Hand and which way it goes."""
    table, say = stage.table, stage.words.say
    turning = say(f"direction-{way(table)}")
    stage.area(
        Area(
            "ring", "ring", say("area-ring"), spots=tuple(places(stage, worths)), way=way(table),
            tip=say("area-ring-tip", way=turning), rule="cubosaurs/5.4", part="main", least=RING,
            weight=3,
        )
    )  # fmt: skip
    if table.step != OVER:
        name = stage.view.names[table.turn]
        stage.piece(
            "ring",
            PAW,
            say("area-hand", name=name),
            spot=f"place{table.turn}",
            rule="cubosaurs/3.1",
        )


def places(stage: CubosaursStage, worths: tuple[int, ...]) -> Iterator[Spot]:
    """List the places around the ring clockwise; a face turns it to who looks."""
    say = stage.words.say
    for seat in range(stage.table.seats):
        name = stage.view.names[seat]
        over, points = stage.table.step == OVER, signed(worths[seat])
        label = say("place-of", name=name, points="" if over else points)
        text = "" if over else say("place-points", points=points)
        yield Spot(
            f"place{seat}", label, colour=COLOURS[seat], text=text, name=name, owner=seat,
            rule="cubosaurs/4.9",
        )  # fmt: skip


def show_pile(stage: CubosaursStage) -> None:
    """Show the draw pile: how many cards are left, and no more."""
    show_stack(stage, "pile", int(stage.table.cards_left()), "cubosaurs/4.1")


def show_away(stage: CubosaursStage) -> None:
    """Show how many cards are out of the round: set aside at its start, or destroyed since."""
    away = int(stage.table.setup.set_aside) + destroyed(stage.table)
    show_stack(stage, "away", away, "cubosaurs/2.1")


def show_stack(stage: CubosaursStage, name: str, cards: int, rule: str) -> None:
    """Show cards that lie face down, and how many they are."""
    say = stage.words.say
    label, tip = say(f"area-{name}"), say(f"area-{name}-tip", cards=cards)
    stage.area(Area(name, "pile", label, parent="ring", count=cards, tip=tip, rule=rule))
    if cards:
        stage.piece(name, BACK, say(f"{name}-top", cards=cards), count=cards)


def show_hand(stage: CubosaursStage) -> None:
    """Show the Hand, open to all, in the middle."""
    table, say, seat = stage.table, stage.words.say, int(stage.table.turn)
    holder = stage.view.names[seat]
    none = say("area-hand-empty")
    label, empty = (none, "") if table.step == OVER else (say("area-hand", name=holder), none)
    stage.area(
        Area(
            "hand", "row", label, featured=True, tip=say("area-hand-tip"), rule="cubosaurs/3.2",
            owner=seat, parent="ring", empty=empty,
        )
    )  # fmt: skip
    if table.hand_kinds:
        kept = with_hand_kept(table, seat)
        for kind in table.cards_in_hand():
            show_card(stage, "hand", kind, lit_if_kept(kind, kept, seat))


def lay_market(stage: CubosaursStage) -> list[tuple[int, str]]:
    """Lay the tiles for sale out on their shelf."""
    say = stage.words.say
    stage.area(
        Area(
            "market", "market", say("area-market"), empty=say("area-market-empty"),
            rule="cubosaurs/8.8", backdrop="shelf", part="beside", least=SHELF, weight=1,
        )
    )  # fmt: skip
    return [(tile, show_tile(stage, "market", tile)) for tile in members(stage.table.market)]


# -- the seats -------------------------------------------------------------------------------------


def show_collection(stage: CubosaursStage, seat: int, series: tuple[Series, ...]) -> None:
    """Show what the series of a collection are worth."""
    say, name = stage.words.say, stage.view.names[seat]
    stage.area(
        Area(
            f"cards{seat}", "row", say("area-cards", name=name), place="seat", owner=seat,
            empty=say("area-cards-empty"), rule="cubosaurs/4.9", series=series,
        )
    )  # fmt: skip


def lay_collection(stage: CubosaursStage, seat: int) -> list[tuple[int, str]]:
    """Lay the cards of a collection, series by series."""
    table, area = stage.table, f"cards{seat}"
    found: list[tuple[int, str]] = []
    for kind in members(table.held[seat]):
        series = NAMES[series_of(int(table.setup.type_of[kind]))]
        copies = range(table.count(seat, kind))
        found += [(kind, show_card(stage, area, kind, series=series)) for _ in copies]
    return found


def show_beads(stage: CubosaursStage, seat: int) -> None:
    """Show a player's DNA tokens as beads."""
    say, tokens = stage.words.say, int(stage.table.tokens[seat])
    area = f"beads{seat}"
    stage.area(
        Area(
            area, "row", say("fact-tokens"), place="seat", owner=seat, folded=True, weight=1,
            empty=say("area-beads-empty"), tip=say("area-beads-tip"), rule="cubosaurs/8.4",
        )
    )  # fmt: skip
    for _ in range(tokens):
        stage.piece(area, BEAD, say("bead"), rule="cubosaurs/8.4")


def show_tiles(stage: CubosaursStage, seat: int) -> None:
    """Show the tiles a player bought this round."""
    area = f"tiles{seat}"
    label = stage.words.say("area-tiles", name=stage.view.names[seat])
    stage.area(
        Area(
            area,
            "row",
            label,
            place="seat",
            owner=seat,
            folded=True,
            parent=f"beads{seat}",
            rule="cubosaurs/9.11",
        )
    )
    for tile in members(stage.table.bought[seat]):
        show_tile(stage, area, tile, used=tile not in (TILE_TYPES, TILE_EGGS))


def is_scored(table: Table) -> bool:
    """Tell whether the round has just been counted: nobody has a Hand, and no card was drawn."""
    return table.step == HAND and not table.hand_kinds


def show_player(stage: CubosaursStage, seat: int, worth: int) -> None:
    """Show a player's points so far, what the collection is worth now, and tokens."""
    table = stage.table
    held = worth, int(table.bought[seat]), int(table.tokens[seat])
    past = int(table.round), tuple(table.sheet)
    key = seat in stage.asked, table.step == OVER, is_scored(table), past, held
    stage.panel(f"player{seat}", key, lambda: stage.players.append(player(stage, seat, worth)))


def player(stage: CubosaursStage, seat: int, worth: int) -> Player:
    """Describe a player."""
    table, say = stage.table, stage.words.say
    facts = [] if table.step == OVER else [
        Fact(say("fact-collection"), signed(worth), rule="cubosaurs/4.9")
    ]  # fmt: skip
    if table.setup.advanced:
        tokens = str(int(table.tokens[seat]))
        facts.append(Fact(say("fact-tokens"), tokens, icon="dna", rule="cubosaurs/8.4"))
    return stage.player(seat, points_so_far(table, seat), tuple(facts))


def worth_now(table: Table, seat: int) -> int:
    """Return what a collection would score if the round ended now."""
    return 0 if table.step == OVER else round_points(table, seat)


def points_so_far(table: Table, seat: int) -> int:
    """Return the points of the rounds that are over; tokens count once the game is."""
    if table.step == OVER:
        return int(total_score(table, seat))
    rounds = table.round + 1 if is_scored(table) else table.round
    return sum(int(round_score(table, number, seat)) for number in range(rounds))
