"""Jobs that no workshop should have to do."""


def spin() -> None:
    """Compute for ever."""
    while True:
        pass


def hoard() -> int:
    """Take all the memory there is."""
    held = []
    while True:
        held.append(bytearray(10_000_000))


def stumble() -> None:
    """Be a mistake of ours."""
    raise ZeroDivisionError("a mistake")


def double(number: int) -> int:
    """Be useful."""
    return 2 * number
