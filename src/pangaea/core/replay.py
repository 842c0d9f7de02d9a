"""From a record back to a match, proving it line by line."""

from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from pangaea.core.errors import DamagedRecord, PangaeaError, StaleBookmark
from pangaea.core.files import former_box
from pangaea.core.game import Game, box_digest, layout, may_be
from pangaea.core.luck import Luck, LuckError, Script
from pangaea.core.match import Match
from pangaea.core.play import LONGEST_NAME
from pangaea.core.record import (
    COUNTED,
    AnswerLine,
    EndLine,
    Entry,
    Footer,
    Header,
    Record,
    ResignLine,
    UndoLine,
    read_header,
    read_record,
    read_rows,
    read_tail,
)
from pangaea.core.sealed import Sealed
from pangaea.core.state import State, WrongShape
from pangaea.core.text import tidy

GameNamed = Callable[[str], Game]
# What an answer raises that does not belong to this game, or to these rules.
MISFITS: Final = (PangaeaError, LuckError, LookupError, ArithmeticError, ValueError, AssertionError)


# -- whole records -----------------------------------------------------------------------------


def replayed(text: str, game_named: GameNamed, luck: Luck | None = None) -> Match:
    """Rebuild a match from its record; `luck` is what it goes on with."""
    record = read_record(text)
    match = _played(record, game_named)
    _check_end(match, record)
    footer = record.footer
    if footer is not None and footer.seed:
        used = len(record.header.luck) + picks_in(record.lines)
        match.luck = record.header.luck_from(footer.seed, used)
    elif luck is not None:
        match.luck = luck
    return match


def replayed_step_by_step(text: str, game_named: GameNamed) -> Iterator[Match]:
    """Play a recorded game again: the match at its beginning, then after each answer."""
    match = replayed(text, game_named)
    steps = list(match.steps)
    match.rewind(0)
    match.luck = Script([pick for step in steps for pick in step.luck])
    yield match
    for step in steps:
        match.answer(step.seat, step.option)
        yield match


def rebuilt(rows: list[str], game_named: GameNamed) -> tuple[Match, PangaeaError | None]:
    """Rebuild a match from its lines as far as they fit, and say what is wrong with the next."""
    record = read_rows(rows)
    try:
        return _played(record, game_named), record.problem
    except DamagedRecord as problem:
        sound = int(problem.details.get("line", 1)) - 2
        if sound < 0:
            raise
        record.lines, record.rows = record.lines[:sound], record.rows[:sound]
        return _played(record, game_named), problem


def _played(record: Record, game_named: GameNamed) -> Match:
    script = _script(record.header, record.header, 1)
    match = _begun(record.header, game_named(record.header.game), script, record.names)
    _check_used_up(script, 1)
    for number, line in enumerate(record.lines, start=2):
        _take(match, record.header, line, number)
    match.go_on_with(record)
    return match


def picks_in(lines: list[Entry]) -> int:
    """Count how often luck was asked; what was taken back counts too, luck is not used twice."""
    return sum(len(line.luck) for line in lines if isinstance(line, AnswerLine))


# -- proofs ------------------------------------------------------------------------------------


def verified(text: str, game_named: GameNamed) -> bool:
    """Replay a record and prove its luck by the seed; False: no seed has been revealed."""
    return proven(text, game_named)[1]


def proven(text: str, game_named: GameNamed) -> tuple[Match, bool]:
    """Rebuild a match, and say whether its luck is proven; a seed that is revealed must fit.

    Luck comes first where it can be proven without playing: so the pick that was changed is
    named, not an answer that no longer fits because of it.
    """
    record = read_record(text)
    header, footer = record.header, record.footer
    if footer is None or not footer.seed or not header.seal:
        return replayed(text, game_named), False
    _check_seed(record, footer)
    if header.format in COUNTED:
        _check_picks(record, footer.seed)
        return replayed(text, game_named), True
    match = replayed(text, game_named)
    prove_luck(record, match.game, footer.seed)
    return match, True


def prove_luck(record: Record, game: Game, seed: str) -> None:
    """Refuse the first pick of a record that fits the rules but does not come from its seed."""
    if record.header.format in COUNTED:
        _check_picks(record, seed)
        return
    twin = _begun(record.header, game, record.header.luck_from(seed))
    _check_said(record.header.luck, twin.start_luck, 1)
    for number, line in enumerate(record.lines, start=2):
        if isinstance(line, AnswerLine):
            twin.answer(line.seat, line.answer)
            _check_said(line.luck, twin.steps[-1].luck, number)
        else:
            _happen(twin, line)


def _check_seed(record: Record, footer: Footer) -> None:
    """Refuse a seed that does not fit its seal, or the contributions; the picks say who is wrong.

    Those of the former formats are found by playing, later on.
    """
    header, last = record.header, len(record.lines) + 2
    luck = header.luck_from(footer.seed)
    counted = header.format in COUNTED
    if not header.parts_are_of_people():
        raise DamagedRecord("error-record-parts", line=1)
    if luck.seal != header.seal:
        fits = counted and _first_misfit(record, footer.seed) is None
        raise DamagedRecord("error-record-seal", line=1 if fits else last)
    if counted and luck.mixed != footer.mixed:
        fits = _first_misfit(record, footer.seed) is None
        raise DamagedRecord("error-record-mixed", line=last if fits else 1)


def _check_picks(record: Record, seed: str) -> None:
    line = _first_misfit(record, seed)
    if line is not None:
        raise DamagedRecord("error-record-seed", line=line)


def _first_misfit(record: Record, seed: str) -> int | None:
    """Return the first line with a pick that does not come from a seed."""
    luck = record.header.luck_from(seed)
    for number, line in enumerate([record.header, *record.lines], start=1):
        if isinstance(line, Header | AnswerLine) and not _comes_from(luck, line):
            return number
    return None


def _comes_from(luck: Sealed, line: Header | AnswerLine) -> bool:
    return len(line.of) == len(line.luck) and line.luck == [luck.pick(n) for n in line.of]


def _check_said(recorded: list[int], said: list[int], number: int) -> None:
    if recorded != said:
        raise DamagedRecord("error-record-seed", line=number)


# -- bookmarks ---------------------------------------------------------------------------------


class Bookmark(Struct, frozen=True):
    """A position in a record: a cache that saves replaying the lines before it."""

    lines: int  # how many lines after the first led to it
    position: int
    picks: int  # how often luck was asked so far, the set-up included
    state: dict[str, int | list[int]]
    link: str = ""  # what the next line is tied to
    digest: str = ""  # of the layout it was made with, and of all this


def bookmark(state: State, *, lines: int, position: int, picks: int, link: str) -> Bookmark:
    """Keep a position."""
    mark = Bookmark(lines, position, picks, state.plain(), link)
    return replace(mark, digest=_mark_digest(mark, state))


def _mark_digest(mark: Bookmark, state: State) -> str:
    text = msgspec.json.encode(replace(mark, digest=""))
    return f"{layout(state)}-{blake2b(text, digest_size=8).hexdigest()}"


def resumed(head: str, mark: Bookmark, rows: list[str], game_named: GameNamed) -> Match:
    """Rebuild a match from a bookmark and the lines that follow it."""
    header = read_header(head)
    record = read_tail(head, mark.link, rows, mark.lines + 2)
    match = _begun(header, game_named(header.game), _script(header, header, 1))
    _open_at(match, mark)
    for number, line in enumerate(record.lines, start=mark.lines + 2):
        _take(match, header, line, number)
    match.go_on_with(record, mark.link)
    return match


def _open_at(match: Match, mark: Bookmark) -> None:
    """Go to a bookmark's position; refuse one of another layout, or damaged."""
    try:
        match.resume(mark.position, mark.state)
    except (WrongShape, OverflowError) as error:
        raise StaleBookmark("error-bookmark", line=mark.lines + 1) from error
    if mark.digest != _mark_digest(mark, match.state):
        raise StaleBookmark("error-bookmark", line=mark.lines + 1)


# -- the parts of a record ---------------------------------------------------------------------


def _begun(header: Header, game: Game, luck: Luck, beside: Sequence[str] = ()) -> Match:
    known = beside or [seat.name for seat in header.seats]
    names = [tidy(name, LONGEST_NAME) for name in known] if any(known) else None
    bots = [tidy(seat.bot, LONGEST_NAME) for seat in header.seats]
    try:
        return Match(
            game, len(header.seats), luck, header.variants,
            box=_box(header, game), rules=header.rules, names=names, bots=bots,
            time_control=header.clock or None,
        )  # fmt: skip
    except LuckError as error:
        raise DamagedRecord("error-record-luck", line=1, problem=str(error)) from error


def _box(header: Header, game: Game) -> Struct:
    """Return the box a game was played with, whatever is in the box today."""
    if header.figures is not None:
        if box_digest(header.figures) != header.box:
            raise DamagedRecord("error-record-figures", line=1)
        return game.read_box(header.figures)
    usual = game.default_box()
    if box_digest(usual) == header.box:
        return usual
    figures = former_box(game.slug, header.box)
    if not figures:
        raise DamagedRecord("error-record-box", box=header.box, known=box_digest(usual))
    return game.read_box(msgspec.json.decode(figures))


def _script(header: Header, line: Header | AnswerLine, number: int) -> Script:
    """Return the luck of a line; where it says of how many, it must be as the rules ask."""
    if header.format not in COUNTED:
        return Script(line.luck)
    if len(line.of) != len(line.luck):
        raise DamagedRecord("error-record-counts", line=number)
    return Script(line.luck, line.of)


def _take(match: Match, header: Header, line: Entry, number: int) -> None:
    """Play one line again, and refuse it if it does not fit."""
    script = _script(header, line, number) if isinstance(line, AnswerLine) else Script([])
    try:
        if not isinstance(line, AnswerLine):
            _happen(match, line)
            return
        match.luck = script
        match.answer(line.seat, line.answer)
    except MISFITS as error:
        raise DamagedRecord("error-record-luck", line=number, problem=str(error)) from error
    _check_used_up(script, number)
    if line.digest and not may_be(line.digest, match.state):
        raise DamagedRecord("error-record-digest", line=number)


def _happen(match: Match, line: UndoLine | EndLine | ResignLine) -> None:
    """Let happen what is no answer."""
    if isinstance(line, UndoLine):
        match.undo(line.seat)
    elif isinstance(line, ResignLine):
        match.resign(line.seat)
    else:
        match.end_by_agreement(line.seat)


def _check_used_up(script: Script, number: int) -> None:
    if script.left():
        raise DamagedRecord("error-record-spare", line=number, left=script.left())


def _check_end(match: Match, record: Record) -> None:
    """Refuse an end that says something else than the game."""
    end = record.end
    if isinstance(end, Footer):
        fits = may_be(end.digest, match.state) and end.outcome == match.outcome
    else:
        fits = end is None or end.position == match.position
    if not fits:
        raise DamagedRecord("error-record-digest", line=len(record.lines) + 2)
