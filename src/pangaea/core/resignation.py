"""Giving up: a bot plays on, the points stay as they are, and the seat counts as lost."""

from collections.abc import Collection
from typing import Final

from msgspec.structs import replace

from pangaea.core.outcome import AGREED, Outcome, Standing
from pangaea.core.scene import Ending, Scene
from pangaea.core.words import Words

GAVE_UP: Final = "gave-up"  # key of the words that tell it


def with_lost(outcome: Outcome, resigned: Collection[int]) -> Outcome:
    """Rank whoever gave up behind everybody who stayed; after an agreed end nobody has lost."""
    if not resigned or outcome.reason == AGREED:
        return outcome
    stayed = [one for one in outcome.standings if one.seat not in resigned]
    lost = [one for one in outcome.standings if one.seat in resigned]
    ranked = [replace(one, rank=_rank(one, stayed)) for one in stayed]
    return replace(
        outcome, standings=[*ranked, *(replace(one, rank=1 + len(stayed)) for one in lost)]
    )


def _rank(standing: Standing, among: list[Standing]) -> int:
    return 1 + sum(other.rank < standing.rank for other in among)


def shown(
    scene: Scene, outcome: Outcome, resigned: Collection[int], names: tuple[str, ...], words: Words
) -> Scene:
    """Return a finished table with the places as they count, and a sentence that says why."""
    assert scene.ending is not None
    places = {one.seat: one.rank for one in outcome.standings}
    rows = tuple(
        replace(row, rank=places[row.seat], gave_up=row.seat in resigned)
        for row in scene.ending.rows
    )
    winners = words.list([names[seat] for seat in outcome.winners])
    won = words.say(outcome.reason, winners=winners, count=len(outcome.winners))
    who = words.list([names[seat] for seat in sorted(resigned)])
    text = f"{won} {words.say(GAVE_UP, names=who, count=len(resigned))}"
    ending = Ending(text, scene.ending.rule, tuple(outcome.winners), rows)
    return replace(scene, ending=ending)
