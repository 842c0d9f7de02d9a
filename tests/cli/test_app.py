"""The command as a whole: help, languages, exit codes."""

import subprocess
import sys

import pytest

from pangaea.cli import run
from pangaea.cli.language import language_in, usual_language

COMMANDS = [
    "games",
    "play",
    "simulate",
    "arena",
    "train",
    "replay",
    "rules",
    "coverage",
    "serve",
    "store",
]
Captured = pytest.CaptureFixture[str]


def test_help_names_every_command(capsys: Captured) -> None:
    assert run([]) == 0

    shown = capsys.readouterr().out
    assert all(f"  {command} " in shown for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(("language", "heading"), [("en", "Example"), ("fr", "Exemple")])
def test_every_command_has_help_with_an_example(
    command: str, language: str, heading: str, capsys: Captured
) -> None:
    assert run([command, "--help", "--lang", language]) == 0

    shown = capsys.readouterr().out
    assert heading in shown
    assert f"  pangaea {command}" in shown
    assert "help-" not in shown  # every parameter is explained in words
    assert max(len(line) for line in shown.splitlines()) <= 80


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["dance"], "There is no command “dance”. Commands: games, play"),
        (["simulate"], "GAME is missing."),
        (["games", "--colour"], "There is no “--colour” here."),
        (["simulate", "cubosaurs", "--games", "many"], "“many” is not possible for --games."),
        (["rules", "cubosaurs", "--lang", "de"], "“de” is not possible for --lang."),
        (["games", "--lang", "en", "--lang", "fr"], "--lang est donné deux fois."),
        (["serve", "--port", "80000"], "“80000” is not possible for --port."),
        (["rules", "cubosaurs", "1", "2"], "Too much: “2” was not expected."),
    ],
)
def test_misuse_is_told_on_stderr_with_code_two(
    arguments: list[str], problem: str, capsys: Captured
) -> None:
    assert run(arguments) == 2

    captured = capsys.readouterr()
    assert problem in captured.err
    assert captured.out == ""


def test_a_refusal_is_one_sentence_on_stderr_with_code_one(capsys: Captured) -> None:
    assert run(["rules", "chess"]) == 1

    captured = capsys.readouterr()
    assert captured.err.startswith("There is no game called “chess”. On the shelf: cubosaurs")
    assert captured.err.count("\n") == 1
    assert captured.out == ""


def test_a_refusal_speaks_the_language_asked_for(capsys: Captured) -> None:
    run(["rules", "chess", "--lang=fr"])

    assert capsys.readouterr().err.startswith("Aucun jeu ne s’appelle")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LC_ALL": "en_GB", "LANG": "fr_FR"}, "en"),
        ({"LC_MESSAGES": "fr", "LANG": "en"}, "fr"),
        ({"LANG": "de_DE"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(
    environment: dict[str, str], language: str
) -> None:
    assert usual_language(environment) == language


def test_the_language_can_be_given_anywhere() -> None:
    assert language_in(["games", "--lang", "fr", "--json"]) == "fr"
    assert language_in(["--lang=fr", "games"]) == "fr"
    assert language_in(["games", "--lang"]) == "en"


def test_the_module_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pangaea", "games"], capture_output=True, text=True, check=True
    )

    assert "cubosaurs" in done.stdout
    assert done.stderr == ""


def test_a_reader_who_leaves_early_is_no_error() -> None:
    done = subprocess.run(
        f"{sys.executable} -m pangaea rules cubosaurs | head -1",
        shell=True, capture_output=True, text=True, check=True,
    )  # fmt: skip

    assert done.stderr == ""
