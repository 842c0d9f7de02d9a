"""The home page shows what there is at one glance, and on a phone one's own tables first."""

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.pages import DESKTOP, PHONE, Opener, bot, device, open_table

from pangaea import shelf


def lower_edge(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def plays(page: Page) -> list[Locator]:
    """The buttons that begin a game, once they are there."""
    found = page.get_by_role("button", name="Play now:")
    expect(found).to_have_count(len(shelf.games()))
    return found.all()


def test_every_game_can_be_begun_without_scrolling(opener: Opener) -> None:
    page = opener.open(**DESKTOP)

    assert max(map(lower_edge, plays(page))) <= 800


@pytest.mark.parametrize("own", [False, True])
def test_on_a_phone_ones_own_tables_come_before_the_games(opener: Opener, own: bool) -> None:
    page = opener.open(**PHONE)
    if own:
        open_table(page, "cubosaurs", device("Ada"), bot())
        page.goto("/")
    plays(page)
    expect(page.get_by_role("link", name="Continue")).to_have_count(int(own))

    tables, games = (page.locator(f"[aria-labelledby={name}]") for name in ("tables", "games"))
    assert (lower_edge(tables) < lower_edge(games)) == own
