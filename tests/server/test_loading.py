"""Back from the store: a bookmark is a cache, the log is the truth."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Self

import pytest
from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64
from starlette.websockets import WebSocketDisconnect
from tests.server.guests import House, device, scene_in
from tests.server.store_contract import closing
from tests.server.whispers import Whispers, WhispersGame, WhispersSetup

from pangaea.core.luck import Dice, Luck
from pangaea.core.replay import Bookmark
from pangaea.core.state import Setup, State
from pangaea.core.steps import Retreat
from pangaea.server.errors import TooLate
from pangaea.server.live.ledger import BOOKMARK_EVERY, TAIL, Ledger, load_match, load_whole
from pangaea.server.live.new_tables import begin_match
from pangaea.server.store.contract import Conflict, SeatRow, Store, TableRow
from pangaea.server.store.sqlite import SqliteStore
from pangaea.server.tables.registry import RESTARTING


def long_table() -> TableRow:
    """Return a table for a very long game."""
    seats = [SeatRow("device", name, holder="ada") for name in ("Ada", "Bo")]
    variants: dict[str, bool | int | str] = {"rounds": 1000}
    return TableRow("t1", "whispers", "ada", "en", seats, variants, 1.0, 1.0)


async def opened(store: Store) -> Ledger:
    """Open a table."""
    row = long_table()
    match = begin_match(row)
    await store.create(row)
    return Ledger(store, row, match)


async def play(ledger: Ledger, answers: int, dice: Dice) -> None:
    """Give some answers."""
    for _ in range(answers):
        seat = ledger.match.asked[0]
        options = ledger.match.options(seat)
        await ledger.take(seat, options[dice.pick(len(options))])


async def reloaded(store: Store) -> Ledger:
    """Bring the table back from the store."""
    row = await store.load("t1")
    assert row is not None
    return Ledger(store, row, await load_match(store, row))


def with_store(trial: Callable[[Store], Awaitable[None]]) -> Callable[[Path], None]:
    """Run a trial in an event loop, with an empty store that is closed afterwards."""

    async def tried(path: Path) -> None:
        async with closing(SqliteStore(path)) as store:
            await trial(store)

    def test(tmp_path: Path) -> None:
        asyncio.run(tried(tmp_path / "t.sqlite"))

    test.__doc__ = trial.__doc__
    return test


def test_loading_replays_no_more_answers_at_500_than_at_100(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answered = 0
    plain = Whispers.answer

    def counted(self: Whispers, seat: int, option: int, luck: Dice) -> None:
        nonlocal answered
        answered += 1
        plain(self, seat, option, luck)

    async def trial() -> dict[int, int]:
        nonlocal answered
        found: dict[int, int] = {}
        async with closing(SqliteStore(tmp_path / "t.sqlite")) as store:
            ledger, dice = await opened(store), Dice(1)
            for position in (5, 100, 500):
                await play(ledger, position - ledger.match.position, dice)
                await store.bookmark("t1", 0)  # the reader waits behind nothing, the writer is done
                answered = 0
                twin = await reloaded(store)
                found[position] = answered
                assert twin.match.position == position
                assert twin.match.state.plain() == ledger.match.state.plain()
        return found

    monkeypatch.setattr(Whispers, "answer", counted)
    replayed = asyncio.run(trial())

    assert replayed[5] == 5
    assert replayed[500] <= BOOKMARK_EVERY + TAIL
    assert replayed[500] == replayed[100]


def test_a_table_goes_on_from_a_bookmark_as_if_it_had_never_left(tmp_path: Path) -> None:
    """The same luck follows, whether it was resumed, replayed or never left the memory."""

    async def trial() -> None:
        async with closing(SqliteStore(tmp_path / "t.sqlite")) as store:
            ledger = await opened(store)
            await play(ledger, 230, Dice(1))
            resumed = await reloaded(store)
            full = await load_whole(store, resumed.row)
            assert resumed.match.base > 0
            assert full.base == 0
            for match in (resumed.match, full):
                while match.position < 240:
                    seat = match.asked[0]
                    match.answer(seat, match.options(seat)[0])
            assert resumed.match.state.plain() == full.state.plain()
            assert [s.luck for s in resumed.match.steps[-10:]] == [s.luck for s in full.steps[-10:]]

    asyncio.run(trial())


@with_store
async def test_what_lies_before_the_bookmark_is_rebuilt_when_asked_for(store: Store) -> None:
    ledger = await opened(store)
    await play(ledger, 150, Dice(1))
    resumed = await reloaded(store)
    await resumed.remember(3)
    assert resumed.match.scene(0, "en", 3) == ledger.match.scene(0, "en", 3)
    await play(resumed, 3, Dice(2))
    assert (await reloaded(store)).match.position == 153


@with_store
async def test_more_can_be_taken_back_than_lies_behind_the_bookmark(store: Store) -> None:
    ledger = await opened(store)
    await play(ledger, 120, Dice(1))
    await ledger.take_back(Retreat(40, own=False), 0)
    await play(ledger, 2, Dice(2))
    twin = await reloaded(store)
    assert twin.match.position == 42
    assert twin.match.state.plain() == ledger.match.state.plain()


def test_without_its_bookmarks_a_table_is_the_same(tmp_path: Path) -> None:
    class Forgetful(SqliteStore):
        async def bookmark(self, table: str, most: int) -> Bookmark | None:
            return None

    async def trial() -> None:
        async with closing(Forgetful(tmp_path / "t.sqlite")) as store:
            ledger = await opened(store)
            await play(ledger, 120, Dice(1))
            assert (await reloaded(store)).match.state.plain() == ledger.match.state.plain()

    asyncio.run(trial())


class Later(Whispers):
    """The table of a later version."""

    def copy(self) -> Self:
        twin = type(self)(self.setup)
        twin.refill(self.plain())
        return twin


class Grown(Later):
    """One that counts something more."""

    def __init__(self, setup: WhispersSetup) -> None:
        super().__init__(setup)
        self.heard = 0

    def answer(self, seat: int, option: int, luck: Luck) -> None:
        super().answer(seat, option, luck)
        self.heard += 1


class Longer(Later):
    """One with a place more in a list."""

    def __init__(self, setup: WhispersSetup) -> None:
        super().__init__(setup)
        self.points = vec[i64]([0] * (setup.seats + 1))


class Renamed(Later):
    """One whose numbers mean something else."""

    LAYOUT = 2


@pytest.mark.parametrize("later", [Grown, Longer, Renamed])
def test_a_bookmark_of_another_layout_is_rebuilt_from_the_log(
    later: type[Whispers], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def blank(_game: WhispersGame, setup: Setup) -> State:
        assert isinstance(setup, WhispersSetup)
        return later(setup)

    async def trial() -> None:
        async with closing(SqliteStore(tmp_path / "t.sqlite")) as store:
            ledger = await opened(store)
            await play(ledger, 120, Dice(1))
            assert (await reloaded(store)).match.base > 0
            monkeypatch.setattr(WhispersGame, "blank", blank)
            twin = await reloaded(store)
            assert type(twin.match.state) is later
            assert (twin.match.base, twin.match.position) == (0, 120)
            hands = ledger.match.state.plain()["hands"]
            assert twin.match.state.plain()["hands"] == hands
            await play(twin, 60, Dice(2))
            assert (await reloaded(store)).match.base > 0  # its own bookmarks fit again

    asyncio.run(trial())


def changed(mark: Bookmark, **fields: int | list[int]) -> Bookmark:
    return replace(mark, state={**mark.state, **fields})


@pytest.mark.parametrize(
    "damage",
    [
        pytest.param(lambda mark: changed(mark, points=mark.state["points"][1:]), id="one short"),
        pytest.param(lambda mark: changed(mark, points=[99, 99]), id="other numbers"),
        pytest.param(lambda mark: changed(mark, points=[10**30, 0]), id="too large a number"),
        pytest.param(lambda mark: changed(mark, points=7), id="no list"),
        pytest.param(lambda mark: changed(mark, novelty=1), id="one more"),
        pytest.param(lambda mark: replace(mark, state={}), id="nothing"),
        pytest.param(lambda mark: replace(mark, digest=""), id="as the first release wrote it"),
        pytest.param(lambda mark: replace(mark, link="0" * 16), id="after another line"),
        pytest.param(lambda mark: replace(mark, picks=mark.picks + 1), id="after other luck"),
        pytest.param(lambda mark: replace(mark, position=mark.position - 1), id="elsewhere"),
    ],
)
def test_a_damaged_bookmark_is_rebuilt_from_the_log(
    damage: Callable[[Bookmark], Bookmark], tmp_path: Path
) -> None:
    async def trial() -> None:
        async with closing(SqliteStore(tmp_path / "t.sqlite")) as store:
            ledger = await opened(store)
            await play(ledger, 120, Dice(1))
            for _ in range(3):
                mark = await store.bookmark("t1", 90)
                assert mark is not None
                await store.keep("t1", damage(mark))
            twin = await reloaded(store)
            assert (twin.match.base, twin.match.position) == (0, 120)
            assert twin.match.state.plain() == ledger.match.state.plain()

    asyncio.run(trial())


def test_a_bookmark_that_cannot_even_be_read_is_passed_over(tmp_path: Path) -> None:
    async def trial() -> None:
        path = tmp_path / "t.sqlite"
        async with closing(SqliteStore(path)) as store:
            ledger = await opened(store)
            await play(ledger, 120, Dice(1))
            with contextlib.closing(sqlite3.connect(path)) as other, other:
                other.execute("UPDATE bookmarks SET mark = X'7B0A'")
            assert (await reloaded(store)).match.position == 120

    asyncio.run(trial())


@with_store
async def test_a_table_that_another_server_moved_is_taken_from_the_store(
    store: Store,
) -> None:
    ledger = await opened(store)
    other = await reloaded(store)
    await play(other, 1, Dice(1))
    with pytest.raises(TooLate) as refused:
        await play(ledger, 1, Dice(2))
    assert isinstance(refused.value.__cause__, Conflict)
    assert ledger.match.state.plain() == other.match.state.plain()
    await play(ledger, 1, Dice(2))
    assert ledger.match.position == 2


def test_an_idle_table_leaves_the_memory_and_comes_back(house: House) -> None:
    guest = house.guest()
    table = guest.open("whispers", device("Ada"), device("Bo")).id
    with guest.at(table) as line:
        line.say(line.answer(scene_in(line.hello(0))))
        live = house.tables._tables[table].result()
        live.used = -1e9
        house.tables.evict()
        assert table in house.tables._tables  # somebody is there
    for _ in range(100):
        guest.table(table)
    live.used = -1e9
    house.tables.evict()
    assert table not in house.tables._tables
    with guest.at(table) as line:
        assert scene_in(line.hello(0)).position == 1


def test_a_table_stays_for_a_page_that_has_yet_to_say_hello(house: House) -> None:
    guest = house.guest()
    table = guest.open("whispers", device("Ada"), device("Bo")).id
    with guest.at(table) as line:
        assert line.heard() == []  # the line is open
        house.tables._tables[table].result().used = -1e9
        house.tables.evict()
        scene = scene_in(line.hello(0))
        assert scene_in(line.say(line.answer(scene))).position == 1
    with guest.at(table) as line:
        assert scene_in(line.hello(0)).position == 1


def test_who_says_hello_once_all_tables_were_replaced_comes_again(house: House) -> None:
    """They would sit at a table that nobody plays at any more."""
    guest = house.guest()
    table = guest.open("whispers", device("Ada"), device("Bo")).id
    with guest.at(table) as line:
        live = house.tables._tables[table].result()
        assert house.client.portal is not None
        house.client.portal.call(house.tables.evict_all)
        with pytest.raises(WebSocketDisconnect) as parted:
            line.hello(0)

    assert parted.value.code == RESTARTING
    assert not live.pages


def test_no_position_inside_a_secret_choice_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its parts would be taken for settled: how many there are would show after a restart."""
    monkeypatch.setattr("pangaea.server.live.ledger.BOOKMARK_EVERY", 51)

    async def trial() -> None:
        async with closing(SqliteStore(tmp_path / "t.sqlite")) as store:
            ledger = await opened(store)
            await play(ledger, 1, Dice(1))
            seat = ledger.match.steps[0].seat
            for _ in range(45):
                await ledger.take_back(Retreat(0, own=True), seat)
                await ledger.take(seat, ledger.match.options(seat)[0])
            await asyncio.gather(*ledger._errands)
            kept = await store.bookmark("t1", 1000)
            assert kept is not None
            assert (kept.lines, kept.position) == (52, 0)
            twin = await reloaded(store)
            assert (twin.match.settled, twin.match.position) == (0, 1)

    asyncio.run(trial())
