"""What must never be committed, and never lie about in the source tree."""

import re
import shutil
import subprocess
from pathlib import Path

from tests.did_not_run import did_not_run
from tests.support import ROOT

if not shutil.which("git") or not (ROOT / ".git").exists():
    did_not_run("git and a clone", "on Debian and Ubuntu: sudo apt-get install git; then git clone")
TRACKED = subprocess.run(
    ["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True
).stdout.split("\0")[:-1]

HOST = re.compile(r"\b(?:https?|git|ssh|file)(?:\+\w+)?://|--(?:extra-)?index-url|--find-links")
HOMES = ("work", "root", "farm", "home", "Users")
MACHINE_PATH = re.compile(rf"(?:^|[^A-Za-z0-9_.])/(?:{'|'.join(HOMES)})/", re.MULTILINE)


def text_of(name: str) -> str:
    """A tracked file's text; nothing for pictures and for what was just deleted."""
    path = ROOT / name
    content = path.read_bytes() if path.is_file() else b""
    return "" if b"\0" in content else content.decode()


def lines_with(pattern: re.Pattern[str], names: list[str]) -> list[str]:
    return [
        f"{name}: {line.strip()}"
        for name in names
        for line in text_of(name).splitlines()
        if pattern.search(line)
    ]


def test_python_locks_name_no_host() -> None:
    locks = [name for name in TRACKED if name.endswith(".lock")]

    assert "requirements-dev.lock" in locks
    assert lines_with(HOST, locks) == []


def test_python_locks_pin_by_hash() -> None:
    for name in TRACKED:
        if name.startswith("requirements") and name.endswith(".lock"):
            pins = re.findall(r"^\S+==.*(?:\n .*)*", text_of(name), re.MULTILINE)
            assert pins, name
            assert [pin for pin in pins if "--hash=sha256:" not in pin] == [], name


def test_npm_locks_do_not_say_where_packages_came_from() -> None:
    locks = [name for name in TRACKED if Path(name).name == "package-lock.json"]

    assert lines_with(re.compile(r'"resolved"\s*:'), locks) == []


def test_the_lock_that_records_hosts_is_not_tracked() -> None:
    assert [name for name in TRACKED if Path(name).name == "uv.lock"] == []


def test_no_tracked_file_holds_a_path_of_somebodys_machine() -> None:
    assert lines_with(MACHINE_PATH, TRACKED) == []


def test_no_extension_lies_beside_the_source() -> None:
    extensions = [path for kind in ("so", "pyd") for path in (ROOT / "src").rglob(f"*.{kind}")]

    assert extensions == []


def test_nothing_is_known_by_where_it_lies_in_memory() -> None:
    """An address is used again once its object is gone: caches are keyed by values."""
    source = [name for name in TRACKED if name.startswith("src/") and name.endswith(".py")]

    assert lines_with(re.compile(r"(?<![\w.])id\("), source) == []
