"""Luck: dice that are fair and the same everywhere, scripts, recorders, what is built on them."""

from collections.abc import Iterator
from itertools import permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.support import evenly, looks_fair

from pangaea.core.luck import Dice, Luck, LuckError, Recorder, Script, draw, roll, shuffled

# -- dice ------------------------------------------------------------------------------------


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 55, 100])
@pytest.mark.parametrize("seed", [0, 1, 12345])
def test_dice_are_fair(sides: int, seed: int) -> None:
    dice = Dice(seed)

    assert looks_fair([int(dice.pick(sides)) for _ in range(6000)], evenly(sides))


def test_one_pick_says_nothing_of_the_next() -> None:
    dice = Dice(4)

    pairs = [int(dice.pick(6) * 6 + dice.pick(6)) for _ in range(20_000)]

    assert looks_fair(pairs, evenly(36))


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    firsts = [int(Dice(seed).pick(10)) for seed in range(5000)]

    assert looks_fair(firsts, evenly(10))


def test_the_same_seed_says_the_same() -> None:
    one, other = Dice(9), Dice(9)

    assert [one.pick(1000) for _ in range(50)] == [other.pick(1000) for _ in range(50)]


def test_the_only_choice_is_chosen() -> None:
    assert Dice(1).pick(1) == 0


@pytest.mark.parametrize("seed", [0, 1, 7, 2**40, 2**63 - 1, -1])
def test_dice_say_what_chacha8_says(seed: int) -> None:
    """Worked out in plain Python from the published cipher: the same on every machine, compiled
    or not."""
    dice, words = Dice(seed), chacha8(stirred(seed))
    sizes = [2, 6, 55, 1000, 3_000_000_000] * 100

    assert [int(dice.pick(n)) for n in sizes] == [below(n, words) for n in sizes]


def stirred(seed: int) -> int:
    """Splitmix64, without its lowest bit."""
    wide = 2**64
    mixed = (seed + 1) * 0x9E3779B97F4A7C15 % wide
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9 % wide
    return (mixed ^ (mixed >> 31)) >> 1


def below(n: int, words: Iterator[int]) -> int:
    """Lemire's way to a number below n without favour."""
    while True:
        product = next(words) * n
        if product % 2**32 >= 2**32 % n:
            return product >> 32


def chacha8(seed: int) -> Iterator[int]:
    """ChaCha with eight rounds; every sixteenth block gives half of itself up as the next key."""
    key = block([seed % 2**32, seed >> 32, 0, 0, 0, 0, 0, 0], 0)[:8]
    while True:
        for counter in range(15):
            yield from block(key, counter)
        last = block(key, 15)
        yield from last[:8]
        key = last[8:]


def block(key: list[int], counter: int) -> list[int]:
    start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *key, counter, 0, 0, 0]
    state = list(start)
    columns = [(n, n + 4, n + 8, n + 12) for n in range(4)]
    diagonals = [(n, 4 + (n + 1) % 4, 8 + (n + 2) % 4, 12 + (n + 3) % 4) for n in range(4)]
    for _ in range(4):
        for places in columns + diagonals:
            quarter_round(state, *places)
    return [(one + other) % 2**32 for one, other in zip(state, start, strict=True)]


def quarter_round(state: list[int], a: int, b: int, c: int, d: int) -> None:
    for x, y, z, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        state[x] = (state[x] + state[y]) % 2**32
        mixed = state[z] ^ state[x]
        state[z] = (mixed << turn | mixed >> (32 - turn)) % 2**32


# -- scripts and recorders -------------------------------------------------------------------


def test_a_script_says_what_it_was_told() -> None:
    script = Script([2, 0, 5])

    assert [script.pick(3), script.pick(1), script.pick(6)] == [2, 0, 5]
    assert script.left() == 0


def test_a_script_that_is_over_says_so() -> None:
    script = Script([1])
    script.pick(2)

    with pytest.raises(LuckError, match="ends after 1 picks"):
        script.pick(2)


@pytest.mark.parametrize("value", [3, -1])
def test_a_script_refuses_what_cannot_be_picked(value: int) -> None:
    with pytest.raises(LuckError, match=r"must be 0\.\.2"):
        Script([value]).pick(3)


def test_a_refused_pick_is_not_used_up() -> None:
    script = Script([3])

    with pytest.raises(LuckError):
        script.pick(3)

    assert script.left() == 1
    assert script.pick(4) == 3


def test_a_recorder_remembers_what_luck_said() -> None:
    recorder = Recorder(Script([1, 2, 3]))

    assert [recorder.pick(4), recorder.pick(4)] == [1, 2]
    assert recorder.taken() == [1, 2]
    assert recorder.taken() == []

    recorder.pick(4)

    assert recorder.taken() == [3]
    assert recorder.counts_taken() == [4, 4, 4]
    assert recorder.counts_taken() == []


def test_a_script_that_knows_of_how_many_refuses_another_question() -> None:
    script = Script([1, 2], [6, 55])

    assert script.pick(6) == 1
    with pytest.raises(LuckError, match="one of 55, not of 54"):
        script.pick(54)


def test_a_recorded_game_of_dice_can_be_scripted() -> None:
    recorder = Recorder(Dice(3))
    said = [recorder.pick(n) for n in range(1, 30)]

    script = Script(recorder.taken())

    assert [script.pick(n) for n in range(1, 30)] == said


def test_luck_must_be_of_some_kind() -> None:
    with pytest.raises(LuckError):
        Luck().pick(2)


# -- built on pick ---------------------------------------------------------------------------


def test_a_thing_is_drawn_from_a_bag_by_its_place() -> None:
    drawn = []
    for place in range(5):
        bag = vec[i64]([2, 0, 3])
        drawn.append((draw(bag, 5, Script([place])), list(bag)))

    assert drawn == [
        (0, [1, 0, 3]), (0, [1, 0, 3]), (2, [2, 0, 2]), (2, [2, 0, 2]), (2, [2, 0, 2]),
    ]  # fmt: skip


def test_a_die_shows_one_to_six() -> None:
    assert [roll(Script([value])) for value in range(6)] == [1, 2, 3, 4, 5, 6]


def test_every_order_is_as_likely() -> None:
    orders = {order: number for number, order in enumerate(permutations(range(4)))}
    dice = Dice(6)

    seen = [orders[tuple(shuffled([0, 1, 2, 3], dice))] for _ in range(5000)]

    assert looks_fair(seen, evenly(24))


def test_shuffling_leaves_the_things_as_they_were() -> None:
    things = [3, 1, 2]

    assert sorted(shuffled(things, Dice(1))) == [1, 2, 3]
    assert things == [3, 1, 2]
