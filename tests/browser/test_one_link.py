"""One link for a whole table: friends find their seats, the host arranges and starts."""

from playwright.sync_api import Page, Route, expect
from tests.browser.pages import DESKTOP, PHONE, Opener, device, guest, open_part, open_table


def gather(page: Page, *friends: int) -> str:
    """Open a table of Cubosaurs for four with friends on these seats; return its link."""
    page.get_by_role("button", name="Choose seats: Cubosaurs").click()
    page.get_by_role("radio", name="4").check()
    for seat in friends:
        page.get_by_label(f"Seat {seat}").select_option(label="A friend, by the table's link")
    page.get_by_role("button", name="Start").click()
    return page.get_by_label("Link to this table").input_value()


def test_friends_gather_by_one_link_and_the_host_starts(opener: Opener) -> None:
    ada = opener.open(**DESKTOP)
    link = gather(ada, 2, 3, 4)
    assert "127.0.0.1" in link or "localhost" in link  # as the host opened the page

    bo = opener.open(link, **PHONE)
    expect(bo.get_by_text("Sit down, or stay and watch.")).to_be_visible()
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit here").first.click()
    expect(ada.locator(".who").filter(has_text="Bo")).to_be_visible()

    cy = opener.open(link, locale="fr-FR", viewport={"width": 390, "height": 844})
    cy.get_by_label("Votre nom").fill("Cy")
    cy.get_by_role("button", name="S’asseoir ici").first.click()
    cy.get_by_role("button", name="Quitter la place").click()
    expect(cy.get_by_text("Prenez une place, ou restez en spectateur.")).to_be_visible()

    ada.get_by_role("button", name="Start, with bots on the 2 free seats").click()

    for page in (ada, bo, cy):
        expect(page.locator("#question")).to_be_visible()
    expect(ada.get_by_role("heading", name="Bo", exact=True)).to_be_visible()
    open_part(bo, "Mine")
    expect(bo.locator(".mine").get_by_role("heading", name="Bo", exact=True)).to_be_visible()
    expect(cy.locator(".mine")).to_have_count(0)


def test_the_host_arranges_the_seats_by_keyboard(opener: Opener) -> None:
    ada = opener.open(**DESKTOP)
    link = gather(ada, 2, 3, 4)
    bo = opener.open(link, **DESKTOP)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit here").first.click()
    expect(ada.locator(".who").filter(has_text="Bo")).to_be_visible()

    ada.get_by_role("button", name="Seat 1: one place down").press("Enter")
    expect(ada.get_by_role("listitem").nth(0)).to_contain_text("Bo")
    ada.get_by_label("Seat 1 goes to").select_option(label="Free for a friend")

    expect(bo.get_by_text("Sit down, or stay and watch.")).to_be_visible()
    expect(ada.get_by_role("listitem").nth(0)).to_contain_text("free")


def test_the_link_is_copied_also_where_the_browser_has_no_clipboard(opener: Opener) -> None:
    """Over plain http to another machine there is none."""
    ada = opener.open(**DESKTOP)
    link = gather(ada, 2)
    ada.evaluate("() => Object.defineProperty(navigator, 'clipboard', { value: undefined })")

    ada.get_by_role("button", name="Copy").first.click()

    expect(ada.get_by_role("button", name="Copied")).to_be_visible()
    assert ada.evaluate("() => getSelection().toString()") == link


def test_the_link_is_shared_by_what_a_phone_offers_for_it(opener: Opener) -> None:
    """And whoever thinks better of it, or has nothing to share with, is told of no fault."""
    ada = opener.open(**PHONE)
    ada.add_init_script("""
        const shared = [];
        navigator.share = async (what) => {
          shared.push(what);
          if (shared.length > 1) throw new DOMException("", "AbortError");
        };
        Object.assign(window, { shared });
    """)
    table = open_table(ada, "cubosaurs", device("Ada"), guest())
    ada.goto(f"/table/{table}")
    link = ada.get_by_label("Link to this table").input_value()
    button = ada.get_by_role("button", name="Share", exact=True)

    button.tap()
    expect(ada).to_have_title("Cubosaurs")
    assert ada.evaluate("() => window.shared") == [{"title": "Cubosaurs", "url": link}]
    button.press("Enter")  # and the phone's own page for it is closed again
    assert len(ada.evaluate("() => window.shared")) == 2
    expect(button).to_be_enabled()

    desk = opener.open(**DESKTOP)
    desk.add_init_script("delete Navigator.prototype.share")
    table = open_table(desk, "cubosaurs", device("Ada"), guest())
    desk.goto(f"/table/{table}")
    expect(desk.get_by_role("button", name="Copy").first).to_be_visible()
    expect(desk.get_by_role("button", name="Share", exact=True)).to_have_count(0)


def test_a_table_starts_with_bots_once_their_levels_are_known(opener: Opener) -> None:
    ada = opener.open(**DESKTOP)
    table = open_table(ada, "cubosaurs", device("Ada"), guest())
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ada.route("**/api/games?*", hold)
    ada.goto(f"/table/{table}")
    start = ada.get_by_role("button", name="Start, with a bot on the free seat")
    expect(start).to_be_disabled()

    for route in held:
        route.continue_()

    start.click()
    expect(ada.locator("#question")).to_be_visible()
