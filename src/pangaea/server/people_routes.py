"""The lobby, one's own list of tables, and whom one meets there, over HTTP."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from pangaea.server.broadcast import table_info
from pangaea.server.requests import (
    check_rate,
    language_of,
    person_of,
    read_wish,
    reply,
    tables_of,
)
from pangaea.server.store import TableRow
from pangaea.server.wire import Blocking, Hiding, Nothing, Publishing, Resigning, Unblocking


async def public_tables(request: Request) -> Response:
    """List the tables that anybody may join or watch."""
    check_rate(request, "requests")
    return listed(request, await tables_of(request).lobby(person_of(request)))


def listed(request: Request, rows: list[TableRow]) -> Response:
    """Describe tables to whoever asks."""
    person, language = person_of(request), language_of(request)
    return reply([table_info(row, person, language) for row in rows])


def described(request: Request, row: TableRow) -> Response:
    """Describe a table to whoever asks."""
    return reply(table_info(row, person_of(request), language_of(request)))


async def become_host(request: Request) -> Response:
    """Take over from a host who is away."""
    await read_wish(request, Nothing)
    tables, name = tables_of(request), request.path_params["table"]
    return described(request, await tables.become_host(name, person_of(request)))


async def publish(request: Request) -> Response:
    """Show a table in the lobby, or not."""
    wish = await read_wish(request, Publishing)
    tables, name = tables_of(request), request.path_params["table"]
    return described(request, await tables.publish(name, person_of(request), public=wish.public))


async def hide(request: Request) -> Response:
    """Put a table aside, or back."""
    wish = await read_wish(request, Hiding)
    tables, name = tables_of(request), request.path_params["table"]
    return described(request, await tables.hide(name, person_of(request), hidden=wish.hidden))


async def resign(request: Request) -> Response:
    """Give a seat up for good."""
    wish = await read_wish(request, Resigning)
    tables, name = tables_of(request), request.path_params["table"]
    return described(request, await tables.resign(name, wish, person_of(request)))


async def delete(request: Request) -> Response:
    """Delete a table that nobody else has anything to do with."""
    await read_wish(request, Nothing)
    await tables_of(request).delete(request.path_params["table"], person_of(request))
    return reply({})


async def block(request: Request) -> Response:
    """Have nothing to do any more with whoever sits on a seat."""
    wish = await read_wish(request, Blocking)
    await tables_of(request).block(request.path_params["table"], wish.seat, person_of(request))
    return await blocked(request)


async def unblock(request: Request) -> Response:
    """Meet somebody again."""
    wish = await read_wish(request, Unblocking)
    await tables_of(request).blocks.unblock(person_of(request), wish.number)
    return await blocked(request)


async def blocked(request: Request) -> Response:
    """List whom one has blocked, by name: who they are stays with the server."""
    check_rate(request, "requests")
    found = await tables_of(request).blocks.listed(person_of(request))
    return reply([one.name for one in found])


def people_routes() -> list[BaseRoute]:
    """Return the addresses of the lobby and of what people do with their tables."""
    one = "/api/tables/{table}"
    return [
        Route("/api/lobby", public_tables),
        Route("/api/blocked", blocked),
        Route("/api/unblock", unblock, methods=["POST"]),
        Route(f"{one}/host", become_host, methods=["POST"]),
        Route(f"{one}/publish", publish, methods=["POST"]),
        Route(f"{one}/hide", hide, methods=["POST"]),
        Route(f"{one}/resign", resign, methods=["POST"]),
        Route(f"{one}/delete", delete, methods=["POST"]),
        Route(f"{one}/block", block, methods=["POST"]),
    ]
