"""Short texts one after the other, set on tab stops, as many to a line as fit."""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

STOP = 13  # six stops to a line of 80 columns: two long labels, or three short ones
GAP = 2


class Flow:
    """Texts that are broken between, not within, as long as one fits on a line."""

    def __init__(self, texts: Sequence[Text]) -> None:
        self.texts = texts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for text in self.texts:
            start = next_stop(line)
            if line and start + text.cell_len > options.max_width:
                yield line
                line = Text()
            line.pad_right(next_stop(line) - line.cell_len)
            line = line.append_text(text)
        yield line


def next_stop(line: Text) -> int:
    """Return where the next text of a line begins."""
    return -(-(line.cell_len + GAP) // STOP) * STOP if line else 0
