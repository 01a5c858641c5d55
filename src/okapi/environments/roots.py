"""Observations for networks: the roots of the bytes, so that large numbers matter less than small ones."""

import numpy as np
from numpy.typing import NDArray

from okapi.observation import MAX_BYTE

_ROOTS = np.sqrt(np.arange(MAX_BYTE + 1, dtype=np.float32))
HIGHEST = float(_ROOTS[-1])


def roots(rows: NDArray[np.uint8]) -> NDArray[np.float32]:
    return np.asarray(_ROOTS[rows])
