"""Over plain http to another machine browsers allow less: it is replaced, or said."""

from collections.abc import Iterator
from pathlib import Path
from time import time
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.conftest import launch
from tests.browser.pages import DESKTOP, PHONE, Looks, Opener, play_now
from tests.browser.test_company import open_company
from tests.browser.test_one_link import gather
from tests.browser.timed import served

NAME = "table.example"  # a made-up name that leads to this machine
IGNORED = "Cross-Origin-Opener-Policy header has been ignored"  # as the browser tells itself
FRENCH: Looks = {**PHONE, "locale": "fr-FR"}


@pytest.fixture
def opener(tmp_path: Path, elsewhere: Browser) -> Iterator[Opener]:
    with served(tmp_path / "data", time) as address:
        made = Opener(elsewhere, f"http://{NAME}:{urlsplit(address).port}")
        yield made
        made.close()
        assert [error for error in made.errors if IGNORED not in error] == []


@pytest.fixture(scope="module")
def elsewhere(browser: Browser) -> Iterator[Browser]:
    """A browser to which this machine is another one."""
    opened = launch(browser.browser_type, f"--host-resolver-rules=MAP {NAME} 127.0.0.1")
    yield opened
    opened.close()


def test_one_plays_and_is_told_why_there_are_neither_notices_nor_installing(
    opener: Opener,
) -> None:
    ada = opener.open(cards=True, **DESKTOP)
    assert not ada.evaluate("() => isSecureContext")
    play_now(ada)

    open_company(ada)

    why = ada.get_by_role("group", name="Notices")
    expect(why).to_contain_text("allows neither notices nor installing this page")
    expect(why.get_by_role("button")).to_have_count(0)


def test_the_link_leads_others_here_and_can_be_copied(opener: Opener) -> None:
    ada = opener.open(cards=True, **DESKTOP)
    link = gather(ada, 2)
    assert link.startswith(f"http://{NAME}:")
    assert ada.evaluate("() => navigator.clipboard === undefined")

    ada.get_by_role("button", name="Copy").first.click()
    expect(ada.get_by_role("button", name="Copied")).to_be_visible()

    bo = opener.open(link, cards=True, **FRENCH)
    bo.get_by_label("Votre nom").fill("Bo")
    bo.get_by_role("button", name="S’asseoir ici").first.click()
    expect(ada.locator(".who").filter(has_text="Bo here")).to_be_visible()


def test_a_big_screen_that_cannot_be_kept_lit_says_so(opener: Opener) -> None:
    screen = opener.open("/party", cards=True, **DESKTOP)
    screen.get_by_role("button", name="Cubosaurs for 3").click()

    expect(screen.get_by_text("set the device not to sleep")).to_be_visible()
