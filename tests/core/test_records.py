"""Records: what they hold, and how every damage is found and named by its line."""

import json
from collections.abc import Callable

import pytest
from tests.core.damage import (
    LAST,
    RECORD,
    Lines,
    edited,
    line_of,
    refused,
)

import pangaea
from pangaea.core import errors
from pangaea.core.record import Break, read_header, read_record

# -- what a record holds ---------------------------------------------------------------------


def test_a_record_tells_what_was_played_by_whom_and_how_it_ended() -> None:
    match = pangaea.new("cubosaurs", 2, seed=1, names=["Ada", "Bo"], rounds="1", advanced=True)
    match.answer(match.asked[0], "keep")

    record = read_record(match.record())
    header = record.header

    assert (header.format, header.game, header.rulebook) == ("pangaea/5", "cubosaurs", "1")
    assert [seat.name for seat in record.seats] == ["Ada", "Bo"]
    assert header.variants["advanced"] is True
    assert header.variants["rounds"] == "1"
    assert len(header.seal) == 64
    assert len(record.lines) == 1
    assert record.end == Break(1)


def test_the_seed_is_revealed_only_at_the_end() -> None:
    match = pangaea.new("cubosaurs", 2, seed="secret words")

    assert "secret words" not in match.record()
    while match.asked:
        match.answer(match.asked[0], match.options(match.asked[0])[0])
    assert "secret words" in match.record().splitlines()[-1]


def test_an_intact_record_is_proven() -> None:
    assert pangaea.verify(RECORD)


def test_a_record_without_a_revealed_seed_is_replayed_but_not_proven() -> None:
    match = pangaea.new("cubosaurs", 2, seed=1)
    match.answer(match.asked[0], "keep")

    assert not pangaea.verify(match.record())


def test_a_last_line_without_its_end_is_read() -> None:
    assert pangaea.verify(RECORD.rstrip("\n"))


# -- truncated -------------------------------------------------------------------------------


def test_an_empty_record_is_refused() -> None:
    assert refused("").key == "error-record-empty"


@pytest.mark.parametrize("line", [1, 5, LAST])
def test_a_record_cut_off_inside_a_line_names_it(line: int) -> None:
    rows = RECORD.splitlines()
    text = "\n".join([*rows[: line - 1], rows[line - 1][:-7]])

    assert refused(text).key == "error-record-line"
    assert line_of(text) == line


def test_a_record_without_its_header_is_refused() -> None:
    assert refused(edited(lambda lines: lines.pop(0))).key == "error-record-header"


def test_something_else_is_not_a_record() -> None:
    assert line_of("once upon a time\n") == 1


def test_a_blank_line_is_named() -> None:
    rows = RECORD.splitlines()

    assert line_of("\n".join([*rows[:3], "", *rows[3:]])) == 4


# -- edited ----------------------------------------------------------------------------------


def test_another_format_is_refused() -> None:
    text = edited(lambda lines: lines[0].update(format="pangaea/9"))

    assert refused(text).key == "error-record-format"


def test_another_box_is_refused() -> None:
    text = edited(lambda lines: lines[0].update(box="0123456789abcdef", figures=None))

    assert refused(text).key == "error-record-box"


def test_changed_figures_are_found() -> None:
    def luckier(lines: Lines) -> None:
        figures = lines[0]["figures"]
        assert isinstance(figures, dict)
        figures["series"]["trex"] = [9, 9, 9, 9]

    assert refused(edited(luckier)).key == "error-record-figures"
    assert line_of(edited(luckier)) == 1


@pytest.mark.parametrize(("name", "form"), [("options", "pangaea/4"), ("variants", "pangaea/3")])
def test_each_format_has_its_own_word_for_the_variants(name: str, form: str) -> None:
    header = json.loads(RECORD.partition("\n")[0])
    header[name] = header.pop("variants")
    header["format"] = form

    with pytest.raises(errors.DamagedRecord) as caught:
        read_header(json.dumps(header))

    assert caught.value.key == "error-record-line"


def test_an_unknown_game_bad_seats_and_bad_variants_are_refused_by_name() -> None:
    def without_players(lines: Lines) -> None:
        lines[0]["seats"] = []

    edits: list[tuple[Callable[[Lines], object], type[errors.PangaeaError]]] = [
        (lambda lines: lines[0].update(game="chess"), errors.UnknownGame),
        (without_players, errors.BadSeats),
        (lambda lines: lines[0].update(variants={"rounds": "9"}), errors.BadVariant),
    ]
    for change, error in edits:
        with pytest.raises(error):
            pangaea.loads(edited(change))


def test_an_unknown_field_or_kind_of_line_is_named() -> None:
    assert line_of(edited(lambda lines: lines[3].update(type="remark"))) == 4
    assert line_of(edited(lambda lines: lines[3].update(seat="first"))) == 4


def test_an_illegal_answer_is_named() -> None:
    assert line_of(edited(lambda lines: lines[4].update(answer="hand tile-draw"))) == 5


def test_an_unreadable_answer_is_named() -> None:
    assert line_of(edited(lambda lines: lines[4].update(answer="hand dragon"))) == 5


def test_a_wrong_seat_is_named() -> None:
    seat = json.loads(RECORD.splitlines()[4])["seat"]

    assert line_of(edited(lambda lines: lines[4].update(seat=1 - seat))) == 5


def test_an_answer_after_the_end_is_named() -> None:
    assert line_of(edited(lambda lines: lines.insert(LAST - 1, dict(lines[1])))) == LAST


def test_an_undo_of_nothing_is_named() -> None:
    assert line_of(edited(lambda lines: lines.insert(1, {"type": "undo", "seat": 0}))) == 2


# -- reordered -------------------------------------------------------------------------------


def test_a_footer_in_the_middle_is_named() -> None:
    text = edited(lambda lines: lines.insert(6, lines.pop()))

    assert refused(text).key == "error-record-order"
    assert line_of(text) == 7


def test_a_second_header_is_named() -> None:
    assert line_of(edited(lambda lines: lines.insert(3, lines[0]))) == 4


def test_answers_in_another_order_are_found() -> None:
    """Two seats take turns, so answers out of order come from a seat that is not asked."""
    first = next(
        number
        for number, (one, other) in enumerate(
            zip(RECORD.splitlines()[1:], RECORD.splitlines()[2:-1], strict=False), start=1
        )
        if json.loads(one)["seat"] != json.loads(other)["seat"]
    )

    def swapped(lines: Lines) -> None:
        lines[first], lines[first + 1] = lines[first + 1], lines[first]

    assert line_of(edited(swapped)) == first + 1


def test_a_missing_answer_is_found() -> None:
    assert line_of(edited(lambda lines: lines.pop(1))) == 2


def test_a_record_keeps_the_rules_it_was_begun_with(monkeypatch: pytest.MonkeyPatch) -> None:
    text = pangaea.new("cubosaurs", 3, seed=1).record()
    monkeypatch.setattr(type(pangaea.game("cubosaurs")), "rules_version", 2)

    old, new = pangaea.loads(text), pangaea.new("cubosaurs", 3, seed=1)

    assert (old.setup.rules, old.header().rules) == (1, 1)
    assert (new.setup.rules, pangaea.loads(new.record()).setup.rules) == (2, 2)


def test_a_record_of_unknown_rules_is_refused_with_the_versions_known() -> None:
    with pytest.raises(errors.UnknownRules, match=r"version 7 of the rules.*1 to 1"):
        pangaea.loads(edited(lambda lines: lines[0].update(rules=7)))
