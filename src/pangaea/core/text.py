"""Text that strangers wrote, made fit to be shown: no control characters, no endless lines."""

import re
from typing import Final

# Controls (escape sequences begin with one), overrides of the direction of what follows, line and
# paragraph separators, and halves of characters that cannot be encoded.
UNFIT: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
INSTEAD: Final = "\ufffd"
BLANKS: Final = str.maketrans("\t\n\r\v\f", "     ")
CUT: Final = "…"


def is_fit(text: str) -> bool:
    """Tell whether a text can be shown as it is."""
    return UNFIT.search(text) is None


def tidy(text: str, most: int) -> str:
    """Return a text of at most so many characters, without what must not reach a screen."""
    short = text if len(text) <= most else text[: most - 1] + CUT
    return UNFIT.sub(INSTEAD, short.translate(BLANKS))
