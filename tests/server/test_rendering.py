"""Rulebook paragraphs as HTML that the page's policy allows."""

from pangaea.server.catalogue import render_markdown

TABLE = """
| | points |
|---|---:|
| one | 4 |
"""


def test_columns_are_aligned_by_class() -> None:
    html = render_markdown(TABLE)

    assert "style=" not in html
    assert '<th class="right">points</th>' in html
    assert '<td class="right">4</td>' in html


def test_an_empty_corner_heads_nothing() -> None:
    assert "<td></td>" in render_markdown(TABLE)


def test_foreign_markup_is_shown_as_text() -> None:
    assert render_markdown("<script>x</script>") == "<p>&lt;script&gt;x&lt;/script&gt;</p>\n"
