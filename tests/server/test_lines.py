"""Messages on their way to a page: at once where the line takes them, never out of order."""

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from pangaea.server.live.broadcast import Page
from pangaea.server.rate_limits import text_frame


class Taker:
    """A line that takes so many messages, then none until it is told to."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.taken: list[bytes] = []

    def __call__(self, text: bytes) -> bool:
        if len(self.taken) == self.most:
            return False
        self.taken.append(text)
        return True


def page_at(line: Taker) -> Page:
    page = Page("somebody")
    page.line = line
    return page


def test_a_line_that_takes_everything_is_written_to_at_once() -> None:
    line = Taker(most=3)
    page = page_at(line)

    page.post(b"a")
    page.post(b"b")

    assert line.taken == [b"a", b"b"]
    assert page.outbox.empty()
    assert page.waiting == 0


def test_what_comes_after_a_message_that_waits_waits_behind_it() -> None:
    line = Taker(most=1)
    page = page_at(line)
    page.post(b"a")
    page.post(b"b")

    line.most = 9
    page.post(b"c")

    assert line.taken == [b"a"]
    assert [page.outbox.get_nowait() for _ in range(2)] == [b"b", b"c"]


def test_nothing_overtakes_a_message_that_is_being_sent() -> None:
    asyncio.run(check_order())


async def check_order() -> None:
    line = Taker(most=0)
    page = page_at(line)
    page.post(b"a")
    assert await page.next() == b"a"

    line.most = 9
    page.post(b"b")

    assert line.taken == []
    assert await page.next() == b"b"
    sending = asyncio.create_task(page.next())
    await asyncio.sleep(0)
    page.post(b"c")
    assert line.taken == [b"c"]
    sending.cancel()


def test_who_has_parted_is_sent_nothing_more() -> None:
    line = Taker(most=9)
    page = page_at(line)

    page.part(1000)
    page.post(b"a")

    assert line.taken == []


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536])
def test_a_message_is_framed_as_the_library_frames_it(length: int) -> None:
    text = b"x" * length

    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
