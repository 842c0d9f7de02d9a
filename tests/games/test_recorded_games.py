"""Whole recorded games of every game, replayed and proven; each game's tests say what they show."""

from pathlib import Path

import pytest
from tests.games.recorded import records_of, replayed
from tests.support import told_by

import pangaea

GAMES = ("cubosaurs", "dino_twist", "eras", "evo", "holotype")
RECORDS = [pytest.param(path, id=f"{game}-{path.stem}")
           for game in GAMES for path in records_of(game)]  # fmt: skip


@pytest.mark.parametrize("path", RECORDS)
def test_a_recorded_game_is_replayed_and_proven(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    assert pangaea.verify(text)
    assert told_by(pangaea.loads(text).record()) == told_by(text)


@pytest.mark.parametrize("path", RECORDS)
def test_a_recorded_game_is_told_in_both_languages(path: Path) -> None:
    match = replayed(path.parent.name, path.stem)

    for language in ("en", "fr"):
        assert match.log(None, language)
        assert match.scene(None, language).ending is not None
