"""The checked door to a game: a position, its journal and its record."""

from collections.abc import Callable, Mapping
from operator import index
from typing import Final, SupportsIndex

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from pangaea.core import notation
from pangaea.core.agreement import Agreed, agreed_outcome, ended
from pangaea.core.errors import (
    BadBox,
    BadName,
    IllegalAnswer,
    NothingToUndo,
    UnknownPosition,
    UnknownSeat,
    check_language,
)
from pangaea.core.events import Event, Journal, Moment, Moved
from pangaea.core.files import write_file
from pangaea.core.game import Drawn, Game, SeatView, box_digest, state_digest
from pangaea.core.identity import followed
from pangaea.core.luck import Dice, Luck, Recorder, Script
from pangaea.core.outcome import Outcome
from pangaea.core.question import Question
from pangaea.core.record import (
    COUNTED,
    FORMAT,
    UNCHAINED,
    AnswerLine,
    Break,
    EndLine,
    Entry,
    Footer,
    Header,
    Line,
    Record,
    SeatLine,
    UndoLine,
    encoded,
    link_of,
    sealed_luck,
    tied,
)
from pangaea.core.scene import LogLine, Scene
from pangaea.core.sealed import Contribution, Sealed
from pangaea.core.state import NOBODY, State
from pangaea.core.steps import (
    EVERYBODY,
    Retreat,
    Step,
    Trace,
    choice_start,
    is_unheard,
    own_parts,
    retreat,
)
from pangaea.core.telling import Teller, Told
from pangaea.core.text import is_fit
from pangaea.core.variants import VariantValue
from pangaea.core.words import Words, words_for

SNAPSHOT_EVERY: Final = 16
DIGEST_EVERY: Final = 16
LONGEST_NAME: Final = 288  # characters: of 24 signs, a joined emoji has up to 12


class Known(Struct):
    """A position as far as a seat knows of it, and what happened there."""

    state: State
    events: list[Event]


class Match:
    """A game being played: asks, checks, refuses with a reason, remembers, takes back."""

    def __init__(
        self,
        game: Game,
        seats: int,
        luck: Luck,
        variants: Mapping[str, VariantValue] | None = None,
        *,
        box: Struct | None = None,
        rules: int | None = None,
        names: list[str] | None = None,
        bots: list[str] | None = None,
        clock: Callable[[], float] | None = None,
    ) -> None:
        self.game = game
        self.variants = game.check(seats, variants or {})
        self.box = _fitting(game, box)
        self.rules = game.rules_version if rules is None else rules
        self.setup = game.setup_by(self.rules, seats, self.variants, self.box)
        self.domains = game.domains(self.setup)
        self._notes = game.notes(self.box)
        self.names = _checked(game, seats, names)
        self.bots = tuple(bots or [""] * seats)
        if len(self.bots) != seats:
            raise BadName("error-names", game=game.slug, names=len(self.bots), seats=seats)
        self.clock = clock or _no_clock
        self.format = FORMAT
        self.seal = luck.seal if isinstance(luck, Sealed) else ""
        self.contributions: tuple[Contribution, ...] = (
            luck.contributions if isinstance(luck, Sealed) else ()
        )
        self._recorder = Recorder(luck)
        self._journal = Journal()
        self._drawn: dict[str, Drawn] = {}  # by language
        self._told_last: dict[str, Told] = {}
        self._begin()

    def _begin(self) -> None:
        self.state: State = self.game.blank(self.setup)
        self.state.listener = self._journal
        self.game.lay_out(self.state, self._recorder)
        self.start_luck = self._recorder.taken()
        self.start_counts = self._recorder.counts_taken()
        self.start_events = self._journal.taken()
        self.lines: list[Entry] = []  # everything that was said, undone or not
        self._head = ""  # the first line and those of answers, as far as they are written
        self._rows: list[str] = []
        self._base_link = ""  # what the first line that is known is tied to, after `resume`
        self.steps: list[Step] = []  # the answers that stand, from `base` on
        self.base = 0  # the first position that is known; later than 0 after `resume`
        self.end_agreed = False  # by the players, before the rules had come to an end
        self.moments: list[Moment] = []  # what there was to see on the way to the present
        self.traces: list[Trace] = []  # of answers taken back, as far as they are told
        self._snapshots: list[State] = [self.state.copy()]

    def resume(self, position: int, plain: dict[str, int | list[int]]) -> None:
        """Go on from a position kept as plain data; what led to it is not known."""
        self.state.refill(plain)
        self.base = position
        self.lines, self.steps, self.moments, self._rows = [], [], [], []
        self.traces, self.end_agreed = [], False
        self._snapshots = [self.state.copy()]

    @property
    def luck(self) -> Luck:
        """Where the next random choices come from."""
        return self._recorder.luck

    @luck.setter
    def luck(self, luck: Luck) -> None:
        self._recorder.luck = luck

    def luck_from(self, seed: str, used: int) -> Sealed:
        """Return the luck this game was begun with, if this is its seed."""
        return sealed_luck(self.format, seed, used, self.contributions)

    # -- asking ------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return int(self.state.seats)

    @property
    def position(self) -> int:
        """How many answers stand."""
        return self.base + len(self.steps)

    @property
    def settled(self) -> int:
        """How many answers anybody may know of: not those of a secret choice under way."""
        return self.position - len(self._under_way())

    def position_for(self, seat: int | None) -> int:
        """Return the position as a seat is told it: what others choose in secret counts later."""
        return self.settled + sum(step.seat == seat for step in self._under_way())

    def _under_way(self) -> list[Step]:
        """Return the last answers, as far as they are parts of a secret choice that goes on."""
        if self.end_agreed:
            return []
        return self.steps[choice_start(self.steps, len(self.steps)) :]

    def went_unnoticed(self) -> bool:
        """Tell whether the last answer is a part of a secret choice that its seat goes on with."""
        return self.steps[-1].hidden and self.steps[-1].seat in self.asked

    @property
    def asked(self) -> list[int]:
        """The seats that owe an answer; none when the game is over."""
        return [] if self.end_agreed else self.state.asked()

    def question(self, seat: int) -> Question:
        """Return what an asked seat is asked."""
        self._check_asked(seat)
        return self.state.question(seat)

    def options(self, seat: int) -> list[int]:
        """List the legal answers of an asked seat."""
        self._check_asked(seat)
        return self.state.options(seat)

    def answers(self, seat: int) -> list[str]:
        """List the legal answers of an asked seat as they are written: `hand keep`."""
        question = self.question(seat)
        return [notation.written(question, option) for option in self.options(seat)]

    def __repr__(self) -> str:
        end = self.outcome
        won = "" if end is None else ", ".join(self.names[seat] for seat in end.winners)
        owing = [f"{self.names[seat]}: {self.state.question(seat).name}" for seat in self.asked]
        now = f"won by {won}" if won else "ended" if end else f"asks {', '.join(owing)}"
        return f"<Match {self.game.slug} for {self.seats}, {self.position} answers, {now}>"

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return agreed_outcome(self.seats) if self.end_agreed else self.game.outcome(self.state)

    def veiled(self, seat: int | None) -> State:
        """Return the position as a seat (None: a spectator) may know it."""
        self._check_seat(seat)
        return self.state.veiled(NOBODY if seat is None else seat)

    # -- answering ---------------------------------------------------------------------------

    def answer(self, seat: int, option: SupportsIndex | str) -> None:
        """Give an answer, as an option or in notation; refuse what the rules do not allow."""
        self._check_asked(seat)
        question = self.state.question(seat)
        wanted = notation.read(question, option) if isinstance(option, str) else _number(option)
        options = self.state.options(seat)
        chosen = self._standing_for(seat, question, wanted, options)
        self._carry_out(seat, chosen, len(options), self.clock())

    def _carry_out(self, seat: int, option: int, choices: int, at: float) -> None:
        """Let the rules take a legal answer, and remember it."""
        question, asked, asked_at = self.state.question(seat), self.asked, self.position_for(seat)
        self.state.answer(seat, option, self._recorder)
        said, counts = self._recorder.taken(), self._recorder.counts_taken()
        self.moments = self._journal.moments
        events = self._journal.taken()
        hidden = question.secret and is_unheard(self.state, asked, said, events)
        step = Step(seat, option, said, events, choices, asked_at, question.secret, hidden, at)
        self.steps.append(step)
        due = len(self.lines) % DIGEST_EVERY == DIGEST_EVERY - 1
        digest = state_digest(self.state) if due else ""
        of = counts if self.format in COUNTED else []
        text = notation.written(question, option)
        self.lines.append(AnswerLine(seat, text, said, at, digest, of))
        if len(self.steps) % SNAPSHOT_EVERY == 0:
            self._snapshots.append(self.state.copy())

    def would_go_unnoticed(self, seat: int, option: int) -> bool:
        """Tell whether an answer would be a part of a secret choice that its seat goes on with."""
        self._check_asked(seat)
        if not self.state.question(seat).secret or option not in self.state.options(seat):
            return False
        trial, luck, journal = self.state.copy(), Recorder(Dice(0)), Journal()
        trial.listener = journal
        trial.answer(seat, option, luck)
        unheard = is_unheard(trial, self.asked, luck.taken(), journal.taken())
        return unheard and seat in trial.asked()

    def _check_asked(self, seat: int) -> None:
        asked = self.asked
        if seat in asked:
            return
        if not asked:
            raise IllegalAnswer("error-game-over", game=self.game.slug)
        names = ", ".join(str(other) for other in asked)
        raise IllegalAnswer("error-not-asked", game=self.game.slug, seat=seat, asked=names)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in range(self.seats):
            last = self.seats - 1
            raise UnknownSeat("error-unknown-seat", game=self.game.slug, seat=seat, last=last)

    def _check_position(self, position: int) -> None:
        if position not in range(self.base, self.position + 1):
            raise UnknownPosition(
                "error-unknown-position", game=self.game.slug, position=position,
                first=self.base, last=self.position,
            )  # fmt: skip

    def _standing_for(self, seat: int, question: Question, option: int, options: list[int]) -> int:
        """Return the legal option that an answer means: itself, or the one it is alike to."""
        if option in options:
            return option
        slug = self.game.slug
        if not 0 <= option < len(question.domain):
            details = {"option": option, "size": len(question.domain) - 1}
            raise IllegalAnswer("error-no-such-option", game=slug, rule=question.rule, **details)
        twin = self.game.alike(self.state, seat, option)
        if twin in options:
            return twin
        reason = self.game.why_not(self.state, seat, option)
        if reason is not None:
            raise IllegalAnswer(reason.words, game=slug, rule=reason.rule, **reason.values)
        legal = ", ".join(notation.written(question, legal) for legal in options)
        said = notation.written(question, option)
        spoken = {"said": said, "legal": legal}
        raise IllegalAnswer("error-not-legal", game=slug, rule=question.rule, **spoken)

    def end_by_agreement(self, seat: int | None = None) -> None:
        """End the game without a winner, as a seat (None: one that is asked) proposed to all."""
        if not self.asked:
            raise IllegalAnswer("error-game-over", game=self.game.slug)
        self._check_seat(seat)
        self.lines.append(EndLine(self.asked[0] if seat is None else seat, self.clock()))
        self.moments = []
        self.end_agreed = True

    # -- taking back -------------------------------------------------------------------------

    def undo(self, seat: int | None = None) -> None:
        """Take the last answer back; the record keeps a trace, and luck is not used twice.

        After an end that was agreed on, it is that end which is taken back.
        """
        if not self.steps and not self.end_agreed:
            raise NothingToUndo("error-nothing-to-undo", game=self.game.slug)
        self._check_seat(seat)
        if self.end_agreed:
            self._reopen(seat)
            return
        last = self.steps[-1]
        wisher = last.seat if seat is None else seat
        was_ready = last.seat not in self.asked
        self.lines.append(UndoLine(wisher, self.clock()))
        self.rewind(self.position - 1)
        if not last.hidden or last.seat == wisher:
            is_noticed = not last.hidden or was_ready
            self._leave_trace(wisher, EVERYBODY if is_noticed else 1 << wisher)

    def _reopen(self, seat: int | None) -> None:
        """Go on after an end that was agreed on; without a wish, by that of who is asked next."""
        self.end_agreed = False
        wisher = self.asked[0] if seat is None else seat
        self.lines.append(UndoLine(wisher, self.clock()))
        self._leave_trace(wisher, EVERYBODY)

    def _leave_trace(self, wisher: int, known_to: int) -> None:
        """Remember that an answer was taken back; who goes back further erases it."""
        while self.traces and self.traces[-1].settled > self.settled:
            self.traces.pop()
        positions = [self.position_for(seat) for seat in range(self.seats)]
        trace = Trace(wisher, positions, self.settled, known_to)
        if trace not in self.traces[-1:]:  # a choice of several parts is taken back as one
            self.traces.append(trace)

    def traces_for(self, seat: int | None) -> list[Trace]:
        """Say where somebody took an answer back, as far as a seat may know."""
        return [trace for trace in self.traces if trace.is_known_to(seat)]

    def retreat(self, seat: int) -> Retreat | None:
        """Say how a seat's last choice is taken back; what left no choice is passed over.

        In a secret choice under way only the seat's own part goes. Once everything has come out,
        the whole choice is made anew: whoever has seen the others' would have the last word.
        """
        found = retreat(self.steps, seat)
        return found and replace(found, position=self.base + found.position)

    def take_back(self, seat: int) -> None:
        """Take a seat's last choice back, with everything that rests on it."""
        self._check_seat(seat)
        retreat = self.retreat(seat)
        if retreat is None:
            raise NothingToUndo("error-nothing-to-undo", game=self.game.slug)
        self.go_back(retreat, seat)

    def go_back(self, retreat: Retreat, seat: int) -> None:
        """Take answers back by a seat's wish; those of others that stay are given again."""
        since = self.steps[retreat.position - self.base :]
        while self.position > retreat.position:
            self.undo(seat)
        for step in since if retreat.own else []:
            if step.seat != seat:
                self._carry_out(step.seat, step.option, step.choices, step.at)

    def concerns_others(self, seat: int) -> bool:
        """Tell whether others would notice that a seat's last choice is taken back.

        That is, as far as the seat may know: while others choose in secret, always.
        """
        retreat = self.retreat(seat)
        if retreat is None or retreat.own:
            return False
        others = [other for other in self.asked if other != seat]
        if self._under_way() or any(self.state.question(other).secret for other in others):
            return True
        return retreat.position != self.position - 1 or self.reveals()

    def reveals(self) -> bool:
        """Tell whether the last answer brought new information out."""
        last = self.steps[-1]
        return bool(last.luck) or any(event.reveals for event in last.events)

    def rewind(self, position: int) -> None:
        """Go back to an earlier position, forgetting the answers since."""
        self.state = self.position_at(position)
        self.state.listener = self._journal
        since = position - self.base
        del self.steps[since:]
        self.moments, self.end_agreed = [], False
        del self._snapshots[since // SNAPSHOT_EVERY + 1 :]

    def position_at(self, position: int) -> State:
        """Rebuild an earlier position: from the last snapshot before it, then answer by answer."""
        self._check_position(position)
        since = position - self.base
        snapshot = since // SNAPSHOT_EVERY
        state = self._snapshots[snapshot].copy()
        for step in self.steps[snapshot * SNAPSHOT_EVERY : since]:
            state.answer(step.seat, step.option, Script(step.luck))
        return state

    # -- showing -----------------------------------------------------------------------------

    def scene(
        self, seat: int | None = None, language: str = "en", position: int | None = None
    ) -> Scene:
        """Describe the table as a seat (None: a spectator) sees it, now or at a past position."""
        self._check_seat(seat)
        return self.next_scene(
            None, seat, language, self.position if position is None else position
        )

    def _pictured_at(self, at: int, known: Known, seat: int | None, language: str) -> Scene:
        told = self.position_for(seat) if at == self.position else at
        return self._pictured(known.state, known.events, seat, language, told)

    def _known(self, at: int, seat: int | None) -> Known:
        """Return a position as a seat knows of it.

        Of a secret choice it knows its own parts only, in their order: neither how many others had
        given by then, nor when.
        """
        self._check_position(at)
        number = at - self.base
        start = choice_start(self.steps, number)
        if at == self.position:
            return Known(self.state, self._events_known(self.position_for(seat), seat))
        state = self.position_at(self.base + start)
        for step in own_parts(self.steps, start, seat)[: number - start]:
            state.answer(step.seat, step.option, Script(step.luck))
        return Known(state, self._events_known(at, seat))

    def _events_known(self, at: int, seat: int | None) -> list[Event]:
        """Return what happened at a position, as far as a seat knows of it."""
        start = choice_start(self.steps, at - self.base)
        parts = at - self.base - start
        found = self._events_of_rules(at)
        if parts:
            own = own_parts(self.steps, start, seat)
            found = own[parts - 1].events if parts <= len(own) else []
        return self._with_end(found, is_last=at == self.position_for(seat))

    def acts(self, seat: int | None, language: str) -> list[tuple[Scene, list[Moved]]]:
        """Describe what the last answer set off: moments on the way, then the table as it is."""
        told = self.position_for(seat)
        events = self.events(self.position)
        if self.moments:
            events = events[sum(len(one.events) for one in self.moments) :]
        return [
            (self._pictured(one.state, one.events, seat, language, told), _moves(one.events, seat))
            for one in [*self.moments, Moment(self.state, events)]
        ]

    def _pictured(
        self, state: State, events: list[Event], seat: int | None, language: str, told: int
    ) -> Scene:
        words = self._words(language)
        drawn = self._drawn.setdefault(language, Drawn())
        view = SeatView(seat, words, self.names, self.bots, self.domains, drawn)
        scene = self.game.scene(state.veiled(NOBODY if seat is None else seat), view)
        if self.end_agreed and state is self.state:
            scene = ended(scene, words)
        log = tuple(self._told(events, seat, language))
        notes = tuple(words.say(note) for note in self._notes)
        return replace(scene, position=told, log=log, notes=notes)

    def next_scene(
        self, before: Scene | None, seat: int | None, language: str, position: int
    ) -> Scene:
        """Describe the table, with pieces that keep the ids they had in the scene before."""
        known = self._known(position, seat)
        scene = self._pictured_at(position, known, seat, language)
        return followed(before, scene, _moves(known.events, seat) if before else [])

    def events(self, position: int) -> list[Event]:
        """Return what happened with the answer that led to a position."""
        self._check_position(position)
        return self._with_end(self._events_of_rules(position), is_last=position == self.position)

    def _events_of_rules(self, position: int) -> list[Event]:
        if position > self.base:
            return self.steps[position - self.base - 1].events
        return [] if self.base else self.start_events

    def _with_end(self, events: list[Event], *, is_last: bool) -> list[Event]:
        """Add that the players ended the game, after everything else."""
        return [*events, Agreed()] if self.end_agreed and is_last else events

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
        self._check_seat(seat)
        last = self.position if until is None else until
        known = range(max(since, self.base), last + 1)
        return self._told([event for at in known for event in self.events(at)], seat, language)

    def story(
        self, seat: int | None, language: str, since: int = 0, until: int | None = None
    ) -> list[LogLine]:
        """Tell what happened in the order in which a seat came to know of it."""
        last = self.position if until is None else min(until, self.position)
        known = range(max(since, self.base), last + 1)
        events = [event for at in known for event in self._events_known(at, seat)]
        return self._told(events, seat, language)

    def _told(self, events: list[Event], seat: int | None, language: str) -> list[LogLine]:
        if language not in self._told_last:
            teller = Teller(self._words(language), self.names, self.domains)
            self._told_last[language] = Told(teller)
        return self._told_last[language].lines(events, NOBODY if seat is None else seat)

    def _words(self, language: str) -> Words:
        check_language(language)
        return words_for(self.game.slug, language)

    # -- remembering -------------------------------------------------------------------------

    def header(self) -> Header:
        """Return the first line of the record."""
        return Header(
            format=self.format,
            game=self.game.slug,
            rulebook=self.game.rulebook_version,
            box=box_digest(self.box),
            variants=dict(self.variants),
            seats=[SeatLine(name, bot) for name, bot in zip(self.names, self.bots, strict=True)],
            seal=self.seal,
            luck=self.start_luck,
            figures=msgspec.to_builtins(self.box),
            rules=self.rules,
            contributions=list(self.contributions),
            of=self.start_counts,
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
        rows = [self.head(), *self.rows(), self.last_row()]
        return "".join(f"{row}\n" for row in rows if row)

    def save(self, path: str) -> None:
        """Write the record to a file: whoever looks finds the old one or the new one, whole."""
        write_file(path, self.record())


def _fitting(game: Game, box: Struct | None) -> Struct:
    """Return the box to play with; one of another game does not fit."""
    usual = game.default_box()
    if box is not None and type(box) is not type(usual):
        raise BadBox("error-box-kind", game=game.slug)
    return usual if box is None else box


def _checked(game: Game, seats: int, names: list[str] | None) -> tuple[str, ...]:
    """Return the players' names; without any they are numbered."""
    if not names:
        return tuple(f"{number + 1}" for number in range(seats))
    if len(names) != seats:
        raise BadName("error-names", game=game.slug, names=len(names), seats=seats)
    for name in names:
        if not _is_name(name):
            raise BadName("error-name", game=game.slug, name=name, most=LONGEST_NAME)
    return tuple(names)


def _is_name(name: object) -> bool:
    return isinstance(name, str) and len(name) <= LONGEST_NAME and is_fit(name)


def _number(option: SupportsIndex) -> int:
    """Return an option as a plain number: other libraries have integers of their own."""
    try:
        return index(option)
    except TypeError as error:
        raise IllegalAnswer("error-not-an-option", option=str(option)) from error


def _moves(events: list[Event], seat: int | None) -> list[Moved]:
    viewer = NOBODY if seat is None else seat
    return [move for event in events if event.may_know(viewer) for move in event.moves()]


def _no_clock() -> float:
    return 0
