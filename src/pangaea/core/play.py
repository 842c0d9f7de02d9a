"""A game being played: a position, who is asked, and the answers that led there."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from operator import index
from typing import Final, SupportsIndex

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from pangaea.core import notation
from pangaea.core.agreement import agreed_outcome
from pangaea.core.errors import (
    BadBox,
    BadName,
    IllegalAnswer,
    NothingToUndo,
    UnknownPosition,
    UnknownSeat,
)
from pangaea.core.events import Journal, Moment
from pangaea.core.game import Game, state_digest
from pangaea.core.luck import Dice, Luck, Recorder, Script
from pangaea.core.outcome import Outcome
from pangaea.core.question import Question
from pangaea.core.record import (
    COUNTED,
    FORMAT,
    AnswerLine,
    EndLine,
    Entry,
    ResignLine,
    TimeControl,
    UndoLine,
    sealed_luck,
)
from pangaea.core.resignation import with_lost
from pangaea.core.sealed import Contribution, Sealed
from pangaea.core.state import NOBODY, Setup, State
from pangaea.core.steps import (
    EVERYBODY,
    Retreat,
    Step,
    Trace,
    choice_start,
    is_unheard,
    retreat,
)
from pangaea.core.text import is_fit
from pangaea.core.variants import VariantValue

SNAPSHOT_EVERY: Final = 16
DIGEST_EVERY: Final = 16
SETUPS_KEPT: Final = 64  # seats, variants and boxes that are played with at the same time
LONGEST_NAME: Final = 288  # characters: of 24 signs, a joined emoji has up to 12


class Play:
    """Asks, checks, refuses with a reason, remembers the answers and takes them back."""

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
        time_control: TimeControl | None = None,
    ) -> None:
        self.game = game
        self.variants = game.check(seats, variants or {})
        self.box = _fitting(game, box)
        self.rules = game.rules_version if rules is None else rules
        self.setup = _setup(
            game, self.rules, seats, tuple(self.variants.items()), _Figures(self.box)
        )
        self.domains = game.domains(self.setup)
        self.notes = game.notes(self.box)
        self.names = _checked(game, seats, names)
        self.bots = tuple(bots or [""] * seats)
        if len(self.bots) != seats:
            raise BadName("error-names", game=game.slug, names=len(self.bots), seats=seats)
        self.clock = clock or _no_clock
        self.time_control = time_control  # how long people may think; whoever times them minds it
        self.time_left: Callable[[int], float] = _untimed
        self.format = FORMAT
        self.seal = luck.seal if isinstance(luck, Sealed) else ""
        self.contributions: tuple[Contribution, ...] = (
            luck.contributions if isinstance(luck, Sealed) else ()
        )
        self._recorder = Recorder(luck)
        self._journal = Journal()
        self._begin()

    def _begin(self) -> None:
        self.state: State = self.game.blank(self.setup)
        self.state.listener = self._journal
        self.game.lay_out(self.state, self._recorder)
        self.start_luck = self._recorder.taken()
        self.start_counts = self._recorder.counts_taken()
        self.start_events = self._journal.taken()
        self.lines: list[Entry] = []  # everything that was said, undone or not
        self.steps: list[Step] = []  # the answers that stand, from `base` on
        self.base = 0  # the first position that is known; later than 0 after `resume`
        self.end_agreed = False  # by the players, before the rules had come to an end
        self.resigned: set[int] = set()  # the seats of whoever gave up
        self.moments: list[Moment] = []  # what there was to see on the way to the present
        self.traces: list[Trace] = []  # of answers taken back, as far as they are told
        self._snapshots: list[State] = [self.state.copy()]

    def resume(self, position: int, plain: dict[str, int | list[int]]) -> None:
        """Go on from a position kept as plain data; what led to it is not known."""
        self.state.refill(plain)
        self.base = position
        self.lines, self.steps, self.moments = [], [], []
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
        won = "" if end is None else ", ".join(f"seat {seat}" for seat in end.winners)
        owing = [f"seat {seat}: {self.state.question(seat).name}" for seat in self.asked]
        now = f"won by {won}" if won else "ended" if end else f"asks {', '.join(owing)}"
        kind = type(self).__name__
        return f"<{kind} {self.game.slug} for {self.seats}, {self.position} answers, {now}>"

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        if self.end_agreed:
            return agreed_outcome(self.seats)
        found = self.game.outcome(self.state)
        return found and with_lost(found, self.resigned)

    def veiled(self, seat: int | None) -> State:
        """Return the position as a seat (None: a spectator) may know it."""
        self.check_seat(seat)
        return self.state.veiled(NOBODY if seat is None else seat)

    # -- answering ---------------------------------------------------------------------------

    def answer(self, seat: int, option: SupportsIndex | str) -> None:
        """Give an answer, as an option or in notation; refuse what the rules do not allow."""
        options = self.options(seat)
        chosen = self._meant(seat, option, options)
        self._carry_out(seat, chosen, len(options), self.clock())

    def check_answer(self, seat: int, option: SupportsIndex | str) -> int:
        """Return the legal option that an answer means; refuse what the rules do not allow."""
        return self._meant(seat, option, self.options(seat))

    def _meant(self, seat: int, option: SupportsIndex | str, options: list[int]) -> int:
        question = self.state.question(seat)
        wanted = notation.read(question, option) if isinstance(option, str) else _number(option)
        return self._standing_for(seat, question, wanted, options)

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
        self.lines.append(AnswerLine(seat, text, said, at, digest, of, self.time_left(seat)))
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

    def check_seat(self, seat: int | None) -> None:
        """Refuse a seat that the table does not have; None is a spectator."""
        if seat is not None and seat not in range(self.seats):
            last = self.seats - 1
            raise UnknownSeat("error-unknown-seat", game=self.game.slug, seat=seat, last=last)

    def check_position(self, position: int) -> None:
        """Refuse a position that is not known, or not yet."""
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
        self.check_seat(seat)
        self.lines.append(EndLine(self.asked[0] if seat is None else seat, self.clock()))
        self.moments = []
        self.end_agreed = True

    def may_resign(self, seat: int) -> bool:
        """Tell whether a seat may be given up: the last one that stays has nobody to lose to."""
        staying = set(range(self.seats)) - self.resigned
        return bool(self.asked) and seat in staying and len(staying) > 1

    def resign(self, seat: int) -> None:
        """Give a seat up for good: it counts as lost, however well it is played from here on."""
        self.check_seat(seat)
        if not self.may_resign(seat):
            raise IllegalAnswer("error-no-resigning", game=self.game.slug, seat=seat)
        self.lines.append(ResignLine(seat, self.clock()))
        self.resigned.add(seat)

    # -- taking back -------------------------------------------------------------------------

    def undo(self, seat: int | None = None) -> None:
        """Take the last answer back; the record keeps a trace, and luck is not used twice.

        After an end that was agreed on, it is that end which is taken back.
        """
        if not self.steps and not self.end_agreed:
            raise NothingToUndo("error-nothing-to-undo", game=self.game.slug)
        self.check_seat(seat)
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
        self.check_seat(seat)
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
        self.check_position(position)
        since = position - self.base
        snapshot = since // SNAPSHOT_EVERY
        state = self._snapshots[snapshot].copy()
        for step in self.steps[snapshot * SNAPSHOT_EVERY : since]:
            state.answer(step.seat, step.option, Script(step.luck))
        return state


class _Figures:
    """A box, known by everything that is in it."""

    def __init__(self, box: Struct) -> None:
        self.box = box
        self.text = msgspec.json.encode(box)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Figures) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)


@lru_cache(maxsize=SETUPS_KEPT)
def _setup(
    game: Game,
    rules: int,
    seats: int,
    variants: tuple[tuple[str, VariantValue], ...],
    figures: _Figures,
) -> Setup:
    """Make the tables of a game once for all who play it with the same box and variants."""
    return game.setup_by(rules, seats, dict(variants), figures.box)


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


def _no_clock() -> float:
    return 0


def _untimed(_seat: int) -> float:
    return 0
