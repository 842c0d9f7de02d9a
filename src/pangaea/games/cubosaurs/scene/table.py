"""How the table of Cubosaurs looks to one seat."""

from typing import Final

from pangaea.core.bits import members
from pangaea.core.flow import OVER
from pangaea.core.game import Game, SeatView
from pangaea.core.scene import Area, Badge, Fact, Look, Player, Scene, Value
from pangaea.core.stage import Offer, Stage
from pangaea.games.cubosaurs.box import SPECIES_NAMES, TILE_NAMES
from pangaea.games.cubosaurs.rules.kinds import Kind
from pangaea.games.cubosaurs.rules.names import (
    CREDITOR,
    EGG,
    FORBIDDEN,
    HAND,
    KEEP,
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
from pangaea.games.cubosaurs.rules.things import signed
from pangaea.games.cubosaurs.rules.turn import Cubosaurs

TYPE_ICONS: Final = (*SPECIES_NAMES, "raptor_black", "raptor_grey", "egg")
TYPE_COLOURS: Final = ("orange", "blue", "purple", "red", "green", "black", "grey", "rainbow")


class CubosaursStage(Stage):
    """The stage, with what every part of this scene needs at hand."""

    def __init__(self, game: Game, table: Cubosaurs, view: SeatView) -> None:
        super().__init__(game, table, view, view.domains or game.domains(table.setup))
        self.table = table
        self.kinds = int(table.setup.kinds)
        self.mine = self.is_asked()


def scene(game: Game, table: Cubosaurs, view: SeatView) -> Scene:
    """Describe the whole table."""
    stage = CubosaursStage(game, table, view)
    show_facts(stage)
    show_pile(stage)
    show_hand(stage)
    if table.setup.advanced:
        show_market(stage)
    for seat in range(table.seats):
        show_collection(stage, seat)
    if stage.mine and table.step == HAND:
        offer_keeping(stage)
    players = [show_player(stage, seat) for seat in range(table.seats)]
    return stage.finished(players, status(stage), table.outcome())


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
        back = Look("card", icon="egg", colour="back", down=True)
        stage.piece("pile", back, say("pile-top", cards=left), count=left)


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
    for kind in table.cards_in_hand():
        show_card(stage, "hand", kind, seat=int(table.turn))


def show_collection(stage: CubosaursStage, seat: int) -> None:
    """Show a player's collection and the tiles bought this round."""
    table, say = stage.table, stage.words.say
    name = stage.view.names[seat]
    area = f"cards{seat}"
    stage.area(
        Area(
            area, "row", say("area-cards", name=name), place="seat", owner=seat,
            empty=say("area-cards-empty"), rule="cubosaurs/4.9",
        )
    )  # fmt: skip
    for kind in members(table.held[seat]):
        for _ in range(table.count(seat, kind)):
            piece = show_card(stage, area, kind, seat=seat)
            offer_card(stage, seat, kind, piece)
    offer_seat(stage, seat, area)
    if table.setup.advanced:
        show_tiles(stage, seat)


def show_tiles(stage: CubosaursStage, seat: int) -> None:
    """Show the tiles a player bought this round."""
    bought = members(stage.table.bought[seat])
    if not bought:
        return
    area = f"tiles{seat}"
    label = stage.words.say("area-tiles", name=stage.view.names[seat])
    stage.area(Area(area, "row", label, place="seat", owner=seat, rule="cubosaurs/9.11"))
    for tile in bought:
        show_tile(stage, area, tile, used=tile not in (TILE_TYPES, TILE_EGGS))


def show_market(stage: CubosaursStage) -> None:
    """Show the tiles for sale."""
    table, say = stage.table, stage.words.say
    label, empty = say("area-market"), say("area-market-empty")
    stage.area(Area("market", "market", label, empty=empty, rule="cubosaurs/8.8"))
    for tile in members(table.market):
        piece = show_tile(stage, "market", tile)
        if stage.mine and table.step == HAND:
            buy = say("choice-buy", thing=tile_name(stage, tile))
            stage.offer(int(table.setup.tile_option) + tile, Offer(buy, piece))
    if table.step != OVER:
        stage.area(Area("away", "pile", say("area-away"), place="side", rule="cubosaurs/9.6"))


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
    look = Look("tile", title=name, icon=f"tile_{TILE_NAMES[tile]}", text=text, badges=(badge,))
    rule = f"cubosaurs/9.{tile + 1}"
    return stage.piece(area, look, name, tip=text, rule=rule, faded=used)


def show_card(stage: CubosaursStage, area: str, kind: int, *, seat: int) -> str:
    """Lay a card on an area; the value that counts for the seat's collection is lit."""
    row = stage.table.setup.kind_rows[kind]
    name = stage.teller.things("card", kind)
    look = Look(
        "card",
        title=stage.words.say(f"type-{TYPE_ICONS[row.card_type].replace('_', '-')}"),
        icon=TYPE_ICONS[row.card_type],
        colour=TYPE_COLOURS[row.card_type],
        values=card_values(stage, row, kind, seat),
        badges=card_badges(stage, row),
    )
    rule = "cubosaurs/4.3" if row.card_type < SPECIES else "cubosaurs/4.4"
    tip = stage.words.say(
        f"tip-{'egg' if row.card_type == EGG else TYPE_ICONS[row.card_type].replace('_', '-')}"
    )
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


def card_values(stage: CubosaursStage, row: Kind, kind: int, seat: int) -> tuple[Value, ...]:
    """Show the points printed on a card; light what counts in the seat's collection now."""
    table, say = stage.table, stage.words.say
    if row.card_type < SPECIES:
        held = min(int(table.count_type(seat, row.card_type)), 4)
        series = table.setup.series
        return tuple(
            Value(
                signed(int(series[row.card_type * 5 + n])), say("series-of", cards=n), lit=n == held
            )
            for n in range(1, 5)
        )
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


def offer_keeping(stage: CubosaursStage) -> None:
    """Offer to keep the Hand, with what it would change."""
    seat = int(stage.table.turn)
    gain = round_points_if_kept(stage.table, seat) - round_points(stage.table, seat)
    hint = stage.words.say("hint-points-now", points=signed(gain), number=abs(gain))
    stage.offer(KEEP, Offer(stage.words.say("choice-keep"), tone="primary", hint=hint))


def offer_card(stage: CubosaursStage, seat: int, kind: int, piece: str) -> None:
    """Let a card stand for the answers that name it."""
    if not stage.mine:
        return
    table, say = stage.table, stage.words.say
    name = stage.teller.things("card", kind)
    step, own = table.step, seat == stage.view.seat
    if step == HAND and own:
        stage.offer(kind + 1, Offer(say("choice-pass", thing=name), piece))
    elif step == FORBIDDEN and own:
        stage.offer(kind, Offer(say("choice-pass", thing=name), piece))
    elif step == MINE and own:
        stage.offer(kind, Offer(name, piece))
    elif step == THEIRS and not own:
        label = say("choice-theirs", thing=name, name=stage.view.names[seat])
        stage.offer(seat * stage.kinds + kind, Offer(label, piece))


def offer_seat(stage: CubosaursStage, seat: int, area: str) -> None:
    """Let a collection stand for its owner when an opponent is to be chosen."""
    if stage.mine and stage.table.step in (RECEIVER, CREDITOR) and seat != stage.view.seat:
        stage.offer(seat, Offer(stage.view.names[seat], area=area))


def show_player(stage: CubosaursStage, seat: int) -> Player:
    """Show a player's points so far, what the collection is worth now, and tokens."""
    table, say = stage.table, stage.words.say
    facts = [] if table.step == OVER else [
        Fact(say("fact-collection"), signed(round_points(table, seat)) or "0", rule="cubosaurs/4.9")
    ]  # fmt: skip
    if table.setup.advanced:
        tokens = str(int(table.tokens[seat]))
        facts.append(Fact(say("fact-tokens"), tokens, icon="dna", rule="cubosaurs/8.4"))
    return stage.player(seat, points_so_far(table, seat), tuple(facts))


def points_so_far(table: Cubosaurs, seat: int) -> int:
    """Return the points of the rounds that are over; tokens count once the game is."""
    if table.step == OVER:
        return int(total_score(table, seat))
    return sum(int(round_score(table, number, seat)) for number in range(table.round))


def round_points(table: Cubosaurs, seat: int) -> int:
    """Return what a collection would score if the round ended now."""
    if table.step == OVER:
        return 0
    twin = table.copy()
    write_score(twin, seat)
    return int(round_score(twin, twin.round, seat))


def round_points_if_kept(table: Cubosaurs, seat: int) -> int:
    """Return what a collection would score with the Hand in it."""
    twin = table.copy()
    for kind in twin.cards_in_hand():
        twin.enter_collection(seat, kind)
    return round_points(twin, seat)
