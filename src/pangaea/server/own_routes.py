"""Who I am, without an account: my other devices, my data, and how all of it is deleted."""

from typing import Final

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from pangaea import shelf
from pangaea.core.words import words_for
from pangaea.server.broadcast import table_info
from pangaea.server.company import Spoken
from pangaea.server.devices import SECONDS, DeviceLinks, fingerprint
from pangaea.server.errors import Unknown
from pangaea.server.requests import (
    check_rate,
    language_of,
    person_of,
    read_wish,
    reply,
    tables_of,
)
from pangaea.server.sessions import Sessions, fresh_token
from pangaea.server.store import TableRow
from pangaea.server.wire import (
    DeviceLink,
    Known,
    LinkMade,
    Meeting,
    Mine,
    Nothing,
    Taking,
    Utterance,
)

NO_CARDS: Final = "off"  # kept among the rules somebody has met: no more shall show themselves
_spoken: Final = msgspec.json.Decoder(Spoken)


def _sessions(request: Request) -> Sessions:
    sessions = request.app.state.sessions
    assert isinstance(sessions, Sessions)
    return sessions


def _links(request: Request) -> DeviceLinks:
    links = request.app.state.links
    assert isinstance(links, DeviceLinks)
    return links


def _become(request: Request, person: str, response: Response) -> Response:
    """Make whoever asks a person from now on."""
    secure = request.scope["scheme"] == "https"
    response.headers.append("set-cookie", _sessions(request).cookie(person, secure=secure))
    return response


# -- other devices ---------------------------------------------------------------------------------


async def make_link(request: Request) -> Response:
    """Return a link for a second device."""
    await read_wish(request, Nothing)
    check_rate(request, "openings")
    token = _links(request).make(person_of(request))
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
    person = _links(request).owner(token) or await _recovered(request, token)
    if not person:
        return reply(DeviceLink(known=False))
    own = [] if person == asking else await tables_of(request).tables_of(asking)
    known = await _described(request, person)
    return reply(replace(known, mine=person == asking, losing=len(own)))


async def take_link(request: Request) -> Response:
    """Make this device that of whoever made the link."""
    wish = await read_wish(request, Taking)
    check_rate(request, "openings")
    person = _links(request).use(wish.token) or await _recovered(request, wish.token)
    if not person:
        raise Unknown("refused-device-link")
    taken = replace(await _described(request, person), mine=True)
    return _become(request, person, reply(taken))


async def _recovered(request: Request, token: str) -> str:
    return await tables_of(request).store.recovered(fingerprint(token))


async def _described(request: Request, person: str) -> DeviceLink:
    rows = await tables_of(request).tables_of(person)
    name = next((row.seats[seat].name for row in rows for seat in row.held_by(person)), "")
    return DeviceLink(known=True, name=name, tables=len(rows))


async def sign_out(request: Request) -> Response:
    """Sign out every other device, with all links; return a new one to keep."""
    await read_wish(request, Nothing)
    check_rate(request, "openings")
    person, tables = person_of(request), tables_of(request)
    _sessions(request).epochs[person] = await tables.store.advance(person)
    _links(request).forget(person)
    tables.part(person)
    return _become(request, person, reply(await _recovery(request)))


# -- my data ---------------------------------------------------------------------------------------


async def export(request: Request) -> Response:
    """Return everything that is kept of whoever asks."""
    check_rate(request, "uploads")
    person, language, tables = person_of(request), language_of(request), tables_of(request)
    rows = [*await tables.tables_of(person), *await tables.tables_of(person, hidden=True)]
    mine = Mine(
        person,
        [table_info(row, person, language) for row in rows],
        [said for row in rows for said in await _said(request, row, person)],
        [one.name for one in await tables.blocks.listed(person)],
        await tables.store.met(person),
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
        if not one.notice and (one.by or row.seats[one.seat].holder) == person
    ]


async def delete(request: Request) -> Response:
    """Delete everything that is kept of whoever asks; games that others play stay."""
    await read_wish(request, Nothing)
    check_rate(request, "uploads")
    person, tables, sessions = person_of(request), tables_of(request), _sessions(request)
    tables.part(person)
    await tables.forget(person)
    sessions.epochs |= await tables.store.epochs()
    _links(request).forget(person)
    return _become(request, sessions.fresh(), reply({}))


# -- rules that show themselves once -----------------------------------------------------------


async def known(request: Request) -> Response:
    """Return which rules of a game have shown themselves to whoever asks."""
    check_rate(request, "requests")
    person, tables = person_of(request), tables_of(request)
    slug = shelf.game(request.path_params["slug"]).slug
    met = await tables.store.met(person)
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
        Route("/api/me/export", export),
        Route("/api/me/delete", delete, methods=["POST"]),
        Route("/api/me/rules", meet, methods=["POST"]),
        Route("/api/me/rules/{slug}", known),
    ]
