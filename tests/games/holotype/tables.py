"""Set a table of Holotype up the way one lays it out at home, and say what luck brings.

    table = table_of(
        ana="hand allosaurus tawa | fossils 4J 1T | research 5 | at field:assistant",
        bo="holotypes coelophysis+eggs",
    )

Seats are the names in the order given. A seat's things: `hand`, `fossils`, `research`,
`holotypes` (with `+eggs` for a trace fossil beside one), `traces` in hand, `goal`, `milestones`,
`at` for workers on the board, `student` for an unlocked Graduate Student, `discs` on circles.
All other specimens are in the deck, but for the discard pile, named from its bottom up.
"""

from pangaea.core.bits import members
from pangaea.core.events import Event
from pangaea.core.luck import Luck, Script
from pangaea.core.variants import VariantValue
from pangaea.games.holotype import GAME
from pangaea.games.holotype.box import (
    FACE_NAMES,
    MILESTONE_NAMES,
    PLACE_NAMES,
    TRACE_NAMES,
    WORKER_NAMES,
    Box,
)
from pangaea.games.holotype.rules import scoring
from pangaea.games.holotype.rules.names import (
    LOUNGE,
    PERIODS,
    SIDES,
    STUDENT,
    TRACES,
    WORKER,
    WORKERS,
)
from pangaea.games.holotype.rules.setup import HolotypeSetup
from pangaea.games.holotype.rules.table import Table
from pangaea.games.holotype.rules.turn import blank
from pangaea.testing.answers import give, listen, use_up

ANA, BO, CY = 0, 1, 2
LETTERS = "TJC"
THEROPODS = "dilophosaurus torvosaurus"  # both Jurassic
GENASAURS = "stegosaurus scutellosaurus"  # likewise


def setup_of(seats: int, box: Box | None = None, **variants: VariantValue) -> HolotypeSetup:
    """Return the tables of a game."""
    return GAME.setup(seats, variants, box)


def table_of(
    *,
    turn: str = "",
    museum: str = "1T 2J 3C",
    track: int = 0,
    discard: str = "",
    deck: str | None = None,
    objectives: str = "",
    box: Box | None = None,
    rules: int = GAME.rules_version,
    variants: dict[str, VariantValue] | None = None,
    **seats: str,
) -> Table:
    """Lay out a table at the start of a turn."""
    setup = setup_of(len(seats), box, **(variants or {}))
    setup.rules = rules
    table = blank(setup)
    table.step = WORKER
    table.turn = list(seats).index(turn) if turn else 0
    table.track = track
    for place, number in enumerate(cubes(museum)[:PERIODS]):
        table.museum[place] = number
    keys = list(table.setup.box.objectives)
    table.displayed = sum(1 << keys.index(name) for name in objectives.split())
    for seat, things in enumerate(seats.values()):
        lay_seat(table, seat, things)
    for card in cards_named(table, discard):
        take_off_deck(table, card)
        table.pile[table.piled] = card
        table.piled += 1
    if deck is not None:
        table.deck = sum(1 << card for card in cards_named(table, deck))
    return table


def lay_seat(table: Table, seat: int, things: str) -> None:
    """Give a seat what is written."""
    for part in filter(None, (part.strip() for part in things.split("|"))):
        kind, _, rest = part.partition(" ")
        LAYING[kind](table, seat, rest)


def lay_hand(table: Table, seat: int, names: str) -> None:
    for card in cards_named(table, names):
        take_off_deck(table, card)
        table.hands[seat] |= 1 << card


def lay_holotypes(table: Table, seat: int, names: str) -> None:
    for name in names.split():
        genus, _, trace = name.partition("+")
        card = card_named(table, genus)
        take_off_deck(table, card)
        table.published[seat] |= 1 << card
        if trace:
            table.attached[TRACE_NAMES.index(trace)] |= 1 << card
            table.trace_bag[TRACE_NAMES.index(trace)] -= 1


def lay_fossils(table: Table, seat: int, text: str) -> None:
    for period, number in enumerate(cubes(text)):
        table.fossils[seat * PERIODS + period] = number


def lay_research(table: Table, seat: int, text: str) -> None:
    table.research[seat] = int(text)


def lay_traces(table: Table, seat: int, names: str) -> None:
    for name in names.split():
        table.traces[seat * TRACES + TRACE_NAMES.index(name)] += 1
        table.trace_bag[TRACE_NAMES.index(name)] -= 1


def lay_goal(table: Table, seat: int, name: str) -> None:
    table.goal[seat] = list(table.setup.box.goals).index(name)


def lay_milestones(table: Table, seat: int, names: str) -> None:
    for name in names.split():
        table.milestones[seat] |= 1 << MILESTONE_NAMES.index(name)


def lay_workers(table: Table, seat: int, text: str) -> None:
    for pair in text.split():
        place, _, worker = pair.partition(":")
        kind = WORKER_NAMES.index(worker)
        table.workers[seat * WORKERS + kind] = PLACE_NAMES.index(place)


def lay_student(table: Table, seat: int, _: str) -> None:
    table.workers[seat * WORKERS + STUDENT] = LOUNGE


def lay_discs(table: Table, seat: int, names: str) -> None:
    index = GAME.domains(table.setup)["circle"].index
    for name in names.split():
        table.discs[seat] |= 1 << index[name]


LAYING = {
    "hand": lay_hand,
    "holotypes": lay_holotypes,
    "fossils": lay_fossils,
    "research": lay_research,
    "traces": lay_traces,
    "goal": lay_goal,
    "milestones": lay_milestones,
    "at": lay_workers,
    "student": lay_student,
    "discs": lay_discs,
}


def cubes(text: str) -> list[int]:
    """Read `1T 2J 3C`."""
    found = [0, 0, 0]
    for part in text.split():
        found[LETTERS.index(part[-1])] = int(part[:-1])
    return found


def card_named(table: Table, genus: str) -> int:
    """Find a specimen by its genus."""
    return GAME.domains(table.setup)["specimen"].index[genus]


def cards_named(table: Table, names: str) -> list[int]:
    """Find specimens by genus."""
    return [card_named(table, name) for name in names.split()]


def take_off_deck(table: Table, card: int) -> None:
    assert table.deck >> card & 1, f"{card} lies somewhere already"
    table.deck &= ~(1 << card)


# -- what lies where -------------------------------------------------------------------------


def named(table: Table, cards: int) -> set[str]:
    """Name the specimens of a mask."""
    things = GAME.domains(table.setup)["specimen"].things
    return {things[card].token for card in members(cards)}


def hand_of(table: Table, seat: int) -> set[str]:
    return named(table, table.hands[seat])


def holotypes_of(table: Table, seat: int) -> set[str]:
    return named(table, table.published[seat])


def pile_of(table: Table) -> list[str]:
    """Name the discard pile from its bottom."""
    things = GAME.domains(table.setup)["specimen"].things
    return [things[table.pile[place]].token for place in range(table.piled)]


def fossils_of(table: Table, seat: int) -> list[int]:
    return [int(table.fossils[seat * PERIODS + period]) for period in range(PERIODS)]


def museum_of(table: Table) -> list[int]:
    return [int(number) for number in table.museum]


def research_of(table: Table, seat: int) -> int:
    return int(table.research[seat])


def traces_of(table: Table, seat: int) -> dict[str, int]:
    first = seat * TRACES
    found = {name: int(table.traces[first + kind]) for kind, name in enumerate(TRACE_NAMES)}
    return {name: number for name, number in found.items() if number}


def workers_at(table: Table, place: str) -> set[str]:
    """Say who stands at a place: `1/assistant`."""
    where = PLACE_NAMES.index(place)
    return {
        f"{number // WORKERS + 1}/{WORKER_NAMES[number % WORKERS]}"
        for number in range(table.seats * WORKERS)
        if table.workers[number] == where
    }


def lounge_of(table: Table, seat: int) -> set[str]:
    return {
        WORKER_NAMES[kind]
        for kind in range(WORKERS)
        if table.workers[seat * WORKERS + kind] == LOUNGE
    }


def milestones_of(table: Table, seat: int) -> set[str]:
    return {MILESTONE_NAMES[number] for number in members(table.milestones[seat])}


def points(table: Table, seat: int) -> int:
    """Count a seat's points as if the game ended now."""
    return int(scoring.total_points(table, seat))


# -- playing ---------------------------------------------------------------------------------


def play(table: Table, *answers: str, luck: Luck | None = None) -> Table:
    """Give answers, each legal; luck that is told must be used up."""
    door = luck or Script([])
    give(table, answers, door)
    use_up(door)
    return table


def go(table: Table, worker: str, place: str, *answers: str, luck: Luck | None = None) -> Table:
    """Place a worker and give the answers that follow."""
    return play(table, f"worker {worker}", f"place {place}", *answers, luck=luck)


def researched(worker: str, ana: str) -> int:
    """Send a worker to the Library, and count the research that Ana then has."""
    return research_of(go(table_of(ana=ana, bo=""), worker, "library"), ANA)


def told(table: Table, *answers: str, luck: Luck | None = None) -> list[Event]:
    """Give answers, and return what happened."""
    journal = listen(table)
    play(table, *answers, luck=luck)
    return journal.taken()


# -- luck ------------------------------------------------------------------------------------


def picks_from(bag: int, wanted: list[int]) -> list[int]:
    """Say which picks draw these members out of a bag."""
    left, found = members(bag), []
    for card in wanted:
        assert card in left, f"{card} is not there to be drawn"
        found.append(left.index(card))
        left.remove(card)
    return found


def drawing(table: Table, names: str) -> Script:
    """Luck that brings these specimens off the deck."""
    return Script(picks_from(table.deck, cards_named(table, names)))


def fields_named(table: Table, names: str) -> list[int]:
    keys = list(table.setup.box.fields)
    return [keys.index(name) for name in names.split()]


def digging(table: Table, fields: str, *faces: str, trace: str = "") -> Script:
    """Luck of an expedition: the field cards turned up, a trace fossil, then the dice.

    The dice are those of the last field card named.
    """
    cards = fields_named(table, fields)
    picks = picks_from(table.field_deck, cards)
    if trace:
        kind = TRACE_NAMES.index(trace)
        picks.append(sum(int(table.trace_bag[other]) for other in range(kind)))
    period = int(table.setup.field_period[cards[-1]])
    return Script(picks + [side_of(table, period, face) for face in faces])


def side_of(table: Table, period: int, face: str) -> int:
    """Return a side of a die that shows this face."""
    sides = [int(table.setup.faces[period * SIDES + side]) for side in range(SIDES)]
    return sides.index(FACE_NAMES.index(face))


def new_table(
    seats: int, hands: str = "", goals: str = "", objectives: str = "", **variants: VariantValue
) -> Table:
    """Start a game with scripted luck up to the choice of objectives."""
    table = blank(setup_of(seats, None, **variants))
    box = table.setup.box
    shown = [list(box.objectives).index(name) for name in objectives.split()]
    dealt = [list(box.goals).index(name) for name in goals.split()]
    picks = picks_from((1 << 15) - 1, shown) + picks_from(table.deck, cards_named(table, hands))
    GAME.lay_out(table, Script(picks + picks_from((1 << 16) - 1, dealt)))
    return table
