"""Make a virtual environment with uv in it, by whatever means this machine's Python has.

Run by `make` before anything is installed, so it needs nothing but the standard library.
"""

import shutil
import subprocess
import sys
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST = (3, 11)
FIRST_TO_REACH_OUT = (22, 3)
UNASKED = ["--disable-pip-version-check"]
LOCKED = ["--quiet", "--require-hashes", "-r", str(ROOT / "requirements-uv.lock")]


def make(folder: str) -> None:
    """Make the environment, then let an installer put uv there."""
    python = str(Path(folder, "bin", "python"))
    installer = installer_into(python)
    pip = [] if installer[0] == python else ["--without-pip"]
    subprocess.run([sys.executable, "-m", "venv", *pip, folder], check=True)
    subprocess.run([*installer, *LOCKED], check=True)


def installer_into(python: str) -> list[str]:
    """How to install into the environment of this Python: Debian packs pip and venv apart.

    What is there already goes first: a pip of its own takes longer than all that it would install.
    """
    uv = shutil.which("uv")
    if find_spec("venv") and uv:
        return [uv, "pip", "install", "--python", python]
    if find_spec("venv") and pip_reaches_out():
        return [sys.executable, "-m", "pip", "--python", python, "install", *UNASKED]
    if find_spec("venv") and find_spec("ensurepip"):
        return [python, "-m", "pip", "install", *UNASKED]
    sys.exit(
        "pangaea: this Python cannot make a virtual environment with pip in it; "
        "on Debian and Ubuntu: sudo apt-get install python3-venv"
    )


def pip_reaches_out() -> bool:
    """Whether the pip beside this Python is new enough to install into another environment."""
    if not find_spec("pip"):
        return False
    major, minor = version("pip").split(".")[:2]
    return (int(major), int(minor)) >= FIRST_TO_REACH_OUT


if __name__ == "__main__":
    if sys.version_info < OLDEST:
        sys.exit("pangaea: Python 3.11 or newer is needed: make PYTHON=…")
    make(sys.argv[1])
