"""One WebSocket per page: reads what it says, sends what waits for it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from pangaea.core.errors import PangaeaError
from pangaea.server.errors import (
    NotAllowed,
    Refusal,
    TooFast,
    TooLarge,
    TooLate,
    Unavailable,
    Unknown,
)
from pangaea.server.http.requests import (
    address_of,
    agent_of,
    check_origin,
    device_of,
    language_of,
    limits_of,
    person_of,
    sessions_of,
    tables_of,
)
from pangaea.server.live.broadcast import TRY_AGAIN, Page
from pangaea.server.live.table import LiveTable
from pangaea.server.process import TableId
from pangaea.server.rate_limits import LINE, Bucket
from pangaea.server.tables.registry import NO_TABLE
from pangaea.server.wire.messages import (
    Answer,
    Consent,
    EndGame,
    GiveOrder,
    HandOver,
    Hello,
    LookFrom,
    Pace,
    Ping,
    Pong,
    Refused,
    Revoke,
    Said,
    Say,
    Share,
    Undo,
    Watching,
    serialize,
)

PATIENCE: Final = 30  # messages beyond the rate before the line is closed
POLICY: Final = 1008
UNHURRIED: Final = 0.1  # seconds between two replies to a page that cannot be served
RETRY_AFTER: Final = 5.0  # seconds until a page may try again what is impossible for now
Handler = Callable[[Page, Any], Awaitable[None]]  # takes one kind of message
_log: Final = logging.getLogger("pangaea.server")
_decoder: Final[msgspec.json.Decoder[Said]] = msgspec.json.Decoder(Said)


async def table_socket(websocket: WebSocket) -> None:
    """Serve one page, if its person and its address have not enough of them."""
    person, address, limits = person_of(websocket), address_of(websocket), limits_of(websocket)
    if not limits.open_line(person, address):
        await websocket.close(POLICY)
        return
    try:
        await _serve(websocket)
    finally:
        limits.close_line(person, address)


async def turns_socket(websocket: WebSocket) -> None:
    """Tell a page at which tables its person is awaited, for as long as it listens."""
    person, address, limits = person_of(websocket), address_of(websocket), limits_of(websocket)
    try:
        check_origin(websocket)
    except NotAllowed:
        await websocket.close(POLICY)
        return
    if not limits.open_line(person, address):
        await websocket.close(POLICY)
        return
    try:
        await _tell_turns(websocket, Page(person, device_of(websocket)))
    finally:
        limits.close_line(person, address)


async def _tell_turns(websocket: WebSocket, page: Page) -> None:
    turns = tables_of(websocket).turns
    await websocket.accept()
    sending = asyncio.create_task(_post(websocket, page))
    try:
        await turns.join(page)
        while (await websocket.receive())["type"] != "websocket.disconnect":
            page.say(Pong())
            await asyncio.sleep(UNHURRIED)
    except PangaeaError as error:
        page.say(Refused("", error.text(language_of(websocket)), error.rule, 0))
        page.part(TRY_AGAIN)
        await sending
    finally:
        turns.leave(page)
        sending.cancel()


async def _post(websocket: WebSocket, page: Page) -> None:
    """Send what waits for a page, until it parts."""
    with suppress(RuntimeError, WebSocketDisconnect):
        while isinstance(message := await page.next(), bytes):
            await websocket.send_text(message.decode())
        await websocket.close(message)


async def _serve(websocket: WebSocket) -> None:
    try:
        check_origin(websocket)
        table = await tables_of(websocket).table(websocket.path_params["table"])
    except Unknown:
        await websocket.accept()
        await websocket.close(NO_TABLE)
        return
    except NotAllowed:
        await websocket.close(POLICY)
        return
    except PangaeaError as error:
        await _explain(websocket, error)
        return
    page = Page(person_of(websocket), device_of(websocket))
    page.is_stranger = not sessions_of(websocket).person(websocket.cookies)
    table.lines.add(page)
    try:
        await _converse(websocket, table, page)
    finally:
        table.leave(page)


async def _converse(websocket: WebSocket, table: LiveTable, page: Page) -> None:
    await websocket.accept()
    if page.person in {table.ledger.row.owner, *table.ledger.row.people()}:
        await tables_of(websocket).devices.see(page.person, page.device, agent_of(websocket))
    page.line = websocket.scope.get("extensions", {}).get(LINE, {}).get("write")
    sending = asyncio.create_task(_send(websocket, table, page))
    try:
        await Conversation(websocket, table, page).hold()
    finally:
        sending.cancel()


async def _explain(websocket: WebSocket, error: PangaeaError) -> None:
    """Tell a page why it cannot be served, and hold the line: coming again at once is no use."""
    await websocket.accept()
    text = error.text(language_of(websocket))
    await websocket.send_text(serialize(Refused("", text, error.rule, 0)).decode())
    patience = RETRY_AFTER if isinstance(error, Unavailable) else None
    with suppress(TimeoutError):
        async with asyncio.timeout(patience):
            while (await websocket.receive())["type"] != "websocket.disconnect":
                await websocket.send_text(serialize(Pong()).decode())
                await asyncio.sleep(UNHURRIED)
            return
    await websocket.close(TRY_AGAIN)


async def _send(websocket: WebSocket, table: LiveTable, page: Page) -> None:
    """Send what waits for a page, until it parts."""
    try:
        while True:
            if page.is_behind and page.outbox.empty():
                await table.catch_up(page)
            message = await page.next()
            if isinstance(message, int):
                await websocket.close(message)
                return
            await websocket.send_text(message.decode())
    except (RuntimeError, WebSocketDisconnect):  # the line is gone; whoever reads notices too
        return


class Conversation:
    """What a page says, one message after the other; nothing it says can hurt others."""

    def __init__(self, websocket: WebSocket, table: LiveTable, page: Page) -> None:
        self.websocket = websocket
        self.table = table
        self.page = page
        self.limits = limits_of(websocket)
        self.address = address_of(websocket)
        rates = self.limits.rates
        self.size = rates.message_size
        self.messages = Bucket(rates.messages, rates.messages_burst)
        self.looks = Bucket(rates.looks, rates.looks_burst)
        self.patience = PATIENCE
        self.known = sessions_of(websocket).person(websocket.cookies)  # "" for a stranger
        self.handlers: dict[type[Said], Handler] = {
            Answer: table.answer,
            Undo: table.agreement.undo,
            EndGame: table.agreement.end,
            Consent: table.agreement.consent,
            Pace: table.pace,
            Say: table.company.say,
            HandOver: table.company.hand_over,
            GiveOrder: table.orders.give,
            Revoke: table.orders.revoke,
            Watching: table.watch,
            LookFrom: table.look,
            Share: table.share,
        }

    async def hold(self) -> None:
        """Listen until the page is gone."""
        while True:
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if self.patience > 0 and not self.page.parted:  # it may not have read that yet
                await self._hear(message.get("text") or message.get("bytes") or "")

    async def _hear(self, text: str | bytes) -> None:
        said: Said | None = None
        try:
            said = self._read(text)
            await self._dispatch(said)
        except PangaeaError as error:
            self._refuse(error, "" if said is None else getattr(said, "id", ""))
        except Exception:  # noqa: BLE001 - a message that fails must not end the line
            _log.exception("table %s: a message failed", TableId(self.table.ledger.row.id))
            self._refuse(Refusal("refused-our-fault"), getattr(said, "id", ""))

    def _read(self, text: str | bytes) -> Said:
        if not self.messages.takes() or not self.limits.allow("messages", self.address):
            self._lose_patience()
            raise TooFast("refused-too-fast")
        if len(text) > self.size:
            raise TooLarge("refused-too-large", size=self.size)
        try:
            return _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Refusal("refused-unreadable", problem=str(error)) from error

    def _lose_patience(self) -> None:
        self.patience -= 1
        if self.patience == 0:
            self.page.part(POLICY)

    async def _dispatch(self, said: Said) -> None:
        table, page = self.table, self.page
        if isinstance(said, Ping):
            page.say(Pong())
        elif isinstance(said, Hello):
            await self._wait_to_look()
            if self._is_signed_out():
                page.part(TRY_AGAIN)
            else:
                await table.welcome(page, said)
        elif page not in table.pages:
            raise Refusal("refused-hello-first")
        else:
            if isinstance(said, LookFrom):
                await self._wait_to_look()
            await self.handlers[type(said)](page, said)

    def _is_signed_out(self) -> bool:
        """Tell whether the device was signed out since it opened the line, before it said hello."""
        return sessions_of(self.websocket).person(self.websocket.cookies) != self.known

    async def _wait_to_look(self) -> None:
        """Let one page after the other be shown a whole table."""
        if not self.looks.takes():
            raise TooFast("refused-too-fast")
        await self.table.slices.short_turn()

    def _refuse(self, error: PangaeaError, message: str) -> None:
        ledger = self.table.ledger
        seat, position = self.page.seat, ledger.row.standing.position
        if self.table.delay.holds_back(self.page.person):
            position = self.page.seen
        elif ledger.has_begun:
            position = ledger.match.position_for(seat)
        text = error.text(self.page.language)
        stale = isinstance(error, TooLate)
        self.page.say(Refused(message, text, error.rule, position, stale))
