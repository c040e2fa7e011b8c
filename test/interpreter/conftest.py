"""Helpers for the engine's tests: text to compiled functions, and an oracle that evaluates bodies point by point."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from xdsl.context import Context
from xdsl.dialects import arith, builtin, cf, func, linalg, tensor
from xdsl.dialects import math as math_dialect
from xdsl.dialects.linalg.ops import GenericOp, IndexOp
from xdsl.ir import Block, SSAValue
from xdsl.parser import Parser

from tp_dialect.interpreter.functions import compile_block, compile_function

Array = NDArray[Any]
DIALECTS = (
    builtin.Builtin,
    func.Func,
    arith.Arith,
    math_dialect.Math,
    tensor.Tensor,
    linalg.Linalg,
    cf.Cf,
)


def parse_module(text: str) -> builtin.ModuleOp:
    """A verified module from its text."""
    context = Context()
    for dialect in DIALECTS:
        context.load_dialect(dialect)
    module = Parser(context, text).parse_module()
    module.verify()
    return module


def find_function(module: builtin.ModuleOp, name: str) -> func.FuncOp:
    return next(op for op in module.ops if isinstance(op, func.FuncOp) and op.sym_name.data == name)


def run_text(text: str, *arrays: Array, name: str = "f", **options: Any) -> Any:
    """Run @f of a module; the single result, or the tuple of several."""
    results = compile_function(find_function(parse_module(text), name), **options)(*arrays)
    return results[0] if len(results) == 1 else results


def pointwise_text(op: str, kinds: Sequence[str], result: str, count: int) -> str:
    """@f, a generic whose body is one operation, written `name` or `name <{properties}>`, on `count` points."""
    name, _, properties = op.partition(" ")
    tensors = [f"tensor<{count}x{kind}>" for kind in (*kinds, result)]
    names = [f"%x{number}" for number in range(len(kinds))]
    parameters = ", ".join(f"{n}: {t}" for n, t in zip(names, tensors, strict=False))
    arguments = ", ".join(f"{n}s: {kind}" for n, kind in zip((*names, "%o"), (*kinds, result), strict=True))
    scalars = ", ".join(f"{n}s" for n in names)
    maps = ", ".join(["affine_map<(d0) -> (d0)>"] * len(tensors))
    return f"""func.func @f({parameters}) -> {tensors[-1]} {{
      %e = tensor.empty() : {tensors[-1]}
      %r = "linalg.generic"({", ".join(names)}, %e) <{{indexing_maps = [{maps}],
        iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: {len(kinds)}, 1>}}> ({{
      ^bb0({arguments}):
        %y = "{name}"({scalars}) {properties} : ({", ".join(kinds)}) -> {result}
        "linalg.yield"(%y) : ({result}) -> ()
      }}) : ({", ".join(tensors)}) -> {tensors[-1]}
      func.return %r : {tensors[-1]}
    }}"""


def block_of(text: str) -> Block:
    """The block of @f."""
    return find_function(parse_module(text), "f").body.block


def run_block(text: str, batch_rank: int, arrays: Sequence[Array]) -> tuple[Array, ...]:
    return compile_block(block_of(text), batch_rank)(arrays)


# The oracle: one point at a time, Python numbers rounded to the type after each operation.

SCALARS: dict[str, Callable[..., Any]] = {
    "arith.addf": lambda a, b: a + b,
    "arith.subf": lambda a, b: a - b,
    "arith.mulf": lambda a, b: a * b,
    "arith.divf": lambda a, b: a / b,
    "arith.negf": lambda a: -a,
    "arith.maximumf": max,
    "arith.minimumf": min,
    "arith.addi": lambda a, b: a + b,
    "arith.muli": lambda a, b: a * b,
    "arith.select": lambda c, a, b: a if c else b,
    "arith.index_cast": lambda a: a,
    "arith.sitofp": float,
    "arith.extf": lambda a: a,
    "arith.truncf": lambda a: a,
    "math.exp": math.exp,
    "math.tanh": math.tanh,
    "math.absf": abs,
}
COMPARE: dict[int, Callable[..., bool]] = {2: lambda a, b: a > b, 3: lambda a, b: a >= b, 4: lambda a, b: a < b}
ROUND: dict[str, Callable[[Any], Any]] = {
    "f32": lambda x: float(np.float32(x)),
    "f64": float,
    "i64": int,
    "index": int,
    "i1": bool,
}


def evaluate_body(block: Block, arguments: Sequence[Any], point: Sequence[int]) -> list[Any]:
    """What the body yields at one point of its loops."""
    values: dict[SSAValue, Any] = dict(zip(block.args, arguments, strict=True))
    for op in list(block.ops)[:-1]:
        operands = [values[operand] for operand in op.operands if operand in values]
        if isinstance(op, arith.ConstantOp):
            result = op.value.value.data  # pyright: ignore
        elif isinstance(op, IndexOp):
            result = point[op.dim.value.data]
        elif isinstance(op, arith.CmpfOp):
            result = COMPARE[op.predicate.value.data](*operands)
        else:
            result = SCALARS[op.name](*operands)
        values[op.results[0]] = ROUND[str(op.results[0].type)](result)
    assert block.last_op is not None
    return [values[operand] for operand in block.last_op.operands]


def evaluate_generic(op: GenericOp, inputs: Sequence[Array], outputs: Sequence[Array]) -> list[Array]:
    """A linalg.generic as the loops that it stands for."""
    arrays = [*inputs, *(output.copy() for output in outputs)]
    maps = [attribute.data for attribute in op.indexing_maps]
    sizes = op.get_static_loop_ranges()
    for point in itertools.product(*map(range, sizes)):
        places = [indexing.eval(list(point), []) for indexing in maps]
        read = [array[tuple(place)].item() for array, place in zip(arrays, places, strict=True)]
        for number, result in enumerate(evaluate_body(op.body.block, read, point)):
            arrays[len(inputs) + number][tuple(places[len(inputs) + number])] = result
    return arrays[len(inputs) :]


@pytest.fixture
def parse() -> Callable[[str], builtin.ModuleOp]:
    return parse_module


@pytest.fixture
def run() -> Callable[..., Any]:
    return run_text


@pytest.fixture
def compiled() -> Callable[..., Callable[..., tuple[Array, ...]]]:
    """@f of a module, compiled."""
    return lambda text, **options: compile_function(find_function(parse_module(text), "f"), **options)


@pytest.fixture
def pointwise() -> Callable[[str, Sequence[str], str, int], str]:
    """The text of @f, which applies one scalar operation to every element."""
    return pointwise_text


@pytest.fixture
def block() -> Callable[[str], Block]:
    return block_of


@pytest.fixture
def in_pages() -> Callable[[str, int, Sequence[Array]], tuple[Array, ...]]:
    """Run the block of @f with leading batch axes."""
    return run_block


@pytest.fixture
def oracle() -> Callable[[str, Sequence[Array], Sequence[Array]], list[Array]]:
    """Evaluate the only linalg.generic of @f, point by point, on its inputs and outputs."""

    def evaluate(text: str, inputs: Sequence[Array], outputs: Sequence[Array]) -> list[Array]:
        operations = [op for op in block_of(text).ops if isinstance(op, GenericOp)]
        return evaluate_generic(operations[0], inputs, outputs)

    return evaluate
