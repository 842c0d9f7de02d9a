"""Matches of Cubosaurs to try the checked door with."""

import pangaea
from pangaea.core.errors import PangaeaError
from pangaea.core.match import Match


def new(seed: int = 1, **variants: bool | int | str) -> Match:
    return pangaea.new("cubosaurs", 3, seed=seed, luck=None, names=None, box=None, **variants)


def play(match: Match, answers: int) -> Match:
    for _ in range(answers):
        match.answer(match.asked[0], match.options(match.asked[0])[-1])
    return match


def play_out(match: Match) -> Match:
    while match.asked:
        play(match, 1)
    return match


def speaks(error: PangaeaError) -> bool:
    """Whether an error says what is wrong in both languages."""
    return bool(error.text("en")) and error.text("en") != error.text("fr")
