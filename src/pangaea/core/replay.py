"""From a record back to a match, proving it line by line."""

from collections.abc import Callable

from msgspec import Struct

from pangaea.core.errors import DamagedRecord, PangaeaError
from pangaea.core.game import Game, box_digest, may_be
from pangaea.core.luck import Luck, LuckError, Script
from pangaea.core.match import Match
from pangaea.core.record import AnswerLine, Footer, Header, UndoLine, answers, decoded, read_lines
from pangaea.core.sealed import Sealed, seal

GameNamed = Callable[[str], Game]


def replayed(text: str, game_named: GameNamed, luck: Luck | None = None) -> Match:
    """Rebuild a match from its record; `luck` is what it goes on with."""
    header, lines, footer = read_lines(text)
    script = Script(header.luck)
    match = _begun(header, game_named(header.game), script)
    _check_used_up(script, 1)
    for number, line in enumerate(lines, start=2):
        _take(match, line, number)
    if footer is not None:
        _check_footer(match, footer, len(lines) + 2)
    match.lines = list(lines)
    match.seal = header.seal
    if footer is not None and footer.seed:
        match.luck = Sealed(footer.seed, _picks(header, lines))
    elif luck is not None:
        match.luck = luck
    return match


class Bookmark(Struct, frozen=True):
    """A position in a record: a cache that saves replaying the lines before it."""

    lines: int  # how many answers and undos led to it
    position: int
    picks: int  # how often luck was asked so far, the set-up included
    state: dict[str, int | list[int]]


def resumed(header: str, mark: Bookmark, lines: list[str], game_named: GameNamed) -> Match:
    """Rebuild a match from a bookmark and the lines that follow it."""
    first = decoded(header, 1)
    if not isinstance(first, Header):
        raise DamagedRecord("error-record-header")
    match = _begun(first, game_named(first.game), Script(first.luck))
    match.seal = first.seal
    match.resume(mark.position, mark.state)
    rows = [decoded(row, number) for number, row in enumerate(lines, start=mark.lines + 2)]
    for number, line in enumerate(answers(rows, mark.lines + 2), start=mark.lines + 2):
        _take(match, line, number)
    return match


def verified(text: str, game_named: GameNamed) -> bool:
    """Replay a record and prove its luck by the seed; False: no seed has been revealed."""
    match = replayed(text, game_named)
    header, lines, footer = read_lines(text)
    if footer is None or not footer.seed or not header.seal:
        return False
    if seal(footer.seed) != header.seal:
        raise DamagedRecord("error-record-seal", line=len(lines) + 2)
    luck = Sealed(footer.seed)
    twin = _begun(header, match.game, luck)
    _check_luck(header.luck, twin.start_luck, 1)
    for number, line in enumerate(lines, start=2):
        if isinstance(line, UndoLine):
            twin.undo()
        else:
            twin.answer(line.seat, line.answer)
            _check_luck(line.luck, twin.steps[-1].luck, number)
    return True


def _begun(header: Header, game: Game, luck: Luck) -> Match:
    box = _box(header, game)
    if box_digest(box) != header.box:
        raise DamagedRecord("error-record-box", box=header.box, known=box_digest(box))
    names, bots = [seat.name for seat in header.seats], [seat.bot for seat in header.seats]
    try:
        return Match(
            game, len(header.seats), luck, header.options,
            box=box, rules=header.rules, names=names, bots=bots,
        )  # fmt: skip
    except LuckError as error:
        raise DamagedRecord("error-record-luck", line=1, problem=str(error)) from error


def _box(header: Header, game: Game) -> Struct:
    return game.default_box() if header.figures is None else game.read_box(header.figures)


def _take(match: Match, line: AnswerLine | UndoLine, number: int) -> None:
    """Play one line again, and refuse it if it does not fit."""
    try:
        if isinstance(line, UndoLine):
            match.undo(line.seat)
            return
        script = Script(line.luck)
        match.luck = script
        match.answer(line.seat, line.answer)
    except (LuckError, PangaeaError) as error:
        raise DamagedRecord("error-record-luck", line=number, problem=str(error)) from error
    _check_used_up(script, number)
    if line.digest and not may_be(line.digest, match.state):
        raise DamagedRecord("error-record-digest", line=number)


def _picks(header: Header, lines: list[AnswerLine | UndoLine]) -> int:
    """Count how often luck was asked, also for answers taken back."""
    return len(header.luck) + sum(len(line.luck) for line in lines if isinstance(line, AnswerLine))


def _check_used_up(script: Script, number: int) -> None:
    if script.left():
        raise DamagedRecord("error-record-spare", line=number, left=script.left())


def _check_footer(match: Match, footer: Footer, number: int) -> None:
    if not may_be(footer.digest, match.state) or footer.outcome != match.outcome:
        raise DamagedRecord("error-record-digest", line=number)


def _check_luck(recorded: list[int], proven: list[int], number: int) -> None:
    if recorded != proven:
        raise DamagedRecord("error-record-seed", line=number)
