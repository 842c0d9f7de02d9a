"""The lobby and the tables over HTTP."""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from pangaea.core.errors import DamagedRecord
from pangaea.core.scene import Scene
from pangaea.server import catalogue, jobs
from pangaea.server.catalogue import compress
from pangaea.server.errors import BadRecord, NotAllowed, Refusal, TooLarge, TooLate, Unknown
from pangaea.server.http.lessons import lesson
from pangaea.server.http.people import list_tables, own_routes, people_routes
from pangaea.server.http.requests import (
    address_of,
    check_origin,
    check_rate,
    device_of,
    json_reply,
    language_of,
    limits_of,
    number_in,
    person_of,
    rates_of,
    read_body,
    read_message,
    reply,
    site_of,
    tables_of,
)
from pangaea.server.http.websocket import table_socket, turns_socket
from pangaea.server.live.broadcast import Slices, invitation, table_info
from pangaea.server.live.ledger import Ledger
from pangaea.server.live.table import LiveTable
from pangaea.server.rate_limits import Asked
from pangaea.server.store.contract import StoreTrouble, TableRow
from pangaea.server.tables import actions
from pangaea.server.tables.registry import Tables
from pangaea.server.wire.rest import (
    Arrangement,
    HintRequest,
    Invitation,
    Joining,
    PushKeyInfo,
    PushRequest,
    RematchRequest,
    ServerProof,
    Sitting,
    Starting,
    TableRequest,
    serialize_bytes,
)

Key = tuple[str | int | None, ...]
Wish = TypeVar("Wish")
Change = Callable[[Tables, str, Wish, str], Awaitable[TableRow]]
HEALTH_SECONDS: Final = 1.5  # less than a balancer waits
MOST_SCENES: Final = 60
RECORD_AS_DRAWINGS: Final = 20  # what writing a record counts for
OUR_PATHS: Final = re.compile(r"/(table|rules|device)/[A-Za-z0-9_/?=&#.-]{1,200}")
SOME_TIME: Final = "public, max-age=3600"


class ReplyCache:
    """The latest replies, so many bytes of them; those not asked for longest go first."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.held = 0
        self._kept: OrderedDict[Key, bytes] = OrderedDict()

    def find(self, key: Key) -> bytes | None:
        """Return a reply, if it is kept."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def keep(self, key: Key, content: bytes) -> bytes:
        """Keep a reply, and evict others if there are too many."""
        self.held += len(content) - len(self._kept.pop(key, b""))
        self._kept[key] = content
        while self.held > self.size:
            _, gone = self._kept.popitem(last=False)
            self.held -= len(gone)
        return content


def replies_of(request: Request) -> ReplyCache:
    """Return the replies that were kept."""
    replies = request.app.state.replies
    assert isinstance(replies, ReplyCache)
    return replies


# -- games -----------------------------------------------------------------------------------------


async def games(request: Request) -> Response:
    """List the games."""
    check_rate(request, "requests")
    return catalogue.games_json(language_of(request)).reply(request)


async def rulebook(request: Request) -> Response:
    """Return a game's rulebook."""
    check_rate(request, "requests")
    slug = request.path_params["slug"]
    return catalogue.rulebook_json(slug, language_of(request)).reply(request)


async def figure(request: Request) -> Response:
    """Return what a figure of a rulebook shows."""
    check_rate(request, "drawings")
    slug, name = request.path_params["slug"], request.path_params["figure"]
    seats = number_in(request, "seats")
    return catalogue.figure_json(slug, name, language_of(request), seats).reply(request)


async def gists(request: Request) -> Response:
    """Return a game's rules in a sentence each."""
    check_rate(request, "requests")
    return catalogue.gists_json(request.path_params["slug"], language_of(request)).reply(request)


async def balance(request: Request) -> Response:
    """Return what the bots' games say of a game."""
    check_rate(request, "requests")
    slug = request.path_params["slug"]
    return catalogue.balance_json(slug, language_of(request)).reply(request)


async def strength(request: Request) -> Response:
    """Return how strong the bots are."""
    check_rate(request, "requests")
    return catalogue.strength_json(language_of(request)).reply(request)


async def art(request: Request) -> Response:
    """Return a game's drawings."""
    check_rate(request, "requests")
    return catalogue.sprite(request.path_params["slug"]).reply(request, keep=SOME_TIME)


# -- tables ----------------------------------------------------------------------------------------


async def open_table(request: Request) -> Response:
    """Open a table."""
    check_origin(request)
    check_rate(request, "openings")
    wish = await read_message(request, TableRequest)
    row = await actions.open_table(tables_of(request), wish, person_of(request))
    return _info(request, row)


async def my_tables(request: Request) -> Response:
    """List the tables of whoever asks."""
    check_rate(request, "requests")
    hidden = request.query_params.get("hidden") == "1"
    return list_tables(
        request, await tables_of(request).tables_of(person_of(request), hidden=hidden)
    )


async def table(request: Request) -> Response:
    """Describe a table."""
    check_rate(request, "requests")
    return _info(request, await tables_of(request).row(request.path_params["table"]))


async def join(request: Request) -> Response:
    """Take a seat."""
    return await _change(request, Joining, actions.join, "openings")


async def sit(request: Request) -> Response:
    """Sit down by the table's own link."""
    return await _change(request, Sitting, actions.sit)


async def stand_up(request: Request) -> Response:
    """Leave one's seat before the game begins."""
    check_origin(request)
    check_rate(request, "requests")
    name = request.path_params["table"]
    return _info(request, await actions.stand_up(tables_of(request), name, person_of(request)))


async def arrange(request: Request) -> Response:
    """Arrange a seat, as the host wishes."""
    return await _change(request, Arrangement, actions.arrange)


async def start(request: Request) -> Response:
    """Start the game, as the host wishes."""
    return await _change(request, Starting, actions.start)


async def show_invitation(request: Request) -> Response:
    """Tell somebody what their invite link leads to."""
    check_rate(request, "requests")
    name, token = request.path_params["table"], request.path_params["token"]
    try:
        row = await tables_of(request).row(name)
    except Unknown:
        return reply(Invitation("unknown"))
    return reply(invitation(row, token, person_of(request), language_of(request)))


async def hint(request: Request) -> Response:
    """Tell somebody what a strong bot would answer in their place."""
    check_origin(request)
    check_rate(request, "requests")
    wish = await read_message(request, HintRequest)
    table = await tables_of(request).table(request.path_params["table"])
    return reply(await table.hints.take(person_of(request), wish))


async def rematch(request: Request) -> Response:
    """Open the table that follows."""
    return await _change(request, RematchRequest, actions.rematch, "openings")


async def _change(
    request: Request, kind: type[Wish], change: Change[Wish], asked: Asked = "requests"
) -> Response:
    """Do at a table what somebody wishes, and describe the table that came of it."""
    check_origin(request)
    check_rate(request, asked)
    name, wish = request.path_params["table"], await read_message(request, kind)
    return _info(request, await change(tables_of(request), name, wish, person_of(request)))


def _info(request: Request, row: TableRow) -> Response:
    return reply(table_info(row, person_of(request), language_of(request)))


# -- replay and records ----------------------------------------------------------------------------


async def scene(request: Request) -> Response:
    """Return the table at a past position."""
    at = number_in(request, "at")
    check_rate(request, "drawings")
    found = await tables_of(request).table(request.path_params["table"])
    if at is not None:
        return json_reply(await _draw(request, found, at, at))
    await tables_of(request).slices.turn()
    async with found.lock:
        seat = _seat_to_see(request, found)
        at = _latest(request, found) if found.delay.holds_back(person_of(request)) else None
        return reply(found.ledger.match.scene(seat, language_of(request), at))


async def scenes(request: Request) -> Response:
    """Return the table at several positions, with pieces that keep their ids."""
    first, last = number_in(request, "from"), number_in(request, "to")
    if first is None or last is None or not 0 <= last - first < MOST_SCENES:
        raise Refusal("refused-scenes", most=MOST_SCENES)
    check_rate(request, "drawings", last - first + 1)
    found = await tables_of(request).table(request.path_params["table"])
    content = b"[" + await _draw(request, found, first, last) + b"]"
    if _hides(found.ledger, number_in(request, "seat")):
        return json_reply(content)
    return await compress(request, json_reply(content))


async def _draw(request: Request, table: LiveTable, first: int, last: int) -> bytes:
    """Return positions as they are told, with commas between them; the past can be kept."""
    ledger, replies = table.ledger, replies_of(request)
    seat, language = _seat_to_see(request, table), language_of(request)
    async with table.lock:  # what is not on disk yet does not count
        latest = _latest(request, table)
        if last > latest:
            unknown = Refusal("refused-no-position", position=latest)
            raise ledger.problem or unknown
        key = (ledger.era, first, last, seat, language)
        kept = replies.find(key)
        if kept is not None:
            return kept
        await ledger.remember(first)
    positions = range(first, last + 1)
    content = await _draw_anew(tables_of(request).slices, ledger, positions, seat, language)
    return replies.keep(key, content)


async def _draw_anew(
    slices: Slices, ledger: Ledger, positions: range, seat: int | None, language: str
) -> bytes:
    """Draw positions one after the other; the table goes on in between."""
    match, era = ledger.match, ledger.era
    found: list[bytes] = []
    before: Scene | None = None
    for position in positions:
        await slices.turn()
        if ledger.era != era:
            raise TooLate("refused-stale")
        before = match.next_scene(before, seat, language, position)
        found.append(serialize_bytes(before))
    return b",".join(found)


def _latest(request: Request, table: LiveTable) -> int:
    """Return the latest position that whoever asks may see."""
    if table.delay.holds_back(person_of(request)):
        return table.delay.position()
    return table.ledger.match.settled


def _seat_to_see(request: Request, table: LiveTable) -> int | None:
    seat = number_in(request, "seat")
    if not _may_see(table.ledger.row, person_of(request), seat):
        raise NotAllowed("refused-not-your-seat")
    return seat


def _hides(ledger: Ledger, seat: int | None) -> bool:
    """Tell whether what a seat sees holds something that others must not learn."""
    return seat is not None and ledger.game.hides and ledger.row.state != "over"


def _may_see(row: TableRow, person: str, seat: int | None) -> bool:
    """While a game runs, only who holds a seat may look from it; afterwards everybody."""
    over = row.state == "over" and seat in range(len(row.seats))
    return seat is None or over or seat in row.held_by(person)


async def order_sheet(request: Request) -> Response:
    """Return what a standing order of one's own seat can be made of."""
    check_rate(request, "requests")
    seat = number_in(request, "seat")
    found = await tables_of(request).table(request.path_params["table"])
    async with found.lock:
        if seat is None or seat not in found.ledger.row.held_by(person_of(request)):
            raise NotAllowed("refused-not-your-seat")
        return reply(found.orders.sheet(seat, language_of(request)))


async def record(request: Request) -> Response:
    """Return the record of a table, if nobody learns from it what they may not know."""
    check_rate(request, "drawings", RECORD_AS_DRAWINGS)
    found = await tables_of(request).table(request.path_params["table"])
    async with found.lock:
        ledger = found.ledger
        is_late = found.delay.holds_back(person_of(request))
        if ledger.row.state != "over" and (ledger.game.hides or is_late):
            raise NotAllowed("refused-record-hidden")
        rows = await ledger.record_rows()
    name = f"{ledger.row.game}-{ledger.row.id}.jsonl"
    response = Response(
        "".join(f"{row}\n" for row in rows),
        media_type="application/jsonl",
        headers={
            "content-disposition": f'attachment; filename="{name}"',
            "cache-control": "no-store",
        },
    )
    return await compress(request, response)


async def proof(request: Request) -> Response:
    """Prove a finished game, for pages that cannot do it themselves."""
    check_rate(request, "drawings", RECORD_AS_DRAWINGS)
    name = request.path_params["table"]
    try:
        return reply(ServerProof(await actions.prove(tables_of(request), name)))
    except DamagedRecord as error:
        return reply(ServerProof(proven=False, problem=error.text(language_of(request))))


async def upload(request: Request) -> Response:
    """Open a table from a record, to replay it."""
    check_origin(request)
    check_rate(request, "openings")
    check_rate(request, "uploads")
    try:
        content = await read_body(request, rates_of(request).record_size)
    except TooLarge as error:
        raise BadRecord("refused-large-record", error) from error
    text = content.decode("utf-8", errors="replace")
    return _info(request, await actions.upload(tables_of(request), text, person_of(request)))


async def push_key(request: Request) -> Response:
    """Tell a browser who would write to it."""
    check_rate(request, "requests")
    push = tables_of(request).push
    return reply(PushKeyInfo("" if push is None else push.key.public))


async def subscribe(request: Request) -> Response:
    """Let a browser be told of turns."""
    check_origin(request)
    check_rate(request, "openings")
    wish = await read_message(request, PushRequest)
    await tables_of(request).subscribe(wish, person_of(request), device_of(request))
    return reply({})


async def unsubscribe(request: Request) -> Response:
    """Tell a browser nothing any more; whoever knows its address may say so."""
    check_origin(request)
    check_rate(request, "openings")
    wish = await read_message(request, PushRequest)
    await tables_of(request).store.unsubscribe(wish.endpoint)
    return reply({})


async def qr(request: Request) -> Response:
    """Draw the address of one of our pages as a QR code."""
    check_rate(request, "codes")
    path = request.query_params.get("path", "")
    if not OUR_PATHS.fullmatch(path):
        raise Refusal("refused-not-our-path")
    replies = replies_of(request)
    address = site_of(request) + path
    drawing = replies.find((address,))
    if drawing is None:
        drawing = replies.keep((address,), await tables_of(request).jobs.do(jobs.qr_code, address))
    headers = {"cache-control": "no-store"}
    return Response(drawing, media_type="image/svg+xml", headers=headers)


async def health(request: Request) -> Response:
    """Say that the server is there and its store can be read; StoreTrouble says that it cannot.

    A store that is slow is as bad as none, but whoever asks is answered in time: a balancer takes
    a server without a reply for dead, and cuts its pages off. Who asks too often hears as much.
    """
    looks = limits_of(request).allow("requests", address_of(request))
    try:
        async with asyncio.timeout(HEALTH_SECONDS):
            if looks:
                await tables_of(request).store.load("")
    except TimeoutError as error:
        raise StoreTrouble("refused-store-trouble") from error
    return Response("ok\n", media_type="text/plain", headers={"cache-control": "no-store"})


async def nothing(request: Request) -> Response:
    """Say that there is no such address."""
    raise Unknown("refused-no-address", path=str(request.scope["path"])[:100])


def api() -> list[BaseRoute]:
    """Return the addresses of the lobby and the tables."""
    one = "/api/tables/{table}"
    return [
        Route("/health", health),
        Route("/api/games", games),
        Route("/api/strength", strength),
        Route("/api/games/{slug}/rulebook", rulebook),
        Route("/api/games/{slug}/figures/{figure}", figure),
        Route("/api/games/{slug}/gists", gists),
        Route("/api/games/{slug}/balance", balance),
        Route("/api/games/{slug}/art.svg", art),
        Route("/api/games/{slug}/lessons/{lesson}", lesson, methods=["POST"]),
        Route("/api/tables", my_tables),
        Route("/api/tables", open_table, methods=["POST"]),
        Route(one, table),
        Route(f"{one}/join", join, methods=["POST"]),
        Route(f"{one}/join/{{token}}", show_invitation),
        Route(f"{one}/sit", sit, methods=["POST"]),
        Route(f"{one}/stand-up", stand_up, methods=["POST"]),
        Route(f"{one}/arrange", arrange, methods=["POST"]),
        Route(f"{one}/start", start, methods=["POST"]),
        Route(f"{one}/rematch", rematch, methods=["POST"]),
        Route(f"{one}/hint", hint, methods=["POST"]),
        Route(f"{one}/scene", scene),
        Route(f"{one}/scenes", scenes),
        Route(f"{one}/record", record),
        Route(f"{one}/proof", proof),
        *people_routes(),
        *own_routes(),
        Route("/api/records", upload, methods=["POST"]),
        Route("/api/qr", qr),
        Route("/api/push", push_key),
        Route("/api/push", subscribe, methods=["POST"]),
        Route("/api/push/forget", unsubscribe, methods=["POST"]),
        Route(f"{one}/order", order_sheet),
        WebSocketRoute(f"{one}/socket", table_socket),
        WebSocketRoute("/api/turns", turns_socket),
        Route("/api/{rest:path}", nothing, methods=["GET", "POST", "PUT", "DELETE"]),
    ]
