"""The veil, checked for any game in two ways.

Dreams: a veiled position is completed at random; veiled again it must be the same to the byte.

Twins: a match is played again with one random choice changed. As long as a seat is told the same
events, it must be shown the same: veiled state, scenes, options, log and what a bot would do there.
And as long as it is shown the same, it must be told the same. So a veil cannot leak unless the
events do, nor the events unless the veil does.
"""

from collections.abc import Iterator

import msgspec

from pangaea.bots import bot
from pangaea.core.game import Game, SeatView
from pangaea.core.luck import Dice, Luck, LuckError, Script
from pangaea.core.match import Match
from pangaea.core.state import NOBODY, State
from pangaea.core.variants import VariantValue
from pangaea.core.words import LANGUAGES, words_for

Viewer = int | None
NAMES = ("Ada", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal")
encoder = msgspec.json.Encoder()


class Leak(AssertionError):
    """Somebody can tell apart what should look the same."""


class Noted(Luck):
    """Dice that remember how many things they chose from, and which."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)
        self.sizes: list[int] = []
        self.said: list[int] = []

    def pick(self, n: int) -> int:
        value = int(self.dice.pick(n))
        self.sizes.append(int(n))
        self.said.append(value)
        return value


def viewers(seats: int) -> list[Viewer]:
    """Every seat, and a spectator."""
    return [*range(seats), None]


def number_of(viewer: Viewer) -> int:
    return NOBODY if viewer is None else viewer


def view(game: Game, state: State, viewer: Viewer) -> bytes:
    """Everything that a seat can learn from a position, through any door."""
    veil = state.veiled(number_of(viewer))
    parts: list[object] = [veil.plain(), veil.asked(), state.asked()]
    for language in LANGUAGES:
        seat_view = SeatView(viewer, words_for(game.slug, language), NAMES[: int(state.seats)])
        parts.append(msgspec.to_builtins(game.scene(veil, seat_view)))
    if viewer is not None and viewer in state.asked():
        options = state.options(viewer)
        if options != veil.options(viewer):
            raise Leak("the options depend on what the seat cannot know")
        parts += [options, state.question(viewer).name, game.advisor.values(veil, viewer)]
        parts.append(bot("greedy").choose(game, veil, viewer, Dice(1)))
    return bytes(encoder.encode(parts))


# -- dreams ----------------------------------------------------------------------------------


def check_dreams(game: Game, state: State, viewer: Viewer) -> None:
    """Complete what is veiled in two ways: neither may show through the veil."""
    veil = state.veiled(number_of(viewer))
    truth = view(game, state, viewer)
    for seed in (1, 2):
        dream = veil.imagined(Dice(seed))
        if dream.veiled(number_of(viewer)).plain() != veil.plain():
            raise Leak("an imagined position does not fit what the seat knows")
        if view(game, dream, viewer) != truth:
            raise Leak("an imagined position looks different to the seat that imagined it")


# -- twins -----------------------------------------------------------------------------------


class Trace:
    """A match played at random: its luck and its answers."""

    def __init__(
        self,
        game: Game,
        seats: int,
        variants: dict[str, VariantValue],
        seed: int,
        most: int = 60,
        rules: int | None = None,
    ) -> None:
        self.game, self.seats, self.variants, self.rules = game, seats, variants, rules
        self.luck, chooser = Noted(seed), Dice(seed + 1)
        self.match = self.begun(self.luck)
        self.answers: list[tuple[int, int]] = []
        while self.match.asked and len(self.answers) < most:
            seat = self.match.asked[0]
            legal = self.match.options(seat)
            self.answers.append((seat, legal[chooser.pick(len(legal))]))
            self.match.answer(*self.answers[-1])

    def begun(self, luck: Luck) -> Match:
        names = list(NAMES[: self.seats])
        return Match(self.game, self.seats, luck, self.variants, rules=self.rules, names=names)

    def changed(self, index: int) -> list[int]:
        """The same luck, but for one choice."""
        said = list(self.luck.said)
        said[index] = (said[index] + 1) % self.luck.sizes[index]
        return said


def check_twins(trace: Trace, index: int, viewer: Viewer) -> int:
    """Play a match and its twin side by side; return how many different positions looked alike."""
    alike = 0
    for match, twin in side_by_side(trace, index):
        if match.state.plain() == twin.state.plain() and not alike:
            continue  # the changed choice is yet to come
        told = heard(match, viewer) == heard(twin, viewer)
        shown = view(match.game, match.state, viewer) == view(twin.game, twin.state, viewer)
        if told and not shown:
            raise Leak("the veil shows what the seat was never told")
        if shown and not told:
            raise Leak("the log tells what the veil hides")
        if not told:
            break
        alike += 1
    return alike


def side_by_side(trace: Trace, index: int) -> Iterator[tuple[Match, Match]]:
    """Yield both matches after each answer, as long as the twin can follow."""
    try:
        match, twin = (
            trace.begun(Script(trace.luck.said)),
            trace.begun(Script(trace.changed(index))),
        )
        yield match, twin
        for seat, option in trace.answers:
            if seat not in twin.asked or option not in twin.options(seat):
                return
            match.answer(seat, option)
            twin.answer(seat, option)
            yield match, twin
    except LuckError:
        return


def heard(match: Match, viewer: Viewer) -> bytes:
    """What a seat was told with the last answer, as data and in words."""
    events = [event for event in match.events(match.position) if event.may_know(number_of(viewer))]
    lines = [match.log(viewer, language, match.position) for language in LANGUAGES]
    moves = match.moves(match.position, viewer)
    return bytes(encoder.encode([events, lines, moves]))
