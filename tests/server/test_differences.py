"""Differences over the socket: a page that is sent them sees what it would see by looking anew."""

import asyncio
from contextlib import ExitStack
from pathlib import Path
from time import sleep

import msgspec
import pytest
from msgspec.structs import replace
from tests.following import Follower, Shown
from tests.server.guests import Guest, House, Line, device, only, seated
from tests.web.pages import Sent, follow

from pangaea import shelf
from pangaea.core.identity import followed
from pangaea.core.luck import Dice
from pangaea.core.scene import Scene
from pangaea.server.http.websocket import _send
from pangaea.server.live.broadcast import BEHIND, Page
from pangaea.server.live.table import LiveTable
from pangaea.server.settings import Settings
from pangaea.server.wire import messages, rest

ANSWERS = 24
UNDO_AT, SPEAK_AT, COME_BACK_AT = 7, 12, 17
OWN_GAMES = [game.slug for game in shelf.games()]


class Watched:
    """A page, and everything that it is sent."""

    def __init__(self, line: Line, name: str, seat: int | None) -> None:
        self.line = line
        self.name = name
        self.seat = seat
        self.language: rest.Language = "en"
        self.sent: list[Sent] = []
        self.read = 0
        self.line.hello(seat)

    def look(self) -> Scene:
        """Return what the page sees, and note how it came to that."""
        self.line.heard()
        for text in self.line.raw[self.read :]:
            message = msgspec.json.decode(text, type=messages.Heard)
            if isinstance(message, messages.Show):
                self.note(message)
        self.read = len(self.line.raw)
        return self.sent[-1].scene

    def note(self, show: messages.Show) -> None:
        """Write down what came with one message, and what it makes of the scene before."""
        if show.whole is not None:
            self.sent.append(Sent(self.name, show.whole, whole=show.whole))
        for step in show.steps:
            follower = Follower()
            follower.scene = self.sent[-1].scene
            alone = replace(show, number=1, steps=[step])
            scene = follower.see(alone).steps[-1]
            self.sent.append(Sent(self.name, scene, difference=step))


class Game:
    """A table where three sit at one device, each with a page, and two look on."""

    def __init__(self, house: House, slug: str, lines: ExitStack) -> None:
        self.guest, self.watcher = house.guest(), house.guest()
        self.table = self.guest.open(slug, device("Ada"), device("Bo"), device("Cy")).id
        self.live = live_table(house, self.table)
        self.lines = lines
        self.pages = [self.page(self.guest, seat) for seat in range(3)]
        self.pages.append(self.page(self.watcher, None))
        self.dice = Dice(1)

    def page(self, guest: Guest, seat: int | None) -> Watched:
        """Open a page at the table."""
        line = self.lines.enter_context(guest.at(self.table))
        return Watched(line, f"page {id(line)}", seat)

    def answer(self) -> None:
        """Give any answer for anybody who is asked."""
        match = self.live.ledger.match
        seat = match.asked[self.dice.pick(len(match.asked))]
        options = match.options(seat)
        option = options[self.dice.pick(len(options))]
        line = self.pages[seat].line
        line.say(messages.Answer(f"a{match.position}", seat, match.position_for(seat), option))

    def rest(self) -> None:
        """Wait until nothing moves by itself: answers that leave no choice are given at once."""
        while self.live.driver.is_busy:
            sleep(0.002)

    def undo(self) -> None:
        """Take the last answer back."""
        self.rest()
        match = self.live.ledger.match
        seat = match.steps[-1].seat
        self.pages[seat].line.say(messages.Undo("u", seat, match.position_for(seat)))

    def check(self) -> None:
        """Compare what every page sees with the table as it is."""
        self.rest()
        match = self.live.ledger.match
        for page in self.pages:
            assert plain(page.look()) == plain(match.scene(page.seat, page.language)), page.name


def live_table(house: House, table: str) -> LiveTable:
    """Return a table in the server's memory."""
    assert house.client.portal is not None
    return house.client.portal.call(house.tables.table, table)


def plain(scene: Scene) -> Scene:
    """Return a scene without what depends on the way to it: ids, and what was told."""
    return replace(followed(None, scene, []), log=())


@pytest.mark.parametrize("slug", OWN_GAMES)
def test_a_page_sees_the_table_as_it_is_whatever_happens(house: House, slug: str) -> None:
    with ExitStack() as lines:
        game = Game(house, slug, lines)
        for number in range(ANSWERS):
            game.answer()
            if number == UNDO_AT:
                game.undo()
            if number == SPEAK_AT:
                game.pages[1].language = "fr"
                game.pages[1].line.say(messages.LookFrom("fr", 1))
            if number == COME_BACK_AT:
                game.pages.append(game.page(game.guest, 2))
            game.check()

        sent = [one for page in game.pages for one in page.sent]

    assert follow(sent) == len(sent)
    by_difference = [one for one in sent if one.difference is not None]
    assert len(by_difference) > 0.8 * len(sent)


def test_what_a_page_is_shown_is_numbered_from_each_first_sight(house: House) -> None:
    guest, table = seated(house)
    numbers: list[tuple[int, bool]] = []
    with guest.at(table) as line:
        shown = only(line.hello(0), Shown)
        for _ in range(2):
            numbers.append((shown.number, shown.fresh))
            shown = only(line.say(line.answer(shown.steps[-1])), Shown)
            numbers.append((shown.number, shown.fresh))
            seat = next(player.seat for player in shown.steps[-1].players if player.turn)
            heard = line.say(messages.LookFrom("en", seat))
            shown = only(heard, Shown)

    assert numbers == [(0, True), (1, False), (0, True), (1, False)]


def test_pages_that_see_the_same_are_sent_the_same_text(house: House) -> None:
    guest, table = seated(house)
    live = live_table(house, table)
    watchers = [Page("watcher"), Page("another")]
    with guest.at(table) as line:
        shown = only(line.hello(0), Shown)
        for watcher in watchers:
            live.pages[watcher] = None
        asked = shown.steps[-1]
        assert asked.ask is not None
        line.say(line.answer(asked))
        only(line.say(messages.LookFrom("en", None)), Shown)

    first, second = (waiting(watcher) for watcher in watchers)
    assert [id(text) for text in first] == [id(text) for text in second]
    assert first


def waiting(page: Page) -> list[bytes | int]:
    """Return what waits for a page."""
    return [page.outbox.get_nowait() for _ in range(page.outbox.qsize())]


class SlowSocket:
    """A line that takes what it is sent when it is let."""

    def __init__(self, many: int) -> None:
        self.many = many
        self.texts: list[str] = []
        self.full = asyncio.Event()

    async def send_text(self, text: str) -> None:
        """Take a message."""
        self.texts.append(text)
        if len(self.texts) == self.many:
            self.full.set()


def test_a_page_that_falls_behind_gets_one_whole_scene_instead_of_what_it_missed(
    house: House,
) -> None:
    guest = house.guest()
    table = guest.open("cubosaurs", device("Ada"), device("Bo"), device("Cy")).id
    live = live_table(house, table)
    slow, socket = Page("watcher"), SlowSocket(BEHIND + 1)
    with ExitStack() as lines:
        players = [lines.enter_context(guest.at(table)) for _ in range(3)]
        shown = [only(line.hello(seat), Shown) for seat, line in enumerate(players)]
        assert shown
        live.pages[slow] = None
        for number in range(2 * BEHIND):
            match = live.ledger.match
            seat = match.asked[0]
            said = messages.Answer(f"a{number}", seat, match.position, match.options(seat)[-1])
            players[seat].say(said)
        assert slow.outbox.qsize() == BEHIND
        assert house.client.portal is not None
        house.client.portal.call(taking, socket, live, slow)
        expected = live.ledger.match.scene(None, "en")

    follower = Follower()
    shows = [msgspec.json.decode(text, type=messages.Heard) for text in socket.texts]
    seen = [follower.see(show) for show in shows if isinstance(show, messages.Show)]
    assert [show.fresh for show in seen] == [True] + [False] * (BEHIND - 1) + [True]
    assert plain(seen[-1].steps[-1]) == plain(expected)


async def taking(socket: SlowSocket, live: LiveTable, page: Page) -> None:
    """Let a slow line take everything that waits for it."""
    sending = asyncio.create_task(_send(socket, live, page))  # type: ignore[arg-type]
    async with asyncio.timeout(5):
        await socket.full.wait()
    sending.cancel()


def test_a_page_is_told_which_build_of_it_is_served(house: House, settings: Settings) -> None:
    guest, table = seated(house)
    builds: list[str] = []
    for build in ("", "index-Ab_1-2.js", "index-Cd34.js"):
        built(settings.static_dir, build)
        with guest.at(table) as line:
            builds.append(only(line.hello(), messages.Welcome).build)

    assert builds == ["", "index-Ab_1-2.js", "index-Cd34.js"]


def built(folder: Path, build: str) -> None:
    """Build a page, as far as its first file."""
    if build:
        folder.mkdir(exist_ok=True)
        program = f'<script type="module" crossorigin src="/assets/{build}"></script>'
        (folder / "index.html").write_text(f"<!doctype html>{program}", encoding="utf-8")
