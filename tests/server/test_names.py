"""Names that people type: signs as a reader counts them, and nothing invisible."""

import pytest
from tests.server.guests import Guest, House, device

from pangaea.server.errors import Refusal
from pangaea.server.live.new_tables import proper_name, signs

FAMILY = "👩\u200d👩\u200d👧\u200d👦"
ASTRONAUT = "👨🏽\u200d🚀"
RAINBOW = "🏳\ufe0f\u200d🌈"
FRANCE = "🇫🇷"


def name_at_table(guest: Guest, name: str) -> str:
    table = guest.open("cubosaurs", device(name), device("Bo"))
    return table.seats[0].name


def test_a_name_with_joined_emoji_stays_whole(house: House) -> None:
    name = f"{FAMILY}{ASTRONAUT}{RAINBOW}{FRANCE} Zoé"

    assert name_at_table(house.guest(), name) == name


def test_a_name_may_have_24_signs(house: House) -> None:
    for sign in ("W", "M", "Ⅷ", FAMILY, ASTRONAUT, RAINBOW, FRANCE, "e\u0301"):
        assert name_at_table(house.guest(), sign * 30) == sign * 24


def test_a_sign_is_what_a_reader_counts() -> None:
    assert signs(f"a{FAMILY}{ASTRONAUT}{RAINBOW}{FRANCE}{FRANCE}e\u0301") == [
        "a", FAMILY, ASTRONAUT, RAINBOW, FRANCE, FRANCE, "e\u0301",
    ]  # fmt: skip


def test_a_joiner_that_joins_nothing_is_taken_out() -> None:
    assert proper_name("A\u200dda") == "Ada"
    assert proper_name("\u200d🦖\u200d") == "🦖"


def test_marks_piled_on_a_letter_are_cut() -> None:
    assert len(proper_name("a" + "\u0301" * 500)) <= 12


@pytest.mark.parametrize("text", ["", "   ", "\u200d", "\u202e\u2066", "\n\t"])
def test_a_name_that_says_nothing_is_refused(text: str) -> None:
    with pytest.raises(Refusal):
        proper_name(text)
