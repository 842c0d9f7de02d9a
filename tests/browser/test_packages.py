"""A source distribution holds the built page, and is installed without Node."""

import subprocess
import sys
from pathlib import Path

import hatch_build
import pytest
from tests.support import ROOT

UV = Path(sys.executable).with_name("uv")


def test_a_source_distribution_needs_no_node(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    where = ["--no-build-isolation", "--python", sys.executable, "--out-dir", str(tmp_path)]
    subprocess.run([UV, "build", "--quiet", "--sdist", *where, ROOT], check=True)
    (packed,) = tmp_path.glob("*.tar.gz")
    subprocess.run(["tar", "xf", packed, "-C", tmp_path], check=True)
    (unpacked,) = tmp_path.glob("pangaea-*/")

    monkeypatch.setattr(hatch_build, "node_command", lambda: pytest.fail("Node was asked for"))
    hatch_build.build_client(unpacked)

    assert (unpacked / "src" / "pangaea" / "server" / "static" / "index.html").is_file()
