"""Every lesson, played to its end on the real table: by mouse, by keyboard, on a phone."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.browser.pages import AXE, DESKTOP, PHONE, Looks, Opener, answers_shown

from pangaea import shelf
from pangaea.core.lesson import Lecture

TAUGHT = [(game.slug, name) for game in shelf.games() for name in shelf.lessons(game.slug)]
FRENCH: Looks = {**PHONE, "locale": "fr-FR"}
SLOWLY = "localStorage.setItem('pangaea.pace', '0')"
SETTLED = ".notes .next, .notes a.primary, .notes .turn[data-waits]"
Answer = Callable[[Page, int], None]


def script(slug: str, name: str) -> list[int]:
    """Return the answers that the lesson itself would give."""
    lesson = shelf.lesson(slug, name)
    lecture = Lecture(shelf.game(slug), lesson, [f"P{seat}" for seat in range(lesson.seats)])
    found: list[int] = []
    while not lecture.is_over:
        found.append(lecture.script())
        lecture.answer(found[-1])
    return found


def begin(opener: Opener, slug: str, name: str, looks: Looks) -> Page:
    page = opener.open(**looks)
    page.evaluate(SLOWLY)
    page.goto(f"/learn/{slug}/{name}")
    expect(page.locator(".notes .said")).not_to_be_empty()
    return page


def read_on(page: Page) -> None:
    """Read every note up to the one that waits for an answer, or ends the lesson."""
    page.locator(SETTLED).first.wait_for()
    while page.locator(".notes .next").count():
        page.locator(".notes .next").click()
    page.locator(".notes a.primary, .notes .turn[data-waits]").first.wait_for()


def learn(page: Page, answers: list[int], answer: Answer) -> None:
    for option in answers:
        read_on(page)
        said = page.locator(".notes .said").inner_text()
        answer(page, option)
        expect(page.locator(".notes .said")).not_to_have_text(said)
    read_on(page)
    expect(page.locator(".notes a.primary")).to_be_visible()


def click(page: Page, option: int) -> None:
    answers_shown(page)
    page.locator(f".choice[data-option='{option}']").click()


def press(page: Page, option: int) -> None:
    answers_shown(page)
    page.locator(f".choice[data-option='{option}']").focus()
    page.keyboard.press("Enter")


WAYS = [(DESKTOP, press, "keyboard"), (FRENCH, click, "phone")]


def runs() -> Iterator[object]:
    """Yield the first lesson of each game both ways; later ones one way each, to save time."""
    for number, (slug, name) in enumerate(TAUGHT):
        is_first = name == next(iter(shelf.lessons(slug)))
        for looks, answer, way in WAYS if is_first else [WAYS[number // 2 % 2]]:
            yield pytest.param(slug, name, looks, answer, id=f"{way} {slug} {name}")


@pytest.mark.parametrize(("slug", "name", "looks", "answer"), list(runs()))
def test_a_lesson_is_learned_to_its_end(
    opener: Opener, slug: str, name: str, looks: Looks, answer: Answer
) -> None:
    page = begin(opener, slug, name, looks)

    learn(page, script(slug, name), answer)

    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 1


def test_a_wrong_turn_is_explained_and_a_lesson_waits_where_one_left_it(opener: Opener) -> None:
    slug, name = TAUGHT[0]
    lesson, answers = shelf.lesson(slug, name), script(slug, name)
    page = begin(opener, slug, name, DESKTOP)
    read_on(page)

    click(
        page,
        next(
            option
            for option in range(1, 20)
            if option != answers[0] and page.locator(f".choice[data-option='{option}']").count()
        ),
    )
    expect(
        page.get_by_text(next(note for note in lesson.notes if note.ask).instead["en"])
    ).to_be_visible()

    click(page, answers[0])
    second = [note for note in lesson.notes if note.ask][1].says["en"]
    expect(page.locator(".notes .said")).to_contain_text(second)
    page.reload()
    expect(page.locator(".notes .said")).to_contain_text(second)


def test_what_is_explained_is_marked_on_the_table_and_everybody_can_follow(opener: Opener) -> None:
    slug, name = TAUGHT[0]
    page = opener.open(f"/learn/{slug}/{name}", bypass_csp=True, **DESKTOP)
    area = shelf.lesson(slug, name).notes[0].shows[0]

    expect(page.locator(f"[data-area='{area}'][data-told]").first).to_be_visible()

    page.add_script_tag(path=AXE)
    found = page.evaluate("async () => (await axe.run()).violations.map((one) => one.id)")
    assert found == []


def test_the_home_page_leads_to_a_lesson(page: Page) -> None:
    slug, name = TAUGHT[0]
    title = next(game for game in shelf.games() if game.slug == slug).slug

    page.locator(f"a[href='/learn/{slug}/{name}']").click()

    expect(page.locator(".notes .said")).not_to_be_empty()
    assert title in page.url


def test_goal_and_rules_are_one_key_away_and_can_be_searched(page: Page) -> None:
    slug, name = TAUGHT[0]
    page.goto(f"/learn/{slug}/{name}")
    expect(page.locator("#question")).to_be_visible()

    page.keyboard.press("?")
    expect(page.locator("dialog .goal")).to_be_visible()
    everything = page.locator("dialog .paragraph").count()
    page.get_by_label("Search the rules").fill("egg most")

    expect(page.locator("dialog .paragraph").first).to_contain_text("egg")
    assert 0 < page.locator("dialog .paragraph").count() < everything
    page.get_by_label("Search the rules").fill("")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
