"""Who I am without an account: my devices, my data, my tables, and whom I meet in the lobby."""

from typing import Final

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from pangaea import shelf
from pangaea.core.words import words_for
from pangaea.server.errors import Refusal, Unknown
from pangaea.server.http.requests import (
    agent_of,
    check_rate,
    device_of,
    language_of,
    person_of,
    read_wish,
    reply,
    sessions_of,
    tables_of,
)
from pangaea.server.live.broadcast import table_info
from pangaea.server.live.company import Spoken, author_of
from pangaea.server.live.orders import Order
from pangaea.server.sessions import (
    SECONDS,
    DeviceLinks,
    fingerprint,
    fresh_device,
    fresh_token,
)
from pangaea.server.store.contract import TableRow
from pangaea.server.tables import actions
from pangaea.server.wire.rest import (
    Blocking,
    DeviceInfo,
    DeviceLink,
    Hiding,
    Known,
    LinkMade,
    Meeting,
    Mine,
    Nothing,
    Ordered,
    Publishing,
    Resigning,
    SigningOut,
    Silencing,
    Taking,
    Unblocking,
    Utterance,
)

NO_CARDS: Final = "off"  # kept among the rules somebody has met: no more shall show themselves
MOST_DEVICES: Final = 20  # listed
MOST_EXPORTED: Final = 10_000  # tables of each kind
_spoken: Final = msgspec.json.Decoder(Spoken)
_order: Final = msgspec.json.Decoder(Order)


def _links(request: Request) -> DeviceLinks:
    tables = tables_of(request)
    return DeviceLinks(tables.store, tables.now)


def _become(request: Request, person: str, device: str, response: Response) -> Response:
    """Make whoever asks a person from now on."""
    secure = request.scope["scheme"] == "https"
    cookie = sessions_of(request).cookie(person, device, secure=secure)
    response.headers.append("set-cookie", cookie)
    return response


# -- other devices ---------------------------------------------------------------------------------


async def make_link(request: Request) -> Response:
    """Return a link for a second device."""
    await read_wish(request, Nothing)
    check_rate(request, "openings")
    token = await _links(request).make(person_of(request))
    tables_of(request).devices.note_link(fingerprint(token), "old")
    await _see(request)
    return reply(LinkMade(f"/device/{token}", SECONDS, tables_of(request).settings.site))


async def make_recovery(request: Request) -> Response:
    """Return a link to keep; the one before is void."""
    await read_wish(request, Nothing)
    check_rate(request, "openings")
    return reply(await _recovery(request))


async def _recovery(request: Request) -> LinkMade:
    token = fresh_token()
    await tables_of(request).store.recover_by(person_of(request), fingerprint(token))
    return LinkMade(f"/device/{token}", site=tables_of(request).settings.site)


async def look_at_link(request: Request) -> Response:
    """Tell whoever has a link what it leads to; looking does not use it up."""
    check_rate(request, "openings")
    token, asking = request.path_params["token"], person_of(request)
    person = await _links(request).owner(token) or await _recover(request, token)
    if not person:
        return reply(
            DeviceLink(known=False, ended=tables_of(request).devices.ended(fingerprint(token)))
        )
    own = [] if person == asking else await tables_of(request).tables_of(asking)
    known = await _describe_owner(request, person)
    return reply(replace(known, mine=person == asking, losing=len(own)))


async def take_link(request: Request) -> Response:
    """Make this device that of whoever made the link."""
    wish = await read_wish(request, Taking)
    check_rate(request, "openings")
    person = await _links(request).use(wish.token) or await _recover(request, wish.token)
    if not person:
        raise Unknown("refused-device-link")
    tables_of(request).devices.note_link(fingerprint(wish.token), "used")
    taken = replace(await _describe_owner(request, person), mine=True)
    device = fresh_device()
    await tables_of(request).devices.see(person, device, agent_of(request))
    return _become(request, person, device, reply(taken))


async def _recover(request: Request, token: str) -> str:
    return await tables_of(request).store.owner_of_recovery(fingerprint(token))


async def _describe_owner(request: Request, person: str) -> DeviceLink:
    rows = await tables_of(request).tables_of(person)
    name = next((row.seats[seat].name for row in rows for seat in row.held_by(person)), "")
    return DeviceLink(known=True, name=name, tables=len(rows))


async def sign_out(request: Request) -> Response:
    """Sign out every other device, with all links; return a new one to keep."""
    await read_wish(request, Nothing)
    check_rate(request, "openings")
    person, tables = person_of(request), tables_of(request)
    sessions_of(request).epochs[person] = await tables.store.advance(person)
    tables.part(person)
    await _see(request)
    return _become(request, person, device_of(request), reply(await _recovery(request)))


async def _see(request: Request) -> None:
    devices = tables_of(request).devices
    await devices.see(person_of(request), device_of(request), agent_of(request))


async def my_devices(request: Request) -> Response:
    """List the devices of whoever asks, this one first."""
    check_rate(request, "requests")
    await _see(request)
    return reply(await _devices(request))


async def _devices(request: Request) -> list[DeviceInfo]:
    here = device_of(request)
    found = await tables_of(request).store.devices(person_of(request), MOST_DEVICES)
    told = [DeviceInfo(one.id, one.name, one.seen, one.id == here) for one in found]
    return sorted(told, key=lambda one: not one.this)


async def sign_out_one(request: Request) -> Response:
    """Sign a single other device out; this one goes on."""
    wish = await read_wish(request, SigningOut)
    check_rate(request, "openings")
    person, tables = person_of(request), tables_of(request)
    if wish.device == device_of(request):
        raise Refusal("refused-this-device")
    if not await tables.store.sign_out(person, wish.device):
        raise Unknown("refused-no-device")
    sessions_of(request).signed_out.add(wish.device)
    tables.part(person, wish.device)
    return await my_devices(request)


# -- my data ---------------------------------------------------------------------------------------


async def export(request: Request) -> Response:
    """Return everything that is kept of whoever asks."""
    check_rate(request, "uploads")
    person, language, tables = person_of(request), language_of(request), tables_of(request)
    shown, aside = [
        await tables.store.tables_of(person, MOST_EXPORTED, hidden=hidden)
        for hidden in (False, True)
    ]
    rows = [*shown, *aside]
    heard_at = [*rows, *await tables.store.left_by(person, MOST_EXPORTED)]
    mine = Mine(
        person,
        [table_info(row, person, language) for row in rows],
        [said for row in heard_at for said in await _said(request, row, person)],
        [one.name for one in await tables.blocks.list_blocked(person)],
        await tables.store.rules_met(person),
        await _devices(request),
        [order for row in rows for order in await _ordered(request, row, person)],
        [browser.endpoint for browser in await tables.store.subscriptions(person)],
    )
    response = reply(mine)
    response.headers["content-disposition"] = 'attachment; filename="pangaea.json"'
    return response


async def _said(request: Request, row: TableRow, person: str) -> list[Utterance]:
    kept = [_spoken.decode(line) for line in await tables_of(request).store.talk(row.id)]
    say = words_for("", language_of(request)).say
    return [
        Utterance(row.id, one.time, say(f"phrase-{one.phrase}") if one.phrase else one.text)
        for one in kept
        if not one.notice and author_of(row, one) == person
    ]


async def _ordered(request: Request, row: TableRow, person: str) -> list[Ordered]:
    kept = await tables_of(request).store.orders(row.id)
    found = [_order.decode(line) for _, holder, line in kept if holder == person]
    return [Ordered(row.id, one.text, one.answer, one.unless) for one in found]


async def forget_me(request: Request) -> Response:
    """Delete everything that is kept of whoever asks; games that others play stay."""
    await read_wish(request, Nothing)
    check_rate(request, "uploads")
    person, tables, sessions = person_of(request), tables_of(request), sessions_of(request)
    tables.part(person)
    await actions.forget(tables, person)
    sessions.epochs |= await tables.store.epochs()
    tables.devices.forget()
    return _become(request, sessions.fresh(), fresh_device(), reply({}))


# -- rules that show themselves once -----------------------------------------------------------


async def rules_met(request: Request) -> Response:
    """Return which rules of a game have shown themselves to whoever asks."""
    check_rate(request, "requests")
    person, tables = person_of(request), tables_of(request)
    slug = shelf.game(request.path_params["slug"]).slug
    met = await tables.store.rules_met(person)
    games = [row for row in await tables.tables_of(person) if row.game == slug]
    rules = [rule for rule in met if rule.startswith(f"{slug}/")]
    return reply(Known(rules, NO_CARDS in met, len(games)))


async def meet(request: Request) -> Response:
    """Keep that rules have shown themselves, and whether more shall."""
    wish = await read_wish(request, Meeting)
    person, store = person_of(request), tables_of(request).store
    rules = [rule for rule in wish.rules if is_rule(rule)]
    await store.meet(person, [*rules, NO_CARDS] if wish.off else rules)
    if wish.off is False:
        await store.unmeet(person, NO_CARDS)
    return reply({})


def is_rule(rule: str) -> bool:
    """Tell whether a game on the shelf has this rule."""
    slug, _, number = rule.partition("/")
    return any(game.slug == slug for game in shelf.games()) and number in shelf.gists(slug, "en")


def own_routes() -> list[BaseRoute]:
    """Return the addresses of one's devices and data."""
    return [
        Route("/api/me/link", make_link, methods=["POST"]),
        Route("/api/me/recovery", make_recovery, methods=["POST"]),
        Route("/api/me/device/{token}", look_at_link),
        Route("/api/me/device", take_link, methods=["POST"]),
        Route("/api/me/sign-out", sign_out, methods=["POST"]),
        Route("/api/me/devices", my_devices),
        Route("/api/me/devices/sign-out", sign_out_one, methods=["POST"]),
        Route("/api/me/export", export),
        Route("/api/me/delete", forget_me, methods=["POST"]),
        Route("/api/me/rules", meet, methods=["POST"]),
        Route("/api/me/rules/{slug}", rules_met),
    ]


async def public_tables(request: Request) -> Response:
    """List the tables that anybody may join or watch."""
    check_rate(request, "requests")
    return list_tables(request, await tables_of(request).lobby(person_of(request)))


def list_tables(request: Request, rows: list[TableRow]) -> Response:
    """Describe tables to whoever asks."""
    person, language = person_of(request), language_of(request)
    return reply([table_info(row, person, language) for row in rows])


def describe_table(request: Request, row: TableRow) -> Response:
    """Describe a table to whoever asks."""
    return reply(table_info(row, person_of(request), language_of(request)))


async def become_host(request: Request) -> Response:
    """Take over from a host who is away."""
    await read_wish(request, Nothing)
    tables, name = tables_of(request), request.path_params["table"]
    return describe_table(request, await actions.become_host(tables, name, person_of(request)))


async def publish(request: Request) -> Response:
    """Show a table in the lobby, or not."""
    wish = await read_wish(request, Publishing)
    tables, name = tables_of(request), request.path_params["table"]
    return describe_table(request, await actions.publish(tables, name, wish, person_of(request)))


async def hide(request: Request) -> Response:
    """Put a table aside, or back."""
    wish = await read_wish(request, Hiding)
    tables, name = tables_of(request), request.path_params["table"]
    return describe_table(request, await actions.hide(tables, name, wish, person_of(request)))


async def resign(request: Request) -> Response:
    """Give a seat up for good."""
    wish = await read_wish(request, Resigning)
    tables, name = tables_of(request), request.path_params["table"]
    return describe_table(request, await actions.resign(tables, name, wish, person_of(request)))


async def delete(request: Request) -> Response:
    """Delete a table that nobody else has anything to do with."""
    await read_wish(request, Nothing)
    tables, name = tables_of(request), request.path_params["table"]
    await actions.delete(tables, name, person_of(request))
    return reply({})


async def block(request: Request) -> Response:
    """Have nothing to do any more with somebody."""
    wish = await read_wish(request, Blocking)
    tables, name = tables_of(request), request.path_params["table"]
    await actions.block(tables, name, wish, person_of(request))
    return await list_blocked(request)


async def silence(request: Request) -> Response:
    """Let the host hear no more of somebody who watched."""
    wish = await read_wish(request, Silencing)
    tables, name = tables_of(request), request.path_params["table"]
    return describe_table(request, await actions.silence(tables, name, wish, person_of(request)))


async def unblock(request: Request) -> Response:
    """Meet somebody again."""
    wish = await read_wish(request, Unblocking)
    await tables_of(request).blocks.unblock(person_of(request), wish.number)
    return await list_blocked(request)


async def list_blocked(request: Request) -> Response:
    """List whom one has blocked, by name: who they are stays with the server."""
    check_rate(request, "requests")
    found = await tables_of(request).blocks.list_blocked(person_of(request))
    return reply([one.name for one in found])


def people_routes() -> list[BaseRoute]:
    """Return the addresses of the lobby and of what people do with their tables."""
    one = "/api/tables/{table}"
    return [
        Route("/api/lobby", public_tables),
        Route("/api/blocked", list_blocked),
        Route("/api/unblock", unblock, methods=["POST"]),
        Route(f"{one}/host", become_host, methods=["POST"]),
        Route(f"{one}/publish", publish, methods=["POST"]),
        Route(f"{one}/hide", hide, methods=["POST"]),
        Route(f"{one}/resign", resign, methods=["POST"]),
        Route(f"{one}/delete", delete, methods=["POST"]),
        Route(f"{one}/block", block, methods=["POST"]),
        Route(f"{one}/silence", silence, methods=["POST"]),
    ]
