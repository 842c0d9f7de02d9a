"""What can be seen of a game being played: scenes, what moved, and the log, seat by seat."""

from collections.abc import Callable
from operator import attrgetter
from typing import Final

from msgspec.structs import replace

from pangaea.core.agreement import Agreed, ended
from pangaea.core.errors import check_language
from pangaea.core.events import Event, Moment, Moved
from pangaea.core.game import Drawn, SeatView
from pangaea.core.identity import followed
from pangaea.core.luck import Script
from pangaea.core.play import Play
from pangaea.core.resignation import shown
from pangaea.core.scene import Common, LogLine, Pointer, Scene, Spot
from pangaea.core.state import NOBODY, State
from pangaea.core.steps import choice_start, own_parts
from pangaea.core.telling import Teller, Tellings
from pangaea.core.words import Words, words_for

_id: Final[Callable[[Spot], str]] = attrgetter("id")


Known = tuple[State, list[Event]]  # a position as far as a seat knows of it, what happened there


class Watched:
    """A moment as a watcher sees it, and what of it all see alike."""

    def __init__(self) -> None:
        self.scene: Scene | None = None
        self.common: dict[str, Common] = {}


class Voice:
    """A game in one language: its words, and what was drawn and told last."""

    def __init__(self, play: Play, language: str) -> None:
        check_language(language)
        self.words = words_for(play.game.slug, language)
        self.drawn = Drawn()
        self.teller = Teller(self.words, play.names, play.domains, self.drawn.names)
        self.tellings = Tellings(self.teller)
        self.notes = tuple([self.words.say(note) for note in play.notes])
        self.shares = True  # whether the game draws anything for all alike
        self._acts: list[Moment] = []
        self._watched: list[Watched] = []

    def watched(self, acts: list[Moment]) -> list[Watched]:
        """Return what a watcher was shown of the last answer, act by act."""
        if self._acts is not acts:
            self._acts, self._watched = acts, [Watched() for _ in acts]
        return self._watched


class Kept:
    """What was shown last: what has not changed is not made again."""

    def __init__(self) -> None:
        self.voices: dict[str, Voice] = {}
        self.events: list[Event] = []  # of the answer that was shown last
        self.moments: list[Moment] = []  # on the way
        self.acts: list[Moment] = []  # those, and the table as it was then
        self.asked: set[int] = set()  # in any of them


class Views:
    """Shows a game as far as a seat (None: a spectator) may know of it."""

    def __init__(self, play: Play, kept: Kept) -> None:
        self.play = play
        self.kept = kept

    def scene(
        self, seat: int | None = None, language: str = "en", position: int | None = None
    ) -> Scene:
        """Describe the table as a seat (None: a spectator) sees it, now or at a past position."""
        self.play.check_seat(seat)
        return self.next_scene(
            None, seat, language, self.play.position if position is None else position
        )

    def _draw_at(self, at: int, known: Known, seat: int | None, language: str) -> Scene:
        told = self.play.position_for(seat) if at == self.play.position else at
        state, events = known
        return self._draw(state, events, seat, language, told)

    def _known(self, at: int, seat: int | None) -> Known:
        """Return a position as a seat knows of it.

        Of a secret choice it knows its own parts only, in their order: neither how many others had
        given by then, nor when.
        """
        self.play.check_position(at)
        number = at - self.play.base
        start = choice_start(self.play.steps, number)
        if at == self.play.position:
            return self.play.state, self._events_known(self.play.position_for(seat), seat)
        state = self.play.position_at(self.play.base + start)
        for step in own_parts(self.play.steps, start, seat)[: number - start]:
            state.answer(step.seat, step.option, Script(step.luck))
        return state, self._events_known(at, seat)

    def _events_known(self, at: int, seat: int | None) -> list[Event]:
        """Return what happened at a position, as far as a seat knows of it."""
        start = choice_start(self.play.steps, at - self.play.base)
        parts = at - self.play.base - start
        found = self._events_of_rules(at)
        if parts:
            own = own_parts(self.play.steps, start, seat)
            found = own[parts - 1].events if parts <= len(own) else []
        return self._with_end(found, is_last=at == self.play.position_for(seat))

    def acts(self, seat: int | None, language: str) -> list[tuple[Scene, list[Moved]]]:
        """Describe what the last answer set off: moments on the way, then the table as it is."""
        told, viewer = self.play.position_for(seat), NOBODY if seat is None else seat
        voice, acts = self._voice(language), self._acts()
        found: list[tuple[Scene, list[Moved]]] = []
        for act, watched in zip(acts, voice.watched(acts), strict=True):
            scene = self._draw_act(act, watched, seat, language, told)
            known = voice.tellings.told(act.events, viewer, told)
            found.append((scene, [move for _, _, moves in known for move in moves]))
        return found

    def eyes_of(self, seat: int | None) -> int | None:
        """Say with whose eyes a seat sees the last answer: a watcher's, if it sees no more."""
        if seat is None or not self.play.game.open_to_all:
            return seat
        self._acts()
        return seat if seat in self.kept.asked else None

    def _acts(self) -> list[Moment]:
        """Part the last answer's events among its moments and the present, once for all seats."""
        kept, play = self.kept, self.play
        events, moments = self._events_of_rules(play.position), play.moments
        is_known = kept.events is events and kept.moments is moments and not play.end_agreed
        if not is_known or kept.acts[-1].state is not play.state:
            last = self.events(play.position)
            if moments:
                last = last[sum(len(one.events) for one in moments) :]
            kept.events, kept.moments = events, moments
            kept.acts = [*moments, Moment(play.state, last)]
            kept.asked = {seat for act in kept.acts for seat in act.state.asked()}
        return kept.acts

    def _draw_act(
        self, act: Moment, watched: Watched, seat: int | None, language: str, told: int
    ) -> Scene:
        """Describe a moment; what all see alike is drawn once, from what a watcher may know."""
        voice = self._voice(language)
        if watched.scene is None and (seat is None or voice.shares):
            watched.scene = self._scene(act.state, None, language, watched.common)
            voice.shares = bool(watched.common)
        if seat is None and watched.scene is not None:
            return self._told(watched.scene, act.state, act.events, seat, language, told)
        common = dict(watched.common)  # nobody draws for others but a watcher
        scene = self._scene(act.state, seat, language, common)
        return self._told(scene, act.state, act.events, seat, language, told)

    def _scene(
        self, state: State, seat: int | None, language: str, common: dict[str, Common]
    ) -> Scene:
        voice, play, viewer = self._voice(language), self.play, NOBODY if seat is None else seat
        view = SeatView(seat, voice.words, play.names, play.bots, play.domains, voice.drawn, common)
        return play.game.scene(state.veiled(viewer), view)

    def _draw(
        self, state: State, events: list[Event], seat: int | None, language: str, told: int
    ) -> Scene:
        scene = self._scene(state, seat, language, {})
        return self._told(scene, state, events, seat, language, told)

    def _told(
        self,
        scene: Scene,
        state: State,
        events: list[Event],
        seat: int | None,
        language: str,
        told: int,
    ) -> Scene:
        """Add to a drawing what happened, and how far the game is."""
        voice, viewer = self._voice(language), NOBODY if seat is None else seat
        if self.play.end_agreed and state is self.play.state:
            scene = ended(scene, voice.words)
        elif scene.ending is not None and self.play.resigned:
            scene = self._with_lost(scene, voice.words)
        lines = [line for _, line, _ in voice.tellings.told(events, viewer, told)]
        log = tuple([_pointing_into(scene, line) for line in lines])
        return replace(scene, position=told, log=log, notes=voice.notes)

    def _with_lost(self, scene: Scene, words: Words) -> Scene:
        play, outcome = self.play, self.play.outcome
        assert outcome is not None
        return shown(scene, outcome, play.resigned, play.names, words)

    def next_scene(
        self, before: Scene | None, seat: int | None, language: str, position: int
    ) -> Scene:
        """Describe the table, with pieces that keep the ids they had in the scene before."""
        known = self._known(position, seat)
        scene = self._draw_at(position, known, seat, language)
        return followed(before, scene, _moves(known[1], seat) if before else [])

    def events(self, position: int) -> list[Event]:
        """Return what happened with the answer that led to a position."""
        self.play.check_position(position)
        is_last = position == self.play.position
        return self._with_end(self._events_of_rules(position), is_last=is_last)

    def _events_of_rules(self, position: int) -> list[Event]:
        if position > self.play.base:
            return self.play.steps[position - self.play.base - 1].events
        return [] if self.play.base else self.play.start_events

    def _with_end(self, events: list[Event], *, is_last: bool) -> list[Event]:
        """Add that the players ended the game, after everything else."""
        return [*events, Agreed()] if self.play.end_agreed and is_last else events

    def moves(self, position: int, seat: int | None) -> list[Moved]:
        """Say between which areas things moved, as far as a seat may know."""
        return _moves(self.events(position), seat)

    def log(
        self,
        seat: int | None = None,
        language: str = "en",
        since: int = 0,
        until: int | None = None,
    ) -> list[LogLine]:
        """Tell everything that happened, as far as a seat (None: a spectator) may know."""
        self.play.check_seat(seat)
        last = self.play.position if until is None else until
        known = range(max(since, self.play.base), last + 1)
        return [
            line
            for at in known
            for line in self._tell(self.events(at), seat, language, self._told_at(at, seat))
        ]

    def _told_at(self, at: int, seat: int | None) -> int:
        """Return a position as a seat is told it: in a secret choice only its own parts count."""
        number = at - self.play.base
        start = choice_start(self.play.steps, number)
        own = [step for step in self.play.steps[start:number] if step.seat == seat]
        return self.play.base + start + len(own)

    def story(
        self, seat: int | None, language: str, since: int = 0, until: int | None = None
    ) -> list[LogLine]:
        """Tell what happened in the order in which a seat came to know of it."""
        last = self.play.position if until is None else min(until, self.play.position)
        known = range(max(since, self.play.base), last + 1)
        return [
            line
            for at in known
            for line in self._tell(self._events_known(at, seat), seat, language, at)
        ]

    def _tell(self, events: list[Event], seat: int | None, language: str, at: int) -> list[LogLine]:
        viewer, teller = NOBODY if seat is None else seat, self._voice(language).teller
        return [teller.line(event, at) for event in events if event.may_know(viewer)]

    def _voice(self, language: str) -> Voice:
        voices = self.kept.voices
        if language not in voices:
            voices[language] = Voice(self.play, language)
        return voices[language]


def _moves(events: list[Event], seat: int | None) -> list[Moved]:
    viewer = NOBODY if seat is None else seat
    return [move for event in events if event.may_know(viewer) for move in event.moves()]


def _pointing_into(scene: Scene, line: LogLine) -> LogLine:
    """Let a line point to the whole area where a place of it is gone by now, such as a card."""
    gone = [pointer for pointer in line.shows if pointer.spot and not _is_there(scene, pointer)]
    if not gone:
        return line
    areas = {area.id for area in scene.areas}
    shows = [Pointer(area=one.area) if one in gone else one for one in line.shows]
    return replace(line, shows=tuple([one for one in shows if not one.area or one.area in areas]))


def _is_there(scene: Scene, pointer: Pointer) -> bool:
    for area in scene.areas:
        if area.id == pointer.area:
            return pointer.spot in map(_id, area.spots)
    return False
