"""linalg.generic: maps, bodies, indices and several results, against an oracle that loops over the points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

Run = Callable[..., Any]
Oracle = Callable[..., list[Any]]

PARALLEL, REDUCTION = "#linalg.iterator_type<parallel>", "#linalg.iterator_type<reduction>"


def generic(
    loops: int,
    maps: Sequence[str],
    kinds: Sequence[str],
    outputs: int,
    body: str,
    reduced: Sequence[int] = (),
    types: Sequence[str] = (),
) -> str:
    """@f, one generic over tensors `types`; the body's arguments are %0 %1 ..., and it ends in its yield."""
    inputs = len(types) - outputs
    names = [f"%t{number}" for number in range(len(types))]
    dims = ", ".join(f"d{loop}" for loop in range(loops))
    written = ", ".join(f"affine_map<({dims}) -> ({text})>" for text in maps)
    iterators = ", ".join(REDUCTION if loop in reduced else PARALLEL for loop in range(loops))
    arguments = ", ".join(f"%b{number}: {kind}" for number, kind in enumerate(kinds))
    results = ", ".join(types[inputs:])
    values = ", ".join(f"%r#{number}" for number in range(outputs))
    count = f":{outputs}" if outputs > 1 else ""
    return f"""func.func @f({", ".join(f"{n}: {t}" for n, t in zip(names, types, strict=True))}) -> ({results}) {{
      %r{count} = "linalg.generic"({", ".join(names)}) <{{indexing_maps = [{written}], iterator_types = [{iterators}],
        operandSegmentSizes = array<i32: {inputs}, {outputs}>}}> ({{
      ^bb0({arguments}):
        {body}
      }}) : ({", ".join(types)}) -> ({results})
      func.return {values if outputs > 1 else "%r"} : {results}
    }}"""


def numbers(shape: Sequence[int], seed: int = 0, dtype: Any = np.float32) -> Any:
    generator = np.random.default_rng(seed + 17 * len(shape))
    if np.dtype(dtype).kind == "i":
        return generator.integers(-9, 10, shape).astype(dtype)
    return generator.standard_normal(shape).astype(dtype)


def check(text: str, arrays: Sequence[Any], outputs: int, run: Run, oracle: Oracle, tolerance: float = 1e-5) -> None:
    """The engine's results equal the oracle's, by position."""
    got = run(text, *arrays)
    got = (got,) if outputs == 1 else got
    split = len(arrays) - outputs
    for mine, want in zip(got, oracle(text, arrays[:split], arrays[split:]), strict=True):
        assert mine.shape == want.shape
        assert mine.dtype == want.dtype
        np.testing.assert_allclose(mine, want, rtol=tolerance, atol=tolerance)


YIELD = '"linalg.yield"(%y) : (f32) -> ()'
ADD_TWO = f"%y = arith.addf %b0, %b1 : f32\n{YIELD}"

MAPS = {
    "identity": (3, ["d0, d1, d2", "d0, d1, d2", "d0, d1, d2"], [(2, 3, 4), (2, 3, 4), (2, 3, 4)]),
    "permuted": (3, ["d2, d0, d1", "d1, d2, d0", "d0, d1, d2"], [(4, 2, 3), (3, 4, 2), (2, 3, 4)]),
    "permuted result": (3, ["d0, d1, d2", "d2", "d1, d2, d0"], [(2, 3, 4), (4,), (3, 4, 2)]),
    "broadcast": (3, ["d1", "d2, d0", "d0, d1, d2"], [(3,), (4, 2), (2, 3, 4)]),
    "constant 0": (3, ["d0, 0, d2", "d0, d1, 0", "d0, d1, d2"], [(2, 1, 4), (2, 3, 1), (2, 3, 4)]),
    "constant 2": (2, ["2, d1", "d0, 1", "d0, d1"], [(3, 4), (2, 3), (2, 4)]),
    "diagonal": (2, ["d0, d0", "d1, d1", "d0, d1"], [(3, 3), (4, 4), (3, 4)]),
    "window": (2, ["d0 + d1", "d1", "d0, d1"], [(6,), (3,), (4, 3)]),
    "stride and dilation": (2, ["d0 * 2 + d1 * 3", "d0", "d0, d1"], [(12,), (4,), (4, 2)]),
    "offset and reversal": (1, ["d0 + 2", "3 - d0", "d0"], [(6,), (4,), (4,)]),
    "floordiv and mod": (2, ["d0 floordiv 2, d1", "d1 mod 3, d0", "d0, d1"], [(3, 4), (3, 6), (6, 4)]),
    "grouped heads": (3, ["d0 floordiv 2, d2", "d1 mod 2, d2", "d0, d1, d2"], [(2, 5), (2, 5), (4, 3, 5)]),
    "two loops in one index": (2, ["d0 + d1 floordiv 2", "d0 mod 2 + d1, d0", "d0, d1"], [(5,), (5, 4), (4, 3)]),
    "ceildiv": (1, ["d0 ceildiv 2", "d0", "d0"], [(3,), (5,), (5,)]),
    "size 1 kept and dropped": (3, ["d0, d1, d2", "d1", "d0, d2, d1"], [(1, 3, 1), (3,), (1, 1, 3)]),
    "a result with index 0": (2, ["d0, d1", "d1, d0", "d0, 0, d1"], [(2, 3), (3, 2), (2, 1, 3)]),
    "no loops": (0, ["", "", ""], [(), (), ()]),
}


def tensors(shapes: Sequence[Sequence[int]], kind: str = "f32") -> list[str]:
    return [f"tensor<{''.join(f'{size}x' for size in shape)}{kind}>" for shape in shapes]


@pytest.mark.parametrize("name", MAPS)
def test_operands_are_laid_along_the_loops(name: str, run: Run, oracle: Oracle) -> None:
    loops, maps, shapes = MAPS[name]
    text = generic(loops, maps, ["f32"] * 3, 1, ADD_TWO, types=tensors(shapes))
    check(text, [numbers(shape, seed) for seed, shape in enumerate(shapes)], 1, run, oracle)


@st.composite
def projections(draw: st.DrawFn) -> tuple[list[int], list[list[int]], list[int], bool]:
    """Loop sizes, the loops of two inputs, those of the result, and whether the body multiplies first."""
    sizes = draw(st.lists(st.integers(1, 4), min_size=1, max_size=4))
    loops = list(range(len(sizes)))
    inputs = [draw(st.permutations(draw(st.lists(st.sampled_from(loops), unique=True)))) for _ in range(2)]
    result = draw(st.permutations(draw(st.lists(st.sampled_from(loops), unique=True))))
    return sizes, inputs, result, draw(st.booleans())


@given(projections())
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=150)
def test_any_sum_over_any_loops(
    run: Run, oracle: Oracle, case: tuple[list[int], list[list[int]], list[int], bool]
) -> None:
    """Contractions and sums over any projected permutations, into a result that is not zero before."""
    sizes, inputs, result, multiply = case
    loops = list(range(len(sizes)))
    # A third input names every loop, so that each has a size.
    accesses = [*inputs, loops, result] if not multiply else [*inputs, result]
    if set(inputs[0]) | set(inputs[1]) | set(result) != set(loops):
        accesses, multiply = [*inputs, loops, result], False
    body = "%p = arith.mulf %b0, %b1 : f32\n"
    if not multiply:
        body += "%q = arith.addf %p, %b2 : f32\n"
    total = len(accesses) - 1
    body += f"%y = arith.addf %b{total}, %{'p' if multiply else 'q'} : f32\n{YIELD}"
    shapes = [[sizes[loop] for loop in access] for access in accesses]
    maps = [", ".join(f"d{loop}" for loop in access) for access in accesses]
    reduced = [loop for loop in loops if loop not in result]
    text = generic(len(loops), maps, ["f32"] * len(maps), 1, body, reduced, tensors(shapes))
    arrays = [numbers(shape, seed) for seed, shape in enumerate(shapes)]
    check(text, arrays, 1, run, oracle, 1e-4)


def test_each_result_goes_to_its_own_output(run: Run, oracle: Oracle) -> None:
    body = """%y = arith.mulf %b0, %b0 : f32
        %z = arith.subf %b0, %b2 : f32
        "linalg.yield"(%z, %y) : (f32, f32) -> ()"""
    shapes = [(2, 3), (3, 2), (2, 3)]
    text = generic(2, ["d0, d1", "d1, d0", "d0, d1"], ["f32"] * 3, 2, body, types=tensors(shapes))
    check(text, [numbers(shape, seed) for seed, shape in enumerate(shapes)], 2, run, oracle)


def test_results_of_different_ranks(run: Run, oracle: Oracle) -> None:
    body = """%s = arith.addf %b1, %b0 : f32
        %m = arith.maximumf %b2, %b0 : f32
        %y = arith.negf %b0 : f32
        "linalg.yield"(%s, %m, %y) : (f32, f32, f32) -> ()"""
    shapes = [(2, 3, 4), (3,), (4, 2), (2, 3, 4)]
    maps = ["d0, d1, d2", "d1", "d2, d0", "d0, d1, d2"]
    text = generic(3, maps, ["f32"] * 4, 3, body, [0, 1, 2], tensors(shapes))
    check(text, [numbers(shape, seed) for seed, shape in enumerate(shapes)], 3, run, oracle)


def test_indices_of_every_loop(run: Run, oracle: Oracle) -> None:
    body = """%i = "linalg.index"() <{dim = 0 : i64}> : () -> index
        %j = "linalg.index"() <{dim = 1 : i64}> : () -> index
        %ten = arith.constant 10 : index
        %a = arith.muli %i, %ten : index
        %b = arith.addi %a, %j : index
        %c = arith.index_cast %b : index to i64
        %d = arith.addi %c, %b0 : i64
        "linalg.yield"(%d) : (i64) -> ()"""
    text = generic(2, ["d0, d1"], ["i64"], 1, body, types=["tensor<3x4xi64>"])
    check(text, [numbers((3, 4), 0, np.int64)], 1, run, oracle)


def test_a_result_of_indices_only_is_written_out(run: Run) -> None:
    body = """%i = "linalg.index"() <{dim = 1 : i64}> : () -> index
        %c = arith.index_cast %i : index to i64
        "linalg.yield"(%c) : (i64) -> ()"""
    text = generic(2, ["d0, d1"], ["i64"], 1, body, types=["tensor<3x4xi64>"])
    assert run(text, np.zeros((3, 4), np.int64)).tolist() == [[0, 1, 2, 3]] * 3


def test_the_output_before_is_read(run: Run, oracle: Oracle) -> None:
    shapes = [(2, 3), (3, 2)]
    text = generic(2, ["d0, d1", "d1, d0"], ["f32"] * 2, 1, ADD_TWO, types=tensors(shapes))
    check(text, [numbers(shape, seed) for seed, shape in enumerate(shapes)], 1, run, oracle)


def test_a_chain_of_operations_in_one_body(run: Run, oracle: Oracle) -> None:
    body = f"""%one = arith.constant 1.000000e+00 : f32
        %n = arith.negf %b0 : f32
        %e = math.exp %n : f32
        %s = arith.addf %e, %one : f32
        %g = arith.divf %b0, %s : f32
        %y = arith.mulf %g, %b1 : f32
        {YIELD}"""
    shapes = [(3, 4), (4,), (3, 4)]
    text = generic(2, ["d0, d1", "d1", "d0, d1"], ["f32"] * 3, 1, body, types=tensors(shapes))
    check(text, [numbers(shape, seed) for seed, shape in enumerate(shapes)], 1, run, oracle)


def test_a_body_of_a_thousand_operations(run: Run) -> None:
    lines = ["%v0 = arith.addf %b0, %b0 : f32"]
    lines += [f"%v{n} = arith.addf %v{n - 1}, %b0 : f32" for n in range(1, 1000)]
    body = "\n".join([*lines, '"linalg.yield"(%v999) : (f32) -> ()'])
    text = generic(1, ["d0", "d0"], ["f32"] * 2, 1, body, types=["tensor<2xf32>"] * 2)
    assert run(text, np.array([1, -2], np.float32), np.zeros(2, np.float32)).tolist() == [1001, -2002]


def test_empty_tensors(run: Run) -> None:
    text = generic(2, ["d0, d1", "d0"], ["f32"] * 2, 1, ADD_TWO, [1], ["tensor<2x0xf32>", "tensor<2xf32>"])
    assert run(text, np.zeros((2, 0), np.float32), np.array([3, -4], np.float32)).tolist() == [3, -4]
    text = generic(1, ["d0", "d0"], ["f32"] * 2, 1, ADD_TWO, [], ["tensor<0xf32>"] * 2)
    assert run(text, np.zeros(0, np.float32), np.zeros(0, np.float32)).shape == (0,)


EXTRACT = """func.func @f(%t: tensor<4x3x5xf32>, %i: tensor<6xi64>, %j: tensor<3xi64>) -> tensor<{shape}xf32> {{
      %e = tensor.empty() : tensor<{shape}xf32>
      %r = linalg.generic {{indexing_maps = [affine_map<({dims}) -> (d0)>, affine_map<({dims}) -> (d1)>,
        affine_map<({dims}) -> ({dims})>], iterator_types = [{iterators}]}}
        ins(%i, %j : tensor<6xi64>, tensor<3xi64>) outs(%e : tensor<{shape}xf32>) {{
      ^bb0(%a: i64, %b: i64, %o: f32):
        %x = arith.index_cast %a : i64 to index
        %y = arith.index_cast %b : i64 to index
        {index}
        %v = tensor.extract %t[{place}] : tensor<4x3x5xf32>
        linalg.yield %v : f32
      }} -> tensor<{shape}xf32>
      func.return %r : tensor<{shape}xf32>
    }}"""
INDEX_2 = '%z = "linalg.index"() <{dim = 2 : i64}> : () -> index'
INDEX_1 = '%z = "linalg.index"() <{dim = 1 : i64}> : () -> index'


@pytest.mark.parametrize(
    ("shape", "index", "place", "want"),
    [
        ("6x3x5", INDEX_2, "%x, %y, %z", lambda t, i, j: t[i[:, None], j[None], :]),
        ("6x3x5", INDEX_1, "%x, %z, %y", lambda t, i, j: np.repeat(t[i][:, [0, 1, 2], j][..., None], 5, 2)),
        ("6x3", INDEX_1, "%x, %z, %x", lambda t, i, j: t[i[:, None], np.arange(3)[None], i[:, None]]),
        ("6x3", INDEX_1, "%x, %y, %z", lambda t, i, j: t[i[:, None], j[None], np.arange(3)[None]]),
    ],
)
def test_elements_are_gathered_at_computed_indices(
    shape: str, index: str, place: str, want: Callable[..., Any], run: Run
) -> None:
    rank = shape.count("x") + 1
    dims = ", ".join(f"d{n}" for n in range(rank))
    iterators = ", ".join(['"parallel"'] * rank)
    text = EXTRACT.format(shape=shape, dims=dims, iterators=iterators, index=index, place=place)
    t = numbers((4, 3, 5))
    i, j = np.array([3, 0, 2, 2, 1, 3]), np.array([2, 0, 1])
    assert (run(text, t, i, j) == want(t, i, j)).all()
