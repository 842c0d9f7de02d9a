"""A lesson that begins in mid-game."""

import pytest
from msgspec.structs import replace

from pangaea import shelf
from pangaea.core.lesson import BadLesson, Lecture, Lesson
from pangaea.core.match import Match

SLUG = "evo"
LATER = shelf.lesson(SLUG, "2-cards")


def begin(lesson: Lesson) -> tuple[Lecture, list[int]]:
    seen: list[int] = []

    def watch(match: Match) -> None:
        seen.append(match.position)

    return Lecture(shelf.game(SLUG), lesson, ["a", "b", "c"], watch), seen


def test_the_opening_is_played_unseen() -> None:
    lecture, seen = begin(LATER)

    assert seen == [lecture.match.position]
    assert lecture.match.position > len(LATER.opening)
    assert lecture.is_asked
    assert lecture.place == 0


def test_without_an_opening_everything_is_seen_from_the_start() -> None:
    lecture, seen = begin(replace(LATER, opening=()))

    assert seen == list(range(lecture.match.position + 1))


def test_an_opening_that_does_not_fit_is_refused() -> None:
    with pytest.raises(BadLesson, match="walk Z99"):
        begin(replace(LATER, opening=("walk Z99",)))
