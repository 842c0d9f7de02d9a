"""What a person does with a page, in words."""

from collections.abc import Callable
from pathlib import Path
from typing import Literal, TypedDict

from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize, expect

WEB = Path(__file__).parents[2] / "web"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
LOST_LINE = ("WebSocket connection", "ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED")
MOST_ANSWERS = 120
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)  # a busy machine is slow, not wrong


class Looks(TypedDict, total=False):
    """How a person's browser is set up."""

    viewport: ViewportSize
    locale: str
    color_scheme: Literal["light", "dark"]
    has_touch: bool
    reduced_motion: Literal["reduce", "no-preference"]


DESKTOP: Looks = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB"}
PHONE: Looks = {"viewport": {"width": 390, "height": 844}, "locale": "en-GB", "has_touch": True}


class Opener:
    """Opens pages, each in a browser of its own, and notes what goes wrong in them."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.errors: list[str] = []
        self.opened: list[Page] = []

    def open(self, path: str = "/", *, bypass_csp: bool = False, **looks: object) -> Page:
        settings = {"reduced_motion": "reduce", **looks}
        context = self.browser.new_context(
            base_url=self.address,
            bypass_csp=bypass_csp,
            **settings,  # type: ignore[arg-type]
        )
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self.listen)
        page.goto(path)
        self.opened.append(page)
        return page

    def listen(self, message: ConsoleMessage) -> None:
        expected = any(part in message.text for part in LOST_LINE)
        if message.type == "error" and not expected:
            self.errors.append(message.text)

    def close(self) -> None:
        for page in self.opened:
            page.context.close()


def play_now(page: Page, game: str = "Cubosaurs") -> None:
    """Two clicks from a stranger to a table."""
    page.get_by_role("button", name=f"Play now: {game}").click()
    expect(page.locator("#question")).to_be_visible()


def hurry_bots(page: Page) -> None:
    page.get_by_role("slider", name="Pace of the bots").fill("0")


def choices(page: Page) -> list[str]:
    return page.locator(".choice").all_inner_texts()


def play_to_the_end(page: Page, answer: Callable[[Page, int], None]) -> int:
    """Answer until the results are shown; say how many answers it took."""
    asked_or_over = page.locator(".choice, dialog[open]").first
    for number in range(MOST_ANSWERS):
        expect(asked_or_over).to_be_visible(timeout=PATIENCE)
        if page.locator("dialog[open]").count():
            return number
        answer(page, number)
        page.wait_for_timeout(60)
    raise AssertionError("the game did not end")


def violations(page: Page) -> list[str]:
    """What axe finds wrong."""
    page.add_script_tag(path=AXE)
    found: list[str] = page.evaluate(
        "async () => (await axe.run()).violations"
        ".map(v => `${v.id}: ${v.nodes.map(n => n.html.slice(0, 120)).join(' | ')}`)"
    )
    return found
