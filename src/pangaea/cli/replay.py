"""`pangaea replay`: a recorded game, move by move, and the proof of it."""

from typing import Annotated, Final

from cyclopts import Parameter
from msgspec import Struct
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

import pangaea
from pangaea.bots import level_name
from pangaea.cli.console import screen, write_json
from pangaea.cli.drawing.ending import ending_view
from pangaea.cli.drawing.table import table_view
from pangaea.cli.given import NoSuchPosition, text_of
from pangaea.cli.language import spoken
from pangaea.cli.parameters import Json, Lang
from pangaea.core.match import Match
from pangaea.core.outcome import Outcome
from pangaea.core.play import LONGEST_NAME
from pangaea.core.record import COUNTED, AnswerLine, EndLine, ResignLine, UndoLine
from pangaea.core.replay import picks_in
from pangaea.core.scene import Scene
from pangaea.core.telling import Teller
from pangaea.core.text import tidy
from pangaea.core.variants import VariantValue
from pangaea.core.words import Words, words_for

PROOFS: Final = ("blake2b", "sha256")


class Move(Struct):
    """One answer that stands, and what happened, in words."""

    number: int
    seat: int
    name: str
    answer: str
    log: list[str]


class Replay(Struct):
    """A recorded game, for a program."""

    game: str
    variants: dict[str, VariantValue]
    names: list[str]
    bots: list[str]
    position: int
    start: list[str]
    moves: list[Move]
    outcome: Outcome | None
    proven: bool | None = None  # None: not asked; False: no seed was revealed
    proof: str = ""  # what the luck was proven with
    scene: Scene | None = None


def replay(
    file: Annotated[str, Parameter(name="FILE", help="help-arg-record")],
    /,
    *,
    verify: Annotated[bool, Parameter(negative="", help="help-arg-verify")] = False,
    at: Annotated[int | None, Parameter(help="help-arg-at")] = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Show a recorded game; prove it on demand."""
    record = text_of(file)
    proven = pangaea.verify(record) if verify else None
    match = pangaea.loads(record)
    last = position_in(match, at)
    language = spoken(lang)
    told = retold(match, last, language)
    told.proven = proven
    told.proof = PROOFS[match.format in COUNTED] if proven else ""
    told.scene = None if at is None else match.scene(None, language, last)
    if json:
        write_json(told)
    else:
        show(screen(), match, told, language)
    return 0


def position_in(match: Match, at: int | None) -> int:
    """Return the position asked for, or the last one."""
    if at is None:
        return match.position
    if not 0 <= at <= match.position:
        raise NoSuchPosition("error-position", at=at, last=match.position)
    return at


def retold(match: Match, last: int, language: str) -> Replay:
    """Tell a match in words up to a position."""
    return Replay(
        game=match.game.slug,
        variants=match.variants,
        names=list(match.names),
        bots=list(match.bots),
        position=last,
        start=lines(match, 0, language),
        moves=moves(match, last, language),
        outcome=match.outcome,
    )


def moves(match: Match, last: int, language: str) -> list[Move]:
    """List the answers that stand, with what each led to."""
    return [
        Move(
            number,
            line.seat,
            match.names[line.seat],
            tidy(line.answer, LONGEST_NAME),
            lines(match, number, language),
        )
        for number, line in enumerate(standing(match)[:last], start=1)
    ]


def standing(match: Match) -> list[AnswerLine]:
    """List the answers that were not taken back."""
    found: list[AnswerLine | EndLine] = []
    for line in match.lines:
        if isinstance(line, UndoLine):
            found.pop()
        elif not isinstance(line, ResignLine):
            found.append(line)
    return [line for line in found if isinstance(line, AnswerLine)]


def lines(match: Match, position: int, language: str) -> list[str]:
    """Tell what the answer that led to a position brought; a record hides nothing."""
    teller = Teller(words_for(match.game.slug, language), match.names, match.domains)
    return [teller.line(event).text for event in match.events(position)]


def show(console: Console, match: Match, told: Replay, language: str) -> None:
    """Print a replay: every move, or the table at one position with the move that led there."""
    words = words_for(match.game.slug, language)
    console.print(Text(heading(told, words), style="bold"))
    if told.scene is None:
        show_moves(console, told.start, told.moves)
        console.print(end_of(match, language, words))
    else:
        show_moves(console, [] if told.moves else told.start, told.moves[-1:])
        console.print(table_view(told.scene, words))
    if told.proven is not None:
        console.print(Text(proof_of(match, told, words), style="green"))


def proof_of(match: Match, told: Replay, words: Words) -> str:
    """Say what has been proven, and how."""
    key = f"replay-proven-{told.proof}" if told.proven else "replay-unproven"
    picks = len(match.start_luck) + picks_in(match.lines)
    devices = sum(bool(one.sent) for one in match.contributions)
    return words.say(key, answers=match.position, picks=picks, devices=devices)


def show_moves(console: Console, start: list[str], told: list[Move]) -> None:
    """Print moves, each with what it led to."""
    for line in start:
        console.print(log_line(line))
    for move in told:
        console.print(move_text(move))
        for line in move.log:
            console.print(log_line(line))


def log_line(line: str) -> Padding:
    """Set a line of the log in, below its move."""
    return Padding(Text(line, style="dim"), (0, 0, 0, 6))


def end_of(match: Match, language: str, words: Words) -> RenderableType:
    """Draw the end of the game, or say that it is not over."""
    if match.outcome is None:
        return Text(words.say("replay-unfinished", position=match.position))
    return ending_view(match.scene(None, language), words)


def heading(told: Replay, words: Words) -> str:
    """Say what was played, and by whom."""
    names = words.list([player(*seat, words) for seat in zip(told.names, told.bots, strict=True)])
    return words.say("replay-title", title=words.say("title"), names=names)


def player(name: str, level: str, words: Words) -> str:
    """Name a player; a bot with its level."""
    if not level:
        return name
    return words.say("replay-bot", name=name, level=level_name(level, words))


def move_text(move: Move) -> Text:
    """Write an answer."""
    text = Text(f"{move.number:4}. ", style="dim").append(move.name, style="bold not dim")
    return text.append(f"  {move.answer}", style="cyan not dim")
