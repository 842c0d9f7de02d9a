"""A map on a phone: it zooms, pans by finger, and can be played all the same."""

import re

from playwright.sync_api import Locator, Page, expect
from tests.browser.pages import ASKED, DESKTOP, PHONE, Opener
from tests.browser.playback import Playback
from tests.browser.test_every_game import sit_down

MOVE = """([element, clientX, clientY, kind]) => element.dispatchEvent(
  new PointerEvent(kind, { bubbles: true, pointerId: 1, pointerType: "touch", clientX, clientY })
)"""


def drag(page: Page, frame: Locator, across: int, down: int) -> None:
    """Push a finger over the map."""
    box = frame.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    element = frame.element_handle()
    for share, kind in ((0, "pointerdown"), (0.5, "pointermove"), (1, "pointermove")):
        page.evaluate(MOVE, [element, x + across * share, y + down * share, kind])
    page.evaluate(MOVE, [element, x + across, y + down, "pointerup"])


def tap_twice(page: Page, thing: Locator) -> None:
    """The first tap tells what it is and offers to choose it, the second means it."""
    page.keyboard.press("Escape")  # the drag may have left a note open
    thing.tap()
    expect(page.locator(".hint .chip")).to_be_visible()
    thing.tap()


def test_a_map_zooms_and_pans_and_is_played_by_touch(opener: Opener) -> None:
    page = opener.open(**PHONE)
    sit_down(page, "evo")
    expect(page.locator(ASKED).first).to_be_visible()
    island = page.locator('[data-area="island"]')
    sheet, frame = island.locator(".sheet"), island.locator(".frame")
    expect(sheet).to_have_attribute("style", re.compile(r"scale\(1\)"))

    page.get_by_role("button", name="Zoom in").tap()
    expect(sheet).to_have_attribute("style", re.compile(r"scale\(1\.4\)"))
    zoomed = sheet.get_attribute("style")
    drag(page, frame, 40, 25)
    assert sheet.get_attribute("style") != zoomed

    page.get_by_role("button", name="Zoom out").tap()
    expect(sheet).to_have_attribute("style", re.compile(r"scale\(1\)"))
    question = page.locator("#question")
    tap_twice(page, island.locator(".stack.live").first)
    expect(question).to_contain_text("Where does it go?")
    tap_twice(page, island.locator("g.spot.live").first)
    expect(question).not_to_contain_text("Where does it go?")


def test_a_map_is_pushed_by_its_figures_too(opener: Opener) -> None:
    """A browser would carry a picture off, and the map would stay."""
    page = opener.open(**DESKTOP)
    sit_down(page, "evo")
    expect(page.locator(ASKED).first).to_be_visible()
    island = page.locator('[data-area="island"]')
    page.evaluate("() => { document.ondragstart = () => { window.carried = true } }")
    page.get_by_role("button", name="Zoom in").click()
    expect(island.locator(".sheet")).to_have_attribute("style", re.compile(r"scale\(1\.4\)"))
    zoomed = island.locator(".sheet").get_attribute("style")

    box = island.locator("img").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, 6):
        page.mouse.move(x - 8 * step, y - 5 * step)
    page.mouse.up()

    assert page.evaluate("window.carried") is None
    assert island.locator(".sheet").get_attribute("style") != zoomed


def test_the_name_of_a_space_is_shown_where_it_is_asked_for(opener: Opener) -> None:
    """Codes on all spaces would strike what lies there."""
    page = opener.open(**DESKTOP)
    shown = Playback(page, "evo", 4).play(40).play_until_asked("move")
    shown.open()
    (island,) = [area for area in shown.scene.areas if area.id == "island"]
    names = {spot.id: spot.name for spot in island.spots}
    places = {piece.id: piece.spot for piece in shown.scene.pieces}
    assert shown.scene.ask is not None
    movers = {names[places[choice.piece]] for choice in shown.scene.ask.choices if choice.piece}
    told = page.locator('[data-area="island"] span.name').all_inner_texts()

    assert movers
    assert movers <= set(told)
    assert len(told) <= len(movers) + 2  # from where to where the last one went
    quiet = page.locator("[data-spot^=island] > text").first
    expect(quiet).to_be_hidden()
    quiet.locator("..").hover(force=True)
    expect(quiet).to_be_visible()
