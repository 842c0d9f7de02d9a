"""Compiling is done again only where something changed."""

import re
from pathlib import Path

import hatch_build
import pytest
from tests.did_not_run import did_not_run

if missing := hatch_build.missing_for_compiling():
    did_not_run(missing, hatch_build.COMPILER)

BELOW = "def one() -> int:\n    return 1\n"
RULE = "from pangaea.core.below import one\n\n\ndef rule() -> int:\n    return one() + {}\n"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with something below two games."""
    source = tmp_path / "src" / "pangaea"
    write(source / "core" / "below.py", BELOW)
    for game in ("ant", "bee"):
        write(source / "games" / game / "rule.py", RULE.format(1))
    for folder in [source, *(path for path in source.rglob("*") if path.is_dir())]:
        write(folder / "__init__.py", "")
    return tmp_path


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def compiled(package: Path) -> dict[str, int]:
    """Compile, and return when the machine code of each part was made."""
    games = ["pangaea/games/ant/rule.py", "pangaea/games/bee/rule.py"]
    hatch_build.compiled(package, ["pangaea/core/below.py", *games])
    made = package.rglob("__native_*.o")
    return {file.stem.rpartition("_")[2]: file.stat().st_mtime_ns for file in made}


def test_a_change_in_one_game_compiles_that_game_only(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hasty = re.sub('opt_level="."', 'opt_level="0"', hatch_build.SETUP)
    monkeypatch.setattr(hatch_build, "SETUP", hasty)
    before = compiled(package)
    write(package / "src" / "pangaea" / "games" / "ant" / "rule.py", RULE.format(2))

    after = compiled(package)

    assert set(before) == {"core", "ant", "bee"}
    assert {part for part in before if after[part] != before[part]} == {"ant"}
