"""What a page sees: the scenes it makes of what it is sent."""

from msgspec import Struct

from pangaea.core.differences import applied
from pangaea.core.scene import Scene
from pangaea.server.wire import messages


class Shown(Struct):
    """What a page was shown, scene by scene."""

    seat: int | None
    number: int
    steps: list[Scene]
    fresh: bool
    may_undo: bool
    undo_needs_consent: bool
    next: int | None
    may_end: bool


Heard = (
    messages.Welcome
    | Shown
    | messages.Done
    | messages.Refused
    | messages.Proposed
    | messages.TableChanged
    | messages.Talk
    | messages.ClocksTold
    | messages.OrdersTold
    | messages.Kept
    | messages.TurnsTold
    | messages.Pong
)


class Follower:
    """Makes scenes of differences, one after the other, and misses none."""

    def __init__(self) -> None:
        self.scene: Scene | None = None
        self.number = 0

    def hear(self, message: messages.Heard) -> Heard:
        """Return a message, with whole scenes if it shows any."""
        return self.see(message) if isinstance(message, messages.Show) else message

    def see(self, show: messages.Show) -> Shown:
        """Follow what is shown."""
        steps = self._first(show.whole) if show.whole else self._next(show)
        assert show.number == self.number
        self.scene = steps[-1]
        return Shown(
            show.seat, show.number, steps, show.whole is not None,
            show.may_undo, show.undo_needs_consent, show.next, show.may_end,
        )  # fmt: skip

    def _first(self, whole: Scene) -> list[Scene]:
        self.number = 0
        return [whole]

    def _next(self, show: messages.Show) -> list[Scene]:
        self.number += 1
        found: list[Scene] = []
        scene = self.scene
        for step in show.steps:
            assert scene is not None
            scene = applied(scene, step)
            found.append(scene)
        return found
