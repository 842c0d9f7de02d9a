"""Who is at the other end: a person's id in a signed cookie. No account, no password."""

import hmac
import secrets
from hashlib import sha256
from pathlib import Path
from typing import Final

COOKIE: Final = "pangaea"
YEAR: Final = 365 * 24 * 3600
ID_BYTES: Final = 16
TOKEN_BYTES: Final = 18
TABLE_BYTES: Final = 9


def fresh_token() -> str:
    """Return the secret of an invite link: 144 bits that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def fresh_table_id() -> str:
    """Return the id of a new table: whoever knows it may watch."""
    return secrets.token_urlsafe(TABLE_BYTES)


class Identity:
    """Signs people's cookies with a secret that stays on this server."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def fresh(self) -> str:
        """Return an id for somebody new."""
        return secrets.token_urlsafe(ID_BYTES)

    def person(self, cookies: dict[str, str]) -> str:
        """Return who a cookie belongs to, or nobody ("") if it is not ours."""
        person, _, signature = cookies.get(COOKIE, "").partition(".")
        genuine = hmac.compare_digest(self._signed(person).encode(), signature.encode())
        return person if genuine and person else ""

    def cookie(self, person: str, *, secure: bool) -> str:
        """Return the header that gives a person their cookie."""
        value = f"{COOKIE}={person}.{self._signed(person)}"
        rules = f"Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
        return f"{value}; {rules}; Secure" if secure else f"{value}; {rules}"

    def _signed(self, person: str) -> str:
        return hmac.new(self._secret, person.encode(), sha256).hexdigest()


def server_secret(data_dir: Path) -> bytes:
    """Read the secret of this server, or make one that only its user can read."""
    path = data_dir / "secret"
    data_dir.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        fresh = data_dir / f"secret.{secrets.token_hex(4)}"
        fresh.touch(mode=0o600)
        fresh.write_bytes(secrets.token_bytes(32))
        fresh.rename(path)
    return path.read_bytes()
