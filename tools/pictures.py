"""Take the pictures of the README and of every table: `make pictures`.

Every game is shown in four moments (opening, middle, crowded, end) of games that were really
played, at three sizes and in two languages. All of them lie in `build/pictures`, whole; a sheet of
small ones for each game, and the pictures of the README, are kept in `docs/pictures`.
"""

import base64
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypedDict

from playwright.sync_api import Page, ViewportSize

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import Served, launched  # noqa: E402 - the root is on the path now
from tests.browser.pages import DESKTOP, Opener  # noqa: E402
from tests.browser.playback import Playback, Recorded, length_of  # noqa: E402

from pangaea import shelf  # noqa: E402

KEPT = ROOT / "docs" / "pictures"
WHOLE = ROOT / "build" / "pictures"
SIZES: dict[str, ViewportSize] = {
    "1280": {"width": 1280, "height": 800},
    "1920": {"width": 1920, "height": 1080},
    "phone": {"width": 390, "height": 844},
}
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
HALF, LATE = 0.5, 0.7  # of all answers of a game
MOMENTS = ["opening", "middle", "crowded", "end"]
README = {
    "home": WHOLE / "home.png",
    "lesson": WHOLE / "lesson.png",
    "table": WHOLE / "evo-middle-1280-en.png",
    "end": WHOLE / "holotype-end-1280-en.png",
    "phone": WHOLE / "cubosaurs-middle-phone-en.png",
}
LESSON = "/learn/evo/1-two-turns"
NOTES = 3  # that are read before the picture is taken
WIDE, README_WIDTHS = 1280, {"phone": 390}
SETTLED = 500  # milliseconds
SMALL = {"1280": 360, "1920": 360, "phone": 128}  # pixels of width on a sheet
QUALITY = 0.62
GAP = 10
SHEET = """async ([pictures, gap, quality]) => {
  const drawn = await Promise.all(pictures.map(async ({ row, column, width, source }) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    return { row, column, image, width, height: (width * image.height) / image.width };
  }));
  const largest = (line, side) => {
    const sizes = [];
    for (const one of drawn) sizes[one[line]] = Math.max(sizes[one[line]] ?? 0, one[side]);
    return sizes;
  };
  const [wide, high] = [largest("column", "width"), largest("row", "height")];
  const before = (sizes, index) => sizes.slice(0, index).reduce((sum, one) => sum + one + gap, gap);
  const canvas = document.createElement("canvas");
  canvas.width = before(wide, wide.length);
  canvas.height = before(high, high.length);
  const pen = canvas.getContext("2d");
  pen.imageSmoothingQuality = "high";
  pen.fillStyle = "#22231f";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  for (const { row, column, image, width, height } of drawn)
    pen.drawImage(image, before(wide, column), before(high, row), width, height);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


class Placed(TypedDict):
    """A picture on a sheet."""

    row: int
    column: int
    width: int
    source: str


@dataclass
class Shot:
    """One picture of a table."""

    game: str
    moment: str
    size: str
    language: str

    @property
    def path(self) -> Path:
        """Where it lies, whole."""
        return WHOLE / f"{self.game}-{self.moment}-{self.size}-{self.language}.png"

    def take(self, opener: Opener) -> None:
        """Open the table at this moment, and take the picture once everything stands still."""
        page = opener.open(viewport=SIZES[self.size], locale=LOCALES[self.language])
        self._shown(page).open()
        if self.moment == "end":
            page.locator("dialog[open]").wait_for()
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(SETTLED)
        page.screenshot(path=self.path)
        page.context.close()
        opener.opened.remove(page)

    def _shown(self, page: Page) -> Playback:
        game = shelf.game(self.game)
        seats = game.seats[-1] if self.moment == "crowded" else game.usual_seats
        shown = Recorded(page, self.game, seats, language=self.language)
        answers = length_of(self.game, seats)
        part = {"opening": 0.0, "middle": HALF, "crowded": LATE, "end": 1.0}[self.moment]
        return shown.play(int(answers * part)).play_until_asked()


def shots(games: list[str]) -> Iterator[Shot]:
    """Every picture of these games."""
    for game in games:
        for moment in MOMENTS:
            for language in LOCALES:
                for size in SIZES:
                    yield Shot(game, moment, size, language)


def main() -> None:
    """Start a server and a browser, and take every picture, or those of the games named."""
    games = sys.argv[1:] or [game.slug for game in shelf.games()]
    for folder in (KEPT, WHOLE):
        folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, launched() as browser:
        served = Served(Path(data))
        try:
            take_all(Opener(browser, served.address), games)
        finally:
            served.stop()


def take_all(opener: Opener, games: list[str]) -> None:
    """Take every table, then put them on sheets and keep those of the README."""
    take_home(opener.open(**DESKTOP))
    take_lesson(opener.open(LESSON, **DESKTOP))
    for shot in shots(games):
        shot.take(opener)
    painter = opener.browser.new_page()
    for game in games:
        keep(painter, game, sheet_of(game), GAP)
    for name, path in README.items():
        if path.exists():
            keep(painter, name, [placed(path, 0, 0, README_WIDTHS.get(name, WIDE))], 0)


def take_home(page: Page) -> None:
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_load_state("networkidle")
    page.screenshot(path=README["home"])


def take_lesson(page: Page) -> None:
    """Read the first notes of a lesson, to where it asks for something."""
    page.locator(".notes .said").wait_for()
    for _ in range(NOTES):
        if page.locator(".notes .next").count():
            page.locator(".notes .next").click()
    page.wait_for_timeout(SETTLED)
    page.screenshot(path=README["lesson"])


def sheet_of(game: str) -> list[Placed]:
    """One row for each moment, one column for each language and size."""
    columns = [(language, size) for language in LOCALES for size in SIZES]
    return [
        placed(
            shot.path, MOMENTS.index(shot.moment), columns.index((shot.language, shot.size)),
            SMALL[shot.size],
        )
        for shot in shots([game])
    ]  # fmt: skip


def placed(picture: Path, row: int, column: int, width: int) -> Placed:
    source = f"data:image/png;base64,{base64.b64encode(picture.read_bytes()).decode()}"
    return {"row": row, "column": column, "width": width, "source": source}


def keep(page: Page, name: str, pictures: list[Placed], gap: int) -> None:
    """Put pictures side by side into one that is kept."""
    painted: str = page.evaluate(SHEET, [pictures, gap, QUALITY])
    (KEPT / f"{name}.webp").write_bytes(base64.b64decode(painted))


if __name__ == "__main__":
    main()
