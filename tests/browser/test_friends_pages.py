"""axe finds nothing on the pages among friends: both languages, light and dark, desk and phone."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.pages import (
    ASKED,
    DESKTOP,
    PHONE,
    Looks,
    Opener,
    device,
    guest,
    invite,
    open_table,
    played,
    start_playing,
    violations,
)

BIG: Looks = {"viewport": {"width": 1920, "height": 1080}}
SETTINGS: list[Looks] = [
    {**DESKTOP, "color_scheme": "light", "locale": "en-GB"},
    {**DESKTOP, "color_scheme": "dark", "locale": "fr-FR"},
    {**PHONE, "color_scheme": "light", "locale": "fr-FR"},
    {**PHONE, "color_scheme": "dark", "locale": "en-GB"},
]
EACH = pytest.mark.parametrize(
    "looks", SETTINGS, ids=["light", "dark fr", "phone fr", "dark phone"]
)
ORDER = re.compile("Always answer so|Toujours répondre ainsi")
CHOOSE = re.compile("Choose seats|Choisir les places")
CLOCK = re.compile("In one go|D’une traite")
COMPANY = re.compile("People and talk|Joueurs et discussion")
BOT_FOR_ME = re.compile("Let a bot play for me|Laisser un robot jouer pour moi")
MYSELF = re.compile("Play myself again|Reprendre ma place")
REMATCH = re.compile("^(Rematch|Revanche)$")
NOT_NOW = re.compile("Not this time|Pas cette fois")
SIT = re.compile("Sit here|S’asseoir ici")
START = re.compile("Start, with|Commencer, avec")


def checked(page: Page, seen: Locator) -> None:
    """Look at a page once it is there: nothing is wrong, and nothing is wider than the page."""
    expect(seen.first).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.fixture
def pages(opener: Opener, looks: Looks) -> Iterator[Page]:
    """A page whose script axe may be added to; addresses that do not exist may be told so."""
    yield opener.open(bypass_csp=True, **looks)
    opener.errors.clear()


@EACH
def test_gathering_and_links(opener: Opener, pages: Page, looks: Looks) -> None:
    page = pages
    table = open_table(page, "cubosaurs", device("Ada"), guest(), invite())
    page.goto(f"/table/{table}")
    checked(page, page.locator("#gathering"))
    private = page.locator("input[readonly]").nth(1).input_value()
    page.get_by_role("checkbox").check()
    friend = opener.open(private, bypass_csp=True, **looks)
    checked(friend, friend.locator("form"))
    friend.goto(f"/table/{table}")
    checked(friend, friend.locator("#gathering"))
    friend.goto("/")
    checked(friend, friend.locator("main").get_by_role("listitem"))
    for path in (f"/table/{table}/join/cut", "/device/cut", "/table/nowhere"):
        friend.goto(path)
        checked(friend, friend.locator("h1"))


@EACH
def test_devices_orders_company_and_clock(pages: Page) -> None:
    page = pages
    table = open_table(page, "cubosaurs", device("Ada"), device("Bo"))
    page.goto("/me")
    page.locator("section").first.locator("button.primary").click()
    checked(page, page.locator("section li"))
    link = page.locator("input[readonly]").first.input_value()
    page.goto(link)
    checked(page, page.locator("h1"))
    page.goto(f"/table/{table}")
    page.get_by_role("button", name=COMPANY).click()
    checked(page, page.get_by_role("dialog"))
    page.keyboard.press("Escape")
    lift = page.locator(".ask .lift")  # a phone shows it among all answers
    page.locator(ASKED).first.wait_for()
    if lift.count():
        lift.click()
    page.get_by_role("button", name=ORDER).first.click()
    page.get_by_role("dialog").get_by_role("checkbox").first.check()
    checked(page, page.get_by_role("dialog").get_by_role("combobox"))
    page.goto("/")
    page.get_by_role("button", name=CHOOSE).first.click()
    page.get_by_role("dialog").get_by_text(CLOCK).click()
    checked(page, page.get_by_role("dialog"))


@EACH
def test_game_night(opener: Opener, looks: Looks) -> None:
    big: Looks = {**looks, **BIG}
    screen = opener.open("/party", bypass_csp=True, **big)
    checked(screen, screen.locator("main button"))
    screen.locator("main button").first.click()
    checked(screen, screen.locator("img[src*='/qr']"))
    phone = opener.open(f"/table/{screen.url.rsplit('/', 1)[1]}", bypass_csp=True, **looks)
    checked(phone, phone.locator("#gathering"))
    phone.get_by_label(re.compile("^(Your|Votre)")).fill("Ada")
    phone.get_by_role("button", name=SIT).first.click()
    phone.get_by_role("button", name=START).click()
    checked(phone, phone.locator("#question"))
    checked(screen, screen.locator(".board"))


@EACH
def test_at_the_table_and_after_the_game(opener: Opener, pages: Page, looks: Looks) -> None:
    ada = pages
    table = open_table(ada, "cubosaurs", device("Ada"), invite(), rounds="1")
    ada.goto(f"/table/{table}")
    private = ada.locator("input[readonly]").last.input_value()
    bo = opener.open(private, bypass_csp=True, **looks)
    bo.locator("form input").fill("Bo")
    bo.locator("form button").click()
    for page in (ada, bo):
        expect(page.locator("#question")).to_be_visible()
    cy = opener.open(private, bypass_csp=True, **looks)
    checked(cy, cy.locator("h1"))  # it was used
    cy.goto(f"/table/{table}")
    checked(cy, cy.get_by_role("status").locator(".notice"))  # told to watch
    bo.get_by_role("button", name=COMPANY).click()
    bo.get_by_role("button", name=BOT_FOR_ME).click()
    bo.keyboard.press("Escape")
    checked(bo, bo.get_by_role("status").get_by_role("button", name=MYSELF))
    bo.get_by_role("status").get_by_role("button", name=MYSELF).click()
    expect(bo.get_by_role("button", name=MYSELF)).to_have_count(0)

    start_playing(bo, table)
    played(ada, table)
    checked(ada, ada.get_by_role("dialog"))
    cy.goto(private)
    checked(cy, cy.locator("h1"))  # the game is over
    ada.get_by_role("button", name=REMATCH).click()
    checked(bo, bo.get_by_role("button", name=NOT_NOW))
    bo.get_by_role("button", name=NOT_NOW).click()
    checked(ada, ada.get_by_role("button", name=START))
