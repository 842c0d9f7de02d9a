"""`pangaea lessons`: what a game teaches, and how a lesson goes, for those who write one."""

from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from pangaea import shelf
from pangaea.cli.console import screen
from pangaea.cli.language import spoken
from pangaea.cli.parameters import Lang, Slug
from pangaea.core import notation
from pangaea.core.lesson import Lecture, Lesson
from pangaea.core.match import Match


def lessons(
    game: Slug,
    name: Annotated[str | None, Parameter(name="LESSON", help="help-arg-lesson")] = None,
    /,
    *,
    lang: Lang = None,
) -> int:
    """List a game's lessons, or print how one goes if the learner follows its script."""
    language = spoken(lang)
    slug = shelf.game(game).slug
    if name is None:
        for known, lesson in shelf.lessons(slug).items():
            screen().print(f"{known}: {lesson.title[language]}")
    else:
        Transcript(slug, shelf.lesson(slug, name), language).print()
    return 0


class Transcript:
    """A lesson from beginning to end, with what a script would have to hold."""

    def __init__(self, slug: str, lesson: Lesson, language: str) -> None:
        self.console: Console = screen()
        self.lesson, self.language = lesson, language
        names = [f"{seat}" for seat in range(lesson.seats)]
        self.lecture = Lecture(shelf.game(slug), lesson, names, self._watch)

    def print(self) -> None:
        """Follow the script to the end of the lesson."""
        while not self.lecture.is_over:
            self._say_notes()
            self._print_question()
            self.lecture.answer(self.lecture.script())
        self._say_notes()
        self._print_line(f"luck = {self.lecture.guide.said}")
        self._print_line(f"others = {self.lecture.given}".replace("'", '"'))

    def _print_line(self, line: str) -> None:
        """Print a line whole, however long, to be put into the file."""
        self.console.print(line, soft_wrap=True, markup=False)

    def _watch(self, match: Match) -> None:
        for line in match.log(self.lesson.learner, self.language, since=match.position):
            self.console.print(f"    {line.text}", style="dim")

    def _say_notes(self) -> None:
        for note in self.lecture.notes():
            about = f" [{note.rule}]" if note.rule else ""
            self.console.print(f"» {note.says[self.language]}{about}", style="bold")

    def _print_question(self) -> None:
        match, seat = self.lecture.match, self.lesson.learner
        question = match.question(seat)
        script = notation.written(question, self.lecture.script())
        options = [f"*{one}*" if one == script else one for one in match.answers(seat)]
        self.console.print(f"? {' | '.join(options)}", style="green")
