"""The server's folder: closed to others, used by one server, its secret never empty."""

import hmac
import os
import subprocess
import sys
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from tests.attack.house import running
from tests.server.guests import Guest, device

from pangaea.server.app import create_app
from pangaea.server.serve import NoHost, bind
from pangaea.server.sessions import (
    DAY,
    KEYS_KEPT,
    RENEWAL_DAYS,
    VALID_DAYS,
    Keys,
    Sessions,
    change_key,
    session_keys,
)
from pangaea.server.settings import Claim, FolderBusy, FolderTrouble, Settings, prepare, write_whole

KEY = b"k" * 32


def mode(path: Path) -> int:
    """Return the rights to a file."""
    return path.stat().st_mode & 0o777


def test_a_new_folder_and_what_is_in_it_are_closed_to_others(tmp_path: Path) -> None:
    room = tmp_path / "deep" / "data"
    before = os.umask(0)
    try:
        with TestClient(create_app(Settings(data_dir=room))) as client:
            Guest(client).open("cubosaurs", device("Ada"), device("Bo"))
            modes = {file.name: mode(file) for file in room.iterdir()}
    finally:
        os.umask(before)

    assert mode(room) == 0o700
    assert {"tables.sqlite", "tables.sqlite-wal", "secret", "lock"} <= set(modes)
    assert set(modes.values()) == {0o600}


def test_a_folder_of_the_first_release_is_closed(tmp_path: Path) -> None:
    room = tmp_path / "data"
    room.mkdir(0o755)
    for name in ("tables.sqlite", "secret"):
        (room / name).write_bytes(KEY if name == "secret" else b"")
        (room / name).chmod(0o644)

    session_keys(room)
    Claim(room).release()

    assert mode(room) == 0o700
    assert {mode(file) for file in room.iterdir()} == {0o600}
    assert (room / "secret").read_bytes() == KEY


def test_a_folder_that_holds_other_things_is_left_as_it_is(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "letters.txt").touch()
    tmp_path.chmod(0o755)

    prepare(tmp_path)

    assert mode(tmp_path) == 0o755
    assert "can be read by others" in caplog.text


def test_a_folder_that_cannot_be_is_said_in_words(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    with pytest.raises(FolderTrouble) as caught:
        prepare(tmp_path / "file" / "data")

    assert str(tmp_path) in caught.value.text("fr")


def test_one_folder_serves_one_server(tmp_path: Path) -> None:
    first = Claim(tmp_path / "data")
    with pytest.raises(FolderBusy):
        Claim(tmp_path / "data")
    first.release()

    Claim(tmp_path / "data").release()


def test_a_second_server_is_refused_in_words(tmp_path: Path) -> None:
    with running(tmp_path):
        command = [sys.executable, "-m", "pangaea.server", "--port", "0"]
        again = subprocess.run(
            [*command, "--data-dir", str(tmp_path / "data")],
            capture_output=True, text=True, timeout=30, check=False,
        )  # fmt: skip

    assert again.returncode == 1
    assert "Another server uses the folder" in again.stderr
    assert "Traceback" not in again.stderr


def test_a_server_that_was_killed_lets_go(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        house.process.kill()
        house.process.wait(10)

    Claim(tmp_path / "data").release()


@pytest.mark.parametrize("host", ["", " "])
def test_no_host_is_not_every_host(host: str) -> None:
    with pytest.raises(NoHost):
        bind(host, 0)


# -- the secret ------------------------------------------------------------------------------


@pytest.mark.parametrize("damaged", [b"", b"short", b"x" * 31, b"x" * 33])
def test_a_damaged_secret_is_replaced(tmp_path: Path, damaged: bytes) -> None:
    (tmp_path / "secret").write_bytes(damaged)

    keys = session_keys(tmp_path)

    assert len(keys.current) == 32
    assert keys == session_keys(tmp_path)
    assert mode(tmp_path / "secret") == 0o600


def test_a_secret_is_on_disk_before_it_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []
    sync, rename = os.fsync, Path.replace

    def noted_sync(door: int) -> None:
        order.append("sync")
        sync(door)

    def noted_name(one: Path, two: Path) -> Path:
        order.append("name")
        return rename(one, two)

    monkeypatch.setattr(os, "fsync", noted_sync)
    monkeypatch.setattr(Path, "replace", noted_name)

    session_keys(tmp_path / "data")

    # The folder's own name, then the content, its name, and that in the folder.
    assert order == ["sync", "sync", "name", "sync"]


def test_a_disk_that_is_full_leaves_the_old_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = session_keys(tmp_path)

    def full(_door: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_whole(tmp_path / "secret", b"y" * 32)
    monkeypatch.undo()

    assert session_keys(tmp_path) == keys
    assert [file.name for file in tmp_path.iterdir()] == ["secret"]


# -- cookies ---------------------------------------------------------------------------------


def cookies(header: str) -> dict[str, str]:
    """Return what a browser sends back."""
    name, _, value = header.split(";", maxsplit=1)[0].partition("=")
    return {name: value}


def on_day(day: int, keys: Keys | None = None) -> Sessions:
    """Return the identity of a server on a day."""
    return Sessions(keys or Keys(KEY), clock=lambda: float(day * DAY + 5))


def test_a_cookie_is_renewed_while_it_is_used() -> None:
    given = cookies(on_day(20_000).cookie("ada", "desk", secure=False))

    assert not on_day(20_000 + RENEWAL_DAYS - 1).is_due(given)
    assert on_day(20_000 + RENEWAL_DAYS).is_due(given)
    assert on_day(20_000 + VALID_DAYS).person(given) == "ada"
    assert on_day(20_000 + VALID_DAYS + 1).person(given) == ""


def test_a_date_cannot_be_changed() -> None:
    given = cookies(on_day(20_000).cookie("ada", "desk", secure=False))["pangaea"]
    person, issued, epoch, here, signature = given.split(".")
    forged = (
        f"{person}.{int(issued) + 1}.{epoch}.{here}", f"{person}.{issued}.{epoch}.another",
        f"{person}.{issued}.{epoch}", f"{person}.{issued}", person,
    )  # fmt: skip

    assert on_day(20_001).person({"pangaea": given}) == "ada"
    for signed in forged:
        assert on_day(20_001).person({"pangaea": f"{signed}.{signature}"}) == ""


def test_a_cookie_of_the_first_release_is_known_and_renewed() -> None:
    old = {"pangaea": f"ada.{hmac.new(KEY, b'ada', 'sha256').hexdigest()}"}

    assert on_day(20_000).person(old) == "ada"
    assert on_day(20_000).is_due(old)


def test_a_new_key_takes_nobodys_seat(tmp_path: Path) -> None:
    with TestClient(create_app(Settings(data_dir=tmp_path))) as client:
        table = Guest(client).open("cubosaurs", device("Ada"), device("Bo")).id
        old = client.cookies["pangaea"]
    change_key(tmp_path)
    with TestClient(create_app(Settings(data_dir=tmp_path))) as client:
        client.cookies.set("pangaea", old)
        reply = client.get(f"/api/tables/{table}")
        renewed = cookies(reply.headers["set-cookie"])["pangaea"]
        client.cookies.clear()
        client.cookies.set("pangaea", renewed)
        again = client.get(f"/api/tables/{table}")

    assert reply.json()["maker"]
    assert again.json()["maker"]
    assert "set-cookie" not in again.headers
    assert renewed != old


def test_the_oldest_keys_are_forgotten(tmp_path: Path) -> None:
    first = session_keys(tmp_path)
    old = cookies(on_day(20_000, first).cookie("ada", "desk", secure=False))
    known = []
    for _ in range(KEYS_KEPT + 1):
        change_key(tmp_path)
        known.append(on_day(20_000, session_keys(tmp_path)).person(old))

    assert known == ["ada"] * KEYS_KEPT + [""]
