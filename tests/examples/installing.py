"""Installs a package of `examples/` the way pip does, and runs commands beside it."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tests.support import ROOT

UV = Path(sys.executable).with_name("uv")


@dataclass(frozen=True)
class Installed:
    """A folder of installed packages."""

    source: Path
    folder: Path

    @property
    def environment(self) -> dict[str, str]:
        """Return an environment in which they are found, and games are kept apart."""
        path = os.pathsep.join([*(entry for entry in sys.path if entry), str(self.folder)])
        return {**os.environ, "PYTHONPATH": path, "XDG_DATA_HOME": str(self.folder / "data")}

    def run(self, *arguments: str, typed: str = "") -> str:
        """Run a Python module there; return what it printed."""
        done = subprocess.run(
            [sys.executable, "-m", *arguments],
            env=self.environment,
            cwd=self.source,
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


def installed(example: str, folder: Path) -> Installed:
    """Install an example with nothing fetched: what it depends on is here."""
    source = ROOT / "examples" / example
    here = ["--python", sys.executable, "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([UV, "pip", "install", "--quiet", *here, "--target", folder, source], check=True)
    return Installed(source, folder)
