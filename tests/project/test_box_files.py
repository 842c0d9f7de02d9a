"""The page on box files: its examples load, every game is there, and nothing is left out."""

import re
import tomllib
from importlib import import_module

import msgspec
import pytest
from tests.support import ROOT

from pangaea import shelf
from pangaea.core.luck import Dice

EXAMPLES = re.findall(
    r"^```toml\n(.*?)^```",
    (ROOT / "docs" / "box-files.md").read_text("utf-8"),
    re.DOTALL | re.MULTILINE,
)
SLUGS = [str(tomllib.loads(text)["game"]) for text in EXAMPLES]
each_example = pytest.mark.parametrize(
    ("slug", "text"), list(zip(SLUGS, EXAMPLES, strict=True)), ids=SLUGS
)


def test_every_game_on_the_shelf_has_an_example() -> None:
    assert sorted(SLUGS) == sorted(game.slug for game in shelf.games())


@each_example
def test_an_example_loads_and_can_be_played_with(slug: str, text: str) -> None:
    game = shelf.game(slug)

    box = shelf.box_from_text(game, text)

    for seats in game.seats:
        state = game.start(game.setup(seats, {}, box), Dice(1))
        assert state.asked()


@each_example
def test_an_example_shows_every_part_that_a_file_may_hold(slug: str, text: str) -> None:
    module = import_module(f"pangaea.games.{slug}.box")
    kind = getattr(module, "BoxFile", module.Box)
    parts = {field.name for field in msgspec.structs.fields(kind)}

    assert set(tomllib.loads(text)) == parts


@each_example
def test_other_names_that_an_example_lists_are_known(slug: str, text: str) -> None:
    """After "also:" stand, up to a semicolon, the names beside the one shown."""
    usual = msgspec.to_builtins(shelf.game(slug).default_box())
    known = {name for part in usual.values() if isinstance(part, dict) for name in part}
    listed = re.findall(r"also: ([^;\n]*)", text)

    assert {name for names in listed for name in names.split(", ")} <= known
