"""The collector looks at everything seldom, but before what nobody holds fills the memory."""

import asyncio
import gc
from collections.abc import Iterator

import pytest

from pangaea.server import process


def looks_after(memory: list[int], monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """List at which ticks everything was looked at, while the memory goes on like this."""
    ticks, looks = 0, list[int]()

    async def tick(_seconds: float) -> None:
        nonlocal ticks
        ticks += 1
        if ticks >= len(memory):
            raise asyncio.CancelledError

    monkeypatch.setattr(asyncio, "sleep", tick)
    monkeypatch.setattr(process, "_most_memory", lambda: memory[ticks])
    monkeypatch.setattr(gc, "collect", lambda: looks.append(ticks))
    work = process.collect()
    with pytest.raises(asyncio.CancelledError):
        work.send(None)
    return looks


@pytest.mark.parametrize(
    ("memory", "looks"),
    [
        ([100] * 130, [60, 120]),
        ([100, 110, 124, 126, 130, 150, 160], [3, 6]),
    ],
)
def test_everything_is_looked_at_hourly_or_once_a_quarter_more_memory_is_used(
    memory: list[int], looks: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert looks_after([*memory, memory[-1]], monkeypatch) == looks


@pytest.fixture
def collector() -> Iterator[None]:
    yield
    gc.enable()


@pytest.mark.usefixtures("collector")
def test_python_looks_at_nothing_by_itself() -> None:
    process.collect_by_ourselves()

    assert not gc.isenabled()
