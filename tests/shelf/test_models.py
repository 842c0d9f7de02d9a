"""A damaged file of what bots learned: told in a sentence, and every game is played on."""

from collections.abc import Iterator

import pytest

from pangaea import shelf
from pangaea.cli import run

NO_MODEL = ("words", "en.ftl")  # a file that every game brings, and that is none


@pytest.fixture
def damaged(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Stock the shelf anew, with a damaged model in every game."""
    for cached in (shelf.games, shelf.unusable, shelf._stock):
        cached.cache_clear()
    monkeypatch.setattr(shelf, "MODEL", NO_MODEL)
    yield
    for cached in (shelf.games, shelf.unusable, shelf._stock):
        cached.cache_clear()


@pytest.mark.usefixtures("damaged")
def test_a_game_with_a_damaged_model_is_played_by_the_formula() -> None:
    eras = shelf.game("eras")

    assert len(shelf.damaged_models()) == len(shelf.games())
    assert shelf.unusable() == ()
    assert eras.advisor.model is None


@pytest.mark.usefixtures("damaged")
def test_the_command_says_which_file_is_damaged(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games", "--lang", "fr"]) == 0

    said = " ".join(capsys.readouterr().err.split())
    assert "Les robots de cubosaurs se passent de ce qu’ils ont appris" in said
    assert "en.ftl est abîmé" in said
