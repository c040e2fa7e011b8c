"""How the elements of a tensor lie in a file: plain numbers, or blocks of numbers that share a scale.

A block format stores `block` consecutive elements of the last axis in `size` bytes, scale included, so a cut that
keeps whole blocks keeps every value with its scale. The layouts are those of safetensors' dtypes and of ggml's
`block_q8_0`, `block_q4_0` and `block_q4_1`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]


@dataclass(frozen=True)
class Number:
    """What an element is once it is read: `f` with its significand and exponent bits, `i`, `u`, or `b` (a truth value).

    Integers have their width in `bits`, and `exponent` 0.
    """

    kind: str
    bits: int
    exponent: int = 0

    def widens_to(self, other: Number) -> bool:
        """Whether every value of this type is one of the other's."""
        if self.kind == "u" and other.kind == "i":
            return self.bits < other.bits
        return self.kind == other.kind and self.bits <= other.bits and self.exponent <= other.exponent


FLOATS = {
    "f64": Number("f", 53, 11),
    "f32": Number("f", 24, 8),
    "f16": Number("f", 11, 5),
    "bf16": Number("f", 8, 8),
}


@dataclass(frozen=True)
class Format:
    """One way to store elements.

    `block` elements of the last axis take `size` bytes. `storage` is numpy's view of them (None: the size is known,
    but nobody here can read the numbers). `number` is what `decode` yields; of blocks it yields their elements on an
    axis of their own: `(..., blocks, block)` from `(..., blocks)`.
    """

    name: str
    block: int
    size: int
    storage: np.dtype[np.void] | np.dtype[np.generic] | None = None
    number: Number | None = None
    decode: Callable[[Array], Array] | None = None

    @property
    def quantised(self) -> bool:
        """Whether values share a scale with others."""
        return self.block > 1

    def byte_count(self, elements: int) -> int:
        """The bytes of so many elements, a whole number of blocks."""
        return elements // self.block * self.size


def field_of(stored: Array, name: str) -> Array:
    """A field of blocks: `d` their scales, `m` their minimums, `q` their codes."""
    return cast(Any, stored)[name]


def _same(stored: Array) -> Array:
    return stored


def _truth(stored: Array) -> Array:
    return stored != 0


def _bfloat16(stored: Array) -> Array:
    return (stored.astype(np.uint32) << np.uint32(16)).view(np.float32)


def _scales(stored: Array, name: str = "d") -> Array:
    return field_of(stored, name).astype(np.float32)[..., None]


def _nibbles(stored: Array, dtype: type[np.generic]) -> Array:
    """The 4-bit codes of blocks: the low halves of the 16 bytes are elements 0 to 15, the high halves 16 to 31."""
    packed = field_of(stored, "q")
    codes = np.empty((*packed.shape[:-1], 32), dtype)
    codes[..., :16] = packed & np.uint8(15)
    codes[..., 16:] = packed >> np.uint8(4)
    return codes


def codes_of(stored: Array, name: str) -> Array:
    """The integer codes of block-quantised elements, shape (..., blocks, 32), as signed bytes."""
    if name == "Q8_0":
        return field_of(stored, "q")
    codes = _nibbles(stored, np.int8)
    return codes - np.int8(8) if name == "Q4_0" else codes


def _q8_0(stored: Array) -> Array:
    values = field_of(stored, "q").astype(np.float32)
    values *= _scales(stored)
    return values


def _q4_0(stored: Array) -> Array:
    values = _nibbles(stored, np.float32)
    values -= 8
    values *= _scales(stored)
    return values


def _q4_1(stored: Array) -> Array:
    values = _nibbles(stored, np.float32)
    values *= _scales(stored)
    values += _scales(stored, "m")
    return values


def _plain(name: str, code: str, number: Number) -> Format:
    dtype = np.dtype(code)
    return Format(name, 1, dtype.itemsize, dtype, number, _same)


def _blocks(
    name: str, fields: list[tuple[str, str] | tuple[str, str, tuple[int]]], decode: Callable[[Array], Array]
) -> Format:
    dtype = np.dtype(fields)
    return Format(name, 32, dtype.itemsize, dtype, FLOATS["f32"], decode)


BF16 = Format("BF16", 1, 2, np.dtype("<u2"), FLOATS["bf16"], _bfloat16)

READABLE: dict[str, Format] = {
    one.name: one
    for one in (
        _plain("F64", "<f8", FLOATS["f64"]),
        _plain("F32", "<f4", FLOATS["f32"]),
        _plain("F16", "<f2", FLOATS["f16"]),
        BF16,
        *(_plain(f"I{width}", f"<i{width // 8}", Number("i", width)) for width in (8, 16, 32, 64)),
        *(_plain(f"U{width}", f"<u{width // 8}", Number("u", width)) for width in (8, 16, 32, 64)),
        Format("BOOL", 1, 1, np.dtype("u1"), Number("b", 1), _truth),
        _blocks("Q8_0", [("d", "<f2"), ("q", "i1", (32,))], _q8_0),
        _blocks("Q4_0", [("d", "<f2"), ("q", "u1", (16,))], _q4_0),
        _blocks("Q4_1", [("d", "<f2"), ("m", "<f2"), ("q", "u1", (16,))], _q4_1),
    )
}
"""The formats that can be read, by name."""

SAFETENSORS: dict[str, Format] = {
    **{name: one for name, one in READABLE.items() if not one.quantised},
    **{name: Format(name, 1, 1) for name in ("F8_E4M3", "F8_E5M2", "F8_E8M0", "F8_E4M3FNUZ", "F8_E5M2FNUZ")},
    "C64": Format("C64", 1, 8),
    "F4": Format("F4", 2, 1),
    "F6_E2M3": Format("F6_E2M3", 4, 3),
    "F6_E3M2": Format("F6_E3M2", 4, 3),
}
"""safetensors' dtypes; some have a known size and no reader here."""

GGML: dict[int, Format] = {
    0: READABLE["F32"],
    1: READABLE["F16"],
    2: READABLE["Q4_0"],
    3: READABLE["Q4_1"],
    6: Format("Q5_0", 32, 22),
    7: Format("Q5_1", 32, 24),
    8: READABLE["Q8_0"],
    9: Format("Q8_1", 32, 36),
    10: Format("Q2_K", 256, 84),
    11: Format("Q3_K", 256, 110),
    12: Format("Q4_K", 256, 144),
    13: Format("Q5_K", 256, 176),
    14: Format("Q6_K", 256, 210),
    15: Format("Q8_K", 256, 292),
    16: Format("IQ2_XXS", 256, 66),
    17: Format("IQ2_XS", 256, 74),
    18: Format("IQ3_XXS", 256, 98),
    19: Format("IQ1_S", 256, 50),
    20: Format("IQ4_NL", 32, 18),
    21: Format("IQ3_S", 256, 110),
    22: Format("IQ2_S", 256, 82),
    23: Format("IQ4_XS", 256, 136),
    24: READABLE["I8"],
    25: READABLE["I16"],
    26: READABLE["I32"],
    27: READABLE["I64"],
    28: READABLE["F64"],
    29: Format("IQ1_M", 256, 56),
    30: READABLE["BF16"],
    34: Format("TQ1_0", 256, 54),
    35: Format("TQ2_0", 256, 66),
    39: Format("MXFP4", 32, 17),
}
"""ggml's tensor types by number; of the others the size is known, so that a file that holds them can still be used."""
