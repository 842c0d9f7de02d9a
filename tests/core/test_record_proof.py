"""Records prove their luck: changed luck, fingerprints and seals are found; bookmarks."""

import json

import pytest
from tests.core.damage import (
    LAST,
    RECORD,
    Lines,
    chained,
    drawing_line,
    edited,
    finished,
    line_of,
    refused,
)

import pangaea
from pangaea import shelf
from pangaea.core.errors import DamagedRecord
from pangaea.core.game import state_digest
from pangaea.core.luck import Luck
from pangaea.core.match import Match
from pangaea.core.record import link_of
from pangaea.core.replay import Bookmark, bookmark, resumed
from pangaea.core.sealed import mix

# -- luck ------------------------------------------------------------------------------------


def test_luck_that_is_missing_is_named() -> None:
    number = drawing_line()

    assert line_of(edited(lambda lines: lines[number - 1].update(luck=[]))) == number


def test_luck_that_cannot_be_is_named() -> None:
    number = drawing_line()

    assert line_of(edited(lambda lines: lines[number - 1].update(luck=[55]))) == number


def test_luck_that_nobody_asked_for_is_named() -> None:
    number = drawing_line()
    text = edited(lambda lines: lines[number - 1].update(luck=[0, 0], of=[*counts(number), 2]))

    assert refused(text).key == "error-record-spare"
    assert line_of(text) == number


def counts(number: int) -> list[int]:
    """How many there were to pick from, for each pick of a line."""
    found: list[int] = json.loads(RECORD.splitlines()[number - 1])["of"]
    return found


def test_a_pick_that_does_not_say_of_how_many_is_named() -> None:
    number = drawing_line()
    text = edited(lambda lines: lines[number - 1].update(of=[]))

    assert refused(text).key == "error-record-counts"
    assert line_of(text) == line_of(text, pangaea.verify) == number


@pytest.mark.parametrize("change", ["more", "less"])
def test_too_much_or_too_little_luck_of_the_set_up_is_named(change: str) -> None:
    luck = json.loads(RECORD.splitlines()[0])["luck"]
    changed = [*luck, 0] if change == "more" else luck[:-1]

    assert line_of(edited(lambda lines: lines[0].update(luck=changed))) == 1


def test_changed_luck_is_found_by_the_next_fingerprint_at_the_latest() -> None:
    """Another card is drawn; from there on nothing fits any more."""
    number = drawing_line()
    luck = json.loads(RECORD.splitlines()[number - 1])["luck"]

    found = line_of(edited(lambda lines: lines[number - 1].update(luck=[(luck[0] + 9) % 30])))

    assert number < found <= number + 16


def test_luck_that_does_not_come_from_the_seed_is_named() -> None:
    """A record forged consistently, answers, fingerprints and all, but with a luckier card."""
    match = finished()
    forged = Match(match.game, 2, LoadedDice(match.start_luck), {"rounds": "1"})
    forged.seal = match.seal
    while forged.asked:
        forged.answer(forged.asked[0], forged.options(forged.asked[0])[0])
    lines = [json.loads(line) for line in forged.record().splitlines()]
    lines[-1].update(seed="11", mixed=mix("11", []))
    text = chained(lines)

    assert pangaea.loads(text).outcome == forged.outcome
    assert refused(text, pangaea.verify).key == "error-record-seed"
    assert line_of(text, pangaea.verify) == 2


class LoadedDice(Luck):
    """Honest in the set-up, then always the first card."""

    def __init__(self, honest: list[int]) -> None:
        self.honest = list(honest)

    def pick(self, n: int) -> int:
        return self.honest.pop(0) if self.honest else 0


# -- fingerprints and seals ------------------------------------------------------------------


def other_position(line: dict[str, object]) -> str:
    """A fingerprint of the same layout, but of another position."""
    return str(line["digest"]).partition("-")[0] + "-" + "0" * 16


def test_a_changed_fingerprint_is_named() -> None:
    lines = [json.loads(line) for line in RECORD.splitlines()]
    number = next(n for n, line in enumerate(lines, start=1) if n < LAST and line.get("digest"))
    text = edited(lambda lines: lines[number - 1].update(digest=other_position(lines[number - 1])))

    assert refused(text).key == "error-record-digest"
    assert line_of(text) == number


def test_a_fingerprint_of_another_layout_of_the_table_is_not_compared() -> None:
    text = edited(lambda lines: lines[-1].update(digest=f"{'0' * 8}-{'0' * 16}"))

    assert pangaea.loads(text).outcome is not None


@pytest.mark.parametrize("part", ["digest", "outcome"])
def test_a_changed_end_is_named(part: str) -> None:
    def change(lines: Lines) -> None:
        if part == "digest":
            lines[-1]["digest"] = other_position(lines[-1])
        else:
            lines[-1]["outcome"] = {**OTHER_OUTCOME}

    text = edited(change)

    assert refused(text).key == "error-record-digest"
    assert line_of(text) == LAST


OTHER_OUTCOME = {"reason": "outcome-rounds-played", "rule": "cubosaurs/6.1", "standings": []}


def test_a_seed_that_does_not_fit_its_seal_is_named() -> None:
    text = edited(lambda lines: lines[-1].update(seed="12"))

    assert refused(text, pangaea.verify).key == "error-record-seal"
    assert line_of(text, pangaea.verify) == LAST


def test_a_changed_seal_is_named() -> None:
    text = edited(lambda lines: lines[0].update(seal="0" * 64))

    assert refused(text, pangaea.verify).key == "error-record-seal"


# -- bookmarks -------------------------------------------------------------------------------


def mark_after(lines: int) -> Bookmark:
    state, link = finished().position_at(lines), link_of(RECORD.splitlines()[lines])
    return bookmark(state, lines=lines, position=lines, picks=0, link=link)


def test_a_match_is_resumed_from_a_bookmark_and_the_lines_after_it() -> None:
    match, rows = finished(), RECORD.splitlines()
    mark = mark_after(8)

    again = resumed(rows[0], mark, rows[9:-1], shelf.game)

    assert again.position == match.position
    assert state_digest(again.state) == state_digest(match.state)


def test_a_damaged_line_after_a_bookmark_is_named() -> None:
    mark, rows = mark_after(8), RECORD.splitlines()

    with pytest.raises(DamagedRecord) as caught:
        resumed(rows[0], mark, [rows[9], "{"], shelf.game)

    assert caught.value.details["line"] == 11
