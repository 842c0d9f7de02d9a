"""A numbered rulebook, read from Markdown: `## 3 Chapter`, then paragraphs that start `**3.1**`."""

import re
from typing import Final

from msgspec import Struct

CHAPTER: Final = re.compile(r"^## (\d+) (.+)$")
PARAGRAPH: Final = re.compile(r"^\*\*(\d+\.\d+)\*\* ")
SENTENCE: Final = re.compile(r"(?<=[.!?…])\s+(?=[A-ZÀ-ÖØ-Þ«“*\d])")
NAMED: Final = re.compile(r"^[^.]*\*[^*]+\*\.$")  # "Tile 3, *Surprise*.": a name, no sentence yet
MARKS: Final = re.compile(r"[*†‡]")


class Paragraph(Struct, frozen=True):
    """A numbered rule with the tables and examples that follow it; number \"\": not a rule."""

    number: str
    text: str

    def first_sentence(self) -> str:
        """Return what it begins with, without marks; with a name, what is said of it."""
        opening = self.text.split("\n\n", maxsplit=1)[0].replace("\n", " ")
        sentences = SENTENCE.split(opening)
        taken = 2 if NAMED.match(sentences[0]) else 1
        return MARKS.sub("", " ".join(sentences[:taken])).strip()


class Chapter(Struct, frozen=True):
    """A chapter; number \"0\" holds what stands before the first one."""

    number: str
    title: str
    paragraphs: tuple[Paragraph, ...]


class Rulebook(Struct, frozen=True):
    """A game's rules in one language."""

    game: str
    language: str
    title: str
    chapters: tuple[Chapter, ...]

    def numbers(self) -> list[str]:
        """List the numbers of all rules, in order."""
        return [
            paragraph.number
            for chapter in self.chapters
            for paragraph in chapter.paragraphs
            if paragraph.number
        ]

    def paragraph(self, number: str) -> Paragraph | None:
        """Return the rule with this number."""
        for chapter in self.chapters:
            for paragraph in chapter.paragraphs:
                if paragraph.number == number:
                    return paragraph
        return None


def read_rulebook(game: str, language: str, text: str) -> Rulebook:
    """Read a rulebook from its Markdown."""
    title = ""
    chapters: list[tuple[str, str, list[str]]] = [("0", "", [])]
    for line in text.splitlines():
        heading = CHAPTER.match(line)
        if heading:
            chapters.append((heading[1], heading[2], []))
        elif line.startswith("# "):
            title = line[2:]
        else:
            chapters[-1][2].append(line)
    return Rulebook(game, language, title, tuple(_chapter(*chapter) for chapter in chapters))


def _chapter(number: str, title: str, lines: list[str]) -> Chapter:
    blocks: list[tuple[str, list[str]]] = [("", [])]
    for line in lines:
        start = PARAGRAPH.match(line)
        if start:
            blocks.append((start[1], [line[start.end() :]]))
        else:
            blocks[-1][1].append(line)
    paragraphs = [Paragraph(name, "\n".join(block).strip()) for name, block in blocks]
    return Chapter(number, title, tuple(part for part in paragraphs if part.text))
