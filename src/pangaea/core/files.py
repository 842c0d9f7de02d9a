"""Files, which the core may not touch itself: the shelf plugs in how they are read and written."""

from collections.abc import Callable

Writer = Callable[[str, str], None]
BoxReader = Callable[[str, str], str]
_writers: list[Writer] = []
_box_readers: list[BoxReader] = []


def write_files_with(writer: Writer) -> None:
    """Name the function that writes a text to a path, whole or not at all."""
    _writers[:] = [writer]


def write_file(path: str, text: str) -> None:
    """Write a text to a path, whole or not at all."""
    _writers[0](path, text)


def read_former_boxes_with(reader: BoxReader) -> None:
    """Name the function that finds a game's box of an earlier release by its digest."""
    _box_readers[:] = [reader]


def former_box(game: str, digest: str) -> str:
    """Return a game's box of an earlier release as JSON, or \"\" if none has that digest."""
    return _box_readers[0](game, digest)
