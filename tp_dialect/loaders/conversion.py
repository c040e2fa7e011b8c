"""From the numbers of a file to those of a program: widening is done, narrowing only where it is asked for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from xdsl.dialects.builtin import IndexType, IntegerType
from xdsl.ir import Attribute
from xdsl.utils.hints import isa

from tp_dialect.errors import TpError
from tp_dialect.interpreter.arrays import dtype_of
from tp_dialect.interpreter.core.elements import round_to_bfloat16
from tp_dialect.loaders.formats import FLOATS, Array, Format, Number


@dataclass(frozen=True)
class Target:
    """What a program wants its elements to be: a name for messages, the numbers, and the numpy type that holds them."""

    name: str
    number: Number
    dtype: np.dtype[np.generic]

    @staticmethod
    def of(element: Attribute) -> Target:
        """The target of an element type; one without numbers is refused as the engine refuses it."""
        dtype = dtype_of(element)
        if isa(element, IntegerType):
            width: int = element.width.data
            number = Number("b", 1) if width == 1 else Number("i", width)
        elif isinstance(element, IndexType):
            number = Number("i", 64)
        else:
            number = FLOATS[element.name]
        return Target(str(element), number, dtype)

    @staticmethod
    def natural(form: Format) -> Target:
        """The elements as the file has them; bf16 and quantised ones, and those without a reader, as f32."""
        number = form.number
        if number is None:
            return SINGLE
        if number.kind == "f":
            wide = FLOATS["f32"] if number.bits < 24 and number.exponent == 8 else number
            name = next(name for name, one in FLOATS.items() if one == wide)
            return Target(name, wide, np.dtype({"f16": "f2", "f32": "f4", "f64": "f8"}[name]))
        code = "?" if number.kind == "b" else f"{number.kind}{number.bits // 8}"
        return Target(form.name.lower(), number, np.dtype(code))


SINGLE = Target("f32", FLOATS["f32"], np.dtype(np.float32))


def conversion(
    title: str, form: Format, number: Number, target: Target, narrow: bool
) -> Callable[[Array], Array] | None:
    """What turns decoded numbers into the target's, beyond a change of numpy type; `TP654` if values could be lost.

    With `narrow`, floats are rounded to narrower ones.
    """
    if not number.widens_to(target.number):
        floats = number.kind == target.number.kind == "f"
        if not (floats and narrow):
            hint = "ask for narrowing (`--narrow`)" if floats else None
            if number.kind in "iu" and target.number.kind == "f":
                hint = (
                    "integers become floats by scales only, and there is no tensor of this name with _scale behind it"
                )
            elif form.quantised and not floats:
                hint = f"its values are blocks of {form.block} with their scales; ask for a float type"
            text = f"{title}: values of format {form.name} do not fit {target.name} without loss"
            raise TpError("TP654", text, hint)
    if target.name == "bf16" and number != FLOATS["bf16"]:
        return lambda array: round_to_bfloat16(array.astype(np.float32))
    return None
