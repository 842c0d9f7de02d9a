"""The University Library: research cubes (chapter 6)."""

from mypy_extensions import i64

from pangaea.games.holotype import events
from pangaea.games.holotype.rules import names
from pangaea.games.holotype.rules.table import Table


def cubes_for(table: Table, seat: i64, kind: i64) -> i64:
    """Return how many research cubes a worker finds [holotype 6.1, 9.5]."""
    cubes: i64 = names.SENIOR_RESEARCH if kind >= names.STUDENT else names.ASSISTANT_RESEARCH
    return cubes + 1 if table.has(seat, names.MORE_RESEARCH) else cubes


def study(table: Table) -> None:
    """Take the research cubes; there is no limit to them [holotype 1.2, 6.1, 6.2]."""
    cubes = cubes_for(table, table.turn, table.worker)
    table.research[table.turn] += cubes
    if table.listener is not None:
        table.listener.hear(events.Researched(seat=table.turn, cubes=cubes))
