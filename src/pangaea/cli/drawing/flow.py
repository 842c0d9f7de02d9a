"""Texts one after the other, as many to a line as fit: on tab stops, or in a chain."""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.segment import Segment
from rich.text import Text

from pangaea.cli.drawing.style import DIM

INDENT = (0, 0, 0, 2)
LINK = " · "
STOP = 13  # six stops to a line of 80 columns: two long labels, or three short ones
GAP = 2


class Flow:
    """Texts that are broken between, not within; closer together where one line then does."""

    def __init__(self, texts: Sequence[Text]) -> None:
        self.texts = texts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines, closer = self.on_stops(options.max_width), Text(" " * GAP).join(self.texts)
        fits = closer.cell_len <= options.max_width
        yield from [closer] if fits and len(lines) > 1 else lines

    def on_stops(self, width: int) -> list[Text]:
        """Set the texts on tab stops."""
        lines = [Text()]
        for text in self.texts:
            if lines[-1] and next_stop(lines[-1]) + text.cell_len > width:
                lines.append(Text())
            lines[-1].pad_right(next_stop(lines[-1]) - lines[-1].cell_len)
            lines[-1].append_text(text)
        return lines


class Chain:
    """Texts with a dot between them, broken between, not within, as long as one fits on a line."""

    def __init__(self, texts: Sequence[Text]) -> None:
        self.texts = texts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for text in self.texts:
            if line and line.cell_len + len(LINK) + text.cell_len > options.max_width:
                yield line
                line = Text()
            line = line.append(LINK if line else "", style=DIM).append_text(text)
        yield line


class Headed:
    """Something under its name, or beside it where one line is enough for both."""

    def __init__(self, name: Text, content: RenderableType) -> None:
        self.name = name
        self.content = content

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = max(1, options.max_width - self.name.cell_len - GAP)
        lines = console.render_lines(self.content, options.update(width=room), pad=False)
        if len(lines) == 1:
            yield from console.render_lines(self.name, options, pad=False)[0]
            yield Segment(" " * GAP)
            yield from lines[0]
            yield Segment.line()
        else:
            yield self.name
            yield Padding(self.content, INDENT)


def next_stop(line: Text) -> int:
    """Return where the next text of a line begins."""
    return -(-(line.cell_len + GAP) // STOP) * STOP if line else 0
