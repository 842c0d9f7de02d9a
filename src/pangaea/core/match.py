"""The checked door to a game: it is played here, shown, and written down."""

from collections.abc import Sequence

import msgspec
from msgspec import UNSET

from pangaea.core.events import Event, Moved
from pangaea.core.files import write_file
from pangaea.core.game import box_digest, state_digest
from pangaea.core.play import Play
from pangaea.core.record import (
    COUNTED,
    UNCHAINED,
    Break,
    Footer,
    Header,
    Line,
    Record,
    SeatLine,
    encoded,
    link_of,
    named,
    tied,
)
from pangaea.core.scene import LogLine, Scene
from pangaea.core.sealed import Sealed
from pangaea.core.viewing import Kept, Views


class Match(Play):
    """A game being played, with what each seat may see of it, and its record."""

    def _begin(self) -> None:
        super()._begin()
        self._kept = Kept()
        self._head = ""  # the first line and those of answers, as far as they are written
        self._rows: list[str] = []
        self._base_link = ""  # what the first line that is known is tied to, after `resume`

    def resume(self, position: int, plain: dict[str, int | list[int]]) -> None:
        """Go on from a position kept as plain data; what led to it is not known."""
        super().resume(position, plain)
        self._rows = []

    # -- showing -----------------------------------------------------------------------------

    @property
    def _views(self) -> Views:
        """What can be seen; made when asked for, so that a match is freed with its last holder."""
        return Views(self, self._kept)

    def scene(
        self, seat: int | None = None, language: str = "en", position: int | None = None
    ) -> Scene:
        """Describe the table as a seat (None: a spectator) sees it, now or at a past position."""
        return self._views.scene(seat, language, position)

    def next_scene(
        self, before: Scene | None, seat: int | None, language: str, position: int
    ) -> Scene:
        """Describe the table, with pieces that keep the ids they had in the scene before."""
        return self._views.next_scene(before, seat, language, position)

    def acts(self, seat: int | None, language: str) -> list[tuple[Scene, list[Moved]]]:
        """Describe what the last answer set off: moments on the way, then the table as it is."""
        return self._views.acts(seat, language)

    def eyes_of(self, seat: int | None) -> int | None:
        """Say with whose eyes a seat sees the last answer: a watcher's, if it sees no more."""
        return self._views.eyes_of(seat)

    def events(self, position: int) -> list[Event]:
        """Return what happened with the answer that led to a position."""
        return self._views.events(position)

    def moves(self, position: int, seat: int | None) -> list[Moved]:
        """Say between which areas things moved, as far as a seat may know."""
        return self._views.moves(position, seat)

    def log(
        self,
        seat: int | None = None,
        language: str = "en",
        since: int = 0,
        until: int | None = None,
    ) -> list[LogLine]:
        """Tell everything that happened, as far as a seat (None: a spectator) may know."""
        return self._views.log(seat, language, since, until)

    def story(
        self, seat: int | None, language: str, since: int = 0, until: int | None = None
    ) -> list[LogLine]:
        """Tell what happened in the order in which a seat came to know of it."""
        return self._views.story(seat, language, since, until)

    # -- remembering -------------------------------------------------------------------------

    def header(self) -> Header:
        """Return the first line of the record."""
        return Header(
            format=self.format,
            game=self.game.slug,
            rulebook=self.game.rulebook_version,
            box=box_digest(self.box),
            variants=dict(self.variants),
            seats=[SeatLine(bot=bot) for bot in self.bots],
            seal=self.seal,
            luck=self.start_luck,
            figures=msgspec.to_builtins(self.box),
            rules=self.rules,
            contributions=list(self.contributions),
            of=self.start_counts,
            clock=self.time_control or UNSET,
        )

    def footer(self) -> Footer | None:
        """Return the last line of the record, once the game is over."""
        outcome = self.outcome
        if outcome is None:
            return None
        luck, digest = self.luck, state_digest(self.state)
        if not isinstance(luck, Sealed) or luck.seal != self.seal:
            return Footer(outcome, "", digest)  # continued from a file, with a luck of its own
        return Footer(outcome, luck.seed, digest, luck.mixed if self.format in COUNTED else "")

    def head(self) -> str:
        """Return the first line as it is written."""
        if not self._head:
            self._head = self._tied(self.header(), "")
        return self._head

    def reseat(self, names: Sequence[str], bots: Sequence[str]) -> None:
        """Call the players otherwise; whether a seat began as a bot's stays in the first line."""
        self.head()
        self.names, self.bots = tuple(names), tuple(bots)
        self._kept = Kept()

    def rows(self) -> list[str]:
        """Return the lines that are known as they are written, each tied to the one before."""
        for line in self.lines[len(self._rows) :]:
            self._rows.append(self._tied(line, self._last_link()))
        return self._rows

    def last_row(self) -> str:
        """Return the end as it is written: of the game, or of what there is so far."""
        end = self.footer() or Break(self.position)
        if isinstance(end, Break) and self.format == UNCHAINED:
            return ""
        return self._tied(end, self.link())

    def link(self) -> str:
        """Return what the next line is tied to."""
        self.rows()
        return self._last_link()

    def _last_link(self) -> str:
        return link_of(self._rows[-1]) if self._rows else self._base_link or link_of(self.head())

    def _tied(self, line: Line, before: str) -> str:
        text = encoded(line)
        return text if self.format == UNCHAINED else tied(text, before)

    def go_on_with(self, record: Record, base_link: str = "") -> None:
        """Take over a record whose lines led here: what is written stays as it is written."""
        self.format, self.seal = record.header.format, record.header.seal
        self.contributions = tuple(record.header.contributions)
        self.lines, self._rows = list(record.lines), list(record.rows)
        self._head, self._base_link = record.head, base_link

    def record(self) -> str:
        """Return the whole record as JSON Lines."""
        assert not self.base
        rows = [named(self.head(), self.names), *self.rows(), self.last_row()]
        return "".join(f"{row}\n" for row in rows if row)

    def save(self, path: str) -> None:
        """Write the record to a file: whoever looks finds the old one or the new one, whole."""
        write_file(path, self.record())
