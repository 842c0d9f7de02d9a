"""The browser of these tests starts on a machine that has next to nothing."""

import os

from hatch_build import node_command
from playwright.sync_api import Browser


def test_playwright_runs_on_the_node_that_builds_the_page(browser: Browser) -> None:
    """Playwright's own wants libatomic, which comes with a C compiler."""
    assert browser.is_connected()
    assert os.environ["PLAYWRIGHT_NODEJS_PATH"] == node_command()
