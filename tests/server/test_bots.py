"""Bots move by themselves, at a pace people can follow, and never block a table."""

import asyncio
import shutil
import sys
from functools import partial
from itertools import groupby
from pathlib import Path
from time import monotonic, sleep

import msgspec
import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient
from tests.following import Shown
from tests.server import stuck
from tests.server.guests import BOT, House, Line, device, seated, until
from tests.server.whispers import WhispersGame

import pangaea
from pangaea import shelf
from pangaea.core.luck import Dice
from pangaea.core.match import Match
from pangaea.core.scene import Scene
from pangaea.server import jobs
from pangaea.server.app import create_app
from pangaea.server.jobs import Position
from pangaea.server.live.driver import leaves_no_choice, level_at
from pangaea.server.pool import BotPool
from pangaea.server.settings import Settings
from pangaea.server.wire import messages


def answers_of(line: Line) -> int:
    """Return how many answers have been given."""
    shows = [m for m in line.say(messages.LookFrom("en")) if isinstance(m, Shown)]
    return shows[-1].steps[-1].position


def test_bots_play_among_themselves_while_somebody_looks(house: House) -> None:
    guest = house.guest()
    table = guest.open("cubosaurs", BOT, BOT, rounds="1").id
    assert guest.table(table).position == 0
    with guest.at(table) as line:
        line.hello()
        last = until(line, lambda scene: scene.ending is not None)

    assert last.position > 5
    assert guest.table(table).state == "over"


def test_bots_of_every_level_move(house: House) -> None:
    guest = house.guest()
    seats = [{"kind": "bot", "level": level} for level in ("beginner", "casual", "strong")]
    table = guest.open("cubosaurs", *seats).id
    with guest.at(table) as line:
        line.hello()
        until(line, lambda scene: scene.position >= 3, seconds=60)


def test_a_bot_that_finds_nothing_in_time_takes_what_looks_best(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Always the first option would be a policy by which some games never end."""

    async def nothing(_thinkers: BotPool, _position: Position) -> None:
        return None

    monkeypatch.setattr(BotPool, "option", nothing)
    guest = house.guest()
    table = guest.open("cubosaurs", BOT, BOT, rounds="1").id
    with guest.at(table) as line:
        line.hello()
        until(line, lambda scene: scene.ending is not None)

    played = pangaea.loads(guest.client.get(f"/api/tables/{table}/record").text)
    for number, step in enumerate(played.steps):
        veiled = played.position_at(number).veiled(step.seat)
        worth = dict(
            zip(
                veiled.options(step.seat),
                played.game.advisor.values(veiled, step.seat),
                strict=True,
            )
        )
        assert worth[step.option] == max(worth.values())


def test_bots_keep_a_pace_that_can_be_changed_and_skipped(settings: Settings) -> None:
    slow = Settings(settings.data_dir, settings.static_dir, settings.rates, pace=30.0, thinkers=1)
    app = create_app(slow)
    with TestClient(app) as client:
        guest = House(app, client).guest()
        table = guest.open("cubosaurs", BOT, BOT).id
        with guest.at(table) as line:
            line.hello()
            assert answers_of(line) == 0
            line.say(messages.Pace(0.0))
            until(line, lambda scene: scene.position >= 3)
            line.say(messages.Pace(30.0))
            stopped = until_quiet(line)
            line.say(messages.Pace(30.0, skip=True))
            until(line, lambda scene: scene.position > stopped + 1)


def is_later(position: int, scene: Scene) -> bool:
    """Tell whether a scene comes after a position."""
    return scene.position > position


def until_quiet(line: Line) -> int:
    """Wait until the bots have slowed down, and return the position."""
    end = monotonic() + 5
    last = answers_of(line)
    while monotonic() < end:
        line.heard()
        sleep(0.2)
        now = answers_of(line)
        if now == last:
            return now
        last = now
    raise AssertionError("the bots did not slow down")


def test_only_those_at_the_table_change_the_pace(house: House) -> None:
    _, table = seated(house)
    with house.guest().at(table) as line:
        line.hello()
        heard = line.say(messages.Pace(0.0))

    assert isinstance(heard[0], messages.Refused)


def position(game: str = "cubosaurs", level: str = "random") -> Position:
    """Return something to think about."""
    chosen = shelf.game(game)
    state = chosen.start(chosen.setup(2, {}), Dice(1))
    box = msgspec.json.encode(chosen.default_box()).decode()
    return Position(game, 2, {}, box, state.plain(), state.asked()[0], level, 7, 5.0, 1)


def test_a_bot_sees_plain_data_of_a_veiled_position() -> None:
    asked = position()
    state = shelf.game("cubosaurs").blank(shelf.game("cubosaurs").setup(2, {}))
    state.refill(asked.state)

    assert jobs.think(msgspec.json.encode(asked)) in state.options(asked.seat)


def test_a_bot_whose_process_dies_does_not_stop_the_table() -> None:
    async def trial() -> list[int | None]:
        thinkers = BotPool(1, 5.0)
        try:
            first = await thinkers.option(position())
            pool = thinkers._pool
            assert pool is not None
            for process in pool._processes.values():
                process.kill()
            return [first, *[await thinkers.option(position()) for _ in range(3)]]
        finally:
            thinkers.close()

    found = asyncio.run(trial())

    assert found[0] is not None
    assert found[-1] is not None


def form_of(thinkers: BotPool) -> str:
    """Return where the workers have found the rules."""
    where = "__import__('pangaea.server.jobs').__file__"
    return str(thinkers._running_pool().submit(eval, where).result())


def test_workers_take_the_compiled_form_as_soon_as_it_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A copy of the package plays the compiled form; the server stays with its own."""
    compiled, stamp = tmp_path / "compiled", tmp_path / "compiled" / "built"
    monkeypatch.setattr("sys.path", [*sys.path])
    own = str(pangaea.__file__)
    unneeded = shutil.ignore_patterns("static", "__pycache__")

    async def trial() -> list[tuple[str, int | None]]:
        thinkers = BotPool(1, 30.0, stamp)
        found: list[tuple[str, int | None]] = []
        try:
            for change in ("nothing", "half built", "whole"):
                if change == "half built":
                    shutil.copytree(Path(own).parent, compiled / "pangaea", ignore=unneeded)
                elif change == "whole":
                    stamp.touch()
                option = await thinkers.option(position())
                found.append((form_of(thinkers), option))
            return found
        finally:
            thinkers.close()

    forms, options = zip(*asyncio.run(trial()), strict=True)

    assert forms == (own, own, str(compiled / "pangaea" / "__init__.py"))
    assert len(set(options)) == 1
    assert None not in options
    assert pangaea.__file__ == own


def test_a_compiled_form_that_does_not_run_is_done_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    compiled, stamp = tmp_path / "compiled", tmp_path / "compiled" / "built"
    monkeypatch.setattr("sys.path", [*sys.path])
    (compiled / "pangaea").mkdir(parents=True)
    (compiled / "pangaea" / "__init__.py").write_text("raise ImportError('another Python')")
    stamp.touch()

    async def trial() -> list[int | None]:
        thinkers = BotPool(1, 30.0, stamp)
        try:
            return [await thinkers.option(position()) for _ in range(2)]
        finally:
            thinkers.close()

    first, second = asyncio.run(trial())

    assert first is not None  # it is asked again, of the form as it is written
    assert second is not None
    assert caplog.text.count("going on without it") == 1
    assert str(compiled) not in sys.path


def test_a_thought_is_finished_while_the_workers_change_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.path", [*sys.path])

    async def trial() -> list[int | None]:
        thinkers = BotPool(2, 30.0, tmp_path / "built")
        try:
            under_way = [
                asyncio.create_task(thinkers.option(position(level="search"))) for _ in range(2)
            ]
            await asyncio.sleep(0)
            (tmp_path / "built").touch()
            later = await thinkers.option(position())
            return [later, *await asyncio.gather(*under_way)]
        finally:
            thinkers.close()

    assert None not in asyncio.run(trial())


def test_a_bot_that_takes_too_long_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pangaea.server.pool.GRACE", -5.0)

    async def trial() -> int | None:
        thinkers = BotPool(1, 5.0)
        try:
            return await thinkers.option(position(level="search"))
        finally:
            thinkers.close()

    assert asyncio.run(trial()) is None


def test_a_worker_that_never_comes_back_is_replaced_and_others_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Both processes of the pool are stuck in turn: who waits there is answered all the same."""
    monkeypatch.setattr("pangaea.server.pool.think_in_time", stuck.think_in_time)
    monkeypatch.setattr("pangaea.server.pool.GRACE", 1.0)
    never = replace(position(), seed=stuck.STUCK)

    async def trial() -> tuple[list[int | None], list[int | None], list[bool]]:
        thinkers = BotPool(1, 2.0)
        try:
            assert await thinkers.option(position()) is not None
            pool = thinkers._pool
            assert pool is not None
            both = asyncio.gather(thinkers.option(never), thinkers.option(never))
            await asyncio.sleep(0)  # until both are asked: a broken pool forgets its processes
            processes = list(pool._processes.values())
            lost = await both
            thinkers.budget = 30.0  # a machine may be slow to start processes
            later = [await thinkers.option(position()) for _ in range(3)]
            for process in processes:
                process.join(10)
            return list(lost), later, [process.is_alive() for process in processes]
        finally:
            thinkers.close()

    lost, later, alive = asyncio.run(trial())

    assert lost == [None, None]
    assert None not in later
    assert len(alive) == 2
    assert not any(alive)


def test_a_thought_beside_one_that_is_stuck_is_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pangaea.server.pool.think_in_time", stuck.think_in_time)
    monkeypatch.setattr("pangaea.server.pool.GRACE", 1.0)
    never = replace(position(), seed=stuck.STUCK)
    long = replace(position(level="search"), budget=20.0)

    async def trial() -> tuple[int | None, int | None]:
        thinkers = BotPool(1, 2.0)
        thinkers.budget = 2.0
        try:
            await thinkers.option(position())
            first = asyncio.create_task(thinkers.option(never))
            await asyncio.sleep(1.5)
            thinkers.budget = 20.0
            second = asyncio.create_task(thinkers.option(long))
            await asyncio.sleep(2.5)  # until the stuck process has ended
            thinkers.part.value = 0.0  # enough
            return await first, await second
        finally:
            thinkers.close()

    lost, found = asyncio.run(trial())

    assert lost is None
    assert found is not None


def test_an_answer_without_a_choice_is_given_only_where_nothing_is_hidden() -> None:
    match = Match(WhispersGame(), 2, Dice(1))
    table = match.state
    for kind in range(1, 8):
        table.hands[kind] = 0  # type: ignore[attr-defined]
    table.hands[0] = 1  # type: ignore[attr-defined]

    assert match.options(0) == [0]
    assert not leaves_no_choice(match, 0)


def test_a_person_without_a_choice_is_spared_the_answer(house: House) -> None:
    """Cubosaurs hides nothing: whoever can only keep the hand keeps it."""
    guest = house.guest()
    table = guest.open("cubosaurs", device("Ada"), device("Bo"), rounds="1").id
    forced = 0
    with guest.at(table) as line:
        line.hello()
        for _ in range(300):
            shows = [m for m in line.say(messages.LookFrom("en")) if isinstance(m, Shown)]
            scene = shows[-1].steps[-1]
            if scene.ending is not None:
                break
            if scene.ask is None:
                continue
            if len(scene.ask.choices) == 1:
                forced += 1
                until(line, partial(is_later, scene.position))
            else:
                line.say(line.answer(scene, scene.ask.choices[-1].option))
        else:
            raise AssertionError("the game did not end")


# -- the seconds of a turn, and the machine shared by all tables -------------------------------


def test_a_turn_has_one_budget_for_all_its_answers(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts: list[Position] = []

    async def noted(_pool: BotPool, position: Position) -> None:
        thoughts.append(position)

    monkeypatch.setattr(BotPool, "option", noted)
    guest = house.guest()
    table = guest.open("holotype", *[{"kind": "bot", "level": "strong"}] * 2).id
    with guest.at(table) as line:
        line.hello()
        until(line, lambda scene: scene.position >= 12, seconds=60)

    turns = [
        [thought.budget for thought in turn]
        for _, turn in groupby(thoughts[:12], key=lambda thought: thought.seat)
    ]
    assert max(len(turn) for turn in turns) > 1
    for budgets in turns:
        whole = 2 * budgets[0]
        assert whole == pytest.approx(0.5, abs=0.01)  # this house allows less than the level
        assert sum(budgets) <= whole * (1 + len(budgets) / 20)


class Worker:
    """Thinks as a process does: as long as it may, by what the pool says it may use."""

    def __init__(self, pool: BotPool) -> None:
        self.pool = pool
        self.took: list[float] = []

    async def chosen(self, _job: object, thought: Position) -> int | None:
        began = monotonic()
        while monotonic() - began < thought.budget * self.pool.part.value:  # noqa: ASYNC110
            await asyncio.sleep(0.005)
        self.took.append(monotonic() - began)
        return 0


def test_those_who_think_at_once_share_the_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten in two processes: all think, about as long as one another, within their two seconds."""
    pool = BotPool(2, 5.0)
    worker = Worker(pool)
    monkeypatch.setattr(pool, "_chosen", worker.chosen)

    async def trial() -> list[int | None]:
        asked = replace(position(level="expert"), budget=2.0)
        return await asyncio.gather(*[pool.option(asked) for _ in range(10)])

    began = monotonic()
    found = asyncio.run(trial())

    assert found == [0] * 10
    assert monotonic() - began < 2.0 * 1.2
    assert max(worker.took) < 3 * min(worker.took)
    assert pool.part.value == 1.0


def test_who_cannot_think_in_time_is_not_waited_for_and_who_need_not_does_not_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pool = BotPool(1, 5.0)

    async def chosen(_job: object, thought: Position) -> int | None:
        await asyncio.sleep(1.0 if thought.level == "strong" else 0.0)
        return 0

    monkeypatch.setattr(pool, "_chosen", chosen)

    async def trial() -> tuple[float, list[int | None]]:
        first = asyncio.create_task(pool.option(position(level="strong")))
        await asyncio.sleep(0)
        began = monotonic()
        late = await pool.option(replace(position(level="strong"), budget=0.1))
        quick = await pool.option(position(level="casual"))
        took = monotonic() - began
        return took, [await first, late, quick]

    took, found = asyncio.run(trial())

    assert found == [0, None, 0]
    assert took < 0.8


def test_a_worker_goes_on_with_what_it_thought_at_that_seat() -> None:
    def player(table: str, seat: int) -> object:
        return jobs._player("strong", table, seat)

    assert player("a table", 0) is player("a table", 0)
    assert player("a table", 0) is not player("a table", 1)
    assert player("another table", 0) is not player("a table", 0)


def test_a_level_from_elsewhere_plays_as_casual() -> None:
    """No record may bring a bot that thinks without end."""
    assert level_at("strong@1000000000") == level_at("genius") == level_at("") == "casual"
    assert [level_at(level) for level in ("random", "strong")] == ["beginner", "strong"]


def test_names_of_earlier_releases_open_tables_of_today(house: House) -> None:
    guest = house.guest()
    former = [{"kind": "bot", "level": level} for level in ("random", "greedy", "search")]
    table = guest.open("cubosaurs", *former).id

    assert [seat.level for seat in guest.table(table).seats] == ["beginner", "casual", "strong"]
