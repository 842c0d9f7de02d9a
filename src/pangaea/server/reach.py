"""Where others find this server: addresses on the network, a code for phones, a certificate.

Nobody has signed the certificate but this server: browsers warn before the first page, unless a
device was told to trust it. docs/hosting.md says what phones say and how that is done.
"""

import io
import ipaddress
import socket
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

import segno
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)
from cryptography.x509.oid import NameOID

from pangaea.server.data_dir import prepare, write_whole

EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104 - these are recognised, not bound
ELSEWHERE: Final = ("192.0.2.1", 9)  # an address kept for examples: nothing is ever sent there


def network_address() -> str:
    """Return the address of this machine on its network, "" if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)  # chooses a way out without sending anything
        except OSError:
            return ""
        found = str(probe.getsockname()[0])
    return "" if is_here_only(found) else found


def is_here_only(host: str) -> bool:
    """Tell whether a host is one that only this machine itself can reach."""
    if host.partition(":")[0] == "localhost":
        return True
    try:
        address = ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return False
    return address.is_loopback or address.is_unspecified


def site_for_others(host: str, port: int, scheme: str = "http") -> str:
    """Return how others reach a server bound to a host, "" if they cannot."""
    known = network_address() if host in EVERYWHERE else host
    if not known or is_here_only(known):
        return ""
    return f"{scheme}://[{known}]:{port}" if ":" in known else f"{scheme}://{known}:{port}"


def drawn_code(address: str) -> str:
    """Draw an address for a terminal, as a code that phones read."""
    drawing = io.StringIO()
    segno.make(address, error="l").terminal(drawing, compact=True, border=2)
    return drawing.getvalue()


FILE: Final = "certificate.pem"  # the key and the certificate, for this user only
VALID: Final = timedelta(days=397)  # phones trust none that lasts much longer
RENEWAL: Final = timedelta(days=30)
HERE: Final = ("localhost", "127.0.0.1")


def certificate_for(data_dir: Path, hosts: tuple[str, ...], now: datetime | None = None) -> Path:
    """Return the file with a certificate for these hosts; it is made anew when it must be."""
    prepare(data_dir)
    path, moment = data_dir / FILE, now or datetime.now(UTC)
    names = tuple(dict.fromkeys((*hosts, *HERE)))
    if not (path.exists() and _serves(path.read_bytes(), names, moment)):
        write_whole(path, _make(names, moment))
    return path


def _serves(content: bytes, names: tuple[str, ...], moment: datetime) -> bool:
    """Tell whether a certificate is for these names, and lasts for a while."""
    try:
        load_pem_private_key(content, None)
        known = x509.load_pem_x509_certificate(content)
        found = known.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except (ValueError, x509.ExtensionNotFound):
        return False
    return set(found) == set(_general_names(names)) and known.not_valid_after_utc - moment > RENEWAL


def _general_names(names: tuple[str, ...]) -> list[x509.GeneralName]:
    return [_name(one) for one in names]


def _name(one: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ipaddress.ip_address(one))
    except ValueError:
        return x509.DNSName(one)


def _make(names: tuple[str, ...], moment: datetime) -> bytes:
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, f"Pangaea at {names[0]}")])
    made = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(moment - timedelta(days=1))
        .not_valid_after(moment + VALID)
        .add_extension(x509.SubjectAlternativeName(_general_names(names)), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, SHA256())
    )
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return secret + made.public_bytes(Encoding.PEM)
