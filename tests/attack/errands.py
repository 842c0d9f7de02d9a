"""Jobs that no workshop should have to do."""

import os
import signal


def spin() -> None:
    """Compute for ever."""
    while True:
        pass


def hoard() -> int:
    """Take all the memory there is."""
    held = []
    while True:
        held.append(bytearray(10_000_000))


def fall(*_given: object) -> int:
    """Be killed, as by a system that has no memory left."""
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def forget(*_given: object) -> int:
    """Find no memory."""
    raise MemoryError


def stumble(*_given: object) -> None:
    """Be a mistake of ours."""
    raise ZeroDivisionError("a mistake")


def double(number: int) -> int:
    """Be useful."""
    return 2 * number
