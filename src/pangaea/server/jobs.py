"""What worker processes do: think for a bot, and look into what a stranger sent."""

import faulthandler
import io
import math
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Thread
from time import monotonic
from traceback import format_exc
from typing import ClassVar, Final, Protocol

import msgspec
import segno
from msgspec import Struct
from msgspec.structs import replace

from pangaea import bots, shelf
from pangaea.bots import hints
from pangaea.bots.hints import Advised
from pangaea.bots.roster import SearchBot
from pangaea.core.errors import DamagedRecord, PangaeaError
from pangaea.core.game import Game
from pangaea.core.luck import Dice
from pangaea.core.match import Match
from pangaea.core.record import Header, ResignLine, SeatLine, read_record
from pangaea.core.replay import proven
from pangaea.core.state import Setup, State
from pangaea.core.variants import VariantValue
from pangaea.server.errors import TooDear
from pangaea.server.store.contract import Standing, standing_of

if sys.platform != "win32":
    import resource

SETUPS_KEPT: Final = 64
PLAYERS_KEPT: Final = 4  # each with a tree of some megabytes
UNCOUNTED: Final = 1_000_000_000  # iterations
SEARCHED: Final = 0.6  # of a hint's seconds
SCALE: Final = 8
BORDER: Final = 2
STANDARD_ERROR: Final = 2
NICENESS: Final = 10  # a tenth of the server's share of a processor that both want


# -- bots ------------------------------------------------------------------------------------------


class Position(Struct, frozen=True):
    """A position as a seat may know it, in plain data, and who thinks about it how long."""

    game: str
    seats: int
    variants: dict[str, VariantValue]
    box: str  # the figures of this table as JSON, whatever the usual ones are today
    state: dict[str, int | list[int]]
    seat: int
    level: str
    seed: int
    budget: float
    rules: int
    table: str = ""  # where this seat's next question may follow from what it thinks now


def think_in_time(encoded: bytes, seconds: float) -> int:
    """Return the option a bot chooses, within so many seconds."""
    with ended_after(seconds):
        return think(encoded)


def advise_in_time(encoded: bytes, seconds: float) -> list[Advised]:
    """Return the answers a bot thinks of, within so many seconds."""
    with ended_after(seconds):
        return advise(encoded)


@contextmanager
def ended_after(seconds: float) -> Iterator[None]:
    """End this process if it takes longer: one that is stuck can do nothing else.

    Where it was stuck is written to the standard error output. No thread of ours could see to it,
    because compiled rules that are in a loop let no other thread work.
    """
    faulthandler.dump_traceback_later(seconds, exit=True, file=STANDARD_ERROR)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()


def think(encoded: bytes) -> int:
    """Return the option a bot chooses."""
    position, game, state = read_position(encoded)
    player = _player(position.level, position.table, position.seat)
    if isinstance(player, SearchBot):
        began = monotonic()
        player.enough = lambda: monotonic() - began > position.budget * _share_of_machine()
        player.begin_turn()  # the server shares out the seconds of a turn
    return player.choose(game, state, position.seat, Dice(position.seed))


def advise(encoded: bytes) -> list[Advised]:
    """Return the answers a bot thinks of: most of the time it searches, then it plays them on."""
    position, game, state = read_position(encoded)
    began = monotonic()

    def has_used(part: float) -> bool:
        return monotonic() - began > part * position.budget * _share_of_machine()

    return hints.advise(
        game, state, position.seat, Dice(position.seed),
        searched=lambda: has_used(SEARCHED), over=lambda: has_used(1.0),
    )  # fmt: skip


def read_position(encoded: bytes) -> tuple[Position, Game, State]:
    """Return a position, its game, and its table as the seat may know it."""
    position = msgspec.json.decode(encoded, type=Position)
    game = shelf.game(position.game)
    variants = tuple(sorted(position.variants.items()))
    state = game.blank(_setup(game, position.rules, position.seats, variants, position.box))
    state.refill(position.state)
    return position, game, state


@lru_cache(maxsize=PLAYERS_KEPT)
def _player(level: str, table: str, seat: int) -> bots.Bot:  # noqa: ARG001 - one for each seat
    """Return a bot that knows what it thought at its seat before; time alone limits it."""
    if bots.seconds_for(level):
        return SearchBot(UNCOUNTED, far=bots.looks_far(level))
    return bots.bot(bots.level_of(level))


@lru_cache(maxsize=SETUPS_KEPT)
def _setup(
    game: Game, rules: int, seats: int, variants: tuple[tuple[str, VariantValue], ...], box: str
) -> Setup:
    return game.setup_by(rules, seats, dict(variants), game.read_box(msgspec.json.decode(box)))


class Part(Protocol):
    """A number between 0 and 1 that several processes see."""

    value: float


class Thinking:
    """What all workers know of the machine."""

    part: ClassVar[Part | None] = None  # of its seconds, what a thought may use at present


def _share_of_machine() -> float:
    return 1.0 if Thinking.part is None else Thinking.part.value


def begin_to_think(part: Part) -> None:
    """Make a process ready for thoughts, which are the shorter the more have to share it."""
    Thinking.part = part
    stay_with_parent()


def stay_with_parent() -> None:
    """End this worker when the server is gone, even if it was killed."""
    Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


# -- strangers' files ------------------------------------------------------------------------------


class Weighed(Struct):
    """A record that has been replayed whole."""

    header: Header
    head: str  # its line
    seats: list[SeatLine]
    resigned: list[int]
    lines: list[str]
    standing: Standing
    seed: str


def try_box(slug: str, seats: int, variants: dict[str, VariantValue], text: str) -> None:
    """Set a game up with a box file; what can be set up once can be set up again."""
    game = shelf.game(slug)
    Match(game, seats, Dice(0), variants, box=shelf.box_from_text(game, text))


def weigh(text: str, most: int) -> Weighed:
    """Replay a record of at most so many lines, and prove its luck if its seed is revealed."""
    if text.count("\n") > most:
        raise DamagedRecord("error-record-many", most=most)
    match, _ = proven(text, shelf.game)
    record = read_record(text)
    footer = record.footer
    standing = replace(standing_of(match), footer=record.last if footer else "")
    seed = footer.seed if footer else ""
    resigned = [line.seat for line in record.lines if isinstance(line, ResignLine)]
    known = record.header, record.head, record.seats, resigned
    return Weighed(*known, record.rows, standing, seed)


def prove(text: str) -> bool:
    """Prove a record by its seed, if it is revealed."""
    return proven(text, shelf.game)[1]


def qr_code(address: str) -> bytes:
    """Draw an address as a QR code."""
    drawing = io.BytesIO()
    segno.make(address, error="m").save(
        drawing, kind="svg", scale=SCALE, border=BORDER, light="#fff"
    )
    return drawing.getvalue()


# -- the process: what carries jobs out, with little time and memory -------------------------------


class JobFailed(Exception):
    """A job went wrong by a mistake of ours; its process told where."""


class Allowance(Struct, frozen=True):
    """What one job may use."""

    seconds: float  # of a processor
    memory: int  # bytes beyond what the process needs to be there


def work(line: Connection, allowance: Allowance) -> None:
    """Carry jobs out, one after the other."""
    stay_with_parent()
    _give_way()
    _bound_memory(allowance.memory)
    while True:
        with suppress(EOFError, OSError):
            job, given, named = line.recv()
            _bound_time(allowance.seconds)
            line.send(_outcome(job, given, named))
            continue
        return


def _outcome(job: Callable[..., object], given: tuple[object], named: dict[str, object]) -> object:
    try:
        return job(*given, **named)
    except PangaeaError as error:
        return error
    except (MemoryError, RecursionError):
        return TooDear("refused-too-dear")
    except Exception:  # noqa: BLE001 - told to whoever asked
        return JobFailed(format_exc())


if sys.platform == "win32":

    def _give_way() -> None:
        """Processes have no such priority here."""

    def _bound_memory(extra: int) -> None:
        """Nothing here bounds the memory of a process; the time is bounded by who waits."""

    def _bound_time(seconds: float) -> None:
        """Whoever waits ends the process."""

else:

    def _give_way() -> None:
        """Come after the server, which people wait for, on a machine that is busy."""
        os.nice(NICENESS)

    def _bound_memory(extra: int) -> None:
        """Let the process grow by so much; a crash leaves no picture of its memory."""
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        size = _size()
        if size:
            resource.setrlimit(resource.RLIMIT_AS, (size + extra, size + extra))

    def _bound_time(seconds: float) -> None:
        """Let the system end this process if it computes longer than that."""
        used = resource.getrusage(resource.RUSAGE_SELF)
        end = math.ceil(used.ru_utime + used.ru_stime + seconds)
        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (end, hard))


def _size() -> int:
    """Return how much address space this process has, where the system tells."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
    except (OSError, ValueError):
        return 0
    return pages * resource.getpagesize()
