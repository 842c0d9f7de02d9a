"""What the home page and the rule pages show of each game."""

import gc
import re
from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec
from markdown_it import MarkdownIt
from markdown_it.token import Token

from pangaea import bots, shelf
from pangaea.arena.pages import page_of
from pangaea.arena.strength import balance_of, committed, strength_page
from pangaea.core import rulebook
from pangaea.core.figure import draw_figure
from pangaea.core.game import Game
from pangaea.core.variants import Variant, VariantValue
from pangaea.core.words import LANGUAGES, Words, words_for
from pangaea.server.content import Content
from pangaea.server.errors import Unknown
from pangaea.server.wire import (
    BotInfo,
    Chapter,
    FigureInfo,
    GameInfo,
    LessonInfo,
    Paragraph,
    RulebookPage,
    VariantInfo,
)

JSON: Final = "application/json"
COVER: Final = "box"
SOURCES: Final = "sources"  # in the place of a chapter's number
OPENING: Final = re.compile(r"<svg\b[^>]*>", re.DOTALL)
VIEW: Final = re.compile(r'viewBox="([^"]*)"')
FILLING: Final = re.compile(r'preserveAspectRatio="[A-Za-z ]*"')
MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")
ALIGNED: Final = "text-align:"


def warm_up() -> None:
    """Read and render once what many will ask for: the first of them need not wait.

    All of it stays, so it is taken out of the sight of the garbage collector, which would look
    through its hundred thousands of objects again and again while every page waits.
    """
    for language in LANGUAGES:
        for game in shelf.games():
            words_for(game.slug, language)
            _ = rulebook_json(game.slug, language).gzipped
            _ = sprite(game.slug).gzipped
        _ = games_json(language).gzipped
    gc.collect()
    gc.freeze()


@cache
def games_json(language: str) -> Content:
    """Return the description of every game as it is sent."""
    return Content(msgspec.json.encode(games_shown(language)), JSON)


@cache
def rulebook_json(slug: str, language: str) -> Content:
    """Return a game's rulebook as it is sent."""
    return Content(msgspec.json.encode(rulebook_page(slug, language)), JSON)


@cache
def gists_json(slug: str, language: str) -> Content:
    """Return a game's rules in a sentence each, as they are sent."""
    found = {f"{slug}/{number}": said for number, said in shelf.gists(slug, language).items()}
    return Content(msgspec.json.encode(found), JSON)


@cache
def strength_json(language: str) -> Content:
    """Return how strong the bots are, as it is sent."""
    return Content(msgspec.json.encode(strength_page(committed(), language)), JSON)


@cache
def balance_json(slug: str, language: str) -> Content:
    """Return what the bots' games say of a game, as it is sent."""
    found = balance_of(shelf.game(slug).slug)
    if found is None:
        raise Unknown("refused-no-report", title=words_for(slug, language).say("title"))
    return Content(msgspec.json.encode(page_of(found, words_for(slug, language))), JSON)


@cache
def games_shown(language: str) -> list[GameInfo]:
    """Describe every game on the shelf."""
    return [_game_info(game, words_for(game.slug, language)) for game in shelf.games()]


def _game_info(game: Game, words: Words) -> GameInfo:
    art = art_of(game.slug)
    return GameInfo(
        slug=game.slug,
        title=words.say("title"),
        tagline=words.say("tagline"),
        picture=COVER if COVER in art else next(iter(art), ""),
        seats=list(game.seats),
        usual_seats=game.usual_seats,
        minutes=game.minutes,
        variants=[_variant_info(variant, words) for variant in game.variants],
        bots=[_bot_info(level, words) for level in bots.levels()],
        credits=words.say("credits", authors=game.authors, publisher=game.publisher),
        notes=[words.say(note) for note in game.notes(game.default_box())],
        lessons=[
            LessonInfo(name, lesson.title[words.language])
            for name, lesson in shelf.lessons(game.slug).items()
        ],
    )


def _variant_info(variant: Variant, words: Words) -> VariantInfo:
    key = f"variant-{variant.name}"
    return VariantInfo(
        name=variant.name,
        kind=variant.kind,
        default=variant.default,
        label=words.say(key),
        meaning=words.say(f"{key}-meaning"),
        choices=[(choice, words.say(f"{key}-{choice}")) for choice in variant.choices],
        least=variant.least,
        most=variant.most,
    )


def variants_in_words(slug: str, chosen: dict[str, VariantValue], language: str) -> list[str]:
    """Say which variants of a table are not the usual ones."""
    words = words_for(slug, language)
    return [
        _in_words(variant, chosen[variant.name], words)
        for variant in shelf.game(slug).variants
        if chosen.get(variant.name, variant.default) != variant.default
    ]


def _in_words(variant: Variant, value: VariantValue, words: Words) -> str:
    key = f"variant-{variant.name}"
    label = words.say(key)
    if isinstance(value, bool):
        return label if value else words.say("variant-off", label=label)
    named = words.say(f"{key}-{value}") if variant.choices else value
    return words.say("variant-is", label=label, value=named)


def _bot_info(level: str, words: Words) -> BotInfo:
    return BotInfo(level, words.say(f"bot-{level}"), words.say(f"bot-{level}-meaning"))


@cache
def rulebook_page(slug: str, language: str) -> RulebookPage:
    """Return a game's rulebook, its paragraphs as HTML; where figures come from stands last."""
    book = shelf.rulebook(shelf.game(slug).slug, language)
    shown = [_chapter(part, book) for part in _sources_last(book)]
    card = shelf.goal_card(slug, language)
    return RulebookPage(slug, book.title, shown, render_markdown(card) if card else "")


def _sources_last(book: rulebook.Rulebook) -> list[rulebook.Chapter]:
    """Return the chapters as one reads them: of the opening, only what it is about comes first."""
    opening, *chapters = book.chapters
    about, _, sources = "\n\n".join(one.text for one in opening.paragraphs).partition("\n\n")
    title = words_for(book.game, book.language).say("rulebook-sources")
    first = rulebook.Chapter(opening.number, opening.title, (rulebook.Paragraph("", about),))
    last = rulebook.Chapter(SOURCES, title, (rulebook.Paragraph("", sources),))
    return [*([first] if about else []), *chapters, *([last] if sources else [])]


def _chapter(chapter: rulebook.Chapter, book: rulebook.Rulebook) -> Chapter:
    """Return a chapter, its paragraphs as HTML."""
    paragraphs = [
        Paragraph(one.number, render_markdown(one.text), _figures(one.number, book))
        for one in chapter.paragraphs
    ]
    return Chapter(chapter.number, chapter.title, paragraphs)


def _figures(number: str, book: rulebook.Rulebook) -> list[FigureInfo]:
    """List the figures that stand under a paragraph."""
    return [
        FigureInfo(name, figure.caption[book.language], figure.gallery)
        for name, figure in shelf.figures(book.game).items()
        if figure.rule == number
    ]


@cache
def figure_json(slug: str, name: str, language: str) -> Content:
    """Return what a figure of a rulebook shows, as it is sent."""
    figure = shelf.figure(shelf.game(slug).slug, name)
    scene = draw_figure(name, figure, shelf.game(slug), language)
    return Content(msgspec.json.encode(scene), JSON)


def art_of(slug: str) -> dict[str, str]:
    """Return a game's own drawings; a game without any shows none."""
    try:
        return shelf.art(slug)
    except FileNotFoundError:
        return {}


@cache
def sprite(slug: str) -> Content:
    """Return all drawings of a game as one SVG of symbols."""
    art = art_of(shelf.game(slug).slug)
    symbols = "".join(_symbol(name, text) for name, text in art.items())
    text = f'<svg xmlns="http://www.w3.org/2000/svg">{symbols}</svg>'
    return Content(text.encode(), "image/svg+xml")


def _symbol(name: str, text: str) -> str:
    opening = OPENING.search(text)
    assert opening is not None, name
    view = VIEW.search(opening[0])
    box = view[1] if view else "0 0 100 100"
    filling = FILLING.search(opening[0])
    body = text[opening.end() : text.rindex("</svg>")]
    fits = f" {filling[0]}" if filling else ""
    return f'<symbol id="{name}" viewBox="{box}"{fits}>{body}</symbol>'


# -- rulebooks as HTML that the page's policy allows: classes, no style ------------------------


def render_markdown(text: str) -> str:
    """Return a paragraph as HTML."""
    tokens = MARKDOWN.parse(text)
    for token in tokens:
        _align_by_class(token)
    for opening, inside, closing in zip(tokens, tokens[1:], tokens[2:], strict=False):
        if opening.type == "th_open" and not inside.content:
            opening.tag = closing.tag = "td"  # an empty corner heads nothing
    return _written(tokens)


def _align_by_class(token: Token) -> None:
    style = str(token.attrs.pop("style", ""))
    if style.startswith(ALIGNED):
        token.attrSet("class", style.removeprefix(ALIGNED).strip())


def _written(tokens: Sequence[Token]) -> str:
    return str(MARKDOWN.renderer.render(tokens, MARKDOWN.options, {}))
