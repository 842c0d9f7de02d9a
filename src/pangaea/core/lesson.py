"""A lesson: a short game by a script, and somebody beside the learner who explains it.

Chance and the other seats follow the script as long as it fits. A learner who answers otherwise
plays on with dice, and against others who choose what looks best to them.
"""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct
from mypy_extensions import i64

from pangaea.core import notation
from pangaea.core.errors import BadNotation, PangaeaError
from pangaea.core.game import Game
from pangaea.core.luck import Dice, Luck
from pangaea.core.match import Match
from pangaea.core.question import Question
from pangaea.core.scene import Pointer
from pangaea.core.variants import VariantValue

Texts = dict[str, str]  # by language
WITHIN: Final = "/"  # between an area and a spot of it


class UnknownLesson(PangaeaError, LookupError):
    """The game brings no lesson of that name."""


class BadLesson(PangaeaError, ValueError):
    """A lesson cannot be read, or does not fit its game."""


class Note(Struct, frozen=True, forbid_unknown_fields=True):
    """What is said to the learner, who then reads on or, with `ask`, answers that question."""

    says: Texts
    shows: tuple[str, ...] = ()  # what it is about: areas, or spots of them ("map/z3")
    rule: str = ""  # the paragraph behind it
    ask: str = ""  # the verb of the question that it explains
    answer: str = ""  # how the script goes on, as it is written: "hand keep"
    instead: Texts = {}  # why another answer is taken back; none: any answer will do
    section: Texts = {}  # the name of the section that begins here
    anyhow: bool = False  # true whatever the learner answered before

    def pointers(self) -> list[Pointer]:
        """Return what the note is about, as a scene names it."""
        parts = [shown.partition(WITHIN) for shown in self.shows]
        return [Pointer(area=area, spot=spot) for area, _, spot in parts]


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A script: the table, what chance says, what the others answer, and the notes in order."""

    title: Texts
    seats: int
    notes: tuple[Note, ...]
    learner: int = 0
    variants: dict[str, VariantValue] = {}
    luck: tuple[int, ...] = ()
    others: tuple[str, ...] = ()  # the answers of the other seats, as they are written
    opening: tuple[str, ...] = ()  # the learner's own before the lesson begins in mid-game
    seed: int = 0  # of the dice, where the script ends or no longer fits

    def sections(self) -> list[int]:
        """Return the places of the notes that begin a section."""
        return [place for place, note in enumerate(self.notes) if note.section]

    def section_about(self, chapter: str) -> int | None:
        """Return the number of the first section with a note about a chapter of the rulebook."""
        begun = 0
        for note in self.notes:
            begun += bool(note.section)
            if note.rule.partition(".")[0] == chapter:
                return max(begun - 1, 0)
        return None

    def section_title(self, number: int, language: str) -> str:
        """Name a section; a lesson that is one piece is named by its title."""
        places = self.sections()
        return self.notes[places[number]].section[language] if places else self.title[language]


class Guide(Luck):
    """Says what the script says as long as that is possible, then rolls dice."""

    def __init__(self, said: Sequence[int], seed: int) -> None:
        self.left = list(said)
        self.said: list[int] = []  # everything, for who writes a script
        self._dice = Dice(seed)

    def pick(self, n: i64) -> i64:
        if self.left and self.left[0] >= n:
            self.left.clear()
        value = self.left.pop(0) if self.left else self._dice.pick(n)
        self.said.append(value)
        return value


Watch = Callable[[Match], None]


def _nobody(_match: Match) -> None:
    """Look at nothing."""


class Lecture:
    """A lesson under way. `watch` sees the game after its start and after every answer."""

    def __init__(
        self, game: Game, lesson: Lesson, names: list[str], watch: Watch = _nobody
    ) -> None:
        self.lesson = lesson
        self.guide = Guide(lesson.luck, lesson.seed)
        self.match = Match(game, lesson.seats, self.guide, lesson.variants, names=names)
        self.place = 0  # of the first note that has not been said
        self.by_script = True  # whether the learner has answered as the script does, so far
        self.given: list[str] = []  # what the others answered, for who writes a script
        self._watch = _nobody if lesson.opening else watch
        self._others = list(lesson.others)
        self._watch(self.match)
        self._let_others_answer()
        if lesson.opening:
            self._open()
            self._watch = watch
            watch(self.match)

    @property
    def is_asked(self) -> bool:
        """Whether the learner owes an answer."""
        return self.lesson.learner in self.match.asked

    @property
    def is_over(self) -> bool:
        """Whether everything has been asked that the lesson is about."""
        later = self.lesson.notes[self.place :]
        return not self.is_asked or not any(note.ask for note in later)

    def notes(self) -> list[Note]:
        """Return what is said now, in order: the last explains the question, or ends the lesson.

        A learner who has left the script is told only what is true all the same.
        """
        notes, there = self.lesson.notes, self._explaining()
        if self.is_over:
            said = [note for note in notes[self.place :] if not note.ask]
        elif there is None:
            said = []
        else:
            said = [*[note for note in notes[self.place : there] if not note.ask], notes[there]]
        return [note for note in said if self.by_script or note.anyhow]

    def answer(self, option: int) -> Note | None:
        """Give the learner's answer; return the note that takes it back instead, if one does."""
        there = self._explaining()
        note = None if there is None else self.lesson.notes[there]
        fits = note is None or self._is_by_script(note, option)
        if note is not None and note.instead and not fits and (self.by_script or note.anyhow):
            self.match.check_answer(self.lesson.learner, option)
            return note
        self._take(self.lesson.learner, option)
        self.by_script = self.by_script and fits
        self.place = self.place if there is None else there + 1
        self._let_others_answer()
        return None

    def script(self) -> int:
        """Return how the script goes on, or what looks best where it says nothing."""
        seat, match, there = self.lesson.learner, self.match, self._explaining()
        written = "" if there is None else self.lesson.notes[there].answer
        fitting = _fitting(match.question(seat), written, match.options(seat))
        return self._best(seat) if fitting is None else fitting

    def _explaining(self) -> int | None:
        """Return the place of the note that explains the present question."""
        if not self.is_asked:
            return None
        verb = self.match.question(self.lesson.learner).verb
        later = range(self.place, len(self.lesson.notes))
        return next((place for place in later if self.lesson.notes[place].ask == verb), None)

    def _is_by_script(self, note: Note, option: int) -> bool:
        """Tell whether an answer is the script's, or the script's is not possible any more."""
        seat, match = self.lesson.learner, self.match
        wanted = _fitting(match.question(seat), note.answer, match.options(seat))
        return wanted is None or wanted in (option, match.game.alike(match.state, seat, option))

    def _open(self) -> None:
        """Play to where the lesson begins; what does not fit is a mistake of who wrote it."""
        for written in self.lesson.opening:
            seat, match = self.lesson.learner, self.match
            fits = seat in match.asked
            option = _fitting(match.question(seat), written, match.options(seat)) if fits else None
            if option is None:
                raise BadLesson("error-lesson-opening", answer=written)
            self._take(seat, option)
            self._let_others_answer()

    def _let_others_answer(self) -> None:
        while others := [seat for seat in self.match.asked if seat != self.lesson.learner]:
            seat = others[0]
            option = self._others_option(seat)
            self.given.append(notation.written(self.match.question(seat), option))
            self._take(seat, option)

    def _others_option(self, seat: int) -> int:
        written = self._others.pop(0) if self._others else ""
        fitting = _fitting(self.match.question(seat), written, self.match.options(seat))
        if fitting is None:
            self._others.clear()
            return self._best(seat)
        return fitting

    def _best(self, seat: int) -> int:
        match = self.match
        return match.game.advisor.best(match.veiled(seat), seat, Dice(match.position))

    def _take(self, seat: int, option: int) -> None:
        self.match.answer(seat, option)
        self._watch(self.match)


def _fitting(question: Question, written: str, options: list[int]) -> int | None:
    """Return the option that a script writes, if it is possible."""
    try:
        option = notation.read(question, written)
    except BadNotation:
        return None
    return option if option in options else None
