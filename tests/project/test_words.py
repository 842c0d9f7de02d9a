"""The words that all games and the page share: each is used, and French is set as French is."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "pangaea"
COMMON = SOURCE / "words"
PAGE = ROOT / "web" / "src" / "words"
FRENCH = [PAGE / "fr.ftl", *sorted(SOURCE.rglob("words/fr.ftl"))]
BADLY_SET = {
    "no no-break space before a double sign": r" [:;?!»%]|[^\s\u00a0\u202f](?:[;?!»]|:(?=\s|$))",
    "no no-break space after an opening quotation mark": r"«(?![\u00a0\u202f])",
    "a space before dots": r"[^\s:] …(?=$|[.\u00a0])",
    "a typewriter's apostrophe": r"\w'\w",
    "a hyphen for a minus": r"(?<![\w-])-\d",
}


def keys(path: Path) -> list[str]:
    """The names of a file's sentences."""
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return [entry.id.name for entry in entries if isinstance(entry, Message)]


def patterns(code: str) -> set[str]:
    """What the strings in code can be: anything may stand in the gap of an f-string."""
    tree = list(ast.walk(ast.parse(code)))
    joined = [node for node in tree if isinstance(node, ast.JoinedStr)]
    parts = {id(part) for one in joined for part in one.values}
    whole = {
        re.escape(node.value)
        for node in tree
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in parts
    }
    return whole | {made(one) for one in joined}


def made(joined: ast.JoinedStr) -> str:
    """The pattern of an f-string; one that does not begin as a key does could be anything."""
    values = [part.value if isinstance(part, ast.Constant) else None for part in joined.values]
    if "-" not in str(values[0] or ""):
        return "(?!)"
    return "".join("[a-z0-9]+" if value is None else re.escape(str(value)) for value in values)


def unused(found: list[str], code: list[str]) -> list[str]:
    """The keys that no string in any of these modules can be."""
    made_of = {pattern for text in code for pattern in patterns(text)}
    used = re.compile("|".join(sorted(made_of)))
    return [key for key in found if not used.fullmatch(key)]


def within_others() -> set[str]:
    """The sentences that others are made of."""
    texts = [path.read_text(encoding="utf-8") for path in SOURCE.rglob("words/en.ftl")]
    return {key for text in texts for key in re.findall(r"\{ ([a-z][a-z0-9-]*)[ .]", text)}


def test_every_common_word_is_used() -> None:
    code = [path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py"))]
    common = [key for key in keys(COMMON / "en.ftl") if key not in within_others()]

    assert unused(common, code) == []


def test_a_word_that_nobody_says_is_noticed() -> None:
    code = ['say("said")', 'say(f"bot-{level}")', 'say(f"{any}-thing")']

    assert unused(["said", "bot-hunter", "any-thing", "silent"], code) == ["any-thing", "silent"]


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: path.parts[-3])
@pytest.mark.parametrize("fault", BADLY_SET)
def test_french_words_are_well_set(path: Path, fault: str) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    sentences = [line.partition("=")[2] if line[:1].strip() else line for line in lines]

    assert [line for line in sentences if re.search(BADLY_SET[fault], line)] == []


@pytest.mark.parametrize(
    ("sentence", "fault"),
    [
        ("avec une carte: +2", "no no-break space before a double sign"),
        ("Pourquoi pas ?", "no no-break space before a double sign"),
        ("«Reprendre\u00a0»", "no no-break space after an opening quotation mark"),
        ("Un instant …", "a space before dots"),
        ("l'île", "a typewriter's apostrophe"),
        ("et -2 points", "a hyphen for a minus"),
    ],
)
def test_what_is_badly_set_is_noticed(sentence: str, fault: str) -> None:
    assert [name for name in BADLY_SET if re.search(BADLY_SET[name], sentence)] == [fault]
