"""A lesson that begins in mid-game, and which of its sections is about what."""

import pytest
from msgspec.structs import replace

from pangaea import shelf
from pangaea.core.lesson import BadLesson, Lecture, Lesson, Note
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


def test_a_chapter_is_taught_by_the_first_section_that_cites_it() -> None:
    texts = {"en": "x", "fr": "x"}
    notes = (
        Note(texts, section={"en": "One", "fr": "Un"}),
        Note(texts, rule="3.1"),
        Note(texts, rule="13.1", section={"en": "Two", "fr": "Deux"}),
        Note(texts, rule="3.2"),
    )
    lesson = Lesson({"en": "Whole", "fr": "Tout"}, 2, notes)

    assert [lesson.section_about(chapter) for chapter in ("3", "13", "1")] == [0, 1, None]
    assert lesson.section_title(1, "fr") == "Deux"
    assert replace(lesson, notes=notes[1:2]).section_title(0, "en") == "Whole"
