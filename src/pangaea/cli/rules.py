"""`pangaea rules`: the rulebook, or one paragraph of it."""

from typing import Annotated

from cyclopts import Parameter
from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from pangaea import shelf
from pangaea.cli.console import screen, write_json
from pangaea.cli.given import UnknownRule
from pangaea.cli.language import spoken
from pangaea.cli.parameters import Json, Lang, Slug
from pangaea.core.rulebook import Chapter, Paragraph, Rulebook

INDENT = 5


def rules(
    game: Slug,
    number: Annotated[str | None, Parameter(name="NUMBER", help="help-arg-number")] = None,
    /,
    *,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Print a rulebook, a chapter or a paragraph."""
    book = shelf.rulebook(shelf.game(game).slug, spoken(lang))
    found = book if number is None else part(book, number)
    if json:
        write_json(found)
    else:
        screen().print(pictured(found))
    return 0


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
