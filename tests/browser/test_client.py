"""The client's own unit tests."""

import subprocess

from tests.browser.pages import WEB


def test_the_clients_own_tests_pass(packages: list[str]) -> None:
    done = subprocess.run([*packages, "test"], cwd=WEB, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout + done.stderr
