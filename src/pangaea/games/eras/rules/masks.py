"""Single members of a set as a mask.

A compiled `1 << n` is a C int: it loses members above 31, and cards and spaces go beyond.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pangaea.core.bits import WIDEST

BIT: Final = vec[i64]([1 << number for number in range(WIDEST)])
