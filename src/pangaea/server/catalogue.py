"""What is the same for everybody: games, rulebooks, drawings; made once, known by their tags.

Only this is compressed, and games that hide nothing, or nothing any more. How well a reply
compresses tells about what is in it: one that holds a secret beside words that somebody else
chose, such as a name, could be made to tell the secret.
"""

import asyncio
import gc
import gzip
import re
from collections.abc import Sequence
from functools import cache, cached_property
from hashlib import blake2b
from typing import Final

import msgspec
from markdown_it import MarkdownIt
from markdown_it.token import Token
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response

from pangaea import bots, shelf
from pangaea.arena.pages import page_of
from pangaea.arena.strength import balance_of, committed, strength_page
from pangaea.citations import citations_of
from pangaea.core import rulebook
from pangaea.core.figure import draw_figure, with_players
from pangaea.core.game import Game
from pangaea.core.variants import Variant, VariantValue
from pangaea.core.words import LANGUAGES, Words, words_for
from pangaea.server.errors import Unknown
from pangaea.server.wire.rest import (
    BotInfo,
    Chapter,
    CodePlace,
    FigureInfo,
    GameInfo,
    LessonInfo,
    Paragraph,
    RulebookPage,
    TaughtIn,
    VariantInfo,
)

FOUND: Final = 200
ANY: Final = "*"  # whoever asks holds it, whatever it is
WORTH_IT: Final = 1_000  # bytes: less fits into one packet anyway
QUICKLY: Final = 3  # for what is compressed while somebody waits
VARY: Final = {"vary": "accept-encoding, accept-language"}
ASK_EACH_TIME: Final = "private, no-cache"  # it may carry the cookie of whoever asked first


class Content:
    """A reply that everybody gets, plain and compressed."""

    def __init__(self, plain: bytes, media_type: str) -> None:
        self.plain = plain
        self.media_type = media_type
        self.tag = blake2b(plain, digest_size=8).hexdigest()

    @cached_property
    def gzipped(self) -> bytes:
        """The content, as small as gzip makes it."""
        return gzip.compress(self.plain, mtime=0)

    def reply(
        self, asking: HTTPConnection, status: int = FOUND, keep: str = ASK_EACH_TIME
    ) -> Response:
        """Return the content in a form that whoever asks can read, unless they hold it already."""
        packed = len(self.plain) >= WORTH_IT and "gzip" in encodings_of(asking.headers)
        tag = f'"{self.tag}-gzip"' if packed else f'"{self.tag}"'
        headers = {"cache-control": keep, "etag": tag, **VARY}
        if status == FOUND and not tags_of(asking.headers).isdisjoint((tag, ANY)):
            return Response(status_code=304, headers=headers)
        if packed:
            headers["content-encoding"] = "gzip"
        body = self.gzipped if packed else self.plain
        return Response(body, status, headers, self.media_type)


async def compress(asking: HTTPConnection, response: Response) -> Response:
    """Compress a reply that holds no secret, if whoever asks can read it so."""
    response.headers.update(VARY)
    if len(response.body) >= WORTH_IT and "gzip" in encodings_of(asking.headers):
        response.body = await asyncio.to_thread(gzip.compress, response.body, QUICKLY, mtime=0)
        response.headers["content-encoding"] = "gzip"
        response.headers["content-length"] = str(len(response.body))
    return response


def encodings_of(headers: Headers) -> set[str]:
    """Return the encodings that whoever asks can read."""
    found = set()
    for wish in headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = (part.strip() for part in wish.partition(";"))
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            found.add(name)
    return found


def tags_of(headers: Headers) -> set[str]:
    """Return the tags of what whoever asks holds already."""
    tags = headers.get("if-none-match", "").split(",")
    return {tag.strip().removeprefix("W/") for tag in tags}


JSON: Final = "application/json"
COVER: Final = "box"
DRAWN: Final = "scene"  # the room, or the module, that draws a game and carries out nothing
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
    taught, code = _taught(chapter, book), _code(chapter, book.game)
    return Chapter(chapter.number, chapter.title, paragraphs, taught, code)


def _taught(chapter: rulebook.Chapter, book: rulebook.Rulebook) -> list[TaughtIn]:
    """List where a chapter is taught: the first section about it of each lesson."""
    found = [
        (name, lesson, lesson.section_about(chapter.number))
        for name, lesson in shelf.lessons(book.game).items()
    ]
    return [
        TaughtIn(name, section, lesson.section_title(section, book.language))
        for name, lesson, section in found
        if section is not None
    ]


def _code(chapter: rulebook.Chapter, slug: str) -> list[CodePlace]:
    """List where the paragraphs of a chapter are carried out, each place once; not how drawn."""
    cited = citations_of(slug)
    found = [
        CodePlace(one.number, place.file, place.name)
        for one in chapter.paragraphs
        for place in cited.get(one.number, [])
        if not place.file.startswith(DRAWN)
    ]
    return [place for at, place in enumerate(found) if place not in found[:at]]


def _figures(number: str, book: rulebook.Rulebook) -> list[FigureInfo]:
    """List the figures that stand under a paragraph."""
    seats = shelf.game(book.game).seats
    return [
        FigureInfo(
            name,
            figure.caption[book.language],
            figure.gallery,
            figure.seats,
            list(seats) if figure.every_number else [figure.seats],
        )
        for name, figure in shelf.figures(book.game).items()
        if figure.rule == number
    ]


def figure_json(slug: str, name: str, language: str, seats: int | None = None) -> Content:
    """Return what a figure of a rulebook shows, a set-up for so many players, as it is sent."""
    figure = shelf.figure(shelf.game(slug).slug, name)
    number = seats if seats is not None and figure.every_number else figure.seats
    return _figure_json(slug, name, language, number)


@cache
def _figure_json(slug: str, name: str, language: str, seats: int) -> Content:
    figure = with_players(shelf.figure(slug, name), seats)
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
    return _render(tokens)


def _align_by_class(token: Token) -> None:
    style = str(token.attrs.pop("style", ""))
    if style.startswith(ALIGNED):
        token.attrSet("class", style.removeprefix(ALIGNED).strip())


def _render(tokens: Sequence[Token]) -> str:
    return str(MARKDOWN.renderer.render(tokens, MARKDOWN.options, {}))
