"""Masks as bytes, 64 at a time: processors have an instruction for it, which Numba does not find by itself."""

import sys
from typing import Any

import numpy as np

from .compilation import numba
from .words import Words, word

TOGETHER = 64


def spread(row: Words, place: int, mask: int) -> None:
    """Write the bits of a mask into a row of bytes, as zeros and ones, the lowest at this place."""
    for bit in range(TOGETHER):
        row[place + bit] = int(mask >> word(bit)) & 1


if numba is not None and sys.byteorder == "little":
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic, overload

    BYTES, BITS = (ir.VectorType(ir.IntType(width), TOGETHER) for width in (8, 1))

    def _store(typing: Any, address: Any, mask: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            address, mask = arguments
            spread_out = builder.zext(builder.bitcast(mask, BITS), BYTES)
            builder.store(spread_out, builder.inttoptr(address, BYTES.as_pointer()), align=1)
            return context.get_dummy_value()

        return types.void(types.uintp, types.uint64), generate

    store: Any = intrinsic(_store)

    @overload(spread, jit_options={"error_model": "numpy"})
    def _spread(row, place, mask):  # type: ignore[no-untyped-def]
        # Without annotations, because Numba wants both functions to be written alike.
        return lambda row, place, mask: store(row.ctypes.data + np.uint64(place), mask)
