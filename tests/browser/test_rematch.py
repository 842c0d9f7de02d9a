"""Playing again: everybody is asked, and who declines is replaced by a guest or a bot."""

import re

from playwright.sync_api import Page, expect
from tests.browser.pages import (
    DESKTOP,
    PHONE,
    Looks,
    Opener,
    device,
    invite,
    open_table,
    played,
    start_playing,
    take_seat,
)


def over(opener: Opener) -> tuple[Page, Page, str]:
    """Ada at her desk and Bo on a phone, at the end of a game."""
    ada, bo = opener.open(**DESKTOP), opener.open(**PHONE)
    table = open_table(ada, "cubosaurs", device("Ada"), invite(), rounds="1")
    ada.goto(f"/table/{table}")
    take_seat(bo, ada, "Bo")
    expect(bo.locator("#question")).to_be_visible()
    start_playing(bo, table)
    played(ada, table)
    for page in (ada, bo):
        expect(page.get_by_role("dialog")).to_be_visible()
    return ada, bo, table


def test_a_rematch_is_told_to_the_other_players(opener: Opener) -> None:
    ada, bo, table = over(opener)
    bo.get_by_role("button", name="See the table").click()

    ada.get_by_role("button", name="Rematch").click()

    expect(bo.get_by_role("status").get_by_text("Ada would like to play again.")).to_be_visible()
    bo.get_by_role("link", name="Go to the rematch").click()
    expect(bo).not_to_have_url(re.compile(table))
    expect(bo.locator(".mine h2")).to_have_text("Bo")
    assert bo.url == ada.url


def test_who_declines_is_replaced_by_a_guest(opener: Opener) -> None:
    ada, bo, _ = over(opener)
    ada.get_by_role("button", name="Rematch").click()
    bo.get_by_role("dialog").get_by_role("button", name="Not this time").click()

    expect(ada.get_by_text("Bo does not play this time.")).to_be_visible()
    expect(bo.get_by_role("link", name="Sit down at the rematch")).to_be_visible()
    link = ada.get_by_label("Link to this table").input_value()
    looks: Looks = {**PHONE, "locale": "fr-FR"}
    cy = opener.open(link, **looks)
    cy.get_by_label("Votre nom").fill("Cy")
    cy.get_by_role("button", name="S’asseoir ici").click()

    for page in (ada, cy):
        expect(page.locator("#question")).to_be_visible()
    expect(ada.get_by_role("heading", name="Cy", exact=True)).to_be_visible()


def test_who_declines_is_replaced_by_a_bot(opener: Opener) -> None:
    ada, bo, _ = over(opener)
    ada.get_by_role("button", name="Rematch").click()
    bo.get_by_role("dialog").get_by_role("button", name="Not this time").click()

    ada.get_by_role("button", name="Start, with a bot on the free seat").click()

    expect(ada.locator("#question")).to_be_visible()
