"""A game from outside is played in the browser, with no line of the page written for it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.conftest import Served
from tests.browser.pages import DESKTOP, Opener, bot, device, open_table, play_to_the_end
from tests.examples.installing import installed


@pytest.fixture
def with_clutch(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Opener]:
    """Opens pages of a server beside which Clutch is installed."""
    clutch = installed("clutch", tmp_path_factory.mktemp("outside"))
    served = Served(tmp_path_factory.mktemp("outside tables"), clutch.environment)
    made = Opener(browser, served.address)
    yield made
    made.close()
    served.stop()
    assert made.errors == []


@pytest.mark.parametrize(("locale", "title"), [("en-GB", "Clutch"), ("fr-FR", "La Couvée")])
def test_it_is_played_to_its_end(with_clutch: Opener, locale: str, title: str) -> None:
    page = with_clutch.open(viewport=DESKTOP["viewport"], locale=locale)
    expect(page.get_by_text(title, exact=True).first).to_be_visible()
    page.goto(f"/table/{open_table(page, 'clutch', device('Ada'), bot(), bot())}")

    answers = play_to_the_end(page, lambda shown, _: shown.locator(".choice").first.click())

    assert answers == 5
    assert page.get_by_role("dialog").locator("[data-seat]").count() == 3
