"""Every lesson, played to its end on the real table: by keyboard at a desk, by mouse on a phone.

The desk speaks English and the phone French, so that each lesson is played in both languages.
"""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.pages import AXE, DESKTOP, PHONE, Looks, Opener, violations
from tests.browser.pupil import OVER, Do, Pupil, click, press, script

from pangaea import shelf

TAUGHT = [(game.slug, name) for game in shelf.games() for name in shelf.lessons(game.slug)]
FRENCH: Looks = {**PHONE, "locale": "fr-FR"}
TABLE = 0.9  # of a wide screen's height, in a lesson as in a game
REMEMBERED = "([place, answers]) => localStorage.setItem(place, JSON.stringify(answers))"
CLIPPED = """() => {
  const clip = getComputedStyle(document.querySelector(".trail")).clipPath;
  const { top } = document.querySelector(".view").getBoundingClientRect();
  return [parseFloat(clip.slice("inset(".length)), top];
}"""
WAYS = {"keyboard": (DESKTOP, press), "phone": (FRENCH, click)}


@pytest.mark.parametrize(("looks", "do"), WAYS.values(), ids=WAYS)
@pytest.mark.parametrize(("slug", "name"), TAUGHT)
def test_a_lesson_is_learned_to_its_end_in_minutes(
    opener: Opener, slug: str, name: str, looks: Looks, do: Do
) -> None:
    pupil = Pupil(opener, looks, do, hurried=True)

    taken = pupil.learn(slug, name)

    assert taken.is_soon(), taken
    assert pupil.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_a_wrong_turn_is_explained_and_a_lesson_waits_where_one_left_it(opener: Opener) -> None:
    slug, name = TAUGHT[0]
    lesson, answers = shelf.lesson(slug, name), script(slug, name)
    pupil = Pupil(opener, DESKTOP, hurried=True)
    pupil.begin(slug, name)
    pupil.read_on()
    page = pupil.page

    other = page.locator(f".choice:not([data-option='{answers[0]}'])").first
    other.click()
    expect(
        page.get_by_text(next(note for note in lesson.notes if note.ask).instead["en"])
    ).to_be_visible()

    pupil.answer(answers[0])
    second = [note for note in lesson.notes if note.ask][1].says["en"]
    expect(page.locator(".notes .said")).to_contain_text(second)
    page.reload()
    expect(page.locator(".notes .said")).to_contain_text(second)


def test_who_has_learned_a_game_plays_it_and_a_lesson_can_be_learned_again(opener: Opener) -> None:
    slug, name = TAUGHT[0]
    answers = script(slug, name)
    pupil = Pupil(opener, DESKTOP, hurried=True)
    page = pupil.page
    page.evaluate(REMEMBERED, [f"pangaea.lesson.{slug}.{name}", answers[:-1]])
    pupil.begin(slug, name)
    pupil.read_on()

    pupil.answer(answers[-1])
    pupil.read_on()
    expect(page.locator(OVER)).to_be_visible()
    expect(page.locator(".choice")).to_have_count(0)
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/table/"))

    page.goto(f"/learn/{slug}/{name}")
    expect(page.locator(".notes .said")).to_contain_text(first_note(slug, name))


def first_note(slug: str, name: str) -> str:
    """Return what a lesson says first."""
    return shelf.lesson(slug, name).notes[0].says["en"]


def test_what_is_explained_is_marked_on_the_table_and_everybody_can_follow(opener: Opener) -> None:
    slug, name = TAUGHT[0]
    page = opener.open(f"/learn/{slug}/{name}", bypass_csp=True, **DESKTOP)
    area = shelf.lesson(slug, name).notes[0].shows[0]

    expect(page.locator(f"[data-area='{area}'][data-told]").first).to_be_visible()
    assert page.evaluate("document.querySelector('.desk').clientHeight / innerHeight") > TABLE

    page.add_script_tag(path=AXE)
    found = page.evaluate("async () => (await axe.run()).violations.map((one) => one.id)")
    assert found == []


def test_a_phone_turns_to_what_is_explained(opener: Opener) -> None:
    page = opener.open("/learn/holotype/2-objectives", **FRENCH)

    expect(page.locator("[data-area='objectives'][data-told]")).to_be_in_viewport()
    page.locator(".notes .next").click()

    expect(page.locator("[data-area='mat0'][data-told]")).to_be_in_viewport()


def test_the_arrow_of_a_move_stays_on_the_table_of_a_phone(opener: Opener) -> None:
    slug, name = "cubosaurs", "2-dna"
    pupil = Pupil(opener, FRENCH, hurried=True)
    pupil.begin(slug, name)
    arrows = pupil.page.locator(".trail")

    for option in script(slug, name):
        pupil.read_on()
        if arrows.count():
            break
        pupil.answer(option)

    top, sight = pupil.page.evaluate(CLIPPED)
    assert top == pytest.approx(sight, abs=0.1)
    assert sight > 0


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


def test_a_chapter_of_the_rulebook_leads_into_its_lesson_and_names_its_code(
    opener: Opener,
) -> None:
    page = opener.open("/rules/evo", bypass_csp=True, **FRENCH)
    chapter = page.locator("section", has=page.locator("h2[id='8']"))

    chapter.get_by_text("Dans le code").click()
    expect(chapter.get_by_text("rules/auction.py").first).to_be_visible()
    assert violations(page) == []
    chapter.get_by_role("link", name="Les enchères", exact=True).click()

    expect(page.locator(".notes select")).to_have_value("2")
    assert page.url.endswith("/learn/evo/2-cards")
