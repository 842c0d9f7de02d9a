"""The same tournament on a cluster of two workers: the same games, records and files."""

from pathlib import Path

import pytest
from tests.did_not_run import did_not_run

from pangaea import research, shelf
from pangaea.arena.tournament import GAMES, RECORDS, Plan, hold

try:
    import ray
except ModuleNotFoundError as error:
    did_not_run(str(error.name), "pip install 'pangaea[ray]'")

GAME = shelf.game("cubosaurs")
PLAN = Plan("cubosaurs", 3, ["random", "casual"], 4, 1, variants=GAME.check(3, {"rounds": "1"}))


def files_of(folder: Path) -> dict[str, bytes]:
    """Everything that was written of the games."""
    records = sorted((folder / RECORDS).iterdir())
    return {path.name: path.read_bytes() for path in [folder / GAMES, *records]}


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    alone = hold(GAME, PLAN, tmp_path / "alone")
    try:
        together = hold(GAME, PLAN, tmp_path / "cluster", runner=research.runner(2, "local"))
        workers = ray.cluster_resources()["CPU"]
    finally:
        ray.shutdown()

    assert workers == 2
    assert together == alone
    assert files_of(tmp_path / "cluster") == files_of(tmp_path / "alone")
