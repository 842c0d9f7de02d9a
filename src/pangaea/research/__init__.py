"""The games behind the interfaces of research libraries; each needs its extra."""

from typing import Final

from pangaea.arena.tournament import Runner, in_processes
from pangaea.core.errors import MissingExtra

THIS_MACHINE: Final = "local"  # in the place of a cluster's address


def runner(jobs: int, cluster: str | None = None) -> Runner:
    """Return what plays a tournament: processes of this machine, or a Ray cluster."""
    in_own = in_processes(jobs)
    if cluster is None:
        return in_own
    try:
        from pangaea.research.cluster import on_cluster  # noqa: PLC0415 - an extra
    except ModuleNotFoundError as error:
        raise MissingExtra("error-extra", package=str(error.name), extra="ray") from error
    return on_cluster(None if cluster == THIS_MACHINE else cluster, jobs)
