"""The two commands do all the set-up; what they cannot bring, they name in one line."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.browser.conftest import found_chromium
from tests.did_not_run import did_not_run
from tests.support import ROOT
from tools import bring_chromium

NOWHERE = "/nonexistent"
LACKING = """
import pytest
from tests.did_not_run import did_not_run

def test_that_lacks_something() -> None:
    did_not_run("a comet", "make comet")

def test_that_works() -> None:
    pass

@pytest.mark.xfail
def test_known_to_fail() -> None:
    assert False
"""
BARE_PYTHON = """
import runpy, sys
for absent in ("ensurepip", "pip"):
    sys.modules[absent] = None
sys.argv[1:] = [{folder!r}]
runpy.run_path("tools/make_venv.py", run_name="__main__")
"""
OLD_PYTHON = """
import runpy, sys
sys.version_info = (3, 10)
runpy.run_path("tools/make_venv.py", run_name="__main__")
"""


def done(command: list[str], **environment: str) -> "subprocess.CompletedProcess[str]":
    """Run a command as from a fresh shell that is not CI's, all it says in one text."""
    inherited = {k: v for k, v in os.environ.items() if k != "CI" and not k.startswith("MAKE")}
    return subprocess.run(
        command,
        cwd=ROOT,
        env={**inherited, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def make(*words: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    if not shutil.which("make"):
        did_not_run("make", "on Debian and Ubuntu: sudo apt-get install make")
    return done(["make", "--silent", *words], **environment)


# ── tests that did not run ───────────────────────────────────────────────────────────────────


def lacking(folder: Path, code: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    file = folder / "test_lacking.py"
    file.write_text(code)
    plain = ["-m", "pytest", "-ra", "-p", "tests.did_not_run", "-p", "no:cacheprovider"]
    return done([sys.executable, *plain, f"--rootdir={folder}", str(file)], **environment)


def test_a_test_that_did_not_run_says_which_command_brings_what_it_lacks(tmp_path: Path) -> None:
    ran = lacking(tmp_path, LACKING)

    assert ran.returncode == 0
    told = [line for line in ran.stdout.splitlines() if "did not run" in line]
    assert len(told) == 1
    assert told[0].endswith("did not run for want of a comet: make comet")


def test_in_ci_a_test_that_did_not_run_has_failed(tmp_path: Path) -> None:
    ran = lacking(tmp_path, LACKING, CI="true")

    assert ran.returncode == 1
    assert "1 failed, 1 passed, 1 xfailed" in ran.stdout
    assert "did not run for want of a comet: make comet" in ran.stdout


def test_in_ci_a_module_that_did_not_run_has_failed(tmp_path: Path) -> None:
    whole = 'from tests.did_not_run import did_not_run\ndid_not_run("a comet", "make comet")\n'

    assert "1 skipped" in lacking(tmp_path, whole).stdout
    in_ci = lacking(tmp_path, whole, CI="true")
    assert in_ci.returncode != 0
    assert "did not run for want of a comet: make comet" in in_ci.stdout


# ── a C compiler ─────────────────────────────────────────────────────────────────────────────


def uncompiled(folder: Path, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Test the compiled form where everything was built, but without extensions."""
    ready, built = folder / "ready", folder / "built"
    ready.touch()
    built.touch()
    places = [f"COMPILED={folder}", f"READY={ready}", f"BUILT={built}"]
    return make("test-compiled", *places, **environment)


def test_without_a_compiler_make_test_names_the_packages(tmp_path: Path) -> None:
    ran = uncompiled(tmp_path)

    assert ran.returncode == 0
    assert len(ran.stdout.splitlines()) == 1
    assert "did not run for want of a C compiler" in ran.stdout
    assert "apt-get install gcc python3-dev" in ran.stdout


def test_without_a_compiler_ci_fails(tmp_path: Path) -> None:
    assert uncompiled(tmp_path, CI="true").returncode != 0


# ── Python ───────────────────────────────────────────────────────────────────────────────────


def test_without_python_make_setup_names_the_packages(tmp_path: Path) -> None:
    missing = [f"UV={tmp_path}/uv", f"READY={tmp_path}/ready", "PYTHON=no-such-python"]

    ran = make("setup", *missing)

    assert ran.returncode != 0
    assert "apt-get install python3 python3-venv" in ran.stdout.splitlines()[0]


def test_without_venv_and_pip_make_setup_names_the_package(tmp_path: Path) -> None:
    folder = tmp_path / "venv"

    ran = done([sys.executable, "-c", BARE_PYTHON.format(folder=str(folder))], PATH=NOWHERE)

    assert ran.returncode == 1
    assert len(ran.stdout.splitlines()) == 1
    assert ran.stdout.strip().endswith("apt-get install python3-venv")
    assert not folder.exists(), "half an environment would look like a whole one"


def test_an_old_python_is_told_apart_from_a_poor_one() -> None:
    ran = done([sys.executable, "-c", OLD_PYTHON])

    assert ran.returncode == 1
    assert ran.stdout.strip() == "pangaea: Python 3.11 or newer is needed: make PYTHON=…"


# ── Chromium ─────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of npm whose browser only tells with what it was started."""
    package = tmp_path / "package"
    package.mkdir()
    for name in ("package.json", "package-lock.json"):
        (package / name).write_text('{"name": "fake", "lockfileVersion": 3, "packages": {}}')
    (package / "package.json").write_text('{"scripts": {"unpack": "sh unpack.sh"}}')
    (package / "unpack.sh").write_text(
        "mkdir $1/fonts && cp browser $1/chromium && chmod +x $1/chromium; echo once >> unpacked"
    )
    (package / "browser").write_text('#!/bin/sh\necho "$LD_LIBRARY_PATH $FONTCONFIG_PATH $*"')
    monkeypatch.setattr(bring_chromium, "PACKAGE", package)
    return package


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment without a browser, on a machine without one."""
    home = tmp_path / "chromium"
    monkeypatch.setattr(bring_chromium, "HOME", home)
    monkeypatch.setattr(bring_chromium, "COMMAND", home / "start")
    monkeypatch.setattr(bring_chromium, "NAMES", ("no-such-browser",))
    return home


def test_a_browser_is_brought_once_with_its_libraries_and_fonts(package: Path, home: Path) -> None:
    bring_chromium.bring()
    bring_chromium.bring()

    assert (package / "unpacked").read_text() == "once\n"
    assert bring_chromium.chromium() == str(home / "start")
    assert done([str(home / "start"), "--a", "b"]).stdout == (
        f"{home}/al2023/lib {home}/fonts --a b\n"
    )
    assert f"<dir>{home}/fonts</dir>" in (home / "fonts" / "fonts.conf").read_text()


def test_another_lock_brings_another_browser(package: Path, home: Path) -> None:
    bring_chromium.bring()
    with (package / "package-lock.json").open("a") as lock:
        lock.write("\n")

    bring_chromium.bring()

    assert (package / "unpacked").read_text() == "once\nonce\n"
    assert bring_chromium.chromium() == str(home / "start")


@pytest.mark.usefixtures("package", "home")
def test_a_browser_on_the_path_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    bring_chromium.bring()
    monkeypatch.setattr(bring_chromium, "NAMES", ("no-such-browser", "sh"))

    assert bring_chromium.chromium() == shutil.which("sh")


@pytest.mark.usefixtures("home")
def test_without_a_browser_the_tests_say_which_command_brings_it() -> None:
    with pytest.raises(pytest.skip.Exception, match=r"want of Chromium: \.venv/bin/p"):
        found_chromium(NOWHERE)


# ── CI ───────────────────────────────────────────────────────────────────────────────────────


def test_ci_installs_what_lacks_and_counts_what_did_not_run_as_failed(tmp_path: Path) -> None:
    """On a machine with nothing but a shell, played by commands that tell how they were called."""
    for command in ("bash", "dirname"):
        (tmp_path / command).symlink_to(str(shutil.which(command)))
    for command in ("apt-get", "make"):
        (tmp_path / command).write_text(f'#!/bin/sh\necho "{command} $* CI=$CI"\n')
        (tmp_path / command).chmod(0o755)

    ran = done([str(tmp_path / "bash"), ".ci/run"], PATH=str(tmp_path))

    update, install, *verbs = ran.stdout.splitlines()
    assert ran.returncode == 0
    assert update.startswith("apt-get update")
    wanted = {"git", "gcc", "chromium", "python3", "python3-venv", "python3-dev"}
    assert wanted <= set(install.split())
    assert verbs == ["make check CI=true", "make test CI=true"]
