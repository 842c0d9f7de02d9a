"""Where others find this server: addresses on the network, also as a code that phones read."""

import io
import ipaddress
import socket
from typing import Final

import segno

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
