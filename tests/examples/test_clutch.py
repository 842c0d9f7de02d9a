"""A game from outside, installed and not patched, is played like our own."""

import json
from pathlib import Path

from tests.examples.installing import Installed
from tests.support import ROOT

FEW_LINES = 250


def test_it_is_short() -> None:
    files = (ROOT / "examples" / "clutch" / "clutch").rglob("*.py")

    assert sum(len(file.read_text("utf-8").splitlines()) for file in files) < FEW_LINES


def test_its_own_tests_hold_it_to_the_contract(clutch: Installed) -> None:
    assert "passed" in clutch.run("pytest", "-q", "-p", "no:cacheprovider", "tests")


def test_every_paragraph_has_code_and_a_test(clutch: Installed) -> None:
    (report,) = json.loads(clutch.run("pangaea", "coverage", "clutch", "--json"))

    assert all(report["code"].values())
    assert all(report["paragraphs"].values())


def test_it_stands_on_the_shelf_in_both_languages(clutch: Installed) -> None:
    assert "Send a mother to each nest" in clutch.run("pangaea", "games", "--lang", "en")
    assert "Envoyez une mère à chaque nid" in clutch.run("pangaea", "games", "--lang", "fr")


def test_it_is_played_in_the_terminal_and_proven(clutch: Installed, tmp_path: Path) -> None:
    record = str(tmp_path / "game.jsonl")
    wish = ["--seats", "2", "--bots", "search", "--pace", "0", "--save", record, "--lang", "en"]

    shown = clutch.run("pangaea", "play", "clutch", *wish, typed="1\n" * 5)

    assert "Points for" in shown
    assert "all 10 answers follow the rules" in clutch.run(
        "pangaea", "replay", record, "--verify", "--lang", "en"
    )


def test_bots_of_every_level_play_it_in_several_processes(clutch: Installed) -> None:
    wish = ["--seats", "3", "--games", "4", "--bots", "search,greedy,random", "--jobs", "2"]

    found = json.loads(clutch.run("pangaea", "simulate", "clutch", *wish, "--json"))

    assert found["games"] == 4
