"""The page makes the same scenes of differences as Python."""

import pytest
from tests.support import FIXTURES, ONE_OF_EACH
from tests.web.pages import Sent, follow

from pangaea import shelf
from pangaea.core.differences import difference
from pangaea.core.identity import followed
from pangaea.core.match import Match
from pangaea.core.replay import replayed_step_by_step
from pangaea.core.scene import Scene

Eyes = tuple[int | None, str]


def sent_after(match: Match, eyes: Eyes, before: Scene) -> list[Sent]:
    """Say what somebody is sent after an answer."""
    found: list[Sent] = []
    for scene, moves in match.acts(*eyes):
        after = followed(before, scene, moves)
        found.append(Sent(str(eyes), after, difference=difference(before, after)))
        before = after
    return found


@pytest.mark.parametrize("record", ONE_OF_EACH)
def test_the_page_follows_a_recorded_game_as_everybody_sees_it(record: str) -> None:
    positions = replayed_step_by_step((FIXTURES / f"{record}.jsonl").read_text(), shelf.game)
    match = next(positions)
    everybody = [(seat, words) for seat in (*range(match.seats), None) for words in ("en", "fr")]
    shown = {eyes: followed(None, match.acts(*eyes)[-1][0], []) for eyes in everybody}
    sent = [Sent(str(eyes), scene, whole=scene) for eyes, scene in shown.items()]

    for position in positions:
        for eyes in everybody:
            steps = sent_after(position, eyes, shown[eyes])
            shown[eyes] = steps[-1].scene
            sent += steps

    assert follow(sent) == len(sent)
    assert len(sent) > match.position * len(everybody)
