"""`pangaea store`: check, back up, restore and prune what a server keeps."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, Parameter
from cyclopts.validators import Number
from msgspec import Struct
from rich.console import Console
from rich.progress import Progress
from rich.text import Text

from pangaea.cli.console import screen, side_screen, write_json
from pangaea.cli.help import worded_app
from pangaea.cli.language import common_words, spoken
from pangaea.cli.parameters import Json, Lang
from pangaea.core.errors import PangaeaError
from pangaea.core.words import Words

SOUND: Final = 0
DAMAGED: Final = 1
DAYS: Final = Number(gte=0)
LAST: Final = 100  # of the commands
Data = Annotated[Path | None, Parameter(help="help-arg-data")]
Address = Annotated[str, Parameter(name="--store", help="help-arg-store")]
Copy = Annotated[Path, Parameter(name="FOLDER", help="help-arg-copy")]


class Finding(Struct):
    """A table that is not what it was, for a program."""

    table: str
    game: str
    problem: str


class Findings(Struct):
    """What a check found, for a program."""

    tables: int
    answers: int
    waiting: int
    wrong: list[Finding]


def check(
    *, data: Data = None, address: Address = "", json: Json = False, lang: Lang = None
) -> int:
    """Play every stored game again on this program, and report."""
    from pangaea.server.upkeep import backup as copies  # noqa: PLC0415 - the server takes its time

    language = spoken(lang)
    words = common_words(language)
    with progress_of(words.say("store-checking")) as progress:
        if address:
            report = copies.check_database(address, progress)
        else:
            report = copies.check(folder(data), progress)
    wrong = [Finding(one.table, one.game, told(one.problem, language)) for one in report.wrong]
    findings = Findings(report.tables, report.answers, report.waiting, wrong)
    if json:
        write_json(findings)
    else:
        show(screen(), findings, words)
    return DAMAGED if wrong else SOUND


def backup(target: Copy, /, *, data: Data = None, address: Address = "", lang: Lang = None) -> int:
    """Copy tables and secret to a new folder, also while a server is running."""
    from pangaea.server.upkeep.backup import back_up, back_up_database  # noqa: PLC0415

    if address:
        tables = back_up_database(address, folder(data), target)
    else:
        tables = back_up(folder(data), target)
    say(spoken(lang), "store-backed-up", tables=tables, path=str(target))
    return SOUND


def copy(
    source: Annotated[str, Parameter(name="FROM", help="help-arg-from")],
    target: Annotated[str, Parameter(name="TO", help="help-arg-to")],
    /,
    *,
    lang: Lang = None,
) -> int:
    """Copy all tables to another store, and prove that they have arrived."""
    from pangaea.server.upkeep import backup as copies  # noqa: PLC0415

    language = spoken(lang)
    with progress_of(common_words(language).say("store-copying")) as progress:
        done = copies.copy(source, target, progress)
    say(language, "store-copied", tables=done.tables, fresh=done.fresh)
    return SOUND


def restore(source: Copy, /, *, data: Data = None, lang: Lang = None) -> int:
    """Put a copy back, also while a server is running."""
    from pangaea.server.upkeep import backup as copies  # noqa: PLC0415

    done = copies.restore(source, folder(data))
    language = spoken(lang)
    say(language, "store-restored", tables=done.tables, path=str(folder(data)))
    if done.before is not None:
        say(language, "store-kept-aside", path=str(done.before))
    if done.must_restart:
        say(language, "store-must-restart")
    return SOUND


def prune(
    *,
    over: Annotated[int, Parameter(validator=DAYS, help="help-arg-over")] = 365,
    waiting: Annotated[int, Parameter(validator=DAYS, help="help-arg-waiting")] = 30,
    running: Annotated[int, Parameter(validator=DAYS, help="help-arg-running")] = 0,
    archive: Annotated[Path | None, Parameter(help="help-arg-archive")] = None,
    yes: Annotated[bool, Parameter(negative="", help="help-arg-yes")] = False,
    data: Data = None,
    address: Address = "",
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Turn old games into record files; without `--yes`, only say what would be done."""
    from pangaea.server.upkeep import retention  # noqa: PLC0415

    place = folder(data) / retention.ARCHIVE if archive is None else archive
    ages = retention.Ages(over=over, waiting=waiting, running=running)
    done = retention.prune(folder(data), ages, place, dry=not yes, address=address)
    if json:
        write_json(done)
        return SOUND
    language, counts = spoken(lang), {"over": done.over, "running": done.running}
    say(language, "store-pruned" if yes else "store-would-prune", path=str(place), **counts)
    say(language, "store-removed" if yes else "store-would-remove", tables=done.waiting)
    if done.unreadable:
        say(language, "store-unreadable", tables=done.unreadable)
    if not yes:
        say(language, "store-nothing-done")
    return SOUND


def find(
    pseudonym: Annotated[str, Parameter(name="PSEUDONYM", help="help-arg-pseudonym")],
    /,
    *,
    data: Data = None,
    lang: Lang = None,
) -> int:
    """Say which table the log means."""
    from pangaea.server.upkeep.backup import table_by_pseudonym  # noqa: PLC0415

    found = table_by_pseudonym(folder(data), pseudonym)
    if not found:
        say(spoken(lang), "store-not-found", pseudonym=pseudonym)
        return DAMAGED
    screen().print(Text(found), soft_wrap=True)
    return SOUND


COMMANDS: Final[tuple[Callable[..., int], ...]] = (check, backup, restore, copy, prune, find)


def store(words: Words) -> App:
    """Make the command with its own commands in a language."""
    app = worded_app("store", words)
    app.sort_key = LAST
    for order, command in enumerate(COMMANDS):
        name = command.__name__
        app.command(command, name=name, help=words.say(f"help-store-{name}"), sort_key=order)
    for flags in ("--help", "--version"):
        app[flags].show = False
    return app


@contextmanager
def progress_of(what: str) -> Iterator[Callable[[int, int], None]]:
    """Show how far something is."""
    with Progress(console=side_screen(), transient=True) as progress:
        task = progress.add_task(what)
        yield lambda done, all_: progress.update(task, completed=done, total=all_)


def folder(data: Path | None) -> Path:
    """Return the data folder meant."""
    from pangaea.server.settings import own_room  # noqa: PLC0415

    return own_room() if data is None else data


def told(problem: PangaeaError | str, language: str) -> str:
    """Say what is wrong with a table."""
    return problem if isinstance(problem, str) else problem.text(language)


def say(language: str, key: str, **values: str | int) -> None:
    """Print a sentence."""
    screen().print(Text(common_words(language).say(key, **values)), soft_wrap=True)


def show(console: Console, findings: Findings, words: Words) -> None:
    """Print what a check found."""
    for one in findings.wrong:
        line = Text(words.say("store-wrong", table=one.table or "–", game=one.game or "–"))
        console.print(line.append(f" {one.problem}", style="red"), soft_wrap=True)
    counts = {"tables": findings.tables, "answers": findings.answers, "waiting": findings.waiting}
    key = "store-damaged" if findings.wrong else "store-sound"
    console.print(Text(words.say(key, wrong=len(findings.wrong), **counts)), soft_wrap=True)
