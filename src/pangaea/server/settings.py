"""What a server is told: where its files are, and what it allows."""

import os
from pathlib import Path
from typing import Final

from msgspec import Struct, field

DATABASE: Final = "tables.sqlite"


class Rates(Struct, frozen=True):
    """How much one line or one address may ask of the server."""

    messages: float = 20  # by second and line
    messages_burst: int = 60
    openings: float = 0.5  # tables made, joined or uploaded, by second and address
    openings_burst: int = 30
    message_size: int = 4_096
    request_size: int = 65_536
    record_size: int = 2_000_000


def own_room() -> Path:
    """Return the place for a user's own files on this machine."""
    home = os.environ.get("XDG_DATA_HOME", "")
    return (Path(home) if home else Path.home() / ".local" / "share") / "pangaea"


def built_client() -> Path:
    """Return where the build leaves the web client."""
    return Path(__file__).parent / "static"


class Settings(Struct, frozen=True):
    """The settings of one server."""

    data_dir: Path = field(default_factory=own_room)
    static_dir: Path = field(default_factory=built_client)
    rates: Rates = Rates()
    pace: float = 1.0  # seconds before a bot moves
    thinkers: int = 0  # worker processes; 0: one less than the machine has cores
    budget: float = 5.0  # seconds a bot may think
    idle: float = 300.0  # seconds after which a table nobody looks at leaves the memory

    @property
    def database(self) -> Path:
        """Where the tables are kept."""
        return self.data_dir / DATABASE
