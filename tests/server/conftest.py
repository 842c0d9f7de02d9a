"""A server in memory, guests with browsers of their own, and two small games with secrets."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from tests.server.guests import House
from tests.server.launcher import UNHURRIED
from tests.server.postgres_server import Postgres
from tests.server.whispers import WORDS, LeakyWhispersGame, WhispersGame

from pangaea import shelf
from pangaea.core.words import read_words_with
from pangaea.server import catalogue
from pangaea.server.app import create_app
from pangaea.server.live import new_tables
from pangaea.server.settings import Settings

OWN = ("whispers", "leaky")


@pytest.fixture(autouse=True)
def _games_with_secrets(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Put two games on the shelf that only tests know."""
    found = (*shelf.games(), WhispersGame(), LeakyWhispersGame())
    monkeypatch.setattr(shelf, "games", lambda: found)

    def texts(slug: str, language: str) -> list[str]:
        if slug in OWN:
            return [*shelf.texts("", language), WORDS]
        return shelf.texts(slug, language)

    read_words_with(texts)
    forget_the_shelf()
    yield
    read_words_with(shelf.texts)
    forget_the_shelf()


def forget_the_shelf() -> None:
    """Let the next server look at what is on the shelf now."""
    catalogue.games_shown.cache_clear()
    catalogue.games_json.cache_clear()


@pytest.fixture(autouse=True)
def _the_same_luck_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test that passes today passes tomorrow."""
    numbers = count(1)
    monkeypatch.setattr(new_tables, "fresh_seed", lambda: f"table {next(numbers)}")


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """A server without haste and without a built client."""
    return Settings(
        data_dir=tmp_path / "data",
        static_dir=tmp_path / "static",
        rates=UNHURRIED,
        pace=0.0,
        thinkers=1,
        budget=0.5,
    )


@pytest.fixture
def house(settings: Settings) -> Iterator[House]:
    """A running server."""
    app = create_app(settings)
    with TestClient(app) as client:
        yield House(app, client)


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    """A database server of a file's own."""
    server = Postgres()
    yield server
    server.end()


@pytest.fixture
def url(postgres: Postgres) -> str:
    """The address of an empty database."""
    return postgres.fresh()
