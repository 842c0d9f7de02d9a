"""Moments are shown large, the last moves stay marked, and what belongs together lights up."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.pages import DESKTOP, PHONE, Looks, Opener
from tests.browser.playback import Playback

MOVING: Looks = {**DESKTOP, "reduced_motion": "no-preference"}
SMALL: Looks = {**PHONE, "reduced_motion": "no-preference"}
LONG = "localStorage.setItem('pangaea.pace', '3')"  # every moment lasts two seconds
OVERLAP = """() => {
  const moment = document.querySelector(".moment").getBoundingClientRect();
  const ask = document.querySelector("#question").getBoundingClientRect();
  const wide = Math.min(moment.right, ask.right) - Math.max(moment.left, ask.left);
  const high = Math.min(moment.bottom, ask.bottom) - Math.max(moment.top, ask.top);
  return wide > 0 && high > 0;
}"""
HELD = "document.querySelectorAll('.flying, [data-away]').length"


def before_a_moment(page: Page, game: str = "dino_twist", seats: int = 4) -> Playback:
    """Sit down where the next answer leads to a moment: what all have prepared is turned up."""
    page.evaluate(LONG)
    shown = Playback(page, game, seats)
    while not shown.match.moments:
        shown.answer()
    answers = shown.match.position - 1
    return Playback(page, game, seats).play(answers).open()


@pytest.mark.parametrize("looks", [MOVING, SMALL, DESKTOP], ids=["desk", "phone", "still"])
def test_what_is_revealed_is_shown_large_with_its_words_beside_the_question(
    opener: Opener, looks: Looks
) -> None:
    page = opener.open(**looks)
    shown = before_a_moment(page)
    first, *_ = shown.step()
    stage = page.locator(".moment")

    expect(stage).to_be_visible()
    expect(stage.locator("[data-large]")).to_have_count(len(first.log) * 2)  # two cards each
    expect(stage).to_contain_text(first.log[-1].text)
    card = stage.locator("[data-large]").first.bounding_box()
    assert card is not None
    assert card["width"] >= 64
    assert not page.evaluate(OVERLAP)
    shown.rest()
    expect(stage).to_have_count(0)
    assert page.evaluate(HELD) == 0


@pytest.mark.parametrize("how", ["click", "space"])
def test_a_moment_can_be_skipped(opener: Opener, how: str) -> None:
    page = opener.open(**MOVING)
    shown = before_a_moment(page)
    shown.step()
    expect(page.locator(".moment [data-large]").first).to_be_visible()
    if how == "space":
        page.locator("#question").focus()
        page.keyboard.press("Space")
    else:
        page.locator(".moment").click(position={"x": 5, "y": 5})

    expect(page.locator(".moment")).to_have_count(0, timeout=900)  # it would last for two seconds


def test_a_scoring_shows_what_counts_and_counts_it(opener: Opener) -> None:
    page = opener.open(**MOVING)
    shown = before_a_moment(page, "cubosaurs", 3)
    scored, *_ = shown.step()
    line = next(one for one in scored.log if one.staged)
    player = next(one for one in scored.players if one.seat == line.seat)
    kinds = {piece.name for piece in scored.pieces if piece.area == line.shows[0].area}

    expect(page.locator(".moment .score")).to_contain_text(player.name)
    expect(page.locator(".moment [data-large]")).to_have_count(len(kinds))
    expect(page.locator(".moment .score b")).to_have_text(str(player.score).replace("-", "−"))


def test_a_screen_reader_hears_a_moment_once(opener: Opener) -> None:
    page = opener.open(**PHONE)
    shown = before_a_moment(page)
    first, *_ = shown.step()

    heard = page.locator("[data-moment-spoken]")
    if page.locator("[role=log]").is_visible():
        expect(page.locator("[role=log]")).to_contain_text(first.log[-1].text)
        expect(heard).to_have_text("")
    else:
        expect(heard).to_contain_text(first.log[-1].text)


def test_what_moved_since_ones_last_turn_stays_marked_until_the_next(opener: Opener) -> None:
    page = opener.open(**DESKTOP)
    page.evaluate("localStorage.setItem('pangaea.pace', '0')")
    shown = Playback(page, "cubosaurs", 3).play(12).play_until_asked().open()
    assert page.locator("[data-moved]").count() == 0
    shown.answer(by=0)
    shown.show()
    while not shown.is_asked():
        shown.step()
    shown.rest()

    assert page.locator("[data-moved]").count() > 0
    page.locator("[data-option]").first.click()
    expect(page.locator("[data-moved]")).to_have_count(0)


def test_a_choice_lights_its_things_and_they_light_it(opener: Opener) -> None:
    page = opener.open(**DESKTOP)
    shown = Playback(page, "dino_twist", 3).play_until_asked("prepare").open()
    assert shown.scene.ask is not None
    choice = next(one for one in shown.scene.ask.choices if one.piece)
    button = page.locator(f"[data-option='{choice.option}']")
    piece = page.locator(f"[data-piece='{choice.piece}']")
    lit = page.locator("[data-lit]")

    button.hover()
    expect(piece).to_have_attribute("data-lit", "")
    page.mouse.move(1, 1)
    expect(lit).to_have_count(0)

    piece.hover()
    expect(button).to_have_attribute("data-lit", "")
    page.mouse.move(1, 1)
    page.locator("#question").focus()
    while page.evaluate("document.activeElement.dataset.option") != str(choice.option):
        page.keyboard.press("Tab")
    expect(piece).to_have_attribute("data-lit", "")


def test_a_line_of_the_log_lights_what_it_moved_and_leads_to_its_moment(opener: Opener) -> None:
    page = opener.open(**DESKTOP)
    page.evaluate("localStorage.setItem('pangaea.pace', '0')")
    shown = Playback(page, "cubosaurs", 3).play(9).open()
    scene = shown.step()[-1]
    while not scene.log or not scene.log[-1].shows:
        scene = shown.step()[-1]
    shown.rest()
    number = len(page.locator("[data-line]").all()) - 1
    told = scene.log[-1]
    line = page.locator(f"[data-line='{number}']")

    expect(line).to_contain_text(told.text)
    link = line.get_by_role("link", name="See this moment again")
    assert f"at={told.at}" in (link.get_attribute("href") or "")
    expect(page.locator("[data-lit]")).to_have_count(0)
    line.hover()
    for at in told.shows:
        place = f"[data-piece='{at.piece}']" if at.piece else f"[data-area='{at.area}']"
        expect(page.locator(f"{place}[data-lit], {place} [data-lit]").first).to_be_attached()
