"""What a person does with a page, in words."""

from collections.abc import Callable
from pathlib import Path
from typing import Literal, TypedDict

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, ViewportSize, expect

WEB = Path(__file__).parents[2] / "web"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
LOST_LINE = (
    "WebSocket connection", "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET",
    "ERR_INTERNET_DISCONNECTED",
)  # fmt: skip
MOST_ANSWERS = 120
TURNS = 20  # to a part of a phone's table, until it stays
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)  # a busy machine is slow, not wrong


class Looks(TypedDict, total=False):
    """How a person's browser is set up."""

    viewport: ViewportSize
    locale: str
    color_scheme: Literal["light", "dark"]
    has_touch: bool
    reduced_motion: Literal["reduce", "no-preference"]


class Seat(TypedDict):
    """Who sits on a chair."""

    kind: Literal["device", "invite", "guest", "bot"]
    name: str
    level: str


def device(name: str) -> Seat:
    return {"kind": "device", "name": name, "level": ""}


def invite() -> Seat:
    return {"kind": "invite", "name": "", "level": ""}


def guest() -> Seat:
    return {"kind": "guest", "name": "", "level": ""}


def bot(name: str = "") -> Seat:
    return {"kind": "bot", "name": name, "level": "random"}


OPEN = """async (wish) => {
  const headers = { "content-type": "application/json" };
  const reply = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(wish) });
  const table = await reply.json();
  if (!reply.ok) throw new Error(table.text);
  return table.id;
}"""
PLAY = """([table, most]) => new Promise((resolve) => {
  const address = location.origin.replace("http", "ws");
  const line = new WebSocket(`${address}/api/tables/${table}/socket`);
  const say = (message) => line.send(JSON.stringify(message));
  let given = 0;
  let scene = null;
  const changed = (thing, difference) => {
    const after = { ...thing, ...difference.new };
    for (const name of difference.gone ?? []) delete after[name];
    for (const [name, part] of Object.entries(difference.parts ?? {}))
      after[name] = changed(thing[name], part);
    for (const [name, rows] of Object.entries(difference.lists ?? {}))
      after[name] = rows.flatMap((row) => woven(thing[name], row));
    return after;
  };
  const woven = (things, row) => {
    if (!Array.isArray(row)) return [row.item];
    const [at, told] = row;
    return typeof told === "number" ? things.slice(at, at + told) : [changed(things[at], told)];
  };
  line.onopen = () => {
    say({ type: "hello", language: "en", seat: null });
    say({ type: "pace", seconds: 0, skip: true });
  };
  line.onmessage = (event) => {
    const { type, whole, steps = [], next = null } = JSON.parse(event.data);
    if (type !== "show") return;
    scene = steps.reduce(changed, whole ?? scene);
    const { ask, ending, position, seat } = scene;
    if (ending || given >= most) {
      line.close();
      resolve(given);
    } else if (ask) {
      const { option } = ask.choices[(given * 7) % ask.choices.length];
      say({ type: "answer", id: `a${given++}`, seat: ask.seat, position, option });
    } else if (next !== null && next !== seat) say({ type: "look", language: "en", seat: next });
  };
})"""
ALL_ANSWERS = 100_000
DESKTOP: Looks = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB"}
PHONE: Looks = {"viewport": {"width": 390, "height": 844}, "locale": "en-GB", "has_touch": True}


class Opener:
    """Opens pages, each in a browser of its own, and notes what goes wrong in them."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.errors: list[str] = []
        self.opened: list[Page] = []

    def open(
        self, path: str = "/", *, bypass_csp: bool = False, cards: bool = False, **looks: object
    ) -> Page:
        """Open a page of somebody's own; with `cards`, rules show themselves as they come up."""
        settings = {"reduced_motion": "reduce", **looks}
        context = self.browser.new_context(
            base_url=self.address,
            bypass_csp=bypass_csp,
            **settings,  # type: ignore[arg-type]
        )
        if not cards:
            context.request.post("/api/me/rules", data={"rules": [], "off": True})
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self.listen)
        page.goto(path)
        self.opened.append(page)
        return page

    def listen(self, message: ConsoleMessage) -> None:
        expected = any(part in message.text for part in LOST_LINE)
        if message.type == "error" and not expected:
            self.errors.append(message.text)

    def close(self) -> None:
        for page in self.opened:
            page.context.close()


def open_table(page: Page, game: str, *seats: Seat, **variants: bool | int | str) -> str:
    """Open a table for these people without a click, and say its id."""
    wish = {"game": game, "seats": list(seats), "variants": variants, "language": "en"}
    table: str = page.evaluate(OPEN, wish)
    return table


def played(page: Page, table: str, most: int = ALL_ANSWERS) -> str:
    """Give so many answers for whoever sits at this page, by wire: a whole game in a moment."""
    page.evaluate(PLAY, [table, most])
    return table


def take_seat(guest: Page, host: Page, name: str) -> None:
    """Let somebody take the second seat by the link that the host has."""
    guest.goto(host.get_by_label("Link for seat 2").input_value())
    guest.get_by_label("Your name").fill(name)
    guest.get_by_role("button", name="Take the seat").click()


def start_playing(page: Page, table: str) -> None:
    """Let whoever sits at this page answer by wire from now on, beside others who do."""
    page.evaluate(f"(wish) => void ({PLAY})(wish)", [table, ALL_ANSWERS])


def play_now(page: Page, game: str = "Cubosaurs") -> None:
    """Two clicks from a stranger to a table."""
    page.get_by_role("button", name=f"Play now: {game}").click()
    expect(page.locator("#question")).to_be_visible()


def hurry_bots(page: Page) -> None:
    """Let bots answer at once; on a phone this stands beside the log."""
    part = opened_part(page)
    pace = page.get_by_role("slider", name="Pace of the bots")
    for _ in range(TURNS):  # a question that comes just now turns a phone to what it is about
        open_part(page, "Log")
        if pace.is_visible():
            break
        page.wait_for_timeout(100)
    pace.fill("0")
    open_part(page, part)


def opened_part(page: Page) -> str:
    """The part of the table that a phone shows; nothing on a wide screen."""
    tab = page.get_by_role("tab", selected=True)
    return tab.inner_text() if tab.count() else ""


def open_part(page: Page, name: str) -> None:
    """Turn a phone to a part of the table; a wide screen shows all of them."""
    tab = page.get_by_role("tab", name=name)
    if name and tab.count():
        tab.click()


ASKED = ".choice, .every"  # an answer in the box of the question, or what shows all of them there


def answers_shown(page: Page) -> Locator:
    """What may be answered in the box of the question, once all of it is in sight."""
    page.locator(ASKED).first.wait_for()
    if page.locator(".every").count():
        page.locator(".every").click()
    return page.locator(".choice")


def choices(page: Page) -> list[str]:
    return page.locator(".choice").all_inner_texts()


def play_to_the_end(page: Page, answer: Callable[[Page, int], None]) -> int:
    """Answer until the results are shown; say how many answers it took."""
    asked_or_over = page.locator(f"{ASKED}, dialog[open]").first
    for number in range(MOST_ANSWERS):
        expect(asked_or_over).to_be_visible(timeout=PATIENCE)
        if page.locator("dialog[open]").count():
            return number
        answer(page, number)
        page.wait_for_timeout(60)
    raise AssertionError("the game did not end")


def violations(page: Page) -> list[str]:
    """What axe finds wrong."""
    page.add_script_tag(path=AXE)
    found: list[str] = page.evaluate(
        "async () => (await axe.run()).violations"
        ".map(v => `${v.id}: ${v.nodes.map(n => n.html.slice(0, 120)).join(' | ')}`)"
    )
    return found
