"""Short games at the keyboard, and where they are kept."""

from pathlib import Path

import pytest

Captured = pytest.CaptureFixture[str]

TABLE = ["play", "cubosaurs", "--pace", "0", "--seed", "5", "--me", "Ada"]
SHORT = [*TABLE, "--seats", "2", "--variant", "rounds=1"]
ENOUGH = 60  # more answers than any short game asks for
LONG = 2000  # more than any game asks one seat for


def kept(folder: Path) -> list[Path]:
    return sorted((folder / "home" / "pangaea" / "records").glob("cubosaurs-*.jsonl"))
