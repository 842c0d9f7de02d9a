"""How much one address, one person and one line may ask, and what is made only once."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import ExitStack

import httpx
import pytest
from msgspec.structs import replace
from starlette.applications import Starlette
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.server.guests import Guest, House, device, scene_in
from tests.server.launcher import UNHURRIED

import pangaea
from pangaea.core.viewing import Views
from pangaea.server.app import create_app
from pangaea.server.http.routes import ReplyCache
from pangaea.server.live.broadcast import OUTBOX_SIZE, Page, Slices
from pangaea.server.rate_limits import Bucket, RateLimits
from pangaea.server.settings import Rates, Settings
from pangaea.server.wire import messages


def statuses(settings: Settings, rates: Rates, path: str, times: int) -> list[int]:
    """Ask for something again and again, at a table with a few answers."""
    with TestClient(create_app(replace(settings, rates=rates))) as client:
        guest = Guest(client)
        table = guest.open("cubosaurs", device("Ada"), device("Bo")).id
        return [client.get(path.format(table=table)).status_code for _ in range(times)]


@pytest.mark.parametrize(
    "path",
    ["/api/games", "/api/games/evo/rulebook", "/api/games/evo/art.svg", "/api/tables",
     "/api/tables/{table}"],
)  # fmt: skip
def test_an_address_that_asks_too_much_must_wait(settings: Settings, path: str) -> None:
    few = replace(UNHURRIED, requests=0.001, requests_burst=3)

    assert statuses(settings, few, path, 5) == [200] * 3 + [429] * 2


@pytest.mark.parametrize(
    ("path", "most"),
    [("/api/tables/{table}/scene?at=0", 40), ("/api/tables/{table}/scenes?from=0&to=0", 40),
     ("/api/tables/{table}/scene", 40), ("/api/tables/{table}/record", 2)],
)  # fmt: skip
def test_what_is_drawn_is_counted(settings: Settings, path: str, most: int) -> None:
    few = replace(UNHURRIED, drawings=0.001, drawings_burst=40)

    assert statuses(settings, few, path, most + 2) == [200] * most + [429] * 2


def test_many_positions_count_as_many(settings: Settings) -> None:
    few = replace(UNHURRIED, drawings=0.001, drawings_burst=100)

    assert statuses(settings, few, "/api/tables/{table}/scenes?from=0&to=39", 4) == [
        400,
        400,
        429,
        429,
    ]


def test_codes_are_counted(settings: Settings) -> None:
    few = replace(UNHURRIED, codes=0.001, codes_burst=2)

    assert statuses(settings, few, "/api/qr?path=/table/{table}", 3) == [200, 200, 429]


def test_records_are_counted_apart(settings: Settings) -> None:
    few = replace(UNHURRIED, uploads=0.001, uploads_burst=2)
    with TestClient(create_app(replace(settings, rates=few))) as client:
        tried = [client.post("/api/records", content="x").status_code for _ in range(3)]

    assert tried == [400, 400, 429]


def lines_let_in(app: Starlette, wished: int) -> int:
    """Count how many lines to a table are let in."""
    with TestClient(app) as client, ExitStack() as open_lines:
        guest = Guest(client)
        table = guest.open("cubosaurs", device("Ada"), device("Bo")).id
        for number in range(wished):
            try:
                open_lines.enter_context(guest.at(table))
            except WebSocketDisconnect:
                return number
        return wished


def test_a_person_has_so_many_lines(settings: Settings) -> None:
    assert lines_let_in(create_app(replace(settings, rates=replace(UNHURRIED, lines=3))), 5) == 3


def test_an_address_has_so_many_lines(settings: Settings) -> None:
    few = replace(UNHURRIED, address_lines=4)

    assert lines_let_in(create_app(replace(settings, rates=few)), 6) == 4


def test_a_line_that_is_closed_makes_room() -> None:
    limits = RateLimits(Rates(lines=1))

    assert limits.open_line("ada", "192.0.2.1")
    assert not limits.open_line("ada", "192.0.2.2")
    limits.close_line("ada", "192.0.2.1")
    assert limits.open_line("ada", "192.0.2.2")


def test_looks_and_greetings_are_counted_apart(settings: Settings) -> None:
    few = replace(UNHURRIED, looks=0.001, looks_burst=3)
    with TestClient(create_app(replace(settings, rates=few))) as client:
        guest = Guest(client)
        table = guest.open("cubosaurs", device("Ada"), device("Bo")).id
        with guest.at(table) as line:
            heard = [line.hello(), *(line.say(messages.LookFrom("en")) for _ in range(4))]

    refused = [any(isinstance(one, messages.Refused) for one in replies) for replies in heard]
    assert refused == [False, False, False, True, True]


def test_all_lines_of_an_address_are_counted_together(settings: Settings) -> None:
    few = replace(UNHURRIED, address_messages=0.001, address_messages_burst=10)
    with TestClient(create_app(replace(settings, rates=few))) as client, ExitStack() as open_lines:
        guest = Guest(client)
        table = guest.open("cubosaurs", device("Ada"), device("Bo")).id
        lines = [open_lines.enter_context(guest.at(table)) for _ in range(4)]
        for line in lines:
            for _ in range(3):
                line.socket.send_text('{"type":"ping"}')
        heard = [line.socket.receive_text() for line in lines for _ in range(3)]

    assert sum("pong" in text for text in heard) == 10
    assert sum("too fast" in text for text in heard) == 2


def test_a_bucket_gives_many_drops_only_when_it_has_them() -> None:
    bucket = Bucket(0.001, 10)

    assert [bucket.takes(6), bucket.takes(6), bucket.takes(4)] == [True, False, True]


# -- made once -------------------------------------------------------------------------------


def test_a_past_position_is_drawn_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = house.guest()
    table = guest.open("cubosaurs", device("Ada"), device("Bo")).id
    drawn = count_drawings(monkeypatch)
    replies = [guest.client.get(f"/api/tables/{table}/scenes?from=0&to=0").text for _ in range(3)]

    assert len(set(replies)) == 1
    assert len(drawn) == 1


def test_the_past_is_drawn_anew_when_somebody_took_an_answer_back(house: House) -> None:
    guest = house.guest()
    table = guest.open("cubosaurs", device("Ada"), device("Bo")).id
    path = f"/api/tables/{table}/scene?at=1"
    with guest.at(table) as line:
        scene = scene_in(line.hello())
        assert scene.ask is not None
        first, *_, last = [choice.option for choice in scene.ask.choices]
        line.say(line.answer(scene, first))
        before = guest.client.get(path).text
        scene = scene_in(line.say(messages.Undo("u", scene.ask.seat, 1)))
        gone = guest.client.get(path).status_code
        line.say(line.answer(scene, last))
        after = guest.client.get(path).text

    assert gone == 400
    assert before != after


def seated_pair(house: House) -> tuple[Guest, str]:
    """Let somebody open a table for two who share a device."""
    guest = house.guest()
    return guest, guest.open("cubosaurs", device("Ada"), device("Bo")).id


def test_who_looks_again_or_comes_later_is_not_drawn_for_anew(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, table = seated_pair(house)
    with ExitStack() as open_lines:
        lines = [open_lines.enter_context(house.guest().at(table)) for _ in range(5)]
        lines[0].hello()
        drawn = count_drawings(monkeypatch)
        for line in lines[1:]:
            line.hello()
        for _ in range(10):
            lines[0].say(messages.LookFrom("en"))

    assert drawn == []


def test_watchers_who_came_one_by_one_are_drawn_for_together(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, table = seated_pair(house)
    with ExitStack() as open_lines:
        hers = open_lines.enter_context(ada.at(table))
        scene = scene_in(hers.hello())
        watchers = [open_lines.enter_context(house.guest().at(table)) for _ in range(30)]
        for line in watchers:
            line.hello()
        drawn = count_drawings(monkeypatch)
        hers.say(hers.answer(scene))
        shown = [scene_in(line.heard()) for line in watchers]

    assert {one.position for one in shown} == {1}
    assert len(drawn) <= 3


def count_drawings(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Note every scene that is drawn from now on."""
    found: list[object] = []
    draw = Views._scene

    def counted(*given: object, **named: object) -> object:
        found.append(given)
        return draw(*given, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(Views, "_scene", counted)
    return found


def test_a_watcher_who_leaves_is_no_news(house: House) -> None:
    ada, table = seated_pair(house)
    with ada.at(table) as hers:
        hers.hello()
        with house.guest().at(table) as his:
            his.hello()
        heard = [message for _ in range(50) for message in hers.heard()]

    assert heard == []


def test_a_code_is_drawn_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    client = house.guest().client
    first = client.get("/api/qr?path=/table/x").content

    async def closed(*_given: object, **_named: object) -> bytes:
        raise AssertionError("drawn again")

    monkeypatch.setattr(house.tables.jobs, "do", closed)

    assert client.get("/api/qr?path=/table/x").content == first


def test_replies_are_kept_up_to_a_size() -> None:
    replies = ReplyCache(10)
    replies.keep(("a",), b"1234")
    replies.keep(("b",), b"1234")
    replies.find(("a",))
    replies.keep(("c",), b"1234")

    assert [replies.find((name,)) for name in "abc"] == [b"1234", None, b"1234"]
    assert replies.held == 8
    replies.keep(("a",), b"1")
    assert replies.held == 5


# -- in slices -------------------------------------------------------------------------------


def passes_during(work: Callable[[], Awaitable[object]]) -> int:
    """Count how often the loop looked after everybody while something was done."""

    async def counted() -> int:
        task = asyncio.ensure_future(work())
        passes = 0
        while not task.done():
            await asyncio.sleep(0)
            passes += 1
        await task
        return passes

    return asyncio.run(counted())


def test_long_work_takes_turns() -> None:
    slices, order = Slices(), []

    async def work(name: str) -> None:
        for _ in range(5):
            await slices.turn()
            order.append(name)

    async def both() -> None:
        await asyncio.gather(work("a"), work("b"))

    assert passes_during(both) >= 10
    assert order == ["a", "b"] * 5


def test_long_work_waits_for_an_answer_on_its_way() -> None:
    slices, order = Slices(), []

    async def answer() -> None:
        with slices.behind_answer():
            for _ in range(20):
                await asyncio.sleep(0)
            order.append("answer")

    async def work() -> None:
        await slices.turn()
        order.append("long")

    async def look() -> None:
        await slices.short_turn()
        order.append("short")

    async def all_three() -> None:
        await asyncio.gather(answer(), work(), look())

    asyncio.run(all_three())

    assert order == ["short", "answer", "long"]


def test_long_work_does_not_wait_for_answers_that_come_later() -> None:
    """Where many tables are played at there is always one on its way."""
    slices = Slices()

    async def answers(turn: "asyncio.Task[None]") -> int:
        """One answer is on its way before the last has come, for ever."""
        given = 0
        with ExitStack() as last:
            last.enter_context(slices.behind_answer())
            while not turn.done():
                following = ExitStack()
                following.enter_context(slices.behind_answer())
                last.close()
                last.push(following.pop_all())
                given += 1
                await asyncio.sleep(0)
        return given

    async def both() -> int:
        return await answers(asyncio.create_task(slices.turn()))

    assert asyncio.run(both()) < 10


def test_positions_are_drawn_one_by_one(settings: Settings) -> None:
    app = create_app(settings)

    async def asked() -> None:
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://x") as client:
                await drawn_while_answering(client, app)

    asyncio.run(asked())


async def drawn_while_answering(client: httpx.AsyncClient, app: Starlette) -> None:
    """Ask for a long past; the table's lock is free meanwhile, and the loop is not held up."""
    record = (await asyncio.to_thread(long_record)).encode()
    table = (await client.post("/api/records", content=record)).json()["id"]
    live = await app.state.tables.table(table)
    asking = asyncio.create_task(client.get(f"/api/tables/{table}/scenes?from=0&to=19"))
    passes = free = 0
    while not asking.done():
        await asyncio.sleep(0)
        passes += 1
        free += not live.lock.locked()

    assert len(asking.result().json()) == 20
    assert passes > 20
    assert free > 15


def long_record() -> str:
    match = pangaea.new("cubosaurs", 2, seed=1)
    for _ in range(20):
        match.answer(match.asked[0], match.options(match.asked[0])[-1])
    return match.record()


# -- slow lines ------------------------------------------------------------------------------


def test_a_line_that_takes_nothing_keeps_little_waiting() -> None:
    async def filled() -> None:
        page = Page("ada")
        for _ in range(100):
            page.post(b"x" * 100_000)
        assert page.parted
        assert page.waiting <= OUTBOX_SIZE + 100_000
        texts = [await page.next() for _ in range(page.outbox.qsize())]
        assert texts[-1] == 1013
        assert page.waiting == 0

    asyncio.run(filled())
