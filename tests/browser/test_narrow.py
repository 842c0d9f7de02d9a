"""A table on a phone tells at a glance how things stand; on a wide screen, too, who leads."""

from playwright.sync_api import Page, expect
from tests.browser import measures
from tests.browser.pages import DESKTOP, PHONE, Looks, Opener
from tests.browser.playback import Playback, Recorded, length_of

from pangaea import shelf

HALF = 2
FRENCH_PHONE: Looks = {**PHONE, "locale": "fr-FR"}
CUT_LINES = """() => {
  const log = document.querySelector("[role=log]").getBoundingClientRect();
  return [...document.querySelectorAll("[role=log] li")]
    .filter((one) => one.getBoundingClientRect().top < log.top
      && one.getBoundingClientRect().bottom > log.top).length;
}"""
FADES = """() => {
  const log = document.querySelector("[role=log]");
  return getComputedStyle(log).maskImage !== "none";
}"""
TOP = "(view) => view.scrollTop"


def in_the_middle(page: Page, slug: str, language: str = "en") -> Playback:
    """Show a game that was really played, half way, where its seat is asked."""
    seats = shelf.game(slug).usual_seats
    table = Recorded(page, slug, seats, language=language)
    table.play(length_of(slug, seats) // HALF).play_until_asked().open()
    page.evaluate(measures.SETTLED)
    return table


def play_until_two_choices(table: Playback) -> None:
    """Play until there are two answers that something on the table stands for."""
    while not table.is_asked() or len(table.match.options(table.seat)) != 2:
        table.answer()


def test_a_phone_says_whose_turn_it_is_what_happened_and_who_leads(opener: Opener) -> None:
    page = opener.open(**PHONE)
    table = in_the_middle(page, "dino_twist")
    glance = page.locator(".glance")
    scores = [player.score for player in table.scene.players]

    expect(glance).to_contain_text("Your turn")
    expect(glance).to_contain_text(table.match.story(0, "en")[-1].text)
    expect(glance).to_contain_text(str(scores[table.seat]))
    expect(glance.get_by_role("img", name="in the lead")).to_have_count(1)
    assert measures.small_words(page, ".glance", measures.PHONE_LEAST) == []

    glance.click()
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")

    while table.is_asked():
        table.step()
    waited = next(player for player in table.scene.players if player.turn)
    expect(glance).to_contain_text(f"{waited.name}'s turn")


def test_hidden_scores_stay_hidden_in_the_line(opener: Opener) -> None:
    page = opener.open(**PHONE)
    page.evaluate("localStorage.setItem('pangaea.scores', 'hidden')")
    in_the_middle(page, "dino_twist")

    expect(page.locator(".glance")).to_be_visible()
    expect(page.locator(".glance .points")).to_have_count(0)


def test_of_two_choices_both_are_shown_however_long(opener: Opener) -> None:
    page = opener.open(**FRENCH_PHONE)
    table = in_the_middle(page, "dino_twist", "fr")
    play_until_two_choices(table)
    table.show_whole()

    expect(page.locator(".ask .first .choice")).to_have_count(2)
    expect(page.locator(".ask .every")).to_have_count(0)
    assert measures.cut_words(page, ".ask") == []


def test_each_part_opens_at_its_beginning(opener: Opener) -> None:
    page = opener.open(**PHONE)
    in_the_middle(page, "dino_twist")
    view = page.locator(".view")
    view.evaluate("(view) => { view.scrollTop = 200; }")
    assert view.evaluate(TOP) > 0

    page.get_by_role("tab", name="Others").click()
    page.evaluate(measures.SETTLED)

    assert view.evaluate(TOP) == 0


def test_no_line_of_the_log_is_cut_in_half(opener: Opener) -> None:
    page = opener.open(**DESKTOP)
    in_the_middle(page, "cubosaurs")

    assert page.evaluate(CUT_LINES) == 0 or page.evaluate(FADES)
    page.get_by_role("log").evaluate("(log) => { log.scrollTop = 0; }")
    page.evaluate(measures.SETTLED)
    assert not page.evaluate(FADES)


def test_whoever_leads_wears_a_crown_unless_it_is_a_race(opener: Opener) -> None:
    page = opener.open(**DESKTOP)
    table = in_the_middle(page, "dino_twist")
    best = max(player.score or 0 for player in table.scene.players)
    crowned = page.locator(".head", has=page.get_by_role("img", name="in the lead"))

    expect(crowned).to_have_count(sum(player.score == best for player in table.scene.players))
    expect(crowned.first.locator(".score")).to_contain_text(str(best))

    racing = opener.open(**DESKTOP)
    in_the_middle(racing, "eras")
    expect(racing.get_by_role("img", name="in the lead")).to_have_count(0)


def test_what_a_choice_does_is_set_apart_from_its_name(opener: Opener) -> None:
    page = opener.open(**DESKTOP)
    in_the_middle(page, "dino_twist")
    hinted = page.locator(".choice", has=page.locator("small")).first

    assert "\N{NO-BREAK SPACE}\N{MIDDLE DOT} " in (hinted.text_content() or "")
