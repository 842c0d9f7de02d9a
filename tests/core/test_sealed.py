"""Sealed luck: fair, provable, and silent about what comes."""

import gzip
import json
from hashlib import sha256
from itertools import permutations
from pathlib import Path

import msgspec
import pytest
from tests.support import evenly, looks_fair

from pangaea.core.sealed import Contribution, FormerSealed, Sealed, mix, seal

RELEASES = Path(__file__).parents[1] / "fixtures" / "releases"


@pytest.mark.parametrize("sides", [2, 6, 55])
def test_sealed_luck_is_fair(sides: int) -> None:
    luck = Sealed("a seed")

    assert looks_fair([int(luck.pick(sides)) for _ in range(6000)], evenly(sides))


def test_values_of_the_uneven_rest_are_thrown_again() -> None:
    """2**64 holds 3 * 2**61 two times and two thirds: by remainder alone the lower half would
    come up nine times in sixteen."""
    n = 3 * 2**61
    luck = Sealed("wide")

    low = sum(int(luck.pick(n)) < n // 2 for _ in range(2000))

    assert looks_fair([0] * low + [1] * (2000 - low), evenly(2))


def test_the_same_seed_says_the_same_from_any_place() -> None:
    whole = Sealed("seed")
    said = [whole.pick(100) for _ in range(20)]

    later = Sealed("seed", used=12)

    assert [later.pick(100) for _ in range(8)] == said[12:]


def test_other_seeds_say_something_else() -> None:
    one, other = Sealed("1"), Sealed("2")

    assert [one.pick(100) for _ in range(20)] != [other.pick(100) for _ in range(20)]


def test_a_seal_fixes_the_seed_and_does_not_show_it() -> None:
    assert seal("seed") == seal("seed")
    assert seal("seed") != seal("seed ")
    assert "seed" not in seal("seed")
    assert len(seal("seed")) == 64


def test_what_a_device_adds_changes_the_luck_and_not_the_seal() -> None:
    alone = Sealed("seed")
    mixed = Sealed("seed", 0, [Contribution([0], "ab" * 16)])

    assert alone.seal == mixed.seal
    assert [alone.pick(100) for _ in range(20)] != [mixed.pick(100) for _ in range(20)]


def test_what_devices_add_matters_and_that_somebody_sent_nothing() -> None:
    one, other = "ab" * 16, "cd" * 16
    ways = [[one, other], [one, one], [one], [one, ""], [], [""], ["", ""]]

    assert len({mix("seed", sent) for sent in ways}) == len(ways)


def test_nobody_chooses_a_deal_by_choosing_an_order() -> None:
    sent = ["cd" * 16, "", "ab" * 16]
    joined = f"pangaea seed seed//{'ab' * 16}/{'cd' * 16}"

    assert {mix("seed", order) for order in permutations(sent)} == {
        sha256(joined.encode()).hexdigest()
    }


@pytest.mark.parametrize("sent", ["\n", "0" * 32 + "\n", "0" * 31, "G" * 32])
def test_what_a_device_adds_is_sixteen_bytes_or_nothing(sent: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"seats": [0], "sent": sent}, Contribution)


def test_the_luck_of_former_records_is_what_they_say() -> None:
    packed = RELEASES / "0.1.0" / "records" / "cubosaurs_3_ended.jsonl.gz"
    header, *_, footer = gzip.decompress(packed.read_bytes()).decode().splitlines()
    luck = FormerSealed(json.loads(footer)["seed"])

    assert luck.seal == json.loads(header)["seal"] != Sealed(luck.seed).seal
