"""A thousand forged records: each is refused, at the line that was forged."""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from tests.core.damage import Lines, chained

import pangaea
from pangaea.core.errors import DamagedRecord
from pangaea.core.match import Match
from pangaea.core.sealed import Contribution, Sealed

FORGERIES = 1_000
HOUSE = "the house's seed"
SENT = ["00112233445566778899aabbccddeeff", "", "ffeeddccbbaa99887766554433221100"]


def small_record() -> str:
    """A short game of three devices, one of which sent nothing, with an answer taken back."""
    gifts = [Contribution([seat], sent) for seat, sent in enumerate(SENT)]
    match = Match(pangaea.game("cubosaurs"), 3, Sealed(HOUSE, 0, gifts), {"rounds": "1"})
    number = 0
    while match.asked:
        number += 1
        options = match.options(match.asked[0])
        match.answer(match.asked[0], options[-1 if number % 3 else 0])
        if number == 5:
            match.undo()
    return match.record()


RECORD = small_record()
LAST = len(RECORD.splitlines())
Forgery = Callable[[Lines, Random], int]  # changes the lines, and says which is to be named


# -- the proof as docs/fairness.md describes it, written down a second time ------------------


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def mixed_from(seed: str, sent: list[str]) -> str:
    return digest("/".join([f"pangaea seed {seed}", *sorted(sent)]))


def pick(mixed: str, number: int, n: int) -> int:
    attempt = 0
    while True:
        value = int(digest(f"{mixed}/{number}/{attempt}")[:16], 16)
        if value < 2**64 - 2**64 % n:
            return value % n
        attempt += 1


def first_misfit(lines: Lines, mixed: str) -> int | None:
    """Return the first line with a pick that does not come from a mixed seed."""
    used = 0
    for number, line in enumerate(lines, start=1):
        for said, n in zip(picks(line, "luck"), picks(line, "of"), strict=True):
            if pick(mixed, used, n) != said:
                return number
            used += 1
    return None


def picks(line: dict[str, object], name: str) -> list[int]:
    found = line.get(name, [])
    assert isinstance(found, list)
    return found


def test_the_record_is_what_the_description_says() -> None:
    lines: Lines = [json.loads(row) for row in RECORD.splitlines()]
    mixed = mixed_from(HOUSE, SENT)

    assert lines[0]["seal"] == digest(f"pangaea seal {HOUSE}")
    assert [gift["sent"] for gift in gifts(lines)] == SENT
    assert (lines[-1]["seed"], lines[-1]["mixed"]) == (HOUSE, mixed)
    assert first_misfit(lines, mixed) is None
    assert sum(len(picks(line, "luck")) for line in lines) > 20
    assert pangaea.verify(RECORD)


# -- forgeries ---------------------------------------------------------------------------------


def lucky(lines: Lines, random: Random) -> int:
    """Choose a line with picks."""
    return random.choice([n for n, line in enumerate(lines, start=1) if picks(line, "luck")])


def gifts(lines: Lines) -> list[dict[str, object]]:
    found = lines[0]["contributions"]
    assert isinstance(found, list)
    return found


def another_pick(lines: Lines, random: Random) -> int:
    """Another card is drawn, one there was to draw."""
    number = lucky(lines, random)
    said, of = picks(lines[number - 1], "luck"), picks(lines[number - 1], "of")
    place = random.choice([place for place, n in enumerate(of) if n > 1])
    said[place] = (said[place] + random.randrange(1, of[place])) % of[place]
    return number


def another_count(lines: Lines, random: Random) -> int:
    """The pick is said to be one of more, or fewer; its value may even fit the seed still."""
    number = lucky(lines, random)
    of = picks(lines[number - 1], "of")
    place = random.randrange(len(of))
    of[place] = random.choice([n for n in range(1, 80) if n != of[place]])
    return number


def another_count_with_its_pick(lines: Lines, random: Random) -> int:
    """The pick is made from the seed, but of a number that the rules do not know there."""
    number = another_count(lines, random)
    mixed, used = str(lines[-1]["mixed"]), 0
    for line in lines[:number]:
        said = picks(line, "luck")
        said[:] = [pick(mixed, used + place, n) for place, n in enumerate(picks(line, "of"))]
        used += len(said)
    return number


def pick_left_out(lines: Lines, random: Random) -> int:
    number = lucky(lines, random)
    place = random.randrange(len(picks(lines[number - 1], "luck")))
    picks(lines[number - 1], "luck").pop(place)
    if random.random() < 0.5:
        picks(lines[number - 1], "of").pop(place)
    return first_with_other_picks(lines, number)


def first_with_other_picks(lines: Lines, number: int) -> int:
    """A pick that is missing moves those after it, unless the line itself does not fit."""
    line = lines[number - 1]
    if len(picks(line, "luck")) != len(picks(line, "of")):
        return number
    return first_misfit(lines, str(lines[-1]["mixed"])) or number


def pick_added(lines: Lines, random: Random) -> int:
    number = lucky(lines, random)
    place = random.randrange(len(picks(lines[number - 1], "luck")) + 1)
    n = random.randrange(1, 50)
    picks(lines[number - 1], "luck").insert(place, random.randrange(n))
    picks(lines[number - 1], "of").insert(place, n)
    return first_with_other_picks(lines, number)


def another_seal(lines: Lines, random: Random) -> int:
    lines[0]["seal"] = digest(str(random.random()))
    return 1


def another_seed(lines: Lines, random: Random) -> int:
    lines[-1]["seed"] = f"{random.random()}"
    return LAST


def another_mixed_seed(lines: Lines, random: Random) -> int:
    lines[-1]["mixed"] = random.choice(["", digest(str(random.random()))])
    return LAST


def another_contribution(lines: Lines, random: Random) -> int:
    """What a device sent is changed."""
    random.choice(gifts(lines))["sent"] = f"{random.getrandbits(128):032x}"
    return 1


def another_contribution_with_its_seed(lines: Lines, random: Random) -> int:
    """Who forges the mixed seed as well is betrayed by the first pick that comes out otherwise."""
    another_contribution(lines, random)
    mixed = mixed_from(HOUSE, [str(gift["sent"]) for gift in gifts(lines)])
    lines[-1]["mixed"] = mixed
    found = first_misfit(lines, mixed)
    assert found is not None
    return found


def contribution_of_nobody(lines: Lines, random: Random) -> int:
    """A part is added that belongs to no seat, to one twice or to one that is not there.

    So the house could try parts until it likes the deal: picks and seed are made to fit.
    """
    found, fresh = gifts(lines), f"{random.getrandbits(128):032x}"
    kind = random.randrange(4)
    if kind == 3:
        found.pop(random.randrange(len(found)))
    else:
        seats: list[int] = [[], [random.randrange(3)], [3]][kind]
        found.insert(random.randrange(len(found) + 1), {"seats": seats, "sent": fresh})
    mixed = mixed_from(HOUSE, [str(gift["sent"]) for gift in found])
    lines[-1]["mixed"], used = mixed, 0
    for line in lines:
        said = picks(line, "luck")
        said[:] = [pick(mixed, used + place, n) for place, n in enumerate(picks(line, "of"))]
        used += len(said)
    return 1


def house_of_its_own(lines: Lines, random: Random) -> int:
    """Seal, seed and mixed seed fit one another, but the picks come from somewhere else."""
    seed = str(random.random())
    mixed = mixed_from(seed, [str(gift["sent"]) for gift in gifts(lines)])
    lines[0]["seal"] = digest(f"pangaea seal {seed}")
    lines[-1].update(seed=seed, mixed=mixed)
    found = first_misfit(lines, mixed)
    assert found is not None
    return found


FORGING: list[Forgery] = [
    another_pick, another_count, another_count_with_its_pick, pick_left_out, pick_added,
    another_seal, another_seed, another_mixed_seed, another_contribution,
    another_contribution_with_its_seed, contribution_of_nobody, house_of_its_own,
]  # fmt: skip


def refused_at(text: str) -> int:
    with pytest.raises(DamagedRecord) as caught:
        pangaea.verify(text)
    return int(caught.value.details["line"])


@pytest.mark.parametrize("forge", FORGING)
def test_what_a_forger_ties_anew_is_refused_at_the_right_line(forge: Forgery) -> None:
    random = Random(forge.__name__)
    for _ in range(FORGERIES // len(FORGING) + 1):
        lines: Lines = [json.loads(row) for row in RECORD.splitlines()]
        number = forge(lines, random)

        assert refused_at(chained(lines)) == number


def test_what_is_changed_and_not_tied_anew_is_refused_at_its_line() -> None:
    random = Random("plain")
    rows = RECORD.splitlines()
    for _ in range(100):
        number = random.randrange(LAST)
        row = rows[number]
        place = random.randrange(2, len(row) - 2)
        changed = row[:place] + random.choice("0123456789abcdef") + row[place + 1 :]
        if changed != row:
            text = "".join(f"{one}\n" for one in [*rows[:number], changed, *rows[number + 1 :]])

            assert refused_at(text) == number + 1


def test_the_record_that_the_page_proves_in_its_tests_is_proven_here_too() -> None:
    path = Path(__file__).parents[1] / "fixtures" / "luck" / "proven.jsonl"

    assert pangaea.verify(path.read_text(encoding="utf-8"))
