"""One game at the terminal, from the first question to the last point."""

import sys
from pathlib import Path
from time import perf_counter, sleep

from rich.console import Console
from rich.text import Text

from pangaea.bots import punctual_bot
from pangaea.cli.console import refusal_text
from pangaea.cli.drawing.ending import ending_view
from pangaea.cli.drawing.log import log_view
from pangaea.cli.drawing.question import question_view
from pangaea.cli.drawing.table import table_view
from pangaea.cli.seated.answers import Desk
from pangaea.cli.seated.keeping import Keeper
from pangaea.cli.seated.keyboard import Leave, read_line
from pangaea.core.errors import PangaeaError, UnreadableFile
from pangaea.core.luck import Luck
from pangaea.core.match import Match
from pangaea.core.scene import LogLine, Scene
from pangaea.core.words import words_for

RECENT = 8  # lines of the log above a question
TYPED = 2  # lines for what is typed, and for the word that there is more


def pages(lines: list[str], room: int) -> list[list[str]]:
    """Break lines into pages that fit, before a line that is not set in wherever there is one."""
    found: list[list[str]] = []
    while len(lines) > room:
        least = (len(lines) - 1) % room + 1  # the pages that follow can then be full
        breaks = [at for at in range(least, room + 1) if not lines[at].startswith(" ")]
        first = breaks[0] if breaks else least
        found.append(lines[:first])
        lines = lines[first:]
    return [*found, lines]


class Session:
    """Asks people, lets bots move at a pace one can follow, and keeps the record."""

    def __init__(
        self,
        console: Console,
        match: Match,
        luck: Luck,
        *,
        language: str,
        pace: float,
        save: Path | None,
    ) -> None:
        self.console = console
        self.match = match
        self.luck = luck  # of the bots' thoughts
        self.language = language
        self.words = words_for(match.game.slug, language)
        self.pace = pace
        self.asked_last: int | None = None
        self.keeper = Keeper(save, match.game.slug)
        self.kept = len(match.lines)  # how much of the record is on disk
        self.warned = False  # that it cannot be written
        self.bots = {
            seat: punctual_bot(level, perf_counter)
            for seat, level in enumerate(match.bots)
            if level
        }
        self.people = [seat for seat in range(match.seats) if seat not in self.bots]
        self.seen = dict.fromkeys(self.people, match.position and match.position + 1)
        self.before: int | None = None  # who sat at the keyboard last
        self.desk = Desk(console, match, language)

    def play(self) -> None:
        """Play to the end, or until the people leave."""
        try:
            while self.match.asked:
                self.take_turn(self.match.asked[0])
            self.finish()
        except (Leave, KeyboardInterrupt):
            self.part()
        except PangaeaError:
            raise
        except Exception:
            self.tell_where()
            raise

    @property
    def viewer(self) -> int | None:
        """Whose eyes see what happens between questions: nobody's in particular if many share."""
        return self.people[0] if len(self.people) == 1 else None

    def take_turn(self, seat: int) -> None:
        """Let a bot or a person answer."""
        if seat in self.bots:
            self.let_move(seat)
        else:
            self.ask(seat)
        self.asked_last = seat

    def let_move(self, seat: int) -> None:
        """Let a bot answer; what is seen of it does not come faster than the pace."""
        started = perf_counter()
        veiled = self.match.veiled(seat)
        if seat != self.asked_last:
            self.bots[seat].begin_turn()
        option = self.bots[seat].choose(self.match.game, veiled, seat, self.luck)
        self.match.answer(seat, option)
        self.keep()
        if self.happened(self.viewer, self.match.position):
            sleep(max(0.0, self.pace - (perf_counter() - started)))
        self.tell(self.viewer, self.match.position)

    def tell(self, viewer: int | None, since: int) -> None:
        """Print what happened since a position."""
        if lines := self.happened(viewer, since):
            players = self.match.scene(viewer, self.language).players
            self.console.print(log_view(lines, players))

    def happened(self, viewer: int | None, since: int) -> list[LogLine]:
        """List what a seat knows to have happened since a position."""
        return self.match.log(viewer, self.language, since)

    def ask(self, seat: int) -> None:
        """Show the table to a person until an answer is given."""
        self.draw_curtain(seat)
        line = self.show(seat)
        position = self.match.position
        while self.match.position == position and not self.match.end_agreed:
            again, line = self.take_line(seat, line or read_line()), ""
            if again:
                line = self.show(seat)
                position = self.match.position
                if seat not in self.match.asked:
                    return
        self.seen[seat] = position + 1
        self.tell(self.viewer, position + 1)

    def take_line(self, seat: int, line: str) -> bool:
        """Carry out what was typed; True: the table should be drawn again."""
        try:
            again = self.desk.take(seat, line)
        except PangaeaError as refusal:
            self.console.print(refusal_text(refusal, self.language))
            return False
        self.keep()
        return again

    def keep(self) -> None:
        """Write what is new to disk; where that fails, say so once and play on."""
        if self.kept == len(self.match.lines):
            return
        try:
            self.keeper.keep(self.match)
        except UnreadableFile as refusal:
            if not self.warned:
                self.console.print(refusal_text(refusal, self.language), soft_wrap=True)
            self.warned = True
            return
        self.kept, self.warned = len(self.match.lines), False

    def draw_curtain(self, seat: int) -> None:
        """Hide one person's secrets before the next looks."""
        if self.match.game.hides and len(self.people) > 1 and self.before not in (None, seat):
            self.clear()
            name = self.match.names[seat]
            self.console.print(Text(self.words.say("play-curtain", name=name), style="bold"))
            read_line()
        self.before = seat

    def show(self, seat: int) -> str:
        """Draw the table, page by page if need be; return what was typed between two pages."""
        with self.console.capture() as capture:
            self.draw(seat)
        self.clear()
        *before, last = pages(capture.get().splitlines(), self.room())
        for page in before:
            self.write(page)
            self.console.print(Text(self.words.say("play-page"), style="dim"))
            if line := read_line():
                return line
        self.write(last)
        return ""

    def room(self) -> int:
        """Return how many lines fit above what is typed; a file or a pipe has room for all."""
        return self.console.height - TYPED if self.console.is_terminal else sys.maxsize

    def write(self, lines: list[str]) -> None:
        """Write lines that are drawn already."""
        self.console.file.write("".join(f"{line}\n" for line in lines))

    def draw(self, seat: int) -> None:
        """Draw the table, what happened since the last look, and the question."""
        scene = self.match.scene(seat, self.language)
        self.console.print(table_view(scene, self.words))
        self.console.print()
        self.show_recent(scene, self.happened(seat, self.seen[seat]))
        if scene.ask is not None:
            self.console.print(question_view(scene.ask))
            prompt = "play-prompt-end" if self.match.game.may_not_end else "play-prompt"
            self.console.print(Text(self.words.say(prompt), style="dim"))

    def show_recent(self, scene: Scene, lines: list[LogLine]) -> None:
        """Draw the last lines of the log."""
        if len(lines) > RECENT:
            more = self.words.say("play-more-log", count=len(lines) - RECENT)
            self.console.print(Text(f"  {more}", style="dim"))
        if lines:
            self.console.print(log_view(lines[-RECENT:], scene.players))
            self.console.print()

    def clear(self) -> None:
        """Begin a fresh screen, where there is one."""
        if self.console.is_terminal:
            self.console.clear()

    def finish(self) -> None:
        """Show the end, with every point, and keep the record."""
        scene = self.match.scene(self.viewer, self.language)
        self.clear()
        self.console.print(table_view(scene, self.words))
        self.console.print(ending_view(scene, self.words))
        self.keeper.keep(self.match)
        kept = Text(self.words.say("play-kept", path=str(self.keeper.path)), style="dim")
        self.console.print(kept, soft_wrap=True)

    def part(self) -> None:
        """Say goodbye; a game begun is kept and can be taken up again."""
        self.console.print()
        if not self.match.lines:
            self.console.print(Text(self.words.say("play-bye")))
            return
        if self.kept < len(self.match.lines):
            self.keeper.keep(self.match)
        left = self.words.say("play-left", path=str(self.keeper.path))
        self.console.print(Text(left), soft_wrap=True)

    def tell_where(self) -> None:
        """Something of ours broke: say where the game is kept."""
        if self.kept:
            broken = self.words.say("play-broken", path=str(self.keeper.path))
            self.console.print(Text(broken, style="red"), soft_wrap=True)
