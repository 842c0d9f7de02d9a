"""`pangaea simulate`."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from pangaea import shelf
from pangaea.cli import run
from pangaea.core.words import LANGUAGES, read_words_with, words_for

Captured = pytest.CaptureFixture[str]

SERIES = ["simulate", "cubosaurs", "--seats", "4", "--games", "30", "--seed", "1"]
LINEUP = ["--bots", "greedy,random,random,random"]


def report(capsys: Captured, *arguments: str) -> dict[str, object]:
    assert run([*arguments, "--json"]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    plain = json.loads(captured.out)
    assert isinstance(plain, dict)
    return plain


def test_a_program_gets_wins_scores_lengths_and_speed(capsys: Captured) -> None:
    plain = report(capsys, *SERIES, *LINEUP)

    contestants = plain["contestants"]
    assert isinstance(contestants, list)
    assert [row["bot"] for row in contestants] == ["greedy", "random", "random", "random"]
    assert sum(row["wins"] for row in contestants) == pytest.approx(30)
    for row in contestants:
        assert row["rate"]["low"] <= row["rate"]["value"] <= row["rate"]["high"]
        assert row["score"]["mean"]["low"] < row["score"]["mean"]["value"]
    assert plain["games"] == 30
    assert set(plain) >= {"decisions", "length", "endings", "speed", "seed", "variants"}


def test_the_same_seed_says_the_same_but_for_the_time(capsys: Captured) -> None:
    first, second = (report(capsys, *SERIES, *LINEUP) for _ in range(2))

    assert first.pop("speed") is not None
    assert second.pop("speed") is not None
    assert first == second


def test_a_person_gets_a_table(capsys: Captured) -> None:
    assert run([*SERIES, *LINEUP, "--lang", "fr"]) == 0

    shown = capsys.readouterr().out
    assert "Cubosaurs : 30 parties à 4 joueurs, graine 1".replace(" :", "\u00a0:") in shown
    assert shown.count("Hasard") == 3
    assert "toutes les manches jouées" in shown
    assert max(len(line) for line in shown.splitlines()) <= 80


@pytest.fixture
def without_short_words() -> Iterator[None]:
    """Take the short words for how games end out of every file, as in a game that has none."""

    def texts(slug: str, language: str) -> list[str]:
        return [re.sub(r"(?m)^outcome-.*-short =.*$", "", t) for t in shelf.texts(slug, language)]

    read_words_with(texts)
    yield
    read_words_with(shelf.texts)


@pytest.mark.usefixtures("without_short_words")
def test_a_game_without_short_words_for_its_ends_is_simulated(capsys: Captured) -> None:
    assert run([*SERIES, *LINEUP]) == 0

    shown = capsys.readouterr().out
    assert "rounds" in shown
    assert "decisions" in shown, "the report is whole"


def test_variants_reach_the_game(capsys: Captured) -> None:
    plain = report(capsys, *SERIES, "--variant", "advanced=true", "--variant", "rounds=1")

    variants = plain["variants"]
    assert isinstance(variants, dict)
    assert variants["advanced"] is True
    assert variants["rounds"] == "1"


def test_the_former_word_for_variants_is_still_understood(capsys: Captured) -> None:
    plain = report(capsys, *SERIES, "--option", "rounds=1", "--variant", "advanced=true")

    variants = plain["variants"]
    assert isinstance(variants, dict)
    assert (variants["rounds"], variants["advanced"]) == ("1", True)


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--variant", "advanced"], "“advanced” is not a variant: write it as name=value."),
        (["--variant", "colour=red"], "There is no variant “colour”"),
        (["--variant", "advanced=maybe"], "“maybe”"),
        (["--bots", "greedy,random"], "2 bots are named for 3 seats"),
        (["--bots", "wizard"], "No bot plays at the level “wizard”"),
        (["--games", "0"], "games is 0; it must be at least 1."),
        (["--seats", "9"], "9 players are not possible here"),
        (["--box", "/nowhere/box.toml"], "/nowhere/box.toml"),
    ],
)
def test_what_cannot_be_played_is_refused(
    arguments: list[str], problem: str, capsys: Captured
) -> None:
    assert run(["simulate", "cubosaurs", *arguments]) == 1

    assert problem in capsys.readouterr().err


def test_a_corrected_box_changes_the_scores(capsys: Captured, tmp_path: Path) -> None:
    """A T-Rex worth twenty points whatever the number lifts everybody's score."""
    box = tmp_path / "box.toml"
    box.write_text('game = "cubosaurs"\n[series]\ntrex = [20, 20, 20, 20]\n')

    usual = report(capsys, *SERIES)
    rich = report(capsys, *SERIES, "--box", str(box))

    assert total_score(rich) > total_score(usual) + 4 * 30 * 10


def total_score(plain: dict[str, object]) -> float:
    """Return the sum of the contestants' mean scores over all games."""
    contestants = plain["contestants"]
    assert isinstance(contestants, list)
    return 30 * sum(float(row["score"]["mean"]["value"]) for row in contestants)


@pytest.mark.parametrize("slug", [game.slug for game in shelf.games()])
def test_every_way_a_game_ends_has_a_short_name(slug: str) -> None:
    text = "\n".join(shelf.texts(slug, "en"))
    endings = {
        key.removesuffix("-short")
        for key in re.findall(r"^(outcome-[a-z-]+) =", text, re.MULTILINE)
    }

    assert endings
    for language in LANGUAGES:
        assert [key for key in endings if not words_for(slug, language).has(f"{key}-short")] == []
