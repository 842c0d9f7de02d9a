"""All choose at once: what others answer takes nothing away from whoever still thinks."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.pages import DESKTOP, Looks, Opener
from tests.browser.playback import Playback

MOVING: Looks = {**DESKTOP, "reduced_motion": "no-preference"}
SOUND = """
localStorage.setItem("pangaea.sound", "on");
window.notes = 0;
const plain = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  window.notes += 1;
  return plain.call(this);
};
"""
WATCH = """
() => {
  window.gone = { question: 0, choices: 0, tip: 0, focus: 0 };
  const question = document.querySelector("#question").innerText;
  const focused = document.activeElement;
  const look = () => {
    if (document.querySelector("#question")?.innerText !== question) window.gone.question += 1;
    if (!document.querySelector(".choice")) window.gone.choices += 1;
    if (!document.querySelector(".hint")) window.gone.tip += 1;
    if (document.activeElement !== focused) window.gone.focus += 1;
  };
  const all = { subtree: true, childList: true, attributes: true };
  new MutationObserver(look).observe(document.body, all);
  const frame = () => { look(); requestAnimationFrame(frame); };
  frame();
}
"""
NOTHING = {"question": 0, "choices": 0, "tip": 0, "focus": 0}


def sit_with_bots(page: Page, game: str, seats: int) -> None:
    page.get_by_role("button", name=f"Choose seats: {game}").click()
    page.get_by_role("radio", name=str(seats)).check()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".choice").first).to_be_visible()


def ready(page: Page) -> int:
    """Count who has chosen, as the table tells it: those whose turn it no longer is."""
    return page.locator(".others .seat:not(.turn)").count()


def test_question_choices_tip_and_focus_stay_while_others_answer(opener: Opener) -> None:
    page = opener.open(**MOVING)
    page.add_init_script(SOUND)
    page.reload()
    page.evaluate("localStorage.setItem('pangaea.pace', '2')")
    page.reload()
    sit_with_bots(page, "Dino Twist", 6)
    before = ready(page)
    page.locator(".choice").first.focus()
    page.locator(".mine .stack").last.hover()
    expect(page.locator(".hint")).to_be_visible()
    page.evaluate(WATCH)

    expect(page.locator(".others .seat:not(.turn)")).to_have_count(5, timeout=60_000)

    assert before < 4, "the bots were faster than the test"
    assert page.evaluate("window.gone") == NOTHING
    assert page.evaluate("window.notes") == 2  # two notes are one chime


def test_an_answer_is_taken_while_those_of_others_are_still_shown(opener: Opener) -> None:
    page = opener.open(**MOVING)
    page.evaluate("localStorage.setItem('pangaea.pace', '0.2')")
    page.reload()
    sit_with_bots(page, "Dino Twist", 6)
    chosen = page.locator(".choice").first.inner_text()
    page.locator(".choice").first.click()

    expect(page.locator(".choice", has_text=chosen)).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)


TOGETHER = {"dino_twist": 6, "eras": 6, "holotype": 5}  # the games in which all choose at once


@pytest.mark.parametrize("game", TOGETHER)
def test_in_every_game_a_question_stays_while_all_others_answer_it(
    opener: Opener, game: str
) -> None:
    page = opener.open(**MOVING)
    page.add_init_script(SOUND)
    shown = Playback(page, game, TOGETHER[game])
    while len(shown.match.asked) < TOGETHER[game]:
        shown.answer()
    shown.open()
    page.locator(".choice").first.focus()
    page.evaluate(WATCH)

    answers = 0
    while others := [seat for seat in shown.match.asked if seat != shown.seat]:
        shown.answer(by=others[0])
        shown.show()
        answers += 1
    shown.rest()

    assert answers >= TOGETHER[game] - 1
    gone = page.evaluate("window.gone")
    assert (gone["question"], gone["choices"], gone["focus"]) == (0, 0, 0)
    assert page.evaluate("window.notes") == 2  # one chime
