"""Playing over days: where it is my turn, what is answered for me, and what my browser tells me."""

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.pages import DESKTOP, PHONE, Opener, device, open_table
from tests.browser.timed import Hands, served
from tests.server.test_web_push import Browser as Keys
from tests.server.test_web_push import Service, service, wish

TELL = """(wish) => fetch("/api/push", { method: "POST", body: JSON.stringify(wish),
  headers: { "content-type": "application/json" } }).then((reply) => reply.status)"""
CLOSE = """() => navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
  .then((all) => all.forEach((one) => one.close()))"""
SHOWN = """() => navigator.serviceWorker.ready
  .then((worker) => worker.getNotifications())
  .then((all) => all.map(({ title, body, data }) => [title, body, data.path]))"""
PATIENCE = 15.0


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def push_host() -> Iterator[str]:
    with service() as host:
        yield host


@pytest.fixture
def opener(tmp_path: Path, browser: Browser, hands: Hands, push_host: str) -> Iterator[Opener]:
    with served(tmp_path / "data", hands, push_hosts=(push_host,)) as address:
        made = Opener(browser, address)
        yield made
        made.close()
        assert made.errors == []


def at_home(opener: Opener, *names: str) -> tuple[Page, str]:
    """Somebody on the home page, with a table where they are awaited."""
    page = opener.open(**DESKTOP)
    return page, open_table(page, "cubosaurs", *[device(name) for name in names])


def taken() -> bytes:
    """What the push service took in."""
    end = time.monotonic() + PATIENCE
    while not Service.taken:
        assert time.monotonic() < end, "no notice was sent"
        time.sleep(0.05)
    return Service.taken[0][1]


def has_worker(page: Page) -> None:
    """Wait until the page has brought its worker."""
    page.wait_for_function(
        "() => navigator.serviceWorker.getRegistration()"
        ".then((one) => one?.active?.state === 'activated')"
    )


def deliver(page: Page, origin: str, text: str) -> None:
    """Let the browser's own service bring a message to the worker of the page."""
    has_worker(page)
    wire = page.context.new_cdp_session(page)
    found: list[str] = []
    wire.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    wire.send("ServiceWorker.enable")
    end = time.monotonic() + PATIENCE
    while not found:
        assert time.monotonic() < end, "no worker was registered"
        page.wait_for_timeout(20)
    message = {"origin": origin, "registrationId": found[-1], "data": text}
    wire.send("ServiceWorker.deliverPushMessage", message)


def shown(page: Page) -> list[list[str]]:
    """Wait until the worker shows something, and return what."""
    end = time.monotonic() + PATIENCE
    while not (found := page.evaluate(SHOWN)) and time.monotonic() < end:
        page.wait_for_timeout(50)
    return [list(one) for one in found]


def test_every_page_says_where_it_is_my_turn_and_leads_there(opener: Opener) -> None:
    page, table = at_home(opener, "Ada", "Bo")

    sign = page.get_by_role("link", name="Your turn at one table")
    expect(sign).to_be_visible()
    page.goto("/rules/evo")
    expect(sign).to_be_visible()
    open_table(page, "cubosaurs", device("Ada"), device("Bo"))
    expect(page.get_by_role("link", name="Your turn at 2 tables")).to_be_visible()
    page.goto(f"/table/{table}")
    expect(page.get_by_role("link", name="Your turn at another table")).to_be_visible()


def test_a_notice_reaches_the_browser_and_the_worker_shows_it(
    opener: Opener, hands: Hands, push_host: str
) -> None:
    page, table = at_home(opener, "Ada", "Bo")
    page.context.grant_permissions(["notifications"], origin=opener.address)
    keys = Keys()
    told = {**wish(keys, f"http://{push_host}/ada"), "language": "en"}
    assert page.evaluate(TELL, told) == 200

    hands.now += 9
    text = keys.read(taken()).decode()

    notice = json.loads(text)
    assert (notice["title"], notice["path"]) == ("Cubosaurs", f"/table/{table}")
    assert "your turn" in notice["body"]
    deliver(page, opener.address, text)
    assert shown(page) == [["Cubosaurs", notice["body"], f"/table/{table}"]]

    page.evaluate(CLOSE)
    deliver(page, opener.address, text)  # by a server that was killed before it knew
    deliver(page, opener.address, json.dumps({**notice, "id": "next", "body": "another"}))
    assert shown(page) == [["Cubosaurs", "another", f"/table/{table}"]]
    deliver(page, opener.address, json.dumps({**notice, "id": "next", "body": "once more"}))
    page.wait_for_timeout(300)
    assert page.evaluate(SHOWN)[0][1] == "another"


def test_without_a_connection_the_page_says_so(opener: Opener) -> None:
    page = opener.open(**PHONE)
    has_worker(page)
    page.reload()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    page.goto("/table/anything")

    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    expect(page.get_by_role("heading", name="Pas de connexion")).to_be_visible()
    page.context.set_offline(False)


def test_an_order_is_given_shown_and_called_off(opener: Opener) -> None:
    page, table = at_home(opener, "Ada", "Bo")
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Always answer so").click()
    dialog = page.get_by_role("dialog", name="Standing order")
    dialog.get_by_role("radio").first.check()
    dialog.get_by_role("checkbox").first.check()
    dialog.get_by_role("button", name="Give the order").click()

    expect(page.get_by_text("the server answers for you after")).to_be_visible()
    page.get_by_role("button", name="Ask me again").click()
    expect(page.get_by_text("the server answers for you after")).to_be_hidden()
