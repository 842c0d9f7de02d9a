"""How much travels before a page is there, counted by the browser itself."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import Served
from tests.browser.pages import DESKTOP, bot, device, open_table

from pangaea import shelf

HOME = 110_000
TABLE = 150_000
ART = 100_000


class Scales:
    """What a page has received, by address: head and body as they travelled."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.addresses: dict[str, str] = {}
        self.received: dict[str, float] = {}
        wire = page.context.new_cdp_session(page)
        wire.send("Network.enable")
        wire.on("Network.responseReceived", self._answer)
        wire.on("Network.loadingFinished", self._finish)
        wire.on("Network.webSocketFrameReceived", self._hear)

    def _answer(self, event: dict[str, object]) -> None:
        response = event["response"]
        assert isinstance(response, dict)
        self.addresses[str(event["requestId"])] = str(response["url"])

    def _finish(self, event: dict[str, object]) -> None:
        address = self.addresses.get(str(event["requestId"]), "")
        size = event["encodedDataLength"]
        assert isinstance(size, int | float)
        self.received[address] = self.received.get(address, 0) + size

    def _hear(self, event: dict[str, object]) -> None:
        """Messages are told after they were unpacked, so they count for too much at worst."""
        frame = event["response"]
        assert isinstance(frame, dict)
        size = len(str(frame["payloadData"]).encode())
        self.received["socket"] = self.received.get("socket", 0) + size

    def art(self) -> dict[str, float]:
        return {name: size for name, size in self.received.items() if "/art.svg" in name}

    def weight(self) -> float:
        """All but fonts and the games' own drawings."""
        aside = ("/art.svg", ".woff", ".woff2", ".ttf")
        kept = {n: size for n, size in self.received.items() if not n.split("?")[0].endswith(aside)}
        return sum(kept.values())


@contextmanager
def stranger(browser: Browser, address: str) -> Iterator[Page]:
    """Somebody whose browser has never been here."""
    context = browser.new_context(base_url=address, **DESKTOP)
    yield context.new_page()
    context.close()


def test_a_first_visit_is_light(server: Served, browser: Browser) -> None:
    with stranger(browser, server.address) as page:
        scales = Scales(page)
        page.goto("/", wait_until="networkidle")
        expect(page.get_by_role("button", name="Play now: Cubosaurs")).to_be_visible()

        assert 0 < scales.weight() < HOME, scales.received
        assert len(scales.art()) == len(shelf.games())
        assert max(scales.art().values()) < ART


@pytest.mark.parametrize("slug", [game.slug for game in shelf.games()])
def test_a_table_opens_light_for_whoever_follows_a_link(
    server: Served, browser: Browser, slug: str
) -> None:
    seats = [device("Ada"), *[bot()] * (shelf.game(slug).usual_seats - 1)]
    with stranger(browser, server.address) as host, stranger(browser, server.address) as page:
        host.goto("/")
        table = open_table(host, slug, *seats)
        host.goto(f"/table/{table}")
        expect(host.locator("#question")).to_be_visible()
        scales = Scales(page)
        page.goto(f"/table/{table}", wait_until="networkidle")
        expect(page.locator(".stack").first).to_be_visible()

        assert "socket" in scales.received
        assert scales.weight() < TABLE, scales.received
