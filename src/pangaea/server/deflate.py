"""Compresses what is long on a line: first sights. Differences are short as they are."""

from collections.abc import Sequence
from typing import Final

from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

LONG: Final = 4_096  # bytes; docs/showing.md has the figures


class LongDeflate(PerMessageDeflate):
    """Sends long messages compressed, each by itself, so that an idle line keeps no memory."""

    def encode(self, frame: Frame) -> Frame:
        """Compress a message if that is worth its time."""
        return super().encode(frame) if len(frame.data) >= LONG else frame


class LongDeflateFactory(ServerPerMessageDeflateFactory):
    """Agrees on it with a browser."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """Return what is agreed on, and the compression."""
        agreed, usual = super().process_request_params(params, accepted_extensions)
        return agreed, LongDeflate(
            usual.remote_no_context_takeover,
            usual.local_no_context_takeover,
            usual.remote_max_window_bits,
            usual.local_max_window_bits,
        )


LONG_DEFLATE: Final = LongDeflateFactory(
    server_no_context_takeover=True, client_no_context_takeover=True
)
