"""A phone that was asleep for ten minutes is back at its seat within two seconds."""

from collections.abc import Iterator
from time import monotonic

import pytest
from playwright.sync_api import WebSocket, expect
from tests.browser.conftest import Served
from tests.browser.pages import DESKTOP, PHONE, Opener, open_part
from tests.browser.relay import Relay
from tests.browser.test_one_link import gather

WITHIN = 2.0  # seconds
TEN_MINUTES = 600_000


@pytest.fixture
def relay(server: Served) -> Iterator[Relay]:
    made = Relay(server.port)
    yield made
    made.close()


def test_a_phone_asleep_for_ten_minutes_is_back_within_two_seconds(
    opener: Opener, relay: Relay
) -> None:
    """Its line died without a word, as lines of sleeping phones do; its time jumps on waking."""
    ada = opener.open(**DESKTOP)
    link = gather(ada, 2, 3, 4).replace(opener.address, relay.address)
    phone = opener.open(link, **PHONE)
    phone.clock.install()
    phone.reload()
    phone.get_by_label("Your name").fill("Bo")
    phone.get_by_role("button", name="Sit here").first.click()
    expect(ada.locator(".who").filter(has_text="Bo")).to_be_visible()
    ada.get_by_role("button", name="Start, with bots").click()
    expect(phone.locator(".phone")).to_be_visible()
    relay.die()
    relay.revive()

    began = monotonic()
    with phone.expect_websocket(is_a_table) as line:
        phone.clock.fast_forward(TEN_MINUTES)
    line.value.wait_for_event("framereceived", lambda frame: '"type":"show"' in str(frame))
    seconds = monotonic() - began

    print(f"asleep for ten minutes, back after {seconds:.1f} s")  # noqa: T201
    assert seconds < WITHIN
    open_part(phone, "Mine")
    expect(phone.locator(".mine h2")).to_have_text("Bo")


def is_a_table(line: WebSocket) -> bool:
    return "/api/tables/" in line.url
