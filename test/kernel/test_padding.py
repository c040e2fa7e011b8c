"""Padding against numbers: what the verifier accepts computes as if nothing had been padded."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import pytest
from xdsl.dialects import test
from xdsl.dialects.builtin import FloatAttr, f32
from xdsl.ir import Operation
from xdsl.utils.exceptions import VerifyException

from tp_dialect.interpreter.kernels import compile_kernel
from tp_dialect.known_numbers import BEFORE, Scalar, evaluated

STEPS: dict[str, tuple[str, Callable[[np.ndarray], np.ndarray]]] = {
    "itself": ("", lambda x: x),
    "exp": ("%w = math.exp %u : f32", np.exp),
    "negative": ("%w = arith.negf %u : f32", np.negative),
    "square": ("%w = arith.mulf %u, %u : f32", np.square),
    "plus one": ("%one = arith.constant 1.0 : f32\n%w = arith.addf %u, %one : f32", lambda x: x + 1),
    "weighted": ("%w = arith.mulf %u, %g : f32", lambda x: x * np.float32(3)),
}
COMBINERS = {"addf": np.add, "mulf": np.multiply, "maximumf": np.maximum, "minimumf": np.minimum}
IDENTITIES = {"addf": 0.0, "mulf": 1.0, "maximumf": -math.inf, "minimumf": math.inf}
NEUTRAL = {
    ("addf", "itself", 0.0),
    ("addf", "negative", 0.0),
    ("addf", "square", 0.0),
    ("addf", "weighted", 0.0),
    ("addf", "exp", -math.inf),
    ("addf", "plus one", -1.0),
    ("mulf", "itself", 1.0),
    ("mulf", "square", 1.0),
    ("mulf", "square", -1.0),
    ("mulf", "exp", 0.0),
    ("mulf", "negative", -1.0),
    ("mulf", "plus one", 0.0),
    ("maximumf", "itself", -math.inf),
    ("maximumf", "negative", math.inf),
    ("maximumf", "plus one", -math.inf),
    ("minimumf", "itself", math.inf),
    ("minimumf", "negative", -math.inf),
    ("minimumf", "exp", math.inf),
    ("minimumf", "square", math.inf),
    ("minimumf", "square", -math.inf),
    ("minimumf", "plus one", math.inf),
}
"""Combiner, what is made of an element before, and the pad that leaves the result as it is."""


def text(value: float) -> str:
    """The number as an attribute."""
    return str(FloatAttr(value, f32))


def kernel_text(combiner: str, step: str, pad: float, body: str = "") -> str:
    """Rows of 10 columns, of which 4 at a time are reduced; the third page has two columns that nobody gave."""
    made, value = STEPS[step][0], "%u" if step == "itself" else "%w"
    return f"""
    tp.kernel @reduce(%x: tensor<3x10xf32>, %v: tensor<1xf32>) -> (%y: tensor<3xf32>) {{
      tp.nest (k = 3) {{
        %g1 = tp.load %v[0] over () : !tp.buffer<fifo 1, tensor<1xf32>>
        %a = tp.load %x[0, k] over (k) pad {text(pad)} : !tp.buffer<fifo 2, tensor<3x4xf32>>
        %c = tp.compute (%g1, %a) over (k) fold (k) from [{text(IDENTITIES[combiner])}]
            : !tp.buffer<fifo 1, tensor<3xf32>> {{
        ^bb0(%h: tensor<1xf32>, %p: tensor<3x4xf32>, %so_far: tensor<3xf32>):
          {body or "%q = tensor.cast %p : tensor<3x4xf32> to tensor<3x4xf32>"}
          %r = linalg.generic {{
            indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (0)>, affine_map<(i, j) -> (i)>],
            iterator_types = ["parallel", "reduction"]
          }} ins(%q, %h : tensor<3x4xf32>, tensor<1xf32>) outs(%so_far : tensor<3xf32>) {{
          ^bb1(%u: f32, %g: f32, %s: f32):
            {made}
            %t = arith.{combiner} %s, {value} : f32
            linalg.yield %t : f32
          }} -> tensor<3xf32>
          tp.yield %r : tensor<3xf32>
        }}
        tp.store %c, %y[0] over ()
      }}
    }}"""


@pytest.mark.parametrize("pad", [0.0, 1.0, -1.0, math.inf, -math.inf])
@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("combiner", COMBINERS)
def test_a_reduction_is_accepted_only_if_the_pad_leaves_it_as_it_is(parsed, numbers, combiner, step, pad):
    if (combiner, step, pad) not in NEUTRAL:
        with pytest.raises(VerifyException, match=r"compute %c: the padding of load %a.*is reduced over.*\[TP221\]"):
            parsed(kernel_text(combiner, step, pad))
        return
    x = numbers(3, 10)
    (y,) = compile_kernel(parsed(kernel_text(combiner, step, pad)))([x, np.array([3], np.float32)])
    wanted = COMBINERS[combiner].reduce(STEPS[step][1](x), axis=1)
    np.testing.assert_allclose(y, wanted, rtol=1e-5)


MOVES = {
    "a transpose and back": """
          %e = tensor.empty() : tensor<4x3xf32>
          %moved = linalg.transpose ins(%p : tensor<3x4xf32>) outs(%e : tensor<4x3xf32>) permutation = [1, 0]
          %f = tensor.empty() : tensor<3x4xf32>
          %q = linalg.transpose ins(%moved : tensor<4x3xf32>) outs(%f : tensor<3x4xf32>) permutation = [1, 0]""",
    "an axis more and back": """
          %moved = tensor.expand_shape %p [[0, 1], [2, 3]] output_shape [3, 1, 4, 1]
              : tensor<3x4xf32> into tensor<3x1x4x1xf32>
          %q = tensor.collapse_shape %moved [[0, 1], [2, 3]] : tensor<3x1x4x1xf32> into tensor<3x4xf32>""",
    "pairs of columns and back": """
          %moved = tensor.expand_shape %p [[0], [1, 2]] output_shape [3, 2, 2] : tensor<3x4xf32> into tensor<3x2x2xf32>
          %q = tensor.collapse_shape %moved [[0], [1, 2]] : tensor<3x2x2xf32> into tensor<3x4xf32>""",
}


@pytest.mark.parametrize("move", MOVES)
def test_padded_columns_are_followed_through_what_moves_them(parsed, move):
    """They are neutral for a sum, and refused for a maximum, on the other side of the move too."""
    parsed(kernel_text("addf", "itself", 0.0, MOVES[move]))
    with pytest.raises(VerifyException, match=r"is reduced over.*\[TP221\]"):
        parsed(kernel_text("maximumf", "itself", 0.0, MOVES[move]))


STORED = """
tp.kernel @kept(%x: tensor<2x10xf32>) -> (%y: tensor<SHAPExf32>) {
  tp.nest (k = COUNT) {
    %a = tp.load %x[0, k] over (k) pad 0.0 : f32 : !tp.buffer<fifo 2, tensor<2x4xf32>>
    %c = tp.compute (%a) over (k) : !tp.buffer<fifo 2, tensor<PAGExf32>> {
    ^bb0(%p: tensor<2x4xf32>):
      BODY
      tp.yield %q : tensor<PAGExf32>
    }
    tp.store %c, %y[INDEX] over (k)
  }
}
"""


def stored(body: str, page: str, shape: str, index: str = "0, k") -> str:
    return STORED.replace("BODY", body).replace("PAGE", page).replace("SHAPE", shape).replace("INDEX", index)


@pytest.mark.parametrize(
    ("body", "page", "fitting", "too_large", "index"),
    [
        ("%q = math.exp %p : tensor<2x4xf32>", "2x4", "2x10", "2x11", "0, k"),
        (
            "%q = tensor.extract_slice %p[0, 0] [1, 4] [1, 1] : tensor<2x4xf32> to tensor<1x4xf32>",
            "1x4",
            "1x10",
            "1x12",
            "0, k",
        ),
        (
            "%q = tensor.concat dim(0) %p, %p : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>",
            "4x4",
            "4x10",
            "4x11",
            "0, k",
        ),
        (
            "%q = tensor.expand_shape %p [[0], [1, 2]] output_shape [2, 2, 2] : tensor<2x4xf32> into tensor<2x2x2xf32>",
            "2x2x2",
            "2x5x2",
            "2x6x2",
            "0, k, 0",
        ),
    ],
)
def test_padded_columns_are_stored_only_where_the_store_cuts_them(parsed, body, page, fitting, too_large, index):
    parsed(stored(body, page, fitting, index).replace("COUNT", "3"))
    with pytest.raises(VerifyException, match=r"store of %c: the padding of load %a.* is stored on axis 1.*\[TP221\]"):
        parsed(stored(body, page, too_large, index).replace("COUNT", "3"))


def test_padding_that_cannot_be_followed_is_refused(parsed):
    """Columns in front of rows are scattered by a collapse; the reverse is no operation that is known."""
    body = "%q = tensor.collapse_shape %p [[0, 1]] : tensor<2x4xf32> into tensor<8xf32>"
    with pytest.raises(VerifyException, match=r"padded elements of load %a may be stored.*\[TP221\]"):
        parsed(stored(body, "8", "24", "k").replace("COUNT", "3"))


def scalar_op(name: str, count: int) -> Operation:
    """An operation of this name on f32 operands."""
    operands = test.TestOp(result_types=[f32] * count).results
    op = test.TestOp(operands=operands, result_types=[f32])
    op.name = name  # pyright: ignore
    return op


@pytest.mark.parametrize(
    ("name", "operands", "known"),
    [
        ("arith.addf", (BEFORE, 0.0), BEFORE),
        ("arith.subf", (BEFORE, 0.0), BEFORE),
        ("arith.subf", (0.0, BEFORE), None),
        ("arith.mulf", (None, 0.0), 0.0),
        ("arith.mulf", (1.0, BEFORE), BEFORE),
        ("arith.divf", (1.0, BEFORE), None),
        ("arith.divf", (1.0, 0.0), None),
        ("arith.maximumf", (-math.inf, BEFORE), BEFORE),
        ("math.exp", (-math.inf,), 0.0),
        ("math.log", (1.0,), None),
        ("arith.select", (1, BEFORE, None), BEFORE),
        ("arith.select", (0, BEFORE, 2.0), 2.0),
    ],
)
def test_what_is_known_of_a_scalar(name, operands, known):
    result = evaluated(scalar_op(name, len(operands)), [Scalar(operand, padded=True) for operand in operands])
    assert result == Scalar(known, padded=True)
