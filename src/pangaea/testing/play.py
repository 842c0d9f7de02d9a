"""Which games and tables the tests of a module are run with."""

import pytest

from pangaea import shelf
from pangaea.core.game import Game
from pangaea.core.words import LANGUAGES
from pangaea.testing.cases import every, few, varied

CASES = {"case": every, "table": few, "variant": varied}


def games_of(module: object) -> list[Game]:
    """Return the games that a module of tests names in GAMES, or all on the shelf."""
    named = getattr(module, "GAMES", None)
    return list(shelf.games()) if named is None else [shelf.game(slug) for slug in named]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run each test with what it asks for: cases, games, lessons, languages."""
    games = games_of(metafunc.module)
    for name, chosen in CASES.items():
        if name in metafunc.fixturenames:
            metafunc.parametrize(name, chosen(games), ids=str)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games, ids=[game.slug for game in games])
    if "taught" in metafunc.fixturenames:
        lessons = [(game.slug, name) for game in games for name in shelf.lessons(game.slug)]
        metafunc.parametrize("taught", lessons, ids=[" ".join(lesson) for lesson in lessons])
    if "language" in metafunc.fixturenames:
        metafunc.parametrize("language", LANGUAGES)
