"""People on one device see nobody's hand before they have lifted the curtain by hand."""

import json
import re

from playwright.sync_api import Page, WebSocket, expect
from tests.browser.pages import DESKTOP, Opener

SEVERAL_MOVES = 4000  # milliseconds, for bots
PATIENCE = 8


def share_with_a_bot(page: Page, game: str) -> None:
    """Seat Ada and Bo on this device, and a bot."""
    page.get_by_role("button", name=f"Choose seats: {game}").click()
    page.get_by_role("radio", name="3").check()
    page.get_by_label("Seat 2").select_option(label="On this device")
    names = page.get_by_role("dialog").get_by_label("Name")
    names.nth(0).fill("Ada")
    names.nth(1).fill("Bo")
    page.get_by_role("button", name="Start").click()


def eavesdrop(page: Page) -> list[int | None]:
    """Note the seat of every scene that reaches the page."""
    seen: list[int | None] = []

    def hear(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "show":
            seen.append(message["seat"])

    def listen(line: WebSocket) -> None:
        line.on("framereceived", hear)

    page.on("websocket", listen)
    return seen


def expect_closed(page: Page, *names: str) -> None:
    """A curtain is closed, for one of these people."""
    lift = re.compile(f"^I am ({'|'.join(names)})$")
    expect(page.get_by_role("button", name=lift).first).to_be_visible()
    expect(page.locator(".mine")).to_have_count(0)
    expect(page.locator(".choice")).to_have_count(0)


def prepare(page: Page) -> None:
    """Attack with as few cards as will do."""
    attack = page.locator(".choice").filter(has_text=re.compile("Attack with"))
    page.locator(".choice").first.click()
    expect(page.locator("#question")).to_contain_text("Add another")
    while attack.count() == 0:
        page.locator(".choice").first.click()
        page.wait_for_timeout(300)
    attack.click()


def test_the_curtain_does_not_lift_itself_when_a_bot_moves(page: Page) -> None:
    seen = eavesdrop(page)
    share_with_a_bot(page, "Dino Twist")

    expect_closed(page, "Ada")
    for _ in range(PATIENCE):  # until the bot has moved, however busy the machine is
        page.wait_for_timeout(SEVERAL_MOVES)
        if len(seen) > 1:
            break
    expect_closed(page, "Ada")

    assert len(seen) > 1
    assert set(seen) == {None}


def looked_as_ada(page: Page) -> list[int | None]:
    """Lift the curtain of a shared table as Ada, and listen from then on."""
    share_with_a_bot(page, "Dino Twist")
    page.get_by_role("button", name="I am Ada").click()
    expect(page.locator(".mine h2")).to_have_text("Ada")
    return eavesdrop(page)


def test_a_reload_closes_the_curtain(page: Page) -> None:
    seen = looked_as_ada(page)

    page.reload()

    expect_closed(page, "Ada")
    page.wait_for_timeout(SEVERAL_MOVES)
    expect_closed(page, "Ada")
    assert set(seen) == {None}


def test_the_curtain_falls_before_the_next_and_waits_for_a_hand(page: Page) -> None:
    seen = looked_as_ada(page)
    prepare(page)

    expect_closed(page, "Bo")
    page.wait_for_timeout(SEVERAL_MOVES)
    expect_closed(page, "Bo")
    assert 1 not in seen
    page.get_by_role("button", name="I am Bo").click()
    expect(page.locator(".mine h2")).to_have_text("Bo")


def test_whoever_reloads_while_nobody_here_is_asked_says_who_they_are(opener: Opener) -> None:
    """Ada and Bo share a device and have chosen; Cy, far away, has not."""
    page = opener.open(**DESKTOP)
    page.get_by_role("button", name="Choose seats: Dino Twist").click()
    page.get_by_role("radio", name="3").check()
    page.get_by_label("Seat 2").select_option(label="On this device")
    page.get_by_label("Seat 3").select_option(label="A friend, by a private link")
    names = page.get_by_role("dialog").get_by_label("Name")
    names.nth(0).fill("Ada")
    names.nth(1).fill("Bo")
    page.get_by_role("button", name="Start").click()
    far = opener.open(page.get_by_label("Link for seat 3").input_value(), **DESKTOP)
    far.get_by_label("Your name").fill("Cy")
    far.get_by_role("button", name="Take the seat").click()
    for name in ("Ada", "Bo"):
        page.get_by_role("button", name=f"I am {name}").click()
        expect(page.locator(".mine h2")).to_have_text(name)
        prepare(page)
    expect(page.locator(".mine h2")).to_have_text("Bo")
    expect(page.locator(".choice")).to_have_count(0)

    page.reload()
    expect(page.get_by_role("heading", name="Who has the device?")).to_be_visible()
    prepare(far)  # the other finishes: the cards decide who is asked next
    expect_closed(page, "Ada", "Bo")
