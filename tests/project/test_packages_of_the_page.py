"""The page's packages are fetched once, however many ask for them at the same time."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import sleep

import hatch_build
import pytest


def test_two_who_need_the_packages_at_once_fetch_them_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fetched: list[list[str]] = []

    def fetch(command: list[str], directory: Path) -> None:
        sleep(0.2)
        fetched.append([*command, directory.name])

    monkeypatch.setattr(hatch_build, "npm_command", lambda: ["npm"])
    monkeypatch.setattr(hatch_build, "run", fetch)

    with ThreadPoolExecutor(2) as both:
        calls = [both.submit(hatch_build.npm_with_packages, tmp_path / "web") for _ in range(2)]

    assert [call.result() for call in calls] == [["npm"], ["npm"]]
    assert fetched == [["npm", "ci", "--no-audit", "--no-fund", "web"]]
