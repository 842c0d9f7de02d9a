"""Clocks: how long each person may still think, by nothing but what everybody may know.

A clock runs while a watcher is shown that its seat is awaited: where all choose at once, each runs
alone. Where nobody may know whom the table waits for, no clock runs, and each question has a
patience of its own that only the one who is asked is told.
"""

from typing import Final

from msgspec import UNSET, Struct
from msgspec.structs import replace

from pangaea.core.match import Match
from pangaea.core.record import TimeControl
from pangaea.core.words import words_for
from pangaea.server.errors import Refusal
from pangaea.server.store.contract import Clocks, SeatClock, Standing, TableRow, standing_of
from pangaea.server.wire.messages import ClockFace, ClocksTold

MINUTE: Final = 60.0
DAY: Final = 86_400.0
LONGEST_BANK: Final = {"live": 180 * MINUTE, "days": 14 * DAY}
LONGEST_CAP: Final = 60 * DAY
GRACE: Final = 10 * MINUTE  # after a start of the server nobody's days are over sooner
AT_ONCE: Final = 1.0  # a time long past: a bot is to move


def check(control: TimeControl) -> TimeControl:
    """Refuse a clock that no game could be played with."""
    longest = LONGEST_BANK[control.kind]
    fits = MINUTE <= control.bank <= longest and 0 <= control.increment <= longest
    if not fits or not (control.cap == 0 or control.bank <= control.cap <= LONGEST_CAP):
        raise Refusal("refused-clock")
    return control


def patience(control: TimeControl) -> float:
    """Return the seconds for a question that others do not see, and for who comes back."""
    return max(control.increment, MINUTE)


# -- how they go on ----------------------------------------------------------------------------


class Moment(Struct):
    """What the clocks go by: who is awaited, as far as all see it, and where people play."""

    now: float
    position: int
    people: set[int]  # seats that a person answers for
    named: set[int]  # awaited, and everybody sees it
    asked: set[int]
    answered: int | None  # who gave the last answer


def standing_at(row: TableRow, match: Match, now: float) -> Standing:
    """Return where a match stands, its clocks gone on to now."""
    standing = standing_of(match)
    if row.clock is None:
        return standing
    before = row.standing.clocks or Clocks([SeatClock(row.clock.bank) for _ in row.seats])
    return replace(standing, clocks=_gone_on(before, row.clock, moment_of(row, match, now)))


def moment_of(row: TableRow, match: Match, now: float) -> Moment:
    """Look at the table as a watcher does."""
    return Moment(
        now, match.settled, {number for number, seat in enumerate(row.seats) if seat.answers},
        awaited_by_all(row, match), set(match.asked),
        match.steps[-1].seat if match.steps else None,
    )  # fmt: skip


def awaited_by_all(row: TableRow, match: Match) -> set[int]:
    """Return the seats of which everybody sees that they are awaited."""
    players = match.scene(None, row.language).players if match.asked else ()
    return {player.seat for player in players if player.turn}


def _gone_on(clocks: Clocks, control: TimeControl, moment: Moment) -> Clocks:
    seats = [_next(clock, seat, control, moment) for seat, clock in enumerate(clocks.seats)]
    ends = [end for clock in seats if (end := _end(clock, control))]
    bots_move = bool(moment.asked - moment.people)
    return Clocks(seats, AT_ONCE if bots_move else min(ends, default=0.0))


def _next(clock: SeatClock, seat: int, control: TimeControl, moment: Moment) -> SeatClock:
    is_named, is_person = seat in moment.named, seat in moment.people
    if clock.since and not (is_named and is_person):
        clock = _stop(clock, moment.now)
        if not is_named and moment.position > clock.credited:
            clock = _credit(clock, control, moment.position)
    elif not clock.since and is_named and is_person:
        clock = replace(clock, left=clock.left or patience(control), since=moment.now)
    return replace(clock, unseen=_unseen_since(clock, seat, moment))


def _stop(clock: SeatClock, now: float) -> SeatClock:
    return replace(clock, left=time_left(clock, now), since=0.0)


def _credit(clock: SeatClock, control: TimeControl, position: int) -> SeatClock:
    """Add what a turn adds, once for each: a turn taken back and played again adds nothing."""
    left = clock.left + control.increment
    return replace(clock, left=min(left, control.cap or left), credited=position)


def _unseen_since(clock: SeatClock, seat: int, moment: Moment) -> float:
    """Return since when a seat is asked what others do not see; 0 if it is not."""
    if seat not in moment.asked - moment.named or seat not in moment.people:
        return 0.0
    return moment.now if seat == moment.answered else clock.unseen or moment.now


def _end(clock: SeatClock, control: TimeControl) -> float:
    """Return when a seat's time is out; 0 if it does not run."""
    if clock.since:
        return clock.since + clock.left
    return clock.unseen + patience(control) if clock.unseen else 0.0


def time_left(clock: SeatClock, now: float) -> float:
    """Return the seconds a seat has left."""
    return max(0.0, clock.left - (now - clock.since)) if clock.since else clock.left


def late(row: TableRow, now: float) -> list[int]:
    """List the seats whose time is out."""
    clocks, control = row.standing.clocks, row.clock
    if clocks is UNSET or control is None:
        return []
    ends = [_end(clock, control) for clock in clocks.seats]
    return [seat for seat, end in enumerate(ends) if end and end <= now]


def forgive_downtime(standing: Standing, control: TimeControl | None, started: float) -> Standing:
    """Return clocks that ran before the server was started, as they run on.

    Live ones go on from the start; days count on, but nobody's are over as soon as it starts.
    """
    if standing.clocks is UNSET or control is None:
        return standing
    seats = [_forgive(clock, control, started) for clock in standing.clocks.seats]
    ends = [end for clock in seats if (end := _end(clock, control))]
    due = standing.clocks.due if standing.clocks.due == AT_ONCE else min(ends, default=0.0)
    return replace(standing, clocks=Clocks(seats, due))


def _forgive(clock: SeatClock, control: TimeControl, started: float) -> SeatClock:
    unseen = max(clock.unseen, started) if clock.unseen else 0.0
    if not 0 < clock.since < started:
        return replace(clock, unseen=unseen)
    if control.kind == "live":
        return replace(clock, since=started, unseen=unseen)
    return replace(clock, left=max(clock.left, started + GRACE - clock.since), unseen=unseen)


# -- how they are told -------------------------------------------------------------------------


def in_words(control: TimeControl, language: str) -> str:
    """Say how long people may think."""
    say = words_for("", language).say
    if control.kind == "live":
        minutes, seconds = round(control.bank / MINUTE), round(control.increment)
        return say("clock-live", minutes=minutes, seconds=seconds)
    days, most = round(control.increment / DAY), round(control.cap / DAY)
    return say("clock-days", days=days, most=most)


def tell_clocks(row: TableRow, held: list[int], now: float) -> ClocksTold | None:
    """Tell the clocks of a table: the same to all, and to who is asked unseen also how long."""
    clocks, control = row.standing.clocks, row.clock
    if clocks is UNSET or control is None:
        return None
    faces = [
        ClockFace(round(time_left(clock, now), 1), bool(clock.since)) for clock in clocks.seats
    ]
    ends = [end for seat in held if (end := _unseen_end(clocks.seats[seat], control))]
    return ClocksTold(faces, round(max(0.0, min(ends) - now), 1) if ends else None)


def _unseen_end(clock: SeatClock, control: TimeControl) -> float:
    return clock.unseen + patience(control) if clock.unseen else 0.0
