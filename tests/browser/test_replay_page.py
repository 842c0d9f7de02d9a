"""Replays: from one's own seat, by link, by key, by drag, on a phone; and what follows a game."""

import re

from playwright.sync_api import Page, Request, expect
from tests.browser.pages import (
    DESKTOP,
    PHONE,
    Opener,
    bot,
    device,
    open_table,
    played,
)

SCROLL = """() => {
  const view = document.querySelector(".view");
  view?.scrollTo(0, view.scrollHeight);
  return view?.scrollTop > 100;
}"""
DRAG = """async (slider) => {
  for (let at = 1; at <= 60; at++) {
    slider.value = String(Math.round((at / 60) * slider.max));
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}"""


def at_move(page: Page, number: int) -> None:
    expect(page.locator(".at")).to_contain_text(f"Move {number} of")


def test_my_game_is_replayed_from_my_seat(page: Page, opener: Opener) -> None:
    table = played(page, open_table(page, "cubosaurs", device("Ada"), bot("Bo")), 4)

    page.goto("/")
    page.get_by_role("link", name="Replay").click()

    expect(page.locator(".mine h2")).to_have_text("Ada")
    expect(page.get_by_label("Seen from")).to_have_value("0")
    expect(page).to_have_url(re.compile(rf"/table/{table}/replay\?at=\d+&seat=0$"))
    stranger = opener.open(f"/table/{table}/replay?at=2", **DESKTOP)
    expect(stranger.locator(".seat h2")).to_have_count(2)
    expect(stranger.locator(".mine")).to_have_count(0)


def test_the_seat_is_in_the_link(page: Page, opener: Opener) -> None:
    table = played(page, open_table(page, "cubosaurs", device("Ada"), bot("Bo"), rounds="1"))
    page.goto(f"/table/{table}/replay?at=3")
    page.get_by_label("Seen from").select_option(label="Bo")
    expect(page).to_have_url(re.compile(r"at=3&seat=1$"))

    friend = opener.open(page.url, **DESKTOP)

    expect(friend.locator(".mine h2")).to_have_text("Bo")
    at_move(friend, 3)


def test_a_seat_one_may_not_look_from_is_refused_kindly(page: Page, opener: Opener) -> None:
    table = played(page, open_table(page, "evo", device("Ada"), bot("Bo"), bot("Cy")), 3)
    stranger = opener.open(f"/table/{table}/replay?at=1&seat=0", **DESKTOP)

    expect(stranger.get_by_role("alert")).to_contain_text("You see it as a spectator")
    expect(stranger.locator(".seat h2")).to_have_count(3)


def test_arrow_keys_go_through_the_game(page: Page) -> None:
    table = played(page, open_table(page, "cubosaurs", device("Ada"), bot("Bo")), 6)
    page.goto(f"/table/{table}/replay?at=2")
    at_move(page, 2)

    page.keyboard.press("ArrowRight")
    at_move(page, 3)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    at_move(page, 1)
    page.keyboard.press("Home")
    at_move(page, 0)
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="One move on")).to_be_disabled()


def test_arrow_keys_on_the_table_still_look_around(page: Page) -> None:
    table = played(page, open_table(page, "cubosaurs", device("Ada"), bot("Bo")), 6)
    page.goto(f"/table/{table}/replay?at=2")
    page.locator(".mine .stack").first.focus()

    page.keyboard.press("ArrowRight")

    at_move(page, 2)


def test_a_link_to_no_moment_is_refused_kindly(page: Page) -> None:
    table = played(page, open_table(page, "cubosaurs", device("Ada"), bot("Bo")), 3)
    for wrong in ("abc", "-1", "1.5"):
        page.goto(f"/table/{table}/replay?at={wrong}")

        expect(page.get_by_role("alert")).to_contain_text(f"“{wrong}” is not a moment of this game")
        at_move(page, 0)
        expect(page.locator(".mine .stack").first).to_be_visible()
        expect(page).to_have_url(re.compile(r"at=0"))


def test_a_drag_fetches_only_where_it_ends(page: Page) -> None:
    table = played(page, open_table(page, "cubosaurs", device("Ada"), *[bot()] * 4, rounds="1"))
    page.goto(f"/table/{table}/replay?at=0")
    at_move(page, 0)
    fetched: list[str] = []

    def note(request: Request) -> None:
        if "/scenes" in request.url:
            fetched.append(request.url)

    page.on("request", note)
    slider = page.get_by_role("slider", name="Moment of the game")
    slider.evaluate(DRAG)
    expect(page.locator(".question")).to_contain_text("The game is over")

    assert len(fetched) == 1


def test_the_controls_stay_in_sight_on_a_phone(opener: Opener) -> None:
    page = opener.open(**PHONE)
    table = played(page, open_table(page, "evo", device("Ada"), bot(), bot()), 4)
    page.goto(f"/table/{table}/replay?at=1")
    at_move(page, 1)

    page.wait_for_function(SCROLL)  # as soon as the table stands there

    following = page.get_by_role("button", name="One move on")
    expect(following).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("slider")).to_be_in_viewport(ratio=1)
    following.tap()
    at_move(page, 2)
