"""A table with a corrected box: chosen as a file, refused where it is wrong."""

from pathlib import Path

from playwright.sync_api import Page, expect
from tests.browser.pages import DESKTOP, Opener


def choose_box(page: Page, path: Path, text: str) -> None:
    path.write_text(text)
    page.get_by_label("Corrected box").set_input_files(path)
    page.get_by_role("button", name="Start").click()


def test_a_wrong_box_is_refused_and_a_right_one_is_played(opener: Opener, tmp_path: Path) -> None:
    page = opener.open(**DESKTOP)
    page.get_by_role("button", name="Choose seats: Cubosaurs").click()

    choose_box(page, tmp_path / "other.toml", 'game = "another"\n')
    expect(page.get_by_role("alert")).to_contain_text("cubosaurs")
    opener.errors.clear()  # the browser notes a refused request

    choose_box(page, tmp_path / "mine.toml", 'game = "cubosaurs"\n[series]\ntrex = [9, 8, 7, 6]\n')
    expect(page.locator("#question")).to_be_visible()
