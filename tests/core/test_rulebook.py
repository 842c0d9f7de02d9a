"""Reading a numbered rulebook."""

from pangaea.core.rulebook import Paragraph, read_rulebook

TEXT = """# Snap

A game of quick hands.

## 1 The cards

**1.1** There are 52 cards.

| suit | cards |
|---|---|
| clubs | 13 |

**1.2** They are shuffled.

## 2 Play

First a word of warning.

**2.1** Shout.

> Example. Ada shouts.
"""


def test_title_chapters_and_numbers_are_read() -> None:
    book = read_rulebook("snap", "en", TEXT)

    assert book.title == "Snap"
    assert [(chapter.number, chapter.title) for chapter in book.chapters] == [
        ("0", ""),
        ("1", "The cards"),
        ("2", "Play"),
    ]
    assert book.numbers() == ["1.1", "1.2", "2.1"]


def test_tables_and_examples_belong_to_the_paragraph_before() -> None:
    book = read_rulebook("snap", "en", TEXT)

    first, last = book.paragraph("1.1"), book.paragraph("2.1")

    assert first is not None
    assert last is not None
    assert "| clubs | 13 |" in first.text
    assert last.text == "Shout.\n\n> Example. Ada shouts."


def test_text_without_a_number_is_kept_but_is_no_rule() -> None:
    book = read_rulebook("snap", "en", TEXT)

    assert book.chapters[0].paragraphs == (Paragraph("", "A game of quick hands."),)
    assert book.chapters[2].paragraphs[0] == Paragraph("", "First a word of warning.")


def test_an_unknown_number_has_no_paragraph() -> None:
    assert read_rulebook("snap", "en", TEXT).paragraph("3.1") is None
