"""Lessons: the page holds the answers, and asks what the table looks like after them."""

from typing import Final

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from pangaea import shelf
from pangaea.core.changes import Difference
from pangaea.core.differences import difference
from pangaea.core.game import Game
from pangaea.core.identity import followed
from pangaea.core.lesson import Lecture, Lesson, Note
from pangaea.core.match import Match
from pangaea.core.scene import Pointer, Scene
from pangaea.core.words import words_for
from pangaea.server.http.requests import (
    check_origin,
    check_rate,
    json_reply,
    language_of,
    read_message,
    tables_of,
)
from pangaea.server.live.new_tables import proper_name, unlike
from pangaea.server.wire.messages import LessonStep, Show
from pangaea.server.wire.rest import (
    LessonInfo,
    LessonNote,
    LessonRequest,
    LuckInfo,
    SeatInfo,
    TableInfo,
    serialize_bytes,
)

NAMES: Final = 6  # of bots


async def lesson(request: Request) -> Response:
    """Show a lesson after the answers that the page gave so far."""
    check_origin(request)
    wish = await read_message(request, LessonRequest)
    check_rate(request, "drawings", 1 + len(wish.answers) - min(wish.shown, len(wish.answers)))
    slug, name = str(request.path_params["slug"]), str(request.path_params["lesson"])
    shelf.lesson(slug, name)  # refused here, not in a worker
    job = tables_of(request).jobs.do(lesson_step, slug, name, wish, language_of(request))
    return json_reply(await job)


def lesson_step(slug: str, name: str, wish: LessonRequest, language: str) -> bytes:
    """Play a lesson to where the page has come, in a process that can do no harm."""
    return serialize_bytes(Classroom(shelf.game(slug), name, wish, language).step())


class Classroom:
    """A lesson for one request: plays it, and shows what is new to the page."""

    def __init__(self, game: Game, name: str, wish: LessonRequest, language: str) -> None:
        self.game, self.name, self.wish, self.language = game, name, wish, language
        self.lesson: Lesson = shelf.lesson(game.slug, name)
        self.taken: list[int] = []  # the learner's answers that stand
        self.shows: list[Show] = []
        self._last: Scene | None = None
        self._is_seen = not wish.shown  # whether the page is shown what happens
        names = _names(wish.name, self.lesson, language)
        self.lecture = Lecture(game, self.lesson, names, self._watch)

    def step(self) -> LessonStep:
        """Give the page's answers, or the script's up to the section it wants to see."""
        refused: Note | None = None
        for option in self.wish.answers:
            refused = refused or self._answer(option)
        while self._goes_on():
            self._answer(self.lecture.script())
        if not self.shows or self.wish.section >= 0:  # whoever leaps to a section sees it at once
            self._begin(self.lecture.match)
        return self._reply(refused)

    def _goes_on(self) -> bool:
        wanted = self.lesson.sections()[: max(self.wish.section, 0) + 1][-1:]
        lecture, wants = self.lecture, self.wish.section >= 0 and bool(wanted)
        return wants and not lecture.is_over and lecture.place < wanted[0]

    def _answer(self, option: int) -> Note | None:
        if len(self.taken) + 1 > self.wish.shown and not self._is_seen:
            self._is_seen = True
            self._begin(self.lecture.match)
        refused = self.lecture.answer(option)
        if refused is None:
            self.taken.append(option)
        return refused

    def _watch(self, match: Match) -> None:
        if not self._is_seen:
            return
        if self._last is None:
            self._begin(match)
        else:
            self._go_on(self._last, match)

    def _begin(self, match: Match) -> None:
        """Show the whole table, with everything that happened so far."""
        seat, language = self.lesson.learner, self.language
        scene = followed(None, match.acts(seat, language)[-1][0], [])
        self._last = replace(scene, seat=seat)
        whole = replace(self._last, log=tuple(match.story(seat, language)))
        self.shows = [Show(seat, 0, whole)]

    def _go_on(self, before: Scene, match: Match) -> None:
        """Show what an answer changed, with the moments on the way."""
        seat = self.lesson.learner
        steps: list[Difference] = []
        for act, moves in match.acts(seat, self.language):
            after = followed(before, replace(act, seat=seat), moves)
            steps.append(difference(before, after))
            before = after
        self._last = before
        self.shows.append(Show(seat, len(self.shows), steps=steps))

    def _reply(self, refused: Note | None) -> LessonStep:
        lecture, lesson = self.lecture, self.lesson
        return LessonStep(
            table=self._table(),
            answers=self.taken,
            shows=self.shows,
            position=lecture.match.position_for(lesson.learner),
            notes=[self._note(note, note.says) for note in lecture.notes()],
            refused=None if refused is None else self._note(refused, refused.instead),
            over=lecture.is_over,
            sections=[lesson.notes[place].section[self.language] for place in lesson.sections()],
            section=sum(place <= lecture.place for place in lesson.sections()) - 1,
            following=self._following(),
        )

    def _following(self) -> LessonInfo | None:
        known = shelf.lessons(self.game.slug)
        later = [name for name in known if name > self.name]
        return LessonInfo(later[0], known[later[0]].title[self.language]) if later else None

    def _note(self, note: Note, says: dict[str, str]) -> LessonNote:
        rule = f"{self.game.slug}/{note.rule}" if note.rule else ""
        shows = [*note.pointers(), *self._wanted(note)]
        return LessonNote(says[self.language], shows, rule, waits=bool(note.ask))

    def _wanted(self, note: Note) -> list[Pointer]:
        """Return what on the table stands for the one answer that a note asks for."""
        ask = self._last.ask if self._last is not None else None
        if ask is None or not note.instead or not self.lecture.by_script:
            return []
        wanted = self.lecture.script()
        return [at for one in ask.choices if one.option == wanted for at in one.pointers()]

    def _table(self) -> TableInfo:
        """Describe the table as its page needs it; nothing of it is kept."""
        match, learner = self.lecture.match, self.lesson.learner
        seats = [
            SeatInfo(seat, name, "person" if seat == learner else "bot", mine=seat == learner)
            for seat, name in enumerate(match.names)
        ]
        return TableInfo(
            id="", game=self.game.slug, title=words_for(self.game.slug, self.language).say("title"),
            seats=seats, state="running" if match.asked else "over", position=match.position,
            variants=match.variants, maker=True, my_turn=self.lecture.is_asked, updated=0.0,
            luck=LuckInfo("", "server"),
        )  # fmt: skip


def _names(learner: str, lesson: Lesson, language: str) -> list[str]:
    """Name the learner as wished, and the others as bots are named."""
    say = words_for("", language).say
    names = [say(f"bot-name-{number % NAMES}") for number in range(lesson.seats)]
    others = [name for seat, name in enumerate(names) if seat != lesson.learner]
    names[lesson.learner] = unlike(proper_name(learner or say("lesson-you")), others)
    return names
