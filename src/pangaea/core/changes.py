"""What a difference between two scenes consists of: plain data, as it travels."""

from msgspec import Struct


class Difference(Struct, omit_defaults=True, gc=False):
    """What makes another of a scene, or of a thing in it: the fields that are not as they were."""

    new: dict[str, object] = {}  # what a field holds now, whole
    gone: list[str] = []  # fields that hold again what goes without saying
    parts: dict[str, "Difference"] = {}
    lists: dict[str, list["Row"]] = {}


class Added(Struct, frozen=True, gc=False):
    """A thing in a list that was not there."""

    item: object


# What comes next in a list: from a place on so many as they were, one that changed, or a new one.
Row = tuple[int, int | Difference] | Added
