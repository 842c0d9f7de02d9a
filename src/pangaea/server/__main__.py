"""`python -m pangaea.server`: serve without the command line of the whole program."""

import argparse
import sys
from pathlib import Path

from pangaea.core.errors import PangaeaError
from pangaea.server.serve import run
from pangaea.server.settings import Settings, origin_named


def main() -> int:
    """Read the command line and serve."""
    parser = argparse.ArgumentParser(prog="python -m pangaea.server", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--data-dir", type=Path, default=None)
    parser.add_argument("--open", action="store_true")
    parser.add_argument("--certificate", action="store_true")
    parser.add_argument("--proxy", action="append", default=[])
    parser.add_argument("--origin", action="append", default=[])
    wish = parser.parse_args()
    try:
        origins = tuple(origin_named(site) for site in wish.origin)
        settings = Settings(proxies=tuple(wish.proxy), origins=origins)
        run(
            wish.host, wish.port, wish.data_dir, open_browser=wish.open, settings=settings,
            certificate=wish.certificate,
        )  # fmt: skip
    except PangaeaError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
