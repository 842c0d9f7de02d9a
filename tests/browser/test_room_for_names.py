"""Everything stays in its place: the longest names, French, every width."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, StorageState, ViewportSize, expect
from tests.browser.conftest import Served
from tests.browser.measures import NAMES
from tests.browser.pages import DESKTOP, Looks, Opener, bot, device, open_table, played
from tests.browser.playback import TWO_FRAMES, Playback

from pangaea.server.wire import messages

WIDE = "W" * 24
EMOJI = "👩\u200d👩\u200d👧\u200d👦🦖👨🏽\u200d🚀🏳\ufe0f\u200d🌈 Zoé"
CROWD = [device(WIDE), bot(EMOJI), bot("M" * 24), bot("Bo"), bot("i" * 24)]
SIZES: dict[str, ViewportSize] = {
    "desktop": {"width": 1280, "height": 800},
    "tablet": {"width": 1000, "height": 800},
    "narrow": {"width": 870, "height": 800},
    "phone": {"width": 390, "height": 844},
    "lying phone": {"width": 844, "height": 390},
}
EACH_SIZE = pytest.mark.parametrize("size", SIZES)
LEAST_NAME = 46  # pixels: four letters or so
OVERLAPS = """() => {
  const shown = [...document.querySelectorAll("header :is(h1, a, button, input)")]
    .map((one) => [one.title || one.innerText || one.tagName, one.getBoundingClientRect()])
    .filter(([, box]) => box.width > 1);
  const inside = ([, box]) => box.left >= 0 && box.right <= innerWidth;
  const apart = (a, b) => a.right <= b.left + 0.5 || b.right <= a.left + 0.5;
  return [
    ...shown.filter((one) => !inside(one)).map(([name]) => `${name} leaves the page`),
    ...shown.flatMap(([name, box], index) => shown.slice(index + 1)
      .filter(([, other]) => !apart(box, other)).map(([other]) => `${name} / ${other}`)),
  ];
}"""
OUTSIDE = """([outer, inner]) => {
  const box = document.querySelector(outer).getBoundingClientRect();
  const leaves = (one) => one.left < box.left - 0.5 || one.right > box.right + 0.5
    || one.top < box.top - 0.5 || one.bottom > box.bottom + 0.5;
  return [...document.querySelectorAll(inner)].filter((one) => one.checkVisibility())
    .filter((one) => leaves(one.getBoundingClientRect()) || one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.innerText);
}"""
WIDTHS = """all => all.filter((one) => one.checkVisibility())
  .map((one) => [one.innerText, one.clientWidth])"""
TOO_WIDE = """(selector) => [...document.querySelectorAll(selector)]
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.innerText)"""


class Tables:
    """Tables of people with long names, and the cookie of the one who sits there."""

    def __init__(self, page: Page) -> None:
        self.evo = played(page, open_table(page, "evo", *CROWD), 6)
        self.over = played(page, open_table(page, "cubosaurs", *CROWD, rounds="1"))
        self.who: StorageState = page.context.storage_state()


@pytest.fixture(scope="module")
def tables(server: Served, browser: Browser) -> Iterator[Tables]:
    opener = Opener(browser, server.address)
    yield Tables(opener.open(**DESKTOP))
    opener.close()


def opened(opener: Opener, tables: Tables, path: str, size: ViewportSize) -> Page:
    french: Looks = {"viewport": size, "locale": "fr-FR"}
    page = opener.open(path, storage_state=tables.who, **french)
    expect(page.locator("#question")).to_be_visible()
    return page


def test_the_tools_of_the_header_never_overlap(opener: Opener, tables: Tables) -> None:
    page = opened(opener, tables, f"/table/{tables.evo}", SIZES["desktop"])
    expect(page.locator("header .tools .button").first).to_be_visible()
    expect(page.locator("header .tools input")).to_be_visible()  # how fast bots play
    for width in (*range(861, 960, 11), *range(960, 1300, 40), 1440, 1600, 1920):
        page.set_viewport_size({"width": width, "height": 800})
        page.evaluate(TWO_FRAMES)  # words are folded before the first one is painted

        assert page.evaluate(OVERLAPS) == [], width
        assert (
            page.evaluate(OUTSIDE, ["header .tools", "header .tools :is(a, button, input)"]) == []
        ), width


def test_the_mark_on_a_phone_is_whole(opener: Opener, tables: Tables) -> None:
    page = opened(opener, tables, f"/table/{tables.evo}", SIZES["phone"])

    assert page.evaluate(OUTSIDE, [".home", ".home svg"]) == []
    assert page.evaluate(OVERLAPS) == []


@EACH_SIZE
def test_the_end_dialog_cuts_nothing(opener: Opener, tables: Tables, size: str) -> None:
    page = opened(opener, tables, f"/table/{tables.over}", SIZES[size])
    expect(page.get_by_role("button", name="Revanche")).to_be_visible()

    assert page.evaluate(OUTSIDE, ["dialog", "dialog h2, dialog .actions > *"]) == []
    assert page.evaluate(TOO_WIDE, "dialog, dialog .box, dialog .scores, dialog th, dialog p") == []


@EACH_SIZE
def test_the_end_panel_keeps_to_its_column(opener: Opener, tables: Tables, size: str) -> None:
    page = opened(opener, tables, f"/table/{tables.over}", SIZES[size])
    page.get_by_role("button", name="Voir la table").click()
    expect(page.locator(".end")).to_be_attached()

    assert page.evaluate(OUTSIDE, [".end", ".end li, .end b, .end button"]) == []
    assert page.evaluate(TOO_WIDE, ".side, .side .stack, .end") == []


@EACH_SIZE
@pytest.mark.parametrize("seat", ["none", "0"])
@pytest.mark.parametrize("game", ["evo", "over"])
def test_names_in_a_replay_can_be_read(
    opener: Opener, tables: Tables, size: str, seat: str, game: str
) -> None:
    path = f"/table/{getattr(tables, game)}/replay?at=5&seat={seat}"
    page = opened(opener, tables, path, SIZES[size])

    names = page.locator(".seat h2")
    expect(names).to_have_count(len(CROWD))
    if page.locator("[data-tab=others]").count():
        page.locator("[data-tab=others]").click()
    widths = dict(names.evaluate_all(WIDTHS))
    assert [name for name, width in widths.items() if len(name) > 2 and width < LEAST_NAME] == []
    assert page.evaluate(TOO_WIDE, ".log, .question, .head, .area > .label, .latest") == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@EACH_SIZE
def test_long_names_fit_the_list_of_tables(opener: Opener, tables: Tables, size: str) -> None:
    page = opener.open(storage_state=tables.who, viewport=SIZES[size], locale="fr-FR")
    expect(page.locator(".names").first).to_contain_text(WIDE)

    assert page.evaluate(TOO_WIDE, "li, .about, .names") == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_name_field_takes_24_signs(page: Page) -> None:
    family = "👩\u200d👩\u200d👧\u200d👦"
    field = page.get_by_label("Your name")

    field.fill(family * 30)

    expect(field).to_have_value(family * 24)


@pytest.mark.parametrize("score", [7, -14])
def test_a_name_of_eight_letters_is_whole_beside_a_clock(opener: Opener, score: int) -> None:
    page = opener.open(viewport=SIZES["desktop"], locale="fr-FR")
    table = Playback(page, "cubosaurs", 5, language="fr").play_until_asked().open()
    page.evaluate("document.fonts.ready")
    table.say(messages.ClocksTold([messages.ClockFace(1725.0, seat == 4) for seat in range(5)]))
    expect(page.get_by_role("timer")).to_have_count(5)
    page.locator(".others .score").evaluate_all(
        "(all, score) => all.forEach((one) => { one.textContent = score; })", str(score)
    )

    assert page.evaluate(NAMES) == []
