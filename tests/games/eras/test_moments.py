"""What deserves a look is shown large, on the table as it was then."""

from tests.games.eras.tables import ANN, BEN, begin, play, table_of
from tests.support import rule

from pangaea.core.events import Event
from pangaea.games.eras.rules.names import THUNDERBOLT
from pangaea.games.eras.rules.table import Table
from pangaea.testing.answers import listen


def staged(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events if event.staged]


@rule("eras/10.1", "eras/10.6")
def test_a_thunderbolt_is_seen_before_it_strikes_and_then_each_card_that_is_lost() -> None:
    """A fault takes an earthquake card from Ann and one from Ben, clockwise."""
    table = table_of(ann="1-4", ben="3-4", cy="")
    journal = listen(table)
    begin(table, "thunderbolt fault 5-4")
    moments = journal.moments

    assert [staged(moment.events) for moment in moments] == [
        ["ThunderboltStruck"], ["CardLost"], ["CardLost"],
    ]  # fmt: skip
    seen = [moment.state for moment in moments]
    assert all(isinstance(state, Table) and state.revealed == THUNDERBOLT for state in seen)
    assert [[state.eras[ANN], state.eras[BEN]] for state in seen if isinstance(state, Table)] == [
        [1, 4], [0, 4], [0, 0],
    ]  # fmt: skip


@rule("eras/5.4", "eras/5.5")
def test_predictions_are_opened_beside_the_turned_card_before_anybody_wins() -> None:
    table = table_of(ann="", ben="", cy="")
    journal = listen(table)
    begin(table, "3-1")
    play(table, "predict 3", "predict 5", "predict 9", drawn="6-5")
    (moment,) = journal.moments
    assert isinstance(moment.state, Table)

    assert staged(moment.events) == ["CardTurned"]
    assert list(moment.state.shown) == [3, 5, 9]
    assert moment.state.top == table.top, "the turned card lies on the discard pile"
    assert moment.state.chooser == ANN, "nobody has won yet"
    assert table.chooser == BEN
