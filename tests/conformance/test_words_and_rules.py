"""Every game speaks both languages, cites rules that exist, and tests all of them."""

from pathlib import Path

from tests.support import ROOT

import pangaea
from pangaea import shelf
from pangaea.cli import marks
from pangaea.core.game import Game
from pangaea.testing.play import *
from pangaea.testing.words import *
from pangaea.testing.words import THIN_SIGNS, french_texts, known_rules, messages

ROOM = Path(str(pangaea.__file__)).parent


def common_french() -> str:
    return (ROOM / "words" / "fr.ftl").read_text(encoding="utf-8")


def test_the_common_words_say_the_same_sentences_in_both_languages() -> None:
    english, french = messages(ROOM, "en"), messages(ROOM, "fr")

    assert english == french


def test_french_spells_a_word_one_way_in_all_games() -> None:
    """Both spellings of événement are right; two in one place look like a slip."""
    texts = [text for game in shelf.games() for text in french_texts(game)]

    assert not any("vènement" in text for text in (*texts, common_french()))


def test_the_common_french_has_its_own_typography() -> None:
    lines = common_french().splitlines()

    assert [line for line in lines if THIN_SIGNS.search(line) and not line.startswith("#")] == []


def test_every_paragraph_is_held_by_a_test(game: Game) -> None:
    held = marks.marks_in(ROOT / "tests")

    assert sorted(known_rules(game) - held.keys()) == []


def test_tests_cite_rules_that_exist() -> None:
    known = {rule for game in shelf.games() for rule in known_rules(game)}

    assert sorted(marks.marks_in(ROOT / "tests").keys() - known) == []
