"""Links that lead nowhere say so, in both languages, and do not pretend to wait."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.pages import DESKTOP, PHONE, Looks, Opener, bot, device, open_table, played


@pytest.mark.parametrize(
    ("locale", "words"),
    [("en-GB", "There is no such table."), ("fr-FR", "Cette table n’existe pas.")],
)
def test_a_table_that_does_not_exist_is_said_to(opener: Opener, locale: str, words: str) -> None:
    looks: Looks = {**DESKTOP, "locale": locale}
    page = opener.open("/table/nowhere", **looks)

    expect(page.get_by_role("heading", name=words)).to_be_visible()
    page.wait_for_timeout(1500)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.locator("main a").click()
    expect(page.get_by_role("button", name="Cubosaurs").first).to_be_visible()


FRENCH: Looks = {**PHONE, "locale": "fr-FR"}


@pytest.mark.parametrize(
    ("path", "looks", "words"),
    [
        ("/table/nowhere/join/whoever", PHONE, "No seat is waiting here"),
        ("/table/nowhere/join/whoever", FRENCH, "Aucune place ne vous attend ici"),
        ("/table/{table}/join/cut", PHONE, "This seat has been given otherwise"),
        ("/table/{table}/join/cut", FRENCH, "Cette place a été attribuée autrement"),
        ("/device/cut", PHONE, "This link leads nowhere"),
        ("/device/cut", FRENCH, "Ce lien ne mène nulle part"),
    ],
)
def test_a_link_that_is_of_no_use_says_so_and_what_to_do(
    page: Page, opener: Opener, path: str, looks: Looks, words: str
) -> None:
    table = invite(page).split("/")[4]

    guest = opener.open(path.format(table=table), **looks)

    expect(guest.get_by_role("heading", name=words)).to_be_visible()
    expect(guest.locator("main p").first).not_to_be_empty()
    expect(guest.locator("main").get_by_role("link").last).to_have_attribute("href", "/")
    expect(guest.get_by_label(re.compile("^(Your|Votre)"))).to_have_count(0)  # nothing to join


@pytest.mark.parametrize(
    ("looks", "over", "replay"),
    [(PHONE, "This game is over", "See how it went"), (FRENCH, "Cette partie", "Revoir la partie")],
)
def test_links_to_a_game_that_is_over_lead_to_how_it_went(
    opener: Opener, looks: Looks, over: str, replay: str
) -> None:
    ada = opener.open(**DESKTOP)
    table = played(ada, open_table(ada, "cubosaurs", device("Ada"), bot(), rounds="1"))

    late = opener.open(f"/table/{table}/join/whatever", **looks)
    expect(late.get_by_role("heading", name=over)).to_be_visible()
    expect(late.get_by_role("link", name=replay)).to_be_visible()
    late.goto(f"/table/{table}")
    late.keyboard.press("Escape")

    expect(late.get_by_role("status").get_by_text(over)).to_be_visible()


def test_a_link_that_was_used_leads_its_owner_back_and_others_to_watch(
    page: Page, opener: Opener
) -> None:
    link = invite(page)
    bo = opener.open(link, **DESKTOP)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Take the seat").click()
    expect(bo.locator("#question")).to_be_visible()

    bo.goto(link)
    cy = opener.open(link, **DESKTOP)

    expect(bo.locator("#question")).to_be_visible()
    expect(cy.get_by_role("heading", name="This seat is taken")).to_be_visible()
    cy.get_by_role("link", name="Watch the game").click()
    expect(cy.locator("#question")).to_be_visible()


def invite(page: Page) -> str:
    """Open a table with an empty seat, and return its link."""
    page.get_by_role("button", name="Choose seats: Cubosaurs").click()
    page.get_by_role("radio", name="2").check()
    page.get_by_label("Seat 2").select_option(label="A friend, by a private link")
    page.get_by_role("button", name="Start").click()
    return page.get_by_label("Link for seat 2").input_value()
