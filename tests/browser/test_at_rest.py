"""A table at which nothing happens costs nothing."""

from tests.browser.pages import DESKTOP, Looks, Opener
from tests.browser.playback import Playback

MOVING: Looks = {**DESKTOP, "reduced_motion": "no-preference"}
COUNT = """
window.asked = { frames: 0, timers: 0 };
const [frame, timer] = [window.requestAnimationFrame, window.setTimeout];
window.requestAnimationFrame = (...how) => { window.asked.frames += 1; return frame(...how); };
window.setTimeout = (...how) => { window.asked.timers += 1; return timer(...how); };
"""
RUNNING = "document.getAnimations().filter((one) => one.playState === 'running').length"


def test_at_rest_no_frame_is_asked_for_no_timer_set_and_nothing_runs(opener: Opener) -> None:
    page = opener.open(**MOVING)
    page.add_init_script(COUNT)
    shown = Playback(page, "evo", 4).play(60).play_until_asked().open()
    shown.step()
    shown.rest()
    page.wait_for_timeout(1500)
    page.evaluate("window.asked.frames = window.asked.timers = 0")
    page.wait_for_timeout(2000)

    assert page.evaluate("window.asked") == {"frames": 0, "timers": 0}
    assert page.evaluate(RUNNING) == 0


def test_the_busiest_steps_leave_no_trace_on_the_page(opener: Opener) -> None:
    """Whatever was shown, nothing is left behind: no copy, no hidden piece, no dimmed stage."""
    page = opener.open(**MOVING)
    page.evaluate("localStorage.setItem('pangaea.pace', '0.2')")
    shown = Playback(page, "dino_twist", 4).play_until_asked().open()
    for _ in range(12):
        shown.step()
    shown.rest_at_last()

    left = page.locator(".flying, .rolling, [data-away], [data-large], .moment")
    assert left.count() == 0
