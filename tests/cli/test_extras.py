"""A library user installs no web server, and no command line: what is missing is named."""

import subprocess
import sys

CLI = ("cyclopts", "openskill", "rich")
SERVER = ("h11", "segno", "starlette", "uvicorn", "websockets")
GAME = """
import pangaea
match = pangaea.new("cubosaurs", 2, seed=1)
while match.asked:
    match.answer(match.asked[0], match.answers(match.asked[0])[0])
match.scene(0, "fr"), match.log(0, "fr"), pangaea.bot("search")
print(pangaea.verify(match.record()))
"""


def run_without(packages: tuple[str, ...], code: str) -> subprocess.CompletedProcess[str]:
    """Run Python as if these packages were not installed."""
    hidden = f"import sys; sys.modules.update(dict.fromkeys({packages!r}))\n"
    command = [sys.executable, "-c", hidden + code]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_library_needs_neither_command_line_nor_server() -> None:
    done = run_without((*CLI, *SERVER), GAME)

    assert done.stdout == "True\n", done.stderr


def test_without_its_packages_the_command_says_what_to_install() -> None:
    done = run_without(CLI, "from pangaea.cli import main; main()")

    assert done.returncode == 1
    assert 'pip install "pangaea[cli]"' in done.stderr
    assert "Traceback" not in done.stderr


def test_without_its_packages_the_server_says_what_to_install() -> None:
    done = run_without(SERVER, "from pangaea.cli import run; sys.exit(run(['serve']))")

    assert done.returncode == 1
    assert 'pip install "pangaea[server]"' in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr


def test_games_are_simulated_without_the_server() -> None:
    wish = ["simulate", "cubosaurs", "--seats", "2", "--games", "1"]

    done = run_without(SERVER, f"from pangaea.cli import run; sys.exit(run({wish!r}))")

    assert done.returncode == 0, done.stderr
