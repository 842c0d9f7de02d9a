"""Pieces as small labels and cards; equal ones lie together with their number."""

from msgspec import Struct
from rich import box
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pangaea.cli.drawing.style import DIM, NUMBER, TONES, bold, colour
from pangaea.core.scene import Ask, Badge, Piece, Series, Value

SHORT = 20  # a badge's meaning is shown whole up to here, longer ones by their text
WORDY = 5  # values longer than this need more than a space between them


class Numbers(Struct):
    """Which number chooses what stands on the table: by the id of a piece, spot or area."""

    pieces: dict[str, int] = {}
    spots: dict[tuple[str, str], int] = {}
    areas: dict[str, int] = {}


def numbers_of(ask: Ask | None) -> Numbers:
    """Give each choice its number, and remember what stands for it."""
    found = Numbers({}, {}, {})
    for number, choice in enumerate(ask.choices if ask else (), start=1):
        for pointer in choice.pointers():
            if pointer.piece:
                found.pieces[pointer.piece] = number
            elif pointer.spot:
                found.spots[pointer.area, pointer.spot] = number
            elif pointer.area:
                found.areas[pointer.area] = number
    return found


class Stack(Struct):
    """Pieces that cannot be told apart, and the number that chooses one of them."""

    piece: Piece
    count: int
    number: int | None


def stacked(pieces: list[Piece], numbers: Numbers) -> list[Stack]:
    """Lay equal pieces together, in the order in which they first appear."""
    stacks: dict[tuple[object, ...], Stack] = {}
    for piece in pieces:
        key = (piece.look, piece.name, piece.spot, piece.owner, piece.badges, piece.faded)
        stack = stacks.setdefault(key, Stack(piece, 0, None))
        stack.count += piece.count
        stack.number = stack.number or numbers.pieces.get(piece.id)
    return list(stacks.values())


def tag(number: int | None) -> Text:
    """Show the number that chooses something."""
    return Text("" if number is None else f"{number}) ", style=NUMBER)


def told(text: str, name: str) -> bool:
    """Tell whether a name says already, word by word, what a text would add."""
    said = name.replace(",", " ").replace(":", " ").split()
    return f" {text} " in f" {' '.join(said)} "


def label(stack: Stack, *, set_in: bool = False) -> Text:
    """Show a stack on one line: number (or its room), name, how many, values, signs."""
    look = stack.piece.look
    text = Text("   ") if set_in else tag(stack.number)
    text.append("▒ " if look.down else "▌", style=colour(look.colour) or DIM)
    text.append(stack.piece.name, style=bold(look.colour))
    if stack.count > 1 and not told(str(stack.count), stack.piece.name):
        text.append(f" ×{stack.count}", style="bold")
    number = "" if told(look.number, stack.piece.name) else look.number
    for part in (number, pips(stack.piece), values(stack.piece), signs(stack.piece)):
        if part:
            text.append(" ").append(part)
    if stack.piece.faded:
        text.stylize(DIM)
    return text


def explained(stacks: list[Stack]) -> Table:
    """Show stacks below one another, each with the text printed on it."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    tagged = any(stack.number for stack in stacks)
    for stack in stacks:
        name = label(stack, set_in=tagged and not stack.number)
        grid.add_row(name, Text(stack.piece.look.text, style=DIM))
    grid.columns[0].no_wrap = True
    return grid


def card(stack: Stack) -> Panel:
    """Show a stack as a card with a frame."""
    look = stack.piece.look
    title = tag(stack.number).append(stack.piece.name, style=bold(look.colour))
    if stack.count > 1:
        title.append(f" ×{stack.count}", style="bold")
    body = Text(" ").join(
        part for part in (Text(look.number), values(stack.piece), signs(stack.piece)) if part
    )
    return Panel(
        body,
        title=title,
        title_align="left",
        box=box.ROUNDED,
        border_style=colour(look.colour),
        width=max(len(title) + 2, len(body)) + 4,
    )


def values(piece: Piece) -> Text:
    """Show a piece's table of values; brackets and bold mark the one that counts."""
    return cells(piece.look.values)


def series_label(series: Series) -> Text:
    """Show what a series is worth: its name, its ladder, what one more would change."""
    text = Text(series.label, style=bold(series.colour)).append(" ").append(cells(series.steps))
    if series.next:
        text.append(f" ({series.next})", style=DIM)
    return text


def cells(values: tuple[Value, ...]) -> Text:
    """Show values side by side; brackets and bold mark the one that counts."""
    between = " · " if any(len(value.text) > WORDY for value in values) else " "
    text = Text()
    for value in values:
        shown = f"[{value.text}]" if value.lit else value.text
        text.append(between if text else "", style=DIM)
        text.append(shown, style="bold" if value.lit else DIM)
    return text


def pips(piece: Piece) -> str:
    """Show the pips of a die or a tile."""
    return "•" * piece.look.pips


def signs(piece: Piece) -> Text:
    """Show the signs on a piece that have something to read."""
    return read_signs((*piece.look.badges, *piece.badges), piece.name)


def read_signs(badges: tuple[Badge, ...], name: str) -> Text:
    """Show signs in brackets, but for those that a name says already."""
    found = [sign(badge) for badge in badges]
    shown = [text for text in found if text and not told(text.plain, name)]
    inside = Text(", ", style=DIM).join(shown)
    return Text("(", style=DIM).append(inside).append(")", style=DIM) if shown else Text()


def sign(badge: Badge) -> Text:
    """Show a sign: its meaning if that is short, else its text."""
    shown = badge.label if len(badge.label) <= SHORT else badge.text
    return Text(shown, style=TONES.get(badge.tone, DIM))
