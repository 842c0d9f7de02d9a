"""Compressed lines: long messages only, and none that swells beyond what may be said."""

from pathlib import Path

import pytest
from tests.attack.test_two_worlds import new
from tests.attack.worlds import Kept, Line, world
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from pangaea.server import wire
from pangaea.server.deflate import LONG, LONG_DEFLATE
from pangaea.server.serve import LARGEST_FRAME

TOO_BIG = 1009


def line_of() -> tuple[PerMessageDeflate, PerMessageDeflate]:
    """Return what compresses at the server, and what a browser reads it with."""
    agreed, here = LONG_DEFLATE.process_request_params([], [])
    names = {name for name, _ in agreed}
    assert names == {"server_no_context_takeover", "client_no_context_takeover"}
    return here, PerMessageDeflate(
        remote_no_context_takeover=True, local_no_context_takeover=True,
        remote_max_window_bits=15, local_max_window_bits=15,
    )  # fmt: skip


def test_a_long_message_is_compressed_and_a_short_one_is_not() -> None:
    here, there = line_of()
    for length, is_long in ((LONG - 1, False), (LONG, True)):
        said = Frame(Opcode.TEXT, b"x" * length)

        sent = here.encode(said)

        assert sent.rsv1 == is_long
        assert (len(sent.data) < length) == is_long
        assert bytes(there.decode(sent).data) == said.data


def test_a_page_reads_the_same_with_and_without_compression(tmp_path: Path) -> None:
    with world(tmp_path / "world", [Kept("table", new("evo", 3))]) as here:
        address = f"ws://127.0.0.1:{here.port}/api/tables/table/socket"
        texts: list[list[str]] = []
        for compression in ("deflate", None):
            with connect(address, compression=compression, max_size=None) as socket:
                assert bool(socket.protocol.extensions) == (compression is not None)
                line = Line(socket)
                line.say(wire.Hello("en"))
                texts.append(line.raw)

    assert texts[0] == texts[1]
    assert len(texts[0][-1]) > LONG


def test_what_swells_beyond_the_largest_message_ends_the_line(tmp_path: Path) -> None:
    with world(tmp_path / "world", [Kept("table", new("evo", 3))]) as here:
        address = f"ws://127.0.0.1:{here.port}/api/tables/table/socket"
        with connect(address, compression="deflate") as socket:
            socket.send("x" * (2 * LARGEST_FRAME))
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(5)

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == TOO_BIG
