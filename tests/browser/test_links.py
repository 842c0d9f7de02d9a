"""Links that lead nowhere say so, in both languages, and do not pretend to wait."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.pages import DESKTOP, PHONE, Looks, Opener


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


@pytest.mark.parametrize("path", ["/table/nowhere/join/whoever", "/table/{table}/join/cut"])
def test_a_link_to_no_seat_promises_none(page: Page, opener: Opener, path: str) -> None:
    table = invite(page).split("/")[4]

    guest = opener.open(path.format(table=table), **PHONE)

    expect(guest.get_by_role("heading", name="No seat is waiting here")).to_be_visible()
    expect(guest.get_by_text("A seat is waiting for you")).to_have_count(0)
    expect(guest.get_by_role("button", name="Take the seat")).to_have_count(0)


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
