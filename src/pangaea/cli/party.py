"""`pangaea party`: the board on a big screen, a hand on every phone."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from pangaea.cli.parameters import Lang
from pangaea.cli.serve import PORTS, serve


def party(
    *,
    port: Annotated[int, Parameter(validator=PORTS, help="help-arg-port")] = 8000,
    data: Annotated[Path | None, Parameter(help="help-arg-data")] = None,
    browser: Annotated[bool, Parameter(help="help-arg-browser")] = True,
    lang: Lang = None,
) -> int:
    """Serve the network, and open the page that makes a room for phones."""
    return serve(port=port, lan=True, data=data, browser=browser, lang=lang, page="party")
