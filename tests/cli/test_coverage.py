"""`pangaea coverage`: marks are read from the source of the tests."""

import json
from pathlib import Path

import pytest

import pangaea
from pangaea import shelf
from pangaea.citations import citations_of
from pangaea.cli import coverage, marks, run
from pangaea.cli.coverage import usual_tests

Captured = pytest.CaptureFixture[str]

SOURCE = """
import pytest
from tests.support import rule

pytestmark = rule("toy/0.1")

@rule("toy/1.1", "toy/1.2")
def test_two_rules(): ...

@pytest.mark.rule("toy/1.1")
@pytest.mark.parametrize("n", [pytest.param(1, marks=rule("toy/1.3"))])
async def test_waits(n): ...

@rule("toy/2.1")
class TestClass:
    @rule("toy/2.2")
    def test_inside(self): ...

@rule("toy/9.9")
def not_a_test(): ...
"""


def project(folder: Path, source: str) -> Path:
    """Lay out a folder of tests with one file for Cubosaurs."""
    room = folder / "games" / "cubosaurs"
    room.mkdir(parents=True)
    (room / "test_chapter.py").write_text(source, encoding="utf-8")
    return folder


def test_marks_of_functions_classes_and_modules_count(tmp_path: Path) -> None:
    found = marks.marks_in(project(tmp_path, SOURCE) / "games" / "cubosaurs")

    two, waits = "test_chapter.py::test_two_rules", "test_chapter.py::test_waits"
    inside = "test_chapter.py::TestClass::test_inside"
    assert found == {
        "toy/0.1": [two, waits, inside],
        "toy/1.1": [two, waits],
        "toy/1.2": [two],
        "toy/1.3": [waits],
        "toy/2.1": [inside],
        "toy/2.2": [inside],
    }


def every_rule() -> str:
    rules = ", ".join(f'"cubosaurs/{n}"' for n in shelf.rulebook("cubosaurs", "en").numbers())
    return f"@rule({rules})\ndef test_all(): ...\n"


def test_a_book_with_a_test_for_every_paragraph_is_fine(tmp_path: Path, capsys: Captured) -> None:
    folder = project(tmp_path, every_rule())

    assert run(["coverage", "cubosaurs", "--tests", str(folder)]) == 0

    shown = capsys.readouterr().out
    total = len(shelf.rulebook("cubosaurs", "en").numbers())
    assert f"All {total} paragraphs have code that cites them and a test." in shown


def test_a_paragraph_without_a_test_fails_and_is_named(tmp_path: Path, capsys: Captured) -> None:
    folder = project(tmp_path, every_rule().replace('"cubosaurs/3.5", ', ""))

    assert run(["coverage", "cubosaurs", "--tests", str(folder)]) == 1

    shown = capsys.readouterr().out
    assert "have no test: 3.5." in shown
    assert "no test" in next(line for line in shown.splitlines() if line.startswith("3.5 "))


def test_a_rule_that_is_not_in_the_book_fails(tmp_path: Path, capsys: Captured) -> None:
    folder = project(tmp_path, every_rule().replace("@rule(", '@rule("cubosaurs/77.7", '))

    assert run(["coverage", "cubosaurs", "--tests", str(folder)]) == 1

    assert "cubosaurs/77.7 is not in the rulebook" in capsys.readouterr().out


def test_a_paragraph_without_code_fails_and_is_named(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    cited = citations_of("cubosaurs")
    monkeypatch.setattr(
        coverage, "citations_of", lambda _: {key: cited[key] for key in cited if key != "3.5"}
    )

    assert run(["coverage", "cubosaurs", "--tests", str(project(tmp_path, every_rule()))]) == 1

    shown = capsys.readouterr().out
    assert "are cited by no code: 3.5." in shown
    assert "no code" in next(line for line in shown.splitlines() if line.startswith("3.5 "))


def test_code_that_cites_what_is_not_in_the_book_fails(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    cited = {**citations_of("cubosaurs"), "77.7": ["rules/hand.py:1"]}
    monkeypatch.setattr(coverage, "citations_of", lambda _: cited)

    assert run(["coverage", "cubosaurs", "--tests", str(project(tmp_path, every_rule()))]) == 1

    assert "cubosaurs/77.7 is not in the rulebook, but rules/hand.py:1" in capsys.readouterr().out


def test_a_program_gets_the_map(tmp_path: Path, capsys: Captured) -> None:
    folder = project(tmp_path, '@rule("cubosaurs/3.5")\ndef test_it(): ...\n')

    assert run(["coverage", "cubosaurs", "--tests", str(folder), "--json"]) == 1

    row = json.loads(capsys.readouterr().out)[0]
    assert row["paragraphs"]["3.5"] == ["test_chapter.py::test_it"]
    assert "3.5" not in row["untested"]
    assert "3.4" in row["untested"]


def test_a_folder_without_tests_is_told(tmp_path: Path, capsys: Captured) -> None:
    assert run(["coverage", "cubosaurs", "--tests", str(tmp_path)]) == 1

    assert "There are no tests in" in capsys.readouterr().err


@pytest.mark.parametrize("package", ["src/pangaea", "build/compiled/pangaea"])
def test_the_tests_are_found_from_elsewhere_in_every_form(
    package: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Compiled, the package lies deeper in the project than its source."""
    tests = project(tmp_path / "project" / "tests", every_rule())
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)
    monkeypatch.setattr(pangaea, "__file__", str(tmp_path / "project" / package / "__init__.py"))

    assert usual_tests() == tests
    assert run(["coverage", "cubosaurs"]) == 0


def test_every_paragraph_of_our_own_books_has_a_test() -> None:
    assert run(["coverage"]) == 0
