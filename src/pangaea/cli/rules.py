"""`pangaea rules`: the rulebook, or one paragraph of it."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from pangaea import shelf
from pangaea.cli.console import screen, write_json
from pangaea.cli.coverage import covered, folder_of_tests, grid_of
from pangaea.cli.given import UnknownRule
from pangaea.cli.language import spoken
from pangaea.cli.parameters import Json, Lang, Slug
from pangaea.cli.printing import print_rulebook
from pangaea.core.rulebook import Chapter, Paragraph, Rulebook
from pangaea.core.words import Words, words_for

INDENT = 5


def rules(
    game: Slug,
    number: Annotated[str | None, Parameter(name="NUMBER", help="help-arg-number")] = None,
    /,
    *,
    code: Annotated[bool, Parameter(help="help-arg-code", negative="")] = False,
    pdf: Annotated[Path | None, Parameter(help="help-arg-pdf")] = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Print a rulebook, a chapter or a paragraph; or where code and tests hold it."""
    book = shelf.rulebook(shelf.game(game).slug, spoken(lang))
    if pdf is not None:
        print_rulebook(book.game, book.language, pdf)
        return 0
    found = book if number is None else part(book, number)
    if code:
        return show_code(book, found, words_for(book.game, spoken(lang)), json=json)
    if json:
        write_json(found)
    else:
        screen().print(pictured(found))
    return 0


def show_code(
    book: Rulebook, found: Rulebook | Chapter | Paragraph, words: Words, *, json: bool
) -> int:
    """Print for each paragraph where the code carries it out and which tests hold it."""
    report = covered(book.game, folder_of_tests(book.game))
    wanted = numbers_in(found)
    if json:
        kept = {number: [*report.code[number], *report.paragraphs[number]] for number in wanted}
        write_json(kept)
    else:
        screen().print(grid_of(report, wanted, words))
    return 0


def numbers_in(found: Rulebook | Chapter | Paragraph) -> list[str]:
    """List the paragraphs of a rulebook or of a part of it."""
    if isinstance(found, Rulebook):
        return found.numbers()
    paragraphs = found.paragraphs if isinstance(found, Chapter) else (found,)
    return [paragraph.number for paragraph in paragraphs if paragraph.number]


def part(book: Rulebook, number: str) -> Chapter | Paragraph:
    """Find a chapter (`3`) or a paragraph (`3.5`, or `game/3.5` as rules are cited)."""
    wanted = number.removeprefix(f"{book.game}/")
    paragraph = book.paragraph(wanted)
    if paragraph is not None:
        return paragraph
    for chapter in book.chapters:
        if chapter.number == wanted:
            return chapter
    first, last = book.numbers()[0], book.numbers()[-1]
    raise UnknownRule("error-unknown-rule", game=book.game, number=number, first=first, last=last)


def pictured(found: Rulebook | Chapter | Paragraph) -> RenderableType:
    """Lay a rulebook or a part of it out."""
    if isinstance(found, Paragraph):
        return paragraph_view(found)
    if isinstance(found, Chapter):
        return chapter_view(found)
    title = Text(found.title, style="bold underline")
    return Group(title, "", *[chapter_view(chapter) for chapter in found.chapters])


def chapter_view(chapter: Chapter) -> RenderableType:
    """Lay a chapter out: its title, then its paragraphs."""
    heading: list[RenderableType] = []
    if chapter.title:
        heading = [Text(f"{chapter.number}  {chapter.title}", style="bold"), ""]
    return Group(*heading, *[paragraph_view(paragraph) for paragraph in chapter.paragraphs])


def paragraph_view(paragraph: Paragraph) -> RenderableType:
    """Lay a paragraph out: the number, then the text set in."""
    text = Padding(Markdown(paragraph.text), (0, 0, 1, INDENT if paragraph.number else 0))
    return Group(Text(paragraph.number, style="bold cyan"), text) if paragraph.number else text


def print_rule(console: Console, cited: str, language: str) -> None:
    """Print the paragraph that a question, a refusal or an event cites."""
    slug, _, number = cited.partition("/")
    paragraph = shelf.rulebook(slug, language).paragraph(number)
    if paragraph is not None:
        console.print(paragraph_view(paragraph))
