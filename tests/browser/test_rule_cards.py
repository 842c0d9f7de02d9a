"""Rules that show themselves once, and a hint that offers itself, in somebody's first games."""

from playwright.sync_api import Page, expect
from tests.browser.pages import (
    ASKED,
    DESKTOP,
    PHONE,
    Opener,
    answers_shown,
    bot,
    device,
    open_table,
)
from tests.browser.pupil import LEAST

CARD = ".rule-card"
COVERED = """() => {
  const card = document.querySelector(".rule-card").getBoundingClientRect();
  return [...document.querySelectorAll("[data-option]")].filter((choice) => {
    const box = choice.getBoundingClientRect();
    return box.width > 0 && box.top < card.bottom && box.bottom > card.top
      && box.left < card.right && box.right > card.left;
  }).length;
}"""


def answer(page: Page) -> None:
    answers_shown(page)
    page.locator(".choice").first.click()


def test_a_rule_shows_itself_once_and_never_over_a_choice(opener: Opener) -> None:
    page = opener.open(cards=True, **DESKTOP)
    page.goto(f"/table/{open_table(page, 'cubosaurs', device('Ada'), bot())}")
    card = page.locator(CARD)

    expect(card).to_have_count(1)
    assert page.evaluate(COVERED) == 0
    said = card.locator("p").inner_text()
    card.get_by_role("link").click()
    expect(page.locator("dialog .paragraph").first).to_be_visible()
    page.keyboard.press("Escape")
    card.get_by_role("button", name="Pin").click()
    answer(page)
    expect(card.locator("p")).to_have_text(said)
    card.get_by_role("button", name="Close").click()
    page.reload()
    expect(card).to_have_count(1)
    expect(card.locator("p")).not_to_have_text(said)

    card.get_by_role("button", name="No more of these").click()
    expect(card).to_have_count(0)


def test_a_card_stands_above_the_choices_of_a_phone_too(opener: Opener) -> None:
    page = opener.open(cards=True, **PHONE)
    page.goto(f"/table/{open_table(page, 'eras', device('Ada'), bot(), bot())}")

    expect(page.locator(CARD)).to_have_count(1)

    assert page.evaluate(COVERED) == 0
    box = page.locator(CARD).bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= page.viewport_size["height"] / 4  # type: ignore[index]


def new_table(page: Page) -> None:
    page.goto(f"/table/{open_table(page, 'cubosaurs', device('Ada'), bot())}")


def test_a_hint_offers_itself_once_in_each_of_the_first_three_games(opener: Opener) -> None:
    page = opener.open(**DESKTOP)
    page.evaluate(LEAST)
    offer = page.locator(CARD).get_by_role("button", name="What would you do?")

    for _ in range(3):
        new_table(page)
        for _ in range(2):
            expect(offer).to_have_count(0)
            answer(page)
        expect(offer).to_be_visible()
        assert page.evaluate(COVERED) == 0
        page.locator(CARD).get_by_role("button", name="Close").click()
        answer(page)
        expect(page.locator(ASKED).first).to_be_visible()
        expect(offer).to_have_count(0)

    new_table(page)
    for _ in range(4):
        answer(page)
        expect(page.locator(ASKED).first).to_be_visible()
        expect(offer).to_have_count(0)


def test_whoever_takes_the_offer_sees_the_best_answers(opener: Opener) -> None:
    page = opener.open(cards=True, **PHONE)
    page.evaluate(LEAST)
    new_table(page)
    offer = page.locator(CARD).get_by_role("button", name="What would you do?")
    for _ in range(2):
        answer(page)

    answers_shown(page)
    while not offer.count():
        page.locator(CARD).get_by_role("button", name="Close").click()
    offer.click()

    expect(page.locator(".choice.named, [role=alert]").first).to_be_visible()
