"""Jobs for the workshop: what is done with a stranger's file before the server trusts it."""

import io
from typing import Final

import segno
from msgspec import Struct
from msgspec.structs import replace

from pangaea import shelf
from pangaea.core.errors import DamagedRecord
from pangaea.core.luck import Dice
from pangaea.core.match import Match
from pangaea.core.record import Header, read_record
from pangaea.core.replay import proven
from pangaea.core.variants import VariantValue
from pangaea.server.opening import standing_of
from pangaea.server.rows import Standing

SCALE: Final = 8
BORDER: Final = 2


class Weighed(Struct):
    """A record that has been replayed whole."""

    header: Header
    head: str  # its line
    lines: list[str]
    standing: Standing
    seed: str


def try_box(slug: str, seats: int, variants: dict[str, VariantValue], text: str) -> None:
    """Set a game up with a box file; what can be set up once can be set up again."""
    game = shelf.game(slug)
    Match(game, seats, Dice(0), variants, box=shelf.box_from_text(game, text))


def weigh(text: str, most: int) -> Weighed:
    """Replay a record of at most so many lines, and prove its luck if its seed is revealed."""
    if text.count("\n") > most:
        raise DamagedRecord("error-record-many", most=most)
    match, _ = proven(text, shelf.game)
    record = read_record(text)
    footer = record.footer
    standing = replace(standing_of(match), footer=record.last if footer else "")
    seed = footer.seed if footer else ""
    return Weighed(record.header, record.head, record.rows, standing, seed)


def prove(text: str) -> bool:
    """Prove a record by its seed, if it is revealed."""
    return proven(text, shelf.game)[1]


def qr_code(address: str) -> bytes:
    """Draw an address as a QR code."""
    drawing = io.BytesIO()
    segno.make(address, error="m").save(
        drawing, kind="svg", scale=SCALE, border=BORDER, light="#fff"
    )
    return drawing.getvalue()
