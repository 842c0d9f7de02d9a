"""The bench of scenes counts what pages are really sent."""

import asyncio

from bench import scenes


def test_what_pages_are_shown_is_counted() -> None:
    found = asyncio.run(scenes.measured("cubosaurs", 5))

    assert found.first > 1_000
    assert len(found.sent.raw) >= 5 * found.pages
    assert min(found.sent.raw) > 10
