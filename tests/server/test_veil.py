"""Nothing leaks: what a seat cannot know does not change one byte that its page is sent."""

from pathlib import Path

import msgspec
import pytest
from starlette.testclient import TestClient
from tests.server.guests import Guest, House
from tests.server.whispers import LeakyWhispersGame, WhispersGame

from pangaea import shelf
from pangaea.core.game import Game
from pangaea.core.luck import Dice
from pangaea.core.match import Match
from pangaea.core.record import link_of
from pangaea.core.replay import bookmark
from pangaea.core.sealed import Sealed
from pangaea.core.state import NOBODY, State
from pangaea.server.app import create_app
from pangaea.server.sessions import Sessions, session_keys
from pangaea.server.settings import Settings
from pangaea.server.store.contract import SeatRow, TableRow, standing_of

PLAYER = "player"
GAMES = [*shelf.games(), WhispersGame()]


def position(game: Game, seats: int, answers: int) -> Match:
    """Play some answers at random."""
    match = Match(game, seats, Sealed("seed"), names=[f"P{n}" for n in range(seats)])
    dice = Dice(answers)
    for _ in range(answers):
        if not match.asked:
            break
        seat = match.asked[dice.pick(len(match.asked))]
        options = match.options(seat)
        match.answer(seat, options[dice.pick(len(options))])
    return match


def sent(match: Match, state: State, seat: int, room: Path) -> list[bytes]:
    """Return every byte a seat's page (NOBODY: a spectator's) is sent at a position.

    The position is put in as a bookmark of the start: to the server it is as good as dealt.
    """
    row = TableRow(
        "table", match.game.slug, "maker", "en",
        [SeatRow("device", name, holder=PLAYER if n == seat else f"other {n}")
         for n, name in enumerate(match.names)],
        dict(match.variants), 1.0, 1.0, header=match.head(), seed="seed",
        standing=standing_of(match),
    )  # fmt: skip
    app = create_app(Settings(data_dir=room, static_dir=room, pace=5.0))
    with TestClient(app) as client:
        house = House(app, client)
        portal = client.portal
        assert portal is not None
        store = house.tables.store
        portal.call(store.create, row)
        start = bookmark(state, lines=0, position=0, picks=0, link=link_of(match.head()))
        portal.call(store.keep, "table", start)
        return frames(house, room, seat) + replies(house, room, seat)


def visitor(house: House, room: Path) -> Guest:
    """Let the player in."""
    guest = house.guest()
    cookie = Sessions(session_keys(room)).cookie(PLAYER, "device", secure=False)
    name, _, value = cookie.split(";")[0].partition("=")
    guest.client.cookies.set(name, value)
    return guest


def frames(house: House, room: Path, seat: int) -> list[bytes]:
    """Return what comes over the socket, refusals included."""
    with visitor(house, room).at("table") as line:
        line.hello(None if seat == NOBODY else seat)
        line.hello(language="fr")
        for text in (
            '{"type":"answer","id":"x","seat":0,"position":0,"option":0}',
            '{"type":"answer","id":"y","seat":1,"position":9999,"option":0}',
            '{"type":"undo","id":"z","seat":0,"position":0}',
            '{"type":"look","language":"en","seat":1}',
        ):
            line.say_raw(text)
        assert any('"type":"show"' in text for text in line.raw), "the table was not shown at all"
        return [text.encode() for text in line.raw]


def replies(house: House, room: Path, seat: int) -> list[bytes]:
    """Return what comes over HTTP."""
    guest = visitor(house, room)
    paths = ["", "/scene", f"/scene?seat={max(seat, 0)}", "/scene?seat=1", "/scenes?from=0&to=0"]
    if shelf.game(guest.table("table").game).hides:
        paths.append("/record")
    return [guest.client.get(f"/api/tables/table{path}").content for path in paths]


def differs(game: Game, seats: int, answers: int, seat: int, room: Path) -> bool:
    """Tell whether two positions that a seat cannot tell apart are told apart by the server."""
    match = position(game, seats, answers)
    twin = match.state.veiled(seat).imagined(Dice(answers + 1))
    mine = sent(match, match.state, seat, room / "one")
    other = sent(match, twin, seat, room / "other")
    return mine != other


@pytest.fixture(autouse=True)
def _alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let both servers know the same player, and load a position from its bookmark alone.

    An answer that is taken comes at the same time in both worlds.
    """
    monkeypatch.setattr("pangaea.server.live.ledger.TAIL", 0)
    monkeypatch.setattr("pangaea.server.live.ledger.time", lambda: 2.0)
    for room in ("one", "other"):
        (tmp_path / room).mkdir()
        (tmp_path / room / "secret").write_bytes(b"the same secret for both servers")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
@pytest.mark.parametrize("answers", [0, 3, 8])
def test_what_a_seat_cannot_know_changes_no_byte(game: Game, answers: int, tmp_path: Path) -> None:
    assert not differs(game, game.usual_seats, answers, answers % game.usual_seats, tmp_path)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_spectator_sees_no_secret(game: Game, tmp_path: Path) -> None:
    assert not differs(game, game.usual_seats, 4, NOBODY, tmp_path)


def test_the_two_positions_do_differ() -> None:
    match = position(WhispersGame(), 3, 3)
    twin = match.state.veiled(0).imagined(Dice(4))

    assert twin.plain() != match.state.plain()


def test_a_game_that_leaks_is_caught(tmp_path: Path) -> None:
    """This test can fail: a table that forgets its veil sends other bytes."""
    assert leaks(LeakyWhispersGame(), tmp_path)


def leaks(game: Game, room: Path) -> bool:
    """Compare a position with a twin made by the honest veil."""
    match = position(game, 2, 3)
    honest = position(WhispersGame(), 2, 3).state.veiled(0).imagined(Dice(4))
    twin = game.blank(match.setup)
    twin.refill(honest.plain())
    return sent(match, match.state, 0, room / "one") != sent(match, twin, 0, room / "other")


def test_positions_travel_as_plain_data() -> None:
    state = position(WhispersGame(), 2, 3).state

    assert msgspec.json.decode(msgspec.json.encode(state.plain())) == state.plain()
