"""`pangaea rules`."""

import json

import pytest

from pangaea import shelf
from pangaea.citations import citations_of
from pangaea.cli import run

Captured = pytest.CaptureFixture[str]


def test_the_whole_book(capsys: Captured) -> None:
    assert run(["rules", "cubosaurs"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert all(number in lines for number in shelf.rulebook("cubosaurs", "en").numbers())
    assert max(len(line) for line in lines) <= 80


@pytest.mark.parametrize("number", ["3.5", "cubosaurs/3.5"])
def test_one_paragraph(number: str, capsys: Captured) -> None:
    assert run(["rules", "cubosaurs", number]) == 0

    shown = capsys.readouterr().out
    assert shown.startswith("3.5\n")
    assert "The card you add must be of a type that is not in the Hand yet." in shown
    assert "3.6" not in shown


def test_one_chapter(capsys: Captured) -> None:
    assert run(["rules", "cubosaurs", "3"]) == 0

    shown = capsys.readouterr().out
    assert "3  Your turn" in shown
    assert "\n3.10\n" in shown
    assert "\n4.1\n" not in shown


def test_french(capsys: Captured) -> None:
    assert run(["rules", "cubosaurs", "3.5", "--lang", "fr"]) == 0

    assert "La carte ajoutée doit être d’un type absent de la Main." in capsys.readouterr().out


def test_a_paragraph_that_is_not_there_is_refused(capsys: Captured) -> None:
    assert run(["rules", "cubosaurs", "77.7"]) == 1

    assert "The rulebook has no “77.7”: it goes from 1.1 to" in capsys.readouterr().err


def test_a_program_gets_the_paragraph(capsys: Captured) -> None:
    assert run(["rules", "cubosaurs", "3.5", "--json"]) == 0

    plain = json.loads(capsys.readouterr().out)
    assert plain["number"] == "3.5"
    assert plain["text"].startswith("The card you add")


def test_the_code_and_the_tests_of_a_paragraph(capsys: Captured) -> None:
    assert run(["rules", "cubosaurs", "3.4", "--code", "--json"]) == 0

    (found,) = json.loads(capsys.readouterr().out).values()
    places = [place.partition(":")[0] for place in found]
    assert "rules/hand.py" in places
    assert "test_3_turn.py" in places


@pytest.mark.parametrize("slug", [game.slug for game in shelf.games()])
def test_every_rule_is_cited_where_it_is_carried_out(slug: str) -> None:
    cited = citations_of(slug)

    assert sorted(set(shelf.rulebook(slug, "en").numbers()) - set(cited)) == []


def test_a_citation_names_what_it_stands_in() -> None:
    places = {place.name for place in citations_of("evo")["5.1"]}

    assert {"Walk", "move"} <= places
    assert all(str(place) == f"{place.file}:{place.line}" for place in citations_of("evo")["5.1"])


def test_what_stands_in_no_function_is_its_whole_module() -> None:
    assert [place for place in citations_of("eras")["1.7"] if place.file == "rules/cards.py"] == [
        ("rules/cards.py", 1, "")
    ]
