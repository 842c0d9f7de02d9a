"""How the table of Dino Twist looks to one seat."""

from functools import partial
from typing import Final

from msgspec.structs import replace

from pangaea.core.bits import BIT
from pangaea.core.flow import OVER
from pangaea.core.game import Game, SeatView
from pangaea.core.scene import Area, Badge, Fact, Look, Player, Scene, Spot, Value
from pangaea.core.state import NOBODY
from pangaea.games.dino_twist.box import LAND_NAMES, MIDDLE
from pangaea.games.dino_twist.rules import names
from pangaea.games.dino_twist.rules.piles import cards_prepared
from pangaea.games.dino_twist.rules.reveal import is_cancelled
from pangaea.games.dino_twist.rules.scoring import claws, score
from pangaea.games.dino_twist.rules.table import Table
from pangaea.games.dino_twist.scene.island import HEIGHT, WIDTH, coast, middle, outline
from pangaea.games.dino_twist.scene.looks import (
    BACK,
    SPECIES_COLOURS,
    TwistStage,
    event_icon,
    event_name,
    event_rule,
    event_text,
    is_waiting,
    land_icon,
    prepared_badge,
    show_dino,
    species_sign,
)
from pangaea.games.dino_twist.scene.offers import (
    offer_buttons,
    offer_cemetery,
    offer_hand_card,
    offer_lands,
    offer_prepared,
    offer_twist,
)

COLUMNS: Final = 3
SKY: Final[tuple[float, ...]] = (240.0, 110.0)  # the board of the Big Rock
FAR: Final[tuple[float, ...]] = (214.0, 24.0, 8.0)  # where it is at the beginning, and how large
NEAR: Final[tuple[float, ...]] = (124.0, 56.0, 46.0)  # and at the end, over the island
# While all choose, or look at the cards before the first attacks; while one attacks.
STATUS_OF_ALL: Final = {
    names.LITTER: "litter",
    names.PREPARE: "prepare",
    names.SUPPORT: "support",
    names.ATTACK: "showdown",
}
STATUS_OF_ONE: Final = {names.ATTACK: "attack", names.LEAVE: "attack", names.SETTLE: "settle"}


def scene(game: Game, table: Table, view: SeatView) -> Scene:
    """Describe the whole table."""
    stage = TwistStage(game, table, view)
    stage.common("middle", lambda: show_middle(stage))
    offer_residents(stage)
    show_attacks(stage)
    for seat in range(table.seats):
        show_seat(stage, seat)
    offer_buttons(stage)
    stage.rule = rule_of_settling(stage) if stage.question_asked() == names.SETTLE else ""
    stage.common("players", lambda: show_players(stage))
    drawn = stage.finished(stage.players, status(stage), table.outcome())
    return replace(drawn, backdrop="sunset")


def show_middle(stage: TwistStage) -> None:
    """Show what belongs to nobody: Twist Island, the event and the piles."""
    table = stage.table
    event = int(table.event), table.step == OVER
    turn = int(table.turn), int(table.events_left), int(table.bonuses_gone)
    stage.panel("facts", (event, turn), lambda: show_facts(stage))
    residents = tuple(table.twist)
    stage.panel("twist", (event, residents), lambda: show_twist(stage))
    stage.panel("event", event, lambda: show_event(stage))
    coming = int(table.events_left), table.step == OVER
    stage.panel("rock", coming, lambda: show_rock(stage))
    stage.panel("piles", (int(table.pile), tuple(table.discard)), lambda: show_piles(stage))
    stage.panel("attacks", None, lambda: show_line(stage))


def offer_residents(stage: TwistStage) -> None:
    """Let who lives on Twist Island stand for being attacked."""
    if stage.question_asked() == names.ATTACK:
        for land, piece in stage.laid("twist"):
            offer_twist(stage, land, piece)


def show_attacks(stage: TwistStage) -> None:
    """Show the line of attacks; before the first one, everybody looks at the cards."""
    for seat in line_of_attacks(stage.table):
        if seat == stage.me:
            show_attack(stage, seat)
            for kind, piece in stage.laid(f"prepared{seat}-True"):
                offer_prepared(stage, kind, piece)
        else:
            stage.common(f"attack{seat}", partial(show_attack, stage, seat))
        if is_showdown(stage.table):
            for _, piece in stage.laid(f"prepared{seat}-{seat == stage.me}"):
                stage.look_at(piece=piece)


def show_seat(stage: TwistStage, seat: int) -> None:
    """Show what lies before a player; one's own hand too."""
    if seat != stage.me:
        stage.common(f"seat{seat}", partial(show_place, stage, seat))
        return
    first = seat * stage.kinds
    hand = tuple(stage.table.hands[first : first + stage.kinds])
    for kind, piece in stage.panel(f"hand{seat}", hand, lambda: show_hand(stage)):
        offer_hand_card(stage, kind, piece)
    show_place(stage, seat)
    offer_lands(stage, dict(stage.laid(f"island{seat}-True")))
    offer_cemetery(stage, f"grave{seat}")


def show_place(stage: TwistStage, seat: int) -> None:
    """Show a player's island and cemetery."""
    own, first, table = seat == stage.me, seat * stage.kinds, stage.table
    island = island_key(table, seat)
    stage.panel(f"island{seat}-{own}", island, lambda: show_island(stage, seat))
    graves = int(table.graves[seat]), tuple(table.buried[first : first + stage.kinds])
    stage.panel(f"grave{seat}-{own}", graves, lambda: show_cemetery(stage, seat))


def line_of_attacks(table: Table) -> list[int]:
    """List the seats in the order in which they strike; who does not attack comes last."""
    return sorted(range(table.seats), key=lambda seat: (table.power[seat] == 0, table.power[seat]))


def show_attack(stage: TwistStage, seat: int) -> None:
    """Show the place of a seat in the line of attacks."""
    name, key = f"prepared{seat}-{seat == stage.me}", prepared_key(stage.table, seat)
    stage.panel(name, key, lambda: show_prepared(stage, seat))


def is_showdown(table: Table) -> bool:
    """Tell whether all cards lie open and nobody has attacked yet: a moment to look at them."""
    return table.step == names.ATTACK and table.attacker == NOBODY


def island_key(table: Table, seat: int) -> tuple[object, ...]:
    """Say what a player's island depends on."""
    return int(table.sorts[seat]), tuple(
        table.islands[seat * names.LANDS : (seat + 1) * names.LANDS]
    )


def prepared_key(table: Table, seat: int) -> tuple[object, ...]:
    """Say what lies before a player, as far as it is known, and what is marked there."""
    cards = tuple(cards_prepared(table, seat))
    captured = table.step == names.SETTLE and seat == table.attacker
    state = is_cancelled(table, seat), int(table.power[seat]), waiting_word(table, seat)
    return cards, state, int(table.captured) if captured else names.NO_CARD


def rule_of_settling(stage: TwistStage) -> str:
    """Return the paragraph that says where the beaten dinosaur may settle."""
    table = stage.table
    if table.sorts[stage.me] == names.PTIT_REX:
        return "dino_twist/11.3" if names.DECLINE in table.options(stage.me) else "dino_twist/11.1"
    return "dino_twist/8.9" if table.happening() == names.QUAKE else "dino_twist/7.2"


def status(stage: TwistStage) -> str:
    """Say in one sentence where the game stands."""
    table, say = stage.table, stage.words.say
    if table.step == OVER:
        return say("status-over")
    if table.step == names.ISLAND:
        return say("status-island")
    turn, event = int(table.turn), event_name(stage)
    if table.attacker == NOBODY:
        return say(f"status-{STATUS_OF_ALL[int(table.step)]}", turn=turn, event=event)
    key, name = f"status-{STATUS_OF_ONE[int(table.step)]}", stage.view.names[table.attacker]
    return say(key, turn=turn, event=event, name=name, power=int(table.power[table.attacker]))


def show_facts(stage: TwistStage) -> None:
    """Show the turn, the event, how many are left and the next bonus."""
    table, say = stage.table, stage.words.say
    stage.fact(say("fact-turn"), int(table.turn), rule="dino_twist/3.3")
    stage.fact(say("fact-event"), event_name(stage), event_icon(table), event_rule(table))
    stage.fact(say("fact-events-left"), int(table.events_left), "rock", "dino_twist/2.1")
    gone = int(table.bonuses_gone)
    left = gone < names.BONUSES
    bonus = f"+{table.setup.bonuses[gone]}" if left else say("fact-bonus-none")
    stage.fact(say("fact-bonus"), bonus, rule="dino_twist/9.1")


def show_twist(stage: TwistStage) -> list[tuple[int, str]]:
    """Show Twist Island: three by three, the event in the middle."""
    table, say = stage.table, stage.words.say
    event = int(table.event), table.step == OVER
    layout = table.setup.layout
    places = list(enumerate(layout))
    spots = stage.ground("twist", event, lambda: [twist_spot(stage, *place) for place in places])
    stage.area(
        Area(
            "twist", "grid", say("area-twist"), spots=spots, columns=COLUMNS, width=WIDTH,
            height=HEIGHT, stretches=coast(), tip=say("area-twist-tip"), rule="dino_twist/6.3",
            part="main", least=420, weight=3,
        )
    )  # fmt: skip
    return [
        (land, show_dino(stage, "twist", int(table.twist[land]), spot=LAND_NAMES[land]))
        for land in range(names.LANDS)
    ]


def twist_spot(stage: TwistStage, place: int, land: int) -> Spot:
    """Describe a land of Twist Island, or the volcano in the middle with the event."""
    table, say, (x, y) = stage.table, stage.words.say, middle(place)
    if land == names.LANDS:
        name, text = event_name(stage), event_text(stage)
        return Spot(
            MIDDLE, say("middle-label", event=name), x, y, outline(place), icon=event_icon(table),
            picture="crater", tip=text, rule=event_rule(table),
        )  # fmt: skip
    closed = not table.open_lands() & BIT[land]
    hit = (Badge(say("land-closed"), icon="event_meteorites", tone="hot"),) if closed else ()
    return Spot(
        LAND_NAMES[land], land_label(stage, land), x, y, outline(place),
        colour=SPECIES_COLOURS[land >> 1], picture=land_icon(land),
        cover="scorched" if closed else "", name=stage.land(land), sign=species_sign(land >> 1),
        badges=hit, tip=say("land-closed") if closed else "",
        rule="dino_twist/8.2" if closed else "dino_twist/1.4",
    )  # fmt: skip


def land_label(stage: TwistStage, land: int) -> str:
    """Name a land with the species that lives there."""
    species = stage.teller.things("species", land >> 1)
    return stage.words.say("land-of", land=stage.land(land), species=species)


def show_event(stage: TwistStage) -> None:
    """Show the event of the turn so that it can be read at any time."""
    table, say = stage.table, stage.words.say
    rule = event_rule(table)
    stage.area(Area("event", "row", say("area-event"), rule=rule, part="beside", least=168))
    name, text = event_name(stage), event_text(stage)
    look = Look("plaque", title=name, icon=event_icon(table), colour="orange", text=text)
    stage.piece("event", look, name, tip=text, rule=rule)


def show_rock(stage: TwistStage) -> None:
    """Show the Big Rock in the sky: with every event it is nearer."""
    table, say = stage.table, stage.words.say
    left = 0 if table.step == OVER else int(table.events_left)
    label = say("area-rock", events=left)
    near = 1 - left / names.EVENTS_IN_PILE
    x, y, size = (far + (close - far) * near for far, close in zip(FAR, NEAR, strict=True))
    corners = (x - size, y - size, x + size, y - size, x + size, y + size, x - size, y + size)
    rock = Spot("rock", label, x, y, corners, picture="rock", rule="dino_twist/10.1")
    stage.area(
        Area(
            "rock", "mat", label, spots=(rock,), width=SKY[0], height=SKY[1], backdrop="night",
            elastic=1.5,
            tip=say("area-rock-tip"), rule="dino_twist/2.1", part="beside", least=168, weight=1,
        )
    )  # fmt: skip


def show_line(stage: TwistStage) -> None:
    """Show the line in which the attacks of this turn stand."""
    say = stage.words.say
    stage.area(
        Area(
            "attacks", "lineup", say("area-attacks"), tip=say("area-attacks-tip"),
            rule="dino_twist/6.1", part="below", least=420, weight=1,
        )
    )  # fmt: skip


def show_piles(stage: TwistStage) -> None:
    """Show the draw pile by its number, and what lies on the discards."""
    table, say = stage.table, stage.words.say
    left = int(table.pile)
    tip = say("area-pile-tip", cards=left)
    stage.area(
        Area("pile", "pile", say("area-pile"), count=left, tip=tip, rule="dino_twist/7.5",
             parent="rock")
    )  # fmt: skip
    if left:
        stage.piece("pile", BACK, say("pile-top", cards=left), count=left)
    thrown = [kind for kind in range(table.setup.kinds) for _ in range(int(table.discard[kind]))]
    names = stage.teller.things("card", tuple(thrown), "a")
    tip = say("area-discard-tip", cards=len(thrown), list=names)
    stage.area(
        Area("discard", "pile", say("area-discard"), count=len(thrown), tip=tip,
             rule="dino_twist/2.5", parent="rock")
    )  # fmt: skip


def show_hand(stage: TwistStage) -> list[tuple[int, str]]:
    """Show one's own hand."""
    table, say, seat = stage.table, stage.words.say, stage.me
    area = f"hand{seat}"
    stage.area(
        Area(
            area, "row", say("area-hand"), place="seat", owner=seat,
            empty=say("area-hand-empty"), rule="dino_twist/2.3", weight=6,
        )
    )  # fmt: skip
    held = [kind for kind in range(stage.kinds) for _ in range(int(table.in_hand(seat, kind)))]
    return [(kind, show_dino(stage, area, kind)) for kind in held]


def show_island(stage: TwistStage, seat: int) -> list[tuple[int, str]]:
    """Show a player's island, laid out like Twist Island."""
    table, say = stage.table, stage.words.say
    area = f"island{seat}"
    free = table.sorts[seat] == names.PTIT_REX
    stage.area(
        Area(
            area, "grid", island_label(stage, seat), place="seat",
            owner=seat, columns=COLUMNS, dots=True,
            spots=stage.ground(f"island-{free}", None, lambda: island_spots(stage, free=free)),
            tip=say("area-island-tip", sort="ptit" if free else "trex"),
            rule="dino_twist/11.1" if free else "dino_twist/7.1",
        )
    )  # fmt: skip
    residents = [(land, int(table.resident(seat, land))) for land in range(names.LANDS)]
    return [
        (land, show_dino(stage, area, kind, spot=LAND_NAMES[land]))
        for land, kind in residents
        if kind != names.NO_CARD
    ]


def island_label(stage: TwistStage, seat: int) -> str:
    """Name a player's island."""
    if seat == stage.me:
        return stage.words.say("area-island-own")
    return stage.words.say("area-island", name=stage.view.names[seat])


def island_spots(stage: TwistStage, *, free: bool) -> tuple[Spot, ...]:
    """Lay out a player's island; where all lands are alike, in the order in which they fill."""
    layout = stage.table.setup.layout
    filling = list(range(names.LANDS))
    filling.insert(layout.index(names.LANDS), names.LANDS)
    return tuple(island_spot(stage, land, free=free) for land in (filling if free else layout))


def island_spot(stage: TwistStage, land: int, *, free: bool) -> Spot:
    """Describe a land of a player's island, or its middle."""
    if land == names.LANDS:
        name = stage.teller.things("island", int(free))
        return Spot(MIDDLE, name, icon="ptit_rex" if free else "trex", colour="brown")
    if free:
        label, tip = stage.words.say("land-any"), stage.words.say("land-any-tip")
        return Spot(
            LAND_NAMES[land], label, colour="lime", tip=tip, rule="dino_twist/11.1",
            picture="land_any", sign="sign_any",
        )  # fmt: skip
    return Spot(
        LAND_NAMES[land], land_label(stage, land), colour=SPECIES_COLOURS[land >> 1],
        rule="dino_twist/1.4", picture=land_icon(land), name=stage.land(land),
        sign=species_sign(land >> 1),
    )  # fmt: skip


def show_prepared(stage: TwistStage, seat: int) -> list[tuple[int, str]]:
    """Show what lies before a player: face down, revealed, cancelled or just beaten."""
    table, say = stage.table, stage.words.say
    name = stage.view.names[seat]
    own = seat == stage.me
    area = f"prepared{seat}"
    label = say("area-prepared-own") if own else say("area-prepared", name=name)
    stage.area(
        Area(
            area, "row", label, owner=seat, parent="attacks", rule="dino_twist/4.1",
            empty=say(f"waiting-{waiting_word(table, seat)}"), lines=total_of(stage, seat),
        )
    )  # fmt: skip
    mark = prepared_badge(stage, seat)
    cards = [
        (kind, show_dino(stage, area, kind, badge=mark)) for kind in cards_prepared(table, seat)
    ]
    if not own and is_waiting(table, seat):
        stage.piece(area, BACK, say("prepared-down", name=name))
    if table.step == names.SETTLE and seat == table.attacker:
        badge = Badge(say("badge-captured"), icon="event_carnage")
        show_dino(stage, area, int(table.captured), badge=badge)
    return cards


def waiting_word(table: Table, seat: int) -> str:
    """Say why nothing open lies before a player: they choose, are ready, or are done."""
    if is_waiting(table, seat):
        return "ready"
    choosing = table.step in (names.LITTER, names.PREPARE) and table.undecided & BIT[seat]
    return "choosing" if choosing else "done"


def total_of(stage: TwistStage, seat: int) -> tuple[Value, ...]:
    """Print the total of an attack; one that was cancelled has none."""
    power = 0 if is_cancelled(stage.table, seat) else int(stage.table.power[seat])
    label = stage.words.say("badge-power", power=power)
    return (Value(str(power), label, lit=True),) if power else ()


def show_cemetery(stage: TwistStage, seat: int) -> None:
    """Show a player's cemetery by its number; who buried cards in secret is told which."""
    table, say = stage.table, stage.words.say
    own = seat == stage.me
    kinds = range(stage.kinds)
    buried = [k for k in kinds for _ in range(int(table.buried[seat * stage.kinds + k]))]
    cards = int(table.graves[seat])
    tip = say("area-grave-tip", cards=cards)
    if buried:
        names = stage.teller.things("card", tuple(buried), "a")
        tip = f"{tip} {say('area-grave-buried', list=names)}"
    label = say("area-grave-own") if own else say("area-grave", name=stage.view.names[seat])
    area = f"grave{seat}"
    stage.area(
        Area(area, "pile", label, place="seat", owner=seat, count=cards, folded=True,
             tip=tip, rule="dino_twist/5.3")
    )  # fmt: skip


def show_players(stage: TwistStage) -> None:
    """Show everybody's points, and what they have."""
    for seat in range(stage.table.seats):
        show_player(stage, seat)


def show_player(stage: TwistStage, seat: int) -> None:
    """Show a player's points if the game ended now, and what counts towards them."""
    table = stage.table
    points = tuple(table.islands), int(table.bonus[seat]), int(table.graves[seat])
    key = seat in stage.asked, points, int(table.held[seat])
    stage.panel(f"player{seat}", key, lambda: stage.players.append(player(stage, seat)))


def player(stage: TwistStage, seat: int) -> Player:
    """Describe a player."""
    table, say = stage.table, stage.words.say
    lands = sum(table.resident(seat, land) != names.NO_CARD for land in range(names.LANDS))
    facts = [
        Fact(say("fact-lands"), f"{lands}/{names.LANDS}", "island", "dino_twist/9.1"),
        Fact(say("fact-claws"), str(claws(table, seat)), "claw", "dino_twist/9.4"),
    ]
    if table.held[seat] < names.HAND_SIZE:
        short = f"{table.held[seat]}/{names.HAND_SIZE}"
        facts.append(Fact(say("fact-hand"), short, "cards", "dino_twist/7.4"))
    graves = str(int(table.graves[seat]))
    facts.append(Fact(say("fact-graves"), graves, "grave", "dino_twist/5.3", minor=True))
    return stage.player(seat, int(score(table, seat)), tuple(facts))
