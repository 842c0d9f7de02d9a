"""An end that the players agree on: no rule brings it about, and nobody wins."""

from typing import ClassVar

from msgspec.structs import replace

from pangaea.core.events import Event
from pangaea.core.outcome import AGREED, Outcome, Standing
from pangaea.core.scene import Ending, Scene
from pangaea.core.words import Words


class Agreed(Event):
    """The players agreed to end the game."""

    important: ClassVar[bool] = True


def agreed_outcome(seats: int) -> Outcome:
    """Return an end without points, where all share one place."""
    return Outcome(AGREED, "", [Standing(seat, 1, 0, []) for seat in range(seats)])


def ended(scene: Scene, words: Words) -> Scene:
    """Return a table where nobody is asked any more."""
    text = words.say(AGREED)
    players = tuple(replace(player, turn=False) for player in scene.players)
    end = Ending(text, "", (), ())
    return replace(scene, status=text, players=players, ask=None, ending=end)
