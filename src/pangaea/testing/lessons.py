"""What must hold of a lesson: it can be followed to its end, and what it says is there."""

from collections.abc import Iterator

from pangaea import shelf
from pangaea.core.lesson import Lecture, Lesson, Note
from pangaea.core.scene import Pointer, Scene
from pangaea.core.words import LANGUAGES

READING = 20.0  # characters a second
DECIDING = 3.0  # seconds for an answer that was explained
WATCHING = 1.5  # seconds for what the others do then
FIRST_ANSWER, FIRST_SECTION, WHOLE = 30.0, 180.0, 600.0  # seconds
LONGEST = 260  # characters of one note: three lines


Taught = tuple[str, str]


def begun(taught: Taught) -> Lecture:
    slug, name = taught
    lesson = shelf.lesson(slug, name)
    return Lecture(shelf.game(slug), lesson, [f"P{seat}" for seat in range(lesson.seats)])


def followed(lecture: Lecture) -> Iterator[list[Note]]:
    """Answer as the script does; yield what is said before each answer, and at the end."""
    while not lecture.is_over:
        yield lecture.notes()
        assert lecture.answer(lecture.script()) is None
    yield lecture.notes()


def test_everything_is_said_to_who_follows_the_script(taught: Taught) -> None:
    lecture = begun(taught)

    said = [note for notes in followed(lecture) for note in notes]

    assert said == list(lecture.lesson.notes)
    assert lecture.by_script


def test_chance_and_the_others_keep_to_the_script(taught: Taught) -> None:
    lecture = begun(taught)

    for _ in followed(lecture):
        pass

    assert lecture.guide.said[: len(lecture.lesson.luck)] == list(lecture.lesson.luck)
    assert lecture.given[: len(lecture.lesson.others)] == list(lecture.lesson.others)


def test_what_a_note_speaks_of_is_on_the_table(taught: Taught) -> None:
    lecture = begun(taught)

    for notes in followed(lecture):
        scene = lecture.match.scene(lecture.lesson.learner)
        for note in notes:
            missing = [one for one in note.pointers() if not is_drawn(scene, one)]
            assert not missing, (note.says["en"], missing)


def is_drawn(scene: Scene, pointer: Pointer) -> bool:
    areas = [area for area in scene.areas if area.id == pointer.area]
    return bool(areas) and (
        not pointer.spot or any(spot.id == pointer.spot for spot in areas[0].spots)
    )


def test_every_note_is_short_in_every_language_and_cites_a_rule_there_is(taught: Taught) -> None:
    slug, name = taught
    numbers = shelf.rulebook(slug, "en").numbers()

    for note in shelf.lesson(slug, name).notes:
        for texts in (note.says, note.instead or note.says, note.section or note.says):
            assert sorted(texts) == sorted(LANGUAGES), note
            assert all(0 < len(text) <= LONGEST for text in texts.values()), note
        assert not note.rule or note.rule in numbers, note
        assert bool(note.answer) or not note.instead, note


def test_a_lesson_takes_minutes_and_begins_in_half_of_one(taught: Taught, language: str) -> None:
    lesson = shelf.lesson(*taught)
    asks = [place for place, note in enumerate(lesson.notes) if note.ask]

    assert reading(lesson, asks[0] + 1, language) <= FIRST_ANSWER
    assert lasting(lesson, [*lesson.sections(), len(lesson.notes)][1], language) <= FIRST_SECTION
    assert lasting(lesson, len(lesson.notes), language) <= WHOLE


def lasting(lesson: Lesson, notes: int, language: str) -> float:
    """Return how long the first notes take, with the answers that they ask for."""
    asks = sum(bool(note.ask) for note in lesson.notes[:notes])
    return reading(lesson, notes, language) + asks * (DECIDING + WATCHING * lesson.seats)


def reading(lesson: Lesson, notes: int, language: str) -> float:
    return sum(len(note.says[language]) for note in lesson.notes[:notes]) / READING


def test_a_wrong_turn_is_taken_back_and_changes_nothing(taught: Taught) -> None:
    lecture = begun(taught)

    for _ in followed(lecture):
        if lecture.is_over:
            break
        seat, position = lecture.lesson.learner, lecture.match.position
        note, wanted = lecture.notes()[-1], lecture.script()
        others = [option for option in lecture.match.options(seat) if option != wanted]
        for option in others if note.instead else []:
            assert lecture.answer(option) is note
            assert lecture.match.position == position


def test_whoever_leaves_the_script_comes_to_an_end_too(taught: Taught) -> None:
    lecture = begun(taught)

    for turn in range(400):
        if lecture.is_over:
            break
        options = lecture.match.options(lecture.lesson.learner)
        if lecture.answer(options[turn % len(options)]) is not None:
            lecture.answer(lecture.script())

    assert lecture.is_over
