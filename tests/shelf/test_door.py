"""Games from outside: found by their entry point, and none of them can spoil the others."""

import os
import subprocess
import sys
from pathlib import Path

from pangaea import shelf

OURS = ["cubosaurs", "dino_twist", "eras", "evo", "holotype"]
LIKE_EVO = """
from pangaea.games.evo.game import EvoGame

class Outside(EvoGame):
    slug = {slug!r}
    {more}

GAME = Outside()
"""


def package(folder: Path, name: str, source: str) -> None:
    """Install a package that brings a game, the way an installer leaves it."""
    (folder / name).mkdir()
    (folder / name / "__init__.py").write_text(source, encoding="utf-8")
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[pangaea.games]\n{name} = {name}:GAME\n")


def pangaea_with(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command in an environment where that folder is installed."""
    path = os.pathsep.join([*sys.path, str(folder)])
    return subprocess.run(
        [sys.executable, "-m", "pangaea", *arguments],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )


def test_our_own_games_come_through_the_same_door() -> None:
    assert [game.slug for game in shelf.games()] == OURS
    assert shelf.unusable() == ()


def test_a_package_brings_a_game(tmp_path: Path) -> None:
    package(tmp_path, "meadow", LIKE_EVO.format(slug="meadow", more=""))

    shown = pangaea_with(tmp_path, "simulate", "evo", "--seats", "3", "--games", "1")

    assert shown.returncode == 0
    listed = subprocess.run(
        [sys.executable, "-c", "from pangaea import shelf; print([g.slug for g in shelf.games()])"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path, str(tmp_path)])},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "'meadow'" in listed.stdout


def test_a_package_that_fails_is_named_and_the_others_are_played(tmp_path: Path) -> None:
    package(tmp_path, "ruin", "raise ImportError('no such rock')")
    package(tmp_path, "wood", "GAME = 'a plank'")

    shown = pangaea_with(tmp_path, "rules", "evo", "1.1")

    assert shown.returncode == 0
    assert "The package ruin brings a game that cannot be loaded" in shown.stderr
    assert "no such rock" in shown.stderr
    assert "wood:GAME is no Game" in " ".join(shown.stderr.split())


def test_of_two_games_with_one_name_ours_stays(tmp_path: Path) -> None:
    package(tmp_path, "aaa", LIKE_EVO.format(slug="evo", more="authors = 'Somebody'"))

    shown = pangaea_with(tmp_path, "games", "evo", "--lang", "fr")

    assert "Le paquet aaa apporte un jeu nommé" in shown.stderr
    assert "Philippe Keyaerts" in shown.stdout


def test_a_game_made_for_another_contract_is_left_out(tmp_path: Path) -> None:
    package(tmp_path, "future", LIKE_EVO.format(slug="future", more="contract = 99"))

    shown = pangaea_with(tmp_path, "games")

    assert "made for version 99 of the contract" in " ".join(shown.stderr.split())
    assert "future" not in shown.stdout
