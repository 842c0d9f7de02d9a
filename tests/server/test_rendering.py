"""Rulebook paragraphs as HTML that the page's policy allows."""

from pangaea.server.rendering import rendered

TABLE = """
| | points |
|---|---:|
| one | 4 |
"""


def test_columns_are_aligned_by_class() -> None:
    html = rendered(TABLE)

    assert "style=" not in html
    assert '<th class="right">points</th>' in html
    assert '<td class="right">4</td>' in html


def test_an_empty_corner_heads_nothing() -> None:
    assert "<td></td>" in rendered(TABLE)


def test_foreign_markup_is_shown_as_text() -> None:
    assert rendered("<script>x</script>") == "<p>&lt;script&gt;x&lt;/script&gt;</p>\n"
