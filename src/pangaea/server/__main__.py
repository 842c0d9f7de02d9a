"""`python -m pangaea.server`: serve without the command line of the whole program."""

import argparse
import sys
from pathlib import Path

from pangaea.core.errors import PangaeaError
from pangaea.server.serve import run


def main() -> int:
    """Read the command line and serve."""
    parser = argparse.ArgumentParser(prog="python -m pangaea.server", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--data-dir", type=Path, default=None)
    parser.add_argument("--open", action="store_true")
    wish = parser.parse_args()
    try:
        run(wish.host, wish.port, wish.data_dir, open_browser=wish.open)
    except PangaeaError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
