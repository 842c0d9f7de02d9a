"""Kinds of cards: copies that cannot be told apart are one kind [cubosaurs 1.2, 1.3, 1.4, 3.6]."""

from typing import Final

from pangaea.games.cubosaurs.box import COPIES, EGG_NAMES, RAPTOR_NAMES, SPECIES_NAMES, Box
from pangaea.games.cubosaurs.rules.names import BLACK, EGG, GREY


class Kind:
    """Cards that cannot be told apart: their type, copies, and what is printed on them."""

    def __init__(
        self,
        token: str,
        card_type: int,
        copies: int,
        *,
        icon: bool,
        high: int = 0,
        low: int = 0,
        egg: str = "",
    ) -> None:
        self.token: Final = token
        self.card_type: Final = card_type
        self.copies: Final = copies
        self.icon: Final = icon
        self.high: Final = high  # a raptor's points in a pair, an egg's with the majority
        self.low: Final = low  # a raptor's points alone, an egg's without the majority
        self.egg: Final = egg  # the dinosaur an egg counts


def kinds_in(box: Box, *, with_icons: bool) -> list[Kind]:
    """List the kinds; without the advanced game an icon makes no difference [cubosaurs 1.4]."""
    kinds = [
        *species_kinds(box, with_icons=with_icons),
        *raptor_kinds(box, with_icons=with_icons),
        *egg_kinds(box, with_icons=with_icons),
    ]
    return [kind for kind in kinds if kind.copies > 0]


def species_kinds(box: Box, *, with_icons: bool) -> list[Kind]:
    """The five species that score as series, with and without an icon."""
    kinds: list[Kind] = []
    for number, name in enumerate(SPECIES_NAMES):
        icons = box.icons[name] if with_icons else 0
        kinds += with_and_without_icon(name, number, COPIES, icons)
    return kinds


def raptor_kinds(box: Box, *, with_icons: bool) -> list[Kind]:
    """Raptors by colour and grade, with and without an icon."""
    kinds: list[Kind] = []
    for number, name in zip((BLACK, GREY), RAPTOR_NAMES, strict=True):
        for raptor in box.raptors[name]:
            icons = raptor.icons if with_icons else 0
            token = f"{name}:{raptor.pair}/{raptor.alone}"
            values = (raptor.pair, raptor.alone)
            kinds += with_and_without_icon(token, number, raptor.copies, icons, values)
    return kinds


def with_and_without_icon(
    token: str, card_type: int, copies: int, icons: int, values: tuple[int, int] = (0, 0)
) -> list[Kind]:
    """Split copies that are alike but for the icon on some of them."""
    high, low = values
    return [
        Kind(token, card_type, copies - icons, icon=False, high=high, low=low),
        Kind(f"{token}+dna", card_type, icons, icon=True, high=high, low=low),
    ]


def egg_kinds(box: Box, *, with_icons: bool) -> list[Kind]:
    """The six eggs, each the only one of its kind."""
    eggs = box.eggs
    return [
        Kind(
            f"egg:{name}", EGG, 1,
            icon=eggs[name].icon and with_icons,
            high=eggs[name].most, low=eggs[name].otherwise, egg=name,
        )
        for name in EGG_NAMES
    ]  # fmt: skip
