"""Why an answer is not allowed."""

from msgspec import Struct


class Reason(Struct, frozen=True):
    """The words that say why an answer is not allowed, and the rule."""

    words: str
    rule: str
    values: dict[str, str | int] = {}
