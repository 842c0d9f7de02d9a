"""Tournaments on a Ray cluster: the same schedule, and the same games for the same seeds."""

import os
from collections import deque
from typing import Final

import ray

from pangaea.arena.tournament import Fixture, Games, Maker, Plan, Runner, play

AHEAD: Final = 4  # games in flight for every processor of the cluster
QUIET: Final = {"RAY_USAGE_STATS_ENABLED": "0"}  # nothing about us goes to anybody


def on_cluster(address: str | None = None, processors: int | None = None) -> Runner:
    """Return what plays games on a cluster; without an address, on one of this machine's own.

    The workers need the same pangaea installed, and no shared folder: records travel with results.
    """
    os.environ.update(QUIET)

    def run(plan: Plan, missing: list[Fixture], maker: Maker) -> Games:
        if not ray.is_initialized():
            ray.init(
                address=address,
                num_cpus=None if address else processors,
                include_dashboard=None if address else False,
                log_to_driver=False,
                configure_logging=False,
            )
        remote = ray.remote(max_retries=3)(play)
        yield from in_order(remote, plan, missing, maker)

    return run


def in_order(
    remote: "ray.remote_function.RemoteFunction", plan: Plan, missing: list[Fixture], maker: Maker
) -> Games:
    """Keep a window of games in flight, and yield them in their order, so that files are alike."""
    window = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    flying: deque[ray.ObjectRef] = deque()
    for fixture in missing:
        flying.append(remote.remote(plan, fixture, maker))
        if len(flying) >= window:
            yield ray.get(flying.popleft())
    while flying:
        yield ray.get(flying.popleft())
