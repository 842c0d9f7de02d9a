"""`pangaea serve`: the same games in a browser."""

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter
from cyclopts.validators import Number

from pangaea.cli.language import spoken
from pangaea.cli.parameters import Lang

PORTS = Number(gte=0, lte=65535)
DAYS = Number(gte=0)
SOME = Number(gte=1)


def serve(
    *,
    host: Annotated[str, Parameter(help="help-arg-host")] = "127.0.0.1",
    port: Annotated[int, Parameter(validator=PORTS, help="help-arg-port")] = 8000,
    lan: Annotated[bool, Parameter(negative="", help="help-arg-lan")] = False,
    certificate: Annotated[bool, Parameter(negative="", help="help-arg-certificate")] = False,
    data: Annotated[Path | None, Parameter(help="help-arg-data")] = None,
    store: Annotated[str, Parameter(help="help-arg-store")] = "",
    workers: Annotated[int, Parameter(validator=SOME, help="help-arg-workers")] = 1,
    connections: Annotated[int, Parameter(validator=SOME, help="help-arg-connections")] = 2_000,
    browser: Annotated[bool, Parameter(help="help-arg-browser")] = True,
    proxy: Annotated[list[str] | None, Parameter(negative="", help="help-arg-proxy")] = None,
    origin: Annotated[list[str] | None, Parameter(negative="", help="help-arg-origin")] = None,
    metrics: Annotated[int, Parameter(validator=PORTS, help="help-arg-metrics")] = 0,
    log: Annotated[Literal["text", "json"], Parameter(help="help-arg-log")] = "text",
    keep_days: Annotated[int, Parameter(validator=DAYS, help="help-arg-keep-days")] = 0,
    new_key: Annotated[bool, Parameter(negative="", help="help-arg-new-key")] = False,
    lang: Lang = None,
    page: Annotated[str, Parameter(parse=False)] = "",
) -> int:
    """Serve the web page until interrupted."""
    # Only this command needs the server, which takes its time to load.
    from pangaea.server.serve import EVERYWHERE, run  # noqa: PLC0415
    from pangaea.server.settings import Settings, origin_named  # noqa: PLC0415

    wished = Settings(
        proxies=tuple(proxy or ()),
        origins=tuple(origin_named(site) for site in origin or ()),
        metrics=metrics,
        keep_days=keep_days,
        store=store,
        connections=connections,
    )
    run(
        EVERYWHERE[0] if lan else host, port, data, open_browser=browser,
        page=page, language=spoken(lang), settings=wished, new_key=new_key,
        certificate=certificate, log=log, workers=workers,
    )  # fmt: skip
    return 0
