"""A lesson over HTTP: the page holds the answers, the server keeps nothing."""

from tests.server.guests import Guest, House

from pangaea import shelf
from pangaea.core.lesson import Lecture
from pangaea.core.scene import Ask, Scene
from pangaea.server.http.lessons import Classroom
from pangaea.server.wire import messages, rest

PATH = "/api/games/{}/lessons/{}"
FIRST = PATH.format("cubosaurs", "1-first-round")


def ask(guest: Guest, *answers: int, shown: int = 0, **wish: object) -> messages.LessonStep:
    said = {"answers": list(answers), "shown": shown, **wish}
    return guest.post(FIRST, said, messages.LessonStep)


def whole(step: messages.LessonStep) -> Scene:
    scene = step.shows[0].whole
    assert scene is not None
    return scene


def asked(step: messages.LessonStep) -> Ask:
    ask = whole(step).ask
    assert ask is not None
    return ask


def script(answers: int) -> list[int]:
    """Return the script's own first answers."""
    lecture = Lecture(
        shelf.game("cubosaurs"), shelf.lesson("cubosaurs", "1-first-round"), ["a", "b"]
    )
    found: list[int] = []
    for _ in range(answers):
        found.append(lecture.script())
        lecture.answer(found[-1])
    return found


def test_a_lesson_begins_with_a_table_and_a_word_of_welcome(house: House) -> None:
    step = ask(house.guest(), name="Ada")

    assert whole(step).ask is not None
    assert step.table.seats[0].name == "Ada"
    assert [note.waits for note in step.notes] == [False, True]
    assert (step.section, step.over) == (0, False)


def test_an_answer_by_the_script_is_shown_with_what_the_others_do(house: House) -> None:
    first = script(1)

    step = ask(house.guest(), *first, shown=0)

    assert step.answers == first
    assert [show.number for show in step.shows] == [0, 1, 2]  # before it, mine, the neighbour's
    assert whole(step).position == 0
    assert all(show.steps for show in step.shows[1:])


def test_what_was_shown_before_is_not_shown_again(house: House) -> None:
    answers = script(3)

    step = ask(house.guest(), *answers, shown=3)

    assert len(step.shows) == 1
    assert whole(step).position == step.position
    assert whole(step).log  # everything that happened, for a page that comes back


def test_a_wrong_turn_is_explained_and_does_not_stand(house: House) -> None:
    keep = script(1)[0]
    lecture = Lecture(
        shelf.game("cubosaurs"), shelf.lesson("cubosaurs", "1-first-round"), ["a", "b"]
    )
    other = next(option for option in lecture.match.options(0) if option != keep)

    step = ask(house.guest(), other)

    assert step.answers == []
    assert step.refused is not None
    assert step.refused.text == lecture.lesson.notes[1].instead["en"]
    assert step.refused.rule == "cubosaurs/4.6"


def test_the_script_answers_up_to_a_section(house: House) -> None:
    step = ask(house.guest(), section=2)

    assert step.section == 2
    assert step.answers == script(len(step.answers))
    assert step.notes[0].text == next(
        note.says["en"]
        for note in shelf.lesson("cubosaurs", "1-first-round").notes
        if note.section.get("en") == step.sections[2]
    )


def test_the_last_answer_ends_it(house: House) -> None:
    step = ask(house.guest(), section=99)
    guest = house.guest()
    answers = list(step.answers)
    while not step.over:
        answers.append(script(len(answers) + 1)[-1])
        step = ask(guest, *answers, shown=len(answers))

    assert not step.notes[-1].waits


def test_what_cannot_be_is_refused_in_words(house: House) -> None:
    guest = house.guest()

    for path, wish, status in (
        (FIRST, {"answers": [999]}, 400),
        (FIRST, {"answers": [0] * 301}, 400),
        (PATH.format("cubosaurs", "nothing"), {}, 400),
        (PATH.format("nothing", "1-first-round"), {}, 400),
    ):
        assert guest.post(path, wish, rest.Problem, status).text


def test_both_languages_are_spoken(house: House) -> None:
    lesson = shelf.lesson("cubosaurs", "1-first-round")
    step = house.guest().post(f"{FIRST}?lang=fr", {}, messages.LessonStep)

    assert step.notes[0].text == lesson.notes[0].says["fr"]
    assert step.sections[0] == lesson.notes[0].section["fr"]


def test_the_home_page_knows_what_can_be_learned(house: House) -> None:
    games = house.guest().get("/api/games?lang=fr", list[rest.GameInfo])

    cubosaurs = next(game for game in games if game.slug == "cubosaurs")
    assert cubosaurs.lessons[0] == rest.LessonInfo("1-first-round", "Une première manche")


def test_a_lesson_names_the_one_that_follows(house: House) -> None:
    guest = house.guest()

    first = guest.post(f"{FIRST}?lang=fr", {}, messages.LessonStep)
    assert first.following == rest.LessonInfo("2-dna", "L’ADN et les tuiles")
    last = guest.post(PATH.format("cubosaurs", "2-dna"), {}, messages.LessonStep)
    assert last.following is None


def test_a_lesson_in_mid_game_is_shown_at_once(house: House) -> None:
    step = house.guest().post(PATH.format("holotype", "2-objectives"), {}, messages.LessonStep)

    assert len(step.shows) == 1
    assert whole(step).log  # what happened before
    assert step.answers == []


def shown_after(slug: str, name: str, answers: list[int]) -> messages.LessonStep:
    wish = rest.LessonRequest(answers=answers, shown=len(answers))
    return Classroom(shelf.game(slug), name, wish, "en").step()


def test_a_note_that_wants_one_answer_points_at_what_stands_for_it() -> None:
    lecture = Lecture(shelf.game("evo"), shelf.lesson("evo", "1-two-turns"), ["a", "b", "c"])
    walk = lecture.script()
    lecture.answer(walk)
    wanted = lecture.script()

    step = shown_after("evo", "1-two-turns", [walk])

    choice = next(one for one in asked(step).choices if one.option == wanted)
    assert [at.spot for at in step.notes[-1].shows] == ["", choice.spot]
    assert choice.spot


def test_who_has_left_the_script_is_pointed_nowhere() -> None:
    name = "2-ptit-rex"
    lesson = shelf.lesson("dino_twist", name)
    lecture = Lecture(shelf.game("dino_twist"), lesson, ["a", "b"])
    given: list[int] = []
    while lecture.by_script and not lecture.is_over:
        note, options = lecture.notes()[-1], lecture.match.options(lesson.learner)
        others = [option for option in options if option != lecture.script()]
        given.append(lecture.script() if note.instead or not others else others[0])
        lecture.answer(given[-1])

    step = shown_after("dino_twist", name, given)

    assert not lecture.by_script
    assert all(at.area for note in step.notes for at in note.shows)


def test_a_section_one_leaps_to_is_shown_at_once() -> None:
    wish = rest.LessonRequest(section=2)

    step = Classroom(shelf.game("evo"), "2-cards", wish, "en").step()

    assert (step.section, len(step.shows)) == (2, 1)
    assert whole(step).position == step.table.position > len(step.answers) > 0
