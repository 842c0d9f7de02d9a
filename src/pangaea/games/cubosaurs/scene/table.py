"""How the table of Cubosaurs looks to one seat."""

from typing import Final

from pangaea.core.bits import members
from pangaea.core.flow import OVER
from pangaea.core.game import Game, SeatView
from pangaea.core.scene import Area, Badge, Fact, Look, Player, Scene, Value
from pangaea.core.stage import Offer, Stage
from pangaea.games.cubosaurs.box import SPECIES_NAMES, TILE_NAMES
from pangaea.games.cubosaurs.rules.inventory import destroyed
from pangaea.games.cubosaurs.rules.kinds import Kind
from pangaea.games.cubosaurs.rules.names import (
    CREDITOR,
    EGG,
    FORBIDDEN,
    HAND,
    KEEP,
    LONGEST_SERIES,
    MINE,
    RECEIVER,
    SPECIES,
    THEIRS,
    TILE_EGGS,
    TILE_TYPES,
    TILES,
)
from pangaea.games.cubosaurs.rules.scoring import (
    has_most,
    round_score,
    total_score,
    write_score,
)
from pangaea.games.cubosaurs.rules.table import Table
from pangaea.games.cubosaurs.rules.things import signed

TYPE_ICONS: Final = (*SPECIES_NAMES, "raptor_black", "raptor_grey", "egg")
BACK: Final = Look("card", icon="egg", colour="back", down=True)
TYPE_COLOURS: Final = ("orange", "blue", "purple", "red", "green", "black", "grey", "rainbow")


class CubosaursStage(Stage):
    """The stage, with what every part of this scene needs at hand."""

    def __init__(self, game: Game, table: Table, view: SeatView) -> None:
        super().__init__(game, table, view, view.domains or game.domains(table.setup))
        self.table = table
        self.kinds = int(table.setup.kinds)
        self.mine = self.is_asked()


def scene(game: Game, table: Table, view: SeatView) -> Scene:
    """Describe the whole table."""
    stage = CubosaursStage(game, table, view)
    show_middle(stage)
    for seat in range(table.seats):
        show_seat(stage, seat)
    if stage.mine and table.step == HAND:
        offer_keeping(stage)
    for seat in range(table.seats):
        show_player(stage, seat)
    return stage.finished(stage.players, status(stage), table.outcome())


def show_middle(stage: CubosaursStage) -> None:
    """Show what belongs to nobody: the pile, the Hand, the tiles for sale."""
    table = stage.table
    stage.panel("facts", (int(table.round), int(table.supply)), lambda: show_facts(stage))
    stage.panel("pile", int(table.cards_left()), lambda: show_pile(stage))
    hand = tuple(table.hand), tuple(table.cards)
    key = hand, int(table.turn), table.step == OVER
    stage.panel("hand", key, lambda: show_hand(stage))
    if table.setup.advanced:
        show_market(stage)
    stage.panel("away", destroyed(table), lambda: show_away(stage))


def show_seat(stage: CubosaursStage, seat: int) -> None:
    """Show a player's collection and the tiles bought this round."""
    table, area = stage.table, f"cards{seat}"
    cards = stage.panel(area, collection_key(stage, seat), lambda: show_collection(stage, seat))
    if stage.mine:
        for kind, piece in cards:
            offer_card(stage, seat, kind, piece)
        offer_seat(stage, seat, area)
    if table.bought[seat]:
        stage.panel(f"tiles{seat}", int(table.bought[seat]), lambda: show_tiles(stage, seat))


def collection_key(stage: CubosaursStage, seat: int) -> tuple[object, ...]:
    """Say what a collection shows: its cards, and which of its eggs count the most."""
    table, kinds = stage.table, stage.kinds
    eggs = [kind for kind in members(table.held[seat]) if table.setup.type_of[kind] == EGG]
    most = tuple([has_most(table, seat, kind) for kind in eggs])
    return tuple(table.cards[seat * kinds : (seat + 1) * kinds]), most


def status(stage: CubosaursStage) -> str:
    """Say in one sentence where the game stands."""
    table = stage.table
    if table.step == OVER:
        return stage.words.say("status-over")
    name = stage.view.names[table.first_asked()]
    return stage.words.say("status-turn", name=name, round=int(table.round) + 1)


def show_facts(stage: CubosaursStage) -> None:
    """Show round, direction, cards left and tokens in the supply."""
    table, say = stage.table, stage.words.say
    number = f"{table.round + 1} / {table.setup.rounds}"
    stage.fact(say("fact-round"), number, rule="cubosaurs/5.1")
    way = "direction-back" if table.round & 1 else "direction-clockwise"
    stage.fact(say("fact-direction"), say(way), rule="cubosaurs/5.4")
    if table.setup.advanced:
        stage.fact(say("fact-supply"), int(table.supply), icon="dna", rule="cubosaurs/8.6")


def show_pile(stage: CubosaursStage) -> None:
    """Show the draw pile: how many cards are left, and no more."""
    table, say = stage.table, stage.words.say
    left = int(table.cards_left())
    label, tip = say("area-pile"), say("area-pile-tip", cards=left)
    stage.area(Area("pile", "pile", label, count=left, tip=tip, rule="cubosaurs/4.1"))
    if left:
        stage.piece("pile", BACK, say("pile-top", cards=left), count=left)


def show_away(stage: CubosaursStage) -> None:
    """Show how many cards are out of the round: set aside at its start, or destroyed since."""
    table, say = stage.table, stage.words.say
    away = int(table.setup.set_aside) + destroyed(table)
    label, tip = say("area-away"), say("area-away-tip", cards=away)
    stage.area(Area("away", "pile", label, "side", count=away, tip=tip, rule="cubosaurs/2.1"))
    if away:
        stage.piece("away", BACK, say("away-top", cards=away), count=away)


def show_hand(stage: CubosaursStage) -> None:
    """Show the Hand, open to all, in the middle."""
    table, say = stage.table, stage.words.say
    holder = stage.view.names[table.turn]
    label = say("area-hand", name=holder) if table.step != OVER else say("area-hand-empty")
    stage.area(
        Area(
            "hand", "row", label, featured=True, tip=say("area-hand-tip"), rule="cubosaurs/3.2",
            owner=int(table.turn), empty=say("area-hand-empty"),
        )
    )  # fmt: skip
    show_cards(stage, "hand", table.cards_in_hand(), with_hand_kept(table), int(table.turn))


def show_collection(stage: CubosaursStage, seat: int) -> list[tuple[int, str]]:
    """Show a player's collection."""
    table, say = stage.table, stage.words.say
    name = stage.view.names[seat]
    area = f"cards{seat}"
    stage.area(
        Area(
            area, "row", say("area-cards", name=name), place="seat", owner=seat,
            empty=say("area-cards-empty"), rule="cubosaurs/4.9",
        )
    )  # fmt: skip
    cards = [kind for kind in members(table.held[seat]) for _ in range(table.count(seat, kind))]
    return show_cards(stage, area, cards, table, seat)


def show_tiles(stage: CubosaursStage, seat: int) -> None:
    """Show the tiles a player bought this round."""
    area = f"tiles{seat}"
    label = stage.words.say("area-tiles", name=stage.view.names[seat])
    stage.area(Area(area, "row", label, place="seat", owner=seat, rule="cubosaurs/9.11"))
    for tile in members(stage.table.bought[seat]):
        show_tile(stage, area, tile, used=tile not in (TILE_TYPES, TILE_EGGS))


def show_market(stage: CubosaursStage) -> None:
    """Show the tiles for sale; each may stand for buying it."""
    table = stage.table
    for tile, piece in stage.panel("market", int(table.market), lambda: lay_market(stage)):
        if stage.mine and table.step == HAND:
            buy = stage.words.say("choice-buy", thing=tile_name(stage, tile))
            stage.offer(int(table.setup.tile_option) + tile, Offer(buy, piece))


def lay_market(stage: CubosaursStage) -> list[tuple[int, str]]:
    """Lay the tiles for sale out."""
    say = stage.words.say
    label, empty = say("area-market"), say("area-market-empty")
    stage.area(Area("market", "market", label, empty=empty, rule="cubosaurs/8.8"))
    return [(tile, show_tile(stage, "market", tile)) for tile in members(stage.table.market)]


def tile_name(stage: CubosaursStage, tile: int) -> str:
    """Name a tile."""
    return stage.words.say(f"tile-{TILE_NAMES[tile].replace('_', '-')}")


def show_tile(stage: CubosaursStage, area: str, tile: int, *, used: bool = False) -> str:
    """Lay a tile on an area; one that has had its effect is faded, as if turned face down."""
    assert tile < TILES
    name = tile_name(stage, tile)
    cost = int(stage.table.setup.tile_cost[tile])
    text = stage.words.say(f"tile-{TILE_NAMES[tile].replace('_', '-')}-effect")
    badge = Badge(stage.words.say("tile-cost", cost=cost), icon="dna", text=str(cost))
    number, icon = str(tile + 1), f"tile_{TILE_NAMES[tile]}"
    look = Look("tile", title=name, icon=icon, number=number, text=text, badges=(badge,))
    spoken = stage.words.say("tile-name", number=number, name=name)
    return stage.piece(area, look, spoken, tip=text, rule=f"cubosaurs/9.{number}", faded=used)


def show_cards(
    stage: CubosaursStage, area: str, cards: list[int], table: Table, seat: int
) -> list[tuple[int, str]]:
    """Lay cards on an area; a table says what counts in a seat's collection, told once a series."""
    leading: dict[int, int] = {}
    for kind in cards:
        leading.setdefault(int(table.setup.type_of[kind]), kind)
    found: list[tuple[int, str]] = []
    for kind in cards:
        row = table.setup.kind_rows[kind]
        tells = row.card_type >= SPECIES or leading[row.card_type] == kind
        values = card_values(stage, kind, table, seat) if tells else printed_series(stage, row)
        found.append((kind, show_card(stage, area, kind, values, tells=tells)))
    return found


def show_card(
    stage: CubosaursStage, area: str, kind: int, values: tuple[Value, ...], *, tells: bool
) -> str:
    """Lay a card on an area; if it does not tell what its series counts, another one does."""
    row = stage.table.setup.kind_rows[kind]
    name = stage.teller.things("card", kind)
    look = Look(
        "card",
        title=stage.words.say(f"type-{TYPE_ICONS[row.card_type].replace('_', '-')}"),
        icon=TYPE_ICONS[row.card_type],
        colour=TYPE_COLOURS[row.card_type],
        values=values,
        badges=card_badges(stage, row),
    )
    rule = "cubosaurs/4.3" if row.card_type < SPECIES else "cubosaurs/4.4"
    tip = stage.words.say(
        f"tip-{'egg' if row.card_type == EGG else TYPE_ICONS[row.card_type].replace('_', '-')}"
    )
    if not tells:
        tip = f"{tip} {stage.words.say('series-elsewhere')}"
    return stage.piece(
        area, look, name, tip=tip, rule="cubosaurs/4.6" if row.card_type == EGG else rule
    )


def card_badges(stage: CubosaursStage, row: Kind) -> tuple[Badge, ...]:
    """Show an egg's dinosaur and a DNA icon."""
    found: list[Badge] = []
    if row.egg:
        label = stage.words.say(f"card-egg-{row.egg}", dna="no")
        found.append(Badge(label, icon="raptor_black" if row.egg == "raptor" else row.egg))
    if row.icon:
        found.append(Badge(stage.words.say("badge-dna"), icon="dna"))
    return tuple(found)


def card_values(stage: CubosaursStage, kind: int, table: Table, seat: int) -> tuple[Value, ...]:
    """Show the points printed on a card; light what counts in a seat's collection."""
    row, say = table.setup.kind_rows[kind], stage.words.say
    if row.card_type < SPECIES:
        held = min(int(table.count_type(seat, row.card_type)), LONGEST_SERIES)
        return printed_series(stage, row, lit=held)
    if row.card_type == EGG:
        most = has_most(table, seat, kind)
        return (
            Value(signed(row.high), say("egg-most"), lit=most),
            Value(signed(row.low), say("egg-otherwise"), lit=not most),
        )
    return (
        Value(signed(row.high), say("raptor-pair")),
        Value(signed(row.low), say("raptor-alone")),
    )


def printed_series(stage: CubosaursStage, row: Kind, lit: int = 0) -> tuple[Value, ...]:
    """Show the points of a series; light those of so many cards."""
    numbers = range(1, LONGEST_SERIES + 1)
    points = [signed(int(stage.table.setup.series_points(row.card_type, n))) for n in numbers]
    return tuple(
        Value(points[n - 1], stage.words.say("series-of", cards=n), lit=n == lit) for n in numbers
    )


def offer_keeping(stage: CubosaursStage) -> None:
    """Offer to keep the Hand, with what it would change."""
    seat = int(stage.table.turn)
    gain = round_points(with_hand_kept(stage.table), seat) - round_points(stage.table, seat)
    hint = stage.words.say("hint-points-now", points=signed(gain), number=abs(gain))
    stage.offer(KEEP, Offer(stage.words.say("choice-keep"), tone="primary", hint=hint))


def offer_card(stage: CubosaursStage, seat: int, kind: int, piece: str) -> None:
    """Let a card stand for the answers that name it."""
    table, say = stage.table, stage.words.say
    name, some = stage.teller.things("card", kind), stage.teller.things("card", kind, "a")
    step, own = table.step, seat == stage.view.seat
    if step == HAND and own:
        stage.offer(kind + 1, Offer(say("choice-pass", thing=some), piece))
    elif step == FORBIDDEN and own:
        stage.offer(kind, Offer(say("choice-pass", thing=some), piece))
    elif step == MINE and own:
        stage.offer(kind, Offer(name, piece))
    elif step == THEIRS and not own:
        label = say("choice-theirs", thing=name, name=stage.view.names[seat])
        stage.offer(seat * stage.kinds + kind, Offer(label, piece))


def offer_seat(stage: CubosaursStage, seat: int, area: str) -> None:
    """Let a collection stand for its owner when an opponent is to be chosen."""
    if stage.table.step in (RECEIVER, CREDITOR) and seat != stage.view.seat:
        stage.offer(seat, Offer(stage.view.names[seat], area=area))


def show_player(stage: CubosaursStage, seat: int) -> None:
    """Show a player's points so far, what the collection is worth now, and tokens."""
    table = stage.table
    worth = collection_key(stage, seat), int(table.bought[seat]), int(table.tokens[seat])
    past = int(table.round), tuple(table.sheet)
    key = seat in stage.asked, table.step == OVER, past, worth
    stage.panel(f"player{seat}", key, lambda: stage.players.append(player(stage, seat)))


def player(stage: CubosaursStage, seat: int) -> Player:
    """Describe a player."""
    table, say = stage.table, stage.words.say
    facts = [] if table.step == OVER else [
        Fact(say("fact-collection"), signed(round_points(table, seat)) or "0", rule="cubosaurs/4.9")
    ]  # fmt: skip
    if table.setup.advanced:
        tokens = str(int(table.tokens[seat]))
        facts.append(Fact(say("fact-tokens"), tokens, icon="dna", rule="cubosaurs/8.4"))
    return stage.player(seat, points_so_far(table, seat), tuple(facts))


def points_so_far(table: Table, seat: int) -> int:
    """Return the points of the rounds that are over; tokens count once the game is."""
    if table.step == OVER:
        return int(total_score(table, seat))
    return sum(int(round_score(table, number, seat)) for number in range(table.round))


def round_points(table: Table, seat: int) -> int:
    """Return what a collection would score if the round ended now."""
    if table.step == OVER:
        return 0
    twin = table.copy()
    write_score(twin, seat)
    return int(round_score(twin, twin.round, seat))


def with_hand_kept(table: Table) -> Table:
    """Return the table as it would be if the Hand were kept."""
    twin = table.copy()
    for kind in table.cards_in_hand():
        twin.enter_collection(table.turn, kind)
    return twin
