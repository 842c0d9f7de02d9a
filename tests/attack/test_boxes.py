"""Boxes made to be dear: refused in words, before any work that grows faster than they do."""

from time import process_time

import msgspec
import pytest
from tests.support import ROOT

from pangaea import shelf
from pangaea.core.bounds import DEEPEST, LARGEST_NUMBER, LONGEST_BOX, LONGEST_TEXT, MOST_VALUES
from pangaea.core.errors import BadBox

SLUGS = [game.slug for game in shelf.games()]
SECONDS = 0.5  # of the processor; the dearest of these took 17
ROW = '[[halves.A]]\nrow = -1\ncolumn = 0\nspaces = "{}"\n'

BOMBS = {
    "one long row": ('game = "evo"\n' + ROW.format("Y " * 10_000), "error-box-text"),
    "many rows": ('game = "evo"\n' + ROW.format("Y " * 90) * 200, "error-box-value"),
    "a key with many dots": (".".join("a" * 30_000) + " = 1", "error-box-deep"),
    "a header with many dots": ("[" + ".".join("a" * 30_000) + "]", "error-box-deep"),
    "dots with blanks around": (" . ".join("a" * 15_000) + " = 1", "error-box-deep"),
    "dots between quotes": (".".join(['"a"'] * 15_000) + " = 1", "error-box-deep"),
    "dots in an inline table": ("a = { " + ".".join("b" * 30_000) + " = 1 }", "error-box-deep"),
    "lines of dots": ("".join(f"{'a.' * 8}b{n} = 1\n" for n in range(2_400)), "error-box-deep"),
    "deep lists": ("a = " + "[" * 30_000 + "]" * 30_000, "error-box-deep"),
    "deep tables": ("a = " + "{a = " * 10_000, "error-box-deep"),
    "many values": ("a = [" + "1, " * 20_000 + "]", "error-box-many"),
    "many tables": ("[[a]]\n" * 9_000, "error-box-many"),
    "a number of 4,301 digits": ("a = " + "1" * 4_301, "error-box-text"),
    "a number of 25 digits": ('game = "evo"\n[genes]\nleg = ' + "1" * 25, "error-box-number"),
    "a long name": ("x" * 60_000 + " = 1", "error-box-text"),
    "a long text": ('game = "' + "x" * 60_000 + '"', "error-box-text"),
    "a text that never ends": ('game = """' + "x" * 60_000, "error-box-text"),
    "quotes and nothing else": ('"' * 65_000, "error-box-syntax"),
    "escaped quotes": ('game = "' + '\\"' * 30_000 + '"', "error-box-text"),
    "an escape sequence": ('game = "\\u001b[31m"', "error-box-control"),
    "too long a file": ("#" * (LONGEST_BOX + 1), "error-box-long"),
}


@pytest.mark.parametrize("name", BOMBS)
@pytest.mark.parametrize("slug", SLUGS)
def test_a_bomb_is_refused_at_once(slug: str, name: str) -> None:
    text, key = BOMBS[name]
    begun = process_time()

    with pytest.raises(BadBox) as caught:
        shelf.box_from_text(shelf.game(slug), text)

    assert process_time() - begun < SECONDS
    assert caught.value.key == key or slug != "evo"
    assert caught.value.text("en") != caught.value.text("fr")


@pytest.mark.parametrize("slug", SLUGS)
def test_figures_in_a_record_are_bounded_too(slug: str) -> None:
    deep: object = 1
    for _ in range(DEEPEST):
        deep = [deep]
    bombs = [
        {"x": deep},
        {"x": "y" * (LONGEST_TEXT + 1)},
        {"x" * (LONGEST_TEXT + 1): 1},
        {"x": LARGEST_NUMBER + 1},
        {"x": [1] * MOST_VALUES},
        {"x": "\x1b]0;title\x07"},
    ]

    for figures in bombs:
        with pytest.raises(BadBox) as caught:
            shelf.game(slug).read_box(figures)
        assert caught.value.key != "error-box-shape"


@pytest.mark.parametrize("slug", SLUGS)
def test_a_whole_usual_box_fits(slug: str) -> None:
    game = shelf.game(slug)
    usual = game.default_box()

    assert game.read_box(msgspec.to_builtins(usual)) == usual


def test_what_the_manual_shows_fits() -> None:
    manual = (ROOT / "docs" / "box-files.md").read_text(encoding="utf-8")
    shown = [part.partition("```")[0] for part in manual.split("```toml\n")[1:]]

    assert shown
    for text in shown:
        game = shelf.game(text.split('"')[1])
        assert type(shelf.box_from_text(game, text)) is type(game.default_box())


def test_a_dot_in_a_text_or_a_comment_is_no_table() -> None:
    game = shelf.game("cubosaurs")
    text = 'game = "cubosaurs" # ' + "." * 500 + "[" * 500 + "\n"

    assert shelf.box_from_text(game, text) == game.default_box()
