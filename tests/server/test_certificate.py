"""A certificate of one's own: made once, for the names in use, and served with."""

import signal
import ssl
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx

from pangaea.server.serve import RENEWAL, VALID, certificate_for, site_for_others

NOW = datetime(2026, 3, 1, tzinfo=UTC)


def test_it_is_made_once_for_this_user_only(tmp_path: Path) -> None:
    path = certificate_for(tmp_path, ("192.0.2.7",), NOW)
    first = path.read_bytes()

    assert certificate_for(tmp_path, ("192.0.2.7",), NOW).read_bytes() == first
    assert path.stat().st_mode & 0o077 == 0


def test_another_address_age_or_damage_brings_another(tmp_path: Path) -> None:
    made = [certificate_for(tmp_path, ("192.0.2.7",), NOW).read_bytes()]
    made.append(certificate_for(tmp_path, ("192.0.2.8",), NOW).read_bytes())
    late = NOW + VALID - RENEWAL + timedelta(days=1)
    made.append(certificate_for(tmp_path, ("192.0.2.8",), late).read_bytes())
    (tmp_path / "certificate.pem").write_bytes(b"torn")
    made.append(certificate_for(tmp_path, ("192.0.2.8",), late).read_bytes())

    assert len(set(made)) == len(made)


def test_others_are_sent_to_https() -> None:
    assert site_for_others("192.0.2.7", 8000, "https") == "https://192.0.2.7:8000"


def test_it_is_served_with_and_whoever_trusts_it_is_let_in(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pangaea.server", "--port", "0", "--certificate"]
    process = subprocess.Popen(
        [*command, "--data-dir", str(tmp_path)], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        address = next(word for word in said.split() if word.startswith("https://127.0.0.1:"))
        trust = ssl.create_default_context(cafile=str(tmp_path / "certificate.pem"))
        reply = httpx.get(f"{address}api/games", timeout=20, verify=trust)
        process.send_signal(signal.SIGTERM)
        process.wait(20)
    finally:
        process.kill()
        process.communicate()

    assert reply.status_code == 200
    assert "Secure" in reply.headers["set-cookie"]
