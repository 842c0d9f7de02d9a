"""Markdown of our rulebooks as HTML that the page's policy allows: classes, no style."""

from collections.abc import Sequence
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")
ALIGNED: Final = "text-align:"


def rendered(text: str) -> str:
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
