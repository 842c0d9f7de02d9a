"""Two worlds on the wire: what somebody cannot know changes nothing that reaches them.

Ada's choices, or the hands of everybody but Bo, differ between two servers. Whatever Bo, a watcher
and a stranger receive - replies, pushes, their number and order, after coming back too, and how
long bots take - is the same.
"""

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from time import monotonic, sleep

import pytest
from tests.attack.worlds import (
    PEOPLE,
    SEED,
    STRANGER,
    WATCHER,
    Kept,
    Line,
    World,
    at_random,
    first_difference,
    world,
)
from tests.following import Shown

from pangaea import shelf
from pangaea.core.luck import Dice
from pangaea.core.match import Match
from pangaea.core.sealed import Sealed
from pangaea.server.jobs import Position
from pangaea.server.wire import messages

BO = 1
CHOICES = {"dino_twist": 3, "eras": 2, "holotype": 3}  # games in which all choose at once: seats
MANY_PARTS = ("dino_twist", "eras")
UNEVEN = ("dino_twist",)  # some choices take more answers than others
GAMES = [game.slug for game in shelf.games()]
PACE = 0.6
LATE = 0.3  # seconds by which two answers after the same delay may differ
Course = Callable[[World, str], None]


def new(slug: str, seats: int) -> Match:
    """Begin a game."""
    names = [name.title() for name in PEOPLE[:seats]]
    return Match(shelf.game(slug), seats, Sealed(SEED), names=names)


def before_a_choice(slug: str) -> Match:
    """Play to where everybody is to choose in secret, in one or in many parts if that can be."""
    match = new(slug, CHOICES[slug])
    dice = Dice(1)
    while not is_to_choose(match) or (slug in UNEVEN and parts(match, 0) == parts(match, -1)):
        seat = match.asked[0]
        options = match.options(seat)
        match.answer(seat, options[dice.pick(len(options))])
    return match


def is_to_choose(match: Match) -> bool:
    """Tell whether a secret choice begins."""
    everybody = len(match.asked) == match.seats and match.settled == match.position
    return everybody and all(match.question(seat).secret for seat in match.asked)


def parts(match: Match, pick: int) -> int:
    """Count how many answers Ada's choice takes."""
    state, count = match.state.copy(), 0
    while 0 in state.asked():
        state.answer(0, state.options(0)[pick], Dice(1))
        count += 1
    return count


def compare(room: Path, tables: list[list[Kept]], courses: list[Course], **set_to: float) -> None:
    """Let each world take its course; refuse the first difference that anybody receives."""
    diaries: list[list[str]] = []
    for number, (kept, course) in enumerate(zip(tables, courses, strict=True)):
        with world(room / f"world{number}", kept, **set_to) as one:
            course(one, kept[0].name)
            diaries.append(one.diary)
    difference = first_difference(*diaries)
    assert not difference, difference


class Gathering:
    """Everybody at a table of a world, and those who look on."""

    def __init__(self, here: World, table: str, lines: ExitStack, knowing: int = 1) -> None:
        self.world = here
        self.table = table
        self.knowing = knowing  # how many seats, besides Bo's, may know what differs
        seats = len(here.table(table).seats)
        self.players = [lines.enter_context(here.at(table, person)) for person in PEOPLE[:seats]]
        self.watcher = lines.enter_context(here.at(table, WATCHER))

    def observe(self, moment: str) -> None:
        """Write down what everybody but Ada has received, and what they find by looking."""
        here, table = self.world, self.table
        here.note("moment", moment)
        for seat, line in enumerate(self.players):
            if seat == BO or seat >= self.knowing:
                here.take_in(PEOPLE[seat], line)
        here.take_in(WATCHER, self.watcher)
        for person in (PEOPLE[BO], WATCHER, STRANGER):
            here.look_around(table, person, BO)
            here.come_again(table, person, BO)


def gathered(course: Callable[[Gathering], None]) -> Course:
    """Let a course begin with everybody at the table."""

    def whole(here: World, table: str) -> None:
        with ExitStack() as lines:
            course(Gathering(here, table, lines))

    return whole


# -- a secret choice, from its first part to what comes out ----------------------------------------


def fidget(ada: Line) -> None:
    """Give the first part of a choice, and not the last."""
    ada.answer(0)
    assert ada.is_asked_in_secret()


def choosing(pick: int, *, fidgets: bool) -> Course:
    """Let Ada choose, change her mind and choose again; Bo too; then all see what came of it."""

    def course(all_of: Gathering) -> None:
        ada, bo, *others = all_of.players
        all_of.observe("nobody has chosen")
        if fidgets:
            fidget(ada)
        all_of.observe("Ada may have begun")
        if fidgets:
            ada.undo(0)
        all_of.observe("Ada may have changed her mind")
        ada.finish(pick)
        all_of.observe("Ada is ready")
        take_back(ada, 0)
        all_of.observe("Ada is not")
        ada.finish(pick)
        bo.answer(0)
        all_of.observe("Ada is, and Bo has begun")
        take_back(bo, 1)
        all_of.observe("Bo has taken it back")
        take_everything_back(ada, 0)
        if fidgets:
            fidget(ada)
        bo.answer(0)
        ada.finish(0)
        all_of.observe("Ada has chosen otherwise")
        for line in (bo, *others):
            line.finish(0)
        all_of.observe("everything has come out")

    return gathered(course)


def take_back(line: Line, seat: int) -> None:
    """Take an answer back, which nobody need agree to."""
    heard = line.undo(seat)
    told = [message for message in heard if not isinstance(message, Shown | messages.ClocksTold)]
    assert [type(message) for message in told] == [messages.Done], told


def take_everything_back(line: Line, seat: int) -> None:
    """Take all parts of a choice back."""
    assert line.scene is not None
    least = line.scene.position
    while line.scene.position == least:
        take_back(line, seat)
        least -= 1
        if not has_begun(line):
            return


def has_begun(line: Line) -> bool:
    """Tell whether somebody's own part of the choice can still be taken back freely."""
    line.raw.clear()
    heard = line.say(messages.LookFrom("en"))
    shows = [message for message in heard if isinstance(message, Shown)]
    return shows[-1].may_undo and not shows[-1].undo_needs_consent


@pytest.mark.parametrize("slug", CHOICES)
def test_what_and_how_much_is_chosen_in_secret_reaches_nobody(slug: str, tmp_path: Path) -> None:
    tables = [[Kept("table", before_a_choice(slug))] for _ in range(2)]
    courses = [choosing(0, fidgets=False), choosing(-1, fidgets=slug in MANY_PARTS)]

    compare(tmp_path, tables, courses)


def leaving(*, fidgets: bool) -> Course:
    """Let Ada begin, or not, and leave; the server forgets the table and reads it from disk."""

    def course(here: World, table: str) -> None:
        with here.at(table, PEOPLE[0]) as ada:
            if fidgets:
                fidget(ada)
        here.tables._tables.clear()
        for person in (PEOPLE[BO], WATCHER, STRANGER):
            here.look_around(table, person, BO)
            here.come_again(table, person, BO)

    return course


@pytest.mark.parametrize("slug", MANY_PARTS)
def test_a_choice_that_was_begun_reaches_nobody_from_disk(slug: str, tmp_path: Path) -> None:
    tables = [[Kept("table", before_a_choice(slug))] for _ in range(2)]

    compare(tmp_path, tables, [leaving(fidgets=False), leaving(fidgets=True)])


def test_choices_of_different_length_are_tried() -> None:
    """The worlds do differ: by what is chosen, and by how many answers it takes."""
    match = before_a_choice("dino_twist")

    assert (parts(match, 0), parts(match, -1)) == (3, 1)


# -- other hands -----------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", GAMES)
def test_other_hands_reach_nobody(
    slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pangaea.server.live.ledger.TAIL", 0)
    seats = shelf.game(slug).usual_seats
    found = [at_random(new(slug, seats), answers) for answers in (0, 5, 17)]
    one = [Kept(f"t{n}", match, match.state) for n, match in enumerate(found)]
    twins = [match.state.veiled(BO).imagined(Dice(1)) for match in found]
    other = [Kept(f"t{n}", found[n], twin) for n, twin in enumerate(twins)]

    compare(tmp_path, [one, other], [passing_by] * 2)


@pytest.mark.parametrize("slug", ["dino_twist", "evo"])
def test_other_hands_reach_no_big_screen(
    slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever made the room sees it on a screen that everybody looks at."""
    monkeypatch.setattr("pangaea.server.live.ledger.TAIL", 0)
    match = at_random(new(slug, shelf.game(slug).usual_seats), 5)
    twin = match.state.veiled(BO).imagined(Dice(1))
    worlds = [[Kept("t0", match, state, party=True)] for state in (match.state, twin)]

    def look_on(here: World, table: str) -> None:
        with ExitStack() as lines:
            Gathering(here, table, lines, knowing=len(PEOPLE)).observe("on the screen")

    compare(tmp_path, worlds, [look_on] * 2)


def passing_by(here: World, _table: str) -> None:
    """Look at every table; whoever is to choose in secret does, and a window for cards passes."""
    for table in ("t0", "t1", "t2"):
        with ExitStack() as lines:
            all_of = Gathering(here, table, lines, knowing=len(PEOPLE))
            all_of.observe("as it was dealt")
            ada = all_of.players[0]
            if ada.is_asked_in_secret():
                ada.finish(0)
            elif ada.scene is not None and ada.scene.ask is not None:
                first = ada.scene.ask.choices[0].notation
                if first.endswith(" pass"):
                    ada.answer(0)
            all_of.observe("after Ada's answer")


# -- how long bots take ----------------------------------------------------------------------------


class Scripted:
    """Thinks as long as it is told and says the first or the last option."""

    def __init__(self, here: World, pick: int, seconds: float) -> None:
        self.here = here
        self.pick = pick
        self.seconds = seconds

    async def option(self, position: Position) -> int | None:
        """Choose for a bot."""
        await asyncio.sleep(min(self.seconds, position.budget))
        table = self.here.tables._tables["table"].result()
        return table.ledger.match.options(position.seat)[self.pick]


def seconds_until_ready(here: World, pick: int, thinks: float) -> float:
    """Measure how long a watcher waits until the bot on seat 0 has answered, or is ready."""
    scripted = Scripted(here, pick, thinks)
    here.tables.bots.option = scripted.option  # type: ignore[method-assign]
    with here.at("table", WATCHER) as line:
        began, first = monotonic(), line.scene
        assert first is not None
        while monotonic() - began < 20:
            line.heard()
            assert line.scene is not None
            if line.scene.position != first.position or not line.scene.players[0].turn:
                return monotonic() - began
            sleep(0.01)
    raise AssertionError("the bot did not choose")


def bot_table(slug: str) -> list[Kept]:
    """Return a table where a bot is to answer, and others are people."""
    if slug in CHOICES:
        return [Kept("table", before_a_choice(slug), bots=(0,))]
    game = shelf.game(slug)
    match = new(slug, game.usual_seats)
    while match.asked != [0]:
        match.answer(match.asked[0], match.options(match.asked[0])[0])
    return [Kept("table", match, bots=(0,))]


@pytest.mark.parametrize("slug", [slug for slug in GAMES if shelf.game(slug).hides])
@pytest.mark.parametrize("level", ["random", "search"])
def test_how_long_a_bot_takes_tells_nothing(slug: str, level: str, tmp_path: Path) -> None:
    """It takes as long over many parts as over one, and over an easy choice as over a hard one."""
    took = seconds_taken(slug, level, tmp_path / "first")
    if max(took) - min(took) >= LATE:  # a busy machine is late once, a leak every time
        took = seconds_taken(slug, level, tmp_path / "again")

    assert max(took) - min(took) < LATE, took
    assert min(took) > PACE - LATE
    assert max(took) < 2 * PACE


def seconds_taken(slug: str, level: str, room: Path) -> list[float]:
    """Measure an easy choice in one part, and a hard one in as many as there are."""
    room.mkdir()
    hard = 2 * PACE if level == "search" else 0.01
    took: list[float] = []
    for number, (pick, thinks) in enumerate([(-1 if slug in CHOICES else 0, 0.0), (0, hard)]):
        tables = bot_table(slug)
        tables[0].level = level
        with world(room / f"world{number}", tables, pace=PACE, budget=2 * PACE) as here:
            took.append(seconds_until_ready(here, pick, thinks))
    return took
