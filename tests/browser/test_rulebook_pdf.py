"""A rulebook on paper: one command, printed by the machine's own browser."""

from pathlib import Path

import pytest
from tools.bring_chromium import chromium, how_to_bring

from pangaea.cli import printing, run

OF_WORDS = 600_000  # bytes: more than the words alone come to, about a third of the whole


def test_a_rulebook_is_printed_with_its_figures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(printing, "BROWSERS", (chromium() or how_to_bring(),))
    target = tmp_path / "cubosaurs.pdf"

    assert run(["rules", "cubosaurs", "--pdf", str(target), "--lang", "fr"]) == 0

    content = target.read_bytes()
    assert content.startswith(b"%PDF")
    assert b"/Lang (fr)" in content
    assert len(content) > 2 * OF_WORDS


def test_a_machine_without_a_browser_is_told_what_it_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))

    assert run(["rules", "cubosaurs", "--pdf", str(tmp_path / "no.pdf")]) == 1

    assert printing.BROWSERS[0] in capsys.readouterr().err
    assert not (tmp_path / "no.pdf").exists()
