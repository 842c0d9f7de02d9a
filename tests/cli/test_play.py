"""`pangaea play`: a whole game at the keyboard."""

import io
import os
import pty
import re
import select
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console
from tests.cli.conftest import Typed

import pangaea
from pangaea import shelf
from pangaea.bots.roster import GreedyBot
from pangaea.cli import run
from pangaea.cli.seated import keyboard, session
from pangaea.cli.seated.keeping import Keeper, resumed, usual_path
from pangaea.cli.seated.session import pages
from pangaea.core.game import Game
from pangaea.core.words import words_for

Captured = pytest.CaptureFixture[str]

TABLE = ["play", "cubosaurs", "--pace", "0", "--seed", "5", "--me", "Ada"]
SHORT = [*TABLE, "--seats", "2", "--variant", "rounds=1"]
ENOUGH = 60  # more answers than any short game asks for
LONG = 2000  # more than any game asks one seat for


def kept(folder: Path) -> list[Path]:
    return sorted((folder / "home" / "pangaea" / "records").glob("cubosaurs-*.jsonl"))


def test_a_game_to_its_end_explains_every_point(
    typed: Typed, capsys: Captured, tmp_path: Path
) -> None:
    assert typed(*SHORT, lines=["1"] * ENOUGH) == 0

    shown = capsys.readouterr().out
    ending = shown[shown.index("★ All rounds are played") :]
    match = pangaea.load(str(kept(tmp_path)[0]))
    assert match.outcome is not None
    assert "Points for" in ending
    assert "● Ada" in ending
    for seat in range(2):
        assert str(match.outcome.score(seat)).replace("-", "−") in ending
    assert match.bots == ("", "casual")


@pytest.mark.parametrize("game", shelf.games(), ids=lambda game: game.slug)
def test_every_game_can_be_played_to_its_end(typed: Typed, capsys: Captured, game: Game) -> None:
    table = ["play", game.slug, "--seats", str(game.seats[0]), "--pace", "0", "--seed", "5"]

    assert typed(*table, lines=["1"] * LONG) == 0

    shown = capsys.readouterr().out
    assert "★" in shown
    assert "Points for" in shown[shown.index("★") :]


@pytest.mark.parametrize(("language", "which"), [("en", "Which game?"), ("fr", "Quel jeu ?")])
def test_without_a_game_the_games_are_listed(
    language: str, which: str, typed: Typed, capsys: Captured
) -> None:
    assert typed("play", "--lang", language) == 2

    shown = capsys.readouterr().out.replace("\u00a0", " ")
    assert which in shown
    assert f"pangaea play {shelf.games()[0].slug}" in shown
    for game in shelf.games():
        assert game.slug in shown
        assert words_for(game.slug, language).say("tagline")[:20] in shown.replace("\u00a0", " ")


def test_the_table_shows_hand_players_and_numbered_choices(typed: Typed, capsys: Captured) -> None:
    typed(*TABLE, lines=[])

    shown = capsys.readouterr().out
    assert "Ada's Hand" in shown
    assert re.search(r"● Ada \(you\)  0 points · Collection now .*◀", shown)
    assert shown.count("(Casual)") == 2
    assert "1) Keep the Hand (" in shown
    assert re.search(r"2\) ▌", shown)  # the card itself carries the number of its choice
    assert re.search(r"\[[+−]\d+\]", shown)  # the value that counts
    assert max(len(line) for line in table_lines(shown)) <= 80


def table_lines(shown: str) -> list[str]:
    """Return what was drawn up to the prompt; a path may be longer than a line."""
    return shown[: shown.index("\n> ")].splitlines()


def in_window(monkeypatch: pytest.MonkeyPatch, height: int) -> io.StringIO:
    """Let the next game be played in a terminal window of so many lines."""
    shown = io.StringIO()
    console = Console(
        file=shown, force_terminal=True, no_color=True, width=80, height=height, highlight=False
    )
    monkeypatch.setattr("pangaea.cli.play.screen", lambda: console)
    return shown


MORE = "Enter shows more."
WIPED = "\x1b[2J"
EVO_TABLE = ["play", "evo", "--seats", "5", "--pace", "0", "--seed", "5", "--me", "Ada"]


@pytest.mark.parametrize("height", [24, 40])
def test_a_table_higher_than_the_window_is_shown_page_by_page(
    height: int, typed: Typed, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every page fits, with the line that is typed; the last one has the question."""
    shown = in_window(monkeypatch, height)

    typed(*EVO_TABLE, lines=["", "", "", "", "quit"])

    screens = shown.getvalue().split(WIPED)[1].split(MORE)
    assert len(screens) > 1
    assert all(screen.count("\n") < height for screen in screens)
    assert "Ada to decide" in screens[0]
    assert "[evo/" in screens[-1]


def test_who_knows_the_question_answers_between_two_pages(
    typed: Typed, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    in_window(monkeypatch, 24)
    path = tmp_path / "mine.jsonl"

    typed(*EVO_TABLE, "--save", str(path), lines=["1", "quit"])

    assert [line.seat for line in pangaea.load(str(path)).lines].count(0) == 1


def test_a_table_that_fits_is_shown_at_once(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = in_window(monkeypatch, 60)

    typed(*TABLE, lines=["quit"])

    assert MORE not in shown.getvalue()


def test_pages_are_broken_where_something_new_begins() -> None:
    lines = ["Board", "  a", "  b", "Hand", "  c", "Question"]

    assert pages(lines, 4) == [lines[:3], lines[3:]]
    assert pages(lines, 6) == [lines]
    assert pages([" x"] * 5, 2) == [[" x"], [" x"] * 2, [" x"] * 2]


def test_answers_by_number_and_by_notation(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"

    typed(*SHORT, "--save", str(path), lines=["1", "keep", "hand keep"])

    mine = [line for line in pangaea.load(str(path)).lines if line.seat == 0]
    assert [getattr(line, "answer", "") for line in mine] == ["hand keep"] * 3


@pytest.mark.parametrize(
    ("line", "reply"),
    [
        ("99", "There is no choice 99: they go from 1 to"),
        ("0", "There is no choice 0"),
        ("dance", "“dance” names nothing that can be chosen here"),
        ("bid 3", "“bid 3” does not answer what is asked"),
        ("rules 77.7", "The rulebook has no “77.7”"),
        ("save", "Which file?"),
        ("save /dev/null/game.jsonl", "/dev/null/game.jsonl cannot be written"),
        ("undo", "There is no answer to take back."),
        ("rules 3.5", "The card you add must be of a type that is not in the Hand yet."),
        ("rules", "3 Your turn"),
        ("why", "You decide about the whole Hand"),
        ("?", "You may also write: hand keep"),
        ("log", "Ada starts with"),
        ("help", "take back your last answer"),
    ],
)
def test_what_is_typed_is_answered_and_the_game_goes_on(
    line: str, reply: str, typed: Typed, capsys: Captured
) -> None:
    if line.startswith("save /") and os.geteuid() == 0:
        line = reply.split(maxsplit=1)[0].join(["save ", ""]).replace("/nowhere", "/proc/nowhere")
        reply = reply.replace("/nowhere", "/proc/nowhere")

    assert typed(*SHORT, lines=[line, "quit"]) == 0

    replies = capsys.readouterr().out.partition("\n> ")[2]
    assert reply in re.sub(r"\s+", " ", replies)
    assert "Goodbye!" in replies


@pytest.mark.parametrize("typed_first", ["", "rules ", "save ", "? "], ids=str.strip)
@pytest.mark.parametrize("sign", ["9", "٩", "keep"])
def test_a_monster_that_is_typed_ends_nothing(
    typed_first: str, sign: str, typed: Typed, capsys: Captured
) -> None:
    """A number of five thousand digits is more than Python reads."""
    assert typed(*SHORT, lines=[typed_first + sign * 5000, "1", "quit"]) == 0

    shown = capsys.readouterr().out
    assert "Ada keeps" in shown
    assert "--resume" in shown


@pytest.mark.parametrize(
    ("digits", "reply"),
    [(25, "There is no choice 9999"), (5000, "names nothing that can be chosen")],
)
def test_a_number_too_long_is_answered_like_any_other(
    digits: int, reply: str, typed: Typed, capsys: Captured
) -> None:
    typed(*SHORT, lines=["9" * digits])

    assert reply in re.sub(r"\s+", " ", capsys.readouterr().out)


def test_why_not_cites_the_rule(typed: Typed, capsys: Captured) -> None:
    """Look at a few tables: sooner or later a card of one's own is of a type in the Hand."""
    for seed in range(20):
        typed("play", "cubosaurs", "--pace", "0", "--seed", str(seed), lines=["?"])
        if "The Hand already holds" in capsys.readouterr().out:
            return
    pytest.fail("no card was ever refused")


def test_undo_gives_the_question_back(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"

    typed(*SHORT, "--save", str(path), lines=["1", "undo", "quit"])

    match = pangaea.load(str(path))
    assert match.asked == [0]
    assert all(step.seat != 0 for step in match.steps)
    assert any(line.seat == 0 for line in match.lines)  # the record keeps a trace


def test_leaving_keeps_the_game_and_it_can_be_taken_up(
    typed: Typed, capsys: Captured, tmp_path: Path
) -> None:
    typed(*SHORT, lines=["1"])
    left = capsys.readouterr().out
    path = kept(tmp_path)[0]
    before = pangaea.load(str(path)).position

    assert f"pangaea play --resume {path}" in left
    assert typed("play", "--resume", str(path), "--pace", "0", lines=["1"] * ENOUGH) == 0

    after = pangaea.load(str(path))
    assert after.position > before
    assert after.outcome is not None


def test_leaving_at_once_keeps_nothing(typed: Typed, capsys: Captured, tmp_path: Path) -> None:
    typed("play", "cubosaurs", "--people", "3", lines=["quit"])

    assert "Goodbye!" in capsys.readouterr().out
    assert kept(tmp_path) == []


# -- nothing is lost -------------------------------------------------------------------------------


def test_every_answer_is_on_disk_before_the_next_question(
    typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever happens while somebody thinks, the file holds all that was answered."""
    path, seen = tmp_path / "mine.jsonl", []
    ask = keyboard.read_line

    def look_first() -> str:
        seen.append(path.read_text() if path.exists() else "")
        return ask()

    monkeypatch.setattr(session, "read_line", look_first)
    typed(*SHORT, "--save", str(path), lines=["1", "1", "undo", "1", "quit"])

    positions = [pangaea.loads(text).position for text in seen if text]
    lines = [len(text.splitlines()) for text in seen if text]
    assert len(seen) == 5
    assert lines == sorted(set(lines))  # each holds more than the one before
    assert positions[-1] == pangaea.load(str(path)).position


def test_a_bot_s_answer_is_on_disk_while_it_is_shown(
    typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, kept = tmp_path / "mine.jsonl", []
    monkeypatch.setattr(session, "sleep", lambda _: kept.append(pangaea.load(str(path)).position))

    typed(*SHORT, "--people", "0", "--save", str(path))

    assert kept == sorted(set(kept))
    assert len(kept) > 5


def test_a_crash_loses_nothing_and_says_where_the_game_is(
    typed: Typed, capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain, thoughts = GreedyBot.choose, iter(range(2))

    def choose(self: GreedyBot, *position: object) -> int:
        if next(thoughts, None) is None:
            raise RuntimeError("a thought that went wrong")
        return plain(self, *position)  # type: ignore[arg-type]

    monkeypatch.setattr(GreedyBot, "choose", choose)
    with pytest.raises(RuntimeError):
        typed(*SHORT, lines=["1"] * ENOUGH)
    monkeypatch.setattr(GreedyBot, "choose", plain)

    path = kept(tmp_path)[0]
    assert f"pangaea play --resume {path}" in capsys.readouterr().out
    before = pangaea.load(str(path))
    assert sum(step.seat == 1 for step in before.steps) == 2
    assert typed("play", "--resume", str(path), "--pace", "0", lines=["1"] * ENOUGH) == 0
    assert pangaea.load(str(path)).outcome is not None


def test_a_game_taken_up_again_proves_its_luck_at_the_end(typed: Typed, tmp_path: Path) -> None:
    typed(*SHORT, lines=["1"])
    path = kept(tmp_path)[0]
    assert '"seed"' not in path.read_text()  # it stays secret until the end

    typed("play", "--resume", str(path), "--pace", "0", lines=["1"])
    typed("play", "--resume", str(path), "--pace", "0", lines=["1"] * ENOUGH)

    assert pangaea.verify(path.read_text())
    assert list((tmp_path / "home" / "pangaea" / "seeds").iterdir()) == []


def test_two_windows_on_one_game_do_not_overwrite_each_other(typed: Typed, tmp_path: Path) -> None:
    typed(*SHORT, lines=["1"])
    path = kept(tmp_path)[0]
    first, second = (Keeper(path, "cubosaurs") for _ in range(2))
    one, other = (resumed(path) for _ in range(2))
    one.answer(0, one.options(0)[0])
    first.keep(one)
    other.answer(0, other.options(0)[-1])
    other.undo()
    second.keep(other)

    assert pangaea.load(str(path)).record() == one.record()
    assert second.path != path
    assert pangaea.load(str(second.path)).record() == other.record()


def test_two_games_begun_in_the_same_second_have_files_of_their_own() -> None:
    first = usual_path("cubosaurs")
    first.parent.mkdir(parents=True)
    first.touch()

    assert usual_path("cubosaurs") != first


def test_a_file_that_cannot_be_written_is_said_once_and_the_game_goes_on(
    typed: Typed, capsys: Captured
) -> None:
    assert typed(*SHORT, "--save", "/dev/null/x.jsonl", lines=["1", "1", "1", "quit"]) == 1

    captured = capsys.readouterr()
    assert captured.out.count("/dev/null/x.jsonl cannot be written") == 1
    assert "/dev/null/x.jsonl cannot be written" in captured.err


class Terminal(io.StringIO):
    """Somebody at a real keyboard."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def at_terminal(monkeypatch: pytest.MonkeyPatch) -> Callable[..., int]:
    def run_at(*arguments: str, lines: list[str]) -> int:
        monkeypatch.setattr("sys.stdin", Terminal("".join(f"{line}\n" for line in lines)))
        return run(arguments)

    return run_at


def test_a_game_that_was_left_is_offered(
    typed: Typed, at_terminal: Callable[..., int], capsys: Captured, tmp_path: Path
) -> None:
    typed(*SHORT, lines=["1"])
    (path,) = kept(tmp_path)
    before = pangaea.load(str(path)).position

    at_terminal("play", "cubosaurs", "--pace", "0", lines=["perhaps", "y", "1", "quit"])

    shown = re.sub(r"\s+", " ", capsys.readouterr().out)
    assert f"Your game of Cubosaurs with Mary is not over: {before} answers" in shown
    assert "Please type “yes” or “no”." in shown
    assert kept(tmp_path) == [path]
    assert pangaea.load(str(path)).position > before


@pytest.mark.parametrize(
    ("arguments", "reply", "files"),
    [
        (["play", "cubosaurs"], "", 1),
        (["play", "cubosaurs"], "no", 2),
        (["play", "cubosaurs", "--lang", "fr"], "non", 2),
        (["play", "cubosaurs", "--lang", "fr"], "oui", 1),
        (["play"], "yes", 1),
    ],
)
def test_the_offer_can_be_taken_or_left(
    arguments: list[str], reply: str, files: int,
    typed: Typed, at_terminal: Callable[..., int], tmp_path: Path,
) -> None:  # fmt: skip
    typed(*SHORT, lines=["1"])

    at_terminal(*arguments, "--pace", "0", lines=[reply, "1"])

    assert len(kept(tmp_path)) == files


@pytest.mark.parametrize("arguments", [SHORT, [*TABLE, "--seats", "3"], ["play", "eras"]])
def test_who_says_what_to_play_is_not_asked(
    arguments: list[str], typed: Typed, at_terminal: Callable[..., int], capsys: Captured
) -> None:
    typed(*SHORT, lines=["1"])

    at_terminal(*arguments, lines=["quit"])

    assert "is not over" not in capsys.readouterr().out


def test_neither_a_finished_game_nor_a_damaged_file_is_offered(
    typed: Typed, at_terminal: Callable[..., int], capsys: Captured, tmp_path: Path
) -> None:
    typed(*SHORT, lines=["1"] * ENOUGH)
    typed(*SHORT, lines=["1"])
    (cut,) = [path for path in kept(tmp_path) if '"break"' in path.read_text()]
    cut.write_text("".join(cut.read_text().splitlines(keepends=True)[:-1]))

    at_terminal("play", "cubosaurs", lines=["quit"])

    assert "is not over" not in capsys.readouterr().out


@pytest.mark.parametrize("end", [signal.SIGHUP, signal.SIGKILL])
def test_a_closed_window_loses_nothing(end: signal.Signals, tmp_path: Path) -> None:
    """Answer at a real terminal, end the process without a warning, and go on."""
    environment = os.environ | {"LANG": "C.UTF-8", "XDG_DATA_HOME": str(tmp_path / "home")}
    child, door = pty.fork()
    if child == 0:
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
        os.execve(sys.executable, [sys.executable, "-m", "pangaea", *SHORT], environment)
    read_until(door, b"\r\n> ")
    os.write(door, b"1\n")
    read_until(door, b"\r\n> ")
    os.kill(child, end)
    status = ended(child)
    os.close(door)

    assert os.waitstatus_to_exitcode(status) == -end
    match = pangaea.load(str(kept(tmp_path)[0]))
    assert match.asked == [0]
    assert [step.seat for step in match.steps].count(0) == 1


def test_several_people_share_a_keyboard(typed: Typed, capsys: Captured) -> None:
    typed("play", "cubosaurs", "--people", "3", "--seed", "1", lines=["1", "1"])

    shown = capsys.readouterr().out
    assert {f"Player {n} (you)" for n in (1, 2, 3)} == set(re.findall(r"Player \d \(you\)", shown))
    assert "(Casual)" not in shown


def test_french_words_are_understood_and_spoken(typed: Typed, capsys: Captured) -> None:
    typed(*SHORT, "--lang", "fr", lines=["aide", "règles 3.5", "quitter"])

    shown = capsys.readouterr().out
    assert "Garder la Main" in shown
    assert "annule votre dernière réponse" in shown
    assert "La carte ajoutée doit être" in shown
    assert "Au revoir" in shown


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--seats", "3", "--bots", "greedy,greedy,greedy"], "3 bots are named, but 2 seats"),
        (["--seats", "3", "--people", "4"], "4 people do not fit on 3 seats."),
        (["--bots", "wizard"], "No bot plays at the level “wizard”"),
        (["--resume", "/nowhere/game.jsonl"], "/nowhere/game.jsonl cannot be read"),
    ],
)
def test_a_table_that_cannot_be_set_is_refused(
    arguments: list[str], problem: str, typed: Typed, capsys: Captured
) -> None:
    assert typed("play", "cubosaurs", *arguments) == 1

    assert problem in capsys.readouterr().err


def test_the_same_seed_gives_the_same_game(typed: Typed, tmp_path: Path) -> None:
    paths = [tmp_path / f"{n}.jsonl" for n in range(2)]
    for path in paths:
        typed(*SHORT, "--save", str(path), "--bots", "random", lines=["1"] * ENOUGH)

    first, second = (pangaea.load(str(path)) for path in paths)
    assert [step.option for step in first.steps] == [step.option for step in second.steps]


def test_a_real_terminal_gets_colours_and_a_polite_goodbye_on_ctrl_c(tmp_path: Path) -> None:
    environment = os.environ | {
        "TERM": "xterm-256color", "LANG": "C.UTF-8", "COLUMNS": "80", "LINES": "40",
        "XDG_DATA_HOME": str(tmp_path / "home"),
    }  # fmt: skip
    environment.pop("NO_COLOR", None)
    child, door = pty.fork()
    if child == 0:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # a job in the background ignores it
        command = [sys.executable, "-m", "pangaea", *SHORT]
        os.execve(sys.executable, command, environment)
    screen = read_until(door, b"\r\n> ")
    goodbye = interrupted(door, b"--resume")

    status = ended(child)
    assert b"\x1b[2J" in screen  # a fresh screen
    assert b"\x1b[1;38;" in screen  # a name in its colour
    assert b"Goodbye!" in goodbye
    assert b"Traceback" not in goodbye
    assert os.waitstatus_to_exitcode(status) == 0


def interrupted(door: int, end: bytes) -> bytes:
    """Press Ctrl-C; again, as a person would, if it fell between the prompt and the reading."""
    shown = b""
    for _ in range(10):
        os.write(door, b"\x03")
        shown += read_until(door, end, seconds=3)
        if shown:
            break
    return shown + (b"" if end in shown else read_until(door, end))


def ended(child: int, seconds: float = 20) -> int:
    """Wait for a process to end, and say how; one that does not is killed."""
    limit = time.monotonic() + seconds
    while time.monotonic() < limit:
        found, status = os.waitpid(child, os.WNOHANG)
        if found:
            return status
        time.sleep(0.05)
    os.kill(child, signal.SIGKILL)
    return os.waitpid(child, 0)[1]


def read_until(door: int, end: bytes, seconds: float = 20) -> bytes:
    """Read what a terminal shows, up to some text."""
    shown = b""
    limit = time.monotonic() + seconds
    while end not in shown and time.monotonic() < limit:
        if select.select([door], [], [], 0.2)[0]:
            try:
                shown += os.read(door, 65536)
            except OSError:  # the other side has closed it
                break
    return shown
