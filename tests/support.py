"""What tests of several kinds share: the rule mark, the form under test, records, play."""

from pathlib import Path
from typing import Final

import pangaea.core.state
from pangaea import shelf
from pangaea.core.luck import Luck
from pangaea.core.record import read_record
from pangaea.core.state import NOBODY, State
from pangaea.testing import rule
from pangaea.testing.chance import chi_square, evenly, looks_fair

__all__ = ["chi_square", "evenly", "looks_fair", "rule"]

ROOT: Final = Path(__file__).parent.parent
FIXTURES: Final = ROOT / "tests" / "fixtures"
ONE_OF_EACH: Final = [  # a record of every game
    "cubosaurs/clear_win",
    "dino_twist/eruption_ends_the_game",
    "eras/limit_one_farthest",
    "evo/shared_victory",
    "holotype/tie_broken_by_research",
]
COMPILED: Final = not str(pangaea.core.state.__file__).endswith(".py")


def told_by(record: str) -> tuple[object, ...]:
    """Say what a record tells of a game, in whichever format: who sat, what was said, the end."""
    read = read_record(record)
    header, lines, footer = read.header, read.lines, read.footer
    said = [
        (line.seat, getattr(line, "answer", "undo"), getattr(line, "luck", [])) for line in lines
    ]
    known = (header.game, header.variants, read.seats, header.luck, header.seal)
    return (*known, said, footer and (footer.outcome, footer.seed))


def listed(things: str) -> list[str]:
    """Read `trex*2 egg:penta` as one name after the other."""
    parts = [part.partition("*") for part in things.split()]
    return [name for name, _, number in parts for _ in range(int(number or 1))]


def played_on(state: State, luck: Luck, answers: int) -> State:
    """Play a state on at random for some answers, or to its end."""
    for _ in range(answers):
        seat = state.first_asked()
        if seat == NOBODY:
            break
        state.answer(seat, state.random_option(seat, luck), luck)
    return state


def table_in(game: str, number: str, language: str) -> list[list[str]]:
    """Read the rows of the table in a paragraph of a rulebook, without its head."""
    paragraph = shelf.rulebook(game, language).paragraph(number)
    assert paragraph is not None
    lines = [line for line in paragraph.text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]
