"""Chapter 6: the University Library."""

import pytest
from tests.games.holotype.tables import ANA, go, research_of, researched, table_of, told
from tests.support import rule

from pangaea.games.holotype.events import Researched


@rule("holotype/6.1")
@pytest.mark.parametrize(
    ("worker", "cubes"), [("paleontologist", 3), ("student", 3), ("assistant", 2)]
)
def test_research_by_worker(worker: str, cubes: int) -> None:
    assert researched(worker, ana="student") == cubes


@rule("holotype/6.1")
def test_research_is_told() -> None:
    events = told(table_of(ana="", bo=""), "assistant", "library")

    assert [event.cubes for event in events if isinstance(event, Researched)] == [2]


@rule("holotype/6.2")
def test_research_is_not_limited() -> None:
    table = table_of(ana="research 40 | fossils 8T", bo="")

    go(table, "paleontologist", "library")

    assert research_of(table, ANA) == 43
    assert table.turn == 1
