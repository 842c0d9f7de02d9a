"""`pangaea play`: a whole game at the keyboard."""

import io
import os
import re
from pathlib import Path

import pytest
from rich.console import Console
from tests.cli.conftest import Typed
from tests.cli.short_games import ENOUGH, LONG, SHORT, TABLE, Captured, kept

import pangaea
from pangaea import shelf
from pangaea.cli.seated.session import pages
from pangaea.core.game import Game
from pangaea.core.words import words_for


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
