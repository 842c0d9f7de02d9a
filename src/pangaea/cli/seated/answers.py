"""What a person can say when asked: an answer, or a wish."""

from pathlib import Path
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from pangaea import shelf
from pangaea.cli.drawing.log import log_view
from pangaea.cli.given import NoFileNamed
from pangaea.cli.rules import part, pictured, print_rule
from pangaea.cli.seated.keeping import Keeper
from pangaea.cli.seated.keyboard import Leave, command_in, commands_of
from pangaea.core.errors import IllegalAnswer
from pangaea.core.match import Match
from pangaea.core.scene import Scene, WhyNot
from pangaea.core.words import words_for

LONGEST: Final = 500  # characters of a line that is read


class Desk:
    """Understands what is typed, and carries it out on a match."""

    def __init__(self, console: Console, match: Match, language: str) -> None:
        self.console = console
        self.match = match
        self.language = language
        self.words = words_for(match.game.slug, language)
        self.commands = commands_of(match.game)

    def take(self, seat: int, line: str) -> bool:
        """Carry out a line; True: the table should be drawn again."""
        line = cut(line)
        command, rest = command_in(line, self.words, self.commands)
        if command == "quit":
            raise Leave
        if command in ("undo", "table"):
            if command == "undo":
                self.match.take_back(seat)
            return True
        if command:
            self.inform(seat, command, rest)
        else:
            return self.answer(seat, line)
        return False

    def inform(self, seat: int, command: str, rest: str) -> None:
        """Tell something, keep the record, or end the game; the position stays."""
        if command == "help":
            self.help()
        elif command == "why":
            self.explain(seat)
        elif command == "rules":
            self.rules(rest)
        elif command == "log":
            self.log(seat)
        elif command == "end":
            self.end(seat, rest)
        else:
            self.save(rest)

    def answer(self, seat: int, line: str) -> bool:
        """Answer by number or notation; an empty line gives the only answer there is."""
        options = self.match.options(seat)
        if not line and len(options) > 1:
            return True
        if not line:
            self.match.answer(seat, options[0])
        elif line.isdecimal():
            self.match.answer(seat, self.numbered(options, line))
        else:
            self.match.answer(seat, line)
        return False

    def numbered(self, options: list[int], typed: str) -> int:
        """Return the option with a number of the list."""
        number = int(typed)
        if not 1 <= number <= len(options):
            raise IllegalAnswer("error-choice", number=typed, last=len(options))
        return options[number - 1]

    def help(self) -> None:
        """Say what can be typed."""
        grid = Table.grid(padding=(0, 2))
        for command in self.commands:
            name = Text(self.words.say(f"play-word-{command}"), style="cyan")
            grid.add_row(name, Text(self.words.say(f"play-word-{command}-meaning")))
        self.console.print(grid)
        self.console.print(Text(self.words.say("play-answer-meaning"), style="dim"))

    def explain(self, seat: int) -> None:
        """Show the rule behind the question, and why the rest cannot be chosen."""
        scene = self.match.scene(seat, self.language)
        if scene.ask is None:
            return
        print_rule(self.console, scene.ask.rule, self.language)
        for refusal in {self.named(scene, refusal): refusal for refusal in scene.ask.refusals}:
            self.console.print(Padding(Text(refusal), (0, 0, 0, 2)))
        written = ", ".join(choice.notation for choice in scene.ask.choices)
        self.console.print(Text(self.words.say("play-written", answers=written), style="dim"))

    def named(self, scene: Scene, refusal: WhyNot) -> str:
        """Name what cannot be chosen, and say why."""
        pieces = {piece.id: piece.name for piece in scene.pieces}
        places = {area.id: area.label for area in scene.areas}
        thing = pieces.get(refusal.piece) or places.get(refusal.area) or refusal.spot
        return self.words.say("play-why-not", thing=thing, text=refusal.text, rule=refusal.rule)

    def rules(self, number: str) -> None:
        """Show a chapter or paragraph, or the list of chapters."""
        book = shelf.rulebook(self.match.game.slug, self.language)
        if number:
            self.console.print(pictured(part(book, number)))
            return
        for chapter in book.chapters:
            if chapter.title:
                self.console.print(Text(f"  {chapter.number:>2}  {chapter.title}"))
        self.console.print(Text(self.words.say("play-rules-more"), style="dim"))

    def log(self, seat: int) -> None:
        """Show everything that happened."""
        players = self.match.scene(seat, self.language).players
        self.console.print(log_view(self.match.log(seat, self.language), players))

    def end(self, seat: int, reply: str) -> None:
        """End the game without a winner, once it is said that all agree."""
        yes = self.words.say("play-word-yes")
        if reply.lower() == yes:
            self.match.end_by_agreement(seat)
        else:
            self.console.print(Text(self.words.say("play-end-sure", yes=yes)))

    def save(self, path: str) -> None:
        """Write the record to a file."""
        if not path:
            raise NoFileNamed("error-save-where")
        Keeper(Path(path), self.match.game.slug).keep(self.match)
        self.console.print(Text(self.words.say("play-saved", path=path), style="green"))


def cut(line: str) -> str:
    """Return what was typed, or that it goes on too long to be meant."""
    return line if len(line) <= LONGEST else f"{line[:LONGEST]}…"
