"""Somebody who learns a game on the real page, and reads what it shows before every click.

Reading takes none of our time: its seconds are counted from the characters that the page shows,
and added to the seconds that the page itself took.
"""

import time
from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Page, expect
from tests.browser.pages import Looks, Opener, answers_shown

from pangaea import shelf
from pangaea.core.lesson import Lecture
from pangaea.testing.lessons import FIRST_ANSWER, FIRST_SECTION, READING, WHOLE

OVER = ".notes[data-over]"
SETTLED = f".notes .next, {OVER}, .notes .turn[data-waits]"
LEAST = "localStorage.setItem('pangaea.pace', '0')"
Do = Callable[[Page, str], None]


def click(page: Page, selector: str) -> None:
    """Use the mouse."""
    page.locator(selector).click()


def press(page: Page, selector: str) -> None:
    """Use the keyboard."""
    page.locator(selector).focus()
    page.keyboard.press("Enter")


class Span(NamedTuple):
    """Seconds since a lesson was opened: those of the reader, and those of the page."""

    reading: float
    waiting: float

    @property
    def seconds(self) -> float:
        return self.reading + self.waiting


class Taken(NamedTuple):
    """What went by up to the first answer, the end of the first section, and the end."""

    first_answer: Span
    first_section: Span
    whole: Span

    def is_soon(self) -> bool:
        """Whether nobody had to wait or read for too long."""
        bars = (FIRST_ANSWER, FIRST_SECTION, WHOLE)
        return all(taken.seconds <= bar for taken, bar in zip(self, bars, strict=True))


def script(slug: str, name: str) -> list[int]:
    """Return the answers that the lesson itself would give."""
    lesson = shelf.lesson(slug, name)
    lecture = Lecture(shelf.game(slug), lesson, [f"P{seat}" for seat in range(lesson.seats)])
    found: list[int] = []
    while not lecture.is_over:
        found.append(lecture.script())
        lecture.answer(found[-1])
    return found


def time_of_nothing() -> float:
    """Tell no time: on a busy machine only what is read can be told."""
    return 0.0


class Pupil:
    """Reads, clicks, and looks at the clock; a hurried one sees bots answer at once."""

    def __init__(self, opener: Opener, looks: Looks, do: Do = click, *, hurried: bool) -> None:
        self.page = opener.open(**looks)
        if hurried:
            self.page.evaluate(LEAST)
        self.do = do
        self.clock = time_of_nothing if hurried else time.monotonic
        self.characters = 0
        self.began = 0.0

    @property
    def span(self) -> Span:
        """What has gone by since the lesson was opened."""
        return Span(self.characters / READING, self.clock() - self.began)

    @property
    def section(self) -> str:
        """The section that the page says it is in; "" of a lesson in one piece."""
        chooser = self.page.locator(".notes select")
        return chooser.input_value() if chooser.count() else ""

    def begin(self, slug: str, name: str) -> None:
        """Open a lesson."""
        self.began = self.clock()
        self.page.goto(f"/learn/{slug}/{name}")
        expect(self.page.locator(".notes .said")).not_to_be_empty()

    def come_to_an_answer(self, slug: str, name: str) -> Span:
        """Open a lesson and read up to the first answer; say how long it took."""
        self.begin(slug, name)
        self.read_on()
        return self.span

    def learn(self, slug: str, name: str) -> Taken:
        """Follow a lesson to its end; say how long it took."""
        first_answer = self.come_to_an_answer(slug, name)
        first_section: Span | None = None
        for option in script(slug, name):
            self.answer(option)
            if first_section is None and self.section not in ("", "0"):
                first_section = self.span
            self.read_on()
        expect(self.page.locator(OVER)).to_be_visible()
        return Taken(first_answer, first_section or self.span, self.span)

    def read_on(self) -> None:
        """Read every note up to the one that ends the lesson, or waits for an answer: that, too."""
        self.page.locator(SETTLED).first.wait_for()
        self.read(".notes .said")
        while self.page.locator(".notes .next").count():
            self.do(self.page, ".notes .next")
            self.read(".notes .said")
        self.page.locator(f"{OVER}, .notes .turn[data-waits]").first.wait_for()
        if not self.page.locator(OVER).count():
            answers_shown(self.page)
            self.read("#question")

    def answer(self, option: int) -> None:
        """Read an answer, give it, and wait for what is said then."""
        said = self.page.locator(".notes .said").inner_text()
        chosen = f".choice[data-option='{option}']"
        answers_shown(self.page)
        self.read(chosen)
        self.do(self.page, chosen)
        expect(self.page.locator(".notes .said")).not_to_have_text(said)

    def read(self, selector: str) -> None:
        self.characters += len(self.page.locator(selector).inner_text())
