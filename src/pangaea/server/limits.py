"""How fast one line or one address may ask: buckets that refill with time."""

from collections import OrderedDict
from time import monotonic
from typing import Final

BUCKETS_KEPT: Final = 10_000


class Bucket:
    """Holds `burst` drops and refills by `rate` a second; each request takes one."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = float(burst)
        self.drops = float(burst)
        self.filled = monotonic()

    def takes(self) -> bool:
        """Take a drop; False if the bucket is empty."""
        now = monotonic()
        self.drops = min(self.burst, self.drops + (now - self.filled) * self.rate)
        self.filled = now
        if self.drops < 1:
            return False
        self.drops -= 1
        return True


class Gate:
    """One bucket per address; the addresses not heard of for longest are forgotten."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def opens(self, address: str) -> bool:
        """Let a request through, or not."""
        bucket = self.buckets.pop(address, None) or Bucket(self.rate, self.burst)
        self.buckets[address] = bucket
        if len(self.buckets) > BUCKETS_KEPT:
            self.buckets.popitem(last=False)
        return bucket.takes()
