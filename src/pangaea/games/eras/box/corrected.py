"""What the figures of a corrected box must fulfil."""

from pangaea.core.box import BoxCheck
from pangaea.core.errors import BadBox
from pangaea.games.eras.box import LANE_NAMES, SLOT_CODES, ZONE_CODES, Box

MOST_BOLTS = 20


def check_box(box: Box, check: BoxCheck) -> None:
    """Refuse figures that the rules cannot be played with."""
    for name, spaces in box.cards.items():
        check_card(f"cards.{name}", spaces, check)
    for name, copies in box.thunderbolts.items():
        check.between(f"thunderbolts.{name}", copies, 0, MOST_BOLTS)
    total = sum(box.thunderbolts.values())
    check.between("thunderbolts: sum", total, 1, len(box.thunderbolts) * MOST_BOLTS)


def check_card(where: str, spaces: str, check: BoxCheck) -> None:
    """Three spaces of known kinds; a piece dragged back needs a rock, and a zone is on one."""
    codes, lanes = spaces.split(), len(LANE_NAMES)
    check.between(f"{where}: number of spaces", len(codes), lanes, lanes)
    for code in codes:
        if not is_space(code):
            raise BadBox("error-box-space", game=check.game, where=where, code=code)
    rocks = sum(code[0] == "R" for code in codes)
    check.between(f"{where}: number of rocks", rocks, 1, lanes)


def is_space(code: str) -> bool:
    """Tell whether a code names a space: a letter, and a zone on a rock."""
    if len(code) == 1:
        return code in SLOT_CODES
    return len(code) == 2 and code[0] == "R" and code[1] in ZONE_CODES
