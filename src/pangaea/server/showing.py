"""What a page is shown: scenes that continue each other, made from what its seat may know."""

from msgspec.structs import replace

from pangaea.core.events import Moved
from pangaea.core.identity import followed
from pangaea.core.scene import LogLine, Scene
from pangaea.core.words import words_for
from pangaea.server.ledger import Ledger
from pangaea.server.page import Page, written
from pangaea.server.wire import Show
from pangaea.server.wishes import may_end, may_undo, needs_consent

Look = tuple[int | None, str]
Moment = tuple[int, str, int]
Sight = tuple[int | None, str, int, bool, bool, int | None]


class Shows:
    """The present of a table, drawn once for all pages that see the same."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.moment = _moment(ledger)
        self.drawn: dict[Look, list[tuple[Scene, list[Moved]]]] = {}
        self.followed: dict[tuple[Look, int], list[Scene]] = {}
        self.shown: dict[Sight, tuple[Scene, str]] = {}

    def is_current(self) -> bool:
        """Tell whether nothing has happened since."""
        return self.moment == _moment(self.ledger)

    def show(self, page: Page) -> None:
        """Show a page the table as it is now, unless it may not notice that anything happened."""
        follows = self.follows(page)
        page.seen = self.ledger.match.position
        if follows and self._is_unnoticed(page):
            return
        before = page.last if follows else None
        undo = may_undo(self.ledger, page.seat)
        consent = undo and needs_consent(self.ledger, page.seat, page.person)
        asked = self._asked_of(page)
        sight = (page.seat, page.language, id(before), undo, consent, asked)
        if sight not in self.shown:
            scene, steps = self._shown(page, before)
            end = may_end(self.ledger, page.seat)
            told = Show(page.seat, steps, before is None, undo, consent, asked, end)
            self.shown[sight] = scene, written(told)
        page.last, text = self.shown[sight]
        page.post(text)

    def follows(self, page: Page) -> bool:
        """Tell whether there is something to animate from: the scene one answer ago."""
        last = page.last
        return (
            last is not None
            and (last.seat, last.language) == (page.seat, page.language)
            and page.seen == self.ledger.match.position - 1
        )

    def _asked_of(self, page: Page) -> int | None:
        """Tell a device that several share whose turn on it comes next."""
        held = self.ledger.row.held_by(page.person)
        if len(held) < 2:
            return None
        return next((seat for seat in held if seat in self.ledger.match.asked), None)

    def _is_unnoticed(self, page: Page) -> bool:
        """Tell whether somebody else has answered a part of a secret choice, and is not ready."""
        match = self.ledger.match
        return match.went_unnoticed() and match.steps[-1].seat != page.seat

    def _shown(self, page: Page, before: Scene | None) -> tuple[Scene, list[Scene]]:
        """Return the scene to go on from, and the steps that lead there as they are told."""
        scenes = [replace(scene, seat=page.seat) for scene in self._followed(page, before)]
        return scenes[-1], scenes if before else [self._with_past(scenes[-1])]

    def _followed(self, page: Page, before: Scene | None) -> list[Scene]:
        """Continue what a page saw before; pages that saw the same continue alike."""
        look = self._look(page)
        path = (look, 0 if before is None else id(before.pieces))
        if path not in self.followed:
            self.followed[path] = self._continued(before, look)
        return self.followed[path]

    def _continued(self, before: Scene | None, look: Look) -> list[Scene]:
        acts = self._drawn(look)
        if before is None:
            return [followed(None, acts[-1][0], [])]
        found: list[Scene] = []
        for scene, moves in acts:
            before = followed(before, scene, moves)
            found.append(before)
        return found

    def _look(self, page: Page) -> Look:
        """Say for whom a page is drawn: some games look the same to all who are not asked."""
        match = self.ledger.match
        alike = match.game.same_for_all and page.seat not in match.asked
        return None if alike else page.seat, page.language

    def _drawn(self, look: Look) -> list[tuple[Scene, list[Moved]]]:
        if look not in self.drawn:
            self.drawn[look] = self.ledger.match.acts(*look)
        return self.drawn[look]

    def _with_past(self, scene: Scene) -> Scene:
        """Tell a first sight everything that happened, answers taken back in their places."""
        match, language = self.ledger.match, scene.language
        found: list[LogLine] = []
        since = 0
        for trace in match.traces_for(scene.seat):
            until = trace.position_for(scene.seat)
            found += match.story(scene.seat, language, since, until)
            found.append(self._trace(trace.seat, language))
            since = max(since, until + 1)
        return replace(scene, log=(*found, *match.story(scene.seat, language, since)))

    def _trace(self, seat: int, language: str) -> LogLine:
        name = self.ledger.row.seats[seat].name
        text = words_for("", language).say("undo-done", name=name)
        return LogLine(text, "undo", seat=seat, important=True)


def _moment(ledger: Ledger) -> Moment:
    """Return what is another whenever something happens at a table."""
    return id(ledger.match), ledger.era, ledger.row.lines
