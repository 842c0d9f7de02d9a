"""The figures of a rulebook, drawn by the parts of the table."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser import measures
from tests.browser.pages import DESKTOP, PHONE, Looks, Opener, violations

from pangaea import shelf

LOOKS = pytest.mark.parametrize("looks", [DESKTOP, {**PHONE, "locale": "fr-FR"}])


@LOOKS
def test_figures_are_drawn_when_they_are_scrolled_to_and_can_be_heard(
    opener: Opener, looks: Looks
) -> None:
    page = opener.open("/rules/cubosaurs", bypass_csp=True, **looks)
    last, example = page.locator("#figure-tiles"), page.locator("#figure-a-hand")
    expect(last).to_have_attribute("data-figure", "waiting")

    example.scroll_into_view_if_needed()
    expect(example.locator("[data-area=hand] .piece")).to_have_count(1)
    last.scroll_into_view_if_needed()
    expect(last.locator("li")).to_have_count(10)

    heard = re.compile("Fabien.*: T-Rex")
    expect(example.get_by_role("img")).to_have_attribute("aria-label", heard)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []


@pytest.mark.parametrize("slug", [game.slug for game in shelf.games()])
def test_nothing_lies_under_anything_else_in_a_figure(opener: Opener, slug: str) -> None:
    page = opener.open(f"/rules/{slug}", **DESKTOP)
    page.locator("figure").first.wait_for()

    for figure in page.locator("figure").all():
        figure.scroll_into_view_if_needed()
        expect(figure).to_have_attribute("data-figure", "drawn")
    page.evaluate(measures.SETTLED)

    assert page.locator("figure .area").count() > 0
    assert measures.overlapping(page, "figure .area:not(:has(.area))") == []


@pytest.mark.parametrize("slug", [game.slug for game in shelf.games()])
@LOOKS
def test_a_set_up_is_shown_for_the_number_of_players_one_chooses(
    opener: Opener, slug: str, looks: Looks
) -> None:
    page = opener.open(f"/rules/{slug}", bypass_csp=True, **looks)
    setup, seats = page.locator("#figure-set-up"), shelf.game(slug).seats
    setup.scroll_into_view_if_needed()
    numbers = setup.locator("figcaption").get_by_role("button")
    expect(numbers).to_have_count(len(seats))

    for place, number in enumerate(seats):
        numbers.nth(place).click()
        expect(setup.locator("[data-seat]")).to_have_count(number)
        page.evaluate(measures.SETTLED)

        assert measures.overlapping(page, "#figure-set-up .area:not(:has(.area))") == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
