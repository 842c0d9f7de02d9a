"""Chapter 11: the end of the game."""

import pytest
from tests.games.holotype.tables import ANA, BO, THEROPODS, go, hand_of, points, table_of, told
from tests.support import rule

from pangaea.core.state import NOBODY
from pangaea.games.holotype.box import GOALS, SPECIMENS
from pangaea.games.holotype.box.wants import Want, read_wants
from pangaea.games.holotype.events import GoalRevealed
from pangaea.games.holotype.rules.names import BY_OBJECTIVES, BY_TRACK
from pangaea.games.holotype.rules.scoring import goal_points_with
from pangaea.games.holotype.rules.setup import mask_of
from pangaea.testing.answers import final

READY = "hand tawa | fossils 1T | research 3"
CIRCLE_LEFT, DONE = f"holotypes {THEROPODS} | discs g01.2 g01.3", "discs g02.1 g02.2 g02.3"
SIX_THEROPODS = "tawa coelophysis allosaurus torvosaurus utahraptor deinonychus"


@rule("holotype/11.1", "holotype/11.3")
def test_the_last_space_ends_the_game_at_once() -> None:
    table = table_of(ana=READY, bo="", track=13)

    go(table, "paleontologist", "journal", "tawa")

    assert table.first_asked() == NOBODY
    assert table.ending == BY_TRACK
    assert final(table).reason == "outcome-track"


@rule("holotype/11.2", "holotype/11.3")
def test_enough_completed_objectives_end_the_game_at_once() -> None:
    """Two players: the second card with all its circles filled."""
    table = table_of(ana=CIRCLE_LEFT, bo=DONE, objectives="g01 g02 g03")

    go(table, "paleontologist", "journal", "g01.1")

    assert table.is_over()
    assert table.ending == BY_OBJECTIVES
    assert final(table).reason == "outcome-objectives"


@rule("holotype/11.2")
def test_with_three_players_two_cards_are_not_enough() -> None:
    table = table_of(ana=CIRCLE_LEFT, bo=DONE, cy="", objectives="g01 g02 g03 g04")

    go(table, "paleontologist", "journal", "g01.1")

    assert not table.is_over()


@rule("holotype/11.3")
def test_the_trace_fossil_of_the_last_holotype_still_counts() -> None:
    table = table_of(ana=f"{READY} | traces eggs", bo="", track=13)
    table.fossils[0] = 2

    go(table, "paleontologist", "journal", "tawa", "eggs")

    assert final(table).score(ANA) == 5 + 3


@rule("holotype/11.4")
def test_holotypes_and_their_traces_score() -> None:
    """Tawa 5, Allosaurus 7, Triceratops 8; eggs 3, coprolite 2."""
    table = table_of(ana="holotypes tawa+eggs allosaurus triceratops+coprolite", bo="")

    assert points(table, ANA) == 5 + 7 + 8 + 3 + 2


@rule("holotype/11.5")
@pytest.mark.parametrize("discs", range(6))
def test_contributions_score_the_rightmost_number_uncovered(discs: int) -> None:
    circles = " ".join(["g01.1", "g01.2", "g01.3", "g02.1", "g02.2"][:discs])
    table = table_of(ana=f"discs {circles}", bo="", objectives="g01 g02")

    assert points(table, ANA) == [0, 3, 7, 12, 18, 25][discs]


@rule("holotype/11.6")
@pytest.mark.parametrize(("published", "worth"), [(4, 9), (6, 14)])
def test_theropod_taxonomy(published: int, worth: int) -> None:
    """Four theropods make 9 points, six make 14."""
    names = SIX_THEROPODS.split()[:published]
    table = table_of(ana=f"goal p01 | holotypes {' '.join(names)}", bo="")
    plain = table_of(ana=f"holotypes {' '.join(names)}", bo="")

    assert points(table, ANA) - points(plain, ANA) == worth


SAURIA = "tawa allosaurus stegosaurus triceratops maiasaura utahraptor"


@rule("holotype/11.6")
@pytest.mark.parametrize("missing", [None, "tawa", "stegosaurus", "utahraptor"])
def test_sauria_evolution(missing: str | None) -> None:
    """One Triassic, two Jurassic and three Cretaceous make 17; without any of them none."""
    names = " ".join(name for name in SAURIA.split() if name != missing)
    table = table_of(ana=f"goal p10 | holotypes {names}", bo="")
    plain = table_of(ana=f"holotypes {names}", bo="")

    assert points(table, ANA) - points(plain, ANA) == (17 if missing is None else 0)


@rule("holotype/11.6")
def test_personal_objectives_are_revealed_at_the_end() -> None:
    table = table_of(ana=f"{READY} | goal p01", bo="hand allosaurus | goal p02", track=13)

    events = told(table, "paleontologist", "journal", "tawa")

    assert [event.seat for event in events if isinstance(event, GoalRevealed)] == [ANA, BO]
    veiled = table.veiled(ANA)
    assert veiled.goal[BO] == 1
    assert hand_of(veiled, BO) == {"allosaurus"}


@rule("holotype/11.7")
def test_holotypes_of_others_do_not_help_a_personal_objective() -> None:
    table = table_of(ana="goal p01", bo=f"holotypes {SIX_THEROPODS}")

    assert points(table, ANA) == 0


@rule("holotype/11.8")
def test_unpublished_specimens_cost_their_research() -> None:
    """Tyrannosaurus 6 and Allosaurus 4; trace fossils cost nothing."""
    table = table_of(ana="hand tyrannosaurus allosaurus | traces eggs amber", bo="")

    assert points(table, ANA) == -10


@rule("holotype/11.9")
def test_a_tie_goes_to_the_most_research() -> None:
    """Tawa and Coelophysis score 5 each; Bo has a cube left, Ana none."""
    table = table_of(ana=READY, bo="holotypes coelophysis | research 1", track=13)

    go(table, "paleontologist", "journal", "tawa")

    assert final(table).winners == [BO]
    assert table.rewards()[BO] > table.rewards()[ANA]


@rule("holotype/11.9")
def test_a_tie_in_research_too_is_a_shared_victory() -> None:
    table = table_of(ana=READY, bo="holotypes coelophysis", track=13)

    go(table, "paleontologist", "journal", "tawa")

    assert final(table).winners == [ANA, BO]


# -- every personal objective ----------------------------------------------------------------


def of_kind(kind: str) -> list[int]:
    """List the specimens that count for a kind."""
    want = Want(1, [kind])
    return [number for number, card in enumerate(SPECIMENS.values()) if want.fits(card)]


@rule("holotype/13.6")
@pytest.mark.parametrize("key", [key for key, goal in GOALS.items() if goal.counts])
def test_every_scale_pays_by_steps_and_no_more_than_its_last(key: str) -> None:
    goal, table = GOALS[key], table_of(ana="", bo="")
    number = list(GOALS).index(key)
    cards = of_kind(goal.counts)

    for published in range(len(goal.steps) + 3):
        expected = 0 if published == 0 else goal.steps[min(published, len(goal.steps)) - 1]
        assert goal_points_with(table, number, mask_of(cards[:published])) == expected


@rule("holotype/13.6")
@pytest.mark.parametrize("key", [key for key, goal in GOALS.items() if goal.needs])
def test_every_set_pays_all_or_nothing(key: str) -> None:
    goal = GOALS[key]
    table = table_of(ana="", bo="", variants={"omnivores": "one"})
    number, used = list(GOALS).index(key), []
    for want in read_wants(goal.needs):
        fits = [n for n, card in enumerate(SPECIMENS.values()) if want.fits(card) and n not in used]
        used += fits[: want.need]

    assert goal_points_with(table, number, mask_of(used)) == goal.worth
    for card in used:
        assert goal_points_with(table, number, mask_of(used) & ~(1 << card)) == 0
