"""A learned model: what its weights mean, and which files are none."""

import json

import pytest
from librt.vecs import vec

from pangaea import shelf
from pangaea.core.model import Model, shared, size
from pangaea.core.taught import (
    FORMAT,
    LONGEST,
    DamagedModel,
    Taught,
    read_model,
    write_model,
)

FIGURES = ["points", "cards"]
GOOD = Taught(FORMAT, "eras", FIGURES, 1, [1.0, 0.5, 0.0, 1.0, -2.0, 3.0], "train", {"model": 1.0})


def test_one_more_is_e_times_as_likely() -> None:
    assert shared([1.0, 0.0]) == pytest.approx([0.731059, 0.268941], abs=1e-6)


def test_shares_add_up_however_far_apart() -> None:
    assert shared([0.0, 5000.0, 5000.0]) == [0.0, 0.5, 0.5]


def test_every_seat_is_weighed_by_the_same_figures() -> None:
    """Seat 0: 2 + 0.5 × 4 = 4, no voice at cards - 2 > 0 … 3 × 2 more; seat 1: 1 + 0.5 × 1."""
    model = Model(2, 1, GOOD.weights)
    figures = vec[float]([2.0, 4.0, 1.0, 1.0])

    assert model.score(figures, 0) == pytest.approx(2.0 + 2.0 + 3.0 * 2.0)
    assert model.score(figures, 2) == pytest.approx(1.5)
    assert model.shares(figures, 2) == pytest.approx(shared([10.0, 1.5]))


def test_a_net_without_hidden_units_is_a_sum() -> None:
    assert size(3, 0) == 3
    assert size(3, 2) == 3 + 2 * 5


def test_a_file_reads_back_as_it_was_written() -> None:
    model = read_model(write_model(GOOD), "eras", FIGURES, "f")

    assert list(model.weights) == GOOD.weights


def damaged(**changed: object) -> str:
    """Return the file with something else in it."""
    return json.dumps({**json.loads(write_model(GOOD)), **changed})


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (write_model(GOOD)[:80], "truncated"),
        ("[]", "object"),
        (damaged(game="evo"), "game: evo"),
        (damaged(format="pangaea-value/9"), "format: pangaea-value/9"),
        (damaged(figures=["points"]), "figures: points"),
        (damaged(weights=[1.0]), "weights: 1, not 6"),
        (damaged(hidden=-1), "hidden: -1"),
        (damaged(weights=[1e999] * 6), "malformed"),
        (" " * (LONGEST + 1), "200001"),
    ],
)
def test_what_is_no_model_is_refused_with_a_sentence(text: str, problem: str) -> None:
    with pytest.raises(DamagedModel) as refusal:
        read_model(text, "eras", FIGURES, "value.json")

    assert "value.json is damaged: " in str(refusal.value)
    assert problem in str(refusal.value)
    assert "« pangaea train eras »" in refusal.value.text("fr").replace("\u00a0", " ")


def test_every_model_on_the_shelf_is_whole() -> None:
    shelf.games()

    assert shelf.damaged_models() == ()
