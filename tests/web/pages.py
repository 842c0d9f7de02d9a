"""What pages were sent, followed by the page's own program."""

import subprocess

from hatch_build import node_command, npm_with_packages, with_neighbours
from msgspec import Struct
from msgspec.json import encode
from tests.support import ROOT

from pangaea.core.changes import Difference
from pangaea.core.scene import Scene

WEB = ROOT / "web"


class Sent(Struct, omit_defaults=True):
    """What a page was sent, and what it must see then."""

    page: str
    scene: Scene
    whole: Scene | None = None
    difference: Difference | None = None


def follow(sent: list[Sent]) -> int:
    """Let the page's program follow, and count what it was sent; any other scene fails."""
    npm_with_packages(WEB)
    command = [node_command(), "tests/recorded.mjs"]
    lines = b"".join(encode(one) + b"\n" for one in sent)
    found = subprocess.run(
        command, cwd=WEB, env=with_neighbours(command), input=lines, capture_output=True,
        check=False,
    )  # fmt: skip
    assert found.returncode == 0, found.stderr.decode()[-2000:]
    return int(found.stdout)
