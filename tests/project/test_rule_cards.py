"""After three games, most rules that came up have shown themselves: the model, and its clock."""

import re
from pathlib import Path

import pytest
from bench import rule_cards

from pangaea import shelf

CLIENT = Path(__file__).parents[2] / "web" / "src" / "lib"
BAR = 0.8


@pytest.mark.parametrize("slug", [game.slug for game in shelf.games()])
def test_four_of_five_rules_that_came_up_have_shown_themselves(slug: str) -> None:
    assert rule_cards.share(shelf.game(slug), seed=1) >= BAR


def constant(module: str, name: str) -> float:
    found = re.search(rf"\b{name}\b[ :=]+([\d.]+)", (CLIENT / module).read_text("utf-8"))
    assert found, name
    return float(found[1])


def test_cards_come_and_go_as_in_the_client() -> None:
    ours = {name: getattr(rule_cards, name) for name in ("WAITING", "GLANCE", "READING")}

    assert {name: constant("meeting.svelte.ts", name) for name in ours} == ours


def newcomer() -> rule_cards.Newcomer:
    return rule_cards.Newcomer(dict.fromkeys("12345", "x" * 24))


def test_a_card_that_nobody_has_time_for_is_not_counted_as_shown() -> None:
    person = newcomer()

    for number in "12345":
        person.meet(f"game/{number}")

    assert person.shown == {"game/1"}
    assert person.share == 0.2


def test_a_card_stays_as_long_as_it_takes_to_read_it() -> None:
    person = newcomer()
    person.meet("game/1")
    person.meet("game/2")

    person.spend(4.9)  # three seconds to notice it, two for 24 characters
    assert person.shown == {"game/1"}
    person.spend(0.2)

    assert person.shown == {"game/1", "game/2"}
